//! Page objects: what a person can do on each page, by mouse and by keyboard.

mod new_game;
mod table;

pub use new_game::NewGame;
pub use table::{Moment, Table};
