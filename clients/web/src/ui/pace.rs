//! How fast the moves of others follow one another.

use std::{fmt, str::FromStr};

/// How long a move of somebody else is looked at before the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Until the person here goes on.
    Steps,
    /// Long enough to read what happened.
    Calm,
    /// Long enough to see it.
    #[default]
    Brisk,
    /// Not at all.
    AtOnce,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Pace; 4] = [Pace::Steps, Pace::Calm, Pace::Brisk, Pace::AtOnce];

    /// How long a move stands before the next, in milliseconds.
    pub const fn milliseconds(self) -> i32 {
        match self {
            Pace::Steps | Pace::AtOnce => 0,
            Pace::Calm => 1_800,
            Pace::Brisk => 520,
        }
    }

    /// The word under which the browser remembers it.
    pub const fn word(self) -> &'static str {
        match self {
            Pace::Steps => "steps",
            Pace::Calm => "calm",
            Pace::Brisk => "brisk",
            Pace::AtOnce => "at-once",
        }
    }

    /// The id of its name.
    pub const fn message(self) -> &'static str {
        match self {
            Pace::Steps => "web-pace-steps",
            Pace::Calm => "web-pace-calm",
            Pace::Brisk => "web-pace-brisk",
            Pace::AtOnce => "web-pace-at-once",
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names no [`Pace`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPace;

impl FromStr for Pace {
    type Err = UnknownPace;

    fn from_str(text: &str) -> Result<Self, UnknownPace> {
        let mut all = Pace::ALL.into_iter();
        all.find(|pace| pace.word() == text).ok_or(UnknownPace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_browser_remembers_is_understood() {
        for pace in Pace::ALL {
            assert_eq!(pace.word().parse(), Ok(pace));
        }
        assert_eq!("slowly".parse::<Pace>(), Err(UnknownPace));
    }
}
