//! `boroughs simulate`: bots among themselves, on all cores.

use std::{
    fs::File,
    io::{BufWriter, Write},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use anyhow::{Context, Result, anyhow, bail};
use host::{Entry, Json, Lab, Setup, Simulation, Skill};
use indicatif::{ProgressBar, ProgressStyle};
use prose::Lang;
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Ending, PerSeat, Seat, Seed};
use terminal::Sitter;

use crate::{
    cli::SimulateArgs,
    counts::{self, Count},
    input, output,
};

/// Games that are dealt out to the cores at once; what an interruption can lose.
const BATCH: u64 = 256;

pub(crate) fn run(args: &SimulateArgs) -> Result<()> {
    let entry = input::game(&args.game, Lang::En)?;
    let lab = input::lab(entry);
    let skills = skills(entry, &args.seats)?;
    let mut setup = Setup {
        options: input::options(&args.options, Lang::En)?,
        ..Setup::new(skills.seats(), input::seed(args.seed, Lang::En)?)
    };
    // Wrong options are told before the first game and before a file is touched.
    setup.options = (entry.open)(&setup)?.options();
    let counts = if args.report {
        counts::none(lab)
    } else {
        Vec::new()
    };
    if args.report && counts.is_empty() {
        bail!("{} counts nothing, so there is no report", entry.info.id);
    }
    let mut transcript = args.transcript.as_deref().map(create).transpose()?;
    let report = Report::new(entry, &setup, skills, (args.games, counts));
    let report = play_all(lab, &setup, report, (skills, &mut transcript))?;
    if let Some(file) = &mut transcript {
        file.flush().context("cannot finish the transcript")?;
    }
    let text = if args.json {
        format!("{}\n", Json::of(&report))
    } else {
        report.to_text()
    };
    output::print(&text)
}

type Transcript = BufWriter<File>;

fn create(path: &Path) -> Result<Transcript> {
    let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(BufWriter::new(file))
}

fn skills(entry: &Entry, sitters: &[Sitter]) -> Result<PerSeat<Skill>> {
    if sitters.is_empty() {
        return input::per_seat(
            entry,
            &vec![Skill::default(); entry.info.seats_min.max(2).into()],
        );
    }
    let skills = sitters.iter().map(|sitter| match sitter {
        Sitter::Bot(skill) => Ok(*skill),
        Sitter::Person(_) => bail!("only bots sit at a simulation; `play` has a seat for you"),
    });
    input::per_seat(entry, &skills.collect::<Result<Vec<_>>>()?)
}

/// The seed of the `n`-th game. The first game's is the seed itself, so that it can be played,
/// replayed and verified like any other.
fn nth_seed(base: Seed, n: u64) -> Seed {
    let mut seed = base;
    for (byte, part) in seed.0[8..16].iter_mut().zip(n.to_le_bytes()) {
        *byte ^= part;
    }
    seed
}

