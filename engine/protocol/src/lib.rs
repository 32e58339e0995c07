//! What server and clients say to each other: JSON over a WebSocket.
//!
//! `protocol.md` beside this crate shows every message by example, and a test reads it. A client
//! says [`Hello`](ClientMessage::Hello), gets a [`Snapshot`](ServerMessage::Snapshot), then
//! numbered [`Update`](ServerMessage::Update)s; it [asks](ClientMessage::Ask) for what it wants and
//! each request is acknowledged or refused. [`TableMemory`] is what a client has to remember.

#![warn(missing_docs)]

mod changes;
mod client;
mod memory;
mod play;
mod replay;
mod server;

pub use changes::{Changes, Misfit};
pub use client::{ACTIONS_MAX, ClientMessage, Command, ProtocolError, REQUEST_MAX};
pub use memory::TableMemory;
pub use play::{Play, UndoAsked};
pub use replay::{Eyes, NoEyes, Replay, ReplayMoment, Seen};
pub use server::{
    Ack, AsideReason, CloseReason, Commitment, Lobby, Parting, Refusal, RefusalCode, Refused,
    SeatFacts, SeatHolder, ServerMessage, SetAside, Stage, Update, You,
};

/// The version of this protocol. A server refuses clients of another.
pub const PROTOCOL: u32 = 2;

/// No message of a client is longer, in bytes.
pub const MESSAGE_MAX: usize = 4_096;

/// No name is longer, in characters.
pub const NAME_MAX: usize = 40;

/// What clients call whoever reads, in every language. To everybody else such a name would say
/// that it is they: it is nobody's.
pub const ONESELF: [&str; 2] = ["you", "tu"];

/// Whether `name` is a word for oneself and not the name of somebody.
pub fn is_oneself(name: &str) -> bool {
    let name = name.trim();
    ONESELF.iter().any(|word| name.eq_ignore_ascii_case(word))
}
