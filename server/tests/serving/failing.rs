//! Rules that fail close their table and nothing else.

use protocol::{CloseReason, Command, Stage};
use server::{
    house::Ways,
    load::{Player, create_as},
};

use crate::{
    running::{NO_LIMITS, Running, body, scratch},
    toy::TOYS,
};

async fn begun(server: &Running) -> (String, String, Player) {
    let wanted = r#"{"game":"toy","seats":["own",{"bot":"random"}],"name":"guest 1"}"#;
    let (table, cookie) = create_as(server.address, wanted).await.unwrap();
    let mut seat_a = Player::connect(server.address, &table, Some(&cookie), 1)
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
    let ways = Ways {
        catalogue: TOYS,
        ..Ways::default()
    };
    let server = Running::with(&folder, ways.clone(), NO_LIMITS).await;
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
            action,
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
