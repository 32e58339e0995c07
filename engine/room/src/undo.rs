//! Taking back: at once up to the barrier, by consent beyond it.

use protocol::{Refusal, RefusalCode, UndoAsked};
use tabletop::{Seat, Seats};

use crate::{
    Changed, EntryKind, Place, Room, UNDOS_IN_A_TURN, perform::PLAY, refuse, request::Request,
};

/// A wish to take back that waits for consent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    seat: Seat,
    to_ply: u32,
    waiting: Seats,
    is_agreed: bool,
}

impl Wish {
    pub(super) fn new(seat: Seat, to_ply: u32, waiting: Seats) -> Self {
        Wish {
            seat,
            to_ply,
            waiting,
            is_agreed: false,
        }
    }

    /// Whether somebody has said yes to it.
    pub(super) fn is_agreed(&self) -> bool {
        self.is_agreed
    }

    pub(super) fn facts(&self) -> UndoAsked {
        UndoAsked {
            seat: self.seat,
            to_ply: self.to_ply,
            waiting_for: self.waiting.iter().collect(),
        }
    }
}

/// What was taken back without anyone's consent, to count it turn by turn. A turn begins at the
/// earliest ply that one may return to alone.
#[derive(Clone, Debug, Default)]
pub(super) struct Alone {
    /// The most actions the play ever had, since others agreed to go back.
    furthest: u32,
    /// For each time, the last ply that a turn can begin at for it to count.
    times: Vec<u32>,
}

impl Alone {
    /// The play has come to `ply`.
    pub(super) fn came_to(&mut self, ply: u32) {
        self.furthest = self.furthest.max(ply);
    }

    /// Somebody went back to `ply`, within a turn.
    pub(super) fn went_back(&mut self, ply: u32) {
        self.times.push(ply);
    }

    /// Somebody went back beyond the turn, because there was nobody to ask. Bots answer anew after
    /// that, so it counts until the play comes further than it had been.
    pub(super) fn went_beyond(&mut self) {
        self.times.push(self.furthest);
    }

    /// Others agreed to go back to `ply`: everything counts anew.
    pub(super) fn forget(&mut self, ply: u32) {
        self.times.clear();
        self.furthest = ply;
    }

    /// How often it was done in the turn that began at the ply `reach`.
    fn in_turn(&self, reach: u32) -> usize {
        self.times.iter().filter(|last| **last >= reach).count()
    }
}

impl Room {
    /// Goes back if `seat` may do so alone, else asks the others; whoever has taken back too often
    /// in a turn has to ask somebody.
    pub(super) fn wish_back(
        &mut self,
        seat: Seat,
        to_ply: u32,
        request: &mut Request<'_>,
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
        let reach = play.table.undo_reach(seat);
        let is_spent = play.alone.in_turn(reach) >= UNDOS_IN_A_TURN;
        if is_spent && self.others(seat).is_empty() {
            return refuse(RefusalCode::TooMany);
        }
        if to_ply >= reach && !is_spent {
            self.note(EntryKind::TakenBack { to_ply }, request)?;
        } else {
            self.note(EntryKind::UndoAsked { seat, to_ply }, request)?;
            self.go_back_if_agreed(request)?;
        }
        Ok(PLAY)
    }

    pub(super) fn consent(
        &mut self,
        seat: Seat,
        agree: bool,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        let wish = self.play.as_ref().and_then(|play| play.undo);
        let wish = wish.ok_or(RefusalCode::NothingToUndo)?;
        // Who wished may think better of it.
        let withdraws = wish.seat == seat && !agree;
        if !withdraws && !wish.waiting.contains(seat) {
            return refuse(RefusalCode::AlreadyDone);
        }
        let what = if agree {
            EntryKind::Agreed { seat }
        } else {
            EntryKind::Declined { seat }
        };
        self.note(what, request)?;
        self.go_back_if_agreed(request)?;
        Ok(PLAY)
    }

    /// Goes back once nobody is left to be asked.
    pub(super) fn go_back_if_agreed(&mut self, request: &mut Request<'_>) -> Result<(), Refusal> {
        let wish = self.play.as_ref().and_then(|play| play.undo);
        match wish {
            Some(wish) if wish.waiting.is_empty() => {
                let to_ply = wish.to_ply;
                self.note(EntryKind::TakenBack { to_ply }, request)
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

    /// `seat` says yes to the wish.
    pub(super) fn agree(&mut self, seat: Seat) {
        self.strike(seat);
        if let Some(play) = &mut self.play
            && let Some(wish) = &mut play.undo
        {
            wish.is_agreed = true;
        }
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
