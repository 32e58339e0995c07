//! For whoever looks on, and for whoever runs the server.

use load::{LoadPlayer, create_as};
use protocol::{ClientMessage, Command, PROTOCOL, TableMemory};
use room::ids::Id;
use server::{
    house::{BotPool, HouseConfig},
    web,
};
use tabletop::Seat;
use tokio::net::TcpListener;

use crate::{
    playing::{one_move, pair, pair_at},
    running::{NO_LIMITS, Running, http_at, scratch, status},
    toy::{GATE, TOYS},
};

#[tokio::test]
async fn a_slow_bot_delays_nobody_elsewhere() {
    let config = HouseConfig {
        catalogue: TOYS,
        bots: 1,
        ..HouseConfig::default()
    };
    let server = Running::with(&scratch("slow-bot"), config, NO_LIMITS).await;
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
    let begun = |memory: &TableMemory| memory.play.is_some();
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
    let answered = |memory: &TableMemory| memory.play.as_ref().unwrap().ply == 2;
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
    let caught_up = |memory: &TableMemory| memory.number >= number;
    onlooker.until(caught_up).await.unwrap();
    let play = |player: &LoadPlayer| player.memory.play.clone().unwrap();
    assert!(play(&onlooker).legal.is_empty());
    let public = server
        .house
        .look(table.parse().unwrap(), |room| {
            let table = room.table().unwrap();
            let spectator = tabletop::Viewer::Spectator;
            (Some(table.view(spectator)), table.events(spectator, 0))
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
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let figures = tokio::spawn(web::serve_metrics(listener, server.house.clone()));
    // Counting begins with the first look.
    http_at(address, "GET /metrics HTTP/1.1", "").await;
    let (_, mut seat_a, mut seat_b) = pair(&server).await;
    one_move(&mut seat_a, &mut seat_b).await;
    let (seat, level) = (Seat::B, host::Skill::Random);
    seat_b
        .done(Command::HandOver { seat, level })
        .await
        .unwrap();
    for _ in 0..3 {
        let is_asked = |memory: &TableMemory| !memory.play.as_ref().unwrap().legal.is_empty();
        seat_a.until(is_asked).await.unwrap();
        seat_a.act().await.unwrap();
    }
    let told = http_at(address, "GET /metrics HTTP/1.1", "").await;
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
        assert!(told.contains(name), "{name} is not in {told}");
    }
    let other = http_at(address, "GET /api/v1/games HTTP/1.1", "").await;
    assert_eq!(status(&other), "404", "the figures and nothing else");
    // Where people come there is the page, and no figures.
    let public = server.get("/metrics", "").await;
    assert!(!public.contains("boroughs_tables"), "{public}");
    server.stop().await;
    figures.await.unwrap();
}

#[tokio::test]
async fn what_told_nobody_anything_is_taken_back_at_once() {
    let server = Running::start(&scratch("at-once")).await;
    let wanted = r#"{"game":"new-york","seats":["own","open"],"name":"guest 1"}"#;
    let (table, mut seat_a, mut seat_b) = pair_at(&server, wanted).await;
    let id: Id = table.parse().unwrap();
    for _ in 0..200 {
        let (seat, actor, other) = if seat_a.legal() > 0 {
            (Seat::A, &mut seat_a, &mut seat_b)
        } else {
            (Seat::B, &mut seat_b, &mut seat_a)
        };
        let before = actor.memory.clone();
        actor.act().await.unwrap();
        let number = actor.memory.number;
        let caught_up = |memory: &TableMemory| memory.number >= number;
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
        let back = |memory: &TableMemory| memory.play.as_ref().unwrap().revision == 1;
        other.until(back).await.unwrap();
        server.stop().await;
        return;
    }
    panic!("in two hundred moves none told nothing");
}

#[tokio::test]
async fn a_table_has_places_for_so_many_who_look_on_and_always_one_for_its_players() {
    let config = HouseConfig {
        spectators: 2,
        ..HouseConfig::default()
    };
    let server = Running::with(&scratch("full"), config, NO_LIMITS).await;
    let (table, seat_a, _seat_b) = pair(&server).await;
    let cookie = seat_a.cookie.clone();
    drop(seat_a);
    let id: Id = table.parse().unwrap();
    let mut looking_on = Vec::new();
    for n in 0..3 {
        let guest = Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n));
        let mut connection = server.house.connect(id, guest).await.unwrap();
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            since: None,
        };
        connection.say(hello).await.unwrap();
        let told = connection.inbox.recv().await.unwrap();
        let is_full = told.text() == r#"{"bye":{"why":"full"}}"#;
        assert_eq!(is_full, n == 2, "{told:?}");
        looking_on.push(connection);
    }
    let back = server.player(&table, cookie.as_deref(), 1).await;
    drop((back, looking_on));
    server.stop().await;
}

#[tokio::test]
async fn whoever_carries_a_seat_gets_in_however_many_look_on() {
    let config = HouseConfig {
        spectators: 1,
        ..HouseConfig::default()
    };
    let server = Running::with(&scratch("carried-in"), config, NO_LIMITS).await;
    let (table, seat_a, _seat_b) = pair(&server).await;
    let _looks_on = server.player(&table, None, 8).await;
    let games = server.get("/api/v1/games", "").await;
    let given = games.split("set-cookie: ").nth(1).unwrap();
    let cookie = given.split(';').next().unwrap().to_owned();
    let late = LoadPlayer::connect(server.address, &table, Some(&cookie), 9).await;
    assert!(late.is_err(), "there is no place for one more who looks on");
    let carry = async |token: &str| {
        let head = format!(
            "POST /api/v1/tables/{table}/carry HTTP/1.1\r\nContent-Type: application/json\r\n\
             Cookie: {cookie}"
        );
        let body = format!(r#"{{"request":"carry-1","token":"{token}"}}"#);
        server.http(&head, &body).await
    };
    assert_eq!(
        status(&carry(&"0".repeat(32)).await),
        "403",
        "a link of nobody"
    );
    let token = seat_a.memory.lobby.clone().unwrap().you.token.unwrap();
    for _ in 0..2 {
        assert_eq!(status(&carry(&token).await), "200", "a repeat is done once");
    }
    let mut phone = server.player(&table, Some(&cookie), 9).await;
    let sits = |memory: &TableMemory| {
        let lobby = memory.lobby.as_ref();
        lobby.is_some_and(|lobby| lobby.you.seat == Some(Seat::A))
    };
    phone.until(sits).await.unwrap();
    server.stop().await;
}
