//! Seats, how many there are, and who is looking.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{Id, IdSet, NotationError};

/// No game of the house seats more.
pub const MAX_SEATS: usize = 6;

/// A place at the table. Numbered from 0, printed and parsed as `A`, `B`, `C` …
///
/// Seats go clockwise in the order of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const A: Seat = Seat(0);
    /// The second seat.
    pub const B: Seat = Seat(1);
    /// The third seat.
    pub const C: Seat = Seat(2);
    /// The fourth seat.
    pub const D: Seat = Seat(3);

    /// The seat with this number.
    ///
    /// # Panics
    /// If `number` is not below [`MAX_SEATS`].
    pub const fn new(number: u8) -> Seat {
        assert!(
            (number as usize) < MAX_SEATS,
            "no table has that many seats"
        );
        Seat(number)
    }

    /// The seat's number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number as an index into a list with one entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn clockwise(self, seats: SeatCount) -> Seat {
        if self.0 + 1 >= seats.0 {
            Seat(0)
        } else {
            Seat(self.0 + 1)
        }
    }
}

impl Id for Seat {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        Seat::new(id)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [letter @ b'A'..=b'F'] => Ok(Seat(letter - b'A')),
            _ => Err(NotationError::new(text, "a seat from A to F")),
        }
    }
}

impl From<Seat> for String {
    fn from(seat: Seat) -> String {
        seat.to_string()
    }
}

impl TryFrom<String> for Seat {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}

/// A set of seats.
pub type Seats = IdSet<Seat>;

/// How many seats a table has: 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatCount(u8);

impl SeatCount {
    /// That many seats, or `None` if no table can have them.
    pub const fn new(count: u8) -> Option<SeatCount> {
        if count >= 1 && count as usize <= MAX_SEATS {
            Some(SeatCount(count))
        } else {
            None
        }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The seats in clockwise order, from `A`.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// All seats as a set.
    pub const fn all(self) -> Seats {
        IdSet::from_bits((1 << self.0) - 1)
    }
}

impl fmt::Display for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<SeatCount> for u8 {
    fn from(count: SeatCount) -> u8 {
        count.0
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = &'static str;

    fn try_from(count: u8) -> Result<Self, Self::Error> {
        SeatCount::new(count).ok_or("no table has that many seats")
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who also sees what that seat holds.
    Seat(Seat),
    /// Anyone else: sees what lies open, and nothing more.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`: each seat, then the spectator.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Viewer> {
        seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether this is the player in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}
