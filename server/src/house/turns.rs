//! Turns: those who want the same thing at the same time get it one after the other, and nobody
//! else waits for them.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex},
};

use tokio::sync::{Mutex as Lock, OwnedMutexGuard};

/// A lock for each thing that somebody wants just now.
#[derive(Debug)]
pub(super) struct Turns<K> {
    wanted: Arc<Mutex<HashMap<K, Wanted>>>,
    most: usize,
}

#[derive(Debug, Default)]
struct Wanted {
    lock: Arc<Lock<()>>,
    /// So many have a turn or wait for one.
    by: usize,
}

/// So many wait for the same thing that one more need not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Crowd;

impl<K: Clone + Eq + Hash> Turns<K> {
    /// Turns that no more than so many wait for at a time, for each thing.
    pub(super) fn new(most: usize) -> Self {
        let wanted = Arc::default();
        Turns { wanted, most }
    }

    /// Waits until nobody else has a turn with `what`.
    pub(super) async fn of(&self, what: K) -> Result<Turn<K>, Crowd> {
        let (waiting, lock) = self.wait(what)?;
        let lock = lock.lock_owned().await;
        Ok(Turn {
            _lock: lock,
            _waiting: waiting,
        })
    }

    fn wait(&self, what: K) -> Result<(Waiting<K>, Arc<Lock<()>>), Crowd> {
        let mut all = self.wanted.lock().expect("nobody panics in here");
        let wanted = all.entry(what.clone()).or_default();
        if wanted.by >= self.most {
            return Err(Crowd);
        }
        wanted.by += 1;
        let lock = Arc::clone(&wanted.lock);
        let wanted = Arc::clone(&self.wanted);
        Ok((Waiting { wanted, what }, lock))
    }
}

/// A turn, as long as it is kept.
#[derive(Debug)]
pub(super) struct Turn<K: Eq + Hash> {
    _lock: OwnedMutexGuard<()>,
    _waiting: Waiting<K>,
}

/// Somebody who has a turn or waits for one; the last one takes the lock away.
#[derive(Debug)]
struct Waiting<K: Eq + Hash> {
    wanted: Arc<Mutex<HashMap<K, Wanted>>>,
    what: K,
}

impl<K: Eq + Hash> Drop for Waiting<K> {
    fn drop(&mut self) {
        let mut all = self.wanted.lock().expect("nobody panics in here");
        if let Some(wanted) = all.get_mut(&self.what) {
            wanted.by -= 1;
            if wanted.by == 0 {
                all.remove(&self.what);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::poll_immediate;
    use std::pin::pin;

    #[tokio::test]
    async fn only_those_who_want_the_same_wait_for_one_another() {
        let turns = Turns::new(9);
        let mut kept = Vec::new();
        for what in 0..100 {
            let turn = poll_immediate(pin!(turns.of(what))).await;
            kept.push(turn.expect("nobody has this turn").unwrap());
        }
        let mut again = pin!(turns.of(7));
        assert!(poll_immediate(again.as_mut()).await.is_none(), "taken");
        drop(kept);
        again.await.unwrap();
    }

    #[tokio::test]
    async fn nothing_is_kept_of_turns_that_are_over_or_were_not_waited_for() {
        let turns = Turns::new(9);
        let turn = turns.of("guest").await.unwrap();
        {
            let mut later = pin!(turns.of("guest"));
            assert!(poll_immediate(later.as_mut()).await.is_none());
        }
        assert_eq!(turns.wanted.lock().unwrap()["guest"].by, 1);
        drop(turn);
        assert!(turns.wanted.lock().unwrap().is_empty());
    }

    #[tokio::test]
    async fn no_more_than_so_many_wait_for_the_same() {
        let turns = Turns::new(2);
        let _turn = turns.of("guest").await.unwrap();
        let mut second = pin!(turns.of("guest"));
        assert!(poll_immediate(second.as_mut()).await.is_none());
        assert_eq!(turns.of("guest").await.unwrap_err(), Crowd);
        assert!(turns.of("other").await.is_ok());
    }
}
