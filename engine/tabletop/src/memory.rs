//! What was open once, and lies in a hand now.

use serde::{Deserialize, Serialize};

use crate::{OptionKind, OptionSpec, SetupError};

/// Whether people are shown what they saw go into the hands of others, or have to remember it.
///
/// Whoever keeps notes knows it, so it is in every view and bots know it. It changes no rule and
/// no view, only what clients show people: the option [`HANDS`](Self::HANDS) of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Memory {
    /// People remember what others hold, or do not.
    #[default]
    Remembered,
    /// What everyone has seen of a hand stays open.
    Open,
}

impl Memory {
    /// The option of every game that has such hands.
    pub const HANDS: OptionSpec = OptionSpec {
        key: "hands",
        kind: OptionKind::OneOf(&[Memory::Remembered.word(), Memory::Open.word()]),
    };

    /// The value of the option.
    pub const fn word(self) -> &'static str {
        match self {
            Memory::Remembered => "remembered",
            Memory::Open => "open",
        }
    }

    /// Reads the value of the option.
    pub fn of_word(value: &str) -> Result<Memory, SetupError> {
        [Memory::Remembered, Memory::Open]
            .into_iter()
            .find(|memory| memory.word() == value)
            .ok_or_else(|| Memory::HANDS.refuse(value))
    }
}
