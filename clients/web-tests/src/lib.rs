//! The web client in a real browser.
//!
//! A test is a [`trial`](trial()): it gets a folder of its own, browsers with nothing in them, and
//! as many real servers as it starts. What a person can do there is in the page objects under
//! [`pages`]; what nobody may find there is looked for by [`access`], [`layout`] and [`windows`].
//! Nothing waits for a time: [`Page::until`] waits for the page to be as it should.
//!
//! `cargo verify browser` builds what is needed and runs everything. A trial that fails leaves
//! pictures of its pages in the folder `browser` of the target folder.
#![cfg(unix)]
#![warn(missing_docs)]

pub mod access;
mod devtools;
mod folders;
pub mod layout;
mod leash;
mod page;
pub mod pages;
mod relay;
mod server;
mod trial;
pub mod windows;

pub use page::Page;
pub use relay::Relay;
pub use server::{Locked, Server};
pub use trial::{Size, Trial, trial};
