//! Whether what someone asks for founds another table, and how it is refused.

use protocol::{ClientMessage, Command, Refusal, RefusalCode, Refused, ServerMessage, Stage};

use crate::{Effects, Input, Room, ids::Id};

impl Room {
    /// Who would have another table by this input: whoever asks for a rematch that is not there
    /// yet. Asked before [`handle`](Self::handle), for a room takes nothing back.
    pub fn founder(&self, input: &Input) -> Option<Id> {
        let (guest, request, command) = match input {
            Input::Asked {
                guest,
                request,
                command,
            } => (*guest, request, command),
            Input::Said {
                conn,
                message: ClientMessage::Ask { request, command },
            } => (self.conns.get(conn)?.guest, request, command),
            _ => return None,
        };
        let founds = matches!(command, Command::Rematch)
            && self.rematch.is_none()
            && !matches!(self.stage, Stage::Lobby | Stage::Running)
            && self.seat_of(guest).is_some()
            && self.done_before(guest, request).is_none();
        founds.then_some(guest)
    }

    /// Refuses what is asked for. Nothing has changed then.
    pub fn turn_down(&self, input: Input, code: RefusalCode) -> Effects {
        let mut effects = Effects::default();
        let refusal = Refusal::from(code);
        match input {
            Input::Asked { .. } => effects.answer = Some(Err(refusal)),
            Input::Said {
                conn,
                message: ClientMessage::Ask { request, .. },
            } => {
                let refused = Refused { request, refusal };
                let said = ServerMessage::Refused(refused);
                effects.sends.push((conn, said.into()));
            }
            _ => {}
        }
        effects
    }
}
