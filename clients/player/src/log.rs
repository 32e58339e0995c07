//! What happened, in events and in sentences.

use std::rc::Rc;

use prose::{Audience, Told, Voice};
use tabletop::Seat;

/// Something that happened: decoded once, told once for each pair of eyes and each language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening<G: Voice> {
    /// The event, as the rules announced it.
    pub event: G::Event,
    /// What happened, in words.
    pub told: Told,
}

/// Everything that happened at a table, oldest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log<G: Voice> {
    audience: Option<Rc<Audience>>,
    happenings: Vec<Happening<G>>,
    /// The number of the first happening since the reader's own last turn.
    news_from: usize,
}

/// A line of the log: one turn, or one thing that happened by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Whose turn it tells of.
    pub actor: Option<Seat>,
    /// Its sentences.
    pub text: String,
    /// The numbers of the happenings it tells of.
    pub tells: Vec<usize>,
    /// Whether it happened since the reader's own last turn.
    pub is_news: bool,
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Every happening, small ones too.
    Full,
    /// Not what the board shows anyway.
    Short,
}

impl<G: Voice> Default for Log<G> {
    fn default() -> Self {
        Log {
            audience: None,
            happenings: Vec::new(),
            news_from: 0,
        }
    }
}

impl<G: Voice> Log<G> {
    /// The log of these events, as told to somebody who looks at a play that is written down.
    pub fn told(events: Vec<G::Event>, audience: Audience) -> Self {
        let mut log = Log::default();
        log.tell(&Rc::new(audience));
        log.follow(0, events);
        log
    }

    /// All that happened.
    pub fn happenings(&self) -> &[Happening<G>] {
        &self.happenings
    }

    /// How much has happened.
    pub fn len(&self) -> usize {
        self.happenings.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.happenings.is_empty()
    }

    /// Forgets all but the first `from` happenings and adds `events`.
    pub(crate) fn follow(&mut self, from: usize, events: Vec<G::Event>) {
        self.happenings.truncate(from);
        self.news_from = self.news_from.min(from);
        let Some(audience) = &self.audience else {
            return;
        };
        self.happenings.extend(events.into_iter().map(|event| {
            let told = G::event(&event, audience);
            Happening { event, told }
        }));
    }

    /// Tells everything to `audience` from now on; what was told to another is told again.
    pub(crate) fn tell(&mut self, audience: &Rc<Audience>) {
        if self.audience.as_ref() == Some(audience) {
            return;
        }
        for happening in &mut self.happenings {
            happening.told = G::event(&happening.event, audience);
        }
        self.audience = Some(Rc::clone(audience));
    }

    /// The number of the first happening since the reader's own last turn; 0 for whoever looks on.
    pub fn news_from(&self) -> usize {
        self.news_from
    }

    /// What happened from number `from` on is news: the reader's last turn ended there.
    pub(crate) fn set_news_from(&mut self, from: usize) {
        self.news_from = from;
    }

    /// The reader has just had a turn: what comes after their own doing is news. What the board
    /// shows of it anyway belongs to it.
    pub(crate) fn end_turn(&mut self) {
        let Some(audience) = &self.audience else {
            return;
        };
        let is_own = |happening: &Happening<G>| {
            let actor = happening.told.actor;
            actor.is_some_and(|actor| audience.viewer.is(actor))
        };
        let own = self.happenings.iter().rposition(is_own);
        self.news_from = own.map_or(0, |own| {
            let after = self.happenings[own + 1..].iter();
            own + 1 + after.take_while(|it| it.told.is_minor).count()
        });
    }

    /// The lines of what happened from number `from` on. What goes on in the line before is added
    /// to it, unless news begin between the two.
    pub fn lines(&self, from: usize, detail: Detail) -> Vec<LogLine> {
        self.fold(from, self.news_from, detail)
    }

    /// The lines of all that happened, none of which is news.
    pub fn story(&self, detail: Detail) -> Vec<LogLine> {
        self.fold(0, self.len(), detail)
    }

    fn fold(&self, from: usize, news_from: usize, detail: Detail) -> Vec<LogLine> {
        let mut lines: Vec<LogLine> = Vec::new();
        for (n, happening) in self.happenings.iter().enumerate().skip(from) {
            let told = &happening.told;
            if detail == Detail::Short && told.is_minor {
                continue;
            }
            let is_news = n >= news_from;
            match lines.last_mut() {
                Some(line) if told.follows && line.is_news == is_news => {
                    line.text.push(' ');
                    line.text.push_str(&told.text);
                    line.tells.push(n);
                }
                _ => lines.push(LogLine {
                    actor: told.actor,
                    text: told.text.clone(),
                    tells: vec![n],
                    is_news,
                }),
            }
        }
        lines
    }
}
