//! The real binary as a server: killed under load, stopped, copied.

// Helpers of tests may fail as tests do.
#![allow(clippy::unwrap_used)]

mod killed;
mod measured;
mod process;
mod stopped;
