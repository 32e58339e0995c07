//! Closing tables that were abandoned, a few at a time.
//!
//! Closing is for good and makes a game's secrets public, so nothing closes many tables at once:
//! if patience or its measure should ever be wrong, whoever runs the server has hours to notice.

use protocol::{CloseReason, Stage};
use room::{Input, Room, ids::Id};
use tokio::sync::Mutex;

use super::{ActorMessage, House};
use crate::store::StoreError;

/// No more tables of a stage are looked at in one sweep.
const SWEEP_MAX: u32 = 1_000;
const HOUR: u64 = 60 * 60 * 1_000;
/// The value of the house that tells what had been served at each of the last closings.
const NAME: &str = "closings";

/// The last closings, once they have been read.
pub(super) type Closings = Mutex<Option<Vec<u64>>>;

/// What came of a sweep.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// So many tables were closed.
    pub closed: u64,
    /// So many wait to be closed, or to be looked at.
    pub waiting: u64,
}

/// How many tables may be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closing {
    /// So many in any hour of served time.
    Hourly(u32),
    /// As many as wait to be closed.
    All,
}

/// Tables of a stage that nobody has changed for long.
struct Stale {
    stage: &'static str,
    /// They changed before this much had been served.
    before: u64,
    patience: u64,
}

impl House {
    /// Closes tables that were abandoned, as many as may be closed in an hour; the others wait.
    pub async fn sweep(&self) -> Result<Swept, StoreError> {
        let most = self.inner.config.closings_per_hour;
        let swept = self.close_stale(Closing::Hourly(most)).await?;
        let waiting = u32::try_from(swept.waiting).unwrap_or(u32::MAX);
        metrics::gauge!("boroughs_tables_waiting_to_close").set(f64::from(waiting));
        if swept.closed > 0 || swept.waiting > 0 {
            let Swept { closed, waiting } = swept;
            tracing::info!(
                closed,
                waiting,
                "abandoned tables were closed, others wait for it"
            );
        }
        Ok(swept)
    }

    /// Closes all tables that were abandoned.
    pub async fn close_abandoned(&self) -> Result<Swept, StoreError> {
        self.close_stale(Closing::All).await
    }

    /// The tables that were abandoned.
    pub async fn abandoned(&self) -> Result<Vec<Id>, StoreError> {
        let served = self.served();
        let mut abandoned = Vec::new();
        for Stale { stage, before, .. } in self.stale() {
            for table in self.storage().stale(stage, before, u32::MAX).await? {
                let is_abandoned = self.look(table, move |room| room.is_abandoned(served));
                if is_abandoned.await == Ok(true) {
                    abandoned.push(table);
                }
            }
        }
        Ok(abandoned)
    }

    fn stale(&self) -> [Stale; 2] {
        let patience = self.inner.config.patience;
        [("lobby", patience.lobby), ("running", patience.running)].map(|(stage, patience)| Stale {
            stage,
            before: self.served().saturating_sub(patience),
            patience,
        })
    }

    async fn close_stale(&self, closing: Closing) -> Result<Swept, StoreError> {
        let mut swept = Swept::default();
        let limit = match closing {
            Closing::Hourly(_) => SWEEP_MAX,
            Closing::All => u32::MAX,
        };
        for stale in self.stale() {
            let tables = self
                .storage()
                .stale(stale.stage, stale.before, limit)
                .await?;
            let mut checked = Vec::new();
            for table in tables {
                let served = self.served();
                let look = move |room: &Room| (room.is_abandoned(served), room.changed_served());
                let (is_abandoned, changed) = self.look(table, look).await.unwrap_or_default();
                if !is_abandoned {
                    // Where someone sits and waits, or that cannot be loaded now, time goes by
                    // again in a while.
                    checked.push((table, changed.max(stale.before + stale.patience / 10)));
                } else if self.may_close(closing).await? {
                    swept.closed += u64::from(self.close_table(table).await);
                } else {
                    break;
                }
            }
            self.storage().checked(&checked).await?;
            swept.waiting += self
                .storage()
                .count_stale(stale.stage, stale.before)
                .await?;
        }
        Ok(swept)
    }

    /// Whether one more table may be closed; if so it is noted before it is done, so that a server
    /// that is started again and again closes no more than one that runs.
    async fn may_close(&self, closing: Closing) -> Result<bool, StoreError> {
        let Closing::Hourly(most) = closing else {
            return Ok(true);
        };
        let served = self.served();
        let mut closings = self.inner.closings.lock().await;
        let mut last = match closings.take() {
            Some(last) => last,
            None => times(&self.storage().keep(NAME, "").await?),
        };
        last.retain(|then| served.saturating_sub(*then) < HOUR);
        let may = last.len() < most as usize;
        if may {
            last.push(served);
            let text: Vec<String> = last.iter().map(u64::to_string).collect();
            self.storage().set(NAME, &text.join(" ")).await?;
        }
        *closings = Some(last);
        Ok(may)
    }

    /// Tells a table that time goes by; whether that closed it.
    async fn close_table(&self, table: Id) -> bool {
        let tick = ActorMessage::Input(Box::new(Input::Tick));
        if self.post(table, tick).await.is_err() {
            return false;
        }
        let stage = self.look(table, Room::stage).await;
        stage == Ok(Stage::Closed(CloseReason::Abandoned))
    }
}

/// The times in a text, separated by blanks.
fn times(text: &str) -> Vec<u64> {
    let words = text.split_ascii_whitespace();
    words.filter_map(|word| word.parse().ok()).collect()
}
