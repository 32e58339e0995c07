//! The web client in a real browser: Debian's chromium, and the driver that belongs to it.

use std::{
    env,
    process::{Command, Stdio},
};

use anyhow::Result;

use crate::{
    cargo::{build_tested_boroughs, cargo},
    commit::Commit,
};

/// The crate of the tests. The step `tests` leaves it out: it needs a browser.
pub(crate) const PACKAGE: &str = "web-tests";

/// The programs that the tests start, and the packages they come in.
const PROGRAMS: [(&str, &str); 2] = [
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
];

/// The client and the program that serves it, then the tests.
pub(crate) fn commands() -> Result<Vec<Command>> {
    let mut web = cargo()?;
    web.args(["xtask", "web"]);
    let build = build_tested_boroughs()?;
    let mut test = cargo()?;
    test.args(["test", "--package", PACKAGE]);
    // The same games wherever this commit is tested, and others with the next.
    let commit = Commit::here();
    test.env("JOURNEYS_SEED", commit.seed.to_string());
    Ok(vec![web, build, test])
}

/// The same with every window and every number of seats at every table, and nothing else.
pub(crate) fn long_commands() -> Result<Vec<Command>> {
    let mut commands = commands()?;
    if let Some(test) = commands.last_mut() {
        test.args(["--test", "journeys", "--", "windows::"]);
        test.env("ALL_WINDOWS", "yes");
    }
    Ok(commands)
}

/// Sees to it that there is a browser; says what is in the way.
pub(crate) fn provide() -> Option<String> {
    let missing = missing();
    if missing.is_empty() {
        return None;
    }
    let packages = missing.join(" ");
    if !is_there("apt-get") {
        return Some(untested(&packages, "this system has no apt"));
    }
    println!("there is no browser to test with yet: apt-get install {packages}");
    // Lists may be older than the packages; without a network the install says so itself.
    let _ = apt(&["update"]);
    let mut install = vec!["install", "--yes", "--no-install-recommends"];
    install.extend(&missing);
    let said = apt(&install);
    let still = self::missing();
    (!still.is_empty()).then(|| untested(&packages, &said))
}

fn untested(packages: &str, why: &str) -> String {
    format!("NOT tested in any browser: {packages} could not be installed ({why})")
}

/// The packages whose programs are not there.
fn missing() -> Vec<&'static str> {
    let absent = PROGRAMS.iter().filter(|(program, _)| !is_there(program));
    absent.map(|(_, package)| *package).collect()
}

fn is_there(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Runs apt as far as we are permitted to; gives the last thing it complained of.
fn apt(arguments: &[&str]) -> String {
    let answer = Command::new("apt-get")
        .args(["--quiet", "--quiet"])
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .output();
    match answer {
        Ok(answer) => {
            let said = String::from_utf8_lossy(&answer.stderr);
            let last = said.lines().rev().find(|line| !line.trim().is_empty());
            last.unwrap_or("apt-get said nothing").to_owned()
        }
        Err(error) => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_for_where_the_shell_looks() {
        assert!(is_there("sh"));
        assert!(!is_there("a-browser-nobody-wrote"));
    }

    #[test]
    fn without_a_browser_it_is_said_plainly_that_nothing_was_tested() {
        let said = untested("chromium", "Permission denied");
        assert!(said.starts_with("NOT tested"), "{said}");
        assert!(said.contains("chromium") && said.contains("Permission denied"));
    }

    #[test]
    fn the_tests_run_after_the_program_they_test_is_built() {
        let said: Vec<String> = commands()
            .unwrap()
            .iter()
            .map(|it| format!("{it:?}"))
            .collect();
        assert!(said[0].contains("web"), "{said:?}");
        assert!(said[1].contains("--no-run"), "{said:?}");
        assert!(said[2].contains(PACKAGE), "{said:?}");
    }
}
