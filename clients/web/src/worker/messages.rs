//! What page and worker say to each other.

use protocol::{ClientMessage, ServerMessage};
use room::{LocalPlan, LocalSeat};
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat};

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Asks something that is answered once.
    Ask { number: u32, question: Question },
    /// Connects to a table, through the eyes of a seat or as a spectator.
    Open {
        conn: u64,
        table: String,
        seat: Option<Seat>,
    },
    /// Says a message of the protocol.
    Say { conn: u64, message: ClientMessage },
    /// Closes a connection.
    Close { conn: u64 },
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// To lay a table and begin. Answered by [`Answer::Table`].
    Create(LocalPlan),
    /// For the record of a play that is finished or was set aside. Answered by [`Answer::Record`].
    Record { table: String },
    /// To lay the table of a record as it was after `ply` actions, and to play on there. Answered
    /// by [`Answer::Table`].
    PlayOn {
        record: String,
        ply: u32,
        seats: Vec<LocalSeat>,
    },
    /// For the record of a table that breaks down, as its log has it: nothing of it is played
    /// again. Answered by [`Answer::Record`].
    Remains { table: String },
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromWorker {
    /// It listens.
    Ready,
    /// The answer to a question.
    Answer { number: u32, answer: Answer },
    /// All that a table says over a connection about one thing that happened: the answer to a
    /// request comes with what came of it.
    Said {
        conn: u64,
        messages: Vec<ServerMessage>,
    },
    /// There is no such table, or it ended the connection.
    Ended { conn: u64 },
    /// The browser keeps nothing: games end with the page.
    Forgetful,
    /// The table went on in another page: what was asked for here has not happened.
    Overtaken { table: String },
    /// The worker breaks down: the last thing it says. Where it was, if at a table.
    Broken { at: Option<LogPosition> },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The table that was laid; none if it could not be.
    Table(Option<String>),
    /// The record as text, if there is one.
    Record(Option<String>),
    /// The worker broke down over the question.
    Broken,
}

/// How far a table was: the next thing to happen there is number `entry`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogPosition {
    /// The table's id.
    pub table: String,
    /// The number of the entry that would come next.
    pub entry: u64,
}

/// A table kept here, in a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLine {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<LocalSeat>,
    /// The people who owe a decision.
    pub to_act: Vec<Seat>,
    /// How many actions have been taken.
    pub ply: u32,
    /// Whether it is over.
    pub is_over: bool,
    /// Whether it was set aside: the rules here cannot go on with it.
    #[serde(default)]
    pub is_aside: bool,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// When it last changed, in milliseconds since 1970.
    pub changed: u64,
}
