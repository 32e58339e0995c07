//! Whether the storage can store, and if not, why.

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use tokio::sync::watch;

use super::StoreError;

/// Nobody else may keep the database to themselves for longer.
const BEGIN_MAX: Duration = Duration::from_millis(400);
/// A write that takes longer hangs.
const WRITE_MAX: Duration = Duration::from_secs(2);

/// Whether the storage can store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Health {
    /// The last write went well, as far as anybody knows.
    Ready,
    /// The storage cannot be written to.
    NotReady {
        /// What keeps it from being written to.
        why: Why,
    },
}

impl Health {
    /// Whether a sync failed: what the system says is on the disk cannot be believed any more,
    /// and the process has to end.
    pub fn is_lost(self) -> bool {
        self == Health::NotReady {
            why: Why::SyncFailed,
        }
    }
}

/// Why a storage cannot store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is no room.
    DiskFull,
    /// Somebody else holds the database.
    Locked,
    /// The database cannot be reached.
    NoAnswer,
    /// The disk fails.
    DiskError,
    /// The disk did not confirm that it has what was written.
    SyncFailed,
    /// A write takes for ever.
    TooSlow,
    /// It may not be written to.
    NotWritable,
    /// The database itself is damaged.
    Damaged,
    /// Something else, which the log tells.
    Refused,
}

impl Why {
    /// In words, for people and programs that watch. They never change.
    pub fn words(self) -> &'static str {
        match self {
            Why::DiskFull => "disk full",
            Why::Locked => "locked by another program",
            Why::NoAnswer => "database does not answer",
            Why::DiskError => "disk error",
            Why::SyncFailed => "sync failed",
            Why::TooSlow => "too slow",
            Why::NotWritable => "not writable",
            Why::Damaged => "database damaged",
            Why::Refused => "refused by the database",
        }
    }

    /// The trouble behind an extended result code of SQLite; none if it is about what was to be
    /// written.
    fn of_sqlite(code: u32) -> Option<Self> {
        match (code, code & 0xff) {
            // A file, or the folder after a file was removed.
            (1034 | 1290, _) => Some(Why::SyncFailed),
            // The index of the write-ahead log could not grow.
            (4874, _) | (_, 13) => Some(Why::DiskFull),
            (_, 5 | 6) => Some(Why::Locked),
            (_, 10) => Some(Why::DiskError),
            (_, 3 | 8 | 14 | 23) => Some(Why::NotWritable),
            (_, 11 | 26) => Some(Why::Damaged),
            (_, 18 | 19 | 20 | 25) => None,
            _ => Some(Why::Refused),
        }
    }

    /// The same behind a code of PostgreSQL, which has five characters.
    fn of_postgres(code: &str) -> Option<Self> {
        match code {
            "53100" => Some(Why::DiskFull),
            "55P03" | "40P01" => Some(Why::Locked),
            "25006" => Some(Why::NotWritable),
            "57014" => Some(Why::TooSlow),
            "58030" => Some(Why::DiskError),
            "XX001" | "XX002" => Some(Why::Damaged),
            _ => match code.get(..2) {
                Some("22" | "23" | "P0") => None,
                Some("08" | "53" | "57") => Some(Why::NoAnswer),
                _ => Some(Why::Refused),
            },
        }
    }
}

impl StoreError {
    /// What is wrong with the storage as a whole; nothing if this is about one entry or table.
    pub fn trouble(&self) -> Option<Why> {
        match self {
            StoreError::Database(sqlx::Error::Database(error)) => {
                let code = error.code().unwrap_or_default();
                match code.parse() {
                    Ok(number) if code.len() < 5 => Why::of_sqlite(number),
                    _ => Why::of_postgres(&code),
                }
            }
            StoreError::Database(
                sqlx::Error::Io(_)
                | sqlx::Error::Tls(_)
                | sqlx::Error::Protocol(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::PoolClosed,
            )
            | StoreError::NoAnswer => Some(Why::NoAnswer),
            StoreError::Database(sqlx::Error::WorkerCrashed) => Some(Why::DiskError),
            StoreError::Database(_) => Some(Why::Refused),
            StoreError::Hung => Some(Why::TooSlow),
            StoreError::SyncFailed => Some(Why::SyncFailed),
            StoreError::Damaged { .. }
            | StoreError::OutOfTurn { .. }
            | StoreError::Unreadable(_)
            | StoreError::Newer { .. }
            | StoreError::Older { .. } => None,
        }
    }
}

/// How the storage is, told by everyone who writes and by its pulse.
#[derive(Debug)]
pub(super) struct Vitals {
    health: watch::Sender<Health>,
    /// Whether it is a copy, and not what a server keeps.
    is_copy: bool,
    /// What the one who writes is doing, and since when.
    at_work: Mutex<Option<(WriteStage, Instant)>>,
}

/// How far a write is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteStage {
    /// It waits for the database to begin.
    Beginning,
    /// It has begun and is not stored yet.
    Writing,
}

