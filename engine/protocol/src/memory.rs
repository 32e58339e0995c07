//! What a client remembers.

use host::Json;

use crate::{Lobby, Misfit, Play, ServerMessage, Update};

/// What a client remembers of a table: the sum of the snapshot and the updates it got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableMemory {
    /// The number of the last update: what to say [`hello`](crate::ClientMessage::Hello) with.
    pub number: Option<u64>,
    /// The table.
    pub lobby: Option<Lobby>,
    /// The play; its `view` is whole, and its `events` are only the last ones.
    pub play: Option<Play>,
    /// Every event so far.
    pub events: Vec<Json>,
}

impl TableMemory {
    /// Takes in a message. One that is older than what is known changes nothing.
    ///
    /// On `Err` nothing has changed either: what the server tells does not belong to what is
    /// known, and saying hello anew, without a number, helps.
    pub fn take(&mut self, message: &ServerMessage) -> Result<(), Misfit> {
        match message {
            ServerMessage::Snapshot(update) => {
                let mut anew = TableMemory::default();
                anew.add(update)?;
                *self = anew;
                Ok(())
            }
            ServerMessage::Update(update) => {
                if self.number.is_some_and(|known| update.number > known) {
                    self.add(update)?;
                }
                Ok(())
            }
            ServerMessage::Presence { .. }
            | ServerMessage::Ack(_)
            | ServerMessage::Refused(_)
            | ServerMessage::Pong {}
            | ServerMessage::Bye { .. } => Ok(()),
        }
    }

    fn add(&mut self, update: &Update) -> Result<(), Misfit> {
        let known = self.play.as_ref().and_then(|play| play.view.as_ref());
        let play = update.play.as_ref().map(|play| play.whole(known));
        let play = play.transpose()?;
        self.number = Some(update.number);
        if let Some(lobby) = &update.lobby {
            self.lobby = Some(lobby.clone());
        }
        if let Some(play) = play {
            self.events.truncate(play.events_from as usize);
            self.events.extend(play.events.iter().cloned());
            self.play = Some(play);
        }
        Ok(())
    }
}
