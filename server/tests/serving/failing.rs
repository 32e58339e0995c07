//! Rules that fail close their table and nothing else; a disk that fails loses nothing.

use load::{LoadPlayer, create_as};
use std::time::{Duration, Instant};

use protocol::{CloseReason, Command, Stage};
use server::{
    house::HouseConfig,
    store::{file_in, url_of},
};
use sqlx::Connection;

use crate::{
    playing::{one_move, pair},
    running::{NO_LIMITS, Running, body, scratch, status},
    toy::TOYS,
};

async fn begun(server: &Running) -> (String, String, LoadPlayer) {
    let wanted = r#"{"game":"toy","seats":["own",{"bot":"random"}],"name":"guest 1"}"#;
    let (table, cookie) = create_as(server.address, wanted).await.unwrap();
    let mut seat_a = LoadPlayer::connect(server.address, &table, Some(&cookie), 1)
        .await
        .unwrap();
    seat_a.sit("guest 1").await.unwrap();
    seat_a.ask(Command::Start).await.unwrap();
    seat_a.answered().await.unwrap();
    seat_a.until(|memory| memory.play.is_some()).await.unwrap();
    (table, cookie, seat_a)
}

#[tokio::test]
async fn a_panic_in_the_rules_closes_that_table_and_its_record_is_kept() {
    let folder = scratch("panic");
    let config = HouseConfig {
        catalogue: TOYS,
        ..HouseConfig::default()
    };
    let server = Running::with(&folder, config.clone(), NO_LIMITS).await;
    let (table, cookie, mut seat_a) = begun(&server).await;
    let (_, _, mut other) = begun(&server).await;
    seat_a.act().await.unwrap();
    seat_a
        .until(|memory| !memory.play.as_ref().unwrap().legal.is_empty())
        .await
        .unwrap();
    let play = seat_a.memory.play.clone().unwrap();
    let (revision, ply) = (play.revision, play.ply);
    let action = "boom".to_owned();
    seat_a
        .ask(Command::Act {
            revision,
            ply,
            actions: vec![action],
        })
        .await
        .unwrap();
    let fault = Stage::Closed(CloseReason::Fault);
    seat_a
        .until(|memory| memory.lobby.as_ref().unwrap().stage == fault)
        .await
        .unwrap();
    other.act().await.unwrap();
    let path = format!("/api/v1/tables/{table}/record");
    let record = server.get(&path, &cookie).await;
    assert!(
        body(&record).contains("1 A wait") && body(&record).contains("2 B wait"),
        "{record}"
    );
    server.stop().await;

    let server = Running::with(&folder, config, NO_LIMITS).await;
    let again = LoadPlayer::connect(server.address, &table, Some(&cookie), 1)
        .await
        .unwrap();
    assert_eq!(
        again.memory.lobby.as_ref().unwrap().stage,
        fault,
        "it stays closed"
    );
    server.stop().await;
}

/// Does something to the database behind the server's back.
async fn behind_its_back(folder: &std::path::Path, sql: &'static str) {
    sqlx::any::install_default_drivers();
    let url = url_of(&file_in(folder));
    let mut database = sqlx::AnyConnection::connect(&url).await.unwrap();
    sqlx::query(sql).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

#[tokio::test]
async fn what_cannot_be_stored_is_not_acknowledged_and_nothing_is_built_on_it() {
    let folder = scratch("disk");
    let server = Running::start(&folder).await;
    let (table, mut seat_a, mut seat_b) = pair(&server).await;
    one_move(&mut seat_a, &mut seat_b).await;
    let number = seat_a.memory.number;
    behind_its_back(&folder, "ALTER TABLE log RENAME TO hidden").await;
    let (actor, other) = if seat_a.legal() > 0 {
        (seat_a, seat_b)
    } else {
        (seat_b, seat_a)
    };
    let (mut actor, other) = (actor, other);
    let command = actor.choice().unwrap();
    actor.ask_as("lost", command.clone()).await.unwrap();
    // More that comes before anybody knows.
    actor.ask_as("after", Command::Leave).await.unwrap();
    let mut heard = Vec::new();
    while let Ok(Some(text)) = actor.raw().await {
        heard.push(text);
    }
    assert_eq!(heard, [r#"{"bye":{"why":"trouble"}}"#]);
    behind_its_back(&folder, "ALTER TABLE hidden RENAME TO log").await;
    let cookie = actor.cookie.clone();
    let mut actor = server.player(&table, cookie.as_deref(), 5).await;
    assert_eq!(actor.memory.number, number, "as if it had not been asked");
    let mut other = server.player(&table, other.cookie.as_deref(), 6).await;
    actor.ask_as("lost", command).await.unwrap();
    assert_eq!(actor.answered().await.unwrap(), number.unwrap() + 1);
    let caught_up = |memory: &protocol::TableMemory| memory.number > number;
    other.until(caught_up).await.unwrap();
    actor.until(caught_up).await.unwrap();
    one_move(&mut actor, &mut other).await;
    server.stop().await;
}

/// Asks until the storage is said to be so; says how long that took.
async fn until_ready_is(server: &Running, says: &str) -> Duration {
    let start = Instant::now();
    loop {
        let answer = server.get("/readyz", "").await;
        if body(&answer) == says {
            assert_eq!(status(&answer) == "200", says == "ready\n");
            return start.elapsed();
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{answer}");
    }
}

#[tokio::test]
async fn a_storage_that_another_program_holds_is_not_ready_within_a_second() {
    let folder = scratch("locked");
    let server = Running::start(&folder).await;
    until_ready_is(&server, "ready\n").await;
    let url = url_of(&file_in(&folder));
    let mut other = sqlx::AnyConnection::connect(&url).await.unwrap();
    let hold = sqlx::query("BEGIN IMMEDIATE");
    hold.execute(&mut other).await.unwrap();
    let took = until_ready_is(&server, "not ready: locked by another program\n").await;
    assert!(took < Duration::from_secs(1), "{took:?}");
    let let_go = sqlx::query("ROLLBACK");
    let_go.execute(&mut other).await.unwrap();
    until_ready_is(&server, "ready\n").await;
    other.close().await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_bot_whose_move_could_not_be_stored_thinks_again_when_someone_comes() {
    let folder = scratch("bot-again");
    let config = HouseConfig {
        catalogue: TOYS,
        ..HouseConfig::default()
    };
    let server = Running::with(&folder, config, NO_LIMITS).await;
    let (table, cookie, mut seat_a) = begun(&server).await;
    let number = seat_a.memory.number.unwrap();
    // The move of the person is stored, the answer of the bot is not.
    let doom = "CREATE TRIGGER doom BEFORE INSERT ON log WHEN new.entry LIKE '%\"seat\":\"B\"%' \
                AND new.entry LIKE '%played%' BEGIN SELECT RAISE(ROLLBACK, 'doom'); END";
    behind_its_back(&folder, doom).await;
    let command = seat_a.choice().unwrap();
    seat_a.ask(command).await.unwrap();
    let mut heard = Vec::new();
    while let Ok(Some(text)) = seat_a.raw().await {
        heard.push(text);
    }
    assert!(
        heard.iter().any(|text| text.starts_with("{\"ack\"")),
        "{heard:?}"
    );
    assert_eq!(heard.last().unwrap(), r#"{"bye":{"why":"trouble"}}"#);
    behind_its_back(&folder, "DROP TRIGGER doom").await;
    let mut again = server.player(&table, Some(&cookie), 3).await;
    let answered = |memory: &protocol::TableMemory| memory.number >= Some(number + 2);
    again.until(answered).await.unwrap();
    again.act().await.unwrap();
    server.stop().await;
}
