//! Taking back what told nobody anything.
//!
//! The reasons are in `docs/decisions/undo-by-imagination.md`.

use tabletop::{Chance, Dealer, Game, Seat, Seed, Viewer};

use crate::{Match, Taken, position::Position};

/// How many worlds each viewer imagines to find out whether an action told it anything.
const WORLDS: u32 = 32;

/// Why an action cannot be taken back by one seat alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// There have not been that many actions, or none to take back.
    #[error("there is nothing to take back to ply {to_ply}")]
    Nothing {
        /// Where the seat wanted to return to.
        to_ply: usize,
    },
    /// Since then somebody else acted, something was drawn or something hidden became known.
    #[error("alone one can go back to ply {reach}; further only if everyone agrees")]
    Barrier {
        /// The earliest ply the seat can return to.
        reach: usize,
    },
}

impl<G: Game> Match<G> {
    /// The earliest ply that `seat` may return to by itself; the present one if it has nothing to
    /// take back.
    ///
    /// An action can be taken back if nobody else has acted since, nothing was drawn, and nothing
    /// hidden became known to anyone.
    pub fn undo_reach(&self, seat: Seat) -> usize {
        let mut reach = self.ply();
        let mut after = self.position(reach);
        while let Some(taken) = self.taken()[..reach].last()
            && taken.seat == seat
        {
            let before = self.position(reach - 1);
            if self.is_barrier(&before, &after, taken) {
                break;
            }
            after = before;
            reach -= 1;
        }
        reach
    }

    /// Whether the last action told the seat that took it anything it could not know before:
    /// something was drawn, or something hidden became known to it.
    pub fn is_revealing(&self) -> bool {
        let Some(taken) = self.taken().last() else {
            return false;
        };
        let before = self.position(self.ply() - 1);
        let drawn = before.dealer.drawn() != self.drawn();
        drawn || has_learned(taken.seat.into(), &before, self.state(), taken)
    }

    /// Takes back what `seat` did since `to_ply`, if that told nobody anything.
    pub fn undo(&mut self, seat: Seat, to_ply: usize) -> Result<(), UndoError> {
        if to_ply >= self.ply() {
            return Err(UndoError::Nothing { to_ply });
        }
        let reach = self.undo_reach(seat);
        if to_ply < reach {
            return Err(UndoError::Barrier { reach });
        }
        self.rewind(to_ply);
        Ok(())
    }

    /// Whether the action that led from `before` to `after` used chance or told anyone anything.
    fn is_barrier(
        &self,
        before: &Position<G>,
        after: &Position<G>,
        taken: &Taken<G::Action>,
    ) -> bool {
        let told = |viewer| has_learned(viewer, before, &after.state, taken);
        before.dealer.drawn() != after.dealer.drawn() || Viewer::all(self.setup().seats).any(told)
    }
}

/// Whether `viewer` can rule out a world now that it could not rule out before.
///
/// It can if the world could not have led to what the viewer sees now, whatever the acting seat
/// had decided there. The acting seat itself knows what it decided.
fn has_learned<G: Game>(
    viewer: Viewer,
    before: &Position<G>,
    after: &G,
    taken: &Taken<G::Action>,
) -> bool {
    let known = before.state.view(viewer);
    let seen = after.view(viewer);
    // Public and fixed: whether an action can be taken back is the same for all who ask.
    let mut chance = Chance::new(Seed::number(before.ply as u64));
    let mut actions = Vec::new();
    (0..WORLDS).any(|_| {
        let world = G::imagine(&known, &mut chance);
        let luck = chance.split();
        let leads_there = |action: G::Action| {
            let mut world = world.clone();
            let played = world.play(taken.seat, action, &mut Dealer::muted(luck.clone()));
            played.is_ok() && world.view(viewer) == seen
        };
        if leads_there(taken.action) {
            return false;
        }
        actions.clear();
        if !viewer.is(taken.seat) {
            world.legal_actions(taken.seat, &mut actions);
        }
        !actions.iter().any(|action| leads_there(*action))
    })
}
