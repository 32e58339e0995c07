//! SQLite's write-ahead log is brought home, explicitly and with errors looked at.
//!
//! Left to itself SQLite does so within a commit, and ignores what goes wrong. A sync that fails
//! there is as bad as one that fails in a commit: what the file holds is not known any more.

use std::sync::atomic::Ordering;

use sqlx::{AnyConnection, Connection, Row};

use super::{DatabaseKind, Store, StoreError, Why};

/// After so many entries the log is brought home.
const TIDY_AFTER: usize = 4_096;
/// With more pages in the log, those who write wait until it is empty.
const PAGES_MAX: i64 = 16_000;

impl Store {
    /// Counts `entries`, and lets the log be brought home after enough of them, beside those who
    /// write.
    pub(super) fn tidy_after(&self, entries: usize, untidied: &mut usize) {
        *untidied += entries;
        if *untidied < TIDY_AFTER || self.kind != DatabaseKind::Sqlite {
            return;
        }
        *untidied = 0;
        if self.tidying.swap(true, Ordering::AcqRel) {
            return;
        }
        let store = self.clone();
        tokio::spawn(async move {
            // It was told, if it failed.
            let _ = store.tidy().await;
            store.tidying.store(false, Ordering::Release);
        });
    }

    /// Brings the log home as far as it goes beside those who read and write.
    pub(super) async fn tidy(&self) -> Result<(), StoreError> {
        if self.kind != DatabaseKind::Sqlite {
            return Ok(());
        }
        let tidied = self.bring_home().await;
        if let Err(error) = &tidied {
            if error.trouble() == Some(Why::SyncFailed) {
                self.vitals.fail(Why::SyncFailed, Some(error));
            } else {
                tracing::warn!(%error, "the write-ahead log could not be brought home");
            }
        }
        tidied
    }

    async fn bring_home(&self) -> Result<(), StoreError> {
        let mut connection = self.address.connect().await?;
        let (pages, home) = checkpoint(&mut connection).await?;
        if pages > PAGES_MAX && home < pages {
            // They write faster than it is brought home: without a pause it would never be empty
            // and begin again at its start.
            let _write_connection = self.write_connection.lock().await;
            checkpoint(&mut connection).await?;
        }
        Ok(connection.close().await?)
    }
}

/// How many pages the log has, and how many of them are home.
async fn checkpoint(connection: &mut AnyConnection) -> Result<(i64, i64), StoreError> {
    let query = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)");
    let row = query.fetch_one(connection).await?;
    let pages = |n: usize| {
        row.try_get::<i64, _>(n)
            .or_else(|_| row.try_get::<i32, _>(n).map(i64::from))
    };
    Ok((pages(1)?, pages(2)?))
}
