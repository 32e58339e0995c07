//! `boroughs load`: how much a server on this machine carries.

use std::{
    env,
    fmt::Write as _,
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use server::load::{LoadPlan, LoadReport, fill, load, look, sit};

use crate::{cli::LoadArgs, output};

/// So many plies are looked at.
const LOOKS: usize = 500;

pub(crate) fn run(args: &LoadArgs) -> Result<()> {
    output::print(&machine())?;
    if let Some(games) = args.stored {
        return stored(games);
    }
    let own = match args.server {
        Some(address) if !address.ip().is_loopback() => {
            bail!("only servers on this machine are measured: others are not ours to load")
        }
        Some(_) => None,
        None => Some(Own::start(Own::folder())?),
    };
    let server = args.server.or(own.as_ref().map(|own| own.address));
    let plan = LoadPlan {
        server: server.context("there is a server")?,
        tables: args.tables as usize,
        time: Duration::from_secs(u64::from(args.seconds)),
        pace: args.pace.map(|pace| Duration::from_millis(u64::from(pace))),
    };
    let memory = || own.as_ref().and_then(Own::memory).unwrap_or(0);
    if args.idle {
        let mut memories = Vec::new();
        let report = sit(plan, || memories.push(memory()))?;
        return output::print(&sat(args.tables, &memories, &report));
    }
    let report = load(plan)?;
    output::print(&told(args, &report, memory()))
}

/// What it is measured on, and whether others were at work there, where the system tells.
fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().unwrap_or_default();
    let busy = if load.is_empty() {
        String::new()
    } else {
        format!(", load average {load} before")
    };
    format!("{cores} cores{busy}\n")
}

/// How much memory, in kilobytes, tables take that nobody is connected to, and those with people
/// who say nothing.
fn sat(tables: u32, memories: &[u64], report: &LoadReport) -> String {
    let mut text = String::new();
    let whose = ["nobody connected", "2 silent sockets each"];
    for (whose, pair) in whose.into_iter().zip(memories.windows(2)) {
        let each = pair[1].saturating_sub(pair[0]) * 1_000 / u64::from(tables);
        let _ = writeln!(
            text,
            "{tables} tables more that have begun, {whose}: the server grows from {} kB to {} kB, \
             {}.{} MB for 1000 tables",
            pair[0],
            pair[1],
            each / 1_000,
            each % 1_000 / 100,
        );
    }
    if let Some(trouble) = report.troubles.first() {
        let _ = writeln!(text, "{trouble}");
    }
    text
}

/// How soon a server with many stored games serves, and shows any ply of any of them.
fn stored(games: u32) -> Result<()> {
    let folder = Own::folder();
    let entries = fill(&folder, games)?;
    let start = Instant::now();
    let own = Own::start(folder)?;
    let serving = start.elapsed();
    let report = look(own.address, games, LOOKS)?;
    let millis = |per_mille| report.latency(per_mille).as_secs_f64() * 1_000.0;
    output::print(&format!(
        "{games} stored games with {entries} entries: serving after {:.0} ms\n\
         any ply through all eyes, {LOOKS} times: p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms\n",
        serving.as_secs_f64() * 1_000.0,
        millis(500),
        millis(990),
        millis(1000),
    ))
}

fn told(args: &LoadArgs, report: &LoadReport, memory: u64) -> String {
    let millis = |per_mille| report.latency(per_mille).as_secs_f64() * 1000.0;
    let pace = match args.pace {
        Some(pace) => format!("a move every {pace} ms"),
        None => "as fast as it goes".to_owned(),
    };
    let mut text = format!(
        "{} tables, 2 sockets each, {pace}; seated in {:.1} s\n\
         {} moves acknowledged in {:.1} s: {:.0} a second; {} games ended\n\
         latency p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms\n",
        args.tables,
        report.seated.as_secs_f64(),
        report.moves,
        report.time.as_secs_f64(),
        report.rate(),
        report.games,
        millis(500),
        millis(990),
        millis(1000),
    );
    if memory > 0 {
        text += &["memory of the server ", &memory.to_string(), " kB\n"].concat();
    }
    if let Some(first) = report.troubles.first() {
        let count = report.troubles.len().to_string();
        text += &[&count, " tables ended in trouble; the first: ", first, "\n"].concat();
    }
    text
}

/// A server of our own, with a folder of its own, for as long as the measurement takes.
struct Own {
    process: Child,
    folder: PathBuf,
    address: SocketAddr,
}

impl Own {
    fn folder() -> PathBuf {
        env::temp_dir().join(format!("boroughs-load-{}", std::process::id()))
    }

    fn start(folder: PathBuf) -> Result<Self> {
        let limits = [
            "--requests-per-second=0",
            "--messages-per-second=0",
            "--connections-per-address=0",
        ];
        let mut process = Command::new(env::current_exe()?)
            .args(["serve", "--listen=127.0.0.1:0", "--log=error", "--data"])
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
    fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line?.trim().split(' ').next()?.parse().ok()
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
