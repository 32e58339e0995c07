//! Tables that have been over for long are deleted, a few at a time.

use super::{House, LOAD_LOCKS};
use crate::store::{Before, Mark, StoreError};

/// So many are looked up at a time.
const PAGE: u32 = 64;

/// How long tables that are over are kept, in milliseconds; nothing is for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Those that were played to their end.
    pub finished: Option<u64>,
    /// Those that were closed before.
    pub closed: Option<u64>,
}

/// How the age of a table is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// By the time that was served since it was over: for a server, which deletes by itself.
    Served,
    /// By the clock: for a person, who is told first how many tables would be deleted.
    ByTheClock,
}

/// Tables of a stage that were over by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Old {
    stage: &'static str,
    before: Before,
}

impl House {
    /// Which tables have been over for longer than they are kept.
    pub fn old(&self, retention: Retention, age: Age) -> Vec<Old> {
        let stages = [
            ("finished", retention.finished),
            ("closed", retention.closed),
        ];
        let old = |(stage, kept): (&'static str, Option<u64>)| {
            let before = match age {
                Age::Served => Before::Served(self.served().checked_sub(kept?)?),
                Age::ByTheClock => Before::Changed(self.now().checked_sub(kept?)?),
            };
            Some(Old { stage, before })
        };
        stages.into_iter().filter_map(old).collect()
    }

    /// How many tables have been over for longer than they are kept.
    pub async fn prunable(&self, old: &[Old]) -> Result<u64, StoreError> {
        let mut count = 0;
        for old in old {
            count += self.storage().count_over(old.stage, old.before).await?;
        }
        Ok(count)
    }

    /// Deletes at most `most` tables that have been over for longer than they are kept, each in a
    /// transaction of its own, so that nobody waits for longer than one takes. `deleted` hears of
    /// each. Says how many there were.
    pub async fn prune(
        &self,
        old: &[Old],
        most: usize,
        deleted: &mut (dyn FnMut() + Send),
    ) -> Result<usize, StoreError> {
        let mut count = 0;
        for Old { stage, before } in old {
            let mut last = None;
            loop {
                let marks = self.storage().over(stage, *before, last, PAGE).await?;
                last = marks.last().copied();
                for mark in &marks {
                    if count >= most {
                        return Ok(count);
                    }
                    if self.prune_one(stage, *mark).await? {
                        count += 1;
                        deleted();
                    }
                }
                if marks.len() < PAGE as usize {
                    break;
                }
            }
        }
        Ok(count)
    }

    /// Deletes a table, unless somebody looks at it.
    async fn prune_one(&self, stage: &str, mark: Mark) -> Result<bool, StoreError> {
        let lock = usize::from(mark.table.bytes()[0]) % LOAD_LOCKS;
        // Nobody fetches it meanwhile.
        let _only = self.inner.load_locks[lock].lock().await;
        if self.find(mark.table).is_some() {
            return Ok(false);
        }
        match self.storage().delete(stage, mark).await {
            Ok(true) => {
                self.unlist(mark.table);
                self.left(stage);
                metrics::counter!("boroughs_tables_deleted_total").increment(1);
                Ok(true)
            }
            Ok(false) => Ok(false),
            // A damaged table stays for whoever can mend it.
            Err(StoreError::Damaged { number, .. }) => {
                tracing::warn!(table = ?mark.table, number, "a damaged table is not deleted");
                Ok(false)
            }
            Err(error) => Err(error),
        }
    }
}
