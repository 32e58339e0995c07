//! The server: seats people around the world.
//!
//! Three layers. A [`Room`](room::Room) is one table and the people around it, without input and
//! output: what happens goes in, entries for the disk and messages come out. [`house`] runs rooms
//! as tasks over the [`store`]: an entry is on disk before anyone is told. [`app`](web::app())
//! puts HTTP and sockets before the house, and [`run`](run()) makes a process of it.

// A play has plies: the words are the game's, and similar.
#![allow(clippy::similar_names)]

mod config;
mod copies;
pub mod house;

pub mod load;

mod run;
pub mod store;
pub mod web;

pub use config::{Config, ConfigError};
pub use copies::{backup, restore};
pub use run::{RunError, run};
