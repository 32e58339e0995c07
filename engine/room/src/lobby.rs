//! Sitting down, getting up, and what the host may do.

use host::Skill;
use protocol::{CloseReason, Refusal, RefusalCode, Stage};
use tabletop::Seat;

use crate::{
    Changed, Entry, EntryKind, Place, Room, TablePlan,
    ids::Id,
    perform::{BOTH, LOBBY},
    refuse,
    request::Request,
};

impl Room {
    /// The seat where `guest` would sit down.
    pub(super) fn free_seat(
        &self,
        guest: Id,
        asked: Option<Seat>,
        token: Option<&str>,
    ) -> Result<Seat, Refusal> {
        self.check_stage(Stage::Lobby)?;
        if self.seat_of(guest).is_some() {
            return refuse(RefusalCode::AlreadySeated);
        }
        let find = |fits: &dyn Fn(&Place) -> bool| {
            let at = self.places.iter().position(fits);
            at.map(|at| Seat::new(at as u8))
        };
        if let Some(word) = token {
            let fits = |place: &Place| match place {
                Place::Invited { token } => token.is_written(word),
                _ => false,
            };
            return find(&fits).ok_or_else(|| RefusalCode::BadLink.into());
        }
        let kept =
            |place: &Place| matches!(place, Place::Kept { guest: whose, .. } if *whose == guest);
        if let Some(seat) = find(&kept)
            && asked.is_none_or(|asked| asked == seat)
        {
            return Ok(seat);
        }
        let open = |place: &Place| *place == Place::Open;
        let seat = match asked {
            Some(seat) => self
                .places
                .get(seat.index())
                .is_some_and(open)
                .then_some(seat),
            None => find(&open),
        };
        seat.ok_or_else(|| RefusalCode::SeatTaken.into())
    }

    pub(super) fn carry(
        &mut self,
        guest: Id,
        word: &str,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        let is_it =
            |place: &Place| matches!(place, Place::Person(person) if person.token.is_written(word));
        let at = self.places.iter().position(is_it);
        let seat = at
            .map(|at| Seat::new(at as u8))
            .ok_or(RefusalCode::BadLink)?;
        self.check_carrying(seat)?;
        match self.seat_of(guest) {
            Some(own) if own == seat => return Ok(Changed::default()),
            Some(_) => return refuse(RefusalCode::AlreadySeated),
            None => {}
        }
        // A link that somebody else has seen is worth nothing once it was used.
        let token = Some(request.draw_id());
        let carried = EntryKind::Carried { seat, guest, token };
        self.note(carried, request)?;
        // Whoever had the seat is a spectator now and must forget what only the seat may see.
        self.tell_anew(request);
        Ok(Changed::default())
    }

    pub(super) fn leave(
        &mut self,
        guest: Id,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        let seat = self.seat_of(guest).ok_or(RefusalCode::NotSeated)?;
        match self.stage {
            Stage::Lobby => {
                let token = request.draw_id();
                self.note(EntryKind::Left { seat, token }, request)?;
                // The host was the last one: nobody could begin any more.
                if self.host == guest {
                    let reason = CloseReason::Host;
                    self.note(EntryKind::Closed { reason }, request)?;
                }
                Ok(LOBBY)
            }
            Stage::Running => {
                let token = request.draw_id();
                self.note(EntryKind::Left { seat, token }, request)?;
                self.go_back_if_agreed(request)?;
                Ok(BOTH)
            }
            Stage::Finished | Stage::Closed(_) => refuse(RefusalCode::WrongStage),
        }
    }

    pub(super) fn remove(
        &mut self,
        guest: Id,
        seat: Seat,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        self.check_host(guest)?;
        self.check_stage(Stage::Lobby)?;
        match self.places.get(seat.index()) {
            Some(Place::Person(person)) if person.guest == self.host => {
                return refuse(RefusalCode::SeatTaken);
            }
            // Whoever a seat is kept for may not come, and a bot minds nothing.
            Some(Place::Person(_) | Place::Kept { .. } | Place::Bot { .. }) => {}
            Some(Place::Open | Place::Invited { .. }) | None => {
                return refuse(RefusalCode::NotSeated);
            }
        }
        let token = request.draw_id();
        self.note(EntryKind::Left { seat, token }, request)?;
        Ok(LOBBY)
    }

    pub(super) fn begin(
        &mut self,
        guest: Id,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        self.check_host(guest)?;
        self.check_stage(Stage::Lobby)?;
        let is_filled = |place: &Place| matches!(place, Place::Person(_) | Place::Bot { .. });
        if !self.places.iter().all(is_filled) {
            return refuse(RefusalCode::SeatsEmpty);
        }
        self.note(EntryKind::Started, request)?;
        Ok(BOTH)
    }

