//! What happens, and who hears how much of it.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{
    action::Choice,
    components::{Card, Cards},
    legal::Obstacle,
};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat got its first seven cards.
    Dealt { seat: Seat, cards: Seen },
    /// A seat discarded a card, and has so many more to discard.
    Laid {
        seat: Seat,
        card: Option<Card>,
        left: u8,
    },
    /// A round begins.
    RoundBegan { round: u8 },
    /// A seat has chosen.
    Answered { seat: Seat },
    /// A seat's choice was turned up.
    Revealed { seat: Seat, choice: Choice },
    /// A card joined the city; its cost is being paid.
    Built { seat: Seat, card: Card, cost: u8 },
    /// A card could not be built and goes back to the hand.
    Failed {
        seat: Seat,
        card: Card,
        why: Obstacle,
    },
    /// A seat that built nothing drew cards to keep one of.
    Drew { seat: Seat, cards: Seen },
    /// A seat paid a card, and has so many more to pay.
    Paid {
        seat: Seat,
        card: Option<Card>,
        left: u8,
    },
    /// A seat kept one of the cards drawn and discarded the others.
    Kept { seat: Seat, card: Option<Card> },
    /// The pile, of so many cards, became the deck.
    Reshuffled { cards: u8 },
    /// What a city brought and scored this round, and the points in all.
    Yielded {
        seat: Seat,
        income: u16,
        points: u16,
        total: u16,
    },
    /// A seat drew its income.
    Income { seat: Seat, cards: Seen },
    /// The game is over.
    Ended { cause: Cause },
}

/// Cards, or how many they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    Cards(Cards),
    Unseen(u8),
}

impl Seen {
    /// How many they were.
    pub fn len(&self) -> u8 {
        match self {
            Seen::Cards(cards) => cards.len() as u8,
            Seen::Unseen(count) => *count,
        }
    }

    /// Whether there were none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn hidden(&self) -> Seen {
        Seen::Unseen(self.len())
    }
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Somebody has fifty points.
    Fifty,
    /// The last round is over.
    Rounds,
}

impl Event {
    // rules: TC-22, TC-32
    /// The event as `viewer` hears it: of drawn and discarded cards only their owner learns which
    /// they were.
    pub(crate) fn veiled_for(&self, viewer: Viewer) -> Event {
        let mut veiled = self.clone();
        match &mut veiled {
            Event::Dealt { seat, cards }
            | Event::Drew { seat, cards }
            | Event::Income { seat, cards } => {
                if !viewer.is(*seat) {
                    *cards = cards.hidden();
                }
            }
            Event::Laid { seat, card, .. }
            | Event::Paid { seat, card, .. }
            | Event::Kept { seat, card } => {
                if !viewer.is(*seat) {
                    *card = None;
                }
            }
            // All else happens in the open. Listed, so that a new event must be thought about.
            // rules: TC-31
            Event::RoundBegan { .. }
            | Event::Answered { .. }
            | Event::Revealed { .. }
            | Event::Built { .. }
            | Event::Failed { .. }
            | Event::Reshuffled { .. }
            | Event::Yielded { .. }
            | Event::Ended { .. } => {}
        }
        veiled
    }
}
