//! Which of two bots is stronger.
//!
//! The same deals are played in all rotations: whoever sits where, and whatever was dealt, it was
//! dealt to both. So a *deal* is one observation, made of as many games as there are seats, and
//! the interval is one over deals. Where everyone wins or loses together, a deal is played once
//! by a table of each.

#![expect(
    clippy::cast_precision_loss,
    reason = "games are counted in thousands, and shares are for reading"
)]

mod deal;
mod ladder;
mod log;
mod page;
mod report;

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicBool, Ordering},
};

use anyhow::{Context, Result, bail};
use clap::Args;
use host::{Json, Lab, Mind};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use tabletop::{SeatCount, Seed};

pub use deal::{Duel, DuelDeal};
pub use ladder::steps;
pub use log::{Heading, Row};
pub use report::{Bounds, Report};

use log::Log;

use crate::{bench, options::options};

/// Deals that are given to the cores at once; what an interruption can lose.
const BATCH: u64 = 8;

/// What can be written behind `arena`.
#[derive(Debug, Args)]
pub struct ArenaArgs {
    /// The game
    pub game: String,
    /// The bot in question: a level, or worlds and decisions ahead such as 8x12
    #[arg(long, value_name = "BOT", required_unless_present = "ladder")]
    pub a: Option<Mind>,
    /// The bot it is compared with
    #[arg(long, value_name = "BOT", required_unless_present = "ladder")]
    pub b: Option<Mind>,
    /// Every level against the one below instead, and the lowest against random play
    #[arg(long, conflicts_with_all = ["a", "b", "field"])]
    pub ladder: bool,
    /// How many seats [default: two, or the fewest the game takes]
    #[arg(long)]
    pub seats: Option<u8>,
    /// How many deals, each played in all rotations
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..))]
    pub deals: u64,
    /// Who sits at the other seats, with one of A and one of B [default: one of A, the rest B]
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT…")]
    pub field: Vec<Mind>,
    /// Stop as soon as it is clear whether A's share of wins is rather the one or the other:
    /// a sequential test with errors of 5 %
    #[arg(long, value_name = "LOW,HIGH")]
    pub between: Option<Bounds>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// What the deals come from
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Keep every deal in this file, and go on with what it has
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Write a page with pictures into this file
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print JSON lines for programs: every deal, and at last the result
    #[arg(long)]
    pub json: bool,
}

impl ArenaArgs {
    /// The usual arguments.
    pub fn of(game: &str, seed: Seed) -> Self {
        ArenaArgs {
            game: game.to_owned(),
            a: None,
            b: None,
            ladder: false,
            seats: None,
            deals: 100,
            field: Vec::new(),
            between: None,
            options: Vec::new(),
            seed,
            resume: None,
            html: None,
            json: false,
        }
    }
}

/// What `arena` with these arguments prints; `stop` ends it early, with what has been played.
pub fn arena(args: &ArenaArgs, stop: &AtomicBool) -> Result<String> {
    let lab = bench::lab(&args.game)?;
    let matches = matches(lab, args)?;
    let mut log = match &args.resume {
        Some(path) => Log::open(path)?,
        None => Log::default(),
    };
    let (mut reports, mut lines) = (Vec::new(), String::new());
    for pairing in &matches {
        let heading = Heading::of(lab.info.id, pairing);
        let deals = play(lab, pairing, args, &mut log, stop)?;
        for deal in &deals {
            let row = Row {
                heading: heading.clone(),
                deal: *deal,
            };
            lines += Json::of(&row).text();
            lines.push('\n');
        }
        if deals.len() < 2 {
            break;
        }
        let report = Report::of(heading, pairing.is_together, &deals);
        lines += Json::of(&report).text();
        lines.push('\n');
        reports.push(report);
    }
    if let Some(path) = &args.html {
        let page = page::page(lab.info.title, &reports);
        fs::write(path, page).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(if args.json {
        lines
    } else {
        report::text(&reports)
    })
}

/// Who meets whom.
fn matches(lab: &Lab, args: &ArenaArgs) -> Result<Vec<Duel>> {
    let (min, max) = (lab.info.seats_min, lab.info.seats_max);
    let count = args.seats.unwrap_or(2.clamp(min, max));
    let seats = SeatCount::new(count).filter(|seats| lab.info.takes(*seats));
    let seats = seats.with_context(|| format!("{} takes {min} to {max}", lab.info.id))?;
    let options = (lab.options)(&options(&args.options)?)?;
    let meeting = |a: Mind, b: Mind| Duel {
        a,
        b,
        field: args.field.clone(),
        seats,
        options: options.clone(),
        seed: args.seed,
        is_together: deal::is_together(lab, seats, &options),
    };
    if args.ladder {
        let pairs = steps(lab).into_iter();
        let pairs = pairs.map(|(upper, lower)| meeting(Mind::Skill(upper), Mind::Skill(lower)));
        return Ok(pairs.collect());
    }
    if seats.get() == 1 && !deal::is_together(lab, seats, &options) {
        bail!("who sits alone meets nobody: take more seats");
    }
    let [a, b] = [args.a, args.b].map(Option::unwrap_or_default);
    Ok(vec![meeting(a, b)])
}

/// The deals of a match: what the log has, and what is played now.
fn play(
    lab: &Lab,
    pairing: &Duel,
    args: &ArenaArgs,
    log: &mut Log,
    stop: &AtomicBool,
) -> Result<Vec<DuelDeal>> {
    let heading = Heading::of(lab.info.id, pairing);
    let mut deals = log.deals(&heading, args.deals);
    let bar = progress_bar(pairing, args.deals);
    bar.set_position(deals.len() as u64);
    let is_decided = |deals: &[DuelDeal]| args.between.is_some_and(|it| it.is_decided(deals));
    while (deals.len() as u64) < args.deals && !is_decided(&deals) {
        let from = deals.len() as u64;
        let batch = from..args.deals.min(from + BATCH);
        let played: Vec<Option<DuelDeal>> = batch
            .into_par_iter()
            .map(|n| {
                let goes_on = !stop.load(Ordering::Relaxed);
                goes_on.then(|| {
                    let deal = pairing.play(lab, n);
                    bar.inc(1);
                    deal
                })
            })
            .collect();
        // What is kept has no gap.
        for deal in played.into_iter().map_while(|deal| deal) {
            let heading = heading.clone();
            log.append(&Row { heading, deal })?;
            deals.push(deal);
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    bar.finish_and_clear();
    Ok(deals)
}

/// On standard error, and only where somebody looks at it.
fn progress_bar(pairing: &Duel, deals: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {bar:40} {pos}/{len} deals, {eta} left");
    ProgressBar::new(deals)
        .with_style(style.expect("the template is well formed"))
        .with_message(format!("{} against {}", pairing.a, pairing.b))
}
