//! Heaps of money cards: of one bank, of all banks.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::money::{Bank, COPIES, Money, VALUE_MAX};

/// Cards of one bank: how many of each value.
///
/// A number of nine octal digits, the ones first: the digit of a value is its count. No count
/// passes three, so purses add and subtract as plain numbers, and the fourth bit of a digit is
/// free to tell whether a subtraction borrows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wad(u32);

impl Wad {
    /// No cards.
    pub const EMPTY: Wad = Wad(0);

    const ONES: u32 = 0o111_111_111;
    const GUARDS: u32 = 4 * Wad::ONES;

    /// One card of `value`, 1 to 9.
    pub const fn only(value: u8) -> Wad {
        Wad(1 << (3 * (value - 1)))
    }

    /// How many cards of `value`, 1 to 9, there are.
    pub const fn count(self, value: u8) -> u8 {
        (self.0 >> (3 * (value - 1)) & 7) as u8
    }

    /// The cards with a value lower than `value`.
    pub const fn below(self, value: u8) -> Wad {
        Wad(self.0 & ((1 << (3 * (value - 1))) - 1))
    }

    /// The highest value of its cards, 0 if there are none.
    pub const fn highest(self) -> u8 {
        ((34 - self.0.leading_zeros()) / 3) as u8
    }

    /// The lowest value of its cards, which must not be none.
    const fn lowest(self) -> u8 {
        (self.0.trailing_zeros() / 3 + 1) as u8
    }

    /// How many cards there are.
    pub fn len(self) -> u32 {
        let [low, middle, high] = self.thirds();
        u32::from(low.cards + middle.cards + high.cards)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What all cards are worth together.
    pub fn worth(self) -> u32 {
        let [low, middle, high] = self.thirds();
        let as_if_low = low.worth + middle.worth + high.worth;
        u32::from(as_if_low + 3 * middle.cards + 6 * high.cards)
    }

    /// Whether `other` has at least these cards.
    pub const fn is_within(self, other: Wad) -> bool {
        ((other.0 | Wad::GUARDS) - self.0) & Wad::GUARDS == Wad::GUARDS
    }

    /// These cards and those of `other`.
    pub const fn and(self, other: Wad) -> Wad {
        Wad(self.0 + other.0)
    }

    /// These cards without those of `other`, which must be among them.
    pub const fn without(self, other: Wad) -> Wad {
        Wad(self.0 - other.0)
    }

    fn thirds(self) -> [Third; 3] {
        [0, 9, 18].map(|shift| THIRDS[(self.0 >> shift & 0o777) as usize])
    }
}

/// Three digits of a wad: its cards, and their worth as if they were the digits of 1, 2 and 3.
#[derive(Clone, Copy)]
struct Third {
    cards: u8,
    worth: u8,
}

static THIRDS: [Third; 512] = {
    let blank = Third { cards: 0, worth: 0 };
    let mut thirds = [blank; 512];
    let mut n = 0;
    while n < 512 {
        let (one, two, three) = ((n & 7) as u8, (n >> 3 & 7) as u8, (n >> 6) as u8);
        thirds[n] = Third {
            cards: one + two + three,
            worth: one + 2 * two + 3 * three,
        };
        n += 1;
    }
    thirds
};

/// Cards of any bank, equal ones interchangeable: a hand, the row, the deck, a payment.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "Vec<Money>", into = "Vec<Money>")]
pub struct Purse([Wad; 4]);

impl Purse {
    /// No cards.
    pub const EMPTY: Purse = Purse([Wad::EMPTY; 4]);

    // rules: NY-03 §Materiale
    /// Every card of the box, in so many copies.
    pub const fn box_of(copies: u8) -> Purse {
        assert!(copies <= COPIES, "the box has three copies of a card");
        Purse([Wad(copies as u32 * Wad::ONES); 4])
    }

    /// Just this card.
    pub fn only(card: Money) -> Purse {
        Purse::of_bank(card.bank(), Wad::only(card.value()))
    }

    /// These cards of `bank`.
    pub fn of_bank(bank: Bank, cards: Wad) -> Purse {
        let mut purse = Purse::EMPTY;
        purse.0[bank as usize] = cards;
        purse
    }

    /// The cards of `bank`.
    pub const fn bank(&self, bank: Bank) -> Wad {
        self.0[bank as usize]
    }

    /// How many copies of `card` there are.
    pub const fn count(&self, card: Money) -> u8 {
        self.bank(card.bank()).count(card.value())
    }

    /// How many cards there are.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|wad| wad.len()).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|wad| wad.is_empty())
    }

    /// What all cards are worth together, whatever the bank.
    pub fn worth(&self) -> u32 {
        self.0.iter().map(|wad| wad.worth()).sum()
    }

    /// Puts the cards of `other` in.
    pub fn put(&mut self, other: Purse) {
        for (wad, more) in self.0.iter_mut().zip(other.0) {
            *wad = wad.and(more);
        }
    }

    /// Takes the cards of `other` out, which must be in.
    pub fn take(&mut self, other: Purse) {
        for (wad, less) in self.0.iter_mut().zip(other.0) {
            *wad = wad.without(less);
        }
    }

    /// The first card of `other` of which there are not enough here.
    pub fn lacks(&self, other: &Purse) -> Option<Money> {
        let enough = self.0.iter().zip(&other.0);
        if enough.clone().all(|(have, want)| want.is_within(*have)) {
            return None;
        }
        other
            .iter()
            .find(|card| self.count(*card) < other.count(*card))
    }

    /// The card with `n` cards below it. Panics if there are not that many.
    pub fn nth(&self, mut n: u32) -> Money {
        for bank in Bank::ALL {
            let wad = self.bank(bank);
            let cards = wad.len();
            if n >= cards {
                n -= cards;
                continue;
            }
            for value in 1..=VALUE_MAX {
                let count = u32::from(wad.count(value));
                if n < count {
                    return Money::new(bank, value);
                }
                n -= count;
            }
        }
        panic!("the purse has no such card");
    }

    /// The cards in ascending order, equal ones one after another.
    pub fn iter(&self) -> Cards {
        Cards(*self)
    }

    /// The purse of these cards, `None` if it would have four equal ones.
    pub fn of_cards(cards: impl IntoIterator<Item = Money>) -> Option<Purse> {
        let mut purse = Purse::EMPTY;
        for card in cards {
            if purse.count(card) == COPIES {
                return None;
            }
            purse.put(Purse::only(card));
        }
        Some(purse)
    }
}

impl IntoIterator for &Purse {
    type Item = Money;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

/// The cards of a [`Purse`], ascending.
#[derive(Clone, Debug)]
pub struct Cards(Purse);

impl Iterator for Cards {
    type Item = Money;

    fn next(&mut self) -> Option<Money> {
        let bank = Bank::ALL
            .into_iter()
            .find(|bank| !self.0.bank(*bank).is_empty())?;
        let wad = &mut self.0.0[bank as usize];
        let value = wad.lowest();
        *wad = wad.without(Wad::only(value));
        Some(Money::new(bank, value))
    }
}

/// The cards with spaces between; `-` for none.
impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (n, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl From<Purse> for Vec<Money> {
    fn from(purse: Purse) -> Vec<Money> {
        purse.iter().collect()
    }
}

impl TryFrom<Vec<Money>> for Purse {
    type Error = &'static str;

    fn try_from(cards: Vec<Money>) -> Result<Self, Self::Error> {
        Purse::of_cards(cards).ok_or("the box has three copies of a card")
    }
}
