//! Tables that break the worker.

use std::collections::BTreeMap;

use crate::worker::words::Place;

/// Which tables broke the worker, and how far they were. A table is loaded again once; if it
/// breaks down at the same place, it has fallen and stays closed as long as the page lives.
#[derive(Debug, Default)]
pub(super) struct Fallen(BTreeMap<String, Trouble>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    /// It broke down here; nobody knows where if there is no number.
    Once(Option<u64>),
    Fallen,
}

impl Fallen {
    /// The worker broke down at this place; where it could not say so, at any table that is open.
    pub(super) fn note<'a>(&mut self, at: Option<&Place>, open: impl Iterator<Item = &'a str>) {
        match at {
            Some(place) => self.trouble(&place.table, Some(place.entry)),
            None => open.for_each(|table| self.trouble(table, None)),
        }
    }

    fn trouble(&mut self, table: &str, entry: Option<u64>) {
        let before = self.0.get(table).copied();
        let now = match before {
            Some(Trouble::Once(known)) if known == entry => Trouble::Fallen,
            Some(Trouble::Fallen) => Trouble::Fallen,
            Some(Trouble::Once(_)) | None => Trouble::Once(entry),
        };
        self.0.insert(table.to_owned(), now);
    }

    /// Whether the table stays closed.
    pub(super) fn has(&self, table: &str) -> bool {
        self.0.get(table) == Some(&Trouble::Fallen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(table: &str, entry: u64) -> Place {
        Place {
            table: table.to_owned(),
            entry,
        }
    }

    #[test]
    fn a_table_is_loaded_again_once_and_closed_when_the_same_entry_fails() {
        let mut fallen = Fallen::default();
        fallen.note(Some(&at("a", 7)), ["a", "b"].into_iter());
        assert!(!fallen.has("a"));
        fallen.note(Some(&at("a", 7)), ["a", "b"].into_iter());
        assert!(fallen.has("a") && !fallen.has("b"));
        fallen.note(Some(&at("a", 8)), ["a"].into_iter());
        assert!(fallen.has("a"), "it stays closed");
    }

    #[test]
    fn another_entry_is_another_trouble() {
        let mut fallen = Fallen::default();
        for entry in 1..9 {
            fallen.note(Some(&at("a", entry)), ["a"].into_iter());
            assert!(!fallen.has("a"));
        }
    }

    #[test]
    fn a_breakdown_without_a_place_is_that_of_every_open_table() {
        let mut fallen = Fallen::default();
        fallen.note(None, ["a"].into_iter());
        fallen.note(None, ["a", "b"].into_iter());
        assert!(fallen.has("a") && !fallen.has("b"));
    }
}
