//! A recorded play that can be looked at from anywhere.

use std::rc::Rc;

use host::{Entry, Table};
use prose::{Audience, Lang, say};
use protocol::Play;
use tabletop::{PerSeat, Record, Seat, Viewer};

use crate::program;

/// A recorded play.
#[derive(Clone)]
pub(super) struct Film {
    pub(super) entry: &'static Entry,
    table: Rc<dyn Table>,
    text: Rc<str>,
    /// Who took each action.
    actors: Rc<[Seat]>,
}

impl Film {
    /// The play of a record, if it is one that these rules can play.
    pub(super) fn of(text: &str) -> Option<Film> {
        let record: Record = text.parse().ok()?;
        let entry = program::rules(&record.game)?;
        let table: Rc<dyn Table> = Rc::from((entry.reopen)(&record).ok()?);
        Some(Film {
            entry,
            table,
            text: text.into(),
            actors: record.plies.iter().map(|ply| ply.seat).collect(),
        })
    }

    /// The record itself.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// How many actions it has.
    pub(super) fn len(&self) -> u32 {
        self.table.ply()
    }

    /// Who took the action that led to `ply`.
    pub(super) fn actor(&self, ply: u32) -> Option<Seat> {
        let at = (ply as usize).checked_sub(1)?;
        self.actors.get(at).copied()
    }

    /// Who sits there.
    pub(super) fn seats(&self) -> Vec<Seat> {
        self.table.seats().iter().collect()
    }

    /// Who is told.
    pub(super) fn audience(&self, viewer: Viewer, lang: Lang) -> Audience {
        let names = PerSeat::from_fn(self.table.seats(), |seat| {
            say!(lang, "seat-person", seat = seat.to_string())
        });
        Audience {
            lang,
            viewer,
            names,
        }
    }

    /// The play after `ply` actions, as `viewer` saw it.
    pub(super) fn at(&self, ply: u32, viewer: Viewer) -> Option<Play> {
        let table = self.table.at_ply(ply)?;
        Some(Play {
            revision: 0,
            ply,
            to_act: table.to_act().iter().collect(),
            view: table.view(viewer),
            legal: Vec::new(),
            events_from: 0,
            events: table.events(viewer, 0),
            undo: None,
            outcome: table.outcome(),
        })
    }

    /// How many events there had been before the action that led to `ply`.
    pub(super) fn events_before(&self, ply: u32) -> usize {
        self.table.events_at(ply.saturating_sub(1))
    }
}
