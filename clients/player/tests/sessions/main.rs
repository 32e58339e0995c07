//! Sessions at real tables.

// Helpers of tests may fail as tests do.
#![allow(clippy::unwrap_used)]

mod asking;
mod curtain;
mod house;
mod readings;
mod reconnect;
mod second_person;
mod spelling;
mod stories;
mod telling;
mod undo;
