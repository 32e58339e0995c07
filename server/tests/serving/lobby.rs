//! Before and after the game: coming, going, inviting, closing, playing again.

use host::Skill;
use load::{LoadPlayer, create_as};
use protocol::{CloseReason, Command, Lobby, RefusalCode, SeatHolder, Stage};
use tabletop::Seat;

use crate::{
    playing::{one_move, pair},
    running::{Running, body, scratch, status},
};

const NONCE: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn wanted(seats: &str) -> String {
    let game = r#""game":"new-york-new-york","options":"rounds=1""#;
    format!(r#"{{{game},"seats":{seats},"name":"guest 1","listed":true}}"#)
}

fn lobby(player: &LoadPlayer) -> Lobby {
    player.memory.lobby.clone().unwrap()
}

fn sit(token: Option<&str>) -> Command {
    Command::Sit {
        seat: None,
        name: "guest 2".to_owned(),
        nonce: NONCE.to_owned(),
        token: token.map(str::to_owned),
    }
}

#[tokio::test]
async fn whoever_has_the_link_of_an_invitation_sits_in_its_seat_and_nobody_else() {
    let server = Running::start(&scratch("invited")).await;
    let made = create_as(server.address, &wanted(r#"["own","invited"]"#)).await;
    let (table, cookie) = made.unwrap();
    let mut host = server.player(&table, Some(&cookie), 1).await;
    host.sit("guest 1").await.unwrap();
    let word = lobby(&host).you.invitations[&Seat::B].clone();
    let mut other = server.player(&table, None, 2).await;
    assert!(lobby(&other).you.invitations.is_empty(), "the host's alone");
    let taken = other.refused(sit(None)).await.unwrap();
    assert_eq!(taken, RefusalCode::SeatTaken);
    let wrong = other.refused(sit(Some(&"0".repeat(32)))).await.unwrap();
    assert_eq!(wrong, RefusalCode::BadLink);
    other.done(sit(Some(&word))).await.unwrap();
    assert_eq!(lobby(&other).you.seat, Some(Seat::B));
    let mut late = server.player(&table, None, 3).await;
    let late = late.refused(sit(Some(&word))).await.unwrap();
    assert_eq!(late, RefusalCode::BadLink, "a link lets one in");
    server.stop().await;
}

#[tokio::test]
async fn the_host_removes_someone_before_the_start_and_their_link_is_void() {
    let server = Running::start(&scratch("removed")).await;
    let made = create_as(server.address, &wanted(r#"["own","invited"]"#)).await;
    let (table, cookie) = made.unwrap();
    let mut host = server.player(&table, Some(&cookie), 1).await;
    host.sit("guest 1").await.unwrap();
    let word = lobby(&host).you.invitations[&Seat::B].clone();
    let mut other = server.player(&table, None, 2).await;
    other.done(sit(Some(&word))).await.unwrap();
    let seat = Seat::A;
    let refused = other.refused(Command::Remove { seat }).await.unwrap();
    assert_eq!(refused, RefusalCode::NotHost);
    let seat = Seat::B;
    host.done(Command::Remove { seat }).await.unwrap();
    let gone = |memory: &protocol::TableMemory| memory.lobby.as_ref().unwrap().you.seat.is_none();
    other.until(gone).await.unwrap();
    let again = other.refused(sit(Some(&word))).await.unwrap();
    assert_eq!(again, RefusalCode::BadLink);
    assert_ne!(lobby(&host).you.invitations[&Seat::B], word);
    let start = host.refused(Command::Start).await.unwrap();
    assert_eq!(start, RefusalCode::SeatsEmpty);
    server.stop().await;
}

#[tokio::test]
async fn whoever_leaves_during_the_game_finds_the_seat_waiting() {
    let server = Running::start(&scratch("left")).await;
    let (table, mut seat_a, mut seat_b) = pair(&server).await;
    one_move(&mut seat_a, &mut seat_b).await;
    seat_b.done(Command::Leave).await.unwrap();
    let cookie = seat_b.cookie.clone().unwrap();
    drop(seat_b);
    let (seat, level) = (Seat::B, Skill::Random);
    seat_a
        .done(Command::HandOver { seat, level })
        .await
        .unwrap();
    let facts = &lobby(&seat_a).seats[1];
    assert!(facts.left && facts.stand_in == Some(level));
    let mut seat_b = server.player(&table, Some(&cookie), 5).await;
    assert_eq!(lobby(&seat_b).you.seat, Some(Seat::B));
    seat_b.done(Command::TakeBack).await.unwrap();
    let facts = &lobby(&seat_b).seats[1];
    assert!(!facts.left && facts.stand_in.is_none());
    server.stop().await;
}

#[tokio::test]
async fn a_table_is_closed_by_its_host_alone_and_by_the_last_one_who_leaves() {
    let server = Running::start(&scratch("closed")).await;
    let made = create_as(server.address, &wanted(r#"["own","open"]"#)).await;
    let (table, cookie) = made.unwrap();
    let mut host = server.player(&table, Some(&cookie), 1).await;
    let mut other = server.player(&table, None, 2).await;
    let refused = other.refused(Command::Close).await.unwrap();
    assert_eq!(refused, RefusalCode::NotHost);
    host.done(Command::Close).await.unwrap();
    let closed = Stage::Closed(CloseReason::Host);
    assert_eq!(lobby(&host).stage, closed);
    let late = other.refused(sit(None)).await.unwrap();
    assert_eq!(late, RefusalCode::WrongStage);

    let made = create_as(server.address, &wanted(r#"["open","open"]"#)).await;
    let (table, cookie) = made.unwrap();
    let host = server.player(&table, Some(&cookie), 3).await;
    let mut other = server.player(&table, None, 4).await;
    other.sit("guest 2").await.unwrap();
    other.done(Command::Leave).await.unwrap();
    assert_eq!(lobby(&other).stage, Stage::Lobby, "its host is still there");
    drop(host);
    server.stop().await;
}

#[tokio::test]
async fn the_list_shows_what_may_be_shown_and_nothing_that_lets_anybody_in() {
    let server = Running::start(&scratch("listed")).await;
    let made = create_as(server.address, &wanted(r#"["own","invited"]"#)).await;
    let (table, cookie) = made.unwrap();
    let hidden = wanted(r#"["own","open"]"#).replace("true", "false");
    let (secret, _) = create_as(server.address, &hidden).await.unwrap();
    let word = lobby(&server.player(&table, Some(&cookie), 1).await)
        .you
        .invitations[&Seat::B]
        .clone();
    let list = server.get("/api/v1/tables", "").await;
    assert!(list.contains(&table) && !list.contains(&secret), "{list}");
    assert!(!list.contains(&word) && !list.contains("guest\":\""));
    let (running, _a, _b) = pair(&server).await;
    let list = server.get("/api/v1/tables?stage=running", "").await;
    assert!(!list.contains(&running), "it was not to be listed");
    assert_eq!(body(&list), "[]");
    let nonsense = server.get("/api/v1/tables?stage=closed", "").await;
    assert_eq!(status(&nonsense), "400");
    server.stop().await;
}

#[tokio::test]
async fn one_can_sit_down_without_a_socket_and_asking_twice_does_it_once() {
    let server = Running::start(&scratch("sit")).await;
    let made = create_as(server.address, &wanted(r#"["own","open"]"#)).await;
    let (table, cookie) = made.unwrap();
    let post = format!(
        "POST /api/v1/tables/{table}/sit HTTP/1.1\r\nContent-Type: application/json\r\n\
         Cookie: {cookie}"
    );
    let sitting = format!(r#"{{"request":"r1","name":"guest 1","nonce":"{NONCE}"}}"#);
    let first = server.http(&post, &sitting).await;
    let second = server.http(&post, &sitting).await;
    assert_eq!(body(&first), r#"{"request":"r1","number":2}"#);
    assert_eq!(body(&first), body(&second));
    let other = server.http(&post, &sitting.replace("r1", "r2")).await;
    assert_eq!(status(&other), "409");
    let nobody = post.replace(&cookie, "");
    let bad = server.http(&nobody, &sitting.replace(NONCE, "00")).await;
    assert_eq!(status(&bad), "422");
    let elsewhere = post.replace(&table, &"0".repeat(32));
    assert_eq!(status(&server.http(&elsewhere, &sitting).await), "404");
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_turns_the_seats_and_waits_for_nobody_who_stays_away() {
    let server = Running::start(&scratch("again")).await;
    let (_, mut seat_a, mut seat_b) = pair(&server).await;
    while lobby(&seat_a).stage == Stage::Running {
        one_move(&mut seat_a, &mut seat_b).await;
    }
    seat_b.done(Command::Rematch).await.unwrap();
    let again = lobby(&seat_b).rematch.unwrap();
    let cookie = seat_b.cookie.clone().unwrap();
    let mut seat_b = server.player(&again, Some(&cookie), 7).await;
    let kept = lobby(&seat_b);
    let name = |name: &str| SeatHolder::Kept {
        name: name.to_owned(),
    };
    assert_eq!(kept.seats[0].sitter, name("guest 2"));
    assert_eq!(kept.seats[1].sitter, name("guest 1"));
    assert!(kept.you.host, "it belongs to who wanted it");
    seat_b.sit("guest 2").await.unwrap();
    assert_eq!(lobby(&seat_b).you.seat, Some(Seat::A));
    let (seat, level) = (Seat::B, Skill::Random);
    seat_b
        .done(Command::HandOver { seat, level })
        .await
        .unwrap();
    assert_eq!(lobby(&seat_b).seats[1].sitter, SeatHolder::Bot { level });
    seat_b.done(Command::Remove { seat }).await.unwrap();
    assert_eq!(lobby(&seat_b).seats[1].sitter, SeatHolder::Open);
    let mut late = server.player(&again, seat_a.cookie.as_deref(), 8).await;
    late.sit("guest 1").await.unwrap();
    seat_b.done(Command::Start).await.unwrap();
    late.until(|memory| memory.play.is_some()).await.unwrap();
    server.stop().await;
}
