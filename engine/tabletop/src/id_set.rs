//! Sets of small things: cards, tiles, seats.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A thing of the box that is known by a number below 64.
pub trait Id: Copy {
    /// Its number.
    fn id(self) -> u8;
    /// The thing with this number; panics if there is none.
    fn from_id(id: u8) -> Self;
}

/// A set of up to 64 things, in eight bytes.
///
/// Copying, comparing and asking cost an instruction or two, which is why hands, decks and
/// supplies are sets wherever the order of their pieces does not matter. In readable formats it
/// is the list of its members in ascending order, in compact ones the bits.
pub struct IdSet<T> {
    bits: u64,
    things: PhantomData<fn() -> T>,
}

impl<T> IdSet<T> {
    /// The set without members.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The set whose members are the numbers of the ones in `bits`.
    pub const fn from_bits(bits: u64) -> Self {
        IdSet {
            bits,
            things: PhantomData,
        }
    }

    /// A one for each member.
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// How many members there are.
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The members of either set.
    pub const fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// The members of both sets.
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// The members that `other` lacks.
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// Whether every member is in `other` too.
    pub const fn is_within(self, other: Self) -> bool {
        self.bits & !other.bits == 0
    }
}

impl<T: Id> IdSet<T> {
    /// The set with this one member.
    pub fn only(thing: T) -> Self {
        Self::from_bits(1 << thing.id())
    }

    /// Whether `thing` is a member.
    pub fn contains(self, thing: T) -> bool {
        self.bits >> thing.id() & 1 == 1
    }

    /// Makes `thing` a member; says whether it was none before.
    pub fn insert(&mut self, thing: T) -> bool {
        let is_new = !self.contains(thing);
        self.bits |= 1 << thing.id();
        is_new
    }

    /// Takes `thing` out; says whether it was a member.
    pub fn remove(&mut self, thing: T) -> bool {
        let was_in = self.contains(thing);
        self.bits &= !(1 << thing.id());
        was_in
    }

    /// The member with the lowest number.
    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::from_id(self.bits.trailing_zeros() as u8))
    }

    /// The member with the highest number.
    pub fn last(self) -> Option<T> {
        (self.bits != 0).then(|| T::from_id(63 - self.bits.leading_zeros() as u8))
    }

    /// The member with `n` members below it. Panics if there are not that many.
    pub fn nth(self, n: u32) -> T {
        T::from_id(Stock::of(self).take(n))
    }

    /// The members in ascending order.
    pub fn iter(self) -> Iter<T> {
        Iter(self)
    }
}

/// A set from which members are drawn one after another: its ones are counted once, and not
/// again before every draw.
///
/// All eight bytes are counted at once, and then the right byte is looked into: a card is drawn
/// from a deck in some thirty instructions, on every machine.
pub(crate) struct Stock {
    bits: u64,
    /// Byte i is the number of ones in byte i of the bits.
    counts: u64,
}

impl Stock {
    pub(crate) fn of<T>(set: IdSet<T>) -> Stock {
        let bits = set.bits;
        let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let counts = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Stock { bits, counts }
    }

    /// How many are left.
    pub(crate) fn len(&self) -> u32 {
        (self.counts.wrapping_mul(LOW) >> 56) as u32
    }

    /// Those that are left.
    pub(crate) fn rest<T>(&self) -> IdSet<T> {
        IdSet::from_bits(self.bits)
    }

    /// Takes out the `n`-th of those that are left, counted from 0; gives its number.
    pub(crate) fn take(&mut self, n: u32) -> u8 {
        // Byte i of `up_to` is the number of ones in bytes 0 to i.
        let up_to = self.counts.wrapping_mul(LOW);
        assert!(u64::from(n) < up_to >> 56, "the set has no such member");
        // A byte keeps its top bit here when at most n ones lie in it and below: n is further on.
        let passed = ((u64::from(n).wrapping_mul(LOW) | TOP) - up_to) & TOP;
        let shift = (passed >> 7).wrapping_mul(LOW) >> 56 << 3;
        let below = (up_to << 8 >> shift) as u32 & 0xff;
        let mut byte = self.bits >> shift & 0xff;
        for _ in below..n {
            byte &= byte - 1;
        }
        let place = shift as u32 + byte.trailing_zeros();
        self.bits &= !(1 << place);
        self.counts -= 1 << shift;
        place as u8
    }
}

const LOW: u64 = 0x0101_0101_0101_0101;
const TOP: u64 = 0x80 * LOW;

/// The members of an [`IdSet`], ascending.
pub struct Iter<T>(IdSet<T>);

impl<T: Id> Iterator for Iter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.bits &= self.0.bits - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl<T: Id> ExactSizeIterator for Iter<T> {}

impl<T> fmt::Debug for Iter<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Iter({:#b})", self.0.bits)
    }
}

impl<T: Id> IntoIterator for IdSet<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Id> FromIterator<T> for IdSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        things
            .into_iter()
            .fold(Self::EMPTY, |set, thing| set.or(Self::only(thing)))
    }
}

// By hand, because derives would ask of `T` what only the bits need.
impl<T> Clone for IdSet<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for IdSet<T> {}
impl<T> Default for IdSet<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T> PartialEq for IdSet<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<T> Eq for IdSet<T> {}
impl<T> PartialOrd for IdSet<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<T> Ord for IdSet<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.bits.cmp(&other.bits)
    }
}
impl<T> Hash for IdSet<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.bits.hash(hasher);
    }
}

impl<T: Id + fmt::Debug> fmt::Debug for IdSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The members with spaces between; `-` for the empty set.
impl<T: Id + fmt::Display> fmt::Display for IdSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (n, thing) in self.iter().enumerate() {
            write!(f, "{}{thing}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl<T: Id + Serialize> Serialize for IdSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.bits.serialize(serializer)
        }
    }
}

impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for IdSet<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u64::deserialize(deserializer).map(Self::from_bits);
        }
        let mut set = Self::EMPTY;
        for thing in Vec::<T>::deserialize(deserializer)? {
            if !set.insert(thing) {
                return Err(D::Error::custom("a set names one thing twice"));
            }
        }
        Ok(set)
    }
}
