//! Closing all tables that were abandoned, at once and by hand.

use crate::{config::Config, offline::with_house, run::RunError};

/// What was found, and what was done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abandoned {
    /// So many tables have waited longer than their patience.
    pub found: u64,
    /// So many of them were closed.
    pub closed: u64,
}

/// Counts the abandoned tables in the storage of a server that is not running, and closes them
/// for good if `close`. A running server closes them a few at a time.
pub fn close_abandoned(config: &Config, close: bool) -> Result<Abandoned, RunError> {
    with_house(config, async |house| {
        let found = house.abandoned().await?.len() as u64;
        let closed = if close {
            house.close_abandoned().await?.closed
        } else {
            0
        };
        Ok(Abandoned { found, closed })
    })
}
