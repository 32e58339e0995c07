//! What a room sends.

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use protocol::ServerMessage;

/// A message to one connection or to many who may know the same: a value, which is written down at
/// most once, by the first who needs its text. A clone is the same message.
#[derive(Clone)]
pub struct Message(Arc<MessageInner>);

struct MessageInner {
    value: ServerMessage,
    text: OnceLock<Box<str>>,
}

impl Message {
    /// Says `value`.
    pub fn new(value: ServerMessage) -> Self {
        let text = OnceLock::new();
        Message(Arc::new(MessageInner { value, text }))
    }

    /// The message as a value.
    pub fn value(&self) -> &ServerMessage {
        &self.0.value
    }

    /// What it says, for whoever keeps it.
    pub fn into_value(self) -> ServerMessage {
        Arc::try_unwrap(self.0).map_or_else(|shared| shared.value.clone(), |own| own.value)
    }

    /// The message as it goes over a wire: written at the first call, and kept.
    pub fn text(&self) -> &str {
        self.0.text.get_or_init(|| self.0.value.text().into())
    }

    /// Whether `other` is a clone of this one.
    pub fn is(&self, other: &Message) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl From<ServerMessage> for Message {
    fn from(value: ServerMessage) -> Self {
        Message::new(value)
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.value.fmt(f)
    }
}
