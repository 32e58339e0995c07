//! People who play at several tables and come back, whatever happens.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use load::ClientError;
use sqlx::{AnyConnection, Connection, Row};
use tokio::{sync::watch, task::JoinSet, time::timeout};

use crate::{
    killed::{Known, begin, go_on, is_running, one_move},
    process::{get, until},
};

/// How many tables are played at.
const TABLES: usize = 4;
/// Between two moves of a table, so that a small disk is not full at once.
const PACE: Duration = Duration::from_millis(10);
/// Before somebody comes back.
const PAUSE: Duration = Duration::from_millis(50);
/// Nothing is waited for longer.
const LONG: Duration = Duration::from_mins(1);

/// What has happened to everyone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// The last number that was acknowledged at each table.
    pub(crate) acked: BTreeMap<String, u64>,
    /// How many moves were acknowledged.
    pub(crate) moves: u64,
    /// How often each pair of players had to come back.
    pub(crate) troubles: [u64; TABLES],
    /// What they were told then.
    pub(crate) said: BTreeSet<String>,
}

pub(crate) struct Crowd {
    tally: Arc<watch::Sender<Tally>>,
    stop: watch::Sender<bool>,
    pairs: JoinSet<()>,
}

impl Crowd {
    /// Lets people come to the server at `address`.
    pub(crate) fn come(address: SocketAddr) -> Self {
        let mut crowd = Crowd {
            tally: Arc::new(watch::Sender::new(Tally::default())),
            stop: watch::Sender::new(false),
            pairs: JoinSet::new(),
        };
        for n in 0..TABLES {
            let pair = Pair {
                n,
                address,
                tally: Arc::clone(&crowd.tally),
                stop: crowd.stop.subscribe(),
                known: None,
            };
            crowd.pairs.spawn(pair.stay());
        }
        crowd
    }

    pub(crate) fn tally(&self) -> Tally {
        self.tally.borrow().clone()
    }

    /// Waits until it is so.
    pub(crate) async fn until(&self, is_so: impl FnMut(&Tally) -> bool) {
        let mut tally = self.tally.subscribe();
        let waited = timeout(LONG, tally.wait_for(is_so)).await;
        assert!(waited.is_ok(), "in vain: {:?}", self.tally());
    }

    /// Waits for so many more moves.
    pub(crate) async fn moves(&self, more: u64) {
        let before = self.tally().moves;
        self.until(|tally| tally.moves >= before + more).await;
    }

    /// Lets everyone finish the move they are at: what was acknowledged to them.
    pub(crate) async fn leave(self) -> Tally {
        self.stop.send_replace(true);
        let all = timeout(LONG, self.pairs.join_all()).await;
        assert!(all.is_ok(), "everybody gets an answer in the end");
        self.tally.borrow().clone()
    }
}

/// Two people at one table, and at the next when a game is over.
struct Pair {
    n: usize,
    address: SocketAddr,
    tally: Arc<watch::Sender<Tally>>,
    stop: watch::Receiver<bool>,
    known: Option<Known>,
}

impl Pair {
    async fn stay(mut self) {
        let mut seed = 1_000 * self.n as u64;
        while !*self.stop.borrow() {
            seed += 2;
            if let Err(trouble) = self.visit(seed).await {
                self.tally.send_modify(|tally| {
                    tally.troubles[self.n] += 1;
                    tally.said.insert(trouble.to_string());
                });
                tokio::time::sleep(PAUSE).await;
            }
        }
    }

    async fn visit(&mut self, seed: u64) -> Result<(), ClientError> {
        let (mut now, mut people) = match &self.known {
            Some(known) => go_on(self.address, known, seed).await?,
            None => begin(self.address, seed).await?,
        };
        self.note(&now);
        while !*self.stop.borrow() {
            if !is_running(&people) {
                self.known = None;
                return Ok(());
            }
            let moved = one_move(&mut people, &mut now).await;
            // It may have been acknowledged though not everybody heard of it.
            self.note(&now);
            moved?;
            self.tally.send_modify(|tally| tally.moves += 1);
            tokio::time::sleep(PACE).await;
        }
        Ok(())
    }

    fn note(&mut self, now: &Known) {
        self.known = Some(now.clone());
        self.tally.send_modify(|tally| {
            tally.acked.insert(now.table.clone(), now.acked);
        });
    }
}

/// Reads the database itself, past the server: everything in `acked` has to be there.
pub(crate) async fn assert_stored(url: &str, acked: &BTreeMap<String, u64>) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let count = "SELECT table_id, COUNT(*), MAX(number) FROM log GROUP BY table_id";
    let rows = sqlx::query(count).fetch_all(&mut connection).await.unwrap();
    let mut stored = BTreeMap::new();
    for row in rows {
        let (table, many, last): (String, i64, i64) = (row.get(0), row.get(1), row.get(2));
        assert_eq!(
            many, last,
            "nothing is missing and nothing doubled at {table}"
        );
        stored.insert(table, last.cast_unsigned());
    }
    connection.close().await.unwrap();
    for (table, acked) in acked {
        let there = stored.get(table).copied().unwrap_or(0);
        assert!(
            there >= *acked,
            "{table}: {acked} acknowledged, {there} stored"
        );
    }
}

/// Waits until `/readyz` answers `status`: what it says, and how long that took.
pub(crate) async fn until_ready(address: SocketAddr, status: u16) -> (String, Duration) {
    let start = Instant::now();
    let what = format!("/readyz is {status}");
    let said = until(&what, async || {
        let (found, said) = get(address, "/readyz").await.ok()?;
        (found == status).then_some(said)
    });
    (said.await, start.elapsed())
}

/// Waits until it is not ready, which has to be soon and for a reason.
pub(crate) async fn until_not_ready(address: SocketAddr) {
    let (said, time) = until_ready(address, 503).await;
    println!("not ready after {time:?}: {}", said.trim());
    // A second, and what a busy machine takes.
    assert!(time < Duration::from_secs(3), "it took {time:?}");
    assert_ne!(said.trim(), "not ready", "it says why");
}
