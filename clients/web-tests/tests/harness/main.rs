//! The harness itself: what it finds is there, and what is there it finds.

mod access;
mod layout;
mod trial;
