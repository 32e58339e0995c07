//! Storage: an append-only log per table, in SQLite or PostgreSQL, by one code path.
//!
//! The log is the truth. The table `tables` is a cache for lists, made from the log and made anew
//! when it is empty: it can be thrown away while the server is down.

mod copy;
mod schema;
mod writer;

pub use copy::{CopyError, copy};
pub use writer::{StorageGone, Writer};

use std::path::Path;

use room::Entry;
use room::ids::Id;
use sqlx::{
    AnyPool, AssertSqlSafe, Row,
    any::{AnyPoolOptions, AnyRow},
};

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
}

impl Store {
    /// Opens the SQLite database in `folder`, which is made if it is not there.
    pub async fn in_folder(folder: &Path) -> Result<Self, StoreError> {
        std::fs::create_dir_all(folder).map_err(sqlx::Error::Io)?;
        Self::open(&url_of(&folder.join("boroughs.sqlite"))).await
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
        schema::migrate(&write).await?;
        let read = pool(url, kind, 4).await?;
        Ok(Store { write, read, kind })
    }

    /// Stores `writes`, all or none.
    pub async fn append(&self, writes: &[Write]) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        let mut rest = writes;
        while !rest.is_empty() {
            // Statements of few lengths: each is prepared once.
            let count = (1 << rest.len().ilog2()).min(256);
            let (now, later) = rest.split_at(count);
            let mut insert = sqlx::query(AssertSqlSafe(insert_of(count)));
            for write in now {
                insert = insert.bind(write.table.to_string());
                insert = insert.bind(write.number.cast_signed());
                insert = insert.bind(write.text.as_str());
            }
            insert.execute(&mut *transaction).await?;
            rest = later;
        }
        for summary in writes.iter().filter_map(|write| write.summary.as_ref()) {
            upsert(summary).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Everything that happened to a table; nothing if there is none.
    pub async fn log(&self, table: Id) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT number, entry FROM log WHERE table_id = $1 ORDER BY number")
            .bind(table.to_string())
            .fetch_all(&self.read)
            .await?;
        let mut entries = Vec::with_capacity(rows.len());
        for (n, row) in rows.iter().enumerate() {
            let number = n as u64 + 1;
            let damaged = StoreError::Damaged { number };
            if row.try_get::<i64, _>(0)? != number.cast_signed() {
                return Err(damaged);
            }
            let text: String = row.try_get(1)?;
            entries.push(Entry::read(&text).map_err(|_| damaged)?);
        }
        Ok(entries)
    }

    /// Tables that may be shown and are at `stage`, latest change first.
    pub async fn list(&self, stage: &str, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, game, stage, listed, seats, changed FROM tables \
             WHERE stage = $1 AND listed = 1 ORDER BY changed DESC LIMIT $2",
        )
        .bind(stage)
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(summary_of).collect()
    }

    /// How many tables are at `stage`.
    pub async fn count(&self, stage: &str) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM tables WHERE stage = $1")
            .bind(stage)
            .fetch_one(&self.read)
            .await?;
        Ok(row.try_get::<i64, _>(0)?.cast_unsigned())
    }

    /// Unfinished tables that have not changed in lists since `before`.
    pub async fn stale(&self, before: u64, limit: u32) -> Result<Vec<Id>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE stage IN ('lobby', 'running') AND changed < $1 \
             ORDER BY changed LIMIT $2",
        )
        .bind(before.cast_signed())
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(id_of).collect()
    }

    /// Puts `changed` into the table's line, so that it is not looked at again at once.
    pub async fn touch(&self, table: Id, changed: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET changed = $1 WHERE id = $2")
            .bind(changed.cast_signed())
            .bind(table.to_string())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// A value of the house by its name; `fresh` is stored if there is none yet.
    pub async fn keep(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        sqlx::query("INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(fresh)
            .execute(&self.write)
            .await?;
        let row = sqlx::query("SELECT value FROM house WHERE name = $1")
            .bind(name)
            .fetch_one(&self.write)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.read).await.is_ok()
    }

    /// The tables whose lines are missing although they have a log: all, if the cache was thrown
    /// away.
    pub async fn unlisted(&self) -> Result<Vec<Id>, StoreError> {
        let any = sqlx::query("SELECT id FROM tables LIMIT 1");
        if any.fetch_optional(&self.read).await?.is_some() {
            return Ok(Vec::new());
        }
        let rows = sqlx::query("SELECT table_id FROM log WHERE number = 1");
        let rows = rows.fetch_all(&self.read).await?;
        rows.iter().map(id_of).collect()
    }

    /// Stores lines of lists.
    pub async fn summarise(&self, summaries: &[Summary]) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        for summary in summaries {
            upsert(summary).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Ends all connections.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }
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

/// The statement that stores `count` entries.
fn insert_of(count: usize) -> String {
    let row = |n: usize| format!("(${}, ${}, ${})", 3 * n + 1, 3 * n + 2, 3 * n + 3);
    let rows: Vec<String> = (0..count).map(row).collect();
    let rows = rows.join(", ");
    format!("INSERT INTO log (table_id, number, entry) VALUES {rows}")
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

fn upsert(summary: &Summary) -> Query<'_> {
    sqlx::query(
        "INSERT INTO tables (id, game, stage, listed, seats, changed) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET \
         stage = excluded.stage, seats = excluded.seats, changed = excluded.changed",
    )
    .bind(summary.table.to_string())
    .bind(summary.game.as_str())
    .bind(summary.stage.as_str())
    .bind(i64::from(summary.listed))
    .bind(summary.seats.as_str())
    .bind(summary.changed.cast_signed())
}

fn summary_of(row: &AnyRow) -> Result<Summary, StoreError> {
    Ok(Summary {
        table: id_of(row)?,
        game: row.try_get(1)?,
        stage: row.try_get(2)?,
        listed: row.try_get::<i64, _>(3)? != 0,
        seats: row.try_get(4)?,
        changed: row.try_get::<i64, _>(5)?.cast_unsigned(),
    })
}

/// The id in the first column.
fn id_of(row: &AnyRow) -> Result<Id, StoreError> {
    let text: String = row.try_get(0)?;
    text.parse().map_err(|_| StoreError::Damaged { number: 0 })
}
