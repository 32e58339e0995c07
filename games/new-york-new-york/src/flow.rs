//! The structure of a turn, and nothing else.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Seat, Seats};

use crate::{event::Event, resolve, state::NewYorkNewYork};

/// What the game does or asks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Asks a seat for its colour.
    Colour(Seat),
    /// Asks a seat to play a card or pass.
    Turn(Seat),
    /// Asks a seat to take a card of the open row.
    Take(Seat),
    /// Refills the open row.
    Refill,
    /// Gives the turn to the next seat that is in, or ends the round.
    PassOn(Seat),
}

impl Step {
    /// The seat that owes a decision, `None` for a step that runs by itself.
    pub fn asks(self) -> Option<Seat> {
        match self {
            Step::Colour(seat) | Step::Turn(seat) | Step::Take(seat) => Some(seat),
            Step::Refill | Step::PassOn(_) => None,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Colour(seat) => write!(f, "{seat} chooses a colour"),
            Step::Turn(seat) => write!(f, "{seat} plays"),
            Step::Take(seat) => write!(f, "{seat} takes"),
            Step::Refill => f.write_str("refill"),
            Step::PassOn(seat) => write!(f, "{seat} is done"),
        }
    }
}

pub(crate) fn to_act(table: &NewYorkNewYork) -> Seats {
    let asked = table.agenda.now().and_then(|step| step.asks());
    asked.map_or(Seats::EMPTY, Seats::only)
}

/// Runs steps until one asks or nothing is left to do.
pub(crate) fn run(table: &mut NewYorkNewYork, dealer: &mut Dealer<Event>) {
    loop {
        match table.agenda.now().copied() {
            None | Some(Step::Colour(_) | Step::Turn(_) | Step::Take(_)) => return,
            Some(Step::Refill) => {
                table.agenda.done();
                resolve::refill(table, dealer);
            }
            Some(Step::PassOn(seat)) => {
                table.agenda.done();
                resolve::pass_on(table, seat, dealer);
            }
        }
    }
}
