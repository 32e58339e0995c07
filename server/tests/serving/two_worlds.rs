//! Two worlds that differ only in what a seat cannot know look the same to it, byte for byte.

use load::LoadPlayer;
use protocol::{Command, Stage};
use server::house::HouseConfig;

use crate::{
    running::{NO_LIMITS, Running, body, dice, scratch},
    toy::TOYS,
};

/// What seat A and a spectator heard in a play, with the commitment (which is made of the secret,
/// and tells nothing) written as one word; and the card that only B sees.
struct World {
    seat_a: Vec<String>,
    onlooker: Vec<String>,
    own: String,
    hidden: String,
}

async fn world(seed: u64) -> World {
    let config = HouseConfig {
        catalogue: TOYS,
        environment: dice(seed),
        ..HouseConfig::default()
    };
    let server = Running::with(&scratch(&format!("world-{seed}")), config, NO_LIMITS).await;
    let post = "POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json";
    let sent = r#"{"game":"toy","seats":["own","open"],"name":"guest 1"}"#;
    let answer = server.http(post, sent).await;
    let cookie = answer
        .split("boroughs_guest=")
        .nth(1)
        .unwrap()
        .split(';')
        .next()
        .unwrap();
    let cookie = format!("boroughs_guest={cookie}");
    let after = |key: &str| body(&answer).split_once(key).unwrap().1;
    let table = after("\"table\":\"")[..32].to_owned();
    let commitment = after("\"commitment\":\"")[..64].to_owned();
    let mut seat_a = LoadPlayer::connect(server.address, &table, Some(&cookie), 1)
        .await
        .unwrap();
    let mut seat_b = LoadPlayer::connect(server.address, &table, None, 2)
        .await
        .unwrap();
    seat_a.sit("guest 1").await.unwrap();
    seat_b.sit("guest 2").await.unwrap();
    let token = |player: &LoadPlayer| player.memory.lobby.clone().unwrap().you.token.unwrap();
    let words = [commitment, table.clone(), token(&seat_a)];
    let mut listener = LoadPlayer::connect(server.address, &table, Some(&cookie), 1)
        .await
        .unwrap();
    let mut onlooker = LoadPlayer::connect(server.address, &table, None, 4)
        .await
        .unwrap();
    seat_a.ask(Command::Start).await.unwrap();
    seat_a.answered().await.unwrap();
    for player in [&mut seat_a, &mut seat_b] {
        player.until(|memory| memory.play.is_some()).await.unwrap();
    }
    let cards = |player: &LoadPlayer| {
        let play = player.memory.play.as_ref().unwrap();
        play.view.as_ref().unwrap().to_string()
    };
    let (own, hidden) = (cards(&seat_a), cards(&seat_b));
    for _ in 0..4 {
        let (actor, other) = if seat_a.legal() > 0 {
            (&mut seat_a, &mut seat_b)
        } else {
            (&mut seat_b, &mut seat_a)
        };
        actor.act().await.unwrap();
        let number = actor.memory.number;
        other.until(|memory| memory.number >= number).await.unwrap();
        assert_eq!(other.memory.lobby.as_ref().unwrap().stage, Stage::Running);
    }
    drop((seat_a, seat_b));
    server.stop().await;
    let seat_a = heard(&mut listener, &words).await;
    let onlooker = heard(&mut onlooker, &words).await;
    World {
        seat_a,
        onlooker,
        own,
        hidden,
    }
}

/// What a client heard, the words that are chance replaced by one.
async fn heard(player: &mut LoadPlayer, words: &[String]) -> Vec<String> {
    let mut all = Vec::new();
    while let Ok(Some(text)) = player.raw().await {
        // Who is connected when is chance of the network, and public.
        if !text.starts_with("{\"presence\"") {
            let masked = words
                .iter()
                .fold(text, |text, word| text.replace(word, "…"));
            all.push(masked);
        }
    }
    all
}

#[tokio::test]
async fn worlds_that_differ_in_what_is_hidden_are_the_same_to_whom_it_is_hidden_from() {
    let first = world(1).await;
    assert!(
        first.seat_a.len() >= 5 && first.onlooker.len() >= 5,
        "there was something to hear"
    );
    let mut compared = 0;
    for seed in 2..40 {
        let other = world(seed).await;
        assert_eq!(
            first.onlooker, other.onlooker,
            "a spectator hears the same in any world"
        );
        if other.own == first.own && other.hidden != first.hidden {
            assert_eq!(first.seat_a, other.seat_a);
            compared += 1;
        }
        if compared == 3 {
            return;
        }
    }
    panic!("no two worlds were found that differ in what is hidden alone");
}
