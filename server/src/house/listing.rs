//! The public list of tables, kept in memory.
//!
//! Read once from the storage, by an index, and then kept up to date with every line that is
//! stored: whoever asks for the list makes no work for the database. The list is fair: each guest
//! has one table in it, then each a second one, newest first, and nobody more than [`EACH_MAX`].

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use super::House;
use crate::store::{Storage, StorageGone, StoreError, Summary, Write};
use room::ids::Id;

/// So many tables a list has at most.
pub const LIST_MAX: usize = 200;
/// Nobody has more tables in a list.
pub const EACH_MAX: usize = 5;
/// So many are kept for each list, to fill the gaps.
const KEPT: usize = 2 * LIST_MAX;
/// So many are read at a time, and so many times, to find tables of enough people.
const PAGE: u32 = 500;
const PAGES_MAX: usize = 20;
/// A list that has lost lines, of which the storage may have more, is read again so seldom.
const AGAIN: Duration = Duration::from_secs(10);
/// Counts are made anew so seldom; meanwhile they are kept.
const RECOUNT: Duration = Duration::from_mins(10);

/// The stages that have lists.
const STAGES: [&str; 3] = ["lobby", "running", "finished"];
/// All stages there are.
const ALL_STAGES: [&str; 4] = ["lobby", "running", "finished", "closed"];

/// The lists, and how many tables there are.
#[derive(Debug, Default)]
pub(super) struct Listing {
    state: Mutex<State>,
    /// Held by the one who reads them from the storage.
    reading: tokio::sync::Mutex<()>,
    counts: Mutex<Option<[i64; 4]>>,
    counting: tokio::sync::Mutex<Option<Instant>>,
}

#[derive(Debug, Default)]
struct State {
    lists: [StageList; 3],
    /// When they were read; nothing before the first time.
    read_at: Option<Instant>,
    /// What was stored while they are being read.
    missed: Option<Vec<Summary>>,
}

/// Latest change first.
type LineKey = (Reverse<u64>, Id);

/// The tables of one list.
#[derive(Debug, Default)]
struct StageList {
    lines: BTreeMap<LineKey, Summary>,
    /// Whether the storage has tables that are not here.
    has_more: bool,
    /// Whether there is place for some of them since it was read.
    has_gaps: bool,
    /// As it is shown, until something changes.
    shown: Option<Arc<str>>,
}

impl StageList {
    fn remove(&mut self, table: Id) {
        let key = self.lines.keys().find(|(_, id)| *id == table).copied();
        if let Some(key) = key {
            self.lines.remove(&key);
            self.has_gaps = true;
            self.shown = None;
        }
    }

    fn insert(&mut self, line: Summary) {
        let host = line.host;
        self.lines.insert((Reverse(line.changed), line.table), line);
        self.shown = None;
        if self.lines.len() > KEPT {
            self.lines.pop_last();
            self.has_more = true;
        }
        let of_host = |line: &Summary| host.is_some() && line.host == host;
        let own = self.lines.iter().filter(|(_, line)| of_host(line));
        let oldest = own.map(|(key, _)| *key).nth(EACH_MAX);
        if let Some(oldest) = oldest {
            self.lines.remove(&oldest);
            self.has_more = true;
        }
    }

    /// One table of each guest, then the second of each, and so on.
    fn fair(&self) -> Vec<&Summary> {
        let mut seen: HashMap<Id, usize> = HashMap::new();
        let ranked = self.lines.values().map(|line| {
            let rank = line.host.map_or(1, |host| {
                let seen = seen.entry(host).or_default();
                *seen += 1;
                *seen
            });
            (rank, line)
        });
        let mut ranked: Vec<(usize, &Summary)> = ranked.collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        let lines = ranked.into_iter().map(|(_, line)| line);
        lines.take(LIST_MAX).collect()
    }
}

impl State {
    fn note(&mut self, line: &Summary) {
        for list in &mut self.lists {
            list.remove(line.table);
        }
        let at = STAGES.iter().position(|stage| *stage == line.stage);
        if let Some(at) = at.filter(|_| line.listed) {
            self.lists[at].insert(line.clone());
        }
    }

    fn wants_reading(&self) -> bool {
        let has_gaps = |list: &StageList| list.has_more && list.has_gaps;
        match self.read_at {
            None => true,
            Some(at) => self.lists.iter().any(has_gaps) && at.elapsed() >= AGAIN,
        }
    }
}

