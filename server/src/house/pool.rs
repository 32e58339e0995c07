//! Bots think here: a few at a time, away from the threads that serve people.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::Instant,
};

use tokio::sync::Semaphore;

/// A bounded number of thinking bots; the others wait in line.
#[derive(Clone, Debug)]
pub struct BotPool {
    places: Arc<Semaphore>,
}

impl BotPool {
    /// A pool of `places`, at least one.
    pub fn new(places: usize) -> Self {
        let places = Arc::new(Semaphore::new(places.max(1)));
        BotPool { places }
    }

    /// Thinks, when it is its turn. Nothing, if the bot failed.
    pub async fn think(&self, think: Box<dyn FnOnce() -> String + Send>) -> Option<String> {
        let waiting = metrics::gauge!("boroughs_bots_waiting");
        waiting.increment(1);
        let place = self.places.acquire().await;
        waiting.decrement(1);
        let _place = place.ok()?;
        let start = Instant::now();
        let thought = tokio::task::spawn_blocking(move || catch_unwind(AssertUnwindSafe(think)));
        let answer = thought.await.ok()?.ok();
        metrics::histogram!("boroughs_bot_seconds").record(start.elapsed());
        answer
    }
}
