//! What the server does not put up with.

use load::{LoadPlayer, create};
use protocol::ServerMessage;
use server::{
    house::HouseConfig,
    web::{HttpConfig, Rates},
};

use crate::running::{NO_LIMITS, Running, body, http_config, scratch};

#[tokio::test]
async fn malformed_frames_end_their_connection_and_nothing_else() {
    let server = Running::start(&scratch("malformed")).await;
    let (table, cookie) = create(server.address).await.unwrap();
    let deep = "[".repeat(4_000);
    let long = "x".repeat(5_000);
    let nonsense = [
        "",
        "null",
        "{",
        "[]",
        "\u{0}",
        &deep,
        &long,
        "{\"ask\":{}}",
        "{\"hello\":{\"protocol\":-1}}",
        r#"{"ask":{"request":"r","command":{"act":{"revision":-1}}}}"#,
    ];
    for text in nonsense {
        let mut player = LoadPlayer::connect(server.address, &table, None, 1)
            .await
            .unwrap();
        // A server that has ended the connection may not take the rest.
        drop(player.say_text(text.to_owned()).await);
        while let Ok(Some(text)) = player.raw().await {
            assert!(ServerMessage::read(&text).is_some(), "{text}");
        }
    }
    let mut seat_a = LoadPlayer::connect(server.address, &table, Some(&cookie), 1)
        .await
        .unwrap();
    seat_a.sit("guest 1").await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn other_sites_may_neither_open_sockets_nor_ask() {
    let server = Running::start(&scratch("origin")).await;
    let (table, _) = create(server.address).await.unwrap();
    let path = format!("/api/v1/tables/{table}/socket");
    let socket = |origin: &str| {
        format!(
            "GET {path} HTTP/1.1\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        )
    };
    let refused = server.http(&socket("https://evil.example"), "").await;
    assert!(refused.starts_with("HTTP/1.1 403"), "{refused}");
    let post = "POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json\r\n\
                Origin: https://evil.example";
    let refused = server.http(post, "{}").await;
    assert!(refused.starts_with("HTTP/1.1 403"), "{refused}");
    let post = post.replace("evil", "club");
    let read = server.http(&post, "{}").await;
    assert!(read.starts_with("HTTP/1.1 422"), "{read}");
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_that_was_tampered_with_is_nobodys() {
    let server = Running::start(&scratch("cookie")).await;
    let (table, cookie) = create(server.address).await.unwrap();
    let path = format!("/api/v1/tables/{table}");
    let own = server.get(&path, &cookie).await;
    assert!(own.contains("\"host\":true") && !own.to_lowercase().contains("set-cookie"));
    let flipped = if cookie.ends_with('0') { "1" } else { "0" };
    let forged = format!("{}{flipped}", &cookie[..cookie.len() - 1]);
    let other = server.get(&path, &forged).await;
    assert!(other.contains("\"host\":false"));
    let given = other
        .lines()
        .find(|line| line.to_lowercase().starts_with("set-cookie"))
        .unwrap();
    assert!(
        given.contains("HttpOnly") && given.contains("SameSite=Strict"),
        "{given}"
    );
    server.stop().await;
}

#[tokio::test]
async fn where_people_come_by_https_cookies_never_travel_without() {
    let http_config = HttpConfig {
        is_secure: true,
        ..http_config()
    };
    let server = Running::like(&scratch("secure"), HouseConfig::default(), http_config).await;
    let answer = server.get("/api/v1/games", "").await.to_lowercase();
    let given = answer.lines().find(|line| line.starts_with("set-cookie"));
    let given = given.unwrap();
    assert!(given.starts_with("set-cookie: __host-"), "{given}");
    assert!(given.ends_with("; secure") && given.contains("; path=/;"));
    assert!(!given.contains("domain="), "{given}");
    assert!(answer.contains("strict-transport-security: max-age="));
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_too_much_is_refused_in_and_outside_of_sockets() {
    let rates = Rates {
        requests: 2,
        messages: 2,
        connections: 0,
    };
    let server = Running::with(&scratch("rates"), HouseConfig::default(), rates).await;
    let (table, cookie) = create(server.address).await.unwrap();
    let mut player = LoadPlayer::connect(server.address, &table, Some(&cookie), 1)
        .await
        .unwrap();
    for _ in 0..20 {
        let leave = r#"{"ask":{"request":"r1","command":"leave"}}"#;
        drop(player.say_text(leave.to_owned()).await);
    }
    let mut last = String::new();
    while let Ok(Some(text)) = player.raw().await {
        last = text;
    }
    assert_eq!(last, r#"{"bye":{"why":"too_fast"}}"#);
    let mut statuses = Vec::new();
    for _ in 0..20 {
        let answer = server.get("/api/v1/games", "").await;
        statuses.push(answer[9..12].to_owned());
    }
    assert!(statuses.contains(&"429".to_owned()), "{statuses:?}");
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_sockets_are_among_them() {
    let rates = Rates {
        connections: 2,
        ..NO_LIMITS
    };
    let server = Running::with(&scratch("connections"), HouseConfig::default(), rates).await;
    let (table, cookie) = create(server.address).await.unwrap();
    let first = server.player(&table, Some(&cookie), 1).await;
    let second = server.player(&table, None, 2).await;
    let third = LoadPlayer::connect(server.address, &table, None, 3).await;
    assert!(third.is_err(), "{third:?}");
    drop(first);
    // Until the server has noticed.
    while LoadPlayer::connect(server.address, &table, None, 4)
        .await
        .is_err()
    {
        tokio::task::yield_now().await;
    }
    drop(second);
    server.stop().await;
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused() {
    let server = Running::start(&scratch("large-head")).await;
    let head = format!("GET /healthz HTTP/1.1\r\nX: {}", "x".repeat(20_000));
    let answer = server.http(&head, "").await;
    assert!(answer.starts_with("HTTP/1.1 431"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn bodies_that_are_wrong_are_refused_with_a_sentence() {
    let server = Running::start(&scratch("bodies")).await;
    let post = "POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json";
    let large = format!("{{\"game\":\"{}\"}}", "x".repeat(20_000));
    let bot = r#"{"game":"new-york-new-york","seats":[{"bot":"greedy"},{"bot":"greedy"}]}"#;
    let cases = [
        ("", 400),
        ("{", 400),
        ("{\"game\":1}", 422),
        (r#"{"game":"chess","seats":["open","open"]}"#, 422),
        (r#"{"game":"new-york-new-york","seats":["open"]}"#, 422),
        (
            r#"{"game":"new-york-new-york","seats":["own","open"]}"#,
            422,
        ),
        (
            r#"{"game":"new-york-new-york","options":"x=1","seats":["open","open"]}"#,
            422,
        ),
        (bot, 422),
        (&large, 413),
    ];
    for (sent, status) in cases {
        let answer = server.http(post, sent).await;
        assert_eq!(answer[9..12], status.to_string(), "{sent:.80}: {answer}");
        assert!(body(&answer).contains("\"says\""), "{answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_description_is_served_with_every_path_and_pages_are_strict() {
    let server = Running::start(&scratch("description")).await;
    let described = server.get("/api/v1/openapi.json", "").await;
    for path in [
        "/api/v1/games",
        "/api/v1/tables",
        "/api/v1/tables/{table}/record",
    ] {
        assert!(described.contains(&format!("\"{path}\"")), "{path}");
    }
    let index = server.get("/", "").await;
    let lower = index.to_lowercase();
    assert!(
        lower.contains("content-security-policy: default-src 'none'"),
        "{index}"
    );
    assert!(lower.contains("referrer-policy: no-referrer"));
    assert!(server.get("/healthz", "").await.starts_with("HTTP/1.1 200"));
    assert!(server.get("/readyz", "").await.starts_with("HTTP/1.1 200"));
    // The page knows its own ways; files and the API do not.
    assert!(server.get("/rules", "").await.starts_with("HTTP/1.1 200"));
    for nowhere in ["/nowhere.js", "/assets/nowhere", "/api/v1/nowhere"] {
        assert!(server.get(nowhere, "").await.starts_with("HTTP/1.1 404"));
    }
    let rules = server
        .get("/api/v1/games/new-york-new-york/rules?lang=it", "")
        .await;
    assert!(rules.contains("NN-010"));
    server.stop().await;
}
