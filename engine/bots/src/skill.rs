//! How well a bot plays.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// How well a bot plays, weakest first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Skill {
    /// Any legal action, each equally likely.
    Random,
    /// Looks ahead, as far as its game lets it ([`Thinking`](crate::Thinking)), and takes what
    /// looks best: the [`Greedy`](crate::Greedy) bot to the end of its decision, the
    /// [`Planner`](crate::Planner) to the end of its turn. It is written `greedy`, as logs and
    /// messages had it before there was a planner.
    #[default]
    #[serde(rename = "greedy")]
    LookAhead,
}

impl Skill {
    /// Every skill, weakest first.
    pub const ALL: &[Skill] = &[Skill::Random, Skill::LookAhead];

    /// The word for it in commands and on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Skill::Random => "random",
            Skill::LookAhead => "greedy",
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
