//! A load generator: many tables of people who play as fast as they can, or at a pace.
//!
//! A [`LoadPlayer`] is a person at a table, as a program; tests of the server use it too. [`load`]
//! seats as many as a [`LoadPlan`] says and measures how soon their moves are acknowledged.
//! [`stored`] makes games for a storage that has many, and looks into them.

// A play has plies: the words are the game's, and similar.
#![allow(clippy::similar_names)]

mod client;
mod plan;
pub mod stored;
mod tables;

pub use client::{ClientError, LoadPlayer, create, create_as};
pub use plan::{LoadPlan, LoadReport};
pub use tables::{load, sit};

/// `SplitMix64`: chance that can be repeated.
fn chance(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
