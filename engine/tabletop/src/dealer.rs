//! The one door to chance and to the log.

use std::collections::VecDeque;

use crate::{Bag, Chance, Id, IdSet, Seed, id_set::Stock};

/// Lends chance to the rules and takes down what happens.
///
/// State holds no random generator, so a copy of it cannot foretell a roll; what the rules need
/// of chance they ask of the dealer that is passed to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealer<E> {
    source: Source,
    events: Vec<E>,
    muted: bool,
}

// A dealer is made once a play and lives on the stack: a pointer would cost more than the bytes.
#[expect(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    Stream(Chance),
    Script { draws: VecDeque<u32>, drawn: u64 },
}

impl<E> Dealer<E> {
    /// A dealer for a real table: deals from `seed`, notes every event.
    pub fn new(seed: Seed) -> Self {
        Dealer {
            source: Source::Stream(Chance::new(seed)),
            events: Vec::new(),
            muted: false,
        }
    }

    /// A dealer for thought: deals from `chance`, notes nothing.
    pub fn muted(chance: Chance) -> Self {
        Dealer {
            source: Source::Stream(chance),
            events: Vec::new(),
            muted: true,
        }
    }

    /// A dealer for tests: the next numbers drawn are these, and running out is a failure.
    ///
    /// Each call of [`below`](Self::below) uses one; `shuffle` and `roll` are made of such calls.
    pub fn scripted(draws: impl IntoIterator<Item = u32>) -> Self {
        let draws = draws.into_iter().collect();
        Dealer {
            source: Source::Script { draws, drawn: 0 },
            events: Vec::new(),
            muted: false,
        }
    }

    /// A number from 0 to `bound - 1`.
    pub fn below(&mut self, bound: u32) -> u32 {
        match &mut self.source {
            Source::Stream(chance) => chance.below(bound),
            Source::Script { draws, drawn } => {
                let draw = draws
                    .pop_front()
                    .expect("the script has a number for every draw");
                assert!(
                    draw < bound,
                    "the script says {draw} where numbers end below {bound}"
                );
                *drawn += 1;
                draw
            }
        }
    }

    /// A number from 1 to `sides`.
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// Puts `items` into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        match &mut self.source {
            Source::Stream(chance) => chance.shuffle(items),
            Source::Script { .. } => {
                for last in (1..items.len()).rev() {
                    items.swap(last, self.below(last as u32 + 1) as usize);
                }
            }
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

    /// Takes one thing out of `bag`, each copy equally likely: the top card of a shuffled deck in
    /// which cards come in copies.
    ///
    /// # Panics
    /// If there is none.
    pub fn draw_from<T: Id, const KINDS: usize>(&mut self, bag: &mut Bag<T, KINDS>) -> T {
        let thing = bag.nth(self.below(bag.len()));
        bag.remove(thing);
        thing
    }

    /// Tells the table that `event` happened.
    pub fn announce(&mut self, event: E) {
        if !self.muted {
            self.events.push(event);
        }
    }

    /// How much chance has been used. Equal before and after an action: nothing was drawn.
    pub fn drawn(&self) -> u64 {
        match &self.source {
            Source::Stream(chance) => chance.drawn(),
            Source::Script { drawn, .. } => *drawn,
        }
    }

    /// A dealer who deals what this one will deal next, and notes nothing.
    pub fn aside(&self) -> Self {
        Dealer {
            source: self.source.clone(),
            events: Vec::new(),
            muted: true,
        }
    }

    /// Goes back to where `earlier` stands, with the first `events` of the events: what was dealt
    /// since then will be dealt again.
    pub fn go_back(&mut self, earlier: &Self, events: usize) {
        self.source.clone_from(&earlier.source);
        self.events.truncate(events);
    }

    /// Every event announced and not yet taken away.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// Takes the events away, oldest first.
    pub fn take_events(&mut self) -> Vec<E> {
        std::mem::take(&mut self.events)
    }
}
