//! Backup and restore: the same copy, there and back.

use sqlx::{AnyConnection, Connection, Row};

use super::{DatabaseKind, Store, StoreError, short, transaction::Transaction, walk};

/// How many rows are copied at a time.
const PAGE: i64 = 1_000;

/// Why a copy was not made.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the databases.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Copies go into empty databases only.
    #[error("the database to copy into is not empty")]
    NotEmpty,
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> Self {
        CopyError::Store(error.into())
    }
}

/// Copies everything in `from`, as it is at this moment, into the empty `into`. Says how many
/// entries there were. `from` may be in use. An entry that is not what was stored is an error, and
/// nothing is copied.
pub async fn copy(from: &Store, into: &Store) -> Result<u64, CopyError> {
    copy_whole(from, into, None).await
}

/// The same of a backup, at `now`, in seconds since 1970. Entries that clients know of may be
/// missing in it, so an era begins with it: see [`Room::in_era`](room::Room::in_era). It holds from
/// the next time the storage is opened.
pub async fn restore(from: &Store, into: &Store, now: u64) -> Result<u64, CopyError> {
    let era = now.max(from.era() + 1).max(into.era() + 1);
    copy_whole(from, into, Some(era)).await
}

/// Copies everything, in one transaction; another era if there is one.
async fn copy_whole(from: &Store, into: &Store, era: Option<u64>) -> Result<u64, CopyError> {
    let any = sqlx::query("SELECT place FROM log LIMIT 1");
    if any.fetch_optional(&into.read).await?.is_some() {
        return Err(CopyError::NotEmpty);
    }
    let begin = match from.kind {
        DatabaseKind::Sqlite => "BEGIN",
        DatabaseKind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ",
    };
    // A connection of its own: a copy takes long, and nobody at a table should wait for it.
    let mut source = from.address.connect().await?;
    sqlx::query(begin).execute(&mut source).await?;
    let mut write_connection = into.write_connection().await?;
    let mut target = write_connection.begin().await?;
    copy_house(&mut source, &mut target, era).await?;
    let count = copy_tables(&mut source, from.kind, &mut target).await?;
    target.commit().await?;
    source.close().await?;
    Ok(count)
}

/// Copies the values of the house, but for the era if there is another.
async fn copy_house(
    source: &mut AnyConnection,
    target: &mut Transaction<'_>,
    era: Option<u64>,
) -> Result<(), StoreError> {
    let house = "SELECT name, value FROM house WHERE name <> 'schema'";
    let rows = sqlx::query(house).fetch_all(source).await?;
    let values = rows
        .iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .chain(era.map(|era| Ok(("era".to_owned(), era.to_string()))));
    for value in values {
        let (name, value): (String, String) = value.map_err(StoreError::Database)?;
        let keep = "INSERT INTO house (name, value) VALUES ($1, $2) \
                    ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let keep = sqlx::query(keep).bind(name).bind(value);
        target.run(keep).await?;
    }
    Ok(())
}

async fn copy_tables(
    source: &mut AnyConnection,
    kind: DatabaseKind,
    target: &mut Transaction<'_>,
) -> Result<u64, StoreError> {
    let count = copy_log(source, kind, target).await?;
    // The last entry of each table is the one that no other comes after.
    let heads = "INSERT INTO heads (table_id, number, place, checksum) \
                 SELECT table_id, number, place, checksum FROM log \
                 WHERE place NOT IN (SELECT before FROM log WHERE before IS NOT NULL)";
    target.run(sqlx::query(heads)).await?;
    copy_lists(source, target).await?;
    Ok(count)
}

/// Copies the entries, each verified on its way.
async fn copy_log(
    source: &mut AnyConnection,
    kind: DatabaseKind,
    target: &mut Transaction<'_>,
) -> Result<u64, StoreError> {
    let damaged = |table: &str, number: i64| StoreError::Damaged {
        table: short(table),
        number: number.cast_unsigned(),
    };
    let (mut count, mut after) = (0, 0);
    loop {
        let page = walk::page(source, kind, after).await?;
        let Some(last) = page.last() else {
            break;
        };
        after = last.place;
        for stored in page {
            if let Some(number) = stored.fault() {
                return Err(damaged(&stored.table, number));
            }
            let entry = String::from_utf8(stored.entry);
            let entry = entry.map_err(|_| damaged(&stored.table, stored.number))?;
            let insert = "INSERT INTO log (place, table_id, number, entry, before, checksum) \
                          VALUES ($1, $2, $3, $4, $5, $6)";
            let insert = sqlx::query(insert)
                .bind(stored.place)
                .bind(stored.table)
                .bind(stored.number)
                .bind(entry)
                .bind(stored.before)
                .bind(stored.checksum);
            target.run(insert).await?;
            count += 1;
        }
    }
    match walk::lost_heads(source).await?.first() {
        Some((table, number)) => Err(damaged(table, *number)),
        None => Ok(count),
    }
}

/// Copies the lines of lists along, so that they need not be made anew.
async fn copy_lists(
    source: &mut AnyConnection,
    target: &mut Transaction<'_>,
) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let page = "SELECT id, game, stage, listed, seats, changed, checked, host, address, \
                    request, served FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        let page = sqlx::query(page).bind(after.clone()).bind(PAGE);
        let rows = page.fetch_all(&mut *source).await?;
        let Some(last) = rows.last() else {
            return Ok(());
        };
        after = last.try_get(0)?;
        for row in &rows {
            let insert = "INSERT INTO tables (id, game, stage, listed, seats, changed, checked, \
                          host, address, request, served) \
                          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
            let insert = sqlx::query(insert)
                .bind(row.try_get::<String, _>(0)?)
                .bind(row.try_get::<String, _>(1)?)
                .bind(row.try_get::<String, _>(2)?)
                .bind(row.try_get::<i64, _>(3)?)
                .bind(row.try_get::<String, _>(4)?)
                .bind(row.try_get::<i64, _>(5)?)
                .bind(row.try_get::<i64, _>(6)?)
                .bind(row.try_get::<String, _>(7)?)
                .bind(row.try_get::<String, _>(8)?)
                .bind(row.try_get::<String, _>(9)?)
                .bind(row.try_get::<i64, _>(10)?);
            target.run(insert).await?;
        }
    }
}
