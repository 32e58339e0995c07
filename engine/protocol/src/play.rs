//! The play as it is told.

use host::Json;
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, Wire};

use crate::{Changes, Misfit};

/// The play as you may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// How often something was taken back: plies count anew after that.
    pub revision: u32,
    /// How many actions have been taken.
    pub ply: u32,
    /// The seats that owe a decision.
    pub to_act: Vec<Seat>,
    /// The situation: the game's `View`. Either this or `changes` is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Json>,
    /// What differs from the view that you were told last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub changes: Option<Changes>,
    /// What you may do now, in notation.
    pub legal: Vec<String>,
    /// Keep so many of the events you have, then append `events`.
    pub events_from: u32,
    /// What happened: the game's `Event`s.
    pub events: Vec<Json>,
    /// A wish to take back that waits for consent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoAsked>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

impl Play {
    /// The view, decoded, for someone who was told `before` last. What was told is written again to
    /// be read with what differs: equal views have equal texts.
    pub fn read_view<V: Wire>(&self, before: Option<&V>) -> Result<V, Misfit> {
        match (&self.view, &self.changes, before) {
            (Some(view), None, _) => view.read().map_err(|_| Misfit),
            (None, Some(changes), Some(before)) => changes.read(&Json::of(before)),
            _ => Err(Misfit),
        }
    }

    /// The same with its view whole, for someone who was told `before` last.
    pub fn whole(&self, before: Option<&Json>) -> Result<Self, Misfit> {
        let view = match (&self.view, &self.changes, before) {
            (Some(view), None, _) => view.clone(),
            (None, Some(changes), Some(before)) => changes.apply(before)?,
            _ => return Err(Misfit),
        };
        Ok(Play {
            view: Some(view),
            changes: None,
            ..self.clone()
        })
    }
}

/// A wish to take back that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoAsked {
    /// The seat that wants to take back.
    pub seat: Seat,
    /// Where to return to.
    pub to_ply: u32,
    /// Who still has to agree.
    pub waiting_for: Vec<Seat>,
}
