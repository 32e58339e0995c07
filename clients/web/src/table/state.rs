//! How a table is shown.

/// How the line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Not yet up.
    Opening,
    /// Up.
    Live,
    /// Broken, and being tried again.
    Lost,
    /// There is no such table.
    Nowhere,
}

/// The part of a table that a phone shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The board.
    Table,
    /// The scores.
    Scores,
    /// What a game keeps beside its board, if it has a name for it.
    Beside,
    /// The log.
    Log,
}
