//! How a play ended.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{PerSeat, SeatCount};

/// How a play ended, seat by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Each seat's place.
    pub standings: PerSeat<Standing>,
    /// What kind of end it was.
    pub ending: Ending,
}

/// One seat's place. The rank is the authority on who did better; the score is for show.
///
/// `won` is separate because a cooperative table may lose together, a solo player may miss the
/// target, and a race may end without a winner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// 1 is best; tied seats share a rank and the next one is skipped: 1, 1, 3.
    pub rank: u8,
    /// Whether this seat won.
    pub won: bool,
    /// The points, in games that have them.
    pub score: Option<i32>,
}

/// The kinds of end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Rivals compared: whoever has rank 1 won.
    Contest,
    /// Some or all won as a team; whoever is not among them lost.
    SharedVictory,
    /// One seat won against the wishes of the rest.
    LoneVictory,
    /// The game beat everybody.
    Defeat,
}

impl Outcome {
    /// A contest decided by points alone: most points first, equal points share a place.
    pub fn by_score(scores: &PerSeat<i32>) -> Self {
        Self::by_score_then(scores, |_| 0)
    }

    /// A contest decided by points, then by `tie_break`, larger first.
    pub fn by_score_then(
        scores: &PerSeat<i32>,
        mut tie_break: impl FnMut(crate::Seat) -> i32,
    ) -> Self {
        let keys = PerSeat::from_fn(scores.seats(), |seat| (scores[seat], tie_break(seat)));
        let standings = PerSeat::from_fn(scores.seats(), |seat| {
            let better = keys.values().filter(|key| **key > keys[seat]).count();
            Standing {
                rank: better as u8 + 1,
                won: better == 0,
                score: Some(scores[seat]),
            }
        });
        Outcome {
            standings,
            ending: Ending::Contest,
        }
    }

    /// How many seats the table had.
    pub fn seats(&self) -> SeatCount {
        self.standings.seats()
    }
}

impl Ending {
    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Contest => "contest",
            Ending::SharedVictory => "shared-victory",
            Ending::LoneVictory => "lone-victory",
            Ending::Defeat => "defeat",
        }
    }
}

/// One line, as records have it: `contest: A 1 won 95, B 2 lost 80`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.ending.word())?;
        for (seat, standing) in self.standings.iter() {
            let comma = if seat.number() == 0 { "" } else { "," };
            let won = if standing.won { "won" } else { "lost" };
            write!(f, "{comma} {seat} {} {won}", standing.rank)?;
            if let Some(score) = standing.score {
                write!(f, " {score}")?;
            }
        }
        Ok(())
    }
}
