//! What everyone who plays at a table needs, whatever it is shown on.
//!
//! A [`Session`] is the play of one person at one table, without input and output. It takes in
//! what the table says ([`Heard`]) and gives what is to be said to it; what a message brings is
//! decoded once, on arrival, into the types of the game. The situation is a [`Moment`], what
//! happened is the [`Log`], in events and in sentences. A game adds what is its own by [`Player`].
//! Whoever shows it carries the messages over a [`Connection`].
//!
//! Several people at one device have a session each; [`next_eyes`] says whose turn it is to look.

#![warn(missing_docs)]

mod connection;
mod curtain;
mod log;
mod moment;
mod people;
mod player;
mod seating;
mod session;
mod undo;

games::modules!();

pub use connection::{Connection, Heard};
pub use curtain::{ShownTo, next_eyes};
pub use log::{Detail, Happening, Log, LogLine};
pub use moment::Moment;
pub use people::{called, is_name, names, people, person, recorded_names, refused, seat_names};
pub use player::{AutoPass, Player, UnknownAutoPass};
pub use seating::{Seating, Sitter, UnknownSitter};
pub use session::{Answered, Broken, Carried, Change, PlayChange, RefusedCommand, Session};
