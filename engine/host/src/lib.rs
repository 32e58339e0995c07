//! One play of one game, its record, and the catalogue of games.
