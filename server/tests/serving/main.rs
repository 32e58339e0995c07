//! The server over real sockets, on this machine.

#![allow(clippy::similar_names)]

mod failing;
mod playing;
mod running;
mod toy;
mod two_worlds;
mod unkind;
