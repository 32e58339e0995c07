//! One move after the other: how long each is looked at, and the last ones once more.

use leptos::prelude::*;

use super::TablePage;
use crate::{browser, kit::motion, tables::Face, ui::Pace};

/// Something that is told by itself, until the person here goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::table) struct Step {
    /// What happened.
    pub(in crate::table) text: String,
    /// The line of the log it is, where it is shown once more.
    again: Option<usize>,
}

impl<G: Face> TablePage<G> {
    /// Looks at a move of somebody else before the next is shown. Whether there is anything to
    /// wait for.
    pub(super) fn pause(self, longer: i32, told: String) -> bool {
        let pace = self.ui.pace_now();
        match pace {
            Pace::AtOnce => return false,
            Pace::Steps if told.is_empty() => return false,
            Pace::Steps => self.step.set(Some(Step {
                text: told,
                again: None,
            })),
            Pace::Calm | Pace::Brisk => {
                self.inner().borrow_mut().is_pacing = true;
                browser::later(pace.milliseconds() + longer, move || {
                    // The page may have been left meanwhile.
                    if let Some(inner) = self.inner.try_get_value() {
                        inner.borrow_mut().is_pacing = false;
                        self.drain();
                    }
                });
            }
        }
        true
    }

    /// Goes on after what was told by itself.
    pub fn step_on(self) {
        let Some(step) = self.step.get_untracked() else {
            return;
        };
        self.step.set(None);
        match step.again {
            Some(line) => self.show_again(line + 1),
            None => self.drain(),
        }
    }

    /// Ends what is told by itself: the rest is shown at once.
    pub fn skip_steps(self) {
        let is_again = self
            .step
            .get_untracked()
            .is_some_and(|it| it.again.is_some());
        self.step.set(None);
        if !is_again {
            self.drain();
        }
    }

    /// What happened since the own last turn, line by line, each with its place on the board.
    pub fn again(self) {
        if let Some(since) = self.story.with_untracked(|story| story.since) {
            self.show_again(since);
        }
    }

    fn show_again(self, line: usize) {
        let shown = self.story.with_untracked(|story| {
            let line = story.lines.get(line)?;
            Some((
                line.text.clone(),
                line.spot.as_ref().map(ToString::to_string),
            ))
        });
        let Some((text, spot)) = shown else { return };
        if let Some(spot) = spot {
            motion::flash(&spot);
        }
        self.step.set(Some(Step {
            text,
            again: Some(line),
        }));
    }
}
