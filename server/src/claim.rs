//! One server at a time has a storage. Two would each keep tables in memory that the other
//! changes on the disk.
//!
//! A claim on SQLite is a lock of the operating system on a file in the data folder, one on
//! PostgreSQL a session's advisory lock on a connection of its own. Both vanish with the process,
//! however it ends.

use std::{
    fs::{File, TryLockError},
    path::Path,
    time::Duration,
};

use sqlx::{AnyConnection, Connection, Row};
use tokio::time::{Instant, interval, sleep, timeout};

use crate::{
    config::Config,
    private::{private_file, private_folder},
    run::RunError,
    store::{StoreError, wait_for_database},
};

/// A server that was killed a moment ago may still have the claim.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often a claim that somebody else has is tried for.
const AGAIN: Duration = Duration::from_millis(100);
/// How often the connection that holds a claim is looked at.
const LOOK: Duration = Duration::from_secs(1);
/// A database that takes longer is away; a slow one still knows who has the claim.
const ANSWER: Duration = Duration::from_secs(10);

/// The name of the lock: "boro" in figures, and the schema, for a database may have several.
const LOCK: &str = "SELECT pg_try_advisory_lock(1651470959, \
                    hashtext(COALESCE(current_schema(), '')))";

/// The right to be the one server of a storage, until it is dropped.
#[derive(Debug)]
pub(crate) enum Claim {
    /// The lock on a file.
    File {
        /// Locked while it is open.
        _lock: File,
    },
    /// The lock of a session.
    Session {
        /// Where the database is.
        url: String,
        /// The session, as long as it is there.
        connection: Option<AnyConnection>,
    },
}

impl Claim {
    /// Claims the storage. If another server has it, waits as long as it takes (`standby`), or
    /// gives up after a moment.
    pub(crate) async fn take(config: &Config) -> Result<Self, RunError> {
        if config.standby {
            return Self::wait(config).await;
        }
        if let Some(url) = &config.database {
            wait_for_database(url).await?;
        }
        let end = Instant::now() + PATIENCE;
        loop {
            match Self::try_take(config).await? {
                Some(claim) => return Ok(claim),
                None if Instant::now() >= end => return Err(RunError::Claimed),
                None => sleep(AGAIN).await,
            }
        }
    }

    /// Claims the storage as soon as that is possible; an error is one that waiting cannot mend.
    /// Why it has to wait is logged, and again whenever that changes.
    async fn wait(config: &Config) -> Result<Self, RunError> {
        let mut told = None;
        loop {
            let why = match Self::try_take(config).await {
                Ok(Some(claim)) => return Ok(claim),
                Ok(None) => None,
                // A database that is away may come back with or without the other server.
                Err(error) if may_pass(&error) => Some(error.to_string()),
                Err(error) => return Err(error),
            };
            if told.as_ref() != Some(&why) {
                match &why {
                    None => {
                        tracing::info!("standing by until the server that has the storage ends");
                    }
                    Some(error) => {
                        tracing::warn!(error, "the storage cannot be claimed; trying again");
                    }
                }
                told = Some(why);
            }
            sleep(AGAIN).await;
        }
    }

    async fn try_take(config: &Config) -> Result<Option<Self>, RunError> {
        match &config.database {
            Some(url) if url.starts_with("postgres") => {
                let connection = timeout(ANSWER, lock_session(url)).await;
                let connection = connection.map_err(|_| StoreError::NoAnswer)??;
                Ok(connection.map(|connection| Claim::Session {
                    url: url.clone(),
                    connection: Some(connection),
                }))
            }
            // A file that is named by hand is claimed by whoever names it.
            _ => lock_file(&config.data),
        }
    }

    /// Ends when somebody else has the claim. A session that was lost is taken up again, if
    /// nobody else was quicker; while the database is away nobody can have it.
    pub(crate) async fn lost(&mut self) {
        let Claim::Session { url, connection } = self else {
            return std::future::pending().await;
        };
        let mut look = interval(LOOK);
        loop {
            look.tick().await;
            if is_alive(connection).await {
                continue;
            }
            tracing::warn!("the connection that holds the claim on the storage is lost");
            // Its own lock must not be in the way.
            *connection = None;
            *connection = lock_again(url).await;
            if connection.is_none() {
                return;
            }
            tracing::info!("the storage is claimed again");
        }
    }
}

/// Whether the trouble may go away by itself, as a database that is away does. A wrong password, a
/// database that is not known and a folder that cannot be used need somebody who sees to them.
fn may_pass(error: &RunError) -> bool {
    match error {
        RunError::Store(StoreError::Database(sqlx::Error::Database(error))) => {
            let code = error.code().unwrap_or_default();
            !code.starts_with("28") && !code.starts_with("3D")
        }
        RunError::Store(StoreError::Database(sqlx::Error::Configuration(_))) => false,
        RunError::Store(_) => true,
        _ => false,
    }
}

async fn is_alive(connection: &mut Option<AnyConnection>) -> bool {
    let Some(connection) = connection else {
        return false;
    };
    let answer = sqlx::query("SELECT 1").execute(connection);
    matches!(timeout(ANSWER, answer).await, Ok(Ok(_)))
}

/// Takes the lock on another connection, once the database is there; nothing if somebody else
/// has it.
async fn lock_again(url: &str) -> Option<AnyConnection> {
    let mut refused: Option<Instant> = None;
    loop {
        match timeout(ANSWER, lock_session(url)).await {
            Ok(Ok(Some(connection))) => return Some(connection),
            // The database may need a moment to see that the old session is gone.
            Ok(Ok(None)) => {
                let since = refused.get_or_insert_with(Instant::now);
                if since.elapsed() >= PATIENCE {
                    return None;
                }
            }
            Ok(Err(_)) | Err(_) => refused = None,
        }
        sleep(AGAIN).await;
    }
}

fn lock_file(folder: &Path) -> Result<Option<Claim>, RunError> {
    private_folder(folder)?;
    let path = folder.join("boroughs.lock");
    private_file(&path)?;
    let lock = File::options().append(true).open(&path);
    let lock = lock.map_err(|error| RunError::File(path.clone(), error))?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(Claim::File { _lock: lock })),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(RunError::File(path, error)),
    }
}

async fn lock_session(url: &str) -> Result<Option<AnyConnection>, RunError> {
    sqlx::any::install_default_drivers();
    let database = |error: sqlx::Error| RunError::Store(error.into());
    let connection = AnyConnection::connect(url).await;
    let mut connection = connection.map_err(database)?;
    let row = sqlx::query(LOCK).fetch_one(&mut connection).await;
    let is_ours: bool = row.and_then(|row| row.try_get(0)).map_err(database)?;
    Ok(is_ours.then_some(connection))
}
