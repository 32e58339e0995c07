//! For whoever looks on, and for whoever runs the server.

use protocol::{Command, Memory};
use server::{
    house::{BotPool, Ways},
    load::create_as,
};
use tabletop::Seat;

use crate::{
    playing::{one_move, pair, pair_at},
    running::{NO_LIMITS, Running, scratch},
    toy::{GATE, TOYS},
};

#[tokio::test]
async fn a_slow_bot_delays_nobody_elsewhere() {
    let ways = Ways {
        catalogue: TOYS,
        bots: 1,
        ..Ways::default()
    };
    let server = Running::with(&scratch("slow-bot"), ways, NO_LIMITS).await;
    let wanted = r#"{"game":"toy","seats":["own",{"bot":"greedy"}],"name":"guest 1"}"#;
    let (table, cookie) = create_as(server.address, wanted).await.unwrap();
    let mut with_bot = server.player(&table, Some(&cookie), 1).await;
    with_bot.sit("guest 1").await.unwrap();
    with_bot.done(Command::Start).await.unwrap();
    with_bot.act().await.unwrap();

    let wanted = r#"{"game":"toy","seats":["own","open"],"name":"guest 2"}"#;
    let (table, cookie) = create_as(server.address, wanted).await.unwrap();
    let mut seat_a = server.player(&table, Some(&cookie), 2).await;
    let mut seat_b = server.player(&table, None, 3).await;
    seat_a.sit("guest 2").await.unwrap();
    seat_b.sit("guest 3").await.unwrap();
    seat_a.done(Command::Start).await.unwrap();
    let begun = |memory: &Memory| memory.play.is_some();
    seat_b.until(begun).await.unwrap();
    for _ in 0..6 {
        one_move(&mut seat_a, &mut seat_b).await;
    }
    let play = with_bot.memory.play.clone().unwrap();
    assert_eq!(
        (play.ply, &play.to_act[..]),
        (1, &[Seat::B][..]),
        "it thinks"
    );
    GATE.open();
    let answered = |memory: &Memory| memory.play.as_ref().unwrap().ply == 2;
    with_bot.until(answered).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_bot_that_fails_leaves_its_place_to_the_next() {
    let pool = BotPool::new(1);
    let failed = pool.think(Box::new(|| panic!("a bug in a bot"))).await;
    assert_eq!(failed, None);
    let next = pool.think(Box::new(|| "wait".to_owned())).await;
    assert_eq!(next.as_deref(), Some("wait"));
}

#[tokio::test]
async fn a_spectator_sees_what_lies_open_and_can_do_nothing() {
    let server = Running::start(&scratch("spectator")).await;
    let (table, mut seat_a, mut seat_b) = pair(&server).await;
    let mut onlooker = server.player(&table, None, 9).await;
    one_move(&mut seat_a, &mut seat_b).await;
    let number = seat_a.memory.number;
    let caught_up = |memory: &Memory| memory.number >= number;
    onlooker.until(caught_up).await.unwrap();
    let play = |player: &server::load::Player| player.memory.play.clone().unwrap();
    assert!(play(&onlooker).legal.is_empty());
    let public = server
        .house
        .look(table.parse().unwrap(), |room| {
            let table = room.table().unwrap();
            let spectator = tabletop::Viewer::Spectator;
            (table.view(spectator), table.events(spectator, 0))
        })
        .await
        .unwrap();
    assert_eq!(
        (play(&onlooker).view, onlooker.memory.events.clone()),
        public
    );
    assert_ne!(play(&onlooker).view, play(&seat_a).view);
    let you = onlooker.memory.lobby.clone().unwrap().you;
    assert_eq!(you, protocol::You::default());
    let refused = onlooker.refused(Command::Leave).await.unwrap();
    assert_eq!(refused, protocol::RefusalCode::NotSeated);
    server.stop().await;
}

#[tokio::test]
async fn the_figures_tell_of_tables_moves_sockets_storage_and_bots() {
    let server = Running::start(&scratch("figures")).await;
    // Counting begins with the first look.
    server.get("/metrics", "").await;
    let (_, mut seat_a, mut seat_b) = pair(&server).await;
    one_move(&mut seat_a, &mut seat_b).await;
    let (seat, level) = (Seat::B, host::Skill::Random);
    seat_b
        .done(Command::HandOver { seat, level })
        .await
        .unwrap();
    for _ in 0..3 {
        let is_asked = |memory: &Memory| !memory.play.as_ref().unwrap().legal.is_empty();
        seat_a.until(is_asked).await.unwrap();
        seat_a.act().await.unwrap();
    }
    let figures = server.get("/metrics", "").await;
    for name in [
        "boroughs_tables{stage=\"running\"} 1",
        "boroughs_tables_in_memory ",
        "boroughs_tables_created_total ",
        "boroughs_sockets ",
        "boroughs_moves_total ",
        "boroughs_answer_seconds_bucket{le=\"0.05\"}",
        "boroughs_storage_commit_seconds_count ",
        "boroughs_storage_group_requests_bucket",
        "boroughs_bot_seconds_count ",
        "boroughs_bots_waiting ",
    ] {
        assert!(figures.contains(name), "{name} is not in {figures}");
    }
    let far = "GET /metrics HTTP/1.1\r\nX-Forwarded-For: 10.0.0.1";
    let far = server.http(far, "").await;
    assert!(far.starts_with("HTTP/1.1 404"), "not through a proxy");
    server.stop().await;
}

#[tokio::test]
async fn what_told_nobody_anything_is_taken_back_at_once() {
    let server = Running::start(&scratch("at-once")).await;
    let wanted = r#"{"game":"new-york","seats":["own","open"],"name":"guest 1"}"#;
    let (table, mut seat_a, mut seat_b) = pair_at(&server, wanted).await;
    let id: room::ids::Id = table.parse().unwrap();
    for _ in 0..200 {
        let (seat, actor, other) = if seat_a.legal() > 0 {
            (Seat::A, &mut seat_a, &mut seat_b)
        } else {
            (Seat::B, &mut seat_b, &mut seat_a)
        };
        let before = actor.memory.clone();
        actor.act().await.unwrap();
        let number = actor.memory.number;
        let caught_up = |memory: &Memory| memory.number >= number;
        other.until(caught_up).await.unwrap();
        let to_ply = before.play.as_ref().unwrap().ply;
        let reach = move |room: &room::Room| room.table().unwrap().undo_reach(seat);
        if server.house.look(id, reach).await.unwrap() > to_ply {
            continue;
        }
        let undo = Command::Undo {
            revision: 0,
            ply: to_ply + 1,
            to_ply,
        };
        actor.done(undo.clone()).await.unwrap();
        let play = actor.memory.play.clone().unwrap();
        assert_eq!((play.revision, play.ply), (1, to_ply));
        assert_eq!(play.undo, None, "nobody was asked");
        assert_eq!(play.legal, before.play.unwrap().legal);
        assert_eq!(actor.memory.events, before.events);
        let stale = actor.refused(undo).await.unwrap();
        assert_eq!(stale, protocol::RefusalCode::Stale);
        let back = |memory: &Memory| memory.play.as_ref().unwrap().revision == 1;
        other.until(back).await.unwrap();
        server.stop().await;
        return;
    }
    panic!("in two hundred moves none told nothing");
}
