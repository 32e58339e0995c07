//! Messages on their way to clients.

use axum::extract::ws::Utf8Bytes;
use protocol::ServerMessage;
use room::Message;

/// A message as it goes over sockets: written down once, however many clients it is for. A clone
/// shares its bytes, for a thousand may look on at one table.
#[derive(Clone, Debug)]
pub struct Outgoing {
    message: Message,
    text: Utf8Bytes,
}

impl Outgoing {
    fn new(message: Message) -> Self {
        let text = message.value().text().into();
        Outgoing { message, text }
    }

    /// What it says.
    pub fn value(&self) -> &ServerMessage {
        self.message.value()
    }

    /// Its text.
    pub fn text(&self) -> &str {
        self.text.as_str()
    }

    /// Its text, for a socket.
    pub(crate) fn into_frame(self) -> Utf8Bytes {
        self.text
    }
}

impl From<ServerMessage> for Outgoing {
    fn from(value: ServerMessage) -> Self {
        Outgoing::new(value.into())
    }
}

/// What has been written down so far of all that a table says at once.
#[derive(Default)]
pub(super) struct Written(Vec<Outgoing>);

impl Written {
    /// `message`, written down unless it has been already.
    pub(super) fn outgoing(&mut self, message: Message) -> Outgoing {
        // Spectators come one after the other: what they are told was written last.
        let known = self.0.iter().rev().find(|it| it.message.is(&message));
        if let Some(known) = known {
            return known.clone();
        }
        let outgoing = Outgoing::new(message);
        self.0.push(outgoing.clone());
        outgoing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_told_the_same_shares_the_bytes_of_it() {
        let presence = |spectators| {
            let here = Vec::new();
            Message::new(ServerMessage::Presence { here, spectators })
        };
        let (one, other) = (presence(1), presence(1));
        let mut written = Written::default();
        let first = written.outgoing(one.clone());
        let between = written.outgoing(other);
        let again = written.outgoing(one);
        assert_eq!(first.text(), between.text(), "it says the same");
        let bytes = |outgoing: &Outgoing| outgoing.text().as_ptr();
        assert_eq!(bytes(&first), bytes(&again), "one message, written once");
        assert_ne!(bytes(&first), bytes(&between), "another message");
    }
}
