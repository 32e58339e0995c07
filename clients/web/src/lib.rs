//! The browser client: one program that is the page and, in a worker, this device's own server.
//!
//! [`routes`] are the pages, [`gesture`] how a player says what to do, [`link`] the line to a table
//! wherever it is kept, [`worker`] the tables of this device, [`tables`] what each game looks like,
//! [`table`] the frame around all of them, [`kit`] the parts they are made of, [`pages`] the rest.

// What is handed over to a view is the view's.
#![allow(clippy::needless_pass_by_value)]
// A desk is a handful of signals, made to be copied into whatever listens to them.
#![allow(clippy::large_types_passed_by_value)]
// Parts are made to be put into other parts; nobody prints them.
#![allow(missing_debug_implementations)]

pub mod browser;
pub mod gesture;
pub mod kit;
pub mod link;
pub mod pages;
pub mod routes;
pub mod table;
pub mod tables;
pub mod ui;
pub mod worker;

/// Starts what belongs here: the page in a window, the tables in a worker.
pub fn start() {
    if web_sys::window().is_some() {
        pages::start();
    } else {
        worker::start();
    }
}
