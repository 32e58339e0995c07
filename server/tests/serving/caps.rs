//! What one guest and one address may have, and a list that nobody fills alone.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use load::LoadPlayer;
use protocol::{Command, RefusalCode};
use server::house::{Age, Caps, EACH_MAX, Environment, House, HouseConfig, Retention, Uptime};

use crate::running::{NO_LIMITS, Running, body, scratch, status};

const WANTED: &str = r#"{"game":"new-york-new-york","seats":["own","open"],"name":"guest 1""#;
const DAY: u64 = 24 * 60 * 60 * 1000;

fn capped(per_guest: u32, per_address: u32) -> HouseConfig {
    let caps = Caps {
        per_guest,
        per_address,
        ..Caps::default()
    };
    HouseConfig {
        caps,
        ..HouseConfig::default()
    }
}

/// Lays out a table; `more` are other keys, with a comma before each.
async fn lay_out(server: &Running, cookie: &str, more: &str) -> String {
    let head = format!(
        "POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json\r\nCookie: {cookie}"
    );
    server.http(&head, &format!("{WANTED}{more}}}")).await
}

fn table(answer: &str) -> String {
    body(answer).split_once("\"table\":\"").unwrap().1[..32].to_owned()
}

fn cookie(answer: &str) -> String {
    let lines = answer.lines().filter_map(|line| line.split_once(": "));
    let mut cookies = lines.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let (_, value) = cookies.next().unwrap();
    value.split(';').next().unwrap().to_owned()
}

/// Somebody who has just laid out a table: who, and which.
async fn somebody(server: &Running, more: &str) -> (String, String) {
    let answer = lay_out(server, "", more).await;
    (cookie(&answer), table(&answer))
}

