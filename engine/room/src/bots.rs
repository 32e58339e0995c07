//! Bots at a table: they get a view to think about, elsewhere.

use std::fmt;

use host::Skill;
use protocol::Stage;
use tabletop::Seat;

use crate::{Changed, Place, Room, Situation, request::Request};

/// A bot's thought, for another thread: a view and what to make of it.
pub struct Job {
    /// Whose seat it plays in.
    pub seat: Seat,
    /// The revision it thinks about.
    pub revision: u32,
    /// The ply it thinks about.
    pub ply: u32,
    /// The thinking.
    pub think: Box<dyn FnOnce() -> String + Send>,
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Job({} at {}.{})", self.seat, self.revision, self.ply)
    }
}

impl Room {
    /// Lets every bot think that owes a decision and does not think yet.
    pub(super) fn ponder(&mut self, request: &mut Request<'_>) {
        if self.stage != Stage::Running {
            return;
        }
        let levels: Vec<Option<Skill>> = self.places.iter().map(level).collect();
        let Some(play) = &mut self.play else {
            return;
        };
        let situation = play.situation();
        for seat in play.table.to_act() {
            let Some(level) = levels[seat.index()] else {
                continue;
            };
            if play.pondering.contains_key(&seat) {
                continue;
            }
            play.pondering.insert(seat, situation);
            request.effects.jobs.push(Job {
                seat,
                revision: situation.revision,
                ply: situation.ply,
                think: play.table.ponder(seat, level),
            });
        }
    }

    /// Whatever bots are thinking now is of no use any more.
    pub(super) fn forget_thoughts(&mut self) {
        if let Some(play) = &mut self.play {
            play.pondering.clear();
        }
    }

    /// A bot has thought. What it thought about may be gone: then it thinks again.
    pub(super) fn pondered(
        &mut self,
        seat: Seat,
        situation: Situation,
        answer: Option<String>,
        request: &mut Request<'_>,
    ) -> Changed {
        let plays = self.places.get(seat.index()).and_then(level).is_some();
        let Some(play) = &mut self.play else {
            return Changed::default();
        };
        if play.pondering.get(&seat) != Some(&situation) {
            return Changed::default();
        }
        play.pondering.remove(&seat);
        let is_late = play.situation() != situation;
        let Some(answer) = answer else {
            return self.close_by_fault(request);
        };
        if !plays || play.revision != situation.revision {
            return Changed::default();
        }
        match self.act(seat, situation.ply, &[answer], request) {
            Ok(changed) => changed,
            // Somebody changed the situation meanwhile: it thinks again.
            Err(_) if is_late => Changed::default(),
            // It was asked just this, and would answer the same for ever.
            Err(_) => self.close_by_fault(request),
        }
    }
}

/// How well the bot plays that decides for a seat.
fn level(place: &Place) -> Option<Skill> {
    match place {
        Place::Bot { level } => Some(*level),
        Place::Person(person) => person.stand_in,
        Place::Open | Place::Invited { .. } | Place::Kept { .. } => None,
    }
}
