//! One suite over SQLite and PostgreSQL.

// Helpers of tests may fail as tests do.
#![allow(clippy::unwrap_used)]

mod damaged;
mod old;
mod plans;
mod postgres;
mod relisted;
mod requests;
mod unwell;

use std::path::{Path, PathBuf};

use host::Skill;
use protocol::Command;
use room::ids::Id;
use room::{Entry, EntryKind, Place, Room, When};
use server::{
    house::{House, HouseConfig, Wanted},
    store::{Before, Store, Summary, Write, check, copy, url_of},
};

use postgres::Postgres;

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn id(n: u8) -> Id {
    Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n))
}

fn write(table: Id, number: u64, stage: &str) -> Write {
    let when = When {
        at: number,
        served: number,
    };
    let entry = Entry::new(when, None, EntryKind::Started);
    Write {
        table,
        number,
        text: entry.text(),
        summary: Some(Summary {
            table,
            game: "toy".to_owned(),
            stage: stage.to_owned(),
            listed: true,
            seats: "[]".to_owned(),
            changed: number,
            host: None,
            founded: None,
            served: number,
        }),
    }
}

/// Everything a server needs of its storage; `url` leads to an empty database.
async fn suite(url: &str, backup: &Path) {
    let store = Store::open(url).await.unwrap();
    let many: Vec<Write> = (1..=300).map(|n| write(id(1), n, "running")).collect();
    store.append(&many).await.unwrap();
    assert_eq!(store.log(id(1)).await.unwrap().len(), 300);
    assert!(store.log(id(2)).await.unwrap().is_empty());

    let clash = [write(id(2), 1, "lobby"), write(id(1), 300, "running")];
    assert!(
        store.append(&clash).await.is_err(),
        "a number is given once"
    );
    assert!(store.log(id(2)).await.unwrap().is_empty(), "all or none");

    store.append(&[write(id(2), 1, "lobby")]).await.unwrap();
    let listed = store.list("lobby", 10).await.unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].table, id(2));
    assert_eq!(store.count("running").await.unwrap(), 1);
    assert_eq!(store.stale("lobby", 300, 10).await.unwrap(), [id(2)]);
    store.checked(&[(id(2), 1_000)]).await.unwrap();
    assert!(store.stale("lobby", 300, 10).await.unwrap().is_empty());
    old_tables_go(&store).await;
    assert_eq!(store.keep("key", "first").await.unwrap(), "first");
    assert_eq!(store.keep("key", "second").await.unwrap(), "first");
    for value in ["one", "two"] {
        store.set("other key", value).await.unwrap();
        assert_eq!(store.keep("other key", "").await.unwrap(), value);
    }
    store.close().await;

    let store = Store::open(url).await.unwrap();
    assert_eq!(
        store.log(id(1)).await.unwrap().len(),
        300,
        "it survives being closed"
    );
    let copied = Store::open(&url_of(backup)).await.unwrap();
    assert_eq!(copy(&store, &copied).await.unwrap(), 303);
    assert!(
        copy(&store, &copied).await.is_err(),
        "copies go into empty databases"
    );
    assert_eq!(
        copied.log(id(1)).await.unwrap(),
        store.log(id(1)).await.unwrap()
    );
    for url in [url, &url_of(backup)] {
        let found = check(url, &mut |_, _| {}).await.unwrap();
        assert!(found.is_sound(), "{found:?}");
        assert_eq!((found.tables, found.entries), (3, 303));
    }
    assert_eq!(copied.keep("key", "third").await.unwrap(), "first");
    assert_eq!(copied.list("lobby", 10).await.unwrap().len(), 1);
    copied.close().await;
    a_game(store).await;
}

