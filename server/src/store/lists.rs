//! The lines of lists: a cache made from the log, which can be thrown away.

use room::ids::Id;
use sqlx::{Row, any::AnyRow};

use super::{Store, StoreError, Summary};

impl Store {
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

    /// Tables at `stage` that have neither changed nor been looked at since `before`.
    pub async fn stale(&self, stage: &str, before: u64, limit: u32) -> Result<Vec<Id>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE stage = $1 AND changed < $2 AND checked < $2 \
             ORDER BY changed LIMIT $3",
        )
        .bind(stage)
        .bind(before.cast_signed())
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(id_of).collect()
    }

    /// Notes that tables were looked at, as if at the given times, so that they are not
    /// [stale](Self::stale) again at once.
    pub async fn checked(&self, tables: &[(Id, u64)]) -> Result<(), StoreError> {
        let mut desk = self.desk().await?;
        let mut transaction = desk.begin().await?;
        for (table, at) in tables {
            sqlx::query("UPDATE tables SET checked = $1 WHERE id = $2")
                .bind(at.cast_signed())
                .bind(table.to_string())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// The tables whose lines are missing: all, if the cache was thrown away.
    pub async fn unlisted(&self) -> Result<Vec<Id>, StoreError> {
        let any = sqlx::query("SELECT id FROM tables LIMIT 1");
        if any.fetch_optional(&self.read).await?.is_some() {
            return Ok(Vec::new());
        }
        let rows = sqlx::query("SELECT table_id FROM heads");
        let rows = rows.fetch_all(&self.read).await?;
        rows.iter().map(id_of).collect()
    }

    /// Stores lines of lists.
    pub async fn summarise(&self, summaries: &[Summary]) -> Result<(), StoreError> {
        let mut desk = self.desk().await?;
        let mut transaction = desk.begin().await?;
        for summary in summaries {
            upsert(summary).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

pub(super) fn upsert(summary: &Summary) -> Query<'_> {
    sqlx::query(
        "INSERT INTO tables (id, game, stage, listed, seats, changed, checked) \
         VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT (id) DO UPDATE SET \
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
