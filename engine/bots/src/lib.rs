//! Bots for every game, behind the view.
//!
//! A [`Bot`] chooses for one seat and sees what that seat sees: a view, never the state. A bot
//! that wants to think ahead [imagines](tabletop::Game::imagine) states that fit its view and
//! plays on copies of them. What a game must add is an evaluation, one function in [`eval`], with
//! the budget of the bot that judges by it ([`Brains`]), and what of it is [`Counted`].
//!
//! # Reproducible
//!
//! A bot reads no clock: its budget is a number of worlds. Whatever chance it uses is a function
//! of its seed and of the view alone ([`thought()`]), so the same seed, view and list give
//! the same move, whether a bot was made for one decision or for a whole play, before or after an
//! undo, in this process or another.

#![warn(missing_docs)]

mod counted;
pub mod eval;
mod greedy;
mod planner;
mod random;
mod skill;
mod thought;
mod worlds;

use tabletop::{Game, Seat, Seed};

pub use counted::Counted;
pub use greedy::Greedy;
pub use planner::{Foresight, Planner};
pub use random::Random;
pub use skill::{Skill, UnknownSkill};
pub use thought::thought;

/// Chooses for one seat. Sees what the seat sees.
pub trait Bot<G: Game>: Send {
    /// One of `legal`; the lifetime leaves no other choice.
    ///
    /// # Panics
    /// If `legal` is empty: a seat that owes no decision is not asked.
    fn choose<'a>(&mut self, view: &G::View, legal: &'a [G::Action]) -> &'a G::Action;
}

/// A game that has bots. Implemented in this crate, so that rules never know of search.
pub trait Brains: Game {
    /// What a situation is worth in this game, and how far its bot looks.
    const THINKING: Thinking<Self>;

    /// The bot of `skill` for `seat`: the same for every game, but for its thinking.
    fn brain(skill: Skill, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        match (skill, Self::THINKING) {
            (Skill::Random, _) => Box::new(Random::new(seed)),
            (Skill::LookAhead, Thinking::Decision { worlds, evaluate }) => {
                Box::new(Greedy::new(seat, seed, worlds, evaluate))
            }
            (Skill::LookAhead, Thinking::Turn(foresight)) => {
                Box::new(Planner::new(seat, seed, foresight))
            }
        }
    }
}

/// How the bot of a game thinks that looks ahead.
///
/// Its budget is made of numbers, not of time: the same bot thinks the same on every machine.
#[derive(Debug)]
pub enum Thinking<G: Game> {
    /// To the end of its own decision: [`Greedy`].
    Decision {
        /// How many states it imagines a decision.
        worlds: u32,
        /// What a state is worth to a seat.
        evaluate: fn(&G, Seat) -> f32,
    },
    /// To the end of its turn, for games whose turns are many small decisions: [`Planner`].
    Turn(Foresight<G>),
}
