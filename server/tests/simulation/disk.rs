//! A disk that behaves as real ones do: it fails, forgets, keeps what it said it lost, is in
//! trouble for a while, takes retries without storing them, and cannot be believed any more after
//! a sync that failed.

use std::{
    collections::BTreeSet,
    pin::Pin,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use room::{Entry, ids::Id};
use server::store::{Before, Health, Mark, Pending, Storage, StoreError, Summary, Write};
use tokio::{sync::watch, time::Instant};

use crate::{kept::Kept, world::Rng};

/// A disk that may fail.
#[derive(Debug)]
pub(crate) struct SimDisk {
    kept: Mutex<Kept>,
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
            kept: Mutex::default(),
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
        self.kept.lock().unwrap().logs[&table].clone()
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
    fn store(&self, writes: &[Write]) -> Result<(), StoreError> {
        let mut kept = self.kept.lock().unwrap();
        let mut after = kept.clone();
        after.put(writes)?;
        *kept = after;
        Ok(())
    }

    /// Writes a part of a group, fails, and takes it back by itself.
    async fn roll_back(&self, writes: &[Write]) -> Result<(), StoreError> {
        let mut begun = self.kept.lock().unwrap().clone();
        for write in &writes[..self.chance(writes.len() + 1)] {
            begun.put(std::slice::from_ref(write))?;
            self.take_turns(3).await;
        }
        Err(lost())
    }

    /// Asks or changes what is beside the logs, if it answers at all.
    fn look<'a, T: Send + 'a>(
        &'a self,
        look: impl FnOnce(&mut Kept) -> T + Send + 'a,
    ) -> Pending<'a, T> {
        Box::pin(async move {
            self.is_well()?;
            Ok(look(&mut self.kept.lock().unwrap()))
        })
    }

    async fn append_with(&self, fate: Option<usize>, writes: &[Write]) -> Result<(), StoreError> {
        match fate {
            Some(0) => Err(lost()),
            // It is there, and nobody is told.
            Some(1) => self.store(writes).and(Err(lost())),
            // It takes long, and somebody may die meanwhile.
            Some(2) => {
                tokio::time::sleep(Duration::from_secs(5)).await;
                self.store(writes)
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
                    self.store(writes)?;
                }
                self.lost.store(true, Ordering::Relaxed);
                Err(StoreError::SyncFailed)
            }
            _ => self.store(writes),
        }
    }
}

fn lost() -> StoreError {
    StoreError::Database(sqlx::Error::WorkerCrashed)
}

impl Storage for SimDisk {
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
            let kept = self.kept.lock().unwrap();
            let texts = kept.logs.get(&table).into_iter().flatten();
            Ok(texts.map(|text| Entry::read(text).unwrap()).collect())
        })
    }

    fn era(&self) -> u64 {
        0
    }

    fn health(&self) -> Health {
        // Processes of a simulation are ended by it, not by their disk.
        Health::Ready
    }

    fn watch_health(&self) -> watch::Receiver<Health> {
        watch::channel(self.health()).1
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async {})
    }

    fn keep<'a>(&'a self, name: &'a str, fresh: &'a str) -> Pending<'a, String> {
        self.look(move |kept| {
            let value = kept.values.entry(name.to_owned());
            value.or_insert_with(|| fresh.to_owned()).clone()
        })
    }

    fn kept<'a>(&'a self, name: &'a str) -> Pending<'a, Option<String>> {
        self.look(move |kept| kept.values.get(name).cloned())
    }

    fn set<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, ()> {
        self.look(move |kept| {
            kept.values.insert(name.to_owned(), value.to_owned());
        })
    }

    fn list_from<'a>(
        &'a self,
        stage: &'a str,
        last: Option<&'a Summary>,
        limit: u32,
    ) -> Pending<'a, Vec<Summary>> {
        self.look(move |kept| kept.list(stage, last, limit))
    }

    fn count<'a>(&'a self, stage: &'a str) -> Pending<'a, u64> {
        self.look(move |kept| kept.count(stage))
    }

    fn stale<'a>(&'a self, stage: &'a str, before: u64, limit: u32) -> Pending<'a, Vec<Id>> {
        self.look(move |kept| {
            let mut stale = kept.stale(stage, before);
            stale.truncate(limit as usize);
            stale
        })
    }

    fn count_stale<'a>(&'a self, stage: &'a str, before: u64) -> Pending<'a, u64> {
        self.look(move |kept| kept.stale(stage, before).len() as u64)
    }

    fn checked<'a>(&'a self, tables: &'a [(Id, u64)]) -> Pending<'a, ()> {
        self.look(move |kept| kept.checked(tables))
    }

    fn unlisted(&self) -> Pending<'_, Vec<Option<Id>>> {
        self.look(|kept| kept.unlisted())
    }

    fn hostless(&self) -> Pending<'_, Vec<Option<Id>>> {
        self.look(|kept| kept.hostless())
    }

    fn summarise<'a>(&'a self, summaries: &'a [Summary]) -> Pending<'a, ()> {
        self.look(move |kept| {
            for summary in summaries {
                kept.summarise(summary);
            }
        })
    }

    fn open_of_host(&self, host: Id) -> Pending<'_, u64> {
        self.look(move |kept| kept.open_of_host(host))
    }

    fn open_of_address<'a>(&'a self, address: &'a str) -> Pending<'a, u64> {
        self.look(move |kept| kept.open_of_address(address))
    }

    fn founded<'a>(&'a self, host: Id, request: &'a str) -> Pending<'a, Option<Id>> {
        self.look(move |kept| kept.founded(host, request))
    }

    fn over<'a>(
        &'a self,
        stage: &'a str,
        before: Before,
        last: Option<Mark>,
        limit: u32,
    ) -> Pending<'a, Vec<Mark>> {
        self.look(move |kept| {
            let mut over = kept.over(stage, before, last);
            over.truncate(limit as usize);
            over
        })
    }

    fn count_over<'a>(&'a self, stage: &'a str, before: Before) -> Pending<'a, u64> {
        self.look(move |kept| kept.over(stage, before, None).len() as u64)
    }

    fn delete<'a>(&'a self, stage: &'a str, over: Mark) -> Pending<'a, bool> {
        self.look(move |kept| kept.delete(stage, over))
    }
}
