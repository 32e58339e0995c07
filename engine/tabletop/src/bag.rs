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

use crate::Id;

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
        self.counts.iter().map(|count| u32::from(*count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|count| *count == 0)
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
        self.counts
            .iter()
            .zip(&other.counts)
            .all(|(own, theirs)| own <= theirs)
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
        for (count, fewer) in self.counts.iter_mut().zip(&other.counts) {
            *count = count
                .checked_sub(*fewer)
                .expect("only what is in a bag is taken out");
        }
    }

    /// The thing with `n` things before it, in ascending order.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn nth(&self, n: u32) -> T {
        let mut left = n;
        for (id, count) in self.counts.iter().enumerate() {
            match left.checked_sub(u32::from(*count)) {
                Some(further) => left = further,
                None => return T::from_id(id as u8),
            }
        }
        panic!("the bag has no such thing")
    }

    /// Each kind that is there and how many of it, ascending.
    pub fn kinds(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        let kinds = self.counts.iter().enumerate();
        kinds
            .filter(|(_, count)| **count > 0)
            .map(|(id, count)| (T::from_id(id as u8), *count))
    }

    /// Everything, copies one by one, ascending.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.kinds()
            .flat_map(|(thing, count)| std::iter::repeat_n(thing, usize::from(count)))
    }
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
