//! One thing that is done to a room.

use protocol::{Parting, ServerMessage};

use crate::{
    Conn, Effects, Message, Now, RequestId, When,
    ids::{Dice, Id, Secret},
};

/// One thing that is done to a room: when, by whose wish, and what comes of it.
pub(super) struct Request<'a> {
    /// When it is done.
    pub(super) when: When,
    /// Who asked for it, and by what name. The first entry that comes of it says so.
    pub(super) by: Option<RequestId>,
    /// What comes of it.
    pub(super) effects: Effects,
    dice: Dice<'a>,
}

impl<'a> Request<'a> {
    /// Something that is done now.
    pub(super) fn new(now: &'a mut Now<'_>) -> Self {
        Request {
            when: now.when(),
            by: None,
            effects: Effects::default(),
            dice: &mut *now.dice,
        }
    }

    /// A word that nobody can guess.
    pub(super) fn draw_id(&mut self) -> Id {
        Id::draw(&mut *self.dice)
    }

    /// A secret that nobody can guess.
    pub(super) fn draw_secret(&mut self) -> Secret {
        Secret::draw(&mut *self.dice)
    }

    /// Tells `conn` something.
    pub(super) fn send(&mut self, conn: Conn, message: impl Into<Message>) {
        self.effects.sends.push((conn, message.into()));
    }

    /// Ends a connection.
    pub(super) fn end(&mut self, conn: Conn, why: Parting) {
        self.send(conn, ServerMessage::Bye { why });
        self.effects.ends.push(conn);
    }
}
