//! Storage: an append-only log per table, in SQLite or PostgreSQL, by one code path.
//!
//! The log is the truth. The table `tables` is a cache for lists, made from the log and made anew
//! when it is empty: it can be thrown away while the server is down.

mod copy;
mod disk;
mod lists;
mod log;
mod schema;
mod writer;

pub use copy::{CopyError, copy};
pub use disk::{Disk, Pending};
pub use writer::{StorageGone, Writer};

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use room::ids::Id;
use sqlx::{Any, AnyPool, Connection, Row, Transaction, any::AnyPoolOptions, pool::PoolConnection};
use tokio::sync::{Mutex, MutexGuard};

/// What goes wrong with storage.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says so.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// Something stored is not what was stored.
    #[error("stored entry {number} of a table is damaged")]
    Damaged {
        /// Its number.
        number: u64,
    },
    /// Another entry is to come before this one, or it is there.
    #[error("entry {number} of a table is not its next")]
    OutOfTurn {
        /// Its number.
        number: u64,
    },
    /// A newer server has been here.
    #[error("the database has schema {found}, this server knows {known}")]
    Newer {
        /// What it has.
        found: usize,
        /// What we know.
        known: usize,
    },
}

/// One entry on its way to the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// Whose.
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
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

/// The storage of a server.
#[derive(Clone, Debug)]
pub struct Store {
    /// SQLite has one writer at a time; a pool of its own keeps readers out of its way.
    pub(crate) write: AnyPool,
    pub(crate) read: AnyPool,
    pub(crate) kind: Kind,
    desk: Arc<Mutex<Desk>>,
    era: u64,
}

/// Where writing is done, by one at a time.
#[derive(Debug, Default)]
struct Desk {
    /// Kept from one group of entries to the next, as long as all goes well.
    connection: Option<PoolConnection<Any>>,
    heads: log::Heads,
    /// How many entries there have been since the database tidied up.
    untidied: usize,
}

impl Store {
    /// Opens the SQLite database in `folder`, which is made if it is not there.
    pub async fn in_folder(folder: &Path) -> Result<Self, StoreError> {
        private_folder(folder).map_err(sqlx::Error::Io)?;
        Self::open(&url_of(&file_in(folder))).await
    }

    /// Opens the database at `url` (`postgres://…` or `sqlite://…`) and brings it up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let kind = if url.starts_with("postgres") {
            Kind::Postgres
        } else {
            Kind::Sqlite
        };
        let write = pool(url, kind, 1).await?;
        schema::migrate(&write, kind).await?;
        let read = pool(url, kind, 4).await?;
        let era = sqlx::query("SELECT value FROM house WHERE name = 'era'");
        let era = era.fetch_optional(&read).await?;
        let era: Option<String> = era.map(|row| row.try_get(0)).transpose()?;
        let era = era.map_or(Ok(0), |era| era.parse());
        Ok(Store {
            write,
            read,
            kind,
            desk: Arc::default(),
            era: era.map_err(|_| StoreError::Damaged { number: 0 })?,
        })
    }

    /// The era of its numbers: see [`Room::in_era`](room::Room::in_era).
    pub fn era(&self) -> u64 {
        self.era
    }

    /// Begins an era at `now`, in seconds since 1970: entries that clients know of may be missing.
    /// It holds from the next time the storage is opened.
    pub async fn begin_era(&self, now: u64) -> Result<(), StoreError> {
        let era = now.max(self.era + 1).to_string();
        let mut desk = self.desk().await?;
        let mut transaction = desk.begin().await?;
        sqlx::query(
            "INSERT INTO house (name, value) VALUES ('era', $1) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(era)
        .execute(&mut *transaction)
        .await?;
        Ok(transaction.commit().await?)
    }

    /// The place to write at, once nobody else does.
    async fn desk(&self) -> Result<MutexGuard<'_, Desk>, StoreError> {
        let mut desk = self.desk.lock().await;
        if desk.connection.is_none() {
            desk.connection = Some(self.write.acquire().await?);
        }
        Ok(desk)
    }

    /// A value of the house by its name; `fresh` is stored if there is none yet.
    pub async fn keep(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let mut desk = self.desk().await?;
        let mut transaction = desk.begin().await?;
        sqlx::query("INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(fresh)
            .execute(&mut *transaction)
            .await?;
        let row = sqlx::query("SELECT value FROM house WHERE name = $1")
            .bind(name)
            .fetch_one(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(row.try_get(0)?)
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.read).await.is_ok()
    }

    /// Lets SQLite bring its write-ahead log home, beside those who write. Left to itself it does
    /// so within a commit, and everybody waits.
    fn tidy(&self) {
        if self.kind == Kind::Sqlite {
            let read = self.read.clone();
            tokio::spawn(async move {
                let tidied = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)");
                if let Err(error) = tidied.execute(&read).await {
                    tracing::warn!(%error, "the write-ahead log could not be brought home");
                }
            });
        }
    }

    /// Ends all connections.
    pub async fn close(&self) {
        *self.desk.lock().await = Desk::default();
        self.read.close().await;
        self.write.close().await;
    }
}

impl Desk {
    async fn begin(&mut self) -> Result<Transaction<'_, Any>, StoreError> {
        let connection = self.connection.as_mut();
        let connection = connection.expect("whoever writes has a connection");
        Ok(connection.begin().await?)
    }
}

/// Where the SQLite database of a folder is.
pub fn file_in(folder: &Path) -> PathBuf {
    folder.join("boroughs.sqlite")
}

/// Makes `folder`, if it is not there, for nobody else to look into: it holds secrets.
fn private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// The URL of a SQLite file, which is made if it is not there.
pub fn url_of(file: &Path) -> String {
    format!("sqlite://{}?mode=rwc", file.display())
}

async fn pool(url: &str, kind: Kind, connections: u32) -> Result<AnyPool, StoreError> {
    let options = AnyPoolOptions::new().max_connections(connections);
    let options = options.after_connect(move |connection, _| {
        Box::pin(async move {
            if kind == Kind::Sqlite {
                for pragma in schema::PRAGMAS {
                    sqlx::query(*pragma).execute(&mut *connection).await?;
                }
            }
            Ok(())
        })
    });
    Ok(options.connect(url).await?)
}
