//! Whom a sentence is told to: it decides the language and who is called *you*.

use tabletop::{PerSeat, Seat, Viewer};

use crate::{Lang, say};

/// Who is told something: in which language, from which seat, and what the others are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audience {
    /// The language.
    pub lang: Lang,
    /// The one who reads. Sentences say `you` to a seat about itself.
    pub viewer: Viewer,
    /// What each seat is called by the others.
    pub names: PerSeat<String>,
}

impl Audience {
    /// The value of `$who` in messages about `seat`: `you` or `other`.
    pub fn who(&self, seat: Seat) -> &'static str {
        if self.viewer.is(seat) { "you" } else { "other" }
    }

    /// What the others call `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat]
    }

    /// What `seat` is called in a table: `You` for the reader.
    pub fn label(&self, seat: Seat) -> String {
        let (who, name) = (self.who(seat), self.name(seat));
        say!(self.lang, "seat-label", who = who, name = name)
    }

    /// What `seat` is called inside a sentence: `you` for the reader.
    pub fn called(&self, seat: Seat) -> String {
        let (who, name) = (self.who(seat), self.name(seat));
        say!(self.lang, "seat-called", who = who, name = name)
    }
}