impl House {
    /// Stores entries and keeps the lists. When this returns `Ok` they are on disk.
    pub(super) async fn write(&self, writes: Vec<Write>) -> Result<(), StorageGone> {
        let lines = writes.iter().filter_map(|write| write.summary.clone());
        let lines: Vec<Summary> = lines.collect();
        self.inner.writer.write(writes).await?;
        if !lines.is_empty() {
            let mut state = self.listing();
            for line in lines {
                if let Some(missed) = &mut state.missed {
                    missed.push(line.clone());
                }
                if state.read_at.is_some() {
                    state.note(&line);
                }
            }
        }
        Ok(())
    }

    /// The list of tables at a stage, as `shown` writes it, from memory.
    pub async fn list(
        &self,
        stage: &str,
        shown: fn(&[&Summary]) -> String,
    ) -> Result<Arc<str>, StoreError> {
        let (is_read, wants_reading) = {
            let state = self.listing();
            (state.read_at.is_some(), state.wants_reading())
        };
        if !is_read {
            self.read_lists().await?;
        } else if wants_reading && self.inner.listing.reading.try_lock().is_ok() {
            // The others are answered with what is known meanwhile.
            let house = self.clone();
            tokio::spawn(async move { house.read_lists().await });
        }
        let mut state = self.listing();
        let at = STAGES.iter().position(|it| *it == stage);
        let list = &mut state.lists[at.unwrap_or_default()];
        if let Some(text) = &list.shown {
            return Ok(Arc::clone(text));
        }
        let text: Arc<str> = shown(&list.fair()).into();
        list.shown = Some(Arc::clone(&text));
        Ok(text)
    }

    /// Reads the lists, unless somebody else has just done it.
    async fn read_lists(&self) -> Result<(), StoreError> {
        let _one = self.inner.listing.reading.lock().await;
        {
            let mut state = self.listing();
            if !state.wants_reading() {
                return Ok(());
            }
            state.missed = Some(Vec::new());
        }
        let mut lists: [StageList; 3] = Default::default();
        for (list, stage) in lists.iter_mut().zip(STAGES) {
            if let Err(error) = read(list, self.storage().as_ref(), stage).await {
                self.listing().missed = None;
                return Err(error);
            }
        }
        let mut state = self.listing();
        state.lists = lists;
        state.read_at = Some(Instant::now());
        for line in state.missed.take().unwrap_or_default() {
            state.note(&line);
        }
        Ok(())
    }

    /// Takes a table that was deleted out of the lists.
    pub(super) fn unlist(&self, table: Id) {
        for list in &mut self.listing().lists {
            list.remove(table);
        }
    }

    fn listing(&self) -> std::sync::MutexGuard<'_, State> {
        let state = self.inner.listing.state.lock();
        state.expect("nobody panics in here")
    }

    /// Notes that a table went from one stage to another; from none, if it is new.
    pub(super) fn moved(&self, from: Option<&str>, to: &str) {
        let counts = self.inner.listing.counts.lock();
        let mut counts = counts.expect("nobody panics in here");
        let Some(counts) = counts.as_mut().filter(|_| from != Some(to)) else {
            return;
        };
        for (count, stage) in counts.iter_mut().zip(ALL_STAGES) {
            *count += i64::from(stage == to) - i64::from(from == Some(stage));
        }
    }

    /// Notes that a table at this stage was deleted.
    pub(super) fn left(&self, from: &str) {
        self.moved(Some(from), "");
    }

    /// How many tables there are at each stage. Kept, and counted anew now and then.
    pub async fn counts(&self) -> Result<[(&'static str, u64); 4], StoreError> {
        let mut counted = self.inner.listing.counting.lock().await;
        if counted.is_none_or(|at| at.elapsed() >= RECOUNT) {
            let mut counts = [0; 4];
            for (count, stage) in counts.iter_mut().zip(ALL_STAGES) {
                *count = self.storage().count(stage).await?.cast_signed();
            }
            let kept = self.inner.listing.counts.lock();
            *kept.expect("nobody panics in here") = Some(counts);
            *counted = Some(Instant::now());
        }
        let kept = self.inner.listing.counts.lock();
        let kept = kept.expect("nobody panics in here").unwrap_or_default();
        let of = |at: usize| (ALL_STAGES[at], kept[at].max(0).cast_unsigned());
        Ok(std::array::from_fn(of))
    }
}

/// Reads the tables of a list, until there are enough of enough people.
async fn read(list: &mut StageList, storage: &dyn Storage, stage: &str) -> Result<(), StoreError> {
    let mut last: Option<Summary> = None;
    for _ in 0..PAGES_MAX {
        let page = storage.list_from(stage, last.as_ref(), PAGE).await?;
        let is_all = page.len() < PAGE as usize;
        last = page.last().cloned();
        for line in page {
            list.insert(line);
        }
        if is_all {
            return Ok(());
        }
        if list.lines.len() >= KEPT {
            break;
        }
    }
    list.has_more = true;
    Ok(())
}
