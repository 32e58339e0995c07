//! The way to a table and back.

use protocol::{ClientMessage, ServerMessage};

/// What is heard from a table.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The connection is there: [greet](crate::Session::greet).
    Up,
    /// The table says something.
    Said(Box<ServerMessage>),
    /// The connection is lost and will be tried again.
    Down,
    /// There is no such table.
    Nowhere,
}

/// Carries messages to a table. What is said while the connection is lost is dropped: a session
/// says again what was not answered when it greets.
pub trait Connection {
    /// Sends a message, if the connection is there.
    fn send(&self, message: &ClientMessage);
}
