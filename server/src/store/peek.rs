//! Reading a storage without writing to it: beside a server that uses it, and of an older one
//! whose schema has not been brought up to date.

use room::{Entry, ids::Id};
use sqlx::{AnyConnection, ConnectOptions, Row, any::AnyConnectOptions};

use super::{DatabaseKind, StoreError, lists::id_of, open::kind_of, short};

/// A connection to the database at `url` that cannot write.
pub(super) async fn connect(url: &str) -> Result<AnyConnection, StoreError> {
    let kind = kind_of(url);
    let file = url.split('?').next().unwrap_or(url);
    let url = match kind {
        DatabaseKind::Sqlite => format!("{file}?mode=ro"),
        DatabaseKind::Postgres => url.to_owned(),
    };
    let options: AnyConnectOptions = url.parse()?;
    let mut connection = options.connect().await?;
    let only_read = match kind {
        DatabaseKind::Sqlite => "PRAGMA query_only = ON",
        DatabaseKind::Postgres => "SET default_transaction_read_only = on",
    };
    sqlx::query(only_read).execute(&mut connection).await?;
    Ok(connection)
}

/// A storage that is only looked at.
#[derive(Debug)]
pub struct Peek {
    connection: AnyConnection,
}

impl Peek {
    /// Looks at the database at `url`, which stays as it is.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let connection = connect(url).await?;
        Ok(Peek { connection })
    }

    /// The tables whose game has not begun or goes on, as far as the lists know; all, if there are
    /// no lists.
    pub async fn unfinished(&mut self) -> Result<Vec<Id>, StoreError> {
        let any = sqlx::query("SELECT id FROM tables LIMIT 1");
        let has_lists = any.fetch_optional(&mut self.connection).await?.is_some();
        let tables = if has_lists {
            "SELECT id FROM tables WHERE stage IN ('lobby', 'running') ORDER BY changed"
        } else {
            "SELECT table_id FROM heads"
        };
        let rows = sqlx::query(tables).fetch_all(&mut self.connection).await?;
        rows.iter().map(id_of).collect()
    }

    /// Everything that happened to a table, by columns that every schema has. One statement: it
    /// is whole, whoever writes meanwhile.
    pub async fn log(&mut self, table: Id) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query(
            "WITH RECURSIVE chain (entry, before) AS (\
                 SELECT log.entry, log.before FROM heads \
                 JOIN log ON log.place = heads.place WHERE heads.table_id = $1 \
                 UNION ALL \
                 SELECT log.entry, log.before FROM chain JOIN log ON log.place = chain.before\
             ) SELECT entry FROM chain",
        )
        .bind(table.to_string())
        .fetch_all(&mut self.connection)
        .await?;
        let mut entries = Vec::with_capacity(rows.len());
        for (n, row) in rows.iter().rev().enumerate() {
            let number = n as u64 + 1;
            let text: String = row.try_get(0)?;
            let damaged = |_| StoreError::Damaged {
                table: short(&table.to_string()),
                number,
            };
            let entry = Entry::read(&text).map_err(damaged)?;
            entries.push(entry);
        }
        Ok(entries)
    }
}
