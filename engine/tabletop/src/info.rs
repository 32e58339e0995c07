//! What is said of a game before it is opened.

use crate::SeatCount;

/// Name, credits, seat range and limits of a game: the only place that says them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// The name in records, links and commands: lower-case words joined by hyphens.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Who designed it.
    pub designer: &'static str,
    /// Who published it.
    pub publisher: &'static str,
    /// When that was, if the box says so.
    pub year: Option<u16>,
    /// About how many minutes a play takes.
    pub minutes: u16,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// Raised when a change of the rules would change an unfinished game.
    pub rules_version: u32,
    /// The form in which views and events are written. Raised when it changes although the rules
    /// do not: what people were told before is then not to be compared with what they are told.
    pub told_format: u32,
    /// Older versions of the rules whose running plays may go on under these, although nothing
    /// shows that everyone was told the same. Each has a play in the game's `tests/upgrades` that
    /// does go on.
    pub compatible: &'static [u32],
    /// No play has more actions, whatever the options.
    pub plies_max: u32,
}

impl Info {
    /// Designer, publisher and year as one says them: `Wilko Manz, alea 2004`.
    pub fn credits(&self) -> String {
        let (designer, publisher) = (self.designer, self.publisher);
        match self.year {
            Some(year) => format!("{designer}, {publisher} {year}"),
            None => format!("{designer}, {publisher}"),
        }
    }

    /// Every number of seats the game can be played with.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> {
        (self.seats_min..=self.seats_max).filter_map(SeatCount::new)
    }

    /// Whether the game can be played with `seats`.
    pub fn takes(&self, seats: SeatCount) -> bool {
        (self.seats_min..=self.seats_max).contains(&seats.get())
    }
}
