//! Opening a storage: as a server does, which brings it up to date, or as it is.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

use sqlx::{AnyPool, Connection, Row, any::AnyPoolOptions};
use tokio::sync::Mutex;

use super::{
    DatabaseKind, Store, StoreError,
    health::Vitals,
    peek, schema,
    transaction::{Address, WriteConnection},
};

/// A database that is just being started is waited for, when we are started too.
const START_MAX: Duration = Duration::from_secs(30);

impl Store {
    /// Opens the SQLite database in `folder`, which is made if it is not there, and brings it up to
    /// date.
    pub async fn in_folder(folder: &Path) -> Result<Self, StoreError> {
        private_folder(folder).map_err(sqlx::Error::Io)?;
        Self::open(&url_of(&file_in(folder))).await
    }

    /// Opens the database at `url` (`postgres://…` or `sqlite://…`) and brings it up to date. No
    /// other server may have it: one of an older version would not know what it finds.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_new(url, Vitals::new()).await
    }

    /// Opens a copy of a storage, which is no storage of a server: what goes wrong with it says
    /// nothing about that.
    pub(crate) async fn open_copy(url: &str) -> Result<Self, StoreError> {
        Self::open_new(url, Vitals::of_a_copy()).await
    }

    /// Opens the database at `url` as it is, beside a server that has it. An older one or a newer
    /// one is an error, and nothing is written.
    pub async fn open_as_it_is(url: &str) -> Result<Self, StoreError> {
        assert_current(url).await?;
        let address = Arc::new(Address::of(url));
        let vitals = Vitals::new();
        let write_connection = WriteConnection::new(Arc::clone(&address), Arc::clone(&vitals));
        Self::opened(address, vitals, write_connection).await
    }

    async fn open_new(url: &str, vitals: Arc<Vitals>) -> Result<Self, StoreError> {
        let address = Arc::new(Address::of(url));
        let mut write_connection = WriteConnection::new(Arc::clone(&address), Arc::clone(&vitals));
        wait_for(&address).await?;
        schema::migrate(&mut write_connection, address.kind).await?;
        let store = Self::opened(address, vitals, write_connection).await?;
        // What is wrong with it is told; over a full disk there is still much to be read.
        let _ = store.tidy().await;
        if store.health().is_lost() {
            return Err(StoreError::SyncFailed);
        }
        Ok(store)
    }

    async fn opened(
        address: Arc<Address>,
        vitals: Arc<Vitals>,
        write_connection: WriteConnection,
    ) -> Result<Self, StoreError> {
        let kind = address.kind;
        let read = pool(&address.url, kind, 4).await?;
        let lists = pool(&address.url, kind, 2).await?;
        let era = sqlx::query("SELECT value FROM house WHERE name = 'era'");
        let era = era.fetch_optional(&read).await?;
        let era: Option<String> = era.map(|row| row.try_get(0)).transpose()?;
        let era = era.map_or(Ok(0), |era| era.parse());
        Ok(Store {
            read,
            lists,
            kind,
            address,
            write_connection: Arc::new(Mutex::new(write_connection)),
            vitals,
            pulse: Arc::default(),
            tidying: Arc::default(),
            era: era.map_err(|_| StoreError::Unreadable("era"))?,
        })
    }
}

/// Which schema the database at `url` has: 0 if it has none. Nothing is written.
pub(crate) async fn schema_at(url: &str) -> Result<usize, StoreError> {
    let address = Address::of(url);
    wait_for(&address).await?;
    let mut connection = peek::connect(url).await?;
    let found = schema::version(&mut connection, address.kind).await?;
    connection.close().await?;
    Ok(found)
}

/// An error if the database at `url` does not have the schema that we know. Nothing is written.
pub(crate) async fn assert_current(url: &str) -> Result<(), StoreError> {
    schema::assert_known(schema_at(url).await?)
}

pub(super) fn kind_of(url: &str) -> DatabaseKind {
    sqlx::any::install_default_drivers();
    if url.starts_with("postgres") {
        DatabaseKind::Postgres
    } else {
        DatabaseKind::Sqlite
    }
}

/// Waits until the database at `url` can be connected to, as one that is just being started.
pub(crate) async fn wait_for_database(url: &str) -> Result<(), StoreError> {
    wait_for(&Address::of(url)).await
}

/// Waits until there is somebody to connect to. SQLite needs nobody.
async fn wait_for(address: &Address) -> Result<(), StoreError> {
    if address.kind == DatabaseKind::Sqlite {
        return Ok(());
    }
    let end = Instant::now() + START_MAX;
    loop {
        match address.connect().await {
            Ok(connection) => return Ok(connection.close().await?),
            Err(StoreError::Database(sqlx::Error::Io(error)))
                if error.kind() == std::io::ErrorKind::ConnectionRefused
                    && Instant::now() < end =>
            {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            Err(error) => return Err(error),
        }
    }
}

/// Where the SQLite database of a folder is.
pub fn file_in(folder: &Path) -> PathBuf {
    folder.join("boroughs.sqlite")
}

/// The URL of a SQLite file, which is made if it is not there.
pub fn url_of(file: &Path) -> String {
    format!("sqlite://{}?mode=rwc", file.display())
}

/// Makes `folder`, if it is not there, for nobody else to look into: it holds secrets.
fn private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Connections for those who read. SQLite has one writer at a time, and a pool of their own keeps
/// readers out of its way.
async fn pool(url: &str, kind: DatabaseKind, connections: u32) -> Result<AnyPool, StoreError> {
    let patience = match kind {
        DatabaseKind::Sqlite => Duration::from_secs(10),
        // Whoever asks a database that is down gets an answer soon.
        DatabaseKind::Postgres => Duration::from_secs(2),
    };
    let options = AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(patience)
        .after_connect(move |connection, _| Box::pin(schema::tell(connection, kind)));
    Ok(options.connect(url).await?)
}
