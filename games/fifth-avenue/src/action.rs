//! What a player decides.
//!
//! | notation | when | meaning |
//! | --- | --- | --- |
//! | `at 34w grey` | a starting tower or a shop is to be placed | the lot for it |
//! | `towers` | on turn | action A: three towers into the reserve |
//! | `shop fashion` | on turn | action B: this tile of the active group |
//! | `draw` | on turn | action C: a black card, then a commission moves |
//! | `score ts` | on turn | action D: score this district |
//! | `take orange violet` | phase 2 | the top cards of two coloured decks, or of the only one |
//! | `move white ts` | phase 3, action C | a commission goes to a district, `park` or `start` |
//! | `lay o4` | bidding | put a card to the bid, in ascending order |
//! | `stand` | bidding | the bid is complete and is shown |
//! | `pass` | bidding | leave the auction |
//! | `build 2` | after winning | so many towers from the reserve |
//! | `stop` | after winning | order the building stop |

use std::{fmt, str::FromStr};

use tabletop::{NotationError, Words};

use crate::components::{
    District, Lot, Shop,
    cards::{Card, Colour},
    places::{Commission, Place},
};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// The lot for a starting tower or a shop.
    At(District, Lot),
    /// Action A.
    Towers,
    /// Action B with this tile.
    Shop(Shop),
    /// Action C.
    Draw,
    /// Action D in this district.
    Score(District),
    /// The top cards of these decks, the colours in their order.
    Take(Colour, Option<Colour>),
    /// A commission goes on.
    Move(Commission, Place),
    /// A card is put to the bid.
    Lay(Card),
    /// The bid is complete.
    Stand,
    /// Leave the auction.
    Pass,
    /// Build so many towers.
    Build(u8),
    /// Order the building stop.
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::At(district, lot) => write!(f, "at {district} {lot}"),
            Action::Towers => f.write_str("towers"),
            Action::Shop(shop) => write!(f, "shop {shop}"),
            Action::Draw => f.write_str("draw"),
            Action::Score(district) => write!(f, "score {district}"),
            Action::Take(colour, None) => write!(f, "take {colour}"),
            Action::Take(one, Some(other)) => write!(f, "take {one} {other}"),
            Action::Move(commission, place) => write!(f, "move {commission} {place}"),
            Action::Lay(card) => write!(f, "lay {card}"),
            Action::Stand => f.write_str("stand"),
            Action::Pass => f.write_str("pass"),
            Action::Build(count) => write!(f, "build {count}"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "an action such as `at 34w grey`, `take orange violet` or `lay o4`";
        let mut words = Words::of(text, expected)?;
        let action = match words.word()? {
            "at" => Action::At(words.read()?, words.read()?),
            "towers" => Action::Towers,
            "shop" => Action::Shop(words.read()?),
            "draw" => Action::Draw,
            "score" => Action::Score(words.read()?),
            "take" => take(&mut words)?,
            "move" => Action::Move(words.read()?, words.read()?),
            "lay" => Action::Lay(words.read()?),
            "stand" => Action::Stand,
            "pass" => Action::Pass,
            "build" => Action::Build(words.read()?),
            "stop" => Action::Stop,
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}

/// One colour or two in their order, so that each pair has one spelling.
fn take(words: &mut Words<'_>) -> Result<Action, NotationError> {
    let one: Colour = words.read()?;
    if !words.has_more() {
        return Ok(Action::Take(one, None));
    }
    let other: Colour = words.read()?;
    if one < other {
        Ok(Action::Take(one, Some(other)))
    } else {
        Err(words.wrong())
    }
}