    pub(super) fn hand_over(
        &mut self,
        guest: Id,
        seat: Seat,
        level: Skill,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        if self.stage == Stage::Lobby {
            return self.seat_bot(guest, seat, level, request);
        }
        self.check_stage(Stage::Running)?;
        let person = self.person(seat).ok_or(RefusalCode::NotSeated)?;
        if person.stand_in == Some(level) {
            return refuse(RefusalCode::AlreadyDone);
        }
        if person.guest != guest {
            self.check_host(guest)?;
            if !person.left && !self.is_long_gone(seat, request.when.served) {
                return refuse(RefusalCode::StillHere);
            }
        }
        self.note(EntryKind::HandedOver { seat, level }, request)?;
        self.go_back_if_agreed(request)?;
        Ok(BOTH)
    }

    /// Before the game the host may give a seat that nobody has taken to a bot.
    fn seat_bot(
        &mut self,
        guest: Id,
        seat: Seat,
        level: Skill,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        self.check_host(guest)?;
        let taken = self.places.get(seat.index());
        match taken.ok_or(RefusalCode::NotSeated)? {
            Place::Person(_) => return refuse(RefusalCode::SeatTaken),
            Place::Bot { level: same } if *same == level => {
                return refuse(RefusalCode::AlreadyDone);
            }
            Place::Open | Place::Invited { .. } | Place::Kept { .. } | Place::Bot { .. } => {}
        }
        self.note(EntryKind::HandedOver { seat, level }, request)?;
        Ok(LOBBY)
    }

    /// Whether nobody has been connected for `seat` for so long that the host may act. Who was not
    /// seen since the room was loaded may have been here until then.
    fn is_long_gone(&self, seat: Seat, served: u64) -> bool {
        let since = self.absent.get(&seat).copied().or(self.woken);
        let since = since.unwrap_or(served);
        let is_here = self.is_here(seat);
        !is_here && served.saturating_sub(since) >= self.patience.absence
    }

    pub(super) fn take_back(
        &mut self,
        guest: Id,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        self.check_stage(Stage::Running)?;
        let seat = self.seat_of(guest).ok_or(RefusalCode::NotSeated)?;
        let person = self.person(seat).ok_or(RefusalCode::NotSeated)?;
        if person.stand_in.is_none() && !person.left {
            return refuse(RefusalCode::AlreadyDone);
        }
        self.note(EntryKind::TookBack { seat }, request)?;
        Ok(BOTH)
    }

    /// A new table for the same people, everyone one seat further. It belongs to who asked: the
    /// former host may have gone home.
    pub(super) fn play_again(
        &mut self,
        guest: Id,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        self.seat_of(guest).ok_or(RefusalCode::NotSeated)?;
        if matches!(self.stage, Stage::Lobby | Stage::Running) {
            return refuse(RefusalCode::WrongStage);
        }
        if self.rematch.is_some() {
            return Ok(Changed::default());
        }
        if self.is_withdrawn {
            return refuse(RefusalCode::NotOffered);
        }
        let mut seats: Vec<Place> = self.places.iter().map(kept).collect();
        seats.rotate_right(1);
        let plan = TablePlan {
            rules_version: self.rules.info.rules_version,
            seats,
            host: guest,
            half: request.draw_secret(),
            deal: None,
            ..self.plan.clone()
        };
        // Options of other rules may mean nothing to these.
        if !self.opens(&plan) {
            return refuse(RefusalCode::WrongStage);
        }
        let table = request.draw_id();
        self.note(EntryKind::Rematched { table }, request)?;
        let founding = Entry::new(request.when, None, EntryKind::Created(plan));
        request.effects.founded = Some((table, founding));
        Ok(LOBBY)
    }

    pub(super) fn close(
        &mut self,
        guest: Id,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        self.check_host(guest)?;
        self.check_stage(Stage::Lobby)?;
        let reason = CloseReason::Host;
        self.note(EntryKind::Closed { reason }, request)?;
        Ok(LOBBY)
    }

    fn check_host(&self, guest: Id) -> Result<(), Refusal> {
        if guest == self.host {
            Ok(())
        } else {
            refuse(RefusalCode::NotHost)
        }
    }

    fn check_stage(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage == stage {
            Ok(())
        } else {
            refuse(RefusalCode::WrongStage)
        }
    }
}

/// The seat as it is for a rematch: people have to sit down anew, for the shuffle is a new one.
fn kept(place: &Place) -> Place {
    match place {
        Place::Person(person) => Place::Kept {
            guest: person.guest,
            name: person.name.clone(),
        },
        other => other.clone(),
    }
}
