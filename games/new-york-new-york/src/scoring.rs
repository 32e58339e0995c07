//! Points, the end of the match, the outcome.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, PerSeat};

use crate::{
    components::{BONUS, Colour, SECTIONS},
    state::{NewYorkNewYork, Skyline},
};

/// What one seat scored in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RoundScore {
    /// The sum of the numbers on its visible cards.
    pub cards: u8,
    /// The points for its runs.
    pub bonus: u8,
}

impl RoundScore {
    /// Cards and runs together, 156 at most.
    pub fn total(self) -> u8 {
        self.cards + self.bonus
    }
}

/// What each seat would score if the round ended now.
pub fn round(table: &NewYorkNewYork) -> PerSeat<RoundScore> {
    let showing = table.skyline.showing();
    table.colours.map(|colour| {
        let visible = colour.map_or(0, |colour| showing[colour as usize]);
        score_of(visible, table.bonus)
    })
}

// rules: NN-025, NN-026, NN-028 §Fine del gioco e punteggio
/// What `colour` scores in `skyline`, with or without points for runs; no colour scores nothing.
pub fn score(skyline: &Skyline, colour: impl Into<Option<Colour>>, with_bonus: bool) -> RoundScore {
    let showing = |colour| skyline.showing()[colour as usize];
    score_of(colour.into().map_or(0, showing), with_bonus)
}

/// What a colour scores that is visible in these sections, a bit for each, section 1 lowest.
fn score_of(visible: u16, with_bonus: bool) -> RoundScore {
    let cards = (1..=SECTIONS)
        .filter(|number| visible >> (number - 1) & 1 == 1)
        .sum();
    let bonus = runs(visible).map(|run| BONUS[run as usize]).sum();
    // rules: NN-Q04
    RoundScore {
        cards,
        bonus: if with_bonus { bonus } else { 0 },
    }
}

// rules: NN-027, NN-Q01, NN-Q02, NN-Q03 §Fine del gioco e punteggio
/// The lengths of the runs in a ring of twelve, each run once, even over the seam.
fn runs(visible: u16) -> impl Iterator<Item = u8> {
    const RING: u16 = (1 << SECTIONS) - 1;
    // Turn the ring so that a gap comes first: then no run crosses the ends. A ring without a gap
    // is one run, and turning does not change it.
    let gap = (!visible & RING).trailing_zeros().min(u32::from(SECTIONS));
    let mut rest = (visible >> gap | visible << (u32::from(SECTIONS) - gap)) & RING;
    std::iter::from_fn(move || {
        rest >>= rest.trailing_zeros().min(15);
        let run = rest.trailing_ones();
        rest >>= run.min(15);
        (run > 0).then_some(run as u8)
    })
}

// rules: NN-003, NN-029, NN-031, NN-Q11, NN-Q12 §Fine del gioco e punteggio
pub(crate) fn outcome(table: &NewYorkNewYork) -> Option<Outcome> {
    let totals = || PerSeat::from_fn(table.scores.seats(), |seat| i32::from(table.total(seat)));
    table
        .agenda
        .is_empty()
        .then(|| Outcome::by_score(&totals()))
}
