//! Tables that break the worker.

use std::collections::BTreeMap;

use crate::worker::messages::LogPosition;

/// Which tables broke the worker, and how far they were. A table is loaded again once; if it
/// breaks down at the same place, it stays closed as long as the page lives.
#[derive(Debug, Default)]
pub(super) struct BrokenTables(BTreeMap<String, Breakdown>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Breakdown {
    /// It broke down here; nobody knows where if there is no number.
    Once(Option<u64>),
    Closed,
}

impl BrokenTables {
    /// The worker broke down at this place; where it could not say so, at any table that is open.
    pub(super) fn note<'a>(
        &mut self,
        at: Option<&LogPosition>,
        open: impl Iterator<Item = &'a str>,
    ) {
        match at {
            Some(place) => self.trouble(&place.table, Some(place.entry)),
            None => open.for_each(|table| self.trouble(table, None)),
        }
    }

    fn trouble(&mut self, table: &str, entry: Option<u64>) {
        let before = self.0.get(table).copied();
        let now = match before {
            Some(Breakdown::Once(known)) if known == entry => Breakdown::Closed,
            Some(Breakdown::Closed) => Breakdown::Closed,
            Some(Breakdown::Once(_)) | None => Breakdown::Once(entry),
        };
        self.0.insert(table.to_owned(), now);
    }

    /// Whether the table stays closed.
    pub(super) fn has(&self, table: &str) -> bool {
        self.0.get(table) == Some(&Breakdown::Closed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(table: &str, entry: u64) -> LogPosition {
        LogPosition {
            table: table.to_owned(),
            entry,
        }
    }

    #[test]
    fn a_table_is_loaded_again_once_and_closed_when_the_same_entry_fails() {
        let mut broken_tables = BrokenTables::default();
        broken_tables.note(Some(&at("a", 7)), ["a", "b"].into_iter());
        assert!(!broken_tables.has("a"));
        broken_tables.note(Some(&at("a", 7)), ["a", "b"].into_iter());
        assert!(broken_tables.has("a") && !broken_tables.has("b"));
        broken_tables.note(Some(&at("a", 8)), ["a"].into_iter());
        assert!(broken_tables.has("a"), "it stays closed");
    }

    #[test]
    fn another_entry_is_another_trouble() {
        let mut broken_tables = BrokenTables::default();
        for entry in 1..9 {
            broken_tables.note(Some(&at("a", entry)), ["a"].into_iter());
            assert!(!broken_tables.has("a"));
        }
    }

    #[test]
    fn a_breakdown_without_a_place_is_that_of_every_open_table() {
        let mut broken_tables = BrokenTables::default();
        broken_tables.note(None, ["a"].into_iter());
        broken_tables.note(None, ["a", "b"].into_iter());
        assert!(broken_tables.has("a") && !broken_tables.has("b"));
    }
}
