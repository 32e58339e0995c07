//! The log of a table, ready to be drawn.

use std::rc::Rc;

use player::{Detail, Log};
use prose::{Audience, ScoreTable};
use tabletop::Viewer;

use crate::{
    kit::{Sign, StoryLine},
    tables::Face,
};

/// The lines of a log, oldest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story<P> {
    /// What happened.
    pub lines: Vec<StoryLine<P>>,
    /// The first line since the reader's own last turn, if there is one and something before it.
    pub since: Option<usize>,
}

impl<P> Default for Story<P> {
    fn default() -> Self {
        Story {
            lines: Vec::new(),
            since: None,
        }
    }
}

/// What the page shows of each happening of a log, made once.
pub struct Marks<G: Face> {
    audience: Option<Rc<Audience>>,
    each: Vec<Mark<G::Piece>>,
}

/// What the page shows of a happening beside its sentence.
struct Mark<P> {
    /// Where on the board it happened.
    spot: Option<P>,
    /// What it is in a log that the game tells in its own way.
    beat: Option<&'static str>,
    /// Who got what for what, if it is a scoring.
    scored: Option<ScoreTable>,
    /// Whether it goes on with the scoring before it, whose table has what it says.
    goes_on: bool,
}

impl<G: Face> Default for Marks<G> {
    fn default() -> Self {
        Marks {
            audience: None,
            each: Vec::new(),
        }
    }
}

impl<G: Face> Marks<G> {
    /// Follows a log of which everything is as it was before number `from`.
    pub fn follow(&mut self, log: &Log<G>, from: usize, audience: &Rc<Audience>) {
        if self.audience.as_ref() != Some(audience) {
            self.each.clear();
            self.audience = Some(Rc::clone(audience));
        }
        self.each.truncate(from);
        let new = &log.happenings()[self.each.len().min(log.len())..];
        for it in new {
            let mut scored = G::scored(&it.event, audience);
            let goes_on = scored.as_ref().is_some_and(|table| self.join(table));
            if goes_on {
                scored = None;
            }
            self.each.push(Mark {
                spot: G::spot(&it.event),
                beat: G::beat(&it.event),
                scored,
                goes_on,
            });
        }
    }

    /// Adds a table to that of what happened just before, if it is the same scoring told of
    /// another seat. Whether it was.
    fn join(&mut self, table: &ScoreTable) -> bool {
        let begun = self.each.iter_mut().rev().find(|mark| !mark.goes_on);
        let begun = begun.and_then(|mark| mark.scored.as_mut());
        match begun {
            Some(begun) if begun.goes_on_in(table) => {
                begun.rows.extend(table.rows.iter().cloned());
                true
            }
            _ => false,
        }
    }

    /// The lines of the log from number `from` on. `sign` is that of a seat.
    pub fn story(
        &self,
        log: &Log<G>,
        from: usize,
        sign: impl Fn(tabletop::Seat) -> Sign,
    ) -> Story<G::Piece> {
        let mut told = log.lines(from, Detail::Short);
        told.retain(|line| !line.tells.first().is_some_and(|n| self.goes_on(*n)));
        let is_seated = self
            .audience
            .as_ref()
            .is_some_and(|it| it.viewer != Viewer::Spectator);
        let since = told.iter().position(|line| line.is_news);
        let line = |line: player::LogLine| {
            let first = line.tells.first().and_then(|n| self.each.get(*n));
            let mut marks = line.tells.iter().filter_map(|n| self.each.get(*n));
            let scored = first.and_then(|mark| mark.scored.clone());
            // The table of a scoring stands for its sentence, not for those that go on from it.
            let text = if scored.is_some() {
                let rest = line.tells[1..]
                    .iter()
                    .map(|n| &*log.happenings()[*n].told.text);
                rest.collect::<Vec<_>>().join(" ")
            } else {
                line.text
            };
            StoryLine {
                sign: line.actor.map(&sign),
                text,
                spot: marks.find_map(|mark| mark.spot),
                beat: first.and_then(|mark| mark.beat),
                scored,
            }
        };
        Story {
            lines: told.into_iter().map(line).collect(),
            since: since.filter(|since| is_seated && *since > 0),
        }
    }

    /// All scorings that were held, as tables, the first one first.
    pub fn scorings(&self) -> Vec<ScoreTable> {
        self.each
            .iter()
            .filter_map(|it| it.scored.clone())
            .collect()
    }

    /// Whether happening number `n` goes on with the scoring before it.
    pub fn goes_on(&self, n: usize) -> bool {
        self.each.get(n).is_some_and(|mark| mark.goes_on)
    }

    /// The scoring that happening number `n` is.
    pub fn scoring(&self, n: usize) -> Option<&ScoreTable> {
        self.each.get(n)?.scored.as_ref()
    }
}
