//! Tables that nobody comes back to are closed by rule: by served time, and a few in an hour.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use protocol::{ClientMessage, CloseReason, Command, PROTOCOL, Stage};
use room::{Patience, Place, Room, ids::Id};
use server::{
    Config, close_abandoned,
    house::{Age, Environment, House, HouseConfig, Retention, Swept, Uptime, Wanted},
    store::Store,
};
use tokio::task::JoinHandle;

use crate::running::scratch;

const MINUTE: u64 = 60 * 1_000;
const DAY: u64 = 24 * 60 * MINUTE;
const ABANDONED: Stage = Stage::Closed(CloseReason::Abandoned);

/// Short patience, so that a test need not count served time for a month.
const PATIENCE: Patience = Patience {
    lobby: 10 * MINUTE,
    running: 30 * MINUTE,
    absence: 2 * MINUTE,
};

/// A house whose clock and uptime are the test's.
struct Club {
    house: House,
    stored: JoinHandle<()>,
    clock: Arc<AtomicU64>,
    uptime: Arc<AtomicU64>,
}

impl Club {
    async fn open(folder: &Path, at: u64) -> Self {
        let (clock, uptime) = (Arc::new(AtomicU64::new(at)), Arc::new(AtomicU64::new(0)));
        let (told, passed) = (Arc::clone(&clock), Arc::clone(&uptime));
        let config = HouseConfig {
            patience: PATIENCE,
            idle: Duration::ZERO,
            environment: Environment {
                clock: Arc::new(move || told.load(Ordering::Relaxed)),
                ..Environment::real()
            },
            uptime: Uptime::of(move || passed.load(Ordering::Relaxed)),
            ..HouseConfig::default()
        };
        let store = Store::in_folder(folder).await.unwrap();
        let (house, stored) = House::open(store, config);
        house.resume_served().await.unwrap();
        house.tick();
        Club {
            house,
            stored,
            clock,
            uptime,
        }
    }

    /// Serves for so long, as a running server does.
    async fn serve(&self, millis: u64) {
        for tick in 1..=millis / 10_000 {
            self.uptime.fetch_add(10_000, Ordering::Relaxed);
            self.clock.fetch_add(10_000, Ordering::Relaxed);
            self.house.tick();
            if tick % 6 == 0 {
                self.house.store_served().await.unwrap();
            }
        }
    }

    async fn create(&self, seats: usize) -> Id {
        let wanted = Wanted {
            game: "new-york-new-york".to_owned(),
            options: String::new(),
            seats: vec![Place::Open; seats],
            listed: true,
        };
        self.house.create(guest(1), wanted).await.unwrap()
    }

    /// A game of two people who are not here.
    async fn begin(&self) -> Id {
        let table = self.create(2).await;
        for n in 1..=2 {
            let sit = Command::Sit {
                seat: None,
                name: format!("guest {n}"),
                nonce: "0".repeat(64),
                token: None,
            };
            self.ask(table, n, sit).await;
        }
        self.ask(table, 1, Command::Start).await;
        table
    }

    async fn ask(&self, table: Id, n: u8, command: Command) {
        let request = format!("r{}", self.house.look(table, Room::entries).await.unwrap());
        let answer = self.house.ask(table, guest(n), request, command).await;
        answer.unwrap().unwrap();
    }

    async fn stage(&self, table: Id) -> Stage {
        self.house.look(table, Room::stage).await.unwrap()
    }

    async fn sweep(&self) -> Swept {
        self.house.sweep().await.unwrap()
    }

    async fn stop(self) {
        self.house.store_served().await.unwrap();
        self.house.close();
        while self.house.rooms() > 0 {
            tokio::task::yield_now().await;
        }
        let store = self.house.storage().clone();
        drop(self.house);
        self.stored.await.unwrap();
        store.close().await;
    }
}

fn guest(n: u8) -> Id {
    Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n))
}

#[tokio::test]
async fn a_clock_that_is_a_month_ahead_for_a_moment_closes_nothing() {
    let club = Club::open(&scratch("clock-ahead"), DAY).await;
    let (waiting, playing) = (club.create(2).await, club.begin().await);
    club.clock.fetch_add(31 * DAY, Ordering::Relaxed);
    assert_eq!(club.sweep().await, Swept::default());
    club.clock.fetch_sub(31 * DAY, Ordering::Relaxed);
    assert_eq!(club.sweep().await, Swept::default());
    assert_eq!(club.stage(waiting).await, Stage::Lobby);
    assert_eq!(club.stage(playing).await, Stage::Running);
    club.stop().await;
}

#[tokio::test]
async fn a_server_deletes_old_tables_by_served_time_and_not_because_a_clock_was_set() {
    let club = Club::open(&scratch("clock-deletes"), DAY).await;
    let closed = club.create(2).await;
    let close = Command::Close;
    let asked = club.house.ask(closed, guest(1), "close".to_owned(), close);
    asked.await.unwrap().unwrap();
    while club.house.rooms() > 0 {
        tokio::task::yield_now().await;
    }
    let retention = Retention {
        finished: None,
        closed: Some(30 * MINUTE),
    };
    let deleted = async || {
        let old = club.house.old(retention, Age::Served);
        club.house.prune(&old, 9, &mut || {}).await.unwrap()
    };
    club.clock.fetch_add(400 * DAY, Ordering::Relaxed);
    assert_eq!(deleted().await, 0, "a clock was set");
    club.serve(29 * MINUTE).await;
    assert_eq!(deleted().await, 0, "not yet");
    club.serve(2 * MINUTE).await;
    assert_eq!(deleted().await, 1);
    club.stop().await;
}

