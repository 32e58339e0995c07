//! The boards, one file or folder a game.

mod fifth_avenue;
mod new_york;
mod new_york_new_york;
mod the_city;
