//! What happens. All of it happens in the open.

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat, Viewer};

use crate::{
    components::{
        PILES, Scoring, Tile, TileSet,
        money::{Bank, Money},
        purse::Purse,
    },
    scoring::Majority,
    state::city::Cell,
};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A tile came from the bag onto the space of a bank.
    TileDrawn { bank: Bank, tile: Tile },
    /// Dirk got tiles from the bag.
    DirkDrew { tiles: TileSet },
    /// A seat got its start hand, face up.
    Dealt { seat: Seat, cards: Purse },
    /// A card of the deck joined the row.
    TurnedUp { card: Money },
    /// The rest of the deck was dealt into piles; their sizes with the scoring cards.
    PilesMade { piles: [u8; PILES] },
    /// Play begins.
    Began { seat: Seat },
    /// Cards were taken from the row.
    Took { seat: Seat, cards: Purse },
    /// A tile was bought. Who pays exactly acts again.
    Bought {
        seat: Seat,
        bank: Bank,
        tile: Tile,
        cards: Purse,
        exact: bool,
    },
    /// A tile that lay aside came into a city.
    Placed { seat: Seat, tile: Tile, at: Cell },
    /// A tile that lay aside came into a reserve.
    Reserved { seat: Seat, tile: Tile },
    /// A tile that lay aside went to Dirk.
    GivenToDirk { seat: Seat, tile: Tile },
    /// A tile came from the reserve into the city.
    Added { seat: Seat, tile: Tile, at: Cell },
    /// A tile came from the city into the reserve.
    Removed { seat: Seat, tile: Tile, from: Cell },
    /// A tile of the reserve took the cell of a tile of the city.
    Swapped {
        seat: Seat,
        out: Tile,
        tile: Tile,
        at: Cell,
    },
    /// A seat could do nothing.
    Passed { seat: Seat },
    /// So many discards were shuffled into a new deck.
    Reshuffled { cards: u8 },
    /// A scoring was held.
    Scored {
        scoring: Scoring,
        /// The longest street of every city.
        streets: PerSeat<u8>,
        /// Who shared which points, type by type.
        majorities: [Majority; 6],
        /// The sum for every seat.
        points: PerSeat<u8>,
        dirk_points: u8,
    },
    /// No more turns are taken.
    Ended { cause: Cause },
    /// A tile left in the depot was given to whoever has the most money of its bank.
    HandedOut {
        bank: Bank,
        tile: Tile,
        money: PerSeat<u8>,
        winner: Option<Seat>,
    },
}

/// Why no more turns are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The depot could not be filled.
    BagEmpty,
    /// Nobody bought anything for a hundred rounds.
    NoPurchases,
}

impl Event {
    // rules: NY-08, NY-49, NY-56 §Preparazione del gioco
    /// The event as `viewer` hears it: whole. Even start hands are dealt face up.
    pub(crate) fn veiled_for(&self, _viewer: Viewer) -> Event {
        self.clone()
    }
}
