//! The pieces of The City's table.

use std::fmt;

use games::the_city::{action::Choice, components::Card};
use tabletop::Seat;

/// What can be picked, and where pieces fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A card of the hand: which, and its number among equal cards, from 0.
    Hand(Card, u8),
    /// One of the cards drawn.
    Drawn(Card, u8),
    /// What is to be laid face down.
    Lay(Choice),
    /// A building of somebody's city, and its number among equal ones.
    Built(Seat, Card, u8),
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Hand(card, copy) => write!(f, "hand-{card}.{copy}"),
            Piece::Drawn(card, copy) => write!(f, "drawn-{card}.{copy}"),
            Piece::Lay(Choice::Renounce) => f.write_str("lay-nothing"),
            Piece::Lay(Choice::One(card)) => write!(f, "lay-{card}"),
            Piece::Lay(Choice::Two(first, second)) => write!(f, "lay-{first} {second}"),
            Piece::Built(seat, card, 0) => write!(f, "built-{seat}.{card}"),
            Piece::Built(seat, card, copy) => write!(f, "built-{seat}.{card}.{copy}"),
        }
    }
}
