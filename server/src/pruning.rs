//! Deleting tables that have been over for long: slowly while the server runs, or at once.

use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::{
    config::Config,
    house::{Age, House, Retention},
    offline::with_house,
    run::RunError,
};

/// How often tables are deleted, and how many at most: no more than 600 an hour.
const EVERY: Duration = Duration::from_mins(5);
const AT_ONCE: usize = 50;

/// Deletes tables that have been over for longer than they are kept, a few at a time. What counts
/// is the time that was served since, which no clock that is set can make longer.
pub(crate) async fn keep_pruning(house: House, retention: Retention) {
    let mut ticks = interval_at(Instant::now() + EVERY, EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let old = house.old(retention, Age::Served);
        match house.prune(&old, AT_ONCE, &mut || {}).await {
            Ok(0) => {}
            Ok(deleted) => tracing::info!(deleted, "tables that were over for long are deleted"),
            Err(error) => tracing::warn!(%error, "old tables could not be deleted"),
        }
    }
}

/// How many tables in the storage of a server have been over for longer than they are kept.
pub fn prunable(config: &Config) -> Result<u64, RunError> {
    with_house(config, async |house| {
        let old = house.old(config.retention(), Age::ByTheClock);
        Ok(house.prunable(&old).await?)
    })
}

/// Deletes them from the storage of a server that is not running. `deleted` hears of each. Says how
/// many there were.
pub fn prune(config: &Config, deleted: &mut (dyn FnMut() + Send)) -> Result<usize, RunError> {
    with_house(config, async |house| {
        let old = house.old(config.retention(), Age::ByTheClock);
        Ok(house.prune(&old, usize::MAX, deleted).await?)
    })
}
