//! What happens, and who hears how much of it.

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat, Viewer};

use crate::{
    components::{Card, CardSet, Colour},
    scoring::RoundScore,
    state::Row,
};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat has its colour: chosen, drawn, or the last that was left.
    Coloured { seat: Seat, colour: Colour },
    /// A seat got its starting hand.
    Dealt { seat: Seat, cards: Dealt },
    /// The open row was laid out.
    RowLaid { row: Row },
    /// A round begins.
    RoundBegan { round: u8, first: Seat },
    /// A card was laid into the skyline.
    Played {
        seat: Seat,
        card: Card,
        covered: Option<Card>,
    },
    /// A card was taken from the open row.
    Taken { seat: Seat, card: Card },
    /// A card of the deck joined the open row.
    TurnedUp { card: Card },
    /// A seat left the round.
    Passed { seat: Seat },
    /// A round was scored.
    Scored {
        round: u8,
        scores: PerSeat<RoundScore>,
    },
}

/// The cards of a deal, or how many they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealt {
    Cards(CardSet),
    Unseen(u8),
}

impl Event {
    /// The event as `viewer` hears it.
    pub(crate) fn veiled_for(&self, viewer: Viewer) -> Event {
        match self {
            // rules: NN-007 §Preparazione
            Event::Dealt {
                seat,
                cards: Dealt::Cards(cards),
            } if !viewer.is(*seat) => Event::Dealt {
                seat: *seat,
                cards: Dealt::Unseen(cards.len() as u8),
            },
            // All else happens in the open. Listed, so that a new event must be thought about.
            // rules: NN-004, NN-Q21
            Event::Coloured { .. }
            | Event::Dealt { .. }
            | Event::RowLaid { .. }
            | Event::RoundBegan { .. }
            | Event::Played { .. }
            | Event::Taken { .. }
            | Event::TurnedUp { .. }
            | Event::Passed { .. }
            | Event::Scored { .. } => self.clone(),
        }
    }
}
