//! Tables as people use them.

use host::Skill;
use load::{LoadPlayer, create_as};
use protocol::{Command, Stage};
use tabletop::Seat;

use crate::running::{Running, body, scratch};

/// Two people at a table that has begun.
pub(crate) async fn pair(server: &Running) -> (String, LoadPlayer, LoadPlayer) {
    let wanted = concat!(
        r#"{"game":"new-york-new-york","options":"rounds=12","#,
        r#""seats":["own","open"],"name":"guest 1"}"#
    );
    pair_at(server, wanted).await
}

/// Two people at such a table.
pub(crate) async fn pair_at(server: &Running, wanted: &str) -> (String, LoadPlayer, LoadPlayer) {
    let (table, cookie) = create_as(server.address, wanted).await.unwrap();
    let mut seat_a = server.player(&table, Some(&cookie), 1).await;
    let mut seat_b = server.player(&table, None, 2).await;
    seat_a.sit("guest 1").await.unwrap();
    seat_b.sit("guest 2").await.unwrap();
    seat_a.done(Command::Start).await.unwrap();
    for player in [&mut seat_a, &mut seat_b] {
        player.until(|memory| memory.play.is_some()).await.unwrap();
    }
    (table, seat_a, seat_b)
}

pub(crate) async fn one_move(seat_a: &mut LoadPlayer, seat_b: &mut LoadPlayer) {
    let (actor, other) = if seat_a.legal() > 0 {
        (seat_a, seat_b)
    } else {
        (seat_b, seat_a)
    };
    actor.act().await.unwrap();
    let number = actor.memory.number;
    other.until(|memory| memory.number >= number).await.unwrap();
}

fn stage(player: &LoadPlayer) -> Stage {
    player.memory.lobby.as_ref().unwrap().stage
}

#[tokio::test]
async fn a_game_is_played_to_its_end_and_its_record_is_fair() {
    let server = Running::start(&scratch("to-the-end")).await;
    let (table, mut seat_a, mut seat_b) = pair(&server).await;
    let cookie = seat_a.cookie.clone().unwrap();
    let path = format!("/api/v1/tables/{table}/record");
    let early = server.get(&path, &cookie).await;
    assert!(early.contains("application/json") && early.contains("\"seat\":\"A\""));
    assert!(!early.contains("seed") && !early.contains("half"));
    while stage(&seat_a) == Stage::Running {
        one_move(&mut seat_a, &mut seat_b).await;
    }
    let lobby = seat_a.memory.lobby.clone().unwrap();
    assert!(lobby.commitment.half.is_some(), "the secret is published");
    let record = server.get(&path, &cookie).await;
    let verdict = host::verify(body(&record)).expect("the record is sound");
    assert!(verdict.is_fair && verdict.outcome.is_some());
    seat_a.ask(Command::Rematch).await.unwrap();
    seat_a.answered().await.unwrap();
    seat_a
        .until(|memory| memory.lobby.as_ref().unwrap().rematch.is_some())
        .await
        .unwrap();
    let again = seat_a.memory.lobby.clone().unwrap().rematch.unwrap();
    let next = server
        .get(&format!("/api/v1/tables/{again}"), &cookie)
        .await;
    assert!(
        next.contains(r#"{"seat":"A","sitter":{"kept":{"name":"guest 2"}}}"#),
        "{next}"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_restarted_server_goes_on_where_it_was_and_repeats_its_acknowledgements() {
    let folder = scratch("restart");
    let server = Running::start(&folder).await;
    let (table, mut seat_a, mut seat_b) = pair(&server).await;
    for _ in 0..10 {
        one_move(&mut seat_a, &mut seat_b).await;
    }
    let actor = if seat_a.legal() > 0 {
        &mut seat_a
    } else {
        &mut seat_b
    };
    let command = actor.choice().unwrap();
    actor.ask_as("the-last", command.clone()).await.unwrap();
    let number = actor.answered().await.unwrap();
    let cookie = actor.cookie.clone().unwrap();
    server.stop().await;

    let server = Running::start(&folder).await;
    let mut again = LoadPlayer::connect(server.address, &table, Some(&cookie), 3)
        .await
        .unwrap();
    assert_eq!(again.memory.number, Some(number), "nothing is lost");
    again.ask_as("the-last", command).await.unwrap();
    assert_eq!(
        again.answered().await.unwrap(),
        number,
        "and nothing done twice"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_bot_stands_in_and_gives_the_seat_back() {
    let server = Running::start(&scratch("stand-in")).await;
    let (_, mut seat_a, mut seat_b) = pair(&server).await;
    let level = Skill::Fair;
    let seat = Seat::B;
    seat_b.ask(Command::HandOver { seat, level }).await.unwrap();
    seat_b.answered().await.unwrap();
    for _ in 0..5 {
        seat_a
            .until(|memory| !memory.play.as_ref().unwrap().legal.is_empty())
            .await
            .unwrap();
        seat_a.act().await.unwrap();
    }
    seat_b.ask(Command::TakeBack).await.unwrap();
    seat_b.answered().await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn what_is_beyond_the_barrier_is_taken_back_by_consent() {
    let server = Running::start(&scratch("consent")).await;
    let (_, mut seat_a, mut seat_b) = pair(&server).await;
    for _ in 0..4 {
        one_move(&mut seat_a, &mut seat_b).await;
    }
    let play = seat_a.memory.play.clone().unwrap();
    let (revision, ply) = (play.revision, play.ply);
    seat_a
        .ask(Command::Undo {
            revision,
            ply,
            to_ply: 0,
        })
        .await
        .unwrap();
    seat_a.answered().await.unwrap();
    seat_b
        .until(|memory| memory.play.as_ref().unwrap().undo.is_some())
        .await
        .unwrap();
    seat_b
        .ask(Command::Consent {
            revision,
            ply,
            agree: true,
        })
        .await
        .unwrap();
    seat_b.answered().await.unwrap();
    for player in [&mut seat_a, &mut seat_b] {
        player
            .until(|memory| memory.play.as_ref().unwrap().revision == 1)
            .await
            .unwrap();
        let play = player.memory.play.clone().unwrap();
        assert_eq!(play.ply, 0);
        assert_eq!(player.memory.events.len(), play.events_from as usize);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_seat_is_carried_to_another_device_and_the_first_one_only_looks_on() {
    let server = Running::start(&scratch("carry")).await;
    let (table, mut seat_a, _seat_b) = pair(&server).await;
    let token = seat_a.memory.lobby.clone().unwrap().you.token.unwrap();
    let legal = seat_a.legal();
    let mut phone = LoadPlayer::connect(server.address, &table, None, 9)
        .await
        .unwrap();
    assert_eq!(phone.legal(), 0);
    phone.ask(Command::Carry { token }).await.unwrap();
    phone.answered().await.unwrap();
    phone
        .until(|memory| memory.lobby.as_ref().unwrap().you.seat == Some(Seat::A))
        .await
        .unwrap();
    assert_eq!(phone.legal(), legal);
    seat_a
        .until(|memory| memory.lobby.as_ref().unwrap().you.seat.is_none())
        .await
        .unwrap();
    assert_eq!(seat_a.legal(), 0);
    server.stop().await;
}
