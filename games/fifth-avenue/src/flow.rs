//! The structure of a turn, and nothing else.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Seat, Seats};

use crate::{
    components::{
        District, Shop,
        cards::Colour,
        places::{Commission, Site},
    },
    event::Event,
    resolve::{auction, turn},
    state::FifthAvenue,
};

/// What the game does or asks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Asks for the lot of a starting tower.
    Place(Seat),
    /// Asks for one of the actions A to D.
    Turn(Seat),
    /// Asks for the lot of a shop.
    Shop { seat: Seat, shop: Shop },
    /// Asks for coloured cards, if there are any.
    Take(Seat),
    /// Asks for the move of a commission.
    Move(Seat),
    /// Gives black cards after a district was scored.
    BlackCards { seat: Seat, district: District },
    /// Opens an auction.
    Auction { site: Site, opener: Seat },
    /// Asks for a bid or a pass.
    Bid(Seat),
    /// Asks the winner of an auction to build, or for the stop.
    Build {
        seat: Seat,
        site: Site,
        colour: Colour,
        towers: u8,
    },
    /// Takes the markers of a commission back to Start.
    MarkersHome(Commission),
    /// Gives the turn to the next seat, or ends the game.
    EndTurn(Seat),
}

impl Step {
    /// The seat that owes a decision, `None` for a step that runs by itself.
    pub fn asks(self) -> Option<Seat> {
        match self {
            Step::Place(seat)
            | Step::Turn(seat)
            | Step::Shop { seat, .. }
            | Step::Take(seat)
            | Step::Move(seat)
            | Step::Bid(seat)
            | Step::Build { seat, .. } => Some(seat),
            Step::BlackCards { .. }
            | Step::Auction { .. }
            | Step::MarkersHome(_)
            | Step::EndTurn(_) => None,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Place(seat) => write!(f, "{seat} places a tower"),
            Step::Turn(seat) => write!(f, "{seat} acts"),
            Step::Shop { seat, shop } => write!(f, "{seat} places {shop}"),
            Step::Take(seat) => write!(f, "{seat} takes cards"),
            Step::Move(seat) => write!(f, "{seat} moves"),
            Step::BlackCards { seat, district } => write!(f, "{seat} scored {district}"),
            Step::Auction { site, opener } => write!(f, "{opener} opens {site}"),
            Step::Bid(seat) => write!(f, "{seat} bids"),
            Step::Build {
                seat,
                site,
                colour,
                towers,
            } => write!(f, "{seat} won {site} {colour} {towers}"),
            Step::MarkersHome(commission) => write!(f, "{commission} markers home"),
            Step::EndTurn(seat) => write!(f, "{seat} is done"),
        }
    }
}

pub(crate) fn to_act(table: &FifthAvenue) -> Seats {
    let asked = table.agenda.now().and_then(|step| step.asks());
    asked.map_or(Seats::EMPTY, Seats::only)
}

// rules: FA-022, FA-141
/// Runs steps until one asks or nothing is left to do.
pub(crate) fn run(table: &mut FifthAvenue, dealer: &mut Dealer<Event>) {
    while let Some(step) = table.agenda.now().copied() {
        match step {
            // rules: FA-Q13
            Step::Take(_) if table.board.open_decks().next().is_none() => {
                table.agenda.done();
            }
            Step::Place(_)
            | Step::Turn(_)
            | Step::Shop { .. }
            | Step::Take(_)
            | Step::Move(_)
            | Step::Bid(_)
            | Step::Build { .. } => return,
            Step::BlackCards { seat, district } => {
                table.agenda.done();
                turn::black_cards(table, seat, district, dealer);
            }
            Step::Auction { site, opener } => {
                table.agenda.done();
                auction::open(table, site, opener, dealer);
            }
            Step::MarkersHome(commission) => {
                table.agenda.done();
                auction::markers_home(table, commission, dealer);
            }
            Step::EndTurn(seat) => {
                table.agenda.done();
                turn::end_turn(table, seat, dealer);
            }
        }
    }
}
