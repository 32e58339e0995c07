//! Who sits at a table of bots.

use std::{error::Error, fmt, str::FromStr};

use serde::{Serialize, Serializer};
use tabletop::{Seat, Seed};

use crate::{Bot, Brains, Search, Skill, Thinking};

/// A bot by its skill, or by a way of thinking of one's own, for whoever measures: `strong`, or
/// `8x12`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mind {
    /// A level that people play against.
    Skill(Skill),
    /// A way of thinking that is being tried.
    Thinking(Thinking),
}

impl Default for Mind {
    fn default() -> Self {
        Mind::Skill(Skill::default())
    }
}

impl Mind {
    /// The bot of this mind for `seat`.
    pub fn brain<G: Brains>(self, seat: Seat, seed: Seed) -> Box<dyn Bot<G>> {
        match self {
            Mind::Skill(skill) => G::brain(skill, seat, seed),
            Mind::Thinking(thinking) => Box::new(Search::<G>::new(seat, seed, thinking)),
        }
    }
}

impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mind::Skill(skill) => skill.fmt(f),
            Mind::Thinking(thinking) => thinking.fmt(f),
        }
    }
}

impl Serialize for Mind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Mind {
    type Err = UnknownMind;

    fn from_str(text: &str) -> Result<Self, UnknownMind> {
        if let Ok(skill) = text.parse() {
            return Ok(Mind::Skill(skill));
        }
        let thinking = text.parse().map(Mind::Thinking);
        thinking.map_err(|_| UnknownMind)
    }
}

/// A text that is no [`Mind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownMind;

impl fmt::Display for UnknownMind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let skills: Vec<_> = Skill::ALL.iter().map(|skill| skill.word()).collect();
        let skills = skills.join(", ");
        write!(f, "a bot is {skills}, or worlds and decisions ahead: 8x12")
    }
}

impl Error for UnknownMind {}
