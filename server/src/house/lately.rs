//! How many tables were laid out in the last hour of served time, by one guest and from one
//! household.
//!
//! Open tables are counted in the storage. Whoever lays out a table and closes it at once has none
//! open and fills the storage all the same, so what was done lately is counted too: in memory, for
//! nobody but us starts the server anew.

use std::collections::{HashMap, VecDeque};

use room::ids::Id;

/// For so long it counts, in milliseconds of served time.
const HOUR: u64 = 60 * 60 * 1_000;
/// So many guests, and so many households, are remembered. If more have laid out tables within the
/// hour, all are forgotten.
const KNOWN_MAX: usize = 50_000;

/// Who laid out tables lately, and from where.
#[derive(Debug, Default)]
pub(super) struct Lately {
    guests: HashMap<Id, Times>,
    households: HashMap<String, Times>,
}

/// What had been served each time, first one first.
type Times = VecDeque<u64>;

impl Lately {
    /// How many tables `guest` has laid out in the hour before `served`.
    pub(super) fn of_guest(&self, guest: Id, served: u64) -> usize {
        self.guests.get(&guest).map_or(0, |it| count(it, served))
    }

    /// How many were laid out from a household in the hour before `served`.
    pub(super) fn of_household(&self, address: &str, served: u64) -> usize {
        let times = self.households.get(address);
        times.map_or(0, |it| count(it, served))
    }

    /// Somebody has laid out a table.
    pub(super) fn note(&mut self, guest: Id, address: &str, served: u64) {
        note(&mut self.guests, guest, served);
        if !address.is_empty() {
            note(&mut self.households, address.to_owned(), served);
        }
    }
}

fn count(times: &Times, served: u64) -> usize {
    let is_late = |then: &&u64| served.saturating_sub(**then) < HOUR;
    times.iter().rev().take_while(is_late).count()
}

fn note<K: Eq + std::hash::Hash>(all: &mut HashMap<K, Times>, whose: K, served: u64) {
    if all.len() >= KNOWN_MAX {
        all.retain(|_, times| count(times, served) > 0);
        if all.len() >= KNOWN_MAX {
            all.clear();
        }
    }
    let times = all.entry(whose).or_default();
    let late = count(times, served);
    times.drain(..times.len() - late);
    times.push_back(served);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(n: u32) -> Id {
        let mut at = 0;
        Id::draw(&mut |bytes: &mut [u8]| {
            for byte in bytes {
                *byte = n.to_le_bytes()[at % 4];
                at += 1;
            }
        })
    }

    #[test]
    fn what_is_an_hour_old_counts_no_more_and_is_not_kept() {
        let mut lately = Lately::default();
        for served in [0, 10, HOUR - 1] {
            lately.note(guest(1), "here", served);
        }
        assert_eq!(lately.of_guest(guest(1), HOUR - 1), 3);
        assert_eq!(lately.of_household("here", HOUR + 9), 2);
        assert_eq!(lately.of_guest(guest(2), HOUR - 1), 0);
        lately.note(guest(1), "here", 2 * HOUR);
        assert_eq!(lately.guests[&guest(1)].len(), 1);
    }

    #[test]
    fn no_more_guests_are_remembered_than_there_is_place_for() {
        let mut lately = Lately::default();
        for n in 0..2 * KNOWN_MAX as u32 {
            lately.note(guest(n), "", u64::from(n));
            assert!(lately.guests.len() <= KNOWN_MAX);
        }
        assert!(lately.households.is_empty());
    }
}
