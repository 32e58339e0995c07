//! Cards of one suit in an order: discards below a deck, the cards of a bid.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::Value;

/// Values in an order, the first on top: at most 64, which is more than any suit has.
///
/// Two bits a card, the first card lowest; 0 is no card, so the length needs no place of its own
/// and equal piles are equal values. Kept as bytes, so that it asks for no room to be aligned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Value>", into = "Vec<Value>")]
pub struct Pile([u8; 16]);

const LOW: u128 = u128::MAX / 3;
/// No pile holds more cards.
pub const PILE_MAX: u32 = 64;

impl Pile {
    /// The pile without cards.
    pub const EMPTY: Pile = Pile::of_bits(0);

    const fn of_bits(bits: u128) -> Pile {
        Pile(bits.to_ne_bytes())
    }

    const fn bits(self) -> u128 {
        u128::from_ne_bytes(self.0)
    }

    /// How many cards there are.
    pub const fn len(self) -> u32 {
        (128 - self.bits().leading_zeros()).div_ceil(2)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// Puts a card below all others.
    pub fn push(&mut self, value: Value) {
        assert!(self.len() < PILE_MAX, "no suit has that many cards");
        *self = Pile::of_bits(self.bits() | (value as u128 + 1) << (2 * self.len()));
    }

    /// Puts all cards of `other` below, in their order.
    pub fn append(&mut self, other: Pile) {
        assert!(
            self.len() + other.len() <= PILE_MAX,
            "no suit has that many cards"
        );
        if !other.is_empty() {
            *self = Pile::of_bits(self.bits() | other.bits() << (2 * self.len()));
        }
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<Value> {
        let top = self.top()?;
        *self = Pile::of_bits(self.bits() >> 2);
        Some(top)
    }

    /// The top card.
    pub fn top(self) -> Option<Value> {
        Self::decode(self.bits() & 3)
    }

    const fn decode(code: u128) -> Option<Value> {
        match code {
            1 => Some(Value::Four),
            2 => Some(Value::Five),
            3 => Some(Value::Six),
            _ => None,
        }
    }

    /// How many 4s, 5s and 6s there are.
    pub const fn counts(self) -> [u8; 3] {
        let (low, high) = (self.bits() & LOW, self.bits() >> 1 & LOW);
        [
            (low & !high).count_ones() as u8,
            (high & !low).count_ones() as u8,
            (low & high).count_ones() as u8,
        ]
    }

    // rules: FA-086 §Le Aste
    /// The sum of the values.
    pub const fn worth(self) -> u16 {
        let bits = self.bits();
        if bits == 0 {
            // Most bids are without cards of one kind or of both.
            return 0;
        }
        // A card is worth 3 more than its two bits say.
        let mut worth = 3 * self.len() as u16 + codes(bits as u64);
        if bits >> 64 != 0 {
            worth += codes((bits >> 64) as u64);
        }
        worth
    }

    /// The highest value.
    pub fn highest(self) -> Option<Value> {
        let (low, high) = (self.bits() & LOW, self.bits() >> 1 & LOW);
        Self::decode(if low & high != 0 {
            3
        } else if high != 0 {
            2
        } else {
            u128::from(low != 0)
        })
    }

    /// The cards from the top.
    pub fn iter(self) -> impl Iterator<Item = Value> {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop())
    }
}

/// The sum of the two bits of each of up to 32 cards.
const fn codes(bits: u64) -> u16 {
    let pairs = (bits & 0x3333_3333_3333_3333) + (bits >> 2 & 0x3333_3333_3333_3333);
    let fours = (pairs & 0x0f0f_0f0f_0f0f_0f0f) + (pairs >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    (fours.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u16
}

impl FromIterator<Value> for Pile {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        let mut pile = Pile::EMPTY;
        values.into_iter().for_each(|value| pile.push(value));
        pile
    }
}

impl From<Pile> for Vec<Value> {
    fn from(pile: Pile) -> Vec<Value> {
        pile.iter().collect()
    }
}

impl TryFrom<Vec<Value>> for Pile {
    type Error = &'static str;

    fn try_from(values: Vec<Value>) -> Result<Self, Self::Error> {
        if values.len() > PILE_MAX as usize {
            return Err("no suit has that many cards");
        }
        Ok(values.into_iter().collect())
    }
}

/// The values from the top, without spaces; `-` for the empty pile.
impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter()
            .try_for_each(|value| write!(f, "{}", value.points()))
    }
}
