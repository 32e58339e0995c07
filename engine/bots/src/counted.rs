//! What reports on many plays count.

use tabletop::{Game, Seat};

/// A game of whose plays something may be counted. Nothing, unless the game says so.
///
/// It stands here beside the evaluations, because it has an implementation for each game; only
/// simulations ask for it, and no program to play with contains it.
pub trait Counted: Game {
    /// The names of the things that may come up, so that those that never do are seen too.
    fn countable() -> Vec<&'static str> {
        Vec::new()
    }

    /// Which of the countable things `event` was, and whose.
    fn counted(event: &Self::Event) -> Option<(Option<Seat>, &'static str)> {
        let _ = event;
        None
    }
}
