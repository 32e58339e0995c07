//! Games at any ply.

use load::create_as;
use protocol::{Command, Eyes, Replay, Stage};
use server::{house::HouseConfig, web::Rates};
use tabletop::{Seat, Viewer};

use crate::{
    playing::{one_move, pair, pair_at},
    running::{NO_LIMITS, Running, body, scratch, status},
    toy::{TOYS, written},
};

async fn asked(server: &Running, query: &str, cookie: &str) -> Result<Replay, String> {
    let answer = server.get(&format!("/api/v1/tables/{query}"), cookie).await;
    match status(&answer) {
        "200" => Ok(serde_json::from_str(body(&answer)).unwrap()),
        other => Err(other.to_owned()),
    }
}

#[tokio::test]
async fn a_game_is_looked_at_through_ones_own_eyes_and_when_it_is_over_through_all() {
    let server = Running::start(&scratch("replay")).await;
    let (table, mut seat_a, mut seat_b) = pair(&server).await;
    let cookie = seat_a.cookie.clone().unwrap();
    let mut views = vec![seat_a.memory.play.clone().unwrap().view.unwrap()];
    for _ in 0..6 {
        one_move(&mut seat_a, &mut seat_b).await;
        views.push(seat_a.memory.play.clone().unwrap().view.unwrap());
    }
    let query = format!("{table}/replay?from=0&count=100");
    let own = asked(&server, &query, &cookie).await.unwrap();
    assert_eq!((own.plies, own.moments.len(), own.is_over), (6, 7, false));
    let mut events = 0;
    for (moment, view) in own.moments.iter().zip(&views) {
        assert_eq!(moment.seen[0].eyes, Eyes(Viewer::Seat(Seat::A)));
        assert_eq!(&moment.seen[0].view, view, "as it was seen then");
        events += moment.seen[0].events.len();
        let is_own = moment.seat == Some(Seat::A);
        assert_eq!(
            moment.action.is_some(),
            is_own,
            "others may have chosen face down"
        );
    }
    assert_eq!(events, seat_a.memory.events.len());
    for eyes in ["B", "all"] {
        let query = format!("{table}/replay?eyes={eyes}");
        assert_eq!(asked(&server, &query, &cookie).await, Err("403".to_owned()));
    }
    let onlooker = asked(&server, &format!("{table}/replay?from=6"), "")
        .await
        .unwrap();
    assert_eq!(onlooker.moments[0].seen[0].eyes, Eyes(Viewer::Spectator));

    while seat_a.memory.lobby.as_ref().unwrap().stage == Stage::Running {
        one_move(&mut seat_a, &mut seat_b).await;
    }
    let query = format!("{table}/replay?from=3&count=2&eyes=all");
    let all = asked(&server, &query, "").await.unwrap();
    assert!(all.is_over && all.outcome.is_some());
    assert_eq!(all.moments.len(), 2);
    assert!(all.moments.iter().all(|moment| moment.action.is_some()));
    let seen: Vec<String> = all.moments[0]
        .seen
        .iter()
        .map(|it| it.eyes.to_string())
        .collect();
    assert_eq!(seen, ["A", "B", "spectator"]);
    for (query, status) in [
        ("from=100000", "404"),
        ("eyes=C", "404"),
        ("eyes=nobody", "400"),
        ("count=0", "400"),
        ("count=101", "400"),
        ("from=-1", "400"),
        ("colour=red", "400"),
    ] {
        let query = format!("{table}/replay?{query}");
        assert_eq!(
            asked(&server, &query, "").await,
            Err(status.to_owned()),
            "{query}"
        );
    }
    server.stop().await;
}

