//! Rules that fail close their table and nothing else.

use protocol::{CloseReason, Command, Stage};
use server::{house::Ways, load::Player};

use crate::{
    running::{NO_LIMITS, Running, body, scratch},
    toy::TOYS,
};

async fn new_table(server: &Running) -> (String, String) {
    let post = "POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json";
    let sent = r#"{"game":"toy","seats":["own",{"bot":"random"}],"name":"Anna"}"#;
    let answer = server.http(post, sent).await;
    let (_, rest) = body(&answer).split_once("\"table\":\"").unwrap();
    let cookie = answer
        .split("boroughs_guest=")
        .nth(1)
        .unwrap()
        .split(';')
        .next()
        .unwrap();
    (rest[..32].to_owned(), format!("boroughs_guest={cookie}"))
}

async fn begun(server: &Running) -> (String, String, Player) {
    let (table, cookie) = new_table(server).await;
    let mut anna = Player::connect(server.address, &table, Some(&cookie), 1)
        .await
        .unwrap();
    anna.sit("Anna").await.unwrap();
    anna.ask(Command::Start).await.unwrap();
    anna.answered().await.unwrap();
    anna.until(|memory| memory.play.is_some()).await.unwrap();
    (table, cookie, anna)
}

#[tokio::test]
async fn a_panic_in_the_rules_closes_that_table_and_its_record_is_kept() {
    let folder = scratch("panic");
    let ways = Ways {
        catalogue: TOYS,
        ..Ways::default()
    };
    let server = Running::with(&folder, ways.clone(), NO_LIMITS).await;
    let (table, cookie, mut anna) = begun(&server).await;
    let (_, _, mut other) = begun(&server).await;
    anna.act().await.unwrap();
    anna.until(|memory| !memory.play.as_ref().unwrap().legal.is_empty())
        .await
        .unwrap();
    let play = anna.memory.play.clone().unwrap();
    let (revision, ply) = (play.revision, play.ply);
    let action = "boom".to_owned();
    anna.ask(Command::Act {
        revision,
        ply,
        action,
    })
    .await
    .unwrap();
    let fault = Stage::Closed(CloseReason::Fault);
    anna.until(|memory| memory.lobby.as_ref().unwrap().stage == fault)
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

    let server = Running::with(&folder, ways, NO_LIMITS).await;
    let again = Player::connect(server.address, &table, Some(&cookie), 1)
        .await
        .unwrap();
    assert_eq!(
        again.memory.lobby.as_ref().unwrap().stage,
        fault,
        "it stays closed"
    );
    server.stop().await;
}
