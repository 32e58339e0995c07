//! The structure of a turn, and nothing else.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Seat, Seats};

use crate::{
    components::Scoring,
    event::Event,
    resolve::{ending, refill},
    scoring,
    state::NewYork,
};

/// What the game does or asks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Asks a seat to take money, to buy or to redevelop.
    Act(Seat),
    /// Asks a seat to place the tiles it has bought, one by one.
    Place(Seat),
    /// Refills the face-up money.
    RefillRow,
    /// Holds a scoring.
    Score(Scoring),
    /// Gives Dirk his tiles after a scoring.
    DirkDraws(Scoring),
    /// Refills the depot.
    RefillDepot,
    /// Gives the turn to the next seat, or ends the game.
    PassOn(Seat),
    /// Gives away the tiles left in the depot.
    HandOut,
    /// Asks every seat that was given tiles to place them, all at the same time.
    Leftovers,
}

impl Step {
    /// Whether it waits for decisions.
    pub fn asks(self) -> bool {
        matches!(self, Step::Act(_) | Step::Place(_) | Step::Leftovers)
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Act(seat) => write!(f, "{seat} acts"),
            Step::Place(seat) => write!(f, "{seat} places"),
            Step::RefillRow => f.write_str("refill the row"),
            Step::Score(scoring) => write!(f, "scoring {scoring:?}"),
            Step::DirkDraws(_) => f.write_str("Dirk draws"),
            Step::RefillDepot => f.write_str("refill the depot"),
            Step::PassOn(seat) => write!(f, "{seat} is done"),
            Step::HandOut => f.write_str("hand out"),
            Step::Leftovers => f.write_str("leftovers are placed"),
        }
    }
}

// rules: NY-12, NY-39, NY-Q08 §Svolgimento del gioco
pub(crate) fn to_act(table: &NewYork) -> Seats {
    match table.agenda.now() {
        Some(Step::Act(seat)) => Seats::only(*seat),
        Some(Step::Place(seat)) if !table.aside[*seat].is_empty() => Seats::only(*seat),
        Some(Step::Leftovers) => {
            let aside = table.aside.iter();
            let owing = aside.filter(|(_, tiles)| !tiles.is_empty());
            owing.map(|(seat, _)| seat).collect()
        }
        Some(
            Step::Place(_)
            | Step::RefillRow
            | Step::Score(_)
            | Step::DirkDraws(_)
            | Step::RefillDepot
            | Step::PassOn(_)
            | Step::HandOut,
        )
        | None => Seats::EMPTY,
    }
}

/// Whether `seat` owes a decision.
pub(crate) fn is_asked(table: &NewYork, seat: Seat) -> bool {
    match table.agenda.now() {
        Some(Step::Act(asked) | Step::Place(asked)) => *asked == seat,
        Some(Step::Leftovers) => to_act(table).contains(seat),
        Some(
            Step::RefillRow
            | Step::Score(_)
            | Step::DirkDraws(_)
            | Step::RefillDepot
            | Step::PassOn(_)
            | Step::HandOut,
        )
        | None => false,
    }
}

/// Runs steps until one asks or nothing is left to do.
pub(crate) fn run(table: &mut NewYork, dealer: &mut Dealer<Event>) {
    while let Some(step) = table.agenda.now().copied() {
        // A step that asks stays until its last answer; leftovers may concern nobody.
        if step.asks() && !to_act(table).is_empty() {
            return;
        }
        table.agenda.done();
        match step {
            Step::Act(_) | Step::Place(_) | Step::Leftovers => {}
            Step::RefillRow => refill::row(table, dealer),
            Step::Score(scoring) => scoring::hold(table, scoring, dealer),
            Step::DirkDraws(scoring) => refill::dirk_draws(table, scoring, dealer),
            Step::RefillDepot => refill::depot(table, dealer),
            Step::PassOn(seat) => ending::pass_on(table, seat, dealer),
            Step::HandOut => ending::hand_out(table, dealer),
        }
    }
}
