//! One play of one game, its record, and the catalogue of games.
//!
//! Two faces. Typed, [`Match<G>`](Match) plays one game: state, dealer, actions, undo, replay.
//! With the types erased, [`Table`] is what servers, clients and bindings hold: notation in,
//! [`Json`] out, and every game with bots sits at it by one blanket implementation. [`GAMES`] is
//! the list of games, each a [`CatalogEntry`] that opens tables, reopens records and has the
//! rules to show; [`LABS`] is the same list for those who measure, each a [`Lab`] that plays
//! simulations and playouts.
//!
//! With `protocol` and `room`, which carry what it writes, this is all of the engine that knows
//! JSON. It does no I/O: secrets, files and clocks belong to the binary.
//!
//! ```text
//! let entry = host::find("new-york-new-york")?;
//! let mut table = (entry.open)(&Setup::new(seats, seed))?;
//! while let Some(seat) = table.to_act().first() {
//!     let answer = table.ponder(seat, Skill::LookAhead)();
//!     table.play(seat, table.ply(), &answer)?;
//! }
//! fs::write("play.record", table.record().to_text())?;
//! ```

#![warn(missing_docs)]

mod catalog;
mod chores;
pub mod fairness;
mod json;
mod lab;
mod play;
mod playouts;
mod position;
pub mod rulebook;
mod setup;
mod simulate;
mod source;
mod table;
mod told;
mod transcript;
mod undo;
mod upgrade;
mod verify;

pub use bots::{Bot, Brains, Counted, Skill, Thinking};
pub use catalog::{CatalogEntry, GAMES, find};
pub use chores::{Chore, chore};
pub use json::{Json, JsonError, note_reading, read, read_changed, readings};
pub use lab::{DoChore, LABS, Lab, Simulate, lab};
pub use play::{Match, Taken};
pub use playouts::{PlayoutCount, PlayoutPlan, playouts};
pub use rulebook::Rulebook;
pub use setup::Setup;
pub use simulate::{Simulation, simulate};
pub use table::{PlayError, Table};
pub use told::{NotTold, ToldDigest};
pub use undo::UndoError;
pub use verify::{Verification, verify};
