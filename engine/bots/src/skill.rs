//! How well a bot plays.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// How well a bot plays, weakest first.
///
/// What each of them looks at is a table of the game ([`Brains::LEVELS`](crate::Brains::LEVELS)).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Skill {
    /// Any legal action, each equally likely: for programs, not for people.
    Random,
    /// Sees what its own decision does, and sometimes takes what is a little worse.
    Novice,
    /// The usual opponent. Logs and messages of earlier versions call it `greedy`.
    #[default]
    #[serde(alias = "greedy")]
    Fair,
    /// Looks ahead, where its game rewards that.
    Strong,
}

/// What [`Skill::Fair`] was called when there were two skills: read for ever, never written.
const FORMER_FAIR: &str = "greedy";

impl Skill {
    /// Every skill, weakest first.
    pub const ALL: &[Skill] = &[Skill::Random, Skill::Novice, Skill::Fair, Skill::Strong];

    /// The word for it in commands and on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Skill::Random => "random",
            Skill::Novice => "novice",
            Skill::Fair => "fair",
            Skill::Strong => "strong",
        }
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Skill {
    type Err = UnknownSkill;

    fn from_str(text: &str) -> Result<Self, UnknownSkill> {
        if text == FORMER_FAIR {
            return Ok(Skill::Fair);
        }
        let named = Skill::ALL.iter().find(|skill| skill.word() == text);
        named.copied().ok_or_else(|| UnknownSkill {
            word: text.chars().take(40).collect(),
        })
    }
}

/// A word that names no [`Skill`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSkill {
    /// The word, cut if it was long.
    pub word: String,
}

impl fmt::Display for UnknownSkill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = Skill::ALL.iter().map(|skill| skill.word()).collect();
        let (word, known) = (self.word.escape_debug(), known.join(", "));
        write!(f, "`{word}` is no skill of a bot; there are {known}")
    }
}

impl Error for UnknownSkill {}
