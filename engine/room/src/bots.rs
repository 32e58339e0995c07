//! Bots at a table: they get a view to think about, elsewhere.

use std::fmt;

use host::Skill;
use protocol::Stage;
use tabletop::Seat;

use crate::{Changed, Now, Place, Room, Step};

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
    pub(super) fn ponder(&mut self, step: &mut Step) {
        if self.stage != Stage::Running {
            return;
        }
        let levels: Vec<Option<Skill>> = self.places.iter().map(level).collect();
        let Some(play) = &mut self.play else {
            return;
        };
        let (revision, ply) = (play.revision, play.table.ply());
        for seat in play.table.to_act() {
            let Some(level) = levels[seat.index()] else {
                continue;
            };
            if play.pondering.contains_key(&seat) {
                continue;
            }
            play.pondering.insert(seat, (revision, ply));
            step.jobs.push(Job {
                seat,
                revision,
                ply,
                think: play.table.ponder(seat, level),
            });
        }
    }

    /// A bot has thought. What it thought about may be gone: then it thinks again.
    pub(super) fn pondered(
        &mut self,
        (seat, revision, ply): (Seat, u32, u32),
        answer: Option<String>,
        now: &Now<'_>,
        step: &mut Step,
    ) -> Changed {
        let plays = self.places.get(seat.index()).and_then(level).is_some();
        let Some(play) = &mut self.play else {
            return Changed::default();
        };
        if play.pondering.get(&seat) != Some(&(revision, ply)) {
            return Changed::default();
        }
        play.pondering.remove(&seat);
        let is_late = play.revision != revision || play.table.ply() != ply;
        let Some(answer) = answer else {
            return self.close_by_fault(now, step);
        };
        if !plays || play.revision != revision {
            return Changed::default();
        }
        match self.act((seat, ply, &answer), None, now, step) {
            Ok(changed) => changed,
            // Somebody changed the situation meanwhile: it thinks again.
            Err(_) if is_late => Changed::default(),
            // It was asked just this, and would answer the same for ever.
            Err(_) => self.close_by_fault(now, step),
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