fn play_all(
    lab: &Lab,
    setup: &Setup,
    mut report: Report,
    (skills, transcript): (PerSeat<Skill>, &mut Option<Transcript>),
) -> Result<Report> {
    let games = report.games_asked;
    let stop = Arc::new(AtomicBool::new(false));
    let on_interrupt = Arc::clone(&stop);
    ctrlc::set_handler(move || on_interrupt.store(true, Ordering::Relaxed))
        .map_err(|error| anyhow!("cannot listen for Ctrl-C: {error}"))?;
    let bar = progress_bar(games);
    for start in (0..games).step_by(BATCH as usize) {
        let batch = start..games.min(start + BATCH);
        let played: Vec<Option<Played>> = batch
            .into_par_iter()
            .map(|n| {
                let stopped = stop.load(Ordering::Relaxed);
                (!stopped).then(|| {
                    let played = play_one(lab, setup, skills, (n, transcript.is_some()));
                    bar.inc(1);
                    played
                })
            })
            .collect();
        for game in played.into_iter().flatten() {
            report.add(&game.simulation);
            if let Some(file) = transcript {
                file.write_all(game.lines.as_bytes())
                    .context("cannot write the transcript")?;
            }
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    bar.finish_and_clear();
    report.is_interrupted = report.games < games;
    Ok(report)
}

struct Played {
    simulation: Simulation,
    lines: String,
}

fn play_one(
    lab: &Lab,
    setup: &Setup,
    skills: PerSeat<Skill>,
    (n, with_lines): (u64, bool),
) -> Played {
    let mut lines = String::new();
    let setup = Setup {
        seed: nth_seed(setup.seed, n),
        ..setup.clone()
    };
    let simulation = (lab.simulate)(&setup, skills, with_lines.then_some(&mut lines));
    Played {
        simulation: simulation.expect("the table was laid before"),
        lines,
    }
}

/// On standard error, and only where somebody looks at it.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}

/// How the bots fared.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    options: String,
    seed: Seed,
    games: u64,
    games_asked: u64,
    is_interrupted: bool,
    plies: u64,
    seats: Vec<SeatReport>,
    /// Empty unless a report is wanted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    counts: Vec<Count>,
}

#[derive(Debug, Serialize)]
struct SeatReport {
    seat: Seat,
    skill: Skill,
    /// Games won, shared victories included.
    won: u64,
    /// Games won alone: nobody else won, and it was not a victory of all who stayed together.
    won_alone: u64,
    rank_sum: u64,
    score_sum: i64,
    score_min: Option<i32>,
    score_max: Option<i32>,
}

impl Report {
    fn new(
        entry: &Entry,
        setup: &Setup,
        skills: PerSeat<Skill>,
        (games_asked, counts): (u64, Vec<Count>),
    ) -> Self {
        let seats = skills.iter().map(|(seat, skill)| SeatReport {
            seat,
            skill: *skill,
            won: 0,
            won_alone: 0,
            rank_sum: 0,
            score_sum: 0,
            score_min: None,
            score_max: None,
        });
        Report {
            game: entry.info.id,
            options: setup.options.clone(),
            seed: setup.seed,
            games: 0,
            games_asked,
            is_interrupted: false,
            plies: 0,
            seats: seats.collect(),
            counts,
        }
    }

    fn add(&mut self, game: &Simulation) {
        self.games += 1;
        self.plies += u64::from(game.plies);
        counts::add(&mut self.counts, game);
        let winners = game
            .outcome
            .standings
            .values()
            .filter(|standing| standing.won)
            .count();
        let is_lone = winners == 1 && game.outcome.ending != Ending::SharedVictory;
        for report in &mut self.seats {
            let standing = game.outcome.standings[report.seat];
            report.won += u64::from(standing.won);
            report.won_alone += u64::from(standing.won && is_lone);
            report.rank_sum += u64::from(standing.rank);
            if let Some(score) = standing.score {
                report.score_sum += i64::from(score);
                report.score_min = Some(report.score_min.map_or(score, |min| min.min(score)));
                report.score_max = Some(report.score_max.map_or(score, |max| max.max(score)));
            }
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "means are for reading")]
    fn to_text(&self) -> String {
        let games = self.games.max(1) as f64;
        let mut rows = vec![
            [
                "seat",
                "level",
                "won",
                "alone",
                "mean place",
                "mean score",
                "lowest",
                "highest",
            ]
            .map(str::to_owned)
            .to_vec(),
        ];
        for seat in &self.seats {
            let score =
                |score: Option<i32>| score.map_or("-".to_owned(), |score| score.to_string());
            rows.push(vec![
                seat.seat.to_string(),
                seat.skill.to_string(),
                format!("{:.1} %", 100.0 * seat.won as f64 / games),
                format!("{:.1} %", 100.0 * seat.won_alone as f64 / games),
                format!("{:.2}", seat.rank_sum as f64 / games),
                format!("{:.1}", seat.score_sum as f64 / games),
                score(seat.score_min),
                score(seat.score_max),
            ]);
        }
        let interrupted = if self.is_interrupted {
            format!(" of {} (interrupted)", self.games_asked)
        } else {
            String::new()
        };
        let mean_plies = self.plies as f64 / games;
        let (game, count, seed) = (self.game, self.games, self.seed);
        let head = format!(
            "{game}: {count} games{interrupted}, {mean_plies:.1} actions each, seed {seed}"
        );
        let counted = if self.counts.is_empty() {
            String::new()
        } else {
            let rows = counts::rows(&self.counts, self.games);
            format!("\n{}", output::table(&rows))
        };
        format!("{head}\n{}{counted}", output::table(&rows))
    }
}
