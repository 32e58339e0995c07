//! What is in the box: 48 cards, four colours of twelve sections each.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Id, IdSet, NotationError};

// rules: NN-001 §Componenti
/// How many sections the skyline has, and each colour cards.
pub const SECTIONS: u8 = 12;
/// All cards.
pub const CARDS: u8 = 4 * SECTIONS;
/// Cards in a full hand.
pub const HAND: u8 = 6;
/// Cards in the full open row.
pub const ROW: usize = 6;

/// A set of cards: a hand, the deck.
pub type CardSet = IdSet<Card>;

/// Every card of the box.
pub const BOX: CardSet = CardSet::from_bits((1 << CARDS) - 1);

/// One of the four colours. The edition's were yellow, pink, green and light blue.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    #[default]
    Amber,
    Ruby,
    Verdigris,
    Indigo,
}

impl Colour {
    /// All four, in the order of their letters in a record.
    pub const ALL: [Colour; 4] = [
        Colour::Amber,
        Colour::Ruby,
        Colour::Verdigris,
        Colour::Indigo,
    ];

    /// The letter in a card's notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Amber => 'a',
            Colour::Ruby => 'r',
            Colour::Verdigris => 'v',
            Colour::Indigo => 'i',
        }
    }

    /// The colour with this letter.
    pub fn of_letter(letter: char) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }
}

/// A card: a colour and a number from 1 to 12. Written `a7`, `v12`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The card of this colour and number.
    ///
    /// # Panics
    /// If `number` is not from 1 to 12.
    pub const fn new(colour: Colour, number: u8) -> Card {
        assert!(
            number >= 1 && number <= SECTIONS,
            "cards are numbered 1 to 12"
        );
        Card(colour as u8 * SECTIONS + number - 1)
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / SECTIONS) as usize]
    }

    /// Its number, 1 to 12.
    pub const fn number(self) -> u8 {
        self.0 % SECTIONS + 1
    }
}

impl Id for Card {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        assert!(id < CARDS, "the box has 48 cards");
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
        write!(f, "{}{}", self.colour().letter(), self.number())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a card such as a7 or v12");
        let mut letters = text.chars();
        let colour = letters
            .next()
            .and_then(Colour::of_letter)
            .ok_or_else(wrong)?;
        let number = letters.as_str().parse().map_err(|_| wrong())?;
        let card = (1..=SECTIONS)
            .contains(&number)
            .then(|| Card::new(colour, number));
        // One card, one spelling: neither `a07` nor `a+7`.
        card.filter(|card| card.to_string() == text)
            .ok_or_else(wrong)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}

// rules: NN-026 §Fine del gioco e punteggio
/// Points for a run of so many cards side by side.
pub const BONUS: [u8; SECTIONS as usize + 1] = [0, 0, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];
