//! A secret of the house that is replaced, and the one before it.

use super::{Store, StoreError};

impl Store {
    /// A value of the house by its name, if there is one.
    pub async fn kept(&self, name: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query_scalar("SELECT value FROM house WHERE name = $1")
            .bind(name)
            .fetch_optional(&self.read)
            .await?;
        Ok(row)
    }

    /// Stores `fresh` under `name`; what was there is stored under `before`, in the same commit.
    pub async fn rotate(&self, name: &str, before: &str, fresh: &str) -> Result<(), StoreError> {
        let mut write_connection = self.write_connection().await?;
        let mut transaction = write_connection.begin().await?;
        let upsert = "ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let old: Option<String> = sqlx::query_scalar("SELECT value FROM house WHERE name = $1")
            .bind(name)
            .fetch_optional(&mut *transaction)
            .await?;
        let values = [(before, old.as_deref()), (name, Some(fresh))];
        for (name, value) in values {
            let Some(value) = value else { continue };
            let put = format!("INSERT INTO house (name, value) VALUES ($1, $2) {upsert}");
            let put = sqlx::query(sqlx::AssertSqlSafe(put));
            transaction.run(put.bind(name).bind(value)).await?;
        }
        transaction.commit().await
    }
}
