//! The server in a process of its own.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
};

/// The binary, serving; it is ended when this is dropped.
pub(crate) struct Server {
    pub(crate) process: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Self {
        Self::of(serve(folder).arg("--log=error"))
    }

    /// One that logs everything, and where.
    pub(crate) fn logging(folder: &Path) -> (Self, PathBuf) {
        let log = folder.join("log");
        let file = fs::File::create(&log).unwrap();
        let server = Self::of(serve(folder).arg("--log=trace").stderr(file));
        (server, log)
    }

    fn of(command: &mut Command) -> Self {
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let out = process.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut line).unwrap();
        let address = line.trim().rsplit('/').next().unwrap().parse().unwrap();
        Server { process, address }
    }

    /// `kill -9`.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

fn serve(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boroughs"));
    command.args(["serve", "--listen=127.0.0.1:0", "--data"]);
    command.arg(folder).args([
        "--requests-per-second=0",
        "--messages-per-second=0",
        "--connections-per-address=0",
    ]);
    command
}

/// An empty folder for one test.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs a command of the binary.
pub(crate) fn boroughs(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boroughs"));
    command.args(args).stdin(Stdio::null()).output().unwrap()
}
