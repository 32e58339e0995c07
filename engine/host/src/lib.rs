//! One play of one game, its record, and the catalogue of games.
//!
//! Two faces. Typed, [`Match<G>`](Match) plays one game: state, dealer, actions, undo, replay.
//! With the types erased, [`Table`] is what servers, clients and bindings hold: notation in,
//! [`Json`] out, and every game with bots sits at it by one blanket implementation. [`GAMES`] is
//! the list of games, each an [`Entry`] that opens tables, reopens records, plays simulations and
//! has the rules to show.
//!
//! This is the only crate of the engine that knows JSON. It does no I/O: secrets, files and
//! clocks belong to the binary.
//!
//! ```text
//! let entry = host::find("new-york-new-york")?;
//! let mut table = (entry.open)(&Setup::new(seats, seed))?;
//! while let Some(seat) = table.to_act().first() {
//!     let answer = table.ponder(seat, Skill::Greedy)();
//!     table.play(seat, table.ply(), &answer)?;
//! }
//! fs::write("play.record", table.record().to_text())?;
//! ```

#![warn(missing_docs)]

mod catalog;
mod chores;
pub mod fairness;
mod json;
mod play;
mod playouts;
pub mod rulebook;
mod setup;
mod simulate;
mod table;
mod transcript;
mod undo;
mod verify;

pub use bots::{Brains, Skill};
pub use catalog::{DoChore, Entry, GAMES, Simulate, find};
pub use chores::{Chore, chore};
pub use json::{Json, JsonError};
pub use play::{Match, Taken};
pub use playouts::{PlayoutCount, PlayoutPlan, playouts};
pub use rulebook::Rulebook;
pub use setup::Setup;
pub use simulate::{Simulation, simulate};
pub use table::{PlayError, Table};
pub use undo::UndoError;
pub use verify::{Verdict, verify};
