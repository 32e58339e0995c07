//! A PostgreSQL server for one test, from the system's package.

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts one, or says why it cannot.
    pub(crate) fn start() -> Result<Self, String> {
        let programs = programs().ok_or("no PostgreSQL under /usr/lib/postgresql")?;
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = port.map_err(|error| error.to_string())?.port();
        // The places that `mktemp` fills in.
        let template = format!("boroughs-postgres-{}", "X".repeat(6));
        let made = said(owned("mktemp").args(["-d", "-t", &template]))?;
        let folder = PathBuf::from(made.trim());
        let server = Postgres {
            programs,
            folder,
            port,
        };
        let data = server.data();
        said(
            server
                .program("initdb")
                .args(["--auth=trust", "--username=boroughs", "-D", &data]),
        )?;
        server.go_on()?;
        Ok(server)
    }

    /// Starts it over what it has.
    pub(crate) fn go_on(&self) -> Result<(), String> {
        let (data, folder, port) = (self.data(), self.folder.display(), self.port);
        let options =
            format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}");
        let log = format!("{folder}/log");
        let start = ["-w", "-D", &data, "-l", &log, "-o", &options, "start"];
        // The server outlives this command and must not hold its output open.
        let mut command = self.program("pg_ctl");
        command.args(start).stdout(Stdio::null());
        match command.stderr(Stdio::null()).status() {
            Ok(status) if status.success() => Ok(()),
            _ => Err("PostgreSQL did not start".to_owned()),
        }
    }

    /// Stops it at once; what it has is kept.
    pub(crate) fn stop(&self) {
        let data = self.data();
        let stop = ["-w", "-m", "immediate", "-D", &data, "stop"];
        drop(self.program("pg_ctl").args(stop).output());
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://boroughs@127.0.0.1:{}/postgres", self.port)
    }

    pub(crate) fn from(&self) -> String {
        self.programs.display().to_string()
    }

    /// The folder of its data.
    pub(crate) fn data(&self) -> String {
        format!("{}/data", self.folder.display())
    }

    fn program(&self, name: &str) -> Command {
        owned(&self.programs.join(name).display().to_string())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
        drop(owned("rm").arg("-r").arg(&self.folder).output());
    }
}

/// The programs of the newest version there is.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut all: Vec<PathBuf> = versions
        .flatten()
        .map(|entry| entry.path().join("bin"))
        .collect();
    all.retain(|path| path.join("initdb").exists());
    all.sort();
    all.pop()
}

/// A command of a user that PostgreSQL agrees to run as: it refuses the superuser.
pub(crate) fn owned(program: &str) -> Command {
    let is_root =
        fs::metadata("/proc/self").is_ok_and(|it| std::os::unix::fs::MetadataExt::uid(&it) == 0);
    let mut command = if is_root {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", program]);
        command
    } else {
        Command::new(program)
    };
    command.current_dir(Path::new("/")).stdin(Stdio::null());
    command
}

pub(crate) fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).trim().to_owned())
    }
}
