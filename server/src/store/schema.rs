//! The shape of the database, and how an older one gets it.

use std::cmp::Ordering;

use sqlx::{AnyConnection, AssertSqlSafe, Row};

use super::{DatabaseKind, StoreError, checksum, transaction::WriteConnection};

/// What every SQLite connection is told: readers do not wait for the writer, and what is
/// committed is on the disk.
const PRAGMAS: &[&str] = &[
    "PRAGMA busy_timeout = 3000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    // The write-ahead log is brought home beside those who commit, with errors looked at.
    "PRAGMA wal_autocheckpoint = 0",
];

/// The steps from an empty database to the present one. A step that was released never changes.
const MIGRATIONS: &[&[&str]] = &[LOG, CHECKSUMS, LISTS, SERVED_TIME, OVER, REQUESTS];

/// Entries lie in the order in which they came, whatever their table, and each knows the one
/// before it at the same table; `heads` knows the last. So a group of moves at many tables is a
/// few pages at the end of the log, and not a page for each table: what a disk can write is what
/// a server can acknowledge.
const LOG: &[&str] = &[
    "CREATE TABLE log (place BIGINT PRIMARY KEY, table_id TEXT NOT NULL, number BIGINT NOT NULL, \
     entry TEXT NOT NULL, before BIGINT)",
    "CREATE TABLE heads (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, place BIGINT NOT NULL)",
    "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, stage TEXT NOT NULL, \
     listed BIGINT NOT NULL, seats TEXT NOT NULL, changed BIGINT NOT NULL, \
     checked BIGINT NOT NULL)",
    "CREATE INDEX tables_by_stage ON tables (stage, changed)",
];

/// Each entry has a checksum that chains it to the one before it at its table.
const CHECKSUMS: &[&str] = &[
    "ALTER TABLE log ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE heads ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
    checksum::FILL,
];

/// Whose tables they are, for what one person may have, and indexes of what is asked for often:
/// tables that may be shown, tables that are open, tables by the name of the request.
const LISTS: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN address TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN request TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX tables_listed ON tables (stage, changed, id) WHERE listed = 1",
    "CREATE INDEX tables_open_by_host ON tables (host) WHERE stage IN ('lobby', 'running')",
    "CREATE INDEX tables_open_by_address ON tables (address) \
     WHERE stage IN ('lobby', 'running')",
    "CREATE INDEX tables_by_request ON tables (host, request) WHERE request <> ''",
];

/// Tables are stale by served time, which begins with this step; `checked` was a time of the clock.
const SERVED_TIME: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN served BIGINT NOT NULL DEFAULT 0",
    "UPDATE tables SET checked = 0",
    "CREATE INDEX tables_by_served ON tables (stage, served)",
];

/// Tables that are over are deleted in the order of served time, page by page; those of older
/// servers are all of the time 0.
const OVER: &[&str] = &[
    "DROP INDEX tables_by_served",
    "CREATE INDEX tables_by_served_and_id ON tables (stage, served, id)",
];

/// A request lays out one table, whoever writes at the same time. Of tables that were laid out
/// twice before, one keeps the name of the request.
const REQUESTS: &[&str] = &[
    "UPDATE tables SET request = '' WHERE request <> '' AND EXISTS (SELECT 1 FROM tables AS other \
     WHERE other.host = tables.host AND other.request = tables.request AND other.id < tables.id)",
    "DROP INDEX tables_by_request",
    "CREATE UNIQUE INDEX tables_by_request ON tables (host, request) WHERE request <> ''",
];

/// Tells a new connection what every connection is told.
pub(super) async fn tell(
    connection: &mut AnyConnection,
    kind: DatabaseKind,
) -> Result<(), sqlx::Error> {
    if kind == DatabaseKind::Sqlite {
        for pragma in PRAGMAS {
            sqlx::query(*pragma).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Brings the database up to date, step by step.
pub(super) async fn migrate(
    write_connection: &mut WriteConnection,
    kind: DatabaseKind,
) -> Result<(), StoreError> {
    let known = MIGRATIONS.len();
    let mut transaction = write_connection.begin().await?;
    let house = "CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL)";
    transaction.run(sqlx::query(house)).await?;
    let found = version(&mut transaction, kind).await?;
    transaction.commit().await?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (n, step) in MIGRATIONS.iter().enumerate().skip(found) {
        let mut transaction = write_connection.begin().await?;
        for statement in *step {
            if *statement == checksum::FILL {
                checksum::fill(&mut transaction, kind).await?;
                continue;
            }
            // SQLite has one kind of whole numbers, and a key of that name is the place itself.
            let statement = match kind {
                DatabaseKind::Sqlite => statement.replace("BIGINT PRIMARY", "INTEGER PRIMARY"),
                DatabaseKind::Postgres => (*statement).to_owned(),
            };
            let statement = sqlx::query(AssertSqlSafe(statement));
            transaction.run(statement).await?;
        }
        let schema = "INSERT INTO house (name, value) VALUES ('schema', $1) \
                      ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let schema = sqlx::query(schema).bind((n + 1).to_string());
        transaction.run(schema).await?;
        transaction.commit().await?;
    }
    Ok(())
}

/// An error unless all steps have been done, and no others.
pub(super) fn assert_known(found: usize) -> Result<(), StoreError> {
    let known = MIGRATIONS.len();
    match found.cmp(&known) {
        Ordering::Less => Err(StoreError::Older { found, known }),
        Ordering::Greater => Err(StoreError::Newer { found, known }),
        Ordering::Equal => Ok(()),
    }
}

/// How many steps have been done; none where there is nothing yet.
pub(super) async fn version(
    connection: &mut AnyConnection,
    kind: DatabaseKind,
) -> Result<usize, StoreError> {
    let is_there = match kind {
        DatabaseKind::Sqlite => {
            "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'house'"
        }
        DatabaseKind::Postgres => "SELECT COUNT(*) FROM pg_class WHERE oid = to_regclass('house')",
    };
    let row = sqlx::query(is_there).fetch_one(&mut *connection).await?;
    if row.try_get::<i64, _>(0)? == 0 {
        return Ok(0);
    }
    let row = sqlx::query("SELECT value FROM house WHERE name = 'schema'")
        .fetch_optional(connection)
        .await?;
    let Some(row) = row else {
        return Ok(0);
    };
    let text: String = row.try_get(0)?;
    let version = text.parse();
    version.map_err(|_| StoreError::Unreadable("schema"))
}
