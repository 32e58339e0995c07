//! Served time: for how long people have been able to come to their tables.
//!
//! All patience is measured by it and never by a clock on the wall: see
//! `docs/decisions/served-time.md`.

use std::{
    fmt,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use super::House;
use crate::store::StoreError;

/// How often served time goes on.
pub const TICK: Duration = Duration::from_secs(5);
/// How often it is stored.
pub const STORED_EVERY: Duration = Duration::from_mins(1);

/// By no more does it go on at once: a machine that slept served nobody.
const TICK_MAX: u64 = 10_000;
/// It is never further than this beyond what is stored: a server that cannot store serves nobody,
/// and one that dies forgets no more.
const UNSTORED_MAX: u64 = 2 * 60 * 1_000;

/// The value of the house that it is stored in.
const NAME: &str = "served";

/// Milliseconds that go by, from some beginning, and never back. Passed in, so that tests can
/// choose them.
#[derive(Clone)]
pub struct Uptime(Arc<dyn Fn() -> u64 + Send + Sync>);

impl Uptime {
    /// Milliseconds as `millis` tells them.
    pub fn of(millis: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Uptime(Arc::new(millis))
    }

    /// Those of this machine since now.
    pub fn real() -> Self {
        let start = Instant::now();
        Self::of(move || start.elapsed().as_millis() as u64)
    }
}

impl fmt::Debug for Uptime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Uptime")
    }
}

/// The served time of a house, in milliseconds.
#[derive(Debug, Default)]
pub(super) struct Served {
    now: AtomicU64,
    pace: Mutex<Pace>,
}

#[derive(Debug, Default)]
struct Pace {
    /// The uptime of the last tick.
    last: Option<u64>,
    stored: u64,
}

impl Served {
    fn now(&self) -> u64 {
        self.now.load(Ordering::Relaxed)
    }

    fn begin_at(&self, stored: u64) {
        self.pace.lock().expect("nobody panics in here").stored = stored;
        self.now.store(stored, Ordering::Relaxed);
    }

    fn tick(&self, uptime: u64) {
        let mut pace = self.pace.lock().expect("nobody panics in here");
        let last = pace.last.replace(uptime).unwrap_or(uptime);
        let by = uptime.saturating_sub(last).min(TICK_MAX);
        let now = (self.now() + by).min(pace.stored + UNSTORED_MAX);
        self.now.store(now, Ordering::Relaxed);
    }
}

impl House {
    /// For how many milliseconds the tables of this storage have been served.
    pub fn served(&self) -> u64 {
        self.inner.served.now()
    }

    /// Goes on counting where the storage was left.
    pub async fn resume_served(&self) -> Result<(), StoreError> {
        let stored = self.storage().keep(NAME, "0").await?;
        let stored = stored.parse();
        let stored = stored.map_err(|_| StoreError::Unreadable("served"))?;
        self.inner.served.begin_at(stored);
        Ok(())
    }

    /// Lets served time go on by what has gone by since the last time.
    pub fn tick(&self) {
        let uptime = (self.inner.config.uptime.0)();
        self.inner.served.tick(uptime);
    }

    /// Stores what has been served.
    pub async fn store_served(&self) -> Result<(), StoreError> {
        let now = self.served();
        self.storage().set(NAME, &now.to_string()).await?;
        let mut pace = self
            .inner
            .served
            .pace
            .lock()
            .expect("nobody panics in here");
        pace.stored = now;
        Ok(())
    }
}
