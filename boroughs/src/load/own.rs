//! A server that is started to be measured.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result};

/// Linux counts the time of processes in hundredths of a second, whatever its own clock does.
const TICK: Duration = Duration::from_millis(10);

/// A server of our own, with a folder of its own, for as long as the measurement takes.
pub(super) struct Own {
    process: Child,
    folder: PathBuf,
    pub(super) address: SocketAddr,
}

impl Own {
    pub(super) fn folder() -> PathBuf {
        env::temp_dir().join(format!("boroughs-load-{}", std::process::id()))
    }

    pub(super) fn start(folder: PathBuf) -> Result<Self> {
        let limits = [
            "--requests-per-second=0",
            "--messages-per-second=0",
            "--connections-per-address=0",
            "--tables-per-guest=0",
            "--tables-per-address=0",
            "--tables-per-guest-hour=0",
            "--tables-per-address-hour=0",
            "--spectators-per-table=10000",
        ];
        let mut process = Command::new(env::current_exe()?)
            .args(["serve", "--listen=127.0.0.1:0", "--log=error"])
            .args(["--backup-hours=0", "--data"])
            .arg(&folder)
            .args(limits)
            .stdout(Stdio::piped())
            .spawn()
            .context("the server did not start")?;
        let out = process.stdout.take().context("the server has an output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().rsplit('/').next().unwrap_or_default().parse();
        let address = address.context("the server did not say where it listens");
        let mut own = Own {
            process,
            folder,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
        };
        own.address = address?;
        Ok(own)
    }

    /// How much memory the server has, in kilobytes, where the system tells.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line?.trim().split(' ').next()?.parse().ok()
    }

    /// How long the server has been at work on all cores together, where the system tells. What
    /// else the machine does makes it wait, but not work longer.
    pub(super) fn worked(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        // The name of the program stands in brackets and may hold anything.
        let (_, fields) = stat.rsplit_once(") ")?;
        let mut times = fields.split(' ').skip(11).map(str::parse::<u32>);
        let (user, system) = (times.next()?.ok()?, times.next()?.ok()?);
        Some(TICK * (user + system))
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
