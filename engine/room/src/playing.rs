//! The play at a table.

use std::collections::BTreeMap;

use host::{PlayError, Table, ToldDigest};
use protocol::{Refusal, RefusalCode};
use tabletop::Seat;

use crate::{refuse, undo};

/// The play at a table.
pub(super) struct Playing {
    pub(super) table: Box<dyn Table>,
    /// How often something was taken back.
    pub(super) revision: u32,
    pub(super) undo: Option<undo::Wish>,
    /// What was taken back without anyone's consent.
    pub(super) alone: undo::Alone,
    /// The seats whose bots are thinking, and on what.
    pub(super) pondering: BTreeMap<Seat, Situation>,
}

/// A situation of a play, by what its clients call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Situation {
    /// How often something had been taken back.
    pub(super) revision: u32,
    /// How many actions had been taken.
    pub(super) ply: u32,
}

/// What is known of an action that was taken.
pub(super) struct Done {
    /// What it told everyone.
    pub(super) told: ToldDigest,
    /// How many events there had been after it.
    pub(super) events: u32,
    /// Whether the game was over with it.
    pub(super) ends: bool,
}

impl Playing {
    /// The play at a table that was just laid.
    pub(super) fn new(table: Box<dyn Table>) -> Self {
        Playing {
            table,
            revision: 0,
            undo: None,
            alone: undo::Alone::default(),
            pondering: BTreeMap::new(),
        }
    }

    /// The situation now.
    pub(super) fn situation(&self) -> Situation {
        Situation {
            revision: self.revision,
            ply: self.table.ply(),
        }
    }

    /// Lets `seat` take the actions of one decision made at `ply`. On `Err` nothing has happened.
    pub(super) fn take_all(
        &mut self,
        seat: Seat,
        ply: u32,
        actions: &[String],
    ) -> Result<Vec<Done>, Refusal> {
        let before = self.table.ply();
        let mut done: Vec<Done> = Vec::with_capacity(actions.len());
        for (at, action) in actions.iter().enumerate() {
            // Only the first can have been decided on an older situation.
            let decided = if at == 0 { ply } else { self.table.ply() };
            if let Err(mut refusal) = self.take_next(seat, decided, action, at > 0) {
                if at > 0 {
                    let back = self.table.rewind(before);
                    back.expect("there were fewer actions before");
                    refusal.action = Some(at as u32);
                } else if actions.len() > 1 {
                    refusal.action = Some(0);
                }
                return Err(refusal);
            }
            done.push(Done {
                told: self.table.told(),
                events: self.table.events_at(self.table.ply()) as u32,
                ends: self.table.to_act().is_empty(),
            });
        }
        Ok(done)
    }

    fn take_next(
        &mut self,
        seat: Seat,
        ply: u32,
        action: &str,
        follows: bool,
    ) -> Result<(), Refusal> {
        // A list that is refused is as if it had never been, so nobody may learn anything by one.
        if follows && self.table.is_revealing() {
            return refuse(RefusalCode::AnotherDecision);
        }
        self.table.play(seat, ply, action).map_err(of_rules)
    }
}

/// What the rules object to, as it is told to a client.
pub(super) fn of_rules(error: PlayError) -> Refusal {
    match error {
        PlayError::Stale { .. } => RefusalCode::Stale.into(),
        PlayError::NotYourTurn => RefusalCode::NotYourTurn.into(),
        PlayError::Notation(_) => RefusalCode::Notation.into(),
        PlayError::Over => RefusalCode::WrongStage.into(),
        PlayError::Illegal { rule, reason } => Refusal {
            code: RefusalCode::Illegal,
            rule: Some(rule.to_owned()),
            reason: reason.read().ok(),
            action: None,
        },
    }
}
