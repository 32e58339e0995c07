//! The boards, one file or folder a game.

mod escape_from_new_york;
mod fifth_avenue;
mod new_york;
mod new_york_new_york;
mod the_city;
