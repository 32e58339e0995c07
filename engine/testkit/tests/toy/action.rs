//! Cards and actions of the toy.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Id, IdSet, NotationError, Words};

/// How many cards there are.
pub(crate) const CARDS: u8 = 24;
pub(crate) const ALL_CARDS: IdSet<Card> = IdSet::from_bits((1 << CARDS) - 1);

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub(crate) struct Card(pub u8);

impl Id for Card {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        Card(id)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = text.parse().ok().filter(|number| *number < CARDS);
        let card = number.map(Card);
        card.ok_or_else(|| NotationError::new(text, "a card"))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Bid(Card),
    Draw,
    Toss(Card),
    Pass,
    /// A pass of which only a defective toy knows, in two kinds that look alike on paper.
    Mumble(u8),
    /// Another such pass, written as no action may be.
    Shout,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(card) => write!(f, "bid {card}"),
            Action::Draw => f.write_str("draw"),
            Action::Toss(card) => write!(f, "toss {card}"),
            Action::Pass => f.write_str("pass"),
            Action::Mumble(_) => f.write_str("mumble"),
            Action::Shout => f.write_str("Shout"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text, "`bid card`, `draw`, `toss card` or `pass`")?;
        let action = match words.word()? {
            "bid" => Action::Bid(words.read()?),
            "draw" => Action::Draw,
            "toss" => Action::Toss(words.read()?),
            "pass" => Action::Pass,
            "mumble" => Action::Mumble(0),
            "Shout" => Action::Shout,
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}
