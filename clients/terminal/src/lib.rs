//! The games in a terminal.
//!
//! [`play`] runs a game of people and bots at a table in this process, [`join`](join::join) comes
//! to a table of a server; either *drawn* (a board in text with a list of choices) or *plain*
//! (line by line, for screen readers, pipes and scripts). Both looks show a [`Client`]: the
//! sessions of the people at this terminal, wherever their table is. [`choices`] makes sense of
//! what is typed. A game plugs in by its [`Face`](face::Face), in a file of `faces` that has the
//! game's name: a badge for each seat and the drawing of its board, or the plain default. All
//! words come from `prose`.

mod plan;

mod client;

mod local;

mod record_file;

mod trouble;

pub mod join;

pub mod face;

mod game;

pub mod choices;

mod rules;

mod palette;

mod faces;

pub mod plain;

pub mod drawn;

mod onlooker;

mod lobby;

pub use client::{Asked, Client, Note, Refused};
pub use lobby::choose_game;
pub use local::{Job, Thought};
pub use onlooker::{Shown, show};
pub use palette::Palette;
pub use plan::{Left, Look, Plan, TerminalError};
pub use player::{Seating, Sitter, UnknownSitter};
pub use record_file::record_of;
pub use trouble::{how_far, trouble};

/// Something that happened while a table was shown.
#[derive(Clone, Debug)]
pub enum Event {
    /// A line was typed; none when the input is over.
    Line(Option<String>),
    /// A server said something.
    Heard {
        /// At which of the tables that were joined one after another.
        table: u32,
        /// What.
        heard: player::Heard,
    },
}

/// Plays the game of `plan` on this terminal until it is over or left, and says goodbye.
pub fn play(plan: &Plan) -> Result<Left, TerminalError> {
    (game::find(&plan.game)?.play)(plan)
}

/// Opens the record of `plan` and goes on with it. The seating is the plan's.
pub fn resume(plan: &Plan) -> Result<Left, TerminalError> {
    (game::find(&plan.game)?.resume)(plan)
}
