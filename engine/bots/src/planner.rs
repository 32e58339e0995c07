//! The bot that looks to the end of its turn.

use std::fmt;

use tabletop::{Chance, Game, Seat, Seed};

use crate::{
    Bot,
    worlds::{Worlds, played},
};

/// How a [`Planner`] judges, and how much it may look at.
///
/// The budget is made of numbers, not of time: the same bot thinks the same on every machine.
pub struct Foresight<G: Game> {
    /// How many states it imagines a decision.
    pub worlds: u32,
    /// How many decisions it plays on in them, at most.
    pub decisions: u32,
    /// How much counts what a state is worth before anyone plays on, beside what it is worth in
    /// the end: a glance is short-sighted, and free of the luck of the turn.
    pub glance: f32,
    /// What a state is worth to a seat.
    pub evaluate: fn(&G, Seat) -> f32,
    /// The number of the turn, which is another one as soon as the turn is over.
    pub turn: fn(&G) -> u32,
}

impl<G: Game> fmt::Debug for Foresight<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Foresight")
            .field("worlds", &self.worlds)
            .field("decisions", &self.decisions)
            .finish_non_exhaustive()
    }
}

/// How often the worse half of the actions is given up while thinking.
const ROUNDS: u32 = 4;

/// Looks to the end of its turn: tries every legal action in some imagined worlds, plays on in
/// each of them until the turn is over, everyone taking what looks best at once, and takes the
/// action after which it then looks best on average. The worse half of the actions is given up
/// after every quarter of the worlds.
///
/// For games whose turns are many small decisions, of which the first shows nothing yet.
pub struct Planner<G: Game> {
    seat: Seat,
    seed: Seed,
    foresight: Foresight<G>,
    // Kept so that a decision need not ask for memory.
    sums: Vec<f32>,
    left: Vec<usize>,
    legal: Vec<G::Action>,
}

impl<G: Game> Planner<G> {
    /// A bot for `seat`.
    pub fn new(seat: Seat, seed: Seed, foresight: Foresight<G>) -> Self {
        assert!(foresight.worlds > 0, "who looks ahead looks at something");
        Planner {
            seat,
            seed,
            foresight,
            sums: Vec::new(),
            left: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// Adds to the sum of each action still in question what it leads to in `world`.
    fn try_all(&mut self, world: &G, actions: &[G::Action], luck: &Chance) {
        let Foresight {
            glance, evaluate, ..
        } = self.foresight;
        for n in 0..self.left.len() {
            let at = self.left[n];
            let mut luck = luck.clone();
            let mut after = played(world, self.seat, actions[at], &luck.split());
            self.sums[at] += glance * evaluate(&after, self.seat);
            self.play_on(&mut after, (self.foresight.turn)(world), luck);
            self.sums[at] += evaluate(&after, self.seat);
        }
    }

    /// Leaves the better half in question, but never fewer than two.
    fn halve(&mut self) {
        let sums = &self.sums;
        self.left
            .sort_by(|one, other| sums[*other].total_cmp(&sums[*one]));
        self.left.truncate(self.left.len().div_ceil(2).max(2));
    }

    /// Everyone does what looks best at once, as long as the turn lasts.
    fn play_on(&mut self, world: &mut G, turn: u32, mut luck: Chance) {
        for _ in 0..self.foresight.decisions {
            let Some(seat) = world.to_act().first() else {
                return;
            };
            if (self.foresight.turn)(world) != turn {
                return;
            }
            self.legal.clear();
            world.legal_actions(seat, &mut self.legal);
            *world = self.best_after(world, seat, &luck.split());
        }
    }

    /// What the best of the listed actions leads to, the first of equals.
    fn best_after(&self, world: &G, seat: Seat, luck: &Chance) -> G {
        let mut best: Option<(f32, G)> = None;
        for action in &self.legal {
            let after = played(world, seat, *action, luck);
            if self.legal.len() == 1 {
                return after;
            }
            let worth = (self.foresight.evaluate)(&after, seat);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, after));
            }
        }
        best.expect("who is to act has something to choose").1
    }
}

impl<G: Game> Bot<G> for Planner<G> {
    fn choose<'a>(&mut self, view: &G::View, legal: &'a [G::Action]) -> &'a G::Action {
        if let [only] = legal {
            return only;
        }
        let mut worlds = Worlds::behind(view, self.seed);
        self.sums.clear();
        self.sums.resize(legal.len(), 0.0);
        self.left.clear();
        self.left.extend(0..legal.len());
        for n in 1..=self.foresight.worlds {
            let (world, luck) = worlds.imagine();
            self.try_all(&world, legal, &luck);
            if n % self.foresight.worlds.div_ceil(ROUNDS) == 0 {
                self.halve();
            }
        }
        // Those that were given up have been tried in fewer worlds.
        let last: Vec<f32> = self.left.iter().map(|at| self.sums[*at]).collect();
        &legal[self.left[worlds.best_of(&last)]]
    }
}

impl<G: Game> fmt::Debug for Planner<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Planner")
            .field("game", &G::INFO.id)
            .field("seat", &self.seat)
            .field("foresight", &self.foresight)
            .finish_non_exhaustive()
    }
}
