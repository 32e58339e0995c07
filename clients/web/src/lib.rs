//! The browser client: programs that are a page and, in a worker, this device's own server.
//!
//! One for all that is not a table, one for each game ([`program`]). [`routes`] are the pages,
//! [`boxes`] what is known of a game without its rules, [`gesture`] how a player says what to do,
//! [`link`] the line to a table wherever it is kept, [`worker`] the tables of this device,
//! [`tables`] what each game looks like, [`table`] the frame around all of them, [`kit`] the parts
//! they are made of, [`catalogues`] what is said, [`pages`] the rest.

// What is handed over to a view is the view's.
#![allow(clippy::needless_pass_by_value)]
// A table's page is a handful of signals, made to be copied into whatever listens to them.
#![allow(clippy::large_types_passed_by_value)]
// A drawing is put together piece by piece.
#![allow(clippy::format_push_string)]
// Parts are made to be put into other parts; nobody prints them.
#![allow(missing_debug_implementations)]

pub(crate) mod archive;
pub mod boxes;
pub mod browser;
pub mod catalogues;
pub mod gesture;
pub mod kit;
pub mod link;
pub(crate) mod own_name;
pub mod pages;
pub mod program;
pub mod routes;
pub mod table;
pub(crate) mod table_store;
pub mod tables;
pub mod ui;
pub mod worker;

pub use program::Program;
