//! Bots for every game, behind the view.
//!
//! A [`Bot`] chooses for one seat and sees what that seat sees: a view, never the state. A bot
//! that wants to think ahead [imagines](tabletop::Game::imagine) states that fit its view and
//! plays on copies of them. What a game must add is an evaluation, one function in [`eval`], and
//! its implementation of [`Brains`].
//!
//! # Reproducible
//!
//! A bot reads no clock: its budget is a number of worlds. Whatever chance it uses is a function
//! of its seed and of the view alone ([`thought()`]), so the same seed, view and list give
//! the same move, whether a bot was made for one decision or for a whole play, before or after an
//! undo, in this process or another.

#![warn(missing_docs)]

pub mod eval;
mod greedy;
mod planner;
mod random;
mod skill;
mod thought;
mod worlds;

use tabletop::{Game, Seat, Seed};

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
    /// The bot of `skill` for `seat`.
    fn brain(skill: Skill, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>>;

    /// What is worth counting over many plays: the names of things that may come up, so that those
    /// that never do are seen too. Nothing, unless the game says so.
    fn countable() -> Vec<&'static str> {
        Vec::new()
    }

    /// Which of the countable things `event` was, and whose.
    fn counted(_event: &Self::Event) -> Option<(Option<Seat>, &'static str)> {
        None
    }
}
