//! The real binary as a server: killed under load, stopped, copied.

mod killed;
mod process;
mod stopped;
