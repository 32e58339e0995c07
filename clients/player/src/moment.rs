//! A situation, decoded.

use prose::Voice;
use protocol::UndoAsked;
use tabletop::{Outcome, Seat};

/// One situation of a play as one viewer may know it. It is decoded once and never changes; keep
/// it as `Rc<Moment<G>>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment<G: Voice> {
    /// How often something was taken back before it.
    pub revision: u32,
    /// How many actions have led to it.
    pub ply: u32,
    /// The seats that owe a decision.
    pub to_act: Vec<Seat>,
    /// The situation as the viewer may see it.
    pub view: G::View,
    /// What the viewer may do.
    pub legal: Vec<G::Action>,
    /// A wish to take back that waits for consent.
    pub undo: Option<UndoAsked>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl<G: Voice> Moment<G> {
    /// The situation in two numbers: revision and ply.
    pub fn number(&self) -> (u32, u32) {
        (self.revision, self.ply)
    }
}
