//! People at a table: who has a place, who may take back, who is waited for.

// Helpers of tests may fail as tests do.
#![allow(clippy::unwrap_used)]

mod connections;
mod deciding;
mod evening;
mod limits;
mod loading;
mod local;
mod patience;
mod script;
mod toy;
mod undo;
