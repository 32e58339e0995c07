//! The parts of a play.

use tabletop::Seat;

/// A part of a play, as the people at the table count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// A round, from 1.
    Round(u16),
    /// A turn.
    Turn {
        /// Whose it is.
        seat: Seat,
        /// How many were over before it, where the table counts them.
        after: u16,
    },
}
