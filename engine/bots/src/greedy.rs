//! The bot that looks one decision ahead.

use std::fmt;

use tabletop::{Chance, Game, Seat, Seed};

use crate::{
    Bot,
    worlds::{Worlds, played},
};

/// Looks one decision ahead: tries every legal action in some imagined worlds and takes the one
/// that looks best on average.
///
/// All actions are tried in the same worlds and with the same luck, so that they differ by what
/// they do and not by what was dealt. Equals are decided by lot.
pub struct Greedy<G: Game> {
    seat: Seat,
    seed: Seed,
    worlds: u32,
    evaluate: fn(&G, Seat) -> f32,
    // One sum for each legal action; kept so that a decision need not ask for memory.
    sums: Vec<f32>,
}

impl<G: Game> Greedy<G> {
    /// A bot for `seat` that imagines `worlds` states a decision and judges by `evaluate`: the
    /// larger, the better for the seat.
    pub fn new(seat: Seat, seed: Seed, worlds: u32, evaluate: fn(&G, Seat) -> f32) -> Self {
        assert!(worlds > 0, "who looks ahead looks at something");
        Greedy {
            seat,
            seed,
            worlds,
            evaluate,
            sums: Vec::new(),
        }
    }

    /// Adds to each sum what its action leads to in `world`.
    fn try_all(&mut self, world: &G, legal: &[G::Action], luck: &Chance) {
        for (sum, action) in self.sums.iter_mut().zip(legal) {
            let after = played(world, self.seat, *action, luck);
            *sum += (self.evaluate)(&after, self.seat);
        }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose<'a>(&mut self, view: &G::View, legal: &'a [G::Action]) -> &'a G::Action {
        if let [only] = legal {
            return only;
        }
        let mut worlds = Worlds::behind(view, self.seed);
        self.sums.clear();
        self.sums.resize(legal.len(), 0.0);
        for _ in 0..self.worlds {
            let (world, luck) = worlds.imagine();
            self.try_all(&world, legal, &luck);
        }
        &legal[worlds.best_of(&self.sums)]
    }
}

impl<G: Game> fmt::Debug for Greedy<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Greedy")
            .field("game", &G::INFO.id)
            .field("seat", &self.seat)
            .field("worlds", &self.worlds)
            .finish_non_exhaustive()
    }
}
