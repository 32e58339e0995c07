//! Doing what people ask for.

use protocol::{ACTIONS_MAX, Command, Refusal, RefusalCode, Stage};
use tabletop::Seat;

use crate::{Changed, Entry, EntryKind, Room, Situation, ids::Id, refuse, request::Request};

/// The table and who sits at it changed.
pub(super) const LOBBY: Changed = Changed {
    lobby: true,
    play: false,
};
/// The play changed.
pub(super) const PLAY: Changed = Changed {
    lobby: false,
    play: true,
};
/// Lobby and play changed.
pub(super) const BOTH: Changed = Changed {
    lobby: true,
    play: true,
};

impl Room {
    /// Does what `guest` asks. On `Err` nothing has changed.
    pub(super) fn perform(
        &mut self,
        guest: Id,
        command: Command,
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        if self.aside.is_some() {
            return refuse(RefusalCode::SetAside);
        }
        self.check_log(guest, &command)?;
        match command {
            Command::Sit {
                seat,
                name,
                nonce,
                token,
            } => {
                let seat = self.free_seat(guest, seat, token.as_deref())?;
                self.check_sitting(guest, seat)?;
                let what = EntryKind::Sat {
                    seat,
                    guest,
                    name: self.check_name(&name, seat, guest)?,
                    nonce: nonce.parse().map_err(|_| RefusalCode::BadNonce)?,
                    token: request.draw_id(),
                };
                self.note(what, request)?;
                Ok(LOBBY)
            }
            Command::Carry { token } => self.carry(guest, &token, request),
            Command::Leave => self.leave(guest, request),
            Command::Remove { seat } => self.remove(guest, seat, request),
            Command::Start => self.begin(guest, request),
            Command::Act {
                revision,
                ply,
                actions,
            } => {
                let seat = self.playing_seat(guest)?;
                self.check_revision(revision)?;
                self.act(seat, ply, &actions, request)
            }
            Command::Undo {
                revision,
                ply,
                to_ply,
            } => {
                let seat = self.playing_seat(guest)?;
                self.check_situation(Situation { revision, ply })?;
                self.wish_back(seat, to_ply, request)
            }
            Command::Consent {
                revision,
                ply,
                agree,
            } => {
                let seat = self.playing_seat(guest)?;
                self.check_situation(Situation { revision, ply })?;
                self.consent(seat, agree, request)
            }
            Command::HandOver { seat, level } => self.hand_over(guest, seat, level, request),
            Command::TakeBack => self.take_back(guest, request),
            Command::Rematch => self.play_again(guest, request),
            Command::Close => self.close(guest, request),
        }
    }

    /// Takes the actions of one decision made at `ply`: all, or none.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        ply: u32,
        actions: &[String],
        request: &mut Request<'_>,
    ) -> Result<Changed, Refusal> {
        if self.stage != Stage::Running {
            return refuse(RefusalCode::WrongStage);
        }
        if actions.is_empty() || actions.len() > ACTIONS_MAX {
            return refuse(RefusalCode::Notation);
        }
        let Some(play) = &mut self.play else {
            return refuse(RefusalCode::WrongStage);
        };
        let done = play.take_all(seat, ply, actions)?;
        self.played();
        // Only now entries are made: rules that failed on the way have left none.
        let last = actions.len() - 1;
        for (at, (action, done)) in actions.iter().zip(done).enumerate() {
            let what = EntryKind::Played {
                seat,
                action: action.clone(),
                ends: done.ends,
            };
            // With the last one the request is done.
            let by = request.by.clone().filter(|_| at == last);
            let mut entry = Entry::new(request.when, by, what);
            entry.told = Some(done.told);
            self.count_at(&entry, done.events);
            request.effects.entries.push(entry);
        }
        let ends = self.stage == Stage::Finished;
        Ok(if ends { BOTH } else { PLAY })
    }

    /// The seat of someone who decides for it.
    fn playing_seat(&self, guest: Id) -> Result<Seat, Refusal> {
        let seat = self.seat_of(guest).ok_or(RefusalCode::NotSeated)?;
        let stand_in = self.person(seat).and_then(|person| person.stand_in);
        if stand_in.is_some() {
            return refuse(RefusalCode::BotPlays);
        }
        Ok(seat)
    }

    fn check_revision(&self, revision: u32) -> Result<(), Refusal> {
        match &self.play {
            None => refuse(RefusalCode::WrongStage),
            Some(play) if play.revision != revision => refuse(RefusalCode::Stale),
            Some(_) => Ok(()),
        }
    }

    fn check_situation(&self, asked: Situation) -> Result<(), Refusal> {
        self.check_revision(asked.revision)?;
        match &self.play {
            Some(play) if play.situation() == asked && self.stage == Stage::Running => Ok(()),
            Some(_) if self.stage != Stage::Running => refuse(RefusalCode::WrongStage),
            _ => refuse(RefusalCode::Stale),
        }
    }
}
