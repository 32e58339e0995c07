//! Programs that end when we do, however we end.

use std::{
    ffi::OsStr,
    fs::{self, File},
    io::{BufRead, BufReader},
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
};

/// Runs a program, then waits for the end of its own input and ends its whole process group.
///
/// The other end of that input is ours alone: it closes when a [`Leash`] is dropped, and by itself
/// when a test panics, is interrupted or killed.
const HOLD: &str = r#""$@" & exec >&-; read -r _; kill -KILL 0"#;

/// A program and all that it started, as one process group.
#[derive(Debug)]
pub(crate) struct Leash {
    holder: Child,
}

impl Leash {
    /// Starts `program`, whose complaints go to the file `errors`; gives what `ready` finds in the
    /// first line where it finds anything.
    pub(crate) fn start<T>(
        program: &OsStr,
        arguments: &[&OsStr],
        errors: &Path,
        ready: impl Fn(&str) -> Option<T>,
    ) -> (Leash, T) {
        let started = Leash::try_start(program, arguments, errors, ready);
        started.unwrap_or_else(|said| panic!("{} did not start: {said}", program.display()))
    }

    /// The same; what the program complained of if it ended before it was ready.
    pub(crate) fn try_start<T>(
        program: &OsStr,
        arguments: &[&OsStr],
        errors: &Path,
        ready: impl Fn(&str) -> Option<T>,
    ) -> Result<(Leash, T), String> {
        let complaints = File::create(errors).expect("the folder of the trial can be written to");
        let mut holder = Command::new("sh")
            .args(["-c", HOLD, "sh"])
            .arg(program)
            .args(arguments)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(complaints)
            .spawn()
            .expect("every system has a shell");
        let out = holder.stdout.take().expect("it is piped");
        let leash = Leash { holder };
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        let Some(found) = lines.find_map(|line| ready(&line)) else {
            drop(leash);
            return Err(fs::read_to_string(errors).unwrap_or_default());
        };
        // Nobody listens any more, but a program whose lines nobody takes would come to a stop.
        thread::spawn(move || lines.for_each(drop));
        Ok((leash, found))
    }

    /// The group, by the process that leads it.
    #[cfg(test)]
    fn group(&self) -> u32 {
        self.holder.id()
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        drop(self.holder.stdin.take());
        // The holder ends with its group.
        let _ = self.holder.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folders;
    use std::{
        ffi::OsString,
        panic,
        path::PathBuf,
        time::{Duration, Instant},
    };

    /// Programs of that group that still run, by what Linux says of them.
    fn running(group: u32) -> usize {
        let processes = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
        processes
            .filter_map(|process| fs::read_to_string(process.path().join("stat")).ok())
            .filter(|stat| {
                // pid (name) state parent group
                let (_, rest) = stat.rsplit_once(')').unwrap_or_default();
                let mut words = rest.split_whitespace();
                let ended = words.next() == Some("Z");
                !ended && words.nth(1) == Some(&group.to_string())
            })
            .count()
    }

    /// Whether it is all gone soon: the kernel takes a moment to end what was killed.
    fn ends(group: u32) -> bool {
        let start = Instant::now();
        while running(group) > 0 {
            if start.elapsed() > Duration::from_secs(10) {
                return false;
            }
            thread::yield_now();
        }
        true
    }

    fn errors(name: &str) -> PathBuf {
        folders::fresh(name).join("errors")
    }

    fn start(name: &str) -> Leash {
        let script = OsString::from("tail -f /dev/null & echo ready; wait");
        let arguments = [OsStr::new("-c"), script.as_os_str()];
        let ready = |line: &str| (line == "ready").then_some(());
        Leash::start(OsStr::new("sh"), &arguments, &errors(name), ready).0
    }

    #[test]
    fn a_dropped_leash_ends_grandchildren_too() {
        let leash = start("leash-dropped");
        let group = leash.group();
        assert!(running(group) >= 3, "holder, shell and its programs run");
        drop(leash);
        assert!(ends(group));
    }

    #[test]
    fn a_panic_ends_the_group() {
        let leash = start("leash-panic");
        let group = leash.group();
        let ended = panic::catch_unwind(move || {
            let _held = leash;
            panic!("as a failing test does");
        });
        assert!(ended.is_err());
        assert!(ends(group));
    }

    #[test]
    fn a_program_that_does_not_start_is_told_with_what_it_said() {
        let ended = panic::catch_unwind(|| {
            let arguments = [OsStr::new("-c"), OsStr::new("echo no luck >&2")];
            let errors = errors("leash-silent");
            Leash::start(OsStr::new("sh"), &arguments, &errors, |_| None::<()>)
        });
        let said = ended.unwrap_err();
        let said = said.downcast_ref::<String>().unwrap();
        assert!(said.contains("no luck"), "{said}");
    }
}
