//! The worlds in which bots try things out.

use tabletop::{Chance, Dealer, Game, Seat, Seed};

use crate::thought;

/// Imagined states that fit a view, each with the luck that all actions are tried with in it: so
/// actions differ by what they do and not by what was dealt.
pub(crate) struct Worlds<'a, G: Game> {
    view: &'a G::View,
    chance: Chance,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// What a bot of `seed` imagines behind `view`.
    pub(crate) fn behind(view: &'a G::View, seed: Seed) -> Self {
        let chance = thought(seed, view);
        Worlds { view, chance }
    }

    /// The next world and its luck.
    pub(crate) fn imagine(&mut self) -> (G, Chance) {
        let world = G::imagine(self.view, &mut self.chance);
        (world, self.chance.split())
    }

    /// The place of the largest sum; equals are decided by lot.
    pub(crate) fn best_of(&mut self, sums: &[f32]) -> usize {
        let most = sums.iter().copied().fold(f32::MIN, f32::max);
        let equals = sums.iter().filter(|sum| **sum >= most).count();
        let lot = self.chance.below(equals as u32) as usize;
        let mut best = (0..sums.len()).filter(|at| sums[*at] >= most);
        best.nth(lot).expect("an evaluation is a number")
    }

    /// A place drawn by lot, each as likely as its weight. One of them weighs something.
    pub(crate) fn lot(&mut self, weights: &[u32]) -> usize {
        let mut lot = self.chance.below(weights.iter().sum());
        let is_drawn = |weight: &u32| {
            let is_drawn = lot < *weight;
            lot = lot.saturating_sub(*weight);
            is_drawn
        };
        let drawn = weights.iter().position(is_drawn);
        drawn.expect("a lot is below the sum of the weights")
    }
}

/// What `action` leads to in a copy of `world`.
pub(crate) fn played<G: Game>(world: &G, seat: Seat, action: G::Action, luck: &Chance) -> G {
    let mut world = world.clone();
    let played = world.play(seat, action, &mut Dealer::muted(luck.clone()));
    played.expect("what is legal in the view is legal in every world that fits it");
    world
}
