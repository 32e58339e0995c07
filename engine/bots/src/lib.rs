//! Bots for every game, behind the view.
//!
//! A [`Bot`] chooses for one seat and sees what that seat sees: a view, never the state. A bot
//! that wants to think ahead [imagines](tabletop::Game::imagine) states that fit its view and
//! plays on copies of them. What a game must add is an evaluation, one function in [`eval`], with
//! a table of how far each level looks ([`Brains`]), and what of it is [`Counted`].
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
mod mind;
mod random;
mod search;
mod skill;
mod thinking;
mod thought;
mod worlds;

use tabletop::{Game, Seat, Seed};

pub use counted::Counted;
pub use mind::{Mind, UnknownMind};
pub use random::Random;
pub use search::Search;
pub use skill::{Skill, UnknownSkill};
pub use thinking::{Thinking, UnknownThinking};
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
    /// How far each skill looks, weakest first. A skill that is not listed plays as the one below
    /// it: not every game rewards more thought.
    const LEVELS: &'static [(Skill, Thinking)];

    /// What the situation is worth to `seat`: the larger, the better.
    fn worth(&self, seat: Seat) -> f32;

    /// The number of the turn, for games whose turns are many small decisions: looking ahead ends
    /// with the turn. Others have one number for ever.
    fn turn(&self) -> u32 {
        0
    }

    /// Whether a person who looks on would take `action` for a mistake of the program. It is not
    /// even tried, unless there is nothing else.
    fn looks_like_a_fault(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// Whether `action` renounces something: nobody does so by a slip.
    fn gives_up(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// The bot of `skill` for `seat`.
    fn brain(skill: Skill, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        match thinking::<Self>(skill) {
            None => Box::new(Random::new(seed)),
            Some(thinking) => Box::new(Search::<Self>::new(seat, seed, thinking)),
        }
    }
}

/// How a bot of `skill` thinks; one that does not think at all has nothing.
pub fn thinking<G: Brains>(skill: Skill) -> Option<Thinking> {
    let listed = G::LEVELS.iter().rev();
    let mut up_to = listed.filter(|(level, _)| *level <= skill);
    up_to.next().map(|(_, thinking)| *thinking)
}

/// The skills that a person may choose among in a game: those that play differently.
pub fn levels<G: Brains>() -> Vec<Skill> {
    G::LEVELS.iter().map(|(skill, _)| *skill).collect()
}
