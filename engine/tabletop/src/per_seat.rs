//! One thing for each seat.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{MAX_SEATS, Seat, SeatCount};

/// One `T` for each seat of the table, kept inline so that a state copies in one stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    seats: SeatCount,
    // Entries beyond `seats` are never touched after they were made, so that equal tables are
    // equal values.
    items: [T; MAX_SEATS],
}

impl<T: Default> PerSeat<T> {
    /// The default for each of `seats`.
    pub fn new(seats: SeatCount) -> Self {
        PerSeat {
            seats,
            items: std::array::from_fn(|_| T::default()),
        }
    }

    /// What `make` gives for each of `seats`.
    pub fn from_fn(seats: SeatCount, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(seats);
        for seat in seats.iter() {
            all[seat] = make(seat);
        }
        all
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub fn seats(&self) -> SeatCount {
        self.seats
    }

    /// Seats and their things, clockwise from `A`.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.seats
            .iter()
            .zip(&self.items[..self.seats.get() as usize])
    }

    /// The things alone, clockwise from `A`.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.items[..self.seats.get() as usize].iter()
    }

    /// What `change` makes of each thing.
    pub fn map<U: Default>(&self, mut change: impl FnMut(&T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.seats, |seat| change(&self[seat]))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        assert!(
            seat.number() < self.seats.get(),
            "the table has no seat {seat}"
        );
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        assert!(
            seat.number() < self.seats.get(),
            "the table has no seat {seat}"
        );
        &mut self.items[seat.index()]
    }
}

/// Serialised as the list of its things, clockwise from `A`.
impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        let seats = u8::try_from(items.len()).ok().and_then(SeatCount::new);
        let seats = seats.ok_or_else(|| D::Error::invalid_length(items.len(), &"1 to 6 seats"))?;
        let mut items = items.into_iter();
        Ok(PerSeat::from_fn(seats, |_| {
            items.next().expect("one item a seat was counted")
        }))
    }
}
