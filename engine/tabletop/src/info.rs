//! What is said of a game before it is opened.

use crate::SeatCount;

/// Name, seat range and limits of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// The name in records, links and commands: lower-case words joined by hyphens.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Designer and publisher, year.
    pub credits: &'static str,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// Raised when a change of the rules would change an unfinished game.
    pub rules_version: u32,
    /// No play has more actions, whatever the options.
    pub plies_max: u32,
}

impl Info {
    /// Every number of seats the game can be played with.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> {
        (self.seats_min..=self.seats_max).filter_map(SeatCount::new)
    }

    /// Whether the game can be played with `seats`.
    pub fn takes(&self, seats: SeatCount) -> bool {
        (self.seats_min..=self.seats_max).contains(&seats.get())
    }
}
