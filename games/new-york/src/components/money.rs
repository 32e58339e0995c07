//! Money: banks and cards.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

/// The highest value of a money card.
pub const VALUE_MAX: u8 = 9;
/// Copies of every money card in the box.
pub const COPIES: u8 = 3;

// rules: NY-05 §Materiale
/// One of the four banks, in the order of their spaces on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bank {
    Blue,
    Green,
    Yellow,
    Red,
}

impl Bank {
    /// All four, in board order.
    pub const ALL: [Bank; 4] = [Bank::Blue, Bank::Green, Bank::Yellow, Bank::Red];

    /// The word for it in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Bank::Blue => "blue",
            Bank::Green => "green",
            Bank::Yellow => "yellow",
            Bank::Red => "red",
        }
    }

    /// The letter in a card's notation.
    pub const fn letter(self) -> char {
        match self {
            Bank::Blue => 'b',
            Bank::Green => 'g',
            Bank::Yellow => 'y',
            Bank::Red => 'r',
        }
    }
}

impl fmt::Display for Bank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Bank {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let bank = Bank::ALL.into_iter().find(|bank| bank.word() == text);
        bank.ok_or_else(|| NotationError::new(text, "blue, green, yellow or red"))
    }
}

/// A money card: a bank and a value from 1 to 9. Written `b7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Money {
    bank: Bank,
    value: u8,
}

impl Money {
    /// The card of this bank and value.
    ///
    /// # Panics
    /// If `value` is not from 1 to 9.
    pub const fn new(bank: Bank, value: u8) -> Money {
        assert!(value >= 1 && value <= VALUE_MAX, "values are 1 to 9");
        Money { bank, value }
    }

    /// The bank that issued it.
    pub const fn bank(self) -> Bank {
        self.bank
    }

    /// What it is worth, 1 to 9.
    pub const fn value(self) -> u8 {
        self.value
    }
}

/// As it is written: whoever reads a refusal in a record knows it by that.
impl fmt::Debug for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.bank.letter(), self.value)
    }
}

impl FromStr for Money {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars();
        let card = letters.next().and_then(|letter| {
            let bank = Bank::ALL.into_iter().find(|bank| bank.letter() == letter)?;
            match letters.as_str().as_bytes() {
                [digit @ b'1'..=b'9'] => Some(Money::new(bank, digit - b'0')),
                _ => None,
            }
        });
        card.ok_or_else(|| NotationError::new(text, "a money card such as b7 or r1"))
    }
}

impl From<Money> for String {
    fn from(card: Money) -> String {
        card.to_string()
    }
}

impl TryFrom<String> for Money {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}
