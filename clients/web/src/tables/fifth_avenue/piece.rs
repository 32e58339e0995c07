//! The pieces of Fifth Avenue's table.

use std::fmt;

use games::fifth_avenue::{
    action::Action,
    components::{
        District, Lot, Shop,
        cards::{Card, Colour},
        places::{Commission, Place},
    },
};
use tabletop::Seat;

/// What can be picked, and where pieces fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A lot of a district.
    Lot(District, Lot),
    /// What lies on a lot.
    OnLot(District, Lot),
    /// The middle of a district, City Hall or Central Park.
    Hub(Place),
    /// A commission.
    Pawn(Commission),
    /// A coloured deck; the black one has none.
    Deck(Option<Colour>),
    /// A tile of the row.
    Tile(Shop),
    /// Another tile of the row like one before it, and its number among them.
    TileLike(Shop, usize),
    /// The own towers in the common supply.
    Supply,
    /// A card of the hand: which, and its number among equal cards, from 0.
    Card(Card, u8),
    /// A kind of card, to be put to the bid.
    Lay(Card),
    /// A move of a commission, named at once.
    Go(Commission, Place),
    /// The scoring of a district, named beside the map.
    Score(District),
    /// So many towers, to be built.
    Build(u8),
    /// What is said by a button alone: to bid, to pass, to stop.
    Do(Action),
    /// The cards of a suit in the own hand; black ones have no colour.
    Suit(Option<Colour>),
    /// The black deck as it lies there.
    BlackPile,
    /// What somebody has put to the bid.
    Bid(Seat),
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Lot(district, lot) => write!(f, "lot-{district}.{lot}"),
            Piece::OnLot(district, lot) => write!(f, "on-{district}.{lot}"),
            Piece::Hub(place) => write!(f, "hub-{place}"),
            Piece::Pawn(commission) => write!(f, "pawn-{commission}"),
            Piece::Deck(Some(colour)) => write!(f, "deck-{colour}"),
            Piece::Deck(None) => f.write_str("deck-black"),
            Piece::Tile(shop) => write!(f, "tile-{shop}"),
            Piece::TileLike(shop, copy) => write!(f, "tile-{shop}.{copy}"),
            Piece::Supply => f.write_str("supply-own"),
            Piece::Card(card, copy) => write!(f, "card-{card}.{copy}"),
            Piece::Lay(card) => write!(f, "lay-{card}"),
            Piece::Go(commission, to) => write!(f, "go-{commission}.{to}"),
            Piece::Score(district) => write!(f, "score-{district}"),
            Piece::Build(count) => write!(f, "build-{count}"),
            Piece::Do(action) => write!(f, "do-{action}"),
            Piece::Suit(Some(colour)) => write!(f, "suit-{colour}"),
            Piece::Suit(None) => f.write_str("suit-black"),
            Piece::BlackPile => f.write_str("pile-black"),
            Piece::Bid(seat) => write!(f, "bid-{seat}"),
        }
    }
}
