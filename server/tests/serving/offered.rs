//! Games that a host has switched off.

use load::LoadPlayer;
use protocol::{Command, RefusalCode, Stage};
use server::house::{HouseConfig, Offered};

use crate::{
    playing::{one_move, pair},
    running::{NO_LIMITS, Running, body, scratch, status},
};

fn only(game: &str) -> HouseConfig {
    let offered = Offered::of(&[game.to_owned()], host::GAMES).unwrap();
    HouseConfig {
        offered,
        ..HouseConfig::default()
    }
}

#[tokio::test]
async fn a_game_that_is_switched_off_is_not_listed_and_no_table_is_laid_out_for_it() {
    let server = Running::with(&scratch("offered"), only("new-york"), NO_LIMITS).await;
    let games = server.get("/api/v1/games", "").await;
    assert!(games.contains("\"new-york\""), "{games}");
    assert!(!games.contains("\"new-york-new-york\""), "{games}");
    let post = "POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json";
    let wanted = r#"{"game":"new-york-new-york","seats":["open","open"]}"#;
    let answer = server.http(post, wanted).await;
    assert_eq!(status(&answer), "422", "{answer}");
    assert!(body(&answer).contains("does not offer"), "{answer}");
    let answer = server
        .http(post, &wanted.replace("new-york-new-york", "new-york"))
        .await;
    assert_eq!(status(&answer), "201", "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn a_table_of_a_game_that_was_switched_off_is_finished_and_not_played_again() {
    let folder = scratch("withdrawn");
    let server = Running::start(&folder).await;
    let (table, mut seat_a, mut seat_b) = pair(&server).await;
    one_move(&mut seat_a, &mut seat_b).await;
    let cookies = [seat_a.cookie.clone(), seat_b.cookie.clone()];
    drop((seat_a, seat_b));
    server.stop().await;

    let server = Running::with(&folder, only("new-york"), NO_LIMITS).await;
    let mut seat_a = server.player(&table, cookies[0].as_deref(), 1).await;
    let mut seat_b = server.player(&table, cookies[1].as_deref(), 2).await;
    let stage = |player: &LoadPlayer| player.memory.lobby.as_ref().unwrap().stage;
    while stage(&seat_a) == Stage::Running {
        one_move(&mut seat_a, &mut seat_b).await;
    }
    assert_eq!(stage(&seat_a), Stage::Finished);
    let refused = seat_a.refused(Command::Rematch).await.unwrap();
    assert_eq!(refused, RefusalCode::NotOffered);
    for what in ["record", "replay"] {
        let path = format!("/api/v1/tables/{table}/{what}");
        assert_eq!(status(&server.get(&path, "").await), "200", "{what}");
    }
    server.stop().await;
}

#[test]
fn a_game_nobody_knows_is_named_with_those_there_are() {
    let unknown = Offered::of(&["chess".to_owned()], host::GAMES).unwrap_err();
    let says = unknown.to_string();
    assert!(says.contains("`chess`") && says.contains("new-york-new-york"));
}
