//! What page and worker say to each other.

use host::Skill;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seed};

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
    Say { conn: u64, text: String },
    /// Goes.
    Close { conn: u64 },
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// To lay a table and begin. Answered by [`Answer::Table`].
    Create(LocalPlan),
    /// For the record of a play that is finished or was set aside. Answered by [`Answer::Record`].
    Record { table: String },
}

/// How a table of this device is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LocalPlan {
    /// The game's id.
    pub game: String,
    /// Its options in one line.
    pub options: String,
    /// Who sits where.
    pub seats: Vec<LocalSeat>,
    /// Fixes every shuffle and roll; without it they are nobody's choice.
    pub deal: Option<Seed>,
}

impl LocalPlan {
    /// Where this browser may keep a seed, so that the same games can be begun again.
    pub const DEAL: &str = "deal";
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LocalSeat {
    /// Somebody here.
    Person { name: String },
    /// A bot.
    Bot { level: Skill },
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromWorker {
    /// It listens.
    Ready,
    /// The answer to a question.
    Answer { number: u32, answer: Answer },
    /// A message of the protocol.
    Said { conn: u64, text: String },
    /// There is no such table, or it ended the connection.
    Ended { conn: u64 },
    /// The browser keeps nothing: games end with the page.
    Forgetful,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The table that was laid; none if it could not be.
    Table(Option<String>),
    /// The record as text, if there is one.
    Record(Option<String>),
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
    /// When it last changed, in milliseconds since 1970.
    pub changed: u64,
}
