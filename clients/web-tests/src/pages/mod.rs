//! Page objects: what a person can do on each page, by mouse and by keyboard.

mod new_game;
mod replay;
mod table;

pub use new_game::NewGame;
pub use replay::ReplayPage;
pub use table::{PageState, Stands, TableOnPage, TableState, WhoseTurn};
