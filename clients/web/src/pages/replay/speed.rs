//! How fast a film runs, as this browser remembers it.

use crate::browser::local_storage;

/// Under what the browser remembers it.
const SPEED: &str = "film";

/// How fast a film runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Speed {
    /// Slow enough to read everything.
    Slow,
    /// As one tells it.
    #[default]
    Usual,
    /// To find a place.
    Fast,
}

impl Speed {
    /// All of them, the slowest first.
    pub(super) const ALL: [Speed; 3] = [Speed::Slow, Speed::Usual, Speed::Fast];

    /// How long a moment is shown, in milliseconds.
    pub(super) const fn milliseconds(self) -> i32 {
        match self {
            Speed::Slow => 2_400,
            Speed::Usual => 1_100,
            Speed::Fast => 300,
        }
    }

    /// The word for it.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Usual => "usual",
            Speed::Fast => "fast",
        }
    }

    /// The one that this word means; the usual one, if it means none.
    pub(super) fn of(word: &str) -> Speed {
        let mut all = Speed::ALL.into_iter();
        all.find(|speed| speed.word() == word).unwrap_or_default()
    }

    /// The one that the browser remembers.
    pub(super) fn remembered() -> Speed {
        Speed::of(&local_storage::get(SPEED).unwrap_or_default())
    }

    /// Has the browser remember it.
    pub(super) fn remember(self) {
        local_storage::set(SPEED, self.word());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_browser_remembers_is_understood() {
        for speed in Speed::ALL {
            assert_eq!(Speed::of(speed.word()), speed);
        }
        assert_eq!(Speed::of("warp"), Speed::Usual);
    }
}
