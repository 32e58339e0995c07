//! What people may be called at a table.

use load::{LoadPlayer, create_as};
use protocol::{Command, RefusalCode, SeatHolder, Stage};

use crate::{
    playing::{one_move, pair},
    running::{Running, body, scratch, status},
};

fn sit(name: &str) -> Command {
    Command::Sit {
        seat: None,
        name: name.to_owned(),
        nonce: "0".repeat(64),
        token: None,
    }
}

fn wanted(seats: &str, name: &str) -> String {
    format!(r#"{{"game":"new-york-new-york","seats":{seats},"name":"{name}"}}"#)
}

#[tokio::test]
async fn nobody_sits_down_under_a_name_that_looks_like_another_at_the_table() {
    let server = Running::start(&scratch("names")).await;
    let seats = r#"["own","open",{"bot":"random"}]"#;
    let made = create_as(server.address, &wanted(seats, "Paolo")).await;
    let (table, cookie) = made.unwrap();
    let mut other = server.player(&table, None, 2).await;
    for name in ["Paolo", "paolo ", "P\u{430}olo", "Bot C", "bot\u{a0}C"] {
        let refused = other.refused(sit(name)).await.unwrap();
        let is_known = matches!(refused, RefusalCode::NameTaken | RefusalCode::BadName);
        assert!(is_known, "{name}: {refused:?}");
    }
    other.done(sit("Paola")).await.unwrap();
    let mut host = server.player(&table, Some(&cookie), 1).await;
    host.done(sit("Paolo")).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_seen_is_no_name_and_joined_emoji_are() {
    let server = Running::start(&scratch("unseen")).await;
    let seats = r#"["open","open"]"#;
    let (table, _) = create_as(server.address, &wanted(seats, "")).await.unwrap();
    let mut player = server.player(&table, None, 1).await;
    let pile = format!("x{}", "\u{301}".repeat(20));
    for name in ["A\u{ad}da", "A\u{2060}da", "Ada\u{fe0f}", &pile, "\u{3164}"] {
        let refused = player.refused(sit(name)).await.unwrap();
        assert_eq!(refused, RefusalCode::BadName, "{}", name.escape_unicode());
    }
    player.done(sit("👩‍🚀 Ada 🇮🇹")).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_called_what_everybody_is_to_themselves() {
    let server = Running::start(&scratch("oneself")).await;
    let seats = r#"["open","open"]"#;
    let (table, _) = create_as(server.address, &wanted(seats, "")).await.unwrap();
    let mut player = server.player(&table, None, 1).await;
    for name in ["You", "tu", " YOU ", "Y\u{43e}u"] {
        let refused = player.refused(sit(name)).await.unwrap();
        assert_eq!(refused, RefusalCode::BadName, "{name}");
    }
    player.done(sit("Tullio")).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_table_is_not_laid_out_for_someone_called_like_its_bot() {
    let server = Running::start(&scratch("bots-name")).await;
    let post = "POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json";
    let seats = r#"["own",{"bot":"random"}]"#;
    let answer = server.http(post, &wanted(seats, "B\u{43e}t B")).await;
    assert_eq!(status(&answer), "422", "{answer}");
    assert!(body(&answer).contains("name_taken"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn whoever_a_seat_is_kept_for_sits_there_under_its_name() {
    let server = Running::start(&scratch("kept-name")).await;
    let (_, mut seat_a, mut seat_b) = pair(&server).await;
    let stage = |player: &LoadPlayer| player.memory.lobby.as_ref().unwrap().stage;
    while stage(&seat_a) == Stage::Running {
        one_move(&mut seat_a, &mut seat_b).await;
    }
    seat_a.done(Command::Rematch).await.unwrap();
    let again = seat_a.memory.lobby.clone().unwrap().rematch.unwrap();
    let mut first = server.player(&again, seat_a.cookie.as_deref(), 3).await;
    let taken = first.refused(sit("guest 2")).await.unwrap();
    assert_eq!(taken, RefusalCode::NameTaken, "it is kept for another");
    first.done(sit("guest 1")).await.unwrap();
    let mut second = server.player(&again, seat_b.cookie.as_deref(), 4).await;
    second.done(sit("guest 2")).await.unwrap();
    let lobby = second.memory.lobby.clone().unwrap();
    let is_person = |facts: &protocol::SeatFacts| matches!(facts.sitter, SeatHolder::Person { .. });
    assert!(lobby.seats.iter().all(is_person));
    server.stop().await;
}
