//! What a player decides.
//!
//! | notation | when | meaning |
//! | --- | --- | --- |
//! | `colour a` | before the deal | play for this colour |
//! | `play a7` | on turn | lay a card of the hand at its place |
//! | `pass` | on turn | leave the round |
//! | `take v12` | after laying | take a card of the open row |

use std::{fmt, str::FromStr};

use tabletop::{NotationError, Words};

use crate::components::{Card, Colour};

/// One decision. A turn is a pass, or a card played and then one taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play for this colour.
    Colour(Colour),
    /// Lay this card of the hand.
    Play(Card),
    /// Take this card of the open row.
    Take(Card),
    /// Leave the round.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Colour(colour) => write!(f, "colour {}", colour.letter()),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text, "`colour a`, `play a7`, `take v12` or `pass`")?;
        let action = match words.word()? {
            "colour" => {
                let letter = words.word()?.parse().ok();
                let colour = letter.and_then(Colour::of_letter);
                Action::Colour(colour.ok_or_else(|| words.wrong())?)
            }
            "play" => Action::Play(words.read()?),
            "take" => Action::Take(words.read()?),
            "pass" => Action::Pass,
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}