#[tokio::test]
async fn a_month_in_which_nobody_was_served_closes_nothing() {
    let folder = scratch("downtime");
    let club = Club::open(&folder, DAY).await;
    let (waiting, playing) = (club.create(2).await, club.begin().await);
    club.stop().await;
    let club = Club::open(&folder, 32 * DAY).await;
    // Nor does a machine that slept.
    club.uptime.fetch_add(31 * DAY, Ordering::Relaxed);
    club.house.tick();
    assert_eq!(club.sweep().await, Swept::default());
    assert_eq!(club.stage(waiting).await, Stage::Lobby);
    assert_eq!(club.stage(playing).await, Stage::Running);
    club.stop().await;
}

#[tokio::test]
async fn tables_that_nobody_comes_back_to_are_closed_once_they_were_served_for_long() {
    let folder = scratch("abandoned");
    let club = Club::open(&folder, DAY).await;
    let (waiting, playing) = (club.create(2).await, club.begin().await);
    club.serve(6 * MINUTE).await;
    assert_eq!(club.sweep().await, Swept::default());
    // What was served before counts after a restart.
    club.stop().await;
    let club = Club::open(&folder, DAY).await;
    club.serve(6 * MINUTE).await;
    club.sweep().await;
    assert_eq!(club.stage(waiting).await, ABANDONED);
    assert_eq!(club.stage(playing).await, Stage::Running);
    let mut connection = club.house.connect(playing, guest(9)).await.unwrap();
    let hello = ClientMessage::Hello {
        protocol: PROTOCOL,
        since: None,
    };
    connection.say(hello).await.unwrap();
    connection.inbox.recv().await.unwrap();
    club.serve(30 * MINUTE).await;
    club.sweep().await;
    assert_eq!(
        club.stage(playing).await,
        Stage::Running,
        "somebody is there"
    );
    drop(connection);
    while !club.house.look(playing, Room::is_idle).await.unwrap() {
        tokio::task::yield_now().await;
    }
    club.serve(10 * MINUTE).await;
    club.sweep().await;
    assert_eq!(club.stage(playing).await, ABANDONED);
    let is_over = club.house.look(playing, Room::is_over).await;
    assert_eq!(is_over, Ok(true), "nothing is secret any more");
    club.stop().await;
}

#[tokio::test]
async fn a_storage_that_does_not_store_serves_nobody() {
    let club = Club::open(&scratch("unstored"), DAY).await;
    for _ in 0..1_000 {
        club.uptime.fetch_add(10_000, Ordering::Relaxed);
        club.house.tick();
    }
    assert!(club.house.served() <= 2 * MINUTE);
    club.stop().await;
}

#[tokio::test]
async fn of_many_abandoned_tables_fifty_are_closed_in_an_hour_and_the_others_wait() {
    let folder = scratch("many-abandoned");
    let club = Club::open(&folder, DAY).await;
    for _ in 0..120 {
        club.create(2).await;
    }
    club.serve(11 * MINUTE).await;
    let swept = club.sweep().await;
    assert_eq!((swept.closed, swept.waiting), (50, 70));
    club.serve(50 * MINUTE).await;
    let swept = club.sweep().await;
    assert_eq!(
        (swept.closed, swept.waiting),
        (0, 70),
        "not within the hour"
    );
    club.stop().await;
    let club = Club::open(&folder, DAY).await;
    let swept = club.sweep().await;
    assert_eq!(
        (swept.closed, swept.waiting),
        (0, 70),
        "nor after a restart"
    );
    club.serve(11 * MINUTE).await;
    let swept = club.sweep().await;
    assert_eq!((swept.closed, swept.waiting), (50, 20));
    club.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn by_hand_all_abandoned_tables_are_closed_at_once_if_that_is_meant() {
    let folder = scratch("by-hand");
    let club = Club::open(&folder, DAY).await;
    let tables = [club.create(2).await, club.create(2).await];
    club.serve(61 * MINUTE).await;
    let young = club.create(2).await;
    club.stop().await;
    let config = Config {
        data: folder.clone(),
        lobby_hours: 1,
        ..Config::default()
    };
    for (close, closed) in [(false, 0), (true, 2), (true, 0)] {
        let config = config.clone();
        let done = tokio::task::spawn_blocking(move || close_abandoned(&config, close));
        let done = done.await.unwrap().unwrap();
        assert_eq!(done.closed, closed);
    }
    let club = Club::open(&folder, DAY).await;
    for table in tables {
        assert_eq!(club.stage(table).await, ABANDONED);
    }
    assert_eq!(club.stage(young).await, Stage::Lobby);
    club.stop().await;
}
