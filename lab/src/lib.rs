//! What measures rules and bots: nothing of server and clients is in it, so that whoever changes
//! rules need not wait for those to be built.
//!
//! The program `lab` is made of this, and `boroughs` has the same commands.

mod arena;
mod bench;
mod options;
mod stoppable;
mod table;

pub use arena::{ArenaArgs, Bounds, Duel, DuelDeal, Heading, Report, Row, arena, steps};
pub use bench::{BenchArgs, bench};
pub use stoppable::stoppable;
pub use table::table;
