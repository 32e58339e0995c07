//! How fast the rules are.
//!
//! Uniform random playouts on one core: set-up, the full list of legal actions, `play` with its
//! checks; nothing is skipped. Time is CPU time of this thread, in slices, and the median counts,
//! because machines are shared and noisy.

use anyhow::{Result, anyhow, ensure};
use clap::Args;
use cpu_time::ThreadTime;
use host::{Chore, Json, LABS, Lab, PlayoutCount, PlayoutPlan};
use serde::Serialize;
use tabletop::{SeatCount, Seed, SetupError};

use crate::{options::options, table};

/// What a slice should take at least, in CPU-seconds.
const SLICE_SECONDS: f64 = 0.5;
/// How often a slice does each small thing.
const CHORES: u64 = 200_000;
/// How many games a slice plays to their end from imagined states.
const ROLLOUTS: u64 = 1_000;
/// Seats, where the game can have them.
const USUAL_SEATS: u8 = 4;

/// What can be written behind `bench`.
#[derive(Debug, Args)]
pub struct BenchArgs {
    /// The games [default: all]
    pub games: Vec<String>,
    /// How many seats [default: 4, or the nearest the game takes]
    #[arg(long)]
    pub seats: Option<u8>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// What the random play comes from
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// How many slices are measured, at least five for a figure worth telling
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub slices: u32,
    /// Play exactly so many games a slice, without a warm-up [default: half a second's worth]
    #[arg(long = "games", value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub games_per_slice: Option<u64>,
    /// Print JSON for programs
    #[arg(long)]
    pub json: bool,
}

/// What `bench` with these arguments prints.
pub fn bench(args: &BenchArgs) -> Result<String> {
    let labs: Vec<&Lab> = match args.games.as_slice() {
        [] => LABS.iter().collect(),
        ids => ids.iter().map(|id| lab(id)).collect::<Result<_>>()?,
    };
    let mut reports = Vec::new();
    for lab in labs {
        reports.push(measure(lab, args)?);
    }
    if args.json {
        return Ok(format!("{}\n", Json::of(&reports)));
    }
    Ok(text(&reports))
}

/// What measures the game with this id.
pub(crate) fn lab(id: &str) -> Result<&'static Lab> {
    host::lab(id).ok_or_else(|| {
        let known: Vec<_> = LABS.iter().map(|lab| lab.info.id).collect();
        let (id, known) = (id.escape_debug(), known.join(", "));
        anyhow!("there is no game `{id}`; there is {known}")
    })
}

#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    seats: SeatCount,
    options: String,
    games: u64,
    decisions: u64,
    /// Legal actions a decision, on average.
    branching: f64,
    /// Decisions in a game, on average.
    decisions_per_game: f64,
    /// Decisions per CPU-second: the median of the slices, the lowest, the highest.
    rate: f64,
    rate_lowest: f64,
    rate_highest: f64,
    /// Games per CPU-second at the median rate.
    games_rate: f64,
    /// Left out where the number of games is fixed: then these games are all that is done.
    nanoseconds: Option<Nanoseconds>,
    slices: Vec<Slice>,
}

/// What the small things cost that a search does over and over.
#[derive(Debug, Serialize)]
struct Nanoseconds {
    copy: f64,
    view: f64,
    imagine: f64,
    list: f64,
    evaluate: f64,
    rollout: f64,
}

#[derive(Debug, Serialize)]
struct Slice {
    games: u64,
    decisions: u64,
    cpu_seconds: f64,
    rate: f64,
}

fn measure(lab: &Lab, args: &BenchArgs) -> Result<Report> {
    let mut plan = plan(lab, args)?;
    (lab.playouts)(&plan)?;
    plan.games = match args.games_per_slice {
        Some(games) => games,
        None => warm_up(lab, &plan)?,
    };
    let mut total = PlayoutCount::default();
    let mut slices = Vec::new();
    for n in 0..args.slices {
        plan.seed = slice_seed(args.seed, n);
        let (count, seconds) = timed(lab, &plan)?;
        total.games += count.games;
        total.decisions += count.decisions;
        total.listed += count.listed;
        slices.push(slice(&count, seconds));
    }
    let nanoseconds = match args.games_per_slice {
        Some(_) => None,
        None => Some(chores(lab, &plan, args.slices)?),
    };
    Ok(report(lab, plan, slices, nanoseconds, &total))
}

/// One game as asked for, on as many seats as are usual.
fn plan(lab: &Lab, args: &BenchArgs) -> Result<PlayoutPlan> {
    let (min, max) = (lab.info.seats_min, lab.info.seats_max);
    let count = args.seats.unwrap_or(USUAL_SEATS.clamp(min, max));
    let seats = SeatCount::new(count).filter(|seats| lab.info.takes(*seats));
    Ok(PlayoutPlan {
        options: (lab.options)(&options(&args.options)?)?,
        seats: seats.ok_or(SetupError::Seats { count, min, max })?,
        seed: args.seed,
        games: 1,
    })
}

