//! Transactions: explicit, never one inside another, on a connection that is used again only
//! after it committed.
//!
//! A database may end a transaction by itself, as SQLite does when the disk is full, and whoever
//! counts transactions beside it is then wrong. So nothing is counted. A connection is taken from
//! its [`WriteConnection`] for the time of a transaction and put back after `COMMIT`
//! succeeded. In any other case, an error, a panic or a future that is dropped, it is closed,
//! which takes back what it has begun.

use std::{
    fmt,
    ops::{Deref, DerefMut},
    sync::Arc,
    time::Duration,
};

use sqlx::{Any, AnyConnection, Connection, any::AnyQueryResult};
use tokio::time::timeout;

use super::{
    DatabaseKind, StoreError,
    health::{Vitals, Working, WriteStage},
    log::Heads,
    open::kind_of,
    schema,
};

/// A database that has not let us in after so long is taken for gone.
const CONNECT_MAX: Duration = Duration::from_secs(2);
/// SQLite may have to read a long write-ahead log first.
const RECOVER_MAX: Duration = Duration::from_mins(1);

/// A statement with its values.
pub(super) type Query<'q> = sqlx::query::Query<'q, Any, sqlx::any::AnyArguments>;

/// Where the database is. Its URL may hold a password, so nobody is shown it.
pub(super) struct Address {
    pub(super) url: String,
    pub(super) kind: DatabaseKind,
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({:?})", self.kind)
    }
}

impl Address {
    pub(super) fn of(url: &str) -> Self {
        Address {
            url: url.to_owned(),
            kind: kind_of(url),
        }
    }

    /// A connection of its own, outside of any pool.
    pub(super) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let connecting = async {
            let mut connection = AnyConnection::connect(&self.url).await?;
            schema::tell(&mut connection, self.kind).await?;
            Ok::<_, sqlx::Error>(connection)
        };
        let patience = match self.kind {
            DatabaseKind::Sqlite => RECOVER_MAX,
            DatabaseKind::Postgres => CONNECT_MAX,
        };
        match timeout(patience, connecting).await {
            Ok(connected) => Ok(connected?),
            Err(_) => Err(StoreError::NoAnswer),
        }
    }
}

/// Where writing is done, by one at a time.
#[derive(Debug)]
pub(super) struct WriteConnection {
    address: Arc<Address>,
    vitals: Arc<Vitals>,
    /// Kept from one group of entries to the next, as long as all goes well.
    connection: Option<AnyConnection>,
    pub(super) heads: Heads,
    /// How many entries there have been since the database tidied up.
    pub(super) untidied: usize,
}

impl WriteConnection {
    pub(super) fn new(address: Arc<Address>, vitals: Arc<Vitals>) -> Self {
        WriteConnection {
            address,
            vitals,
            connection: None,
            heads: Heads::default(),
            untidied: 0,
        }
    }

    /// Begins a transaction. On SQLite this fails inside another one, so whoever gets one knows
    /// that the connection had none open.
    pub(super) async fn begin(&mut self) -> Result<Transaction<'_>, StoreError> {
        if self.vitals.health().is_lost() {
            return Err(StoreError::SyncFailed);
        }
        let working = Working::begin(&self.vitals);
        let begun = match self.connection.take() {
            Some(kept) => match begin(kept, self.address.kind).await {
                // PostgreSQL may have been restarted since; nothing was asked of it yet.
                Err(_) if self.address.kind == DatabaseKind::Postgres => {
                    metrics::counter!("boroughs_storage_retries_total").increment(1);
                    begin_anew(&self.address).await
                }
                begun => begun,
            },
            None => begin_anew(&self.address).await,
        };
        let connection = self.vitals.heed(begun)?;
        working.is(Some(WriteStage::Writing));
        Ok(Transaction {
            write_connection: self,
            connection,
            working,
        })
    }

    /// Closes the connection it has; whether there was one.
    pub(super) async fn close(&mut self) -> bool {
        let Some(connection) = self.connection.take() else {
            return false;
        };
        // Whoever does not hear it sees that we are gone.
        let _ = timeout(CONNECT_MAX, connection.close()).await;
        true
    }
}

async fn begin_anew(address: &Address) -> Result<AnyConnection, StoreError> {
    let connection = address.connect().await?;
    begin(connection, address.kind).await
}

async fn begin(connection: AnyConnection, kind: DatabaseKind) -> Result<AnyConnection, StoreError> {
    let mut connection = connection;
    let begin = match kind {
        DatabaseKind::Sqlite => "BEGIN IMMEDIATE",
        DatabaseKind::Postgres => "BEGIN",
    };
    sqlx::query(begin).execute(&mut connection).await?;
    Ok(connection)
}

/// A transaction. Dropped before it is committed, it closes its connection.
#[derive(Debug)]
pub(super) struct Transaction<'d> {
    write_connection: &'d mut WriteConnection,
    connection: AnyConnection,
    working: Working,
}

impl Transaction<'_> {
    /// Runs a statement.
    pub(super) async fn run(&mut self, query: Query<'_>) -> Result<AnyQueryResult, StoreError> {
        let done = query.execute(&mut self.connection).await;
        self.write_connection.vitals.heed(done)
    }

    /// Hands on what came of something that was asked of the connection.
    pub(super) fn heed<T, E: Into<StoreError>>(&self, done: Result<T, E>) -> Result<T, StoreError> {
        self.write_connection.vitals.heed(done)
    }

    /// Commits it; only now its connection can be used again.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        let Transaction {
            write_connection,
            mut connection,
            working,
        } = self;
        let done = match write_connection.address.kind {
            DatabaseKind::Sqlite => sqlx::query("COMMIT").execute(&mut connection).await,
            // PostgreSQL ends a transaction that failed with a rollback, and calls it a success.
            // In such a transaction the first of these statements fails.
            DatabaseKind::Postgres => {
                let commit = sqlx::raw_sql("SELECT 1; COMMIT");
                commit.execute(&mut connection).await
            }
        };
        write_connection.vitals.heed(done)?;
        drop(working);
        write_connection.connection = Some(connection);
        Ok(())
    }
}

impl Deref for Transaction<'_> {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Transaction<'_> {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
