//! The real binary, used as people and programs use it.

// Helpers of tests may fail as tests do.
#![allow(clippy::unwrap_used)]

mod bad_input;
mod binary;
mod programs;
mod records;
mod upgrades;
