//! The real binary as a server: killed under load, stopped, copied.

// Helpers of tests may fail as tests do, and say what they could not test.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

mod at_home;
mod backups;
mod beside;
mod checked;
mod claimed;
mod faults;
mod joined;
mod killed;
mod measured;
mod older;
// The PostgreSQL of one test is started in the same way for the storage's own suite.
#[path = "../../../server/tests/storage/postgres.rs"]
mod postgres;
mod postgresql;
mod private;
mod process;
mod pruned;
mod stopped;
mod switched;
