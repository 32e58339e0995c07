//! The boards, one file or folder a game.

pub(crate) mod plain;

games::modules!();
