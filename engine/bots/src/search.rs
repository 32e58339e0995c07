//! The bot that tries things out.

use std::fmt;

use tabletop::{Chance, Seat, Seed};

use crate::{
    Bot, Brains, Thinking,
    worlds::{Worlds, played},
};

/// How often the worse half of the actions is given up while looking ahead.
const HALVINGS: u32 = 4;
/// What the likeliest action counts for when a bot slips.
const SLIP_UNIT: f32 = 65_536.0;

/// Tries every legal action in some imagined worlds and takes the one that looks best on average.
///
/// All actions are tried in the same worlds and with the same luck, so that they differ by what
/// they do and not by what was dealt; equals are decided by lot. A bot that looks ahead lets
/// everyone play on in each world, each taking what looks best at once, judges what has then come
/// of it, and gives up the worse half of the actions after every quarter of the worlds.
pub struct Search<G: Brains> {
    seat: Seat,
    seed: Seed,
    thinking: Thinking,
    worth: fn(&G, Seat) -> f32,
    // Kept so that a decision need not ask for memory.
    sums: Vec<f32>,
    left: Vec<usize>,
    legal: Vec<G::Action>,
}

impl<G: Brains> Search<G> {
    /// A bot for `seat`.
    pub fn new(seat: Seat, seed: Seed, thinking: Thinking) -> Self {
        assert!(thinking.worlds > 0, "who looks ahead looks at something");
        Search {
            seat,
            seed,
            thinking,
            worth: G::worth,
            sums: Vec::new(),
            left: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// The same bot, judging by something else.
    pub fn judging_by(mut self, worth: fn(&G, Seat) -> f32) -> Self {
        self.worth = worth;
        self
    }

    /// All actions are in question, but for those that would look like a fault while there are
    /// others.
    fn begin(&mut self, world: &G, actions: &[G::Action]) {
        self.sums.clear();
        self.sums.resize(actions.len(), 0.0);
        self.left.clear();
        self.left.extend(0..actions.len());
        let is_fine = |at: &usize| !world.looks_like_a_fault(self.seat, actions[*at]);
        if self.left.iter().any(is_fine) {
            self.left.retain(is_fine);
        }
    }

    /// Adds to the sum of each action still in question what it leads to in `world`.
    fn try_all(&mut self, world: &G, actions: &[G::Action], luck: &Chance) {
        for n in 0..self.left.len() {
            let at = self.left[n];
            self.sums[at] += if self.thinking.ahead == 0 {
                let after = played(world, self.seat, actions[at], luck);
                (self.worth)(&after, self.seat)
            } else {
                self.worth_later(world, actions[at], luck.clone())
            };
        }
    }

    /// What `action` is worth when all have played on.
    fn worth_later(&mut self, world: &G, action: G::Action, mut luck: Chance) -> f32 {
        let mut after = played(world, self.seat, action, &luck.split());
        let glance = match self.thinking.glance {
            0.0 => 0.0,
            share => share * (self.worth)(&after, self.seat),
        };
        self.play_on(&mut after, world.turn(), luck);
        glance + (self.worth)(&after, self.seat)
    }

    /// Everyone does what looks best at once, as long as the turn lasts.
    fn play_on(&mut self, world: &mut G, turn: u32, mut luck: Chance) {
        for _ in 0..self.thinking.ahead {
            let Some(seat) = world.to_act().first() else {
                return;
            };
            if world.turn() != turn {
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
            let worth = (self.worth)(&after, seat);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, after));
            }
        }
        best.expect("who is to act has something to choose").1
    }

    /// Leaves the better half in question, but never fewer than two.
    fn halve(&mut self) {
        let sums = &self.sums;
        self.left
            .sort_by(|one, other| sums[*other].total_cmp(&sums[*one]));
        self.left.truncate(self.left.len().div_ceil(2).max(2));
    }

    /// What is taken of those still in question: the best, or by a slip something else.
    fn decide(&self, worlds: &mut Worlds<G>, actions: &[G::Action]) -> usize {
        // Those that were given up have been tried in fewer worlds.
        let sums: Vec<f32> = self.left.iter().map(|at| self.sums[*at]).collect();
        let best = worlds.best_of(&sums);
        if self.thinking.slip == 0.0 {
            return self.left[best];
        }
        #[expect(clippy::cast_precision_loss, reason = "worlds are counted in tens")]
        let worlds_tried = self.thinking.worlds as f32;
        let weights = self.left.iter().zip(&sums).enumerate();
        let weights: Vec<u32> = weights
            .map(|(n, (at, sum))| {
                if n != best && G::gives_up(actions[*at]) {
                    return 0;
                }
                self.slip_weight((sums[best] - sum) / worlds_tried)
            })
            .collect();
        self.left[worlds.lot(&weights)]
    }

    /// How likely an action is that looks worse than the best by `less`. Only what is exact on
    /// every machine is computed with.
    fn slip_weight(&self, less: f32) -> u32 {
        let share = self.thinking.slip / (self.thinking.slip + less.max(0.0));
        #[expect(clippy::cast_sign_loss, reason = "a share is not below zero")]
        let weight = (SLIP_UNIT * share * share) as u32;
        weight
    }
}

impl<G: Brains> Bot<G> for Search<G> {
    fn choose<'a>(&mut self, view: &G::View, legal: &'a [G::Action]) -> &'a G::Action {
        if let [only] = legal {
            return only;
        }
        let mut worlds = Worlds::behind(view, self.seed);
        let Thinking {
            worlds: all, ahead, ..
        } = self.thinking;
        for n in 1..=all {
            let (world, luck) = worlds.imagine();
            if n == 1 {
                self.begin(&world, legal);
            }
            self.try_all(&world, legal, &luck);
            if ahead > 0 && n % all.div_ceil(HALVINGS) == 0 {
                self.halve();
            }
        }
        &legal[self.decide(&mut worlds, legal)]
    }
}

impl<G: Brains> fmt::Debug for Search<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("game", &G::INFO.id)
            .field("seat", &self.seat)
            .field("thinking", &self.thinking)
            .finish_non_exhaustive()
    }
}
