//! The pulse: several times a second somebody feels whether the storage could store.

use std::time::Duration;

use sqlx::AnyConnection;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::{DatabaseKind, Health, Store, StoreError, Why};

/// How often it is felt.
const BEAT: Duration = Duration::from_millis(250);
/// The database answers within this time.
const ANSWER_MAX: Duration = Duration::from_millis(500);

impl Store {
    /// Feels the pulse from now on, until the storage is closed. Once is enough.
    pub fn feel_pulse(&self) {
        let store = self.clone();
        let pulse = tokio::spawn(async move {
            let mut line = None;
            let mut beat = interval(BEAT);
            beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                beat.tick().await;
                store.beat(&mut line).await;
            }
        });
        let mut kept = self.pulse.lock().expect("nobody panics in here");
        if let Some(before) = kept.replace(pulse) {
            before.abort();
        }
    }

    async fn beat(&self, line: &mut Option<AnyConnection>) {
        let health = self.vitals.health();
        let is_ready = f64::from(u8::from(health == Health::Ready));
        metrics::gauge!("boroughs_storage_ready").set(is_ready);
        let begins_slowly = match self.kind {
            DatabaseKind::Sqlite => Why::Locked,
            DatabaseKind::Postgres => Why::NoAnswer,
        };
        if health.is_lost() {
            return;
        }
        if let Some(why) = self.vitals.hangs(begins_slowly) {
            self.vitals.fail(why, None);
        } else if health == Health::Ready {
            let felt = timeout(ANSWER_MAX, self.feel(line)).await;
            let felt = felt.unwrap_or(Err(match self.kind {
                DatabaseKind::Sqlite => StoreError::Hung,
                DatabaseKind::Postgres => StoreError::NoAnswer,
            }));
            if self.vitals.heed(felt).is_err() {
                *line = None;
            }
        } else {
            *line = None;
            // What goes wrong is counted where it does; that it takes long, here.
            if let Ok(Ok(true)) = timeout(2 * ANSWER_MAX, self.try_to_write()).await {
                self.vitals.recover();
            }
        }
    }

    /// Asks for what costs nothing: on SQLite the right to write, on PostgreSQL an answer.
    async fn feel(&self, line: &mut Option<AnyConnection>) -> Result<(), StoreError> {
        // SQLite's own writer is not another program: while it writes there is nothing to feel.
        let _write_connection = match (self.kind, self.write_connection.try_lock()) {
            (DatabaseKind::Sqlite, Err(_)) => return Ok(()),
            (DatabaseKind::Sqlite, Ok(write_connection)) => Some(write_connection),
            (DatabaseKind::Postgres, _) => None,
        };
        let mut connection = match line.take() {
            Some(connection) => connection,
            None => self.open_line().await?,
        };
        match self.kind {
            DatabaseKind::Sqlite => {
                sqlx::query("BEGIN IMMEDIATE")
                    .execute(&mut connection)
                    .await?;
                sqlx::query("ROLLBACK").execute(&mut connection).await?;
            }
            DatabaseKind::Postgres => {
                sqlx::query("SELECT 1").execute(&mut connection).await?;
            }
        }
        *line = Some(connection);
        Ok(())
    }

    async fn open_line(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.address.connect().await?;
        if self.kind == DatabaseKind::Sqlite {
            let patience = sqlx::query("PRAGMA busy_timeout = 200");
            patience.execute(&mut connection).await?;
        }
        Ok(connection)
    }

    /// Writes one row; whether it was stored. If somebody else is writing, they will tell.
    async fn try_to_write(&self) -> Result<bool, StoreError> {
        let Ok(mut write_connection) = self.write_connection.try_lock() else {
            return Ok(false);
        };
        let mut transaction = write_connection.begin().await?;
        let row = "INSERT INTO house (name, value) VALUES ('pulse', '1') \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        transaction.run(sqlx::query(row)).await?;
        transaction.commit().await?;
        Ok(true)
    }
}
