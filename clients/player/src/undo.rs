//! What a person did and may want back.

use serde::{Deserialize, Serialize};

/// What a person did, last decision last. What was answered without asking is not among it: it is
/// taken back along with the decision before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Acted(Vec<Decision>);

/// A decision that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Decision {
    /// How many actions there had been before it.
    ply: u32,
    /// How many events there had been.
    events: usize,
}

impl Acted {
    /// A decision was taken after `ply` actions, when `events` things had happened.
    pub(crate) fn note(&mut self, ply: u32, events: usize) {
        self.0.push(Decision { ply, events });
    }

    /// The table had more answers of others than this person knew: it was taken after `ply`.
    pub(crate) fn correct(&mut self, ply: u32) {
        if let Some(last) = self.0.last_mut() {
            last.ply = last.ply.max(ply);
        }
    }

    /// The play went back to where `events` things had happened.
    pub(crate) fn go_back(&mut self, events: usize) {
        self.0.retain(|decision| decision.events < events);
    }

    /// This person's wish to go back to `ply` was granted.
    pub(crate) fn go_back_to(&mut self, ply: u32) {
        self.0.retain(|decision| decision.ply < ply);
    }

    /// Where to return to, to take the last decision back.
    pub(crate) fn last(&self) -> Option<u32> {
        self.0.last().map(|decision| decision.ply)
    }
}
