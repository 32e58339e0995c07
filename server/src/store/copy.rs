//! Backup and restore: the same copy, there and back.

use sqlx::{Any, AnyConnection, AssertSqlSafe, Row, Transaction};

use super::{Kind, Store, StoreError};

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
/// entries there were. `from` may be in use.
pub async fn copy(from: &Store, into: &Store) -> Result<u64, CopyError> {
    let any = sqlx::query("SELECT place FROM log LIMIT 1");
    if any.fetch_optional(&into.read).await?.is_some() {
        return Err(CopyError::NotEmpty);
    }
    let begin = match from.kind {
        Kind::Sqlite => "BEGIN",
        Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ",
    };
    let mut source = from.read.acquire().await?;
    sqlx::query(begin).execute(&mut *source).await?;
    let mut desk = into.desk().await?;
    let mut target = desk.begin().await?;
    let copied = copy_all(&mut source, &mut target).await;
    sqlx::query("COMMIT").execute(&mut *source).await?;
    let count = copied?;
    target.commit().await?;
    Ok(count)
}

async fn copy_all(
    source: &mut AnyConnection,
    target: &mut Transaction<'_, Any>,
) -> Result<u64, StoreError> {
    let house = "SELECT name, value FROM house WHERE name <> 'schema'";
    for row in sqlx::query(house).fetch_all(&mut *source).await? {
        let (name, value): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let keep = "INSERT INTO house (name, value) VALUES ($1, $2) \
                    ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let keep = sqlx::query(keep).bind(name).bind(value);
        keep.execute(&mut **target).await?;
    }
    let (mut count, mut place) = (0, 0_i64);
    loop {
        let page = format!(
            "SELECT place, table_id, number, entry, before FROM log WHERE place > {place} \
             ORDER BY place LIMIT {PAGE}"
        );
        let rows = sqlx::query(AssertSqlSafe(page))
            .fetch_all(&mut *source)
            .await?;
        let Some(last) = rows.last() else {
            break;
        };
        place = last.try_get(0)?;
        for row in &rows {
            let insert = "INSERT INTO log (place, table_id, number, entry, before) \
                          VALUES ($1, $2, $3, $4, $5)";
            let insert = sqlx::query(insert)
                .bind(row.try_get::<i64, _>(0)?)
                .bind(row.try_get::<String, _>(1)?)
                .bind(row.try_get::<i64, _>(2)?)
                .bind(row.try_get::<String, _>(3)?)
                .bind(row.try_get::<Option<i64>, _>(4)?);
            insert.execute(&mut **target).await?;
            count += 1;
        }
    }
    // The last entry of each table is the one that no other comes after.
    let heads = "INSERT INTO heads (table_id, number, place) SELECT table_id, number, place \
                 FROM log WHERE place NOT IN (SELECT before FROM log WHERE before IS NOT NULL)";
    sqlx::query(heads).execute(&mut **target).await?;
    copy_lists(source, target).await?;
    Ok(count)
}

/// Copies the lines of lists along, so that they need not be made anew.
async fn copy_lists(
    source: &mut AnyConnection,
    target: &mut Transaction<'_, Any>,
) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let page = "SELECT id, game, stage, listed, seats, changed, checked FROM tables \
                    WHERE id > $1 ORDER BY id LIMIT $2";
        let page = sqlx::query(page).bind(after.clone()).bind(PAGE);
        let rows = page.fetch_all(&mut *source).await?;
        let Some(last) = rows.last() else {
            return Ok(());
        };
        after = last.try_get(0)?;
        for row in &rows {
            let insert = "INSERT INTO tables (id, game, stage, listed, seats, changed, checked) \
                          VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let insert = sqlx::query(insert)
                .bind(row.try_get::<String, _>(0)?)
                .bind(row.try_get::<String, _>(1)?)
                .bind(row.try_get::<String, _>(2)?)
                .bind(row.try_get::<i64, _>(3)?)
                .bind(row.try_get::<String, _>(4)?)
                .bind(row.try_get::<i64, _>(5)?)
                .bind(row.try_get::<i64, _>(6)?);
            insert.execute(&mut **target).await?;
        }
    }
}
