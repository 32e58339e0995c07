//! What happens, and who hears how much of it.

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat, Viewer};

use crate::{
    components::{
        District, Lot, ROW, Shop, ShopBag,
        board::Side,
        cards::{Card, Cards, Colour},
        places::{Commission, Place, Site},
    },
    scoring::{DistrictScore, ParkScore, StopScore},
    state::lots::Owner,
};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The start player is known.
    Began { first: Seat, side: Side },
    /// A shop was laid out before the first turn.
    ShopLaid {
        shop: Shop,
        district: District,
        lot: Lot,
    },
    /// The shop row was laid out.
    RowLaid { row: [Shop; ROW] },
    /// A seat got its starting hand.
    Dealt { seat: Seat, cards: Dealt },
    /// A card lies on top of a coloured deck.
    TurnedUp { card: Card },
    /// A starting tower was placed.
    TowerPlaced {
        seat: Seat,
        district: District,
        lot: Lot,
    },
    /// Action A.
    TowersTaken { seat: Seat, count: u8 },
    /// Action B: a seat has chosen a tile of the row.
    ShopChosen { seat: Seat, shop: Shop },
    /// A shop of the row lies on a lot.
    ShopPlaced {
        seat: Seat,
        shop: Shop,
        district: District,
        lot: Lot,
    },
    /// The last tile of a group went below Central Park.
    ShopToPark { shop: Shop },
    /// A special scoring.
    SpecialScored {
        placed: u8,
        districts: u8,
        points: PerSeat<u8>,
    },
    /// A black card was drawn; the card itself only for those who know it.
    Drew {
        seat: Seat,
        card: Option<Card>,
        open: bool,
    },
    /// The black deck was shuffled.
    Shuffled { cards: u8 },
    /// Action D.
    Scored { seat: Seat, score: DistrictScore },
    /// A coloured card was taken.
    Took { seat: Seat, card: Card },
    /// A commission moved; and where its marker was put.
    Moved {
        seat: Seat,
        commission: Commission,
        from: Place,
        to: Place,
        marker: Option<District>,
    },
    /// An auction begins.
    AuctionOpened { site: Site, opener: Seat },
    /// A bid is complete: the cards added and what all laid cards are worth.
    Bid {
        seat: Seat,
        cards: Cards,
        colour: Colour,
        total: u16,
    },
    /// A seat left the auction and took its cards back.
    Passed { seat: Seat, cards: Cards },
    /// Asso turned up a card.
    AssoTurned { card: Card },
    /// Asso's bid is complete.
    AssoBid { total: u16, leads: bool },
    /// An auction was won by a seat, which discards these cards.
    Won {
        seat: Seat,
        site: Site,
        colour: Colour,
        cards: Cards,
        total: u16,
        towers: u8,
    },
    /// Asso won an auction.
    AssoWon { site: Site, total: u16 },
    /// Nobody bid.
    NobodyBid { site: Site },
    /// Towers were built after an auction.
    Built {
        owner: Owner,
        site: Site,
        lot: Option<Lot>,
        count: u8,
    },
    /// A district was closed.
    Stopped { score: StopScore },
    /// A series of auctions is over, the markers are back on Start.
    MarkersHome { commission: Commission },
    /// The game ends.
    Ended { cause: Cause },
    /// A district was scored at the end.
    FinallyScored { score: DistrictScore },
    /// The towers below Central Park were scored at the end.
    ParkScored { shops: ShopBag, score: ParkScore },
}

/// The cards of a deal, or how many they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealt {
    Cards(Cards),
    Unseen(u8),
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The twelfth shop was placed.
    LastShop,
    /// The second stop sign was placed.
    SecondStop,
    /// The turn limit was reached.
    TurnLimit,
}

impl Event {
    /// The event as `viewer` hears it.
    pub(crate) fn veiled_for(&self, viewer: Viewer) -> Event {
        match self {
            // rules: FA-007, FA-009, FA-Q37 §Preparazione
            Event::Dealt {
                seat,
                cards: Dealt::Cards(cards),
            } if !viewer.is(*seat) => Event::Dealt {
                seat: *seat,
                cards: Dealt::Unseen(cards.len() as u8),
            },
            // rules: FA-030, FA-033, FA-Q39
            Event::Drew {
                seat, open: false, ..
            } if !viewer.is(*seat) => Event::Drew {
                seat: *seat,
                card: None,
                open: false,
            },
            // All else happens in the open. Listed, so that a new event must be thought about.
            Event::Began { .. }
            | Event::ShopLaid { .. }
            | Event::RowLaid { .. }
            | Event::Dealt { .. }
            | Event::TurnedUp { .. }
            | Event::TowerPlaced { .. }
            | Event::TowersTaken { .. }
            | Event::ShopChosen { .. }
            | Event::ShopPlaced { .. }
            | Event::ShopToPark { .. }
            | Event::SpecialScored { .. }
            | Event::Drew { .. }
            | Event::Shuffled { .. }
            | Event::Scored { .. }
            | Event::Took { .. }
            | Event::Moved { .. }
            | Event::AuctionOpened { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::AssoTurned { .. }
            | Event::AssoBid { .. }
            | Event::Won { .. }
            | Event::AssoWon { .. }
            | Event::NobodyBid { .. }
            | Event::Built { .. }
            | Event::Stopped { .. }
            | Event::MarkersHome { .. }
            | Event::Ended { .. }
            | Event::FinallyScored { .. }
            | Event::ParkScored { .. } => self.clone(),
        }
    }
}
