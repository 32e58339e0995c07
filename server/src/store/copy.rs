//! Backup and restore: the same copy, there and back.

use sqlx::{AnyConnection, AssertSqlSafe, Row};

use super::{Kind, Store, StoreError};

/// How many entries are copied at a time.
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

/// Copies everything in `from`, as it is at this moment, into the empty `into`. Says how many
/// entries there were. `from` may be in use.
pub async fn copy(from: &Store, into: &Store) -> Result<u64, CopyError> {
    let begin = match from.kind {
        Kind::Sqlite => "BEGIN",
        Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ",
    };
    let mut source = from.read.acquire().await.map_err(StoreError::from)?;
    execute(&mut source, begin).await?;
    let copied = copy_from(&mut source, into).await;
    execute(&mut source, "COMMIT").await?;
    copied
}

async fn copy_from(source: &mut AnyConnection, into: &Store) -> Result<u64, CopyError> {
    let any = sqlx::query("SELECT table_id FROM log LIMIT 1");
    let any = any
        .fetch_optional(&into.read)
        .await
        .map_err(StoreError::from)?;
    if any.is_some() {
        return Err(CopyError::NotEmpty);
    }
    let house = "SELECT name, value, '' FROM house WHERE name <> 'schema'";
    let keep = "INSERT INTO house (name, value) VALUES ($1, $2) \
                ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    let mut target = into.write.begin().await.map_err(StoreError::from)?;
    for row in rows(source, house.to_owned()).await? {
        let (name, value): (String, String) = pair(&row)?;
        let insert = sqlx::query(keep).bind(name).bind(value);
        insert
            .execute(&mut *target)
            .await
            .map_err(StoreError::from)?;
    }
    let (mut table, mut number, mut count) = (String::new(), 0_i64, 0_u64);
    loop {
        let page = format!(
            "SELECT table_id, entry, number FROM log WHERE table_id > '{table}' \
             OR (table_id = '{table}' AND number > {number}) \
             ORDER BY table_id, number LIMIT {PAGE}"
        );
        let rows = rows(source, page).await?;
        for row in &rows {
            let (id, entry) = pair(row)?;
            number = row.try_get(2).map_err(StoreError::from)?;
            let insert = "INSERT INTO log (table_id, number, entry) VALUES ($1, $2, $3)";
            let insert = sqlx::query(insert)
                .bind(id.clone())
                .bind(number)
                .bind(entry);
            insert
                .execute(&mut *target)
                .await
                .map_err(StoreError::from)?;
            // It goes into the next question as text: only what is an id may.
            let is_id = id.bytes().all(|byte| byte.is_ascii_hexdigit());
            table = if is_id {
                id
            } else {
                return Err(StoreError::Damaged { number: 0 }.into());
            };
            count += 1;
        }
        if rows.len() < PAGE as usize {
            break;
        }
    }
    target.commit().await.map_err(StoreError::from)?;
    Ok(count)
}

fn pair(row: &sqlx::any::AnyRow) -> Result<(String, String), StoreError> {
    Ok((row.try_get(0)?, row.try_get(1)?))
}

async fn rows(
    source: &mut AnyConnection,
    sql: String,
) -> Result<Vec<sqlx::any::AnyRow>, StoreError> {
    let query = sqlx::query(AssertSqlSafe(sql));
    Ok(query.fetch_all(source).await?)
}

async fn execute(source: &mut AnyConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::query(sql).execute(source).await?;
    Ok(())
}
