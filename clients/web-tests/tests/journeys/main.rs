//! What people do, in a real browser against the real client.

mod again;
mod alone;
mod escape;
mod everyone;
mod fifth_avenue;
mod friends;
mod games;
mod hands;
mod house;
mod keys;
mod language;
mod mixed;
mod new_york;
mod offline;
mod one_device;
mod redrawn;
mod remembered;
mod the_city;
mod together;
mod trouble;
mod types;
mod windows;
