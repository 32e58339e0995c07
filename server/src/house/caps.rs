//! How many tables one guest and one household may have, and lay out in an hour, counted exactly.
//!
//! What is open is counted in the storage, by indexes of its own. Whoever lays out a table has the
//! turn of the guest and of the household from the count until the table is stored, so that two
//! who come at once are counted one after the other.

use std::{collections::HashMap, sync::Mutex};

use protocol::RefusalCode;
use tokio::sync::OnceCell;

use super::{
    House,
    lately::Lately,
    turns::{Crowd, Turn, Turns},
};
use crate::store::StoreError;
use room::ids::{Id, Secret};

/// So many requests of one guest to lay out tables wait at a time.
const WAITING_GUEST: usize = 16;
/// And so many of one household.
const WAITING_HOUSEHOLD: usize = 64;
/// The households of so many guests are remembered, before all are forgotten.
const KNOWN_MAX: usize = 50_000;

/// How many tables may be open, before the game or in it, and how many laid out in an hour of
/// served time; zero is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Caps {
    /// Open, laid out by one guest.
    pub per_guest: u32,
    /// Open, laid out from one household.
    pub per_address: u32,
    /// Laid out by one guest in an hour.
    pub per_guest_hour: u32,
    /// Laid out from one household in an hour.
    pub per_address_hour: u32,
}

/// Why there cannot be one table more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Full {
    /// The guest has this many open tables, the most that are allowed.
    Guest(u32),
    /// The household has this many open tables, the most that are allowed.
    Address(u32),
    /// The guest has laid out this many tables within an hour, the most that are allowed.
    GuestHour(u32),
    /// The household has laid out this many within an hour.
    AddressHour(u32),
    /// Too many ask at the same moment.
    Crowd,
}

impl Full {
    /// How a rematch is refused for it.
    pub(super) fn code(self) -> RefusalCode {
        match self {
            Full::Guest(_) | Full::Address(_) => RefusalCode::TooManyTables,
            Full::GuestHour(_) | Full::AddressHour(_) | Full::Crowd => RefusalCode::TooOften,
        }
    }
}

impl From<Crowd> for Full {
    fn from(_: Crowd) -> Self {
        Full::Crowd
    }
}

/// Who lays out tables now and has lately, and where guests were last seen.
#[derive(Debug)]
pub(super) struct Founders {
    guests: Turns<Id>,
    households: Turns<String>,
    lately: Mutex<Lately>,
    seen: Mutex<HashMap<Id, String>>,
    key: OnceCell<Secret>,
}

impl Default for Founders {
    fn default() -> Self {
        Founders {
            guests: Turns::new(WAITING_GUEST),
            households: Turns::new(WAITING_HOUSEHOLD),
            lately: Mutex::default(),
            seen: Mutex::default(),
            key: OnceCell::new(),
        }
    }
}

/// Held while a table is laid out.
#[derive(Debug)]
pub(super) struct Founding {
    guest: Id,
    address: String,
    _guest: Turn<Id>,
    _household: Option<Turn<String>>,
}

impl Founders {
    /// Waits until nobody else lays out a table for this guest or from this household. Guests
    /// come before households, always, so that nobody waits in a circle.
    pub(super) async fn turn(&self, guest: Id, address: &str) -> Result<Founding, Crowd> {
        let of_guest = self.guests.of(guest).await?;
        let address = address.to_owned();
        let of_household = if address.is_empty() {
            None
        } else {
            Some(self.households.of(address.clone()).await?)
        };
        Ok(Founding {
            guest,
            address,
            _guest: of_guest,
            _household: of_household,
        })
    }
}

impl House {
    /// What addresses are made unrecognisable with, drawn once for this storage.
    pub async fn address_key(&self) -> Result<Secret, StoreError> {
        let draw = || async {
            let environment = &self.inner.config.environment;
            let fresh = Secret::draw(&mut |bytes: &mut [u8]| environment.roll(bytes));
            let kept = self.storage().keep("address-key", &fresh.reveal()).await?;
            kept.parse()
                .map_err(|_| StoreError::Unreadable("address-key"))
        };
        self.inner.founders.key.get_or_try_init(draw).await.copied()
    }

    /// Notes from which household a guest comes, as a keyed digest: a rematch counts there.
    pub fn came(&self, guest: Id, address: &str) {
        let mut seen = self
            .inner
            .founders
            .seen
            .lock()
            .expect("nobody panics in here");
        if seen.len() >= KNOWN_MAX {
            seen.clear();
        }
        seen.insert(guest, address.to_owned());
    }

    /// The household a guest was last seen in; empty if nobody knows.
    pub(super) fn household(&self, guest: Id) -> String {
        let seen = self
            .inner
            .founders
            .seen
            .lock()
            .expect("nobody panics in here");
        seen.get(&guest).cloned().unwrap_or_default()
    }

    /// Waits for the turn of whoever would found a table by a rematch, unless there are too many.
    pub(super) async fn turn_of(&self, founder: Option<Id>) -> Result<Option<Founding>, Full> {
        let Some(guest) = founder else {
            return Ok(None);
        };
        let address = self.household(guest);
        let turn = self.inner.founders.turn(guest, &address).await?;
        // Where nothing can be counted nothing can be stored either.
        self.room_for(&turn).await.unwrap_or(Ok(()))?;
        Ok(Some(turn))
    }

    /// Whether there may be one table more.
    pub(super) async fn room_for(&self, turn: &Founding) -> Result<Result<(), Full>, StoreError> {
        if let Err(full) = self.paced(turn) {
            return Ok(Err(full));
        }
        let caps = self.inner.config.caps;
        let storage = self.storage();
        let most = caps.per_guest;
        if most > 0 && storage.open_of_host(turn.guest).await? >= u64::from(most) {
            return Ok(Err(Full::Guest(most)));
        }
        let most = caps.per_address;
        let counts = most > 0 && !turn.address.is_empty();
        if counts && storage.open_of_address(&turn.address).await? >= u64::from(most) {
            return Ok(Err(Full::Address(most)));
        }
        Ok(Ok(()))
    }

    /// Whether not too many were laid out in the last hour.
    fn paced(&self, turn: &Founding) -> Result<(), Full> {
        let (caps, served) = (self.inner.config.caps, self.served());
        let lately = self.lately();
        let most = caps.per_guest_hour;
        if most > 0 && lately.of_guest(turn.guest, served) >= most as usize {
            return Err(Full::GuestHour(most));
        }
        let most = caps.per_address_hour;
        if most > 0 && lately.of_household(&turn.address, served) >= most as usize {
            return Err(Full::AddressHour(most));
        }
        Ok(())
    }

    /// A table was laid out in this turn, and is stored.
    pub(super) fn laid_out(&self, turn: &Founding) {
        let caps = self.inner.config.caps;
        if caps.per_guest_hour > 0 || caps.per_address_hour > 0 {
            let served = self.served();
            self.lately().note(turn.guest, &turn.address, served);
        }
    }

    fn lately(&self) -> std::sync::MutexGuard<'_, Lately> {
        let lately = self.inner.founders.lately.lock();
        lately.expect("nobody panics in here")
    }
}
