//! Bots are reproducible, and worth playing against.

#![cfg(test)]

mod escape_from_new_york;
mod new_york;
mod play;
mod same_moves;
mod skill;
mod strength;
mod the_city;
