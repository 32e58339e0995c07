//! What a situation is worth to a seat: one file a game.
//!
//! An evaluation reads a whole state, for it judges states that a bot has imagined. It is larger
//! the better the situation is for the seat; its unit is the game's own points where it has any.

games::modules!(pub);
