//! What happened, line by line.

use prose::Told;
use tabletop::Seat;

/// A line of the log: one turn, or one thing that happened by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// Whose turn it tells of.
    pub(crate) actor: Option<Seat>,
    /// Its sentences.
    pub(crate) text: String,
    /// Whether it happened since the reader's last move.
    pub(crate) is_news: bool,
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// All.
    Full,
    /// Not what the board shows anyway.
    Short,
}

/// The lines of `told`, of which those from number `news` on are new to the reader.
pub(crate) fn lines(told: Vec<Told>, news: usize, detail: Detail) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (n, told) in told.into_iter().enumerate() {
        if detail == Detail::Short && told.is_minor {
            continue;
        }
        let is_news = n >= news;
        match lines.last_mut() {
            Some(line) if told.follows && line.is_news == is_news => {
                line.text.push(' ');
                line.text.push_str(&told.text);
            }
            _ => lines.push(Line {
                actor: told.actor,
                text: told.text,
                is_news,
            }),
        }
    }
    lines
}
