//! `cargo xtask peers`: ours beside the games of `OpenSpiel`, on the same machine in the same
//! minutes.
//!
//! Machines are shared and wander. So slices of all take turns, time is CPU time, and medians
//! stand beside the slowest and the fastest slice. What comes out is `docs/speed.md`.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    cargo::{at_root, games, lab, root, target_folder},
    instructions::{build_lab, number, per_decision},
};

/// What is written.
const FILE: &str = "docs/speed.md";
const OPEN_SPIEL: &str = "open_spiel==2.0.2";
/// How many slices of each, and how long one of `OpenSpiel` is.
const SLICES: usize = 5;
const SECONDS: &str = "0.5";

/// What is done with a game of `OpenSpiel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Rollouts,
    Ismcts,
}

const PEERS: [(&str, Kind); 5] = [
    ("hearts", Kind::Rollouts),
    ("spades", Kind::Rollouts),
    ("gin_rummy", Kind::Rollouts),
    ("hearts", Kind::Ismcts),
    ("gin_rummy", Kind::Ismcts),
];

/// The slices of one thing.
#[derive(Clone, Debug, Default)]
struct Rates(Vec<f64>);

/// What was measured of one of our games.
#[derive(Debug, Default)]
struct Ours {
    decisions: Rates,
    rollouts: Rates,
    /// In nanoseconds.
    copy: Rates,
    imagine: Rates,
    evaluate: Rates,
}

/// Measures, and writes what came out.
pub(crate) fn peers(arguments: &[String]) -> Result<ExitCode> {
    ensure!(arguments.is_empty(), "peers takes nothing");
    let python = provide()?;
    build_lab()?;
    let games = games()?;
    let mut theirs = vec![Rates::default(); PEERS.len()];
    let mut ours: Vec<Ours> = games.iter().map(|_| Ours::default()).collect();
    for slice in 1..=SLICES {
        println!("slice {slice} of {SLICES}");
        for (rates, (game, kind)) in theirs.iter_mut().zip(PEERS) {
            rates.0.push(peer(&python, game, kind)?);
        }
        for (ours, game) in ours.iter_mut().zip(&games) {
            ours.measure(game)?;
        }
    }
    let mut text = head();
    for (ours, game) in ours.iter().zip(&games) {
        let line = ours.line(game, per_decision(game, None)?);
        text += &line;
    }
    text += THEIRS;
    for (rates, (game, kind)) in theirs.iter().zip(PEERS) {
        let _ = writeln!(text, "| {game} | {} | {rates} |", kind.words());
    }
    fs::write(root().join(FILE), &text).with_context(|| format!("cannot write {FILE}"))?;
    println!("{text}");
    Ok(ExitCode::SUCCESS)
}

/// A Python that has `OpenSpiel`, in a folder of its own.
fn provide() -> Result<PathBuf> {
    let folder = target_folder()?.join("peers");
    let python = folder.join("bin/python");
    if !python.is_file() {
        let mut venv = at_root(Command::new("python3"));
        run(venv.args(["-m", "venv"]).arg(&folder))?;
    }
    let mut pip = at_root(Command::new(&python));
    run(pip.args(["-m", "pip", "install", "--quiet", OPEN_SPIEL]))?;
    Ok(python)
}

fn run(command: &mut Command) -> Result<String> {
    let output = command.output().context("it did not start")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("{command:?} failed: {said}");
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Decisions, or iterations, of a peer per CPU-second.
fn peer(python: &Path, game: &str, kind: Kind) -> Result<f64> {
    let mut command = at_root(Command::new(python));
    command.arg("xtask/src/peers.py");
    let said = run(command.args([kind.word(), game, SECONDS]))?;
    let figures: Vec<f64> = said
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    let [decisions, count, seconds] = figures[..] else {
        bail!("peers.py said `{said}`");
    };
    Ok(match kind {
        Kind::Rollouts => decisions * count / seconds,
        Kind::Ismcts => count / seconds,
    })
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Rollouts => "rollouts",
            Kind::Ismcts => "ismcts",
        }
    }

    fn words(self) -> &'static str {
        match self {
            Kind::Rollouts => "decisions of random rollouts",
            Kind::Ismcts => "iterations of ISMCTS, each with one rollout",
        }
    }
}

impl Ours {
    fn measure(&mut self, game: &str) -> Result<()> {
        let mut bench = at_root(Command::new(lab()?));
        let said = run(bench.args(["bench", game, "--slices", "1", "--json"]))?;
        self.decisions.0.push(number(&said, "rate")?);
        self.rollouts.0.push(1e9 / number::<f64>(&said, "rollout")?);
        self.copy.0.push(number(&said, "copy")?);
        self.imagine.0.push(number(&said, "imagine")?);
        self.evaluate.0.push(number(&said, "evaluate")?);
        Ok(())
    }

    fn line(&self, game: &str, instructions: u64) -> String {
        let Ours {
            decisions,
            rollouts,
            ..
        } = self;
        let costs = [&self.copy, &self.imagine, &self.evaluate];
        let [copy, imagine, evaluate] = costs.map(|cost| format!("{:.0}", cost.median()));
        format!(
            "| {game} | {instructions} | {decisions} | {rollouts} | {copy} | {imagine} | \
             {evaluate} |\n"
        )
    }
}

impl Rates {
    fn sorted(&self) -> Vec<f64> {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted
    }

    fn median(&self) -> f64 {
        self.sorted()[self.0.len() / 2]
    }
}

/// The median, and the slowest and the fastest slice.
impl std::fmt::Display for Rates {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sorted = self.sorted();
        let [least, most] = [sorted[0], sorted[sorted.len() - 1]].map(short);
        write!(f, "{} ({least}–{most})", short(self.median()))
    }
}

/// Three figures are more than a shared machine knows.
fn short(rate: f64) -> String {
    match rate {
        1e6.. => format!("{:.2} M", rate / 1e6),
        1e4.. => format!("{:.0} k", rate / 1e3),
        1e3.. => format!("{:.1} k", rate / 1e3),
        _ => format!("{rate:.0}"),
    }
}

fn head() -> String {
    let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpus
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let model = model.map_or("unknown", |line| line.trim_start_matches(['\t', ' ', ':']));
    HEAD.replace("MODEL", model)
}

const HEAD: &str = "\
# How fast

Written by `cargo xtask peers`, which measures OpenSpiel's games and ours in one run: slices of all
take turns, time is CPU time of one core, and the median stands before the slowest and the fastest
slice. Rates on a shared machine wander by half; instructions do not, and `cargo verify` holds each
game to its own ([speed.toml](speed.toml)). The machine was MODEL.

## Ours

Uniform random play at four seats, nothing skipped: set-up, the full list of legal actions, `play`
with its checks. A rollout is one iteration of a search: a state is imagined that fits the view of
whoever acts first, and played to its end at random.

| game | instructions a decision | decisions per CPU-second | rollouts per CPU-second | copy, ns \
| imagine, ns | evaluate, ns |
| --- | --- | --- | --- | --- | --- | --- |
";

const THEIRS: &str = "
## OpenSpiel

Its own C++, started from Python. Games differ in length, in branching and in what a decision asks
of the rules: read orders of magnitude.

| game | what | per CPU-second |
| --- | --- | --- |
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_said_with_their_range() {
        let rates = Rates(vec![2_500_000.0, 900.0, 45_600.0]);
        assert_eq!(rates.to_string(), "46 k (900–2.50 M)");
    }
}
