//! What is in the box: 110 cards, as `cards.csv` describes them.

mod csv;
mod sum;
mod table;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Bag, Id, IdSet, NotationError};

pub use sum::{Sum, Term};
pub use table::{Names, read};
use table::{TABLE, kinds};

/// The table of cards. A player who owns the deck corrects it here, and nowhere else.
pub const CARDS_CSV: &str = include_str!("../../cards.csv");

/// How many kinds of cards there are, the architect among them.
pub const KINDS: usize = kinds(CARDS_CSV);

// rules: TC-01 §Contenuto
/// All cards that can be in the deck.
pub const BUILDINGS: u32 = 105;
/// Cards that lie beside the deck, one for each player at a full table.
pub const ARCHITECTS: u32 = 5;

// rules: TC-03, TC-04 §Preparazione del gioco
/// Cards dealt to each seat.
pub const DEAL: u8 = 7;
/// How many of them are discarded at once.
pub const DISCARDED_FIRST: u8 = 2;
// rules: TC-08 §Scelta della carta
/// Cards drawn by a player who builds nothing.
pub const DRAWN: u8 = 5;
// rules: TC-20 §Entrate e Punti Vittoria
/// Cards in hand that a round may begin with.
pub const HAND_MAX: u8 = 12;
// rules: TC-19 §Fine del gioco
/// Points that end the game.
pub const GOAL: u16 = 50;
// rules: TC-30
/// No game has more rounds.
pub const ROUNDS_MAX: u8 = 100;

/// A hand, a deck, a city, a heap of discards.
pub type Cards = Bag<Card, KINDS>;

/// A set of kinds of cards.
pub type CardSet = IdSet<Card>;

/// Every building of the box. The architects are not among them.
pub const BOX: Cards = {
    let mut counts = [0; KINDS];
    let mut n = 0;
    while n < KINDS {
        if !TABLE[n].is_aside {
            counts[n] = TABLE[n].copies;
        }
        n += 1;
    }
    Cards::from_counts(counts)
};

/// The cards that lie beside the deck for everybody to take one: the architect.
pub const ASIDE: CardSet = {
    let mut bits = 0;
    let mut n = 0;
    while n < KINDS {
        bits |= (TABLE[n].is_aside as u64) << n;
        n += 1;
    }
    CardSet::from_bits(bits)
};

/// The cards whose owner may choose two in a round: the construction crew.
pub const CREWS: CardSet = {
    let mut bits = 0;
    let mut n = 0;
    while n < KINDS {
        bits |= (TABLE[n].crew.is_some() as u64) << n;
        n += 1;
    }
    CardSet::from_bits(bits)
};

// rules: TC-02 §Preparazione del gioco
/// One of the three symbols that cards show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    Car,
    Cart,
    Fountain,
}

impl Symbol {
    /// All three, in the order of the table's columns.
    pub const ALL: [Symbol; 3] = [Symbol::Car, Symbol::Cart, Symbol::Fountain];

    /// The word in the table.
    pub const fn word(self) -> &'static str {
        match self {
            Symbol::Car => "car",
            Symbol::Cart => "cart",
            Symbol::Fountain => "fountain",
        }
    }
}

/// A card, known by its id in the table: `kino`. Copies are not told apart.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// Every card, in the order of the table.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    fn face(self) -> &'static table::Face {
        &TABLE[usize::from(self.0)]
    }

    /// Its id: a lower-case word.
    pub fn word(self) -> &'static str {
        self.face().id
    }

    /// Its name in three languages.
    pub fn names(self) -> Names {
        self.face().names
    }

    /// How many of them the box has.
    pub fn copies(self) -> u8 {
        self.face().copies
    }

    /// The cost printed on it.
    pub fn printed_cost(self) -> u8 {
        self.face().cost
    }

    // rules: TC-26
    /// How often it shows `symbol`.
    pub fn symbols(self, symbol: Symbol) -> u8 {
        self.face().symbols[symbol as usize]
    }

    /// The same for all three symbols, sixteen bits each, the first lowest.
    pub(crate) fn symbols_packed(self) -> u64 {
        let [first, second, third] = self.face().symbols.map(u64::from);
        first | second << 16 | third << 32
    }

    /// What it brings in each round.
    pub fn income(self) -> &'static Sum {
        &self.face().income
    }

    /// What it scores in each round.
    pub fn points(self) -> &'static Sum {
        &self.face().points
    }

    // rules: TC-12 §Termini ricorrenti
    /// Whether nobody may build a second one.
    pub fn is_limited(self) -> bool {
        self.face().is_limited
    }

    // rules: TC-10 §Prerequisiti per costruire
    /// What must stand already: one of these sets, or nothing if there is none.
    pub fn needs(self) -> &'static [CardSet] {
        self.face().needs()
    }

    // rules: TC-11
    /// The cards that make this one cheaper, and by how much.
    pub fn discounts(self) -> &'static [(Card, u8)] {
        self.face().discounts()
    }

    // rules: TC-14 §Baukolonne
    /// For a crew: how much two cards of one round may cost together.
    pub fn crew(self) -> Option<u8> {
        self.face().crew
    }

    // rules: TC-23
    /// Whether it lies beside the deck, one for each player.
    pub fn is_aside(self) -> bool {
        self.face().is_aside
    }
}

impl Id for Card {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        assert!(usize::from(id) < KINDS, "the table has no such card");
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
        f.write_str(self.word())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let named = Card::all().find(|card| card.word() == text);
        named.ok_or_else(|| NotationError::new(text, "a card such as kino"))
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
