//! What a client says.

use host::Skill;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::MESSAGE_MAX;

/// The longest name of a request, in bytes.
pub const REQUEST_MAX: usize = 64;

/// No decision has more actions.
pub const ACTIONS_MAX: usize = 64;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message of every connection.
    Hello {
        /// The version the client speaks: [`PROTOCOL`](crate::PROTOCOL).
        protocol: u32,
        /// The number of the last update it has, to go on from there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
    },
    /// Something the client wants done. It is acknowledged or refused, each time it is sent, and
    /// done at most once.
    Ask {
        /// A name the client chose, never used before by the same person at this table.
        request: String,
        /// What it wants.
        command: Command,
    },
    /// Asks whether the line is still there: programs in browsers cannot ask by the means of the
    /// WebSocket itself. Answered by [`Pong`](crate::ServerMessage::Pong).
    Ping {},
}

/// What can be asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// To sit down before the game.
    Sit {
        /// Where; without it, at the seat of the link or the first open one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The name the others see.
        name: String,
        /// 64 hexadecimal digits that go into the shuffle, chosen after the commitment was seen.
        nonce: String,
        /// The word of an invitation's link, for seats that are not open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// To carry a seat to this device: the word is that of the seat's own link.
    Carry {
        /// The word of the link.
        token: String,
    },
    /// To get up. Before the game the seat is free again; later it waits for its owner.
    Leave,
    /// To free another's seat before the game: the host's right.
    Remove {
        /// The seat that shall be free.
        seat: Seat,
    },
    /// To begin: the host's right, once nobody is missing.
    Start,
    /// To do something in the game: one decision, which may be several actions. All of them are
    /// taken, or none.
    Act {
        /// The revision the decision was made on.
        revision: u32,
        /// The ply it was made on.
        ply: u32,
        /// The actions in the game's notation, 1 to [`ACTIONS_MAX`]. None but the last may tell
        /// whoever takes it anything new: what comes after that is another decision.
        actions: Vec<String>,
    },
    /// To take back everything since `to_ply`: at once if nobody has learned anything since, else
    /// the others are asked.
    Undo {
        /// The revision the wish was made on.
        revision: u32,
        /// The ply it was made on.
        ply: u32,
        /// Where to return to.
        to_ply: u32,
    },
    /// To answer another's wish to take back.
    Consent {
        /// The revision the wish was made on.
        revision: u32,
        /// The ply it was made on.
        ply: u32,
        /// Yes or no; one no ends it.
        agree: bool,
    },
    /// To let a bot play on in a seat: one's own, or as host that of someone who is gone.
    HandOver {
        /// The seat that the bot shall play in.
        seat: Seat,
        /// How well it shall play.
        level: Skill,
    },
    /// To play on oneself.
    TakeBack,
    /// To play again, everyone one seat further: a new table for the same people.
    Rematch,
    /// To close the table before the game: the host's right.
    Close,
}

/// Why a text is not a message of this protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProtocolError {
    /// It is longer than [`MESSAGE_MAX`].
    TooLong,
    /// It is no message of this protocol.
    NotAMessage,
}

impl ClientMessage {
    /// Reads a message.
    pub fn read(text: &str) -> Result<Self, ProtocolError> {
        if text.len() > MESSAGE_MAX {
            return Err(ProtocolError::TooLong);
        }
        let message = host::read(text).map_err(|_| ProtocolError::NotAMessage)?;
        match &message {
            ClientMessage::Ask { request, .. }
                if request.is_empty() || request.len() > REQUEST_MAX =>
            {
                Err(ProtocolError::NotAMessage)
            }
            _ => Ok(message),
        }
    }

    /// Writes it.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("messages are plain data with text for keys")
    }
}