#[tokio::test]
async fn a_guest_has_so_many_open_tables_and_one_more_when_one_is_closed() {
    let server = Running::with(&scratch("caps-guest"), capped(2, 0), NO_LIMITS).await;
    let (host, first) = somebody(&server, "").await;
    assert_eq!(status(&lay_out(&server, &host, "").await), "201");
    let refused = lay_out(&server, &host, "").await;
    assert_eq!(status(&refused), "409");
    assert!(body(&refused).contains("too_many_tables"), "{refused}");
    assert!(
        body(&refused).contains("you have 2 open tables"),
        "{refused}"
    );
    let (other, _) = somebody(&server, "").await;
    assert_ne!(other, host, "others have their own");
    let mut player = server.player(&first, Some(&host), 1).await;
    player.done(Command::Close).await.unwrap();
    assert_eq!(status(&lay_out(&server, &host, "").await), "201");
    drop(player);
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_open_tables_whoever_its_guests_are() {
    let server = Running::with(&scratch("caps-address"), capped(0, 2), NO_LIMITS).await;
    somebody(&server, "").await;
    somebody(&server, "").await;
    let refused = lay_out(&server, "", "").await;
    assert_eq!(status(&refused), "409");
    assert!(body(&refused).contains("from your address"), "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn tables_that_are_asked_for_at_once_are_counted_exactly() {
    let server = Running::with(&scratch("caps-at-once"), capped(3, 7), NO_LIMITS).await;
    let (host, _) = somebody(&server, "").await;
    let same = futures_util::future::join_all((0..12).map(|_| lay_out(&server, &host, ""))).await;
    let made = |answers: &[String]| answers.iter().filter(|it| status(it) == "201").count();
    assert_eq!(made(&same), 2, "the guest had one and may have three");
    let others = futures_util::future::join_all((0..12).map(|_| lay_out(&server, "", ""))).await;
    assert_eq!(made(&others), 4, "the address had three and may have seven");
    server.stop().await;
}

#[tokio::test]
async fn open_tables_are_counted_after_a_restart_too() {
    let folder = scratch("caps-restart");
    let server = Running::with(&folder, capped(1, 2), NO_LIMITS).await;
    let (host, _) = somebody(&server, "").await;
    server.stop().await;
    let server = Running::with(&folder, capped(1, 2), NO_LIMITS).await;
    assert_eq!(status(&lay_out(&server, &host, "").await), "409");
    somebody(&server, "").await;
    assert_eq!(
        status(&lay_out(&server, "", "").await),
        "409",
        "the address"
    );
    server.stop().await;
}

/// A server whose served time the test lets go by, and how.
async fn hourly(folder: &str, caps: Caps) -> (Running, impl Fn(u64)) {
    let uptime = Arc::new(AtomicU64::new(0));
    let passed = Arc::clone(&uptime);
    let config = HouseConfig {
        caps,
        uptime: Uptime::of(move || passed.load(Ordering::Relaxed)),
        ..HouseConfig::default()
    };
    let server = Running::with(&scratch(folder), config, NO_LIMITS).await;
    let house = server.house.clone();
    house.tick();
    let serve = move |millis: u64| {
        for _ in 0..millis / 10_000 {
            uptime.fetch_add(10_000, Ordering::Relaxed);
            house.tick();
        }
    };
    (server, serve)
}

/// Lays out a table and closes it at once.
async fn pass_by(server: &Running, host: &str) -> String {
    let answer = lay_out(server, host, "").await;
    if status(&answer) == "201" {
        let mut player = server.player(&table(&answer), Some(host), 1).await;
        player.done(Command::Close).await.unwrap();
    }
    answer
}

#[tokio::test]
async fn a_guest_who_lays_out_tables_and_closes_them_again_has_so_many_an_hour() {
    let caps = Caps {
        per_guest: 2,
        per_guest_hour: 3,
        ..Caps::default()
    };
    let (server, serve) = hourly("caps-hour", caps).await;
    let (host, first) = somebody(&server, r#","request":"one""#).await;
    for _ in 0..2 {
        assert_eq!(status(&pass_by(&server, &host).await), "201");
    }
    let refused = pass_by(&server, &host).await;
    assert_eq!(status(&refused), "429");
    assert!(body(&refused).contains("too_often"), "{refused}");
    let says = "you have laid out 3 tables in an hour";
    assert!(body(&refused).contains(says), "{refused}");
    let again = lay_out(&server, &host, r#","request":"one""#).await;
    assert_eq!((status(&again), table(&again)), ("200", first));
    let (_, _) = somebody(&server, "").await;
    server.house.store_served().await.unwrap();
    serve(2 * 60 * 1000);
    assert_eq!(status(&pass_by(&server, &host).await), "429", "not yet");
    for _ in 0..60 {
        server.house.store_served().await.unwrap();
        serve(60 * 1000);
    }
    assert_eq!(status(&pass_by(&server, &host).await), "201");
    drop(serve);
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_an_hour_whoever_its_guests_are_and_rematches_count() {
    let caps = Caps {
        per_address_hour: 3,
        ..Caps::default()
    };
    let (server, _) = hourly("caps-address-hour", caps).await;
    let (_, mut player) = closed(&server).await;
    player.done(Command::Rematch).await.unwrap();
    let (_, mut other) = closed(&server).await;
    let refused = lay_out(&server, "", "").await;
    assert_eq!(status(&refused), "429");
    assert!(body(&refused).contains("from your address"), "{refused}");
    let refused = other.refused(Command::Rematch).await.unwrap();
    assert_eq!(refused, RefusalCode::TooOften);
    drop((player, other));
    server.stop().await;
}

/// A table that its host sat down at and closed.
async fn closed(server: &Running) -> (String, LoadPlayer) {
    let (host, first) = somebody(server, "").await;
    let mut player = server.player(&first, Some(&host), 1).await;
    player.sit("guest 1").await.unwrap();
    player.done(Command::Close).await.unwrap();
    (host, player)
}

#[tokio::test]
async fn a_rematch_counts_as_a_table_of_who_asks_for_it() {
    let server = Running::with(&scratch("caps-rematch"), capped(1, 0), NO_LIMITS).await;
    let (host, mut player) = closed(&server).await;
    let second = table(&lay_out(&server, &host, "").await);
    let refused = player.refused(Command::Rematch).await.unwrap();
    assert_eq!(refused, RefusalCode::TooManyTables);
    let mut at_second = server.player(&second, Some(&host), 2).await;
    at_second.done(Command::Close).await.unwrap();
    player.done(Command::Rematch).await.unwrap();
    assert_eq!(status(&lay_out(&server, &host, "").await), "409");
    drop((player, at_second));
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_counts_at_the_address_of_who_asks_for_it() {
    let server = Running::with(&scratch("caps-rematch-address"), capped(0, 1), NO_LIMITS).await;
    let (_, mut player) = closed(&server).await;
    somebody(&server, "").await;
    let refused = player.refused(Command::Rematch).await.unwrap();
    assert_eq!(refused, RefusalCode::TooManyTables);
    drop(player);
    server.stop().await;
}

#[tokio::test]
async fn a_repeated_request_gives_the_same_table_after_a_restart_too() {
    let folder = scratch("caps-request");
    let server = Running::with(&folder, capped(1, 0), NO_LIMITS).await;
    let named = r#","request":"one""#;
    let (host, first) = somebody(&server, named).await;
    let again = lay_out(&server, &host, named).await;
    assert_eq!((status(&again), table(&again)), ("200", first.clone()));
    let (_, others) = somebody(&server, named).await;
    assert_ne!(others, first, "names are each guest's own");
    server.stop().await;
    let server = Running::with(&folder, capped(1, 0), NO_LIMITS).await;
    let again = lay_out(&server, &host, named).await;
    assert_eq!((status(&again), table(&again)), ("200", first.clone()));
    let nameless = lay_out(&server, &host, r#","request":"""#).await;
    assert_eq!(status(&nameless), "422");
    let mut player = server.player(&first, Some(&host), 1).await;
    player.ask_as("one", Command::Close).await.unwrap();
    player.answered().await.unwrap();
    let lobby = server.lobby(&first, &host).await;
    assert_ne!(
        lobby.stage,
        protocol::Stage::Lobby,
        "at the table it is a new name"
    );
    drop(player);
    server.stop().await;
}

#[tokio::test]
async fn nobody_fills_the_public_list_alone() {
    let folder = scratch("caps-fair");
    let server = Running::start(&folder).await;
    let listed = r#","listed":true"#;
    let (_, modest) = somebody(&server, listed).await;
    let (greedy, _) = somebody(&server, listed).await;
    for _ in 0..EACH_MAX + 3 {
        lay_out(&server, &greedy, listed).await;
    }
    let tables = |answer: String| -> Vec<String> {
        let lines: Vec<serde_json::Value> = serde_json::from_str(body(&answer)).unwrap();
        let table = |line: &serde_json::Value| line["table"].as_str().unwrap().to_owned();
        lines.iter().map(table).collect()
    };
    let list = tables(server.get("/api/v1/tables", "").await);
    assert_eq!(list.len(), EACH_MAX + 1);
    assert_eq!(list[1], modest, "the second line is another guest's");
    // What is in memory is what a server that has just begun would read.
    let newest = table(&lay_out(&server, &greedy, listed).await);
    let kept = tables(server.get("/api/v1/tables", "").await);
    assert_eq!(kept[0], newest);
    server.stop().await;
    let server = Running::start(&folder).await;
    assert_eq!(tables(server.get("/api/v1/tables", "").await), kept);
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_begins_leaves_one_list_for_the_other_at_once() {
    let server = Running::start(&scratch("caps-moved")).await;
    let (host, table) = somebody(&server, r#","listed":true"#).await;
    let shown = async |stage: &str| {
        let path = format!("/api/v1/tables?stage={stage}");
        server.get(&path, "").await.contains(&table)
    };
    assert!(shown("lobby").await && !shown("running").await);
    let mut first = server.player(&table, Some(&host), 1).await;
    let mut second = server.player(&table, None, 2).await;
    first.sit("guest 1").await.unwrap();
    second.sit("guest 2").await.unwrap();
    first.done(Command::Start).await.unwrap();
    assert!(!shown("lobby").await && shown("running").await);
    drop((first, second));
    server.stop().await;
}

/// A house with a clock that the test sets.
fn timed() -> (HouseConfig, Arc<AtomicU64>) {
    let time = Arc::new(AtomicU64::new(1_000 * DAY));
    let clock = Arc::clone(&time);
    let environment = Environment {
        clock: Arc::new(move || clock.load(Ordering::SeqCst)),
        ..Environment::real()
    };
    let idle = std::time::Duration::ZERO;
    let config = HouseConfig {
        environment,
        idle,
        ..HouseConfig::default()
    };
    (config, time)
}

async fn prune(house: &House, most: usize) -> usize {
    let retention = Retention {
        finished: Some(365 * DAY),
        closed: Some(30 * DAY),
    };
    let old = house.old(retention, Age::ByTheClock);
    house.prune(&old, most, &mut || {}).await.unwrap()
}

#[tokio::test]
async fn closed_tables_are_deleted_after_their_days_and_no_more_than_so_many() {
    let (config, time) = timed();
    let server = Running::with(&scratch("caps-prune"), config, NO_LIMITS).await;
    let mut gone = Vec::new();
    for _ in 0..3 {
        let (host, table) = somebody(&server, r#","listed":true"#).await;
        let mut player = server.player(&table, Some(&host), 1).await;
        player.done(Command::Close).await.unwrap();
        gone.push(table);
    }
    let (_, open) = somebody(&server, r#","listed":true"#).await;
    while server.house.rooms() > 0 {
        tokio::task::yield_now().await;
    }
    time.fetch_add(29 * DAY, Ordering::SeqCst);
    assert_eq!(prune(&server.house, 9).await, 0, "not yet");
    time.fetch_add(2 * DAY, Ordering::SeqCst);
    assert_eq!(prune(&server.house, 2).await, 2);
    assert_eq!(prune(&server.house, 9).await, 1);
    for table in gone {
        let answer = server.get(&format!("/api/v1/tables/{table}"), "").await;
        assert_eq!(status(&answer), "404");
        let log = server.house.storage().log(table.parse().unwrap()).await;
        assert!(log.unwrap().is_empty());
    }
    let answer = server.get(&format!("/api/v1/tables/{open}"), "").await;
    assert_eq!(status(&answer), "200");
    assert_eq!(server.house.counts().await.unwrap()[3], ("closed", 0));
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_somebody_looks_at_is_not_deleted() {
    let (config, time) = timed();
    let server = Running::with(&scratch("caps-looked-at"), config, NO_LIMITS).await;
    let (_, player) = closed(&server).await;
    time.fetch_add(31 * DAY, Ordering::SeqCst);
    assert_eq!(prune(&server.house, 9).await, 0);
    drop(player);
    while server.house.rooms() > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(prune(&server.house, 9).await, 1);
    server.stop().await;
}
