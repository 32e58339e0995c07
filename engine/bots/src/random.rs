//! The bot that does not think.

use tabletop::{Game, Seed};

use crate::{Bot, thought};

/// Takes any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    seed: Seed,
}

impl Random {
    /// A bot whose choices hang on `seed`.
    pub fn new(seed: Seed) -> Self {
        Random { seed }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose<'a>(&mut self, view: &G::View, legal: &'a [G::Action]) -> &'a G::Action {
        let choices = u32::try_from(legal.len()).expect("a list that a person could read");
        &legal[thought(self.seed, view).below(choices) as usize]
    }
}
