//! What a player decides.
//!
//! | notation | when | meaning |
//! | --- | --- | --- |
//! | `build kino` | at the choice | this card of the hand, or the architect |
//! | `build kino museum` | at the choice, with a crew | two cards of the hand, in table order |
//! | `build kino` | after the reveal, if only one of two can be paid | this one of them |
//! | `renounce` | at the choice | build nothing |
//! | `pay kino` | after the reveal | one card of the payment, until all is paid |
//! | `keep kino` | after the reveal | keep this one of the cards drawn |
//! | `discard kino` | at set-up, over the hand limit | discard one card, until there are enough |
//!
//! A payment is laid card by card and in any order. The state has only the set, so that all
//! orders of the same cards lead to equal tables.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, Words};

use crate::components::Card;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// What to build this round.
    Choose(Choice),
    /// One card of a payment.
    Pay(Card),
    /// The card to keep of those drawn.
    Keep(Card),
    /// One card of those to discard.
    Discard(Card),
}

// rules: TC-06 §Scelta della carta
/// What a player lays face down: a card, two with a crew, or nothing.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "String", into = "String")]
pub enum Choice {
    One(Card),
    // rules: TC-Q11
    /// Without an order: the card that comes first in the table is named first.
    Two(Card, Card),
    #[default]
    Renounce,
}

impl Choice {
    /// The cards laid, in the order of the table.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let (first, second) = match self {
            Choice::One(card) => (Some(card), None),
            Choice::Two(first, second) => (Some(first), Some(second)),
            Choice::Renounce => (None, None),
        };
        first.into_iter().chain(second)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::One(card) => write!(f, "build {card}"),
            Choice::Two(first, second) => write!(f, "build {first} {second}"),
            Choice::Renounce => f.write_str("renounce"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(choice) => write!(f, "{choice}"),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "`build kino`, `renounce`, `pay kino`, `keep kino` or `discard kino`";
        let mut words = Words::of(text, expected)?;
        let action = match words.word()? {
            "build" => Action::Choose(laid(&mut words)?),
            "renounce" => Action::Choose(Choice::Renounce),
            "pay" => Action::Pay(words.read()?),
            "keep" => Action::Keep(words.read()?),
            "discard" => Action::Discard(words.read()?),
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}

fn laid(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let first = words.read()?;
    if !words.has_more() {
        return Ok(Choice::One(first));
    }
    let second = words.read()?;
    // One pair, one spelling.
    if first <= second {
        Ok(Choice::Two(first, second))
    } else {
        Err(words.wrong())
    }
}

impl From<Choice> for String {
    fn from(choice: Choice) -> String {
        choice.to_string()
    }
}

impl TryFrom<String> for Choice {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        match text.parse()? {
            Action::Choose(choice) => Ok(choice),
            Action::Pay(_) | Action::Keep(_) | Action::Discard(_) => {
                Err(NotationError::new(&text, "`build kino` or `renounce`"))
            }
        }
    }
}
