//! What many deals say.

use std::{fmt, str::FromStr};

use serde::Serialize;

use super::{DuelDeal, Heading};
use crate::table;

/// Standard errors to each side in which the truth lies in 95 of 100 cases.
const SURE: f64 = 1.96;
/// When the sequential test decides: wrongly in 5 of 100 cases, either way.
const DECIDES: f64 = 2.944_438_979_166_44; // ln(0.95 / 0.05)
/// Fewer deals than this decide nothing: their spread is not known well enough.
const DEALS_MIN: usize = 10;

/// How a match stands.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Who met whom.
    #[serde(flatten)]
    pub heading: Heading,
    /// How many deals were played, each in all rotations.
    pub deals: usize,
    /// How many games that were.
    pub games: u32,
    /// A's share of the wins.
    pub win_share: f64,
    /// Where the truth lies in 95 of 100 cases.
    pub interval: [f64; 2],
    /// B's share of the wins.
    pub other_share: f64,
    /// What two equal bots would have; nothing where all win or lose together.
    pub chance: Option<f64>,
    /// A's points less the others' mean.
    pub margin: f64,
    /// Where the truth of that lies in 95 of 100 cases.
    pub margin_interval: [f64; 2],
    /// A's share as it grew, for the picture.
    #[serde(skip)]
    pub course: Vec<f64>,
}

impl Report {
    /// What these deals say.
    pub(super) fn of(heading: Heading, is_together: bool, deals: &[DuelDeal]) -> Self {
        let share = Mean::of(deals.iter().map(|deal| deal.share));
        let margin = Mean::of(deals.iter().map(|deal| deal.margin));
        let other_share = Mean::of(deals.iter().map(|deal| deal.other)).value;
        let mut sum = 0.0;
        let course = deals.iter().zip(1..).map(|(deal, n)| {
            sum += deal.share;
            sum / f64::from(n)
        });
        Report {
            deals: deals.len(),
            games: deals.iter().map(|deal| deal.games).sum(),
            win_share: share.value,
            interval: share.interval(),
            other_share,
            chance: (!is_together).then(|| 1.0 / f64::from(heading.seats)),
            margin: margin.value,
            margin_interval: margin.interval(),
            course: course.collect(),
            heading,
        }
    }
}

/// A mean and how sure it is.
struct Mean {
    value: f64,
    variance: f64,
    count: f64,
}

impl Mean {
    fn of(values: impl ExactSizeIterator<Item = f64> + Clone) -> Self {
        let count = values.len() as f64;
        let mean = values.clone().sum::<f64>() / count;
        let squares = values.map(|one| (one - mean) * (one - mean));
        let variance = squares.sum::<f64>() / (count - 1.0).max(1.0);
        Mean {
            value: mean,
            variance,
            count,
        }
    }

    fn interval(&self) -> [f64; 2] {
        let half = SURE * (self.variance / self.count).sqrt();
        [self.value - half, self.value + half]
    }
}

/// Two shares of wins, of which a sequential test says which is rather the true one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    low: f64,
    high: f64,
}

impl Bounds {
    /// Whether the deals say which of the two it is: the generalised sequential probability ratio
    /// test, by the normal approximation, over deals.
    pub(super) fn is_decided(self, deals: &[DuelDeal]) -> bool {
        deals.len() >= DEALS_MIN && self.likelihood(deals).abs() >= DECIDES
    }

    /// The logarithm of how much likelier the deals are under the higher share.
    pub(super) fn likelihood(self, deals: &[DuelDeal]) -> f64 {
        let share = Mean::of(deals.iter().map(|deal| deal.share));
        let apart = (self.high - self.low) * (2.0 * share.value - self.low - self.high);
        // Where all deals ended alike their spread is not nothing, but unknown.
        let variance = share.variance.max(0.01);
        share.count * apart / (2.0 * variance)
    }
}

impl FromStr for Bounds {
    type Err = BadBounds;

    fn from_str(text: &str) -> Result<Self, BadBounds> {
        let (low, high) = text.split_once(',').ok_or(BadBounds)?;
        let share = |text: &str| text.trim().parse::<f64>().map_err(|_| BadBounds);
        let (low, high) = (share(low)?, share(high)?);
        let is_sound = 0.0 <= low && low < high && high <= 1.0;
        is_sound.then_some(Bounds { low, high }).ok_or(BadBounds)
    }
}

/// A text that names no [`Bounds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadBounds;

impl fmt::Display for BadBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("two shares between 0 and 1 are needed, the lower first: 0.5,0.6")
    }
}

impl std::error::Error for BadBounds {}

/// A line for each match.
pub(super) fn text(reports: &[Report]) -> String {
    let head = [
        "A",
        "B",
        "seats",
        "deals",
        "games",
        "A wins",
        "95 of 100",
        "B wins",
        "points",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for report in reports {
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let [from, to] = report.interval.map(|share| 100.0 * share.clamp(0.0, 1.0));
        let half = (report.margin_interval[1] - report.margin_interval[0]) / 2.0;
        rows.push(vec![
            report.heading.a.clone(),
            report.heading.b.clone(),
            report.heading.seats.to_string(),
            report.deals.to_string(),
            report.games.to_string(),
            percent(report.win_share),
            format!("{from:.1} to {to:.1}"),
            percent(report.other_share),
            format!("{:+.1} ± {half:.1}", report.margin),
        ]);
    }
    table(&rows)
}
