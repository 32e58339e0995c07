//! What a client remembers.

use host::Json;

use crate::{Lobby, Play, ServerMessage, Update};

/// What a client remembers of a table: the sum of the snapshot and the updates it got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The number of the last update: what to say [`hello`](crate::ClientMessage::Hello) with.
    pub number: Option<u64>,
    /// The table.
    pub lobby: Option<Lobby>,
    /// The play; its `events` are only the last ones.
    pub play: Option<Play>,
    /// Every event so far.
    pub events: Vec<Json>,
}

impl Memory {
    /// Takes in a message. One that is older than what is known changes nothing.
    pub fn take(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Snapshot(update) => {
                *self = Memory::default();
                self.add(update);
            }
            ServerMessage::Update(update) => {
                if self.number.is_some_and(|known| update.number > known) {
                    self.add(update);
                }
            }
            ServerMessage::Presence { .. }
            | ServerMessage::Ack(_)
            | ServerMessage::Refused(_)
            | ServerMessage::Bye { .. } => {}
        }
    }

    fn add(&mut self, update: &Update) {
        self.number = Some(update.number);
        if let Some(lobby) = &update.lobby {
            self.lobby = Some(lobby.clone());
        }
        if let Some(play) = &update.play {
            self.events.truncate(play.events_from as usize);
            self.events.extend(play.events.iter().cloned());
            self.play = Some(play.clone());
        }
    }
}
