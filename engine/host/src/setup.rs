//! How a table is laid.

use tabletop::{Record, SeatCount, Seed, record::Fairness};

/// How a table is laid: everything about a play that is fixed before its first decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The options in one line, `rounds=3 bonus=no`; what is not named keeps its default.
    pub options: String,
    /// How many sit down.
    pub seats: SeatCount,
    /// What every shuffle comes from.
    pub seed: Seed,
    /// How the seed came about, where host and seats made it together.
    pub fairness: Option<Fairness>,
}

impl Setup {
    /// A table of `seats` with the usual options.
    pub fn new(seats: SeatCount, seed: Seed) -> Self {
        Setup {
            options: String::new(),
            seats,
            seed,
            fairness: None,
        }
    }

    /// How the table of `record` was laid.
    pub fn of_record(record: &Record) -> Self {
        Setup {
            options: record.options.clone(),
            seats: record.seats,
            seed: record.seed,
            fairness: record.fairness.clone(),
        }
    }
}
