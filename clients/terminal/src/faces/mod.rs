//! The boards, one file a game.

mod new_york_new_york;
