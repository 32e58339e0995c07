//! The shape of the database, and how an older one gets it.

use sqlx::{AnyPool, AssertSqlSafe, Row};

use super::{Kind, StoreError};

/// What every SQLite connection is told: readers do not wait for the writer, and what is
/// committed is on the disk.
pub(super) const PRAGMAS: &[&str] = &[
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    // A commit does this only if it has not been done beside it for long.
    "PRAGMA wal_autocheckpoint = 16000",
];

/// The steps from an empty database to the present one. A step that was released never changes.
///
/// Entries lie in the order in which they came, whatever their table, and each knows the one
/// before it at the same table; `heads` knows the last. So a group of moves at many tables is a
/// few pages at the end of the log, and not a page for each table: what a disk can write is what
/// a server can acknowledge.
const MIGRATIONS: &[&[&str]] = &[&[
    "CREATE TABLE log (place BIGINT PRIMARY KEY, table_id TEXT NOT NULL, number BIGINT NOT NULL, \
     entry TEXT NOT NULL, before BIGINT)",
    "CREATE TABLE heads (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, place BIGINT NOT NULL)",
    "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, stage TEXT NOT NULL, \
     listed BIGINT NOT NULL, seats TEXT NOT NULL, changed BIGINT NOT NULL, \
     checked BIGINT NOT NULL)",
    "CREATE INDEX tables_by_stage ON tables (stage, changed)",
]];

/// Brings the database up to date, step by step.
pub(super) async fn migrate(pool: &AnyPool, kind: Kind) -> Result<(), StoreError> {
    sqlx::query("CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        .execute(pool)
        .await?;
    let found = version(pool).await?;
    let known = MIGRATIONS.len();
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (n, step) in MIGRATIONS.iter().enumerate().skip(found) {
        let mut transaction = pool.begin().await?;
        for statement in *step {
            // SQLite has one kind of whole numbers, and a key of that name is the place itself.
            let statement = match kind {
                Kind::Sqlite => statement.replace("BIGINT PRIMARY", "INTEGER PRIMARY"),
                Kind::Postgres => (*statement).to_owned(),
            };
            let statement = sqlx::query(AssertSqlSafe(statement));
            statement.execute(&mut *transaction).await?;
        }
        sqlx::query(
            "INSERT INTO house (name, value) VALUES ('schema', $1) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind((n + 1).to_string())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
    }
    Ok(())
}

async fn version(pool: &AnyPool) -> Result<usize, StoreError> {
    let row = sqlx::query("SELECT value FROM house WHERE name = 'schema'")
        .fetch_optional(pool)
        .await?;
    let Some(row) = row else {
        return Ok(0);
    };
    let text: String = row.try_get(0)?;
    text.parse().map_err(|_| StoreError::Damaged { number: 0 })
}
