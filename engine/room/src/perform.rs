//! Doing what people ask for.

use protocol::{Command, Refusal, RefusalCode, Stage};
use tabletop::Seat;

use crate::{Asked, Changed, Entry, Now, Room, Step, What, refuse};

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
/// Both did.
pub(super) const BOTH: Changed = Changed {
    lobby: true,
    play: true,
};

impl Room {
    /// Does what is asked. On `Err` nothing has changed.
    pub(super) fn perform(
        &mut self,
        by: Asked,
        command: Command,
        now: &mut Now<'_>,
        step: &mut Step,
    ) -> Result<Changed, Refusal> {
        if self.aside.is_some() {
            return refuse(RefusalCode::SetAside);
        }
        self.check_log(by.guest, &command)?;
        match command {
            Command::Sit {
                seat,
                name,
                nonce,
                token,
            } => {
                let seat = self.free_seat(by.guest, seat, token.as_deref())?;
                self.check_sitting(by.guest, seat)?;
                let what = self.sitting(seat, by.guest, (&name, &nonce), now)?;
                self.note(what, Some(by), now, step)?;
                Ok(LOBBY)
            }
            Command::Carry { token } => self.carry(by, &token, now, step),
            Command::Leave => self.leave(by, now, step),
            Command::Remove { seat } => self.remove(by, seat, now, step),
            Command::Start => self.begin(by, now, step),
            Command::Act {
                revision,
                ply,
                action,
            } => {
                let seat = self.playing_seat(&by)?;
                self.check_revision(revision)?;
                self.act((seat, ply, &action), Some(by), now, step)
            }
            Command::Undo {
                revision,
                ply,
                to_ply,
            } => {
                let seat = self.playing_seat(&by)?;
                self.check_situation(revision, ply)?;
                self.wish_back((seat, to_ply), by, now, step)
            }
            Command::Consent {
                revision,
                ply,
                agree,
            } => {
                let seat = self.playing_seat(&by)?;
                self.check_situation(revision, ply)?;
                self.consent((seat, agree), by, now, step)
            }
            Command::HandOver { seat, level } => self.hand_over((seat, level), by, now, step),
            Command::TakeBack => self.take_back(by, now, step),
            Command::Rematch => self.play_again(by, now, step),
            Command::Close => self.close(by, now, step),
        }
    }

    /// Takes an action decided at `ply`.
    pub(super) fn act(
        &mut self,
        (seat, ply, action): (Seat, u32, &str),
        by: Option<Asked>,
        now: &Now<'_>,
        step: &mut Step,
    ) -> Result<Changed, Refusal> {
        if self.stage != Stage::Running {
            return refuse(RefusalCode::WrongStage);
        }
        self.play_on(seat, Some(ply), action)?;
        let ends = self.stage == Stage::Finished;
        let what = What::Played {
            seat,
            action: action.to_owned(),
            ends,
        };
        let mut entry = Entry::new(now.when(), by, what);
        entry.told = self.told_by(&entry.what);
        self.count(&entry);
        step.entries.push(entry);
        Ok(if ends { BOTH } else { PLAY })
    }

    /// The seat of someone who decides for it.
    fn playing_seat(&self, by: &Asked) -> Result<Seat, Refusal> {
        let seat = self.seat_of(by.guest).ok_or(RefusalCode::NotSeated)?;
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

    fn check_situation(&self, revision: u32, ply: u32) -> Result<(), Refusal> {
        self.check_revision(revision)?;
        match &self.play {
            Some(play) if play.table.ply() == ply && self.stage == Stage::Running => Ok(()),
            Some(_) if self.stage != Stage::Running => refuse(RefusalCode::WrongStage),
            _ => refuse(RefusalCode::Stale),
        }
    }
}
