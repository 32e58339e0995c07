//! What a client remembers of its line: the table, and what it asked for and was not yet told.

use protocol::{ClientMessage, Command, Memory, PROTOCOL, Refusal, ServerMessage};
use tabletop::Seat;

/// A session at a table, without input and output: messages in, messages out.
///
/// What was asked for is asked again after a broken line, under the same name, so it is done once.
#[derive(Clone, Debug, Default)]
pub struct Session {
    /// The sum of what was told.
    pub memory: Memory,
    /// The seats whose people are connected.
    pub here: Vec<Seat>,
    name: String,
    count: u32,
    pending: Vec<(String, Command)>,
}

/// What became of something asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// It was done.
    Done(Command),
    /// It was not.
    Refused(Command, Refusal),
}

impl Session {
    /// A session whose requests begin with `name`, which nobody used before.
    pub fn new(name: String) -> Self {
        Session {
            name,
            ..Session::default()
        }
    }

    /// The line is up: what to say.
    pub fn greet(&self) -> Vec<ClientMessage> {
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            since: self.memory.number,
        };
        let again = self
            .pending
            .iter()
            .map(|(request, command)| ClientMessage::Ask {
                request: request.clone(),
                command: command.clone(),
            });
        std::iter::once(hello).chain(again).collect()
    }

    /// Asks for something: what to say.
    pub fn ask(&mut self, command: Command) -> ClientMessage {
        self.count += 1;
        let request = format!("{}-{}", self.name, self.count);
        self.pending.push((request.clone(), command.clone()));
        ClientMessage::Ask { request, command }
    }

    /// Whether something that was asked for is still unanswered.
    pub fn is_waiting(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Takes in a message. Gives what became of a request, if it tells that.
    pub fn take(&mut self, message: &ServerMessage) -> Option<Asked> {
        self.memory.take(message);
        match message {
            ServerMessage::Presence { here, .. } => {
                self.here.clone_from(here);
                None
            }
            ServerMessage::Ack(ack) => self.answered(&ack.request).map(Asked::Done),
            ServerMessage::Refused(refused) => {
                let command = self.answered(&refused.request)?;
                Some(Asked::Refused(command, refused.refusal.clone()))
            }
            ServerMessage::Snapshot(_) | ServerMessage::Update(_) | ServerMessage::Bye { .. } => {
                None
            }
        }
    }

    fn answered(&mut self, request: &str) -> Option<Command> {
        let at = self.pending.iter().position(|(name, _)| name == request)?;
        Some(self.pending.remove(at).1)
    }
}
