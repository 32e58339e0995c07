//! The server in a process of its own.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// The binary, serving; it is ended when this is dropped.
pub(crate) struct Server {
    pub(crate) process: Child,
    pub(crate) address: SocketAddr,
    /// Where it tells its figures, if it does.
    figures: Option<SocketAddr>,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Self {
        Self::with(folder, &[])
    }

    /// One with more arguments.
    pub(crate) fn with(folder: &Path, arguments: &[&str]) -> Self {
        Self::of(serve(folder).arg("--log=error").args(arguments))
    }

    /// One with more arguments that tells its figures.
    pub(crate) fn measured(folder: &Path, arguments: &[&str]) -> Self {
        Self::measured_of(serve(folder).arg("--log=error").args(arguments))
    }

    /// One that is started in a way of its own and tells its figures.
    pub(crate) fn measured_of(command: &mut Command) -> Self {
        let figures = free_address();
        let mut server = Self::of(command.arg(format!("--metrics-listen={figures}")));
        server.figures = Some(figures);
        server
    }

    /// One that says nothing, for it is going to be harmed.
    pub(crate) fn silent(folder: &Path, arguments: &[&str]) -> Self {
        Self::of(serve(folder).arg("--log=off").args(arguments))
    }

    /// One that logs everything, and where.
    pub(crate) fn logging(folder: &Path) -> (Self, PathBuf) {
        let log = folder.join("log");
        let file = fs::File::create(&log).unwrap();
        let server = Self::of(serve(folder).arg("--log=trace").stderr(file));
        (server, log)
    }

    /// One that is started in a way of its own.
    pub(crate) fn of(command: &mut Command) -> Self {
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let out = process.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut line).unwrap();
        let address = line.trim().rsplit('/').next().unwrap().parse().unwrap();
        let figures = None;
        Server {
            process,
            address,
            figures,
        }
    }

    /// One of its figures, if it is there.
    pub(crate) async fn figure(&self, name: &str) -> Option<f64> {
        let figures = self.figures.expect("it was started to be measured");
        let (_, text) = get(figures, "/metrics").await.unwrap();
        let mut lines = text.lines().filter_map(|line| line.strip_prefix(name));
        lines.find_map(|rest| rest.trim().parse().ok())
    }

    /// `kill -9`.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// `SIGTERM`: it ends when it has finished what it does.
    pub(crate) fn terminate(&self) {
        let id = self.process.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(told.success());
    }
}

/// What the server at `address` answers to `GET path`: status and body.
pub(crate) async fn get(address: SocketAddr, path: &str) -> std::io::Result<(u16, String)> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let status = answer.split(' ').nth(1).and_then(|it| it.parse().ok());
    let body = answer
        .split_once("\r\n\r\n")
        .map(|(_, body)| body.to_owned());
    Ok((status.unwrap_or(0), body.unwrap_or_default()))
}

/// An address that nobody listens on.
pub(crate) fn free_address() -> SocketAddr {
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    free.local_addr().unwrap()
}

/// Waits until `found` finds something, for at most half a minute.
pub(crate) async fn until<T>(what: &str, mut found: impl AsyncFnMut() -> Option<T>) -> T {
    let end = Instant::now() + Duration::from_secs(30);
    loop {
        if let Some(found) = found().await {
            return found;
        }
        assert!(Instant::now() < end, "waited in vain until {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// The command that serves from `folder`, without limits and without backups of its own.
pub(crate) fn serve(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boroughs"));
    command.args(["serve", "--listen=127.0.0.1:0", "--data"]);
    command.arg(folder).args([
        "--requests-per-second=0",
        "--messages-per-second=0",
        "--connections-per-address=0",
        "--tables-per-guest=0",
        "--tables-per-address=0",
        "--tables-per-guest-hour=0",
        "--tables-per-address-hour=0",
    ]);
    // What an argument may say otherwise.
    command.env("BOROUGHS_BACKUP_HOURS", "0");
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