impl Vitals {
    pub(super) fn new() -> Arc<Self> {
        Self::told(false)
    }

    /// Those of a copy. What goes wrong with it fails the copy, and is no trouble of the server.
    pub(super) fn of_a_copy() -> Arc<Self> {
        Self::told(true)
    }

    fn told(is_copy: bool) -> Arc<Self> {
        Arc::new(Vitals {
            health: watch::Sender::new(Health::Ready),
            is_copy,
            at_work: Mutex::default(),
        })
    }

    pub(super) fn health(&self) -> Health {
        *self.health.borrow()
    }

    pub(super) fn watch(&self) -> watch::Receiver<Health> {
        self.health.subscribe()
    }

    /// Hands on what came of a write; a failure is counted, and the storage is not ready if it is
    /// at fault.
    pub(super) fn heed<T, E: Into<StoreError>>(&self, done: Result<T, E>) -> Result<T, StoreError> {
        done.map_err(|error| {
            let error = error.into();
            let why = error.trouble();
            let words = why.map_or("entry", Why::words);
            if !self.is_copy {
                metrics::counter!("boroughs_storage_errors_total", "why" => words).increment(1);
            }
            if let Some(why) = why {
                self.fail(why, Some(&error));
            }
            error
        })
    }

    /// The storage cannot store. Only a change is logged: while a disk is full, everybody fails.
    pub(super) fn fail(&self, why: Why, error: Option<&StoreError>) {
        let failed = Health::NotReady { why };
        let changed = self.health.send_if_modified(|health| {
            let changes = *health != failed && !health.is_lost();
            if changes {
                *health = failed;
            }
            changes
        });
        let error = error.map(ToString::to_string);
        if changed && self.is_copy {
            tracing::error!(why = why.words(), error, "a copy cannot be written");
        } else if changed {
            tracing::error!(why = why.words(), error, "the storage cannot store");
            metrics::gauge!("boroughs_storage_ready").set(0.0);
        }
    }

    /// The storage has stored something.
    pub(super) fn recover(&self) {
        let changed = self.health.send_if_modified(|health| {
            let changes = *health != Health::Ready && !health.is_lost();
            if changes {
                *health = Health::Ready;
            }
            changes
        });
        if changed {
            tracing::info!("the storage stores again");
        }
    }

    /// Why the write that is under way hangs, if it does.
    pub(super) fn hangs(&self, begins_slowly: Why) -> Option<Why> {
        let at_work = *self.at_work.lock().expect("nobody panics in here");
        match at_work? {
            (WriteStage::Beginning, since) if since.elapsed() > BEGIN_MAX => Some(begins_slowly),
            (WriteStage::Writing, since) if since.elapsed() > WRITE_MAX => Some(Why::TooSlow),
            _ => None,
        }
    }
}

/// Notes that somebody writes, until it is dropped.
#[derive(Debug)]
pub(super) struct Working(Arc<Vitals>);

impl Working {
    pub(super) fn begin(vitals: &Arc<Vitals>) -> Self {
        let working = Working(Arc::clone(vitals));
        working.is(Some(WriteStage::Beginning));
        working
    }

    /// Notes how far it is now.
    pub(super) fn is(&self, stage: Option<WriteStage>) {
        let mut at_work = self.0.at_work.lock().expect("nobody panics in here");
        *at_work = stage.map(|stage| (stage, Instant::now()));
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        self.is(None);
    }
}
