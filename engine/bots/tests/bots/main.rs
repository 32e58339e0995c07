//! Bots are reproducible, and worth playing against.

#![cfg(test)]

mod new_york;
mod play;
mod same_moves;
mod skill;
mod strength;
mod the_city;
