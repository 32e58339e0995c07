//! What was measured, in words and as JSON.

use std::{fmt::Write as _, fs, time::Duration};

use load::{LoadPlan, LoadReport};
use serde::Serialize;

/// What it is measured on, and whether others were at work there, where the system tells.
#[derive(Debug, Serialize)]
pub(super) struct Machine {
    cores: usize,
    load_average_before: Option<f64>,
}

/// All that was measured, for programs.
#[derive(Debug, Serialize)]
pub(super) struct Runs {
    #[serde(flatten)]
    machine: Machine,
    runs: Vec<Figures>,
}

impl Machine {
    pub(super) fn now() -> Self {
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        let load = load.split(' ').next().unwrap_or_default();
        Machine {
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            load_average_before: load.parse().ok(),
        }
    }

    pub(super) fn text(&self) -> String {
        let busy = self
            .load_average_before
            .map(|load| format!(", load average {load:.2} before"));
        format!("{} cores{}\n", self.cores, busy.unwrap_or_default())
    }

    pub(super) fn with(self, runs: Vec<Figures>) -> Runs {
        let machine = self;
        Runs { machine, runs }
    }
}

/// What came of one game with so many people.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    game: &'static str,
    seats: u8,
    watching: u32,
    tables: usize,
    pace_ms: Option<u128>,
    seated_seconds: f64,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    games_ended: usize,
    p50_ms: f64,
    p99_ms: f64,
    worst_ms: f64,
    /// CPU time of the server for each acknowledged move: what noise does not touch.
    cpu_ms_per_move: Option<f64>,
    /// What everybody together was told of each move, in bytes of text.
    bytes_per_move: Option<u64>,
    memory_kb: Option<u64>,
    troubles: usize,
    first_trouble: Option<String>,
}

impl Figures {
    pub(super) fn new(
        plan: &LoadPlan,
        report: &LoadReport,
        worked: Option<Duration>,
        memory_kb: Option<u64>,
    ) -> Self {
        let millis = |per_mille| report.latency(per_mille).as_secs_f64() * 1_000.0;
        let moves = u32::try_from(report.moves).ok().filter(|moves| *moves > 0);
        let per_move = |(worked, moves): (Duration, u32)| (worked / moves).as_secs_f64() * 1_000.0;
        Figures {
            game: plan.game,
            seats: plan.seats,
            watching: plan.watch,
            tables: plan.tables,
            pace_ms: plan.pace.map(|pace| pace.as_millis()),
            seated_seconds: report.seated.as_secs_f64(),
            seconds: report.time.as_secs_f64(),
            moves: report.moves,
            moves_per_second: report.rate(),
            games_ended: report.games,
            p50_ms: millis(500),
            p99_ms: millis(990),
            worst_ms: millis(1000),
            cpu_ms_per_move: worked.zip(moves).map(per_move),
            bytes_per_move: moves.map(|moves| report.bytes / u64::from(moves)),
            memory_kb,
            troubles: report.troubles.len(),
            first_trouble: report.troubles.first().cloned(),
        }
    }

    pub(super) fn text(&self) -> String {
        let pace = match self.pace_ms {
            Some(pace) => format!("a move every {pace} ms"),
            None => "as fast as it goes".to_owned(),
        };
        let watching = match self.watching {
            0 => String::new(),
            many => format!(" and {many} who look on"),
        };
        let mut text = format!(
            "{}: {} tables, {} seats each{watching}, {pace}; seated in {:.1} s\n\
             {} moves acknowledged in {:.1} s: {:.0} a second; {} games ended\n\
             latency p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms\n",
            self.game,
            self.tables,
            self.seats,
            self.seated_seconds,
            self.moves,
            self.seconds,
            self.moves_per_second,
            self.games_ended,
            self.p50_ms,
            self.p99_ms,
            self.worst_ms,
        );
        if let Some(cpu) = self.cpu_ms_per_move {
            let _ = writeln!(text, "the server works {cpu:.4} CPU-ms a move");
        }
        if let Some(bytes) = self.bytes_per_move {
            let _ = writeln!(text, "everybody together is told {bytes} bytes a move");
        }
        if let Some(memory) = self.memory_kb {
            let _ = writeln!(text, "memory of the server {memory} kB");
        }
        if let Some(first) = &self.first_trouble {
            let count = self.troubles;
            let _ = writeln!(text, "{count} tables ended in trouble; the first: {first}");
        }
        text
    }
}

/// How much memory, in kilobytes, tables take that nobody is connected to, and those with people
/// who say nothing.
pub(super) fn sat(plan: &LoadPlan, memories: &[u64], report: &LoadReport) -> String {
    let tables = plan.tables;
    let mut text = String::new();
    let silent = format!("{} silent sockets each", u32::from(plan.seats) + plan.watch);
    let whose = ["nobody connected", &silent];
    for (whose, pair) in whose.into_iter().zip(memories.windows(2)) {
        let each = pair[1].saturating_sub(pair[0]) * 1_000 / (tables as u64).max(1);
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
