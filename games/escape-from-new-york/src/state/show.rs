//! What heroes show at a bridge.

use std::fmt;

use tabletop::{NotationError, Words};

// rules: FU-31, FU-Q44
/// What a hero shows at the bridge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Show {
    pub president: bool,
    pub tape: bool,
    pub diagram: bool,
}

impl Show {
    /// All that can be shown or kept back, in the words of the notation.
    pub const ALL: [(&'static str, Show); 8] = [
        ("nothing", Show::of(false, false, false)),
        ("president", Show::of(true, false, false)),
        ("tape", Show::of(false, true, false)),
        ("diagram", Show::of(false, false, true)),
        ("president tape", Show::of(true, true, false)),
        ("president diagram", Show::of(true, false, true)),
        ("both", Show::of(false, true, true)),
        ("president tape diagram", Show::of(true, true, true)),
    ];

    const fn of(president: bool, tape: bool, diagram: bool) -> Show {
        Show {
            president,
            tape,
            diagram,
        }
    }

    /// Reads what is left of the words.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Show, NotationError> {
        let mut text = words.word()?.to_owned();
        while words.has_more() {
            text += " ";
            text += words.word()?;
        }
        let found = Show::ALL.iter().find(|(words, _)| *words == text);
        found.map(|(_, show)| *show).ok_or_else(|| words.wrong())
    }
}

impl fmt::Display for Show {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Show::ALL.iter().find(|(_, show)| show == self);
        f.write_str(found.map_or("", |(words, _)| words))
    }
}
