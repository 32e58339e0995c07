//! The pieces of Escape's table.

use std::fmt;

use games::escape_from_new_york::{
    action::Action,
    components::{board::Space, bosses::Boss, cards::Card},
    state::foe::Foe,
};
use tabletop::Seat;

/// What can be picked, and where pieces fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A space of the map.
    Space(Space),
    /// An action card, wherever it lies.
    Card(Card),
    /// An enemy.
    Foe(Foe),
    /// A card of the own reserve, from 0.
    Slot(u8),
    /// A bridge, by its number.
    Bridge(u8),
    /// The personal ability.
    Ability(Ability),
    /// Where from a convict comes along who moves with another.
    With(Space),
    /// What is said by a button alone.
    Do(Action),
    /// The pawn of a seat.
    Pawn(Seat),
    /// The helicopter.
    Helicopter,
    /// A boss on its own sheet.
    Boss(Boss),
    /// A part of the table that says what it is, by its word in the catalogue.
    About(&'static str),
}

/// How the personal ability is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// To fight.
    Strike,
    /// To walk.
    Sneak,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Space(space) => write!(f, "space-{space}"),
            Piece::Card(card) => write!(f, "card-{card}"),
            Piece::Foe(foe) => write!(f, "foe-{foe}"),
            Piece::Slot(slot) => write!(f, "slot-{}", slot + 1),
            Piece::Bridge(number) => write!(f, "bridge-{number}"),
            Piece::Ability(Ability::Strike) => f.write_str("ability-strike"),
            Piece::Ability(Ability::Sneak) => f.write_str("ability-sneak"),
            Piece::With(space) => write!(f, "with-{space}"),
            Piece::Do(action) => write!(f, "do-{action}"),
            Piece::Pawn(seat) => write!(f, "pawn-{seat}"),
            Piece::Helicopter => f.write_str("heli-copter"),
            Piece::Boss(boss) => write!(f, "boss-{}", boss.word()),
            Piece::About(what) => write!(f, "about-{what}"),
        }
    }
}
