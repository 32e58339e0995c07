//! Taking back: at once up to the barrier, by consent beyond it.

use protocol::{Refusal, RefusalCode, UndoAsked};
use tabletop::{Seat, Seats};

use crate::{Asked, Changed, Now, Place, Room, Step, What, perform::PLAY, refuse};

/// A wish to take back that waits for consent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    seat: Seat,
    to_ply: u32,
    waiting: Seats,
}

impl Wish {
    pub(super) fn new(seat: Seat, to_ply: u32, waiting: Seats) -> Self {
        Wish {
            seat,
            to_ply,
            waiting,
        }
    }

    pub(super) fn facts(&self) -> UndoAsked {
        UndoAsked {
            seat: self.seat,
            to_ply: self.to_ply,
            waiting_for: self.waiting.iter().collect(),
        }
    }
}

impl Room {
    /// Goes back if `seat` may do so alone, else asks the others.
    pub(super) fn wish_back(
        &mut self,
        (seat, to_ply): (Seat, u32),
        by: Asked,
        now: &Now<'_>,
        step: &mut Step,
    ) -> Result<Changed, Refusal> {
        let Some(play) = &self.play else {
            return refuse(RefusalCode::WrongStage);
        };
        if to_ply >= play.table.ply() {
            return refuse(RefusalCode::NothingToUndo);
        }
        if play.undo.is_some() {
            return refuse(RefusalCode::AlreadyDone);
        }
        if to_ply >= play.table.undo_reach(seat) {
            self.note(What::TakenBack { to_ply }, Some(by), now, step)?;
        } else {
            self.note(What::UndoAsked { seat, to_ply }, Some(by), now, step)?;
            self.go_back_if_agreed(now, step)?;
        }
        Ok(PLAY)
    }

    pub(super) fn consent(
        &mut self,
        (seat, agree): (Seat, bool),
        by: Asked,
        now: &Now<'_>,
        step: &mut Step,
    ) -> Result<Changed, Refusal> {
        let wish = self.play.as_ref().and_then(|play| play.undo);
        let wish = wish.ok_or(RefusalCode::NothingToUndo)?;
        // Who wished may think better of it.
        let withdraws = wish.seat == seat && !agree;
        if !withdraws && !wish.waiting.contains(seat) {
            return refuse(RefusalCode::AlreadyDone);
        }
        let what = if agree {
            What::Agreed { seat }
        } else {
            What::Declined { seat }
        };
        self.note(what, Some(by), now, step)?;
        self.go_back_if_agreed(now, step)?;
        Ok(PLAY)
    }

    /// Goes back once nobody is left to be asked.
    pub(super) fn go_back_if_agreed(
        &mut self,
        now: &Now<'_>,
        step: &mut Step,
    ) -> Result<(), Refusal> {
        let wish = self.play.as_ref().and_then(|play| play.undo);
        match wish {
            Some(wish) if wish.waiting.is_empty() => {
                let to_ply = wish.to_ply;
                self.note(What::TakenBack { to_ply }, None, now, step)
            }
            _ => Ok(()),
        }
    }

    /// The people beside `seat` who play themselves: those whose consent counts.
    pub(super) fn others(&self, seat: Seat) -> Seats {
        let mut others = Seats::default();
        for (at, place) in self.places.iter().enumerate() {
            let other = Seat::new(at as u8);
            let plays = matches!(place, Place::Person(who) if who.stand_in.is_none() && !who.left);
            if plays && other != seat {
                others.insert(other);
            }
        }
        others
    }

    /// Nothing more is asked of `seat`.
    pub(super) fn strike(&mut self, seat: Seat) {
        if let Some(play) = &mut self.play
            && let Some(wish) = &mut play.undo
        {
            wish.waiting.remove(seat);
        }
    }

    pub(super) fn drop_wish(&mut self) {
        if let Some(play) = &mut self.play {
            play.undo = None;
        }
    }
}
