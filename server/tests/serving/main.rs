//! The server over real sockets, on this machine.

// Helpers of tests may fail as tests do.
#![allow(clippy::similar_names, clippy::unwrap_used)]

mod failing;
mod fuzz;
mod imagined;
mod lobby;
mod playing;
mod real_worlds;
mod replay;
mod running;
mod toy;
mod two_worlds;
mod unkind;
mod versions;
mod waiting;
mod watching;
