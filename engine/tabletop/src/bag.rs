//! Collections in which things come in copies: decks and hands of cards, supplies of cubes.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Visitor},
    ser::SerializeTuple,
};

use crate::{Id, IdSet};

/// How many there are of each of `KINDS` kinds of things, at most 255 of a kind.
///
/// Copies of a card are not told apart, so two hands with the same cards are equal, whichever
/// copies they hold. In readable formats it is the list of its things in ascending order, copies
/// one by one; in compact ones the counts.
pub struct Bag<T, const KINDS: usize> {
    counts: [u8; KINDS],
    things: PhantomData<fn() -> T>,
}

impl<T: Id, const KINDS: usize> Bag<T, KINDS> {
    /// The bag with nothing in it.
    pub const EMPTY: Self = Self::from_counts([0; KINDS]);

    /// The bag with these numbers of things, by their ids.
    pub const fn from_counts(counts: [u8; KINDS]) -> Self {
        Bag {
            counts,
            things: PhantomData,
        }
    }

    /// How many of each kind, by their ids.
    pub const fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }

    /// How many things there are.
    pub fn len(&self) -> u32 {
        words(&self.counts).map(sum).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        words(&self.counts).fold(0, |all, word| all | word) == 0
    }

    /// The kinds that are there.
    pub fn set(&self) -> IdSet<T> {
        const { assert!(KINDS <= 64, "ids are below 64") }
        let words = words(&self.counts).enumerate();
        IdSet::from_bits(words.fold(0, |bits, (n, word)| bits | present(word) << (8 * n)))
    }

    /// How many there are like `thing`.
    pub fn count(&self, thing: T) -> u8 {
        self.counts[usize::from(thing.id())]
    }

    /// Whether there is one like `thing`.
    pub fn contains(&self, thing: T) -> bool {
        self.count(thing) > 0
    }

    /// Whether everything in here is in `other` too, copy for copy.
    pub fn is_within(&self, other: &Self) -> bool {
        // All are compared, for that can be done many at once.
        let pairs = self.counts.iter().zip(&other.counts);
        pairs.fold(0, |over, (own, theirs)| over | u8::from(own > theirs)) == 0
    }

    /// Puts `thing` in.
    pub fn insert(&mut self, thing: T) {
        self.counts[usize::from(thing.id())] += 1;
    }

    /// Takes one like `thing` out; says whether there was one.
    pub fn remove(&mut self, thing: T) -> bool {
        let count = &mut self.counts[usize::from(thing.id())];
        let was_in = *count > 0;
        *count -= u8::from(was_in);
        was_in
    }

    /// Puts in all that is in `other`.
    pub fn insert_all(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// Takes out all that is in `other`.
    ///
    /// # Panics
    /// If it is not [within](Self::is_within) this one.
    pub fn remove_all(&mut self, other: &Self) {
        assert!(other.is_within(self), "only what is in a bag is taken out");
        for (count, fewer) in self.counts.iter_mut().zip(&other.counts) {
            *count -= fewer;
        }
    }

    /// The thing with `n` things before it, in ascending order.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn nth(&self, n: u32) -> T {
        let mut left = n;
        for (at, word) in words(&self.counts).enumerate() {
            let sum = sum(word);
            if left < sum {
                return T::from_id((8 * at) as u8 + place(word, sum, left));
            }
            left -= sum;
        }
        panic!("the bag has no such thing")
    }

    /// Each kind that is there and how many of it, ascending.
    pub fn kinds(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        let kinds = self.set().iter();
        kinds.map(|thing| (thing, self.count(thing)))
    }

    /// Everything, copies one by one, ascending.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.kinds()
            .flat_map(|(thing, count)| std::iter::repeat_n(thing, usize::from(count)))
    }
}

const LOW: u64 = 0x0101_0101_0101_0101;
const TOP: u64 = 0x80 * LOW;

/// The counts of eight kinds at a time, the first lowest: whatever is asked of all kinds is asked
/// of eight at once.
fn words<const KINDS: usize>(counts: &[u8; KINDS]) -> impl Iterator<Item = u64> {
    (0..KINDS.div_ceil(8)).map(|n| {
        let rest = &counts[8 * n..];
        if let Some(eight) = rest.first_chunk() {
            u64::from_le_bytes(*eight)
        } else if let Some(last) = counts.last_chunk() {
            u64::from_le_bytes(*last) >> (8 * (8 - rest.len()))
        } else {
            let bytes = rest.iter().rev();
            bytes.fold(0, |word, count| word << 8 | u64::from(*count))
        }
    })
}

