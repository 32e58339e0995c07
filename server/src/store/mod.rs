//! Storage: an append-only log per table, in SQLite or PostgreSQL, by one code path.
//!
//! The log is the truth. The table `tables` is a cache for lists, made from the log and made anew
//! when it is empty: it can be thrown away while the server is down.

mod caps;
mod check;
mod checksum;
mod copy;
mod health;
mod lists;
mod log;
mod open;
mod peek;
mod prune;
mod pulse;
mod rotate;
mod schema;
mod storage;
mod tidy;
mod transaction;
mod walk;
mod writer;

pub use check::{Bad, Findings, check};
pub use copy::{CopyError, copy, restore};
pub use health::{Health, Why};
pub(crate) use open::{assert_current, schema_at, wait_for_database};
pub use open::{file_in, url_of};
pub use peek::Peek;
pub use prune::{Before, Mark, QueryPlan};
pub use storage::{Pending, Storage};
pub use writer::{StorageGone, Writer};

use std::sync::{Arc, atomic::AtomicBool};

use room::ids::Id;
use sqlx::{AnyPool, Row};
use tokio::{
    sync::{Mutex, MutexGuard, watch},
    task::JoinHandle,
};

use health::Vitals;
use transaction::{Address, WriteConnection};

/// What goes wrong with storage.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says so.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// An entry is not what was stored, or not there.
    #[error("stored entry {number} of table {table} is damaged")]
    Damaged {
        /// The beginning of the table's id.
        table: String,
        /// Its number.
        number: u64,
    },
    /// A value of the house cannot be read.
    #[error("the stored {0} cannot be read")]
    Unreadable(&'static str),
    /// The database cannot be reached.
    #[error("the database does not answer")]
    NoAnswer,
    /// A write takes for ever.
    #[error("the database took too long")]
    Hung,
    /// A sync failed, now or before.
    #[error("the disk did not confirm what was written; it is not written to any more")]
    SyncFailed,
    /// Another entry is to come before this one, or it is there.
    #[error("entry {number} of a table is not its next")]
    OutOfTurn {
        /// Its number.
        number: u64,
    },
    /// No server of our version has been here.
    #[error(
        "the database is older and has schema {found}, this program knows {known}: stop the old \
         server, if one runs, and start a server of this program over it once"
    )]
    Older {
        /// The version of the schema that the database has.
        found: usize,
        /// The newest version that this program knows.
        known: usize,
    },
    /// A newer server has been here.
    #[error("the database has schema {found}, this server knows {known}")]
    Newer {
        /// The version of the schema that the database has.
        found: usize,
        /// The newest version that this program knows.
        known: usize,
    },
}

/// One entry on its way to the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// The table whose entry it is.
    pub table: Id,
    /// Its number, from 1.
    pub number: u64,
    /// The entry, written.
    pub text: String,
    /// The table's line in lists, if it changed.
    pub summary: Option<Summary>,
}

/// A table's line in lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The table.
    pub table: Id,
    /// The game's id.
    pub game: String,
    /// How far it is: `lobby`, `running`, `finished` or `closed`.
    pub stage: String,
    /// Whether it may be shown.
    pub listed: bool,
    /// Who sits there, as JSON for everyone.
    pub seats: String,
    /// When it last changed stage or seats.
    pub changed: u64,
    /// What had been served by then, in milliseconds.
    pub served: u64,
    /// Who laid it out; of tables of older servers that is not always known.
    pub host: Option<Id>,
    /// How it came to be, with its first entry; later it is not stored again.
    pub founded: Option<Founded>,
}

/// How a table came to be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Founded {
    /// The household it was laid out from, as a keyed digest; empty where nobody counts. It is
    /// forgotten when the table is over.
    pub address: String,
    /// The name of the request, empty if it had none.
    pub request: String,
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DatabaseKind {
    Sqlite,
    Postgres,
}

/// The storage of a server.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) read: AnyPool,
    /// What lists and counts ask has connections of its own: whoever opens a table does not wait
    /// for them.
    pub(crate) lists: AnyPool,
    pub(crate) kind: DatabaseKind,
    address: Arc<Address>,
    write_connection: Arc<Mutex<WriteConnection>>,
    vitals: Arc<Vitals>,
    pulse: Arc<std::sync::Mutex<Option<JoinHandle<()>>>>,
    /// Whether the write-ahead log is being brought home.
    tidying: Arc<AtomicBool>,
    era: u64,
}

impl Store {
    /// The era of its numbers: see [`Room::in_era`](room::Room::in_era).
    pub fn era(&self) -> u64 {
        self.era
    }

    /// Whether it can store, as far as anybody knows.
    pub fn health(&self) -> Health {
        self.vitals.health()
    }

    /// Tells when that changes.
    pub fn watch_health(&self) -> watch::Receiver<Health> {
        self.vitals.watch()
    }

    /// The place to write at, once nobody else does.
    async fn write_connection(&self) -> Result<MutexGuard<'_, WriteConnection>, StoreError> {
        if self.health().is_lost() {
            return Err(StoreError::SyncFailed);
        }
        Ok(self.write_connection.lock().await)
    }

    /// A value of the house by its name; `fresh` is stored if there is none yet.
    pub async fn keep(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let mut write_connection = self.write_connection().await?;
        let mut transaction = write_connection.begin().await?;
        let keep = "INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let keep = sqlx::query(keep).bind(name).bind(fresh);
        transaction.run(keep).await?;
        let row = sqlx::query("SELECT value FROM house WHERE name = $1").bind(name);
        let row = row.fetch_one(&mut *transaction).await;
        let row = transaction.heed(row)?;
        transaction.commit().await?;
        Ok(row.try_get(0)?)
    }

    /// Stores a value of the house under its name, whatever was there before.
    pub async fn set(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let mut write_connection = self.write_connection().await?;
        let mut transaction = write_connection.begin().await?;
        let set = "INSERT INTO house (name, value) VALUES ($1, $2) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        transaction
            .run(sqlx::query(set).bind(name).bind(value))
            .await?;
        transaction.commit().await
    }

    /// Ends all connections, after the write-ahead log was brought home if anything was written.
    /// What goes wrong with that is in its [health](Self::health).
    pub async fn close(&self) {
        let pulse = self.pulse.lock().expect("nobody panics in here").take();
        if let Some(pulse) = pulse {
            pulse.abort();
            let _ = pulse.await;
        }
        let has_written = self.write_connection.lock().await.close().await;
        // Whoever only reads beside a server leaves its log to that.
        if has_written && !self.health().is_lost() {
            // It was told, if it failed.
            let _ = self.tidy().await;
        }
        self.lists.close().await;
        self.read.close().await;
    }
}

/// The beginning of a table's id, for people: whoever reads it cannot use it.
fn short(table: &str) -> String {
    let beginning: String = table.chars().take(8).collect();
    beginning + "…"
}
