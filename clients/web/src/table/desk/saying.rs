//! What the person at a table says: picks, the word more, taking back.

use protocol::Command;

use super::Desk;
use crate::{
    gesture::{Pick, Picked},
    link::Session,
};
use leptos::prelude::*;

impl Desk {
    /// Takes in a pick: goes on with the gesture, acts, or says why not.
    pub fn pick(self, pick: &Pick) {
        self.why.set(None);
        let Some(eyes) = self.eyes_untracked() else {
            return;
        };
        let mut picked = Picked::Refused;
        self.gesture
            .update(|gesture| picked = gesture.pick(pick, eyes.choices()));
        match picked {
            Picked::Go(action) => self.act(action),
            Picked::All(actions) => self.act_all(actions),
            Picked::Moved => {}
            Picked::Refused => {
                let why = eyes.why_not(pick);
                if let Some(why) = &why {
                    self.ui.spoken.set(format!("{} {}", why.text, why.rule));
                }
                self.why.set(why);
            }
        }
    }

    /// The word more. Whether there was something to be said.
    pub fn confirm(self) -> bool {
        let Some(eyes) = self.eyes_untracked() else {
            return false;
        };
        let mut picked = Picked::Refused;
        self.gesture
            .update(|gesture| picked = gesture.confirm(eyes.choices()));
        match picked {
            Picked::Go(action) => self.act(action),
            Picked::All(actions) => self.act_all(actions),
            Picked::Moved | Picked::Refused => return false,
        }
        true
    }

    /// Does one action after the other: the next when the table has told of the one before.
    fn act_all(self, actions: Vec<String>) {
        let first = actions.first().cloned();
        self.inner().borrow_mut().saying = actions.into();
        if let Some(first) = first {
            self.act(first);
        }
    }

    /// Whether a decision of several actions is being done.
    pub fn is_saying(self) -> bool {
        !self.inner().borrow().saying.is_empty()
    }

    /// The table has told something: if it was the last action of ours, the next is due.
    pub(super) fn say_on(self) {
        if self.session.with_untracked(Session::is_waiting) {
            return;
        }
        let next = {
            let inner = self.inner();
            let mut inner = inner.borrow_mut();
            inner.saying.pop_front();
            inner.saying.front().cloned()
        };
        if let Some(next) = next {
            self.act(next);
        }
    }

    /// What was refused ends the whole decision.
    pub(super) fn say_no_more(self) {
        self.inner().borrow_mut().saying.clear();
    }

    /// The situation that is shown: revision and ply.
    pub(in crate::table) fn now(self) -> Option<(u32, u32)> {
        self.session.with_untracked(|session| {
            let play = session.memory.play.as_ref()?;
            Some((play.revision, play.ply))
        })
    }

    /// Does one action.
    pub(in crate::table) fn act(self, action: String) {
        if let Some((revision, ply)) = self.now() {
            self.ask(Command::Act {
                revision,
                ply,
                action,
            });
        }
    }

    /// Takes back the last thing this person did.
    pub fn undo(self) {
        let last = self.acted.with_untracked(|acted| acted.last().copied());
        if let (Some(to_ply), Some((revision, ply))) = (last, self.now()) {
            self.ask(Command::Undo {
                revision,
                ply,
                to_ply,
            });
        }
    }

    /// One step back: what was asked why, what was picked.
    pub fn back(self) {
        if self.why.with_untracked(Option::is_some) {
            self.why.set(None);
            return;
        }
        self.gesture.update(|gesture| {
            gesture.back();
        });
    }
}
