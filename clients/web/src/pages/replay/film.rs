//! A recorded play that can be looked at from anywhere.

use std::rc::Rc;

use host::Match;
use player::{Log, Moment, seat_names};
use prose::{Audience, Lang};
use tabletop::{Record, Seat, Viewer};

use crate::tables::{Face, Situation};

/// A recorded play.
pub(super) struct Film<G: Face> {
    play: Rc<Match<G>>,
    text: Rc<str>,
}

impl<G: Face> Clone for Film<G> {
    fn clone(&self) -> Self {
        Film {
            play: Rc::clone(&self.play),
            text: Rc::clone(&self.text),
        }
    }
}

/// A moment of a film, and what had happened.
pub(super) struct Shot<G: Face> {
    pub(super) now: Situation<G>,
    pub(super) log: Log<G>,
    /// The number of the first thing that the last action brought.
    pub(super) new: usize,
}

impl<G: Face> Film<G> {
    /// The play of a record, if it is one that these rules can play.
    pub(super) fn of(text: &str) -> Option<Film<G>> {
        let record: Record = text.parse().ok()?;
        if record.game != G::INFO.id {
            return None;
        }
        Some(Film {
            play: Rc::new(Match::of_record(&record).ok()?),
            text: text.into(),
        })
    }

    /// The record itself.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// How many actions it has.
    pub(super) fn len(&self) -> u32 {
        u32::try_from(self.play.ply()).unwrap_or(u32::MAX)
    }

    /// Who took the action that led to `ply`.
    pub(super) fn actor(&self, ply: u32) -> Option<Seat> {
        let at = (ply as usize).checked_sub(1)?;
        self.play.taken().get(at).map(|taken| taken.seat)
    }

    /// Who sits there.
    pub(super) fn seats(&self) -> Vec<Seat> {
        self.play.setup().seats.iter().collect()
    }

    /// The play after `ply` actions, as `viewer` saw it.
    pub(super) fn at(&self, ply: u32, viewer: Viewer, lang: Lang) -> Shot<G> {
        let audience = Rc::new(Audience {
            lang,
            viewer,
            names: seat_names(self.play.setup().seats, lang),
        });
        let then = self.play.at_ply(ply as usize);
        let moment = Moment {
            revision: 0,
            ply,
            to_act: then.to_act().iter().collect(),
            view: then.view(viewer),
            legal: Vec::new(),
            undo: None,
            outcome: then.outcome(),
        };
        Shot {
            new: self.play.events_at((ply as usize).saturating_sub(1)),
            log: Log::told(then.events(viewer, 0), Audience::clone(&audience)),
            now: Situation::new(Rc::new(moment), audience),
        }
    }
}
