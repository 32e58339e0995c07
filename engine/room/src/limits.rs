//! How much a table takes, so that nobody can fill it for the others.

use protocol::{Command, Refusal, RefusalCode};
use tabletop::Seat;

use crate::{Place, Room, ids::Id, refuse};

/// So often one may take back in a turn without anyone's consent.
pub const UNDOS_IN_A_TURN: usize = 20;

/// A log that has grown so long takes nothing more but what a game needs to go on and to end.
const LOG_MAX: u64 = 20_000;
/// So much that is no move one person may have done at a table.
const ASKED_MAX: u32 = 1_000;
/// So often one person may sit down at a table.
const SITS_EACH: u32 = 20;
/// So often all together may sit down, before open seats are closed to strangers. Whoever has a
/// link or a seat that is kept for them sits down all the same.
const SITS_MAX: u32 = 500;
/// So much more of what must always be possible.
const RESERVE: u32 = 200;

/// What a command costs a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A move: a game has only so many.
    Move,
    /// What lets the others go on without somebody: it has a reserve that nothing else uses up.
    Needed,
    /// Everything else.
    Other,
}

fn kind(command: &Command) -> Kind {
    match command {
        Command::Act { .. } => Kind::Move,
        Command::Leave
        | Command::HandOver { .. }
        | Command::TakeBack
        | Command::Start
        | Command::Remove { .. }
        | Command::Close => Kind::Needed,
        Command::Sit { .. }
        | Command::Carry { .. }
        | Command::Undo { .. }
        | Command::Consent { .. }
        | Command::Rematch => Kind::Other,
    }
}

impl Room {
    /// Whether the log has place for what `guest` asks.
    ///
    /// Moves are always taken. What one person does beside them is counted, so that whoever does
    /// the same thing over and over uses up what is their own, and the table stays the others'.
    pub(super) fn check_log(&self, guest: Id, command: &Command) -> Result<(), Refusal> {
        let asked = self.spent(guest);
        let fits = match kind(command) {
            Kind::Move => true,
            Kind::Needed => asked < ASKED_MAX + RESERVE,
            Kind::Other => asked < ASKED_MAX && self.entries() < LOG_MAX,
        };
        allow(fits)
    }

    /// Whether `guest` may sit down in `seat` once more. Guests cost nothing, so there is a limit
    /// for all of them together; it leaves the host enough to begin without them.
    pub(super) fn check_sitting(&self, guest: Id, seat: Seat) -> Result<(), Refusal> {
        let own = self.sits.get(&guest).copied().unwrap_or(0);
        let all: u32 = self.sits.values().sum();
        let is_open = self.places.get(seat.index()) == Some(&Place::Open);
        let is_strangers = is_open && guest != self.host;
        allow(own < SITS_EACH && (!is_strangers || all < SITS_MAX))
    }

    /// Whether `seat` may go to another device once more. What is done in a seat counts as one,
    /// whichever guests have it.
    pub(super) fn check_carrying(&self, seat: Seat) -> Result<(), Refusal> {
        let holder = self.person(seat).map(|person| person.guest);
        allow(holder.is_none_or(|holder| self.spent(holder) < ASKED_MAX))
    }

    /// How much that is no move `guest` has done, or was done in their seat before they had it.
    pub(super) fn spent(&self, guest: Id) -> u32 {
        self.asked.get(&guest).copied().unwrap_or(0)
    }
}

fn allow(fits: bool) -> Result<(), Refusal> {
    if fits {
        Ok(())
    } else {
        refuse(RefusalCode::TooMany)
    }
}