/// A table that was closed is deleted and leaves nothing; one that is closed only because nobody
/// here knows its rules stays.
async fn old_tables_go(store: &Store) {
    let reason = protocol::CloseReason::Host;
    let what = EntryKind::Closed { reason };
    let when = When { at: 2, served: 2 };
    let closing = Write {
        text: Entry::new(when, None, what).text(),
        ..write(id(3), 2, "closed")
    };
    let writes = [
        write(id(3), 1, "lobby"),
        write(id(4), 1, "running"),
        closing,
        write(id(4), 2, "closed"),
    ];
    store.append(&writes).await.unwrap();
    assert_eq!(
        store
            .count_over("closed", Before::Changed(3))
            .await
            .unwrap(),
        2
    );
    let over = store
        .over("closed", Before::Changed(3), None, 10)
        .await
        .unwrap();
    let deleted = [
        store.delete("closed", over[0]).await.unwrap(),
        store.delete("closed", over[1]).await.unwrap(),
    ];
    assert_eq!(deleted, [true, false]);
    assert!(store.log(id(3)).await.unwrap().is_empty());
    assert_eq!(store.log(id(4)).await.unwrap().len(), 2);
    let after = store
        .over("closed", Before::Changed(3), Some(over[0]), 10)
        .await
        .unwrap();
    assert_eq!(after, [over[1]]);
    for (before, count) in [(2, 0), (3, 1)] {
        let before = Before::Served(before);
        let over = store.over("closed", before, None, 10).await.unwrap();
        assert_eq!(over.len(), count);
        let counted = store.count_over("closed", before).await.unwrap();
        assert_eq!(counted, count as u64);
    }
}

/// Two bots and a person who handed over play a game to its end, and it is there afterwards.
async fn a_game(store: Store) {
    let (house, stored) = House::open(store.clone(), HouseConfig::default());
    let level = Skill::Random;
    let name = "guest 1".to_owned();
    let guest = id(9);
    let wanted = Wanted {
        game: "new-york-new-york".to_owned(),
        options: "rounds=1".to_owned(),
        seats: vec![
            Place::Kept {
                guest,
                name: name.clone(),
            },
            Place::Bot { level },
        ],
        listed: false,
    };
    let table = house.create(guest, wanted).await.unwrap();
    let nonce = "0".repeat(64);
    let sit = Command::Sit {
        seat: None,
        name,
        nonce,
        token: None,
    };
    let seat = tabletop::Seat::A;
    for (n, command) in [sit, Command::Start, Command::HandOver { seat, level }]
        .into_iter()
        .enumerate()
    {
        let done = house
            .ask(table, guest, format!("r{n}"), command)
            .await
            .unwrap();
        done.unwrap();
    }
    while house.look(table, Room::stage).await.unwrap() == protocol::Stage::Running {
        tokio::task::yield_now().await;
    }
    let record = house
        .look(table, |room| room.table().unwrap().record().to_text())
        .await
        .unwrap();
    host::verify(&record).expect("the record is sound");
    house.close();
    while house.rooms() > 0 {
        tokio::task::yield_now().await;
    }
    drop(house);
    stored.await.unwrap();
    let plies = host::verify(&record).unwrap().record.plies.len();
    let entries = store.log(table).await.unwrap();
    let played = entries
        .iter()
        .filter(|entry| matches!(entry.what, EntryKind::Played { .. }));
    assert_eq!(played.count(), plies);
    store.close().await;
}

#[tokio::test]
async fn sqlite_keeps_everything() {
    let folder = scratch("sqlite-suite");
    let url = url_of(&folder.join("suite.sqlite"));
    suite(&url, &folder.join("backup.sqlite")).await;
}

#[tokio::test]
async fn postgresql_keeps_everything_where_it_can_be_started() {
    match Postgres::start() {
        Ok(server) => {
            let folder = scratch("postgres-suite");
            suite(&server.url(), &folder.join("backup.sqlite")).await;
            let lock = ["BEGIN", "LOCK TABLE log IN EXCLUSIVE MODE"];
            requests::two_get_one_table(&server.url(), &lock).await;
            println!("PostgreSQL was started from {} and passed", server.from());
        }
        // `cargo verify postgres` has seen to it that there is one, or says why not.
        Err(why) if std::env::var("POSTGRES").is_ok_and(|it| it == "required") => {
            panic!("PostgreSQL was not tested: {why}")
        }
        Err(why) => println!("PostgreSQL was NOT tested: {why}"),
    }
}
