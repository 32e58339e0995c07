//! The games once more, for those who measure them.

use std::fmt;

use bots::{Counted, Mind};
use tabletop::{Info, Options, PerSeat, SetupError};

use crate::{
    Brains, Chore, Competition, PlayoutCount, PlayoutPlan, Setup, Simulation, Skill, Thinking,
    chore, compete, playouts, simulate,
};

/// The games of the catalogue, in the same order.
pub static LABS: &[Lab] = games::each!(Lab::of);

/// What measures the game with this id.
pub fn lab(id: &str) -> Option<&'static Lab> {
    LABS.iter().find(|lab| lab.info.id == id)
}

/// What measures one game: a list of its own, so that a program to play with contains none of it.
#[derive(Clone, Copy)]
pub struct Lab {
    /// Name, seat range and limits.
    pub info: Info,
    /// How far each level of its bots looks, weakest first.
    pub levels: &'static [(Skill, Thinking)],
    /// Reads options in one line and writes them back whole, as they are agreed on.
    pub options: fn(&str) -> Result<String, SetupError>,
    /// Plays at random as fast as the rules go: [`playouts()`].
    pub playouts: fn(&PlayoutPlan) -> Result<PlayoutCount, SetupError>,
    /// Does one small thing over and over: [`chore()`].
    pub chore: DoChore,
    /// Lets bots play one game to its end: [`simulate()`].
    pub simulate: Simulate,
    /// Lets bots of any mind play one game to its end: [`compete()`].
    pub compete: Compete,
    /// What a report on simulated games counts.
    pub countable: fn() -> Vec<&'static str>,
}

/// What [`chore()`] is for one game.
pub type DoChore = fn(&PlayoutPlan, Chore, u64) -> Result<Box<dyn FnOnce()>, SetupError>;

/// What [`simulate()`] is for one game.
pub type Simulate =
    fn(&Setup, PerSeat<Skill>, Option<&mut String>) -> Result<Simulation, SetupError>;

/// What [`compete()`] is for one game.
pub type Compete = fn(&Setup, &PerSeat<Mind>) -> Result<Competition, SetupError>;

impl Lab {
    /// The lab of `G`.
    pub const fn of<G: Brains + Counted>() -> Self {
        Lab {
            info: G::INFO,
            levels: G::LEVELS,
            options: options::<G>,
            playouts: playouts::<G>,
            chore: chore::<G>,
            simulate: simulate::<G>,
            compete: compete::<G>,
            countable: G::countable,
        }
    }
}

fn options<G: Brains>(line: &str) -> Result<String, SetupError> {
    Ok(G::Options::of_line(line)?.line())
}

impl fmt::Debug for Lab {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Lab").field(&self.info.id).finish()
    }
}
