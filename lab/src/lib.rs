//! What measures rules and bots: nothing of server and clients is in it, so that whoever changes
//! rules need not wait for those to be built.
//!
//! The program `lab` is made of this, and `boroughs` has the same commands.

mod bench;
mod options;
mod table;

pub use bench::{BenchArgs, bench};
pub use table::table;