fn chores(lab: &Lab, plan: &PlayoutPlan, slices: u32) -> Result<Nanoseconds> {
    let cost = |chore| nanoseconds(lab, plan, chore, slices);
    Ok(Nanoseconds {
        copy: cost(Chore::Copy)?,
        view: cost(Chore::View)?,
        imagine: cost(Chore::Imagine)?,
        list: cost(Chore::List)?,
        evaluate: cost(Chore::Evaluate)?,
        rollout: cost(Chore::Rollout)?,
    })
}

/// What one `chore` takes: the median of the slices.
#[expect(clippy::cast_precision_loss, reason = "a mean is for reading")]
fn nanoseconds(lab: &Lab, plan: &PlayoutPlan, chore: Chore, slices: u32) -> Result<f64> {
    let times = match chore {
        Chore::Rollout => ROLLOUTS,
        _ => CHORES,
    };
    let mut costs = Vec::new();
    for _ in 0..slices {
        let job = (lab.chore)(plan, chore, times)?;
        let start = ThreadTime::try_now()?;
        job();
        costs.push(start.try_elapsed()?.as_secs_f64() * 1e9 / times as f64);
    }
    Ok(median(&mut costs))
}

fn median(figures: &mut [f64]) -> f64 {
    figures.sort_by(f64::total_cmp);
    let middle = figures.len() / 2;
    if figures.len() % 2 == 1 {
        figures[middle]
    } else {
        f64::midpoint(figures[middle - 1], figures[middle])
    }
}

/// Each slice plays other games, so that a lucky seed does not make the figure.
fn slice_seed(seed: Seed, n: u32) -> Seed {
    let mut seed = seed;
    seed.0[31] ^= n as u8;
    seed.0[30] ^= (n >> 8) as u8;
    seed
}

/// Finds how many games fill a slice, and warms caches and clock on the way.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "an estimate"
)]
fn warm_up(lab: &Lab, plan: &PlayoutPlan) -> Result<u64> {
    let mut plan = plan.clone();
    loop {
        let (_, seconds) = timed(lab, &plan)?;
        if seconds >= SLICE_SECONDS / 4.0 {
            let games = plan.games as f64 * SLICE_SECONDS * 1.2 / seconds;
            return Ok((games as u64).max(1));
        }
        ensure!(plan.games < 1 << 40, "the clock does not move");
        plan.games *= 4;
    }
}

fn timed(lab: &Lab, plan: &PlayoutPlan) -> Result<(PlayoutCount, f64)> {
    let start = ThreadTime::try_now()?;
    let count = (lab.playouts)(plan)?;
    Ok((count, start.try_elapsed()?.as_secs_f64()))
}

#[expect(clippy::cast_precision_loss, reason = "rates are for reading")]
fn slice(count: &PlayoutCount, cpu_seconds: f64) -> Slice {
    let rate = count.decisions as f64 / cpu_seconds.max(1e-9);
    Slice {
        games: count.games,
        decisions: count.decisions,
        cpu_seconds,
        rate,
    }
}

#[expect(clippy::cast_precision_loss, reason = "rates are for reading")]
fn report(
    lab: &Lab,
    plan: PlayoutPlan,
    slices: Vec<Slice>,
    nanoseconds: Option<Nanoseconds>,
    total: &PlayoutCount,
) -> Report {
    let mut rates: Vec<f64> = slices.iter().map(|slice| slice.rate).collect();
    let rate = median(&mut rates);
    let decisions_per_game = total.decisions as f64 / total.games as f64;
    Report {
        game: lab.info.id,
        seats: plan.seats,
        options: plan.options,
        games: total.games,
        decisions: total.decisions,
        branching: total.listed as f64 / total.decisions as f64,
        decisions_per_game,
        rate,
        rate_lowest: rates[0],
        rate_highest: rates[rates.len() - 1],
        games_rate: rate / decisions_per_game,
        nanoseconds,
        slices,
    }
}

fn text(reports: &[Report]) -> String {
    let head = [
        "game",
        "seats",
        "games",
        "decisions",
        "branching",
        "per game",
        "M/CPU-s",
        "range",
        "copy ns",
        "view ns",
        "imagine ns",
        "list ns",
        "evaluate ns",
        "rollouts/CPU-s",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for report in reports {
        let million = |rate: f64| format!("{:.2}", rate / 1e6);
        let range = [report.rate_lowest, report.rate_highest].map(million);
        let mut row = vec![
            report.game.to_owned(),
            report.seats.to_string(),
            report.games.to_string(),
            report.decisions.to_string(),
            format!("{:.2}", report.branching),
            format!("{:.1}", report.decisions_per_game),
            million(report.rate),
            range.join("–"),
        ];
        if let Some(costs) = &report.nanoseconds {
            let figures = [
                costs.copy,
                costs.view,
                costs.imagine,
                costs.list,
                costs.evaluate,
                1e9 / costs.rollout,
            ];
            row.extend(figures.map(|figure| format!("{figure:.0}")));
        }
        rows.push(row);
    }
    table(&rows)
}
