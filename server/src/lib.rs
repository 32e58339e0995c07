//! The server: seats people around the world.
//!
//! Three layers. A [`Room`](room::Room) is one table and the people around it, without input and
//! output: what happens goes in, entries for the disk and messages come out. [`house`] runs rooms
//! as tasks over the [`store`]: an entry is on disk before anyone is told. [`app`](web::app())
//! puts HTTP and sockets before the house, and [`run`](run()) makes a process of it.

// A play has plies: the words are the game's, and similar.
#![allow(clippy::similar_names)]

mod backups;
mod check;
mod claim;
mod closing;
mod config;
mod copies;
mod fill;
pub mod house;
mod keys;
mod names;
mod offline;
mod private;
mod pruning;
mod run;
mod stamps;
pub mod store;
mod upgrade;
pub mod web;

pub use check::check;
pub use closing::{Abandoned, close_abandoned};
pub use config::{Config, ConfigError, TakenPort};
pub use copies::{backup, restore};
pub use fill::{StoredGame, fill};
pub use keys::{rotate_key, secure_since};
pub use protocol::AsideReason;
pub use pruning::{prunable, prune};
pub use run::{RunError, has_storage, run};
pub use upgrade::{Fate, Forecast, forecast};