/// A game of bots with many large views, finished.
async fn long_game(server: &Running) -> String {
    let wanted = concat!(
        r#"{"game":"fifth-avenue","name":"guest 1","#,
        r#""seats":["own",{"bot":"random"},{"bot":"random"},{"bot":"random"}]}"#
    );
    let (table, cookie) = create_as(server.address, wanted).await.unwrap();
    let mut player = server.player(&table, Some(&cookie), 1).await;
    player.sit("guest 1").await.unwrap();
    player.done(Command::Start).await.unwrap();
    let (seat, level) = (Seat::A, host::Skill::Random);
    player
        .done(Command::HandOver { seat, level })
        .await
        .unwrap();
    let over = |memory: &protocol::TableMemory| {
        let lobby = memory.lobby.as_ref();
        lobby.is_some_and(|lobby| lobby.stage == Stage::Finished)
    };
    player.until(over).await.unwrap();
    table
}

#[tokio::test]
async fn an_answer_is_bounded_and_whoever_goes_on_gets_all_of_the_game() {
    let server = Running::start(&scratch("bounded-replay")).await;
    let table = long_game(&server).await;
    let (mut next, mut largest, mut answers) = (0, 0, 0);
    loop {
        let path = format!("/api/v1/tables/{table}/replay?from={next}&count=100&eyes=all");
        let answer = server.get(&path, "").await;
        let text = body(&answer);
        largest = largest.max(text.len());
        answers += 1;
        let replay: Replay = serde_json::from_str(text).unwrap();
        assert_eq!(replay.moments[0].ply, next, "it goes on where it ended");
        next = replay.moments.last().unwrap().ply + 1;
        if next > replay.plies {
            break;
        }
    }
    println!("{next} plies in {answers} answers, the largest of {largest} bytes");
    assert!(answers > 1, "it is a game of more than one answer");
    assert!(largest < 400_000, "{largest}");

    let request = format!(
        "GET /api/v1/tables/{table}/replay?count=100&eyes=all HTTP/1.1\r\nHost: x\r\n\
         Accept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    );
    let packed = server.bytes(&request).await;
    let head = String::from_utf8_lossy(&packed[..600]).to_lowercase();
    assert!(head.contains("content-encoding: gzip"), "{head}");
    println!("packed, {} bytes", packed.len());
    assert!(packed.len() < largest / 4, "{} bytes", packed.len());
    server.stop().await;
}

#[tokio::test]
async fn one_ply_of_a_game_is_shown_without_writing_all_of_its_record() {
    let config = HouseConfig {
        catalogue: TOYS,
        ..HouseConfig::default()
    };
    let server = Running::with(&scratch("one-ply"), config, NO_LIMITS).await;
    let wanted = r#"{"game":"toy","seats":["own","open"],"name":"guest 1"}"#;
    let (table, mut seat_a, mut seat_b) = pair_at(&server, wanted).await;
    for _ in 0..6 {
        one_move(&mut seat_a, &mut seat_b).await;
    }
    let before = written();
    let query = format!("{table}/replay?from=3&eyes=all");
    let replay = asked(&server, &query, "").await.unwrap();
    assert!(replay.is_over && replay.moments.len() == 1);
    let moment = &replay.moments[0];
    assert_eq!(moment.seat, Some(Seat::A));
    assert_eq!(moment.action.as_deref(), Some("wait"));
    assert_eq!(written(), before, "records have every situation in words");
    server.stop().await;
}

#[tokio::test]
async fn many_views_cost_as_much_as_many_requests() {
    let rates = Rates {
        requests: 15,
        ..NO_LIMITS
    };
    let server = Running::with(&scratch("dear-replay"), HouseConfig::default(), rates).await;
    let (table, _a, _b) = pair(&server).await;
    let path = |count: u32| format!("/api/v1/tables/{table}/replay?count={count}&eyes=spectator");
    let mut statuses = Vec::new();
    for _ in 0..20 {
        let answer = server.get(&path(100), "").await;
        statuses.push(status(&answer).to_owned());
    }
    assert_eq!(statuses[0], "200", "{statuses:?}");
    assert!(statuses.contains(&"429".to_owned()), "{statuses:?}");
    server.stop().await;
}
