//! Games at any ply.

use protocol::{Eyes, Replay, Stage};
use tabletop::{Seat, Viewer};

use crate::{
    playing::{one_move, pair},
    running::{Running, body, scratch, status},
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
    let mut views = vec![seat_a.memory.play.clone().unwrap().view];
    for _ in 0..6 {
        one_move(&mut seat_a, &mut seat_b).await;
        views.push(seat_a.memory.play.clone().unwrap().view);
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
