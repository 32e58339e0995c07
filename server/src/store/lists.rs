//! The lines of lists: a cache made from the log, which can be thrown away.

use room::ids::Id;
use sqlx::{Row, any::AnyRow};

use super::{Store, StoreError, Summary, transaction::Query};

/// No id comes after it.
const LAST_ID: &str = "z";
const LIST: &str = "SELECT id, game, stage, listed, seats, changed, host, served FROM tables \
     WHERE stage = $1 AND listed = 1 AND (changed, id) < ($2, $3) \
     ORDER BY changed DESC, id DESC LIMIT $4";
const COUNT: &str = "SELECT COUNT(*) FROM tables WHERE stage = $1";
const STALE: &str = "SELECT id FROM tables WHERE stage = $1 AND served < $2 AND checked < $2 \
     ORDER BY served LIMIT $3";

/// The questions that are asked of lists, to see how the database finds the answers.
pub(super) const QUESTIONS: &[&str] = &[LIST, COUNT, STALE];

impl Store {
    /// Tables that may be shown and are at `stage`, latest change first.
    pub async fn list(&self, stage: &str, limit: u32) -> Result<Vec<Summary>, StoreError> {
        self.list_from(stage, None, limit).await
    }

    /// The same, of those that come after the table `last` of an earlier list.
    pub async fn list_from(
        &self,
        stage: &str,
        last: Option<&Summary>,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let changed = last.map_or(i64::MAX, |last| last.changed.cast_signed());
        let id = last.map_or_else(|| LAST_ID.to_owned(), |last| last.table.to_string());
        let rows = sqlx::query(LIST)
            .bind(stage)
            .bind(changed)
            .bind(id)
            .bind(i64::from(limit))
            .fetch_all(&self.lists)
            .await?;
        rows.iter().map(summary_of).collect()
    }

    /// How many tables are at `stage`.
    pub async fn count(&self, stage: &str) -> Result<u64, StoreError> {
        let row = sqlx::query(COUNT)
            .bind(stage)
            .fetch_one(&self.lists)
            .await?;
        Ok(row.try_get::<i64, _>(0)?.cast_unsigned())
    }

    /// Tables at `stage` that have neither changed nor been looked at since `before` had been
    /// served.
    pub async fn stale(&self, stage: &str, before: u64, limit: u32) -> Result<Vec<Id>, StoreError> {
        let rows = sqlx::query(STALE)
            .bind(stage)
            .bind(before.cast_signed())
            .bind(i64::from(limit))
            .fetch_all(&self.lists)
            .await?;
        rows.iter().map(id_of).collect()
    }

    /// How many tables are [stale](Self::stale).
    pub async fn count_stale(&self, stage: &str, before: u64) -> Result<u64, StoreError> {
        let stale = "SELECT COUNT(*) FROM tables WHERE stage = $1 AND served < $2 AND checked < $2";
        let row = sqlx::query(stale)
            .bind(stage)
            .bind(before.cast_signed())
            .fetch_one(&self.read)
            .await?;
        Ok(row.try_get::<i64, _>(0)?.cast_unsigned())
    }

    /// Notes that tables were looked at, as if at the given served times, so that they are not
    /// [stale](Self::stale) again at once.
    pub async fn checked(&self, tables: &[(Id, u64)]) -> Result<(), StoreError> {
        let mut write_connection = self.write_connection().await?;
        let mut transaction = write_connection.begin().await?;
        for (table, at) in tables {
            let update = sqlx::query("UPDATE tables SET checked = $1 WHERE id = $2")
                .bind(at.cast_signed())
                .bind(table.to_string());
            transaction.run(update).await?;
        }
        transaction.commit().await
    }

    /// The tables whose lines are missing: all, if the cache was thrown away. Nothing for one whose
    /// id is damaged.
    pub async fn unlisted(&self) -> Result<Vec<Option<Id>>, StoreError> {
        let any = sqlx::query("SELECT id FROM tables LIMIT 1");
        if any.fetch_optional(&self.read).await?.is_some() {
            return Ok(Vec::new());
        }
        let rows = sqlx::query("SELECT table_id FROM heads");
        let rows = rows.fetch_all(&self.read).await?;
        Ok(rows.iter().map(|row| id_of(row).ok()).collect())
    }

    /// Stores lines of lists.
    pub async fn summarise(&self, summaries: &[Summary]) -> Result<(), StoreError> {
        let mut write_connection = self.write_connection().await?;
        let mut transaction = write_connection.begin().await?;
        for summary in summaries {
            transaction.run(upsert(summary)).await?;
        }
        transaction.commit().await
    }
}

pub(super) fn upsert(summary: &Summary) -> Query<'_> {
    let founded = summary.founded.as_ref();
    sqlx::query(
        "INSERT INTO tables \
         (id, game, stage, listed, seats, changed, checked, host, address, request, \
         served) \
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10) ON CONFLICT (id) DO UPDATE SET \
         stage = excluded.stage, seats = excluded.seats, changed = excluded.changed, \
         served = excluded.served, \
         host = CASE WHEN tables.host = '' THEN excluded.host ELSE tables.host END, \
         address = CASE WHEN excluded.stage IN ('lobby', 'running') THEN tables.address \
         ELSE '' END",
    )
    .bind(summary.table.to_string())
    .bind(summary.game.as_str())
    .bind(summary.stage.as_str())
    .bind(i64::from(summary.listed))
    .bind(summary.seats.as_str())
    .bind(summary.changed.cast_signed())
    .bind(
        summary
            .host
            .map(|host| host.to_string())
            .unwrap_or_default(),
    )
    .bind(founded.map_or("", |founded| founded.address.as_str()))
    .bind(founded.map_or("", |founded| founded.request.as_str()))
    .bind(summary.served.cast_signed())
}

fn summary_of(row: &AnyRow) -> Result<Summary, StoreError> {
    Ok(Summary {
        table: id_of(row)?,
        game: row.try_get(1)?,
        stage: row.try_get(2)?,
        listed: row.try_get::<i64, _>(3)? != 0,
        seats: row.try_get(4)?,
        changed: row.try_get::<i64, _>(5)?.cast_unsigned(),
        host: row.try_get::<String, _>(6)?.parse().ok(),
        founded: None,
        served: row.try_get::<i64, _>(7)?.cast_unsigned(),
    })
}

/// The id in the first column.
pub(super) fn id_of(row: &AnyRow) -> Result<Id, StoreError> {
    let text: String = row.try_get(0)?;
    text.parse().map_err(|_| StoreError::Unreadable("id"))
}
