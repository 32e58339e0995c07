//! How many open tables someone has, and which table a request has laid out.

use room::ids::Id;
use sqlx::Row;

use super::{Store, StoreError, lists::id_of};

const OF_HOST: &str =
    "SELECT COUNT(*) FROM tables WHERE host = $1 AND stage IN ('lobby', 'running')";
const OF_ADDRESS: &str =
    "SELECT COUNT(*) FROM tables WHERE address = $1 AND stage IN ('lobby', 'running')";
const BY_REQUEST: &str =
    "SELECT id FROM tables WHERE host = $1 AND request = $2 AND request <> '' LIMIT 1";
const HOSTLESS: &str = "SELECT id FROM tables WHERE host = '' AND stage IN ('lobby', 'running')";

/// The questions that are asked before a table is laid out, to see how the database finds the
/// answers.
pub(super) const QUESTIONS: &[&str] = &[OF_HOST, OF_ADDRESS, BY_REQUEST, HOSTLESS];

impl Store {
    /// How many tables that `host` laid out have not come to an end.
    pub async fn open_of_host(&self, host: Id) -> Result<u64, StoreError> {
        self.open_of(OF_HOST, &host.to_string()).await
    }

    /// How many tables that were laid out from a household have not come to an end.
    pub async fn open_of_address(&self, address: &str) -> Result<u64, StoreError> {
        self.open_of(OF_ADDRESS, address).await
    }

    async fn open_of(&self, count: &'static str, whose: &str) -> Result<u64, StoreError> {
        let count = sqlx::query(count).bind(whose.to_owned());
        let row = count.fetch_one(&self.lists).await?;
        Ok(row.try_get::<i64, _>(0)?.cast_unsigned())
    }

    /// The table that `host` laid out by a request of this name.
    pub async fn founded(&self, host: Id, request: &str) -> Result<Option<Id>, StoreError> {
        let found = sqlx::query(BY_REQUEST)
            .bind(host.to_string())
            .bind(request.to_owned());
        let row = found.fetch_optional(&self.lists).await?;
        row.as_ref().map(id_of).transpose()
    }

    /// Open tables of older servers, which did not note whose they are. Nothing for one whose id
    /// is damaged.
    pub async fn hostless(&self) -> Result<Vec<Option<Id>>, StoreError> {
        let rows = sqlx::query(HOSTLESS).fetch_all(&self.lists).await?;
        Ok(rows.iter().map(|row| id_of(row).ok()).collect())
    }
}