/// The sum of eight counts.
fn sum(word: u64) -> u32 {
    const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
    if word & (0xe0 * LOW) == 0 {
        // At most 8 times 31, which a byte holds: the usual case.
        return (word.wrapping_mul(LOW) >> 56) as u32;
    }
    let pairs = (word & EVEN) + (word >> 8 & EVEN);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}

/// A one for each of eight counts that is not 0.
fn present(word: u64) -> u64 {
    let tops = (((word & !TOP) + !TOP) | word) & TOP;
    // The tops of the bytes, side by side in the highest byte.
    (tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// Which of eight kinds, `sum` things in all, the thing is that has `n` of them before it.
fn place(word: u64, sum: u32, n: u32) -> u8 {
    if sum < 0x80 {
        // Byte i is the number of things of kinds 0 to i; it keeps its top bit when at most n are.
        let up_to = word.wrapping_mul(LOW);
        let passed = (((u64::from(n) * LOW) | TOP) - up_to) & TOP;
        return ((passed >> 7).wrapping_mul(LOW) >> 56) as u8;
    }
    let mut left = u64::from(n);
    let counts = word.to_le_bytes().into_iter();
    let passed = counts.take_while(|count| {
        let is_passed = left >= u64::from(*count);
        left = left.saturating_sub(u64::from(*count));
        is_passed
    });
    passed.count() as u8
}

impl<T: Id, const KINDS: usize> FromIterator<T> for Bag<T, KINDS> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut bag = Self::EMPTY;
        things.into_iter().for_each(|thing| bag.insert(thing));
        bag
    }
}

// By hand, because derives would ask of `T` what only the counts need.
impl<T, const KINDS: usize> Clone for Bag<T, KINDS> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const KINDS: usize> Copy for Bag<T, KINDS> {}
impl<T: Id, const KINDS: usize> Default for Bag<T, KINDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T, const KINDS: usize> PartialEq for Bag<T, KINDS> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}
impl<T, const KINDS: usize> Eq for Bag<T, KINDS> {}
impl<T, const KINDS: usize> PartialOrd for Bag<T, KINDS> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<T, const KINDS: usize> Ord for Bag<T, KINDS> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.counts.cmp(&other.counts)
    }
}
impl<T, const KINDS: usize> Hash for Bag<T, KINDS> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.counts.hash(hasher);
    }
}

impl<T: Id + fmt::Debug, const KINDS: usize> fmt::Debug for Bag<T, KINDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The things with spaces between, copies one by one; `-` for the empty bag.
impl<T: Id + fmt::Display, const KINDS: usize> fmt::Display for Bag<T, KINDS> {
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

impl<T: Id + Serialize, const KINDS: usize> Serialize for Bag<T, KINDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.iter());
        }
        let mut counts = serializer.serialize_tuple(KINDS)?;
        for count in &self.counts {
            counts.serialize_element(count)?;
        }
        counts.end()
    }
}

impl<'de, T: Id + Deserialize<'de>, const KINDS: usize> Deserialize<'de> for Bag<T, KINDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let things = Vec::<T>::deserialize(deserializer)?;
            if things.len() > usize::from(u8::MAX) {
                return Err(D::Error::custom("a bag with too many things"));
            }
            return Ok(things.into_iter().collect());
        }
        let counts = deserializer.deserialize_tuple(KINDS, Counts::<KINDS>)?;
        Ok(Self::from_counts(counts))
    }
}

/// Reads the counts of a bag.
struct Counts<const KINDS: usize>;

impl<'de, const KINDS: usize> Visitor<'de> for Counts<KINDS> {
    type Value = [u8; KINDS];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{KINDS} counts")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<[u8; KINDS], A::Error> {
        let mut counts = [0; KINDS];
        for (n, count) in counts.iter_mut().enumerate() {
            let next = seq.next_element()?;
            *count = next.ok_or_else(|| A::Error::invalid_length(n, &self))?;
        }
        Ok(counts)
    }
}
