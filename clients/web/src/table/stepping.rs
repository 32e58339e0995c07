//! Steps back: what was done, what was picked, what was asked.

use leptos::prelude::*;
use protocol::Command;

use super::Desk;

impl Desk {
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
