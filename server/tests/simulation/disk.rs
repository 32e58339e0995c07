//! A disk with the manners of real ones: it fails, forgets, keeps what it said it lost, is in
//! trouble for a while, takes retries without storing them, and cannot be believed any more after
//! a sync that failed.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use room::{Entry, ids::Id};
use server::store::{Disk, Pending, StoreError, Write};
use tokio::time::Instant;

use crate::world::Rng;

type Logs = BTreeMap<Id, Vec<String>>;

/// A disk that may fail.
#[derive(Debug)]
pub(crate) struct SimDisk {
    logs: Mutex<Logs>,
    rng: Mutex<Rng>,
    /// Whether it is unkind.
    unkind: AtomicBool,
    /// It does nothing before this moment.
    trouble: Mutex<Option<Instant>>,
    /// Whether a sync has failed since the process began.
    lost: AtomicBool,
    /// Tables of a group that failed. Whoever tries again without looking what is there finds a
    /// connection that takes everything and stores nothing.
    doubtful: Mutex<BTreeSet<Id>>,
}

impl SimDisk {
    pub(crate) fn new(seed: u64) -> Self {
        SimDisk {
            logs: Mutex::default(),
            rng: Mutex::new(Rng::new(seed)),
            unkind: AtomicBool::new(true),
            trouble: Mutex::default(),
            lost: AtomicBool::new(false),
            doubtful: Mutex::default(),
        }
    }

    /// From now on nothing fails.
    pub(crate) fn be_kind(&self) {
        self.unkind.store(false, Ordering::Relaxed);
    }

    /// Another process comes: what is on the disk is there, and it is believed again.
    pub(crate) fn restart(&self) {
        *self.trouble.lock().unwrap() = None;
        self.doubtful.lock().unwrap().clear();
        self.lost.store(false, Ordering::Relaxed);
    }

    /// The entries of a table, as they were written.
    pub(crate) fn texts(&self, table: Id) -> Vec<String> {
        self.logs.lock().unwrap()[&table].clone()
    }

    fn chance(&self, n: usize) -> usize {
        self.rng.lock().unwrap().below(n)
    }

    async fn take_turns(&self, most: usize) {
        for _ in 0..self.chance(most) {
            tokio::task::yield_now().await;
        }
    }

    /// Chance, if it is unkind.
    fn fate(&self, n: usize) -> Option<usize> {
        let fate = self.chance(n);
        self.unkind.load(Ordering::Relaxed).then_some(fate)
    }

    /// Whether it answers at all.
    fn is_well(&self) -> Result<(), StoreError> {
        let trouble = *self.trouble.lock().unwrap();
        if self.lost.load(Ordering::Relaxed) {
            Err(StoreError::SyncFailed)
        } else if trouble.is_some_and(|end| Instant::now() < end) {
            Err(lost())
        } else {
            Ok(())
        }
    }

    /// Stores all or nothing, as a transaction does.
    fn keep(&self, writes: &[Write]) -> Result<(), StoreError> {
        let mut logs = self.logs.lock().unwrap();
        let mut after = logs.clone();
        put(&mut after, writes)?;
        *logs = after;
        Ok(())
    }

    /// Writes a part of a group, fails, and takes it back by itself.
    async fn roll_back(&self, writes: &[Write]) -> Result<(), StoreError> {
        let mut begun = self.logs.lock().unwrap().clone();
        for write in &writes[..self.chance(writes.len() + 1)] {
            put(&mut begun, std::slice::from_ref(write))?;
            self.take_turns(3).await;
        }
        Err(lost())
    }

    async fn append_with(&self, fate: Option<usize>, writes: &[Write]) -> Result<(), StoreError> {
        match fate {
            Some(0) => Err(lost()),
            // It is there, and nobody is told.
            Some(1) => self.keep(writes).and(Err(lost())),
            // It takes long, and somebody may die meanwhile.
            Some(2) => {
                tokio::time::sleep(Duration::from_secs(5)).await;
                self.keep(writes)
            }
            Some(3) => self.roll_back(writes).await,
            // It is full, or locked, for a while.
            Some(4) => {
                let time = Duration::from_millis(200 + self.chance(8_000) as u64);
                *self.trouble.lock().unwrap() = Some(Instant::now() + time);
                Err(lost())
            }
            // A sync fails: what became of it is seen by the next process.
            Some(5) if self.chance(4) == 0 => {
                if self.chance(2) == 0 {
                    self.keep(writes)?;
                }
                self.lost.store(true, Ordering::Relaxed);
                Err(StoreError::SyncFailed)
            }
            _ => self.keep(writes),
        }
    }
}

fn lost() -> StoreError {
    StoreError::Database(sqlx::Error::WorkerCrashed)
}

fn put(logs: &mut Logs, writes: &[Write]) -> Result<(), StoreError> {
    for write in writes {
        let log = logs.entry(write.table).or_default();
        if write.number != log.len() as u64 + 1 {
            let number = write.number;
            return Err(StoreError::OutOfTurn { number });
        }
        log.push(write.text.clone());
    }
    Ok(())
}

impl Disk for SimDisk {
    fn append<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, ()> {
        Box::pin(async move {
            self.take_turns(8).await;
            self.is_well()?;
            let tables: BTreeSet<Id> = writes.iter().map(|write| write.table).collect();
            if !tables.is_disjoint(&self.doubtful.lock().unwrap()) {
                return Ok(());
            }
            let appended = self.append_with(self.fate(50), writes).await;
            // An entry that was refused harms nothing but itself.
            let is_refused = matches!(appended, Err(StoreError::OutOfTurn { .. }));
            if appended.is_err() && !is_refused {
                self.doubtful.lock().unwrap().extend(tables);
            }
            appended
        })
    }

    fn log(&self, table: Id) -> Pending<'_, Vec<Entry>> {
        Box::pin(async move {
            self.take_turns(4).await;
            self.is_well()?;
            if self.fate(20) == Some(0) {
                return Err(lost());
            }
            self.doubtful.lock().unwrap().remove(&table);
            let logs = self.logs.lock().unwrap();
            let texts = logs.get(&table).into_iter().flatten();
            Ok(texts.map(|text| Entry::read(text).unwrap()).collect())
        })
    }
}
