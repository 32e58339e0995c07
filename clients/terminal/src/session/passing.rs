//! Passing for people where there is nothing to ask them.

use host::Json;
use prose::say;
use tabletop::{PerSeat, Seat, SeatCount};

use super::{Asked, Session};

/// What was passed, by whom, and how often since without asking.
pub(super) struct Passing {
    /// What each seat saw when it last passed by itself.
    seen: PerSeat<Option<Json>>,
    /// How many times was passed for people since the last move of anyone.
    count: u32,
}

impl Passing {
    pub(super) fn new(seats: SeatCount) -> Passing {
        Passing {
            seen: PerSeat::from_fn(seats, |_| None),
            count: 0,
        }
    }

    /// A seat has moved, from what it saw `before`.
    pub(super) fn note(&mut self, seat: Seat, notation: &str, before: Json) {
        if notation == PASS {
            self.seen[seat] = Some(before);
        }
        self.count = 0;
    }

    /// How many moves were passes that nobody was asked for. They will be asked for again.
    pub(super) fn take(&mut self) -> u32 {
        self.seen = PerSeat::from_fn(self.seen.seats(), |_| None);
        std::mem::take(&mut self.count)
    }
}

/// What passing is in the notation of every game that has it.
const PASS: &str = "pass";

impl Session {
    /// Passes for people as long as there is nothing to ask them.
    pub(super) fn pass_on(&mut self) {
        while let Asked::Person(seat) = self.asked() {
            let view = self.table.view(seat.into());
            let legal = self.table.legal(seat);
            if !(self.booth.may_pass)(&view, &legal, self.passing.seen[seat].as_ref()) {
                return;
            }
            let passed = self.table.play(seat, self.table.ply(), PASS);
            passed.expect("a game that lets pass lists it");
            self.passing.count += 1;
        }
    }

    /// Takes back the last move of `seat`, if that told nobody anything. Says what came of it.
    pub fn undo(&mut self, seat: Seat) -> String {
        let before = self.table.ply().checked_sub(1 + self.passing.take());
        let undone = before.is_some_and(|ply| self.table.undo(seat, ply).is_ok());
        if !undone {
            return say!(self.lang, "undo-barrier");
        }
        self.acted[seat] = self.events_up_to_own(seat);
        self.save();
        say!(self.lang, "undone")
    }
}
