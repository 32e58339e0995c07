//! The stream of numbers behind every shuffle and roll.

use std::fmt;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use crate::{Id, IdSet, Seed, id_set::Stock};

/// The version of the stream and of the way ranges are cut from it. Records name it.
pub const STREAM_VERSION: u32 = 1;

/// A stream of numbers fixed by a seed: the n-th draw is a function of seed and n alone.
///
/// Its identity is the seed and the number of words drawn; what else it keeps is a cache. The
/// generator is `ChaCha8`, so that players who see outcomes cannot solve for the seed. Stream and
/// ranges are pinned by test vectors, for a record must replay for years.
#[derive(Clone)]
pub struct Chance {
    stream: ChaCha8Rng,
}

impl Chance {
    /// The stream of `seed`, from its beginning.
    pub fn new(seed: Seed) -> Self {
        Chance {
            stream: ChaCha8Rng::from_seed(seed.0),
        }
    }

    /// How many 32-bit words have been drawn.
    pub fn drawn(&self) -> u64 {
        self.stream.get_word_pos() as u64
    }

    /// The next 32-bit word.
    pub fn word(&mut self) -> u32 {
        self.stream.next_u32()
    }

    /// A number from 0 to `bound - 1`, each equally likely.
    ///
    /// Multiply and shift; words that would favour some numbers are thrown away.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts `items` into random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let len = u32::try_from(last + 1).expect("nothing on a table has so many pieces");
            items.swap(last, self.below(len) as usize);
        }
    }

    /// Takes out one member of `set`, each equally likely: the top card of a shuffled deck.
    ///
    /// # Panics
    /// If there is none.
    pub fn draw<T: Id>(&mut self, set: &mut IdSet<T>) -> T {
        let thing = set.nth(self.below(set.len()));
        set.remove(thing);
        thing
    }

    /// Takes out `n` members of `set`, as so many calls of [`draw`](Self::draw) would.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn draw_several<T: Id>(&mut self, set: &mut IdSet<T>, n: u32) -> IdSet<T> {
        let (before, mut stock) = (*set, Stock::of(*set));
        for _ in 0..n {
            stock.take(self.below(stock.len()));
        }
        *set = stock.rest();
        before.without(*set)
    }

    /// A new stream that shares nothing with this one, its seed drawn from here.
    pub fn split(&mut self) -> Chance {
        let mut seed = [0; 32];
        for word in seed.chunks_exact_mut(4) {
            word.copy_from_slice(&self.word().to_le_bytes());
        }
        Chance::new(Seed(seed))
    }
}

impl PartialEq for Chance {
    fn eq(&self, other: &Self) -> bool {
        self.stream.get_seed() == other.stream.get_seed() && self.drawn() == other.drawn()
    }
}

impl Eq for Chance {}

/// Without the seed: it is secret while the game runs.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chance")
            .field("drawn", &self.drawn())
            .finish_non_exhaustive()
    }
}
