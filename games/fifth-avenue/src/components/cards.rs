//! The building cards: five colours and black, worth 4, 5 or 6.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Bag, Id, IdSet, NotationError};

use super::{named, numbered, written};

/// A colour of lots and cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Orange,
    Green,
    Grey,
    Brown,
    Violet,
}

/// A set of colours.
pub type Colours = IdSet<Colour>;

impl Colour {
    /// All five, in the order of the ledger.
    pub const ALL: [Colour; 5] = [
        Colour::Orange,
        Colour::Green,
        Colour::Grey,
        Colour::Brown,
        Colour::Violet,
    ];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Orange => "orange",
            Colour::Green => "green",
            Colour::Grey => "grey",
            Colour::Brown => "brown",
            Colour::Violet => "violet",
        }
    }

    /// The letter in a card's notation.
    pub const fn letter(self) -> char {
        SUIT_LETTERS[self as usize]
    }

    /// The set of all five.
    pub const fn all() -> Colours {
        Colours::from_bits(0b1_1111)
    }
}
numbered!(Colour);
named!(Colour, "a colour: orange green grey brown violet");

/// The suits of the deck: the five colours, then black.
pub const SUITS: usize = 6;
/// Black as a suit.
pub const BLACK: usize = 5;
const SUIT_LETTERS: [char; SUITS] = ['o', 'n', 'g', 'b', 'v', 'k'];

/// What a card is worth in a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Value {
    Four,
    Five,
    Six,
}

impl Value {
    /// The three values.
    pub const ALL: [Value; 3] = [Value::Four, Value::Five, Value::Six];

    /// The number on the card.
    pub const fn points(self) -> u8 {
        self as u8 + 4
    }

    // rules: FA-087 §Le Aste
    /// The towers shown on the card.
    pub const fn towers(self) -> u8 {
        3 - self as u8
    }
}

impl From<Value> for u8 {
    fn from(value: Value) -> u8 {
        value.points()
    }
}

impl TryFrom<u8> for Value {
    type Error = &'static str;

    fn try_from(points: u8) -> Result<Self, Self::Error> {
        let found = Value::ALL
            .into_iter()
            .find(|value| value.points() == points);
        found.ok_or("cards are worth 4, 5 or 6")
    }
}

/// How many kinds of cards there are.
pub const KINDS: usize = SUITS * 3;

/// A kind of card: a suit and a value. Written `o4`, `k6`; the order is by suit with black last,
/// then by value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

/// Cards of which only the number counts: hands, what is unseen, what is picked for a bid.
pub type Cards = Bag<Card, KINDS>;

// rules: FA-101
/// All 110 cards: of each colour five 4s, four 5s, three 6s; of black 20, 16, 14.
pub const BOX: Cards =
    Cards::from_counts([5, 4, 3, 5, 4, 3, 5, 4, 3, 5, 4, 3, 5, 4, 3, 20, 16, 14]);

impl Card {
    /// The coloured card of this value.
    pub const fn coloured(colour: Colour, value: Value) -> Card {
        Card(colour as u8 * 3 + value as u8)
    }

    /// The black card of this value.
    pub const fn black(value: Value) -> Card {
        Card(BLACK as u8 * 3 + value as u8)
    }

    /// The card of this suit and value.
    pub const fn of_suit(suit: usize, value: Value) -> Card {
        Card(suit as u8 * 3 + value as u8)
    }

    /// Its suit: the number of its colour, or [`BLACK`].
    pub const fn suit(self) -> usize {
        self.0 as usize / 3
    }

    /// Its colour, `None` for black.
    pub const fn colour(self) -> Option<Colour> {
        if self.0 as usize / 3 == BLACK {
            None
        } else {
            Some(Colour::ALL[self.0 as usize / 3])
        }
    }

    /// Its value.
    pub const fn value(self) -> Value {
        Value::ALL[self.0 as usize % 3]
    }
}

impl Id for Card {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        assert!(usize::from(id) < KINDS, "there are 18 kinds of cards");
        Card(id)
    }
}

/// As it is written: whoever reads a refusal in a record knows it by that.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", SUIT_LETTERS[self.suit()], self.value().points())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a card such as o4 or k6");
        let [letter, digit] = text.as_bytes() else {
            return Err(wrong());
        };
        let suit = SUIT_LETTERS
            .iter()
            .position(|suit| *suit == char::from(*letter));
        let value = Value::try_from(digit.wrapping_sub(b'0'));
        match (suit, value) {
            (Some(suit), Ok(value)) => Ok(Card::of_suit(suit, value)),
            _ => Err(wrong()),
        }
    }
}

written!(Card);

// rules: FA-086 §Le Aste
/// The sum of the values.
pub fn worth(cards: &Cards) -> u16 {
    let kinds = cards.counts().chunks_exact(3);
    kinds
        .map(|of| 4 * u16::from(of[0]) + 5 * u16::from(of[1]) + 6 * u16::from(of[2]))
        .sum()
}

/// How many cards of each suit there are.
pub fn by_suit(cards: &Cards) -> [u8; SUITS] {
    std::array::from_fn(|suit| count_of(cards, suit))
}

/// How many cards of a suit there are.
pub(crate) fn count_of(cards: &Cards, suit: usize) -> u8 {
    cards.counts()[suit * 3..suit * 3 + 3].iter().sum()
}

/// Takes out the card of `suit` with `n` of its suit before it, in ascending order.
///
/// # Panics
/// If there are not that many.
pub(crate) fn take_nth(cards: &mut Cards, suit: usize, n: u32) -> Card {
    let mut left = n;
    for value in Value::ALL {
        let card = Card::of_suit(suit, value);
        let Some(further) = left.checked_sub(u32::from(cards.count(card))) else {
            cards.remove(card);
            return card;
        };
        left = further;
    }
    panic!("the suit has no such card")
}
