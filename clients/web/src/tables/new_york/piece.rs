//! The pieces of New York's table.

use std::fmt;

use games::new_york::{
    action::CityTile,
    components::{
        Tile,
        money::{Bank, Money},
        purse::Purse,
    },
    state::city::Cell,
};

/// What can be picked, and where pieces fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Cards of the row, to be taken together.
    Take(Purse),
    /// The space of a bank.
    Stall(Bank),
    /// A payment.
    Pay(Purse),
    /// A cell where a tile might go.
    Cell(Tile, Cell),
    /// The own reserve, as a place to put a tile.
    Reserve,
    /// Dirk, as somebody to give a tile to.
    Dirk,
    /// A card of the row, by its place.
    Row(usize),
    /// A card of the hand: which, and its number among equal cards, from 0.
    Note(Money, u8),
    /// A tile of the own reserve.
    Stock(Tile),
    /// A tile bought and not yet placed.
    Aside(Tile),
    /// A tile of a city.
    City(CityTile),
    /// To pass.
    Pass,
    /// A tile on the space of a bank.
    Offer(Tile),
    /// A card of the row, by what it is.
    Money(Money),
}

impl Piece {
    /// A building of a city.
    pub(super) fn building(tile: Tile) -> Piece {
        Piece::City(CityTile::Building(tile))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Take(cards) => write!(f, "take-{cards}"),
            Piece::Stall(bank) => write!(f, "stall-{bank}"),
            Piece::Pay(cards) => write!(f, "pay-{cards}"),
            Piece::Cell(tile, at) => write!(f, "cell-{tile}@{at}"),
            Piece::Reserve => f.write_str("reserve-here"),
            Piece::Dirk => f.write_str("dirk-here"),
            Piece::Row(place) => write!(f, "row-{place}"),
            Piece::Note(card, copy) => write!(f, "note-{card}.{copy}"),
            Piece::Stock(tile) => write!(f, "stock-{tile}"),
            Piece::Aside(tile) => write!(f, "aside-{tile}"),
            Piece::City(tile) => write!(f, "city-{tile}"),
            Piece::Pass => f.write_str("do-pass"),
            Piece::Offer(tile) => write!(f, "offer-{tile}"),
            Piece::Money(card) => write!(f, "money-{card}"),
        }
    }
}
