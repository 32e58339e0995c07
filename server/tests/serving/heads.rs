//! Requests whose heads are wrong, and requests for somebody else.

use server::{
    house::HouseConfig,
    web::{Hosts, HttpConfig},
};

use crate::running::{Running, body, http_config, scratch, status};

async fn text(server: &Running, request: &str) -> String {
    String::from_utf8(server.bytes(request).await).unwrap()
}

#[tokio::test]
async fn a_malformed_head_is_refused_with_a_sentence() {
    let server = Running::start(&scratch("heads")).await;
    let post = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    let cases = [
        ("GET /healthz HTTP/1.1\nHost: x\n\n".to_owned(), "400"),
        ("GET /healthz HTTP/1.1\r\nHost: x\n\r\n".to_owned(), "400"),
        ("GET /healthz HTTP/1.1\r\n\r\n".to_owned(), "400"),
        (
            "GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n".to_owned(),
            "400",
        ),
        (
            "GET http://y/healthz HTTP/1.1\r\nHost: x\r\n\r\n".to_owned(),
            "400",
        ),
        (
            "GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n".to_owned(),
            "400",
        ),
        (
            format!("{post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
            "400",
        ),
        (
            format!("{post}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"),
            "501",
        ),
    ];
    for (request, expected) in cases {
        // A server that takes it would wait for more.
        let request = request.replacen("\r\n\r\n", "\r\nConnection: close\r\n\r\n", 1);
        let answer = text(&server, &request).await;
        assert_eq!(status(&answer), expected, "{request:?}: {answer}");
        assert!(body(&answer).contains("\"says\""), "{request:?}: {answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_second_request_of_a_connection_is_judged_like_the_first() {
    let server = Running::start(&scratch("second-head")).await;
    let first = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                 Content-Length: 2\r\n\r\n{}";
    let second = "GET /healthz HTTP/1.1\nHost: x\r\nConnection: close\r\n\r\n";
    let answer = text(&server, &format!("{first}{second}")).await;
    assert_eq!(status(&answer), "422", "{answer}");
    let (_, after) = answer.split_once("HTTP/1.1 400").expect("then a refusal");
    assert!(after.contains("bad_head"), "{after}");
    server.stop().await;
}

#[tokio::test]
async fn what_comes_in_chunks_is_read_and_nothing_after_it() {
    let server = Running::start(&scratch("chunks")).await;
    let chunked = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                   Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
    let next = "GET /healthz HTTP/1.1\nHost: x\n\n";
    let answer = text(&server, &format!("{chunked}{next}")).await;
    assert_eq!(status(&answer), "422", "{answer}");
    assert!(answer.to_lowercase().contains("connection: close"));
    assert_eq!(answer.matches("HTTP/1.1 ").count(), 1, "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_knows_its_name_answers_to_no_other() {
    let http_config = HttpConfig {
        hosts: Hosts::of(["https://club.example", "https://www.club.example"]).unwrap(),
        ..http_config()
    };
    let server = Running::like(&scratch("hosts"), HouseConfig::default(), http_config).await;
    let get = |host: &str, more: &str| {
        format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\n{more}Connection: close\r\n\r\n")
    };
    for host in ["club.example", "WWW.club.example:443", "127.0.0.1:4000"] {
        let answer = text(&server, &get(host, "")).await;
        assert_eq!(status(&answer), "200", "{host}: {answer}");
    }
    let forwarded = "X-Forwarded-For: 192.0.2.1\r\n";
    for (host, more) in [("evil.example", ""), ("127.0.0.1:4000", forwarded)] {
        let answer = text(&server, &get(host, more)).await;
        assert_eq!(status(&answer), "421", "{host}: {answer}");
        assert!(body(&answer).contains("another name"), "{answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn errors_repeat_at_most_eighty_characters_of_what_was_sent() {
    let server = Running::start(&scratch("echoes")).await;
    let long = "x".repeat(9_000);
    let post = "POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json";
    let seats = r#""seats":["own","open"],"name":"guest 1""#;
    let game = r#""game":"new-york-new-york""#;
    let bodies = [
        format!("{{{game},\"{long}\":1,{seats}}}"),
        format!("{{{game},\"seats\":[\"{long}\"]}}"),
        format!("{{{game},\"seats\":\"{long}\"}}"),
        format!("{{{game},\"options\":\"{long}=1\",{seats}}}"),
        format!("{{{game},\"options\":\"rounds={long}\",{seats}}}"),
        format!("{{\"game\":\"{long}\",{seats}}}"),
    ];
    let mut answers = Vec::new();
    for body in bodies {
        answers.push(server.http(post, &body).await);
    }
    for path in ["tables?stage", "games/new-york/rules?lang", "tables?x"] {
        let path = format!("/api/v1/{path}={long}");
        answers.push(server.get(&path, "").await);
    }
    answers.push(server.get(&format!("/api/v1/tables?{long}=1"), "").await);
    for answer in answers {
        assert!(status(&answer).starts_with('4'), "{answer}");
        assert!(body(&answer).contains("\"says\""), "{answer}");
        let repeated = answer.split(|c| c != 'x').map(str::len).max();
        assert!(repeated <= Some(80), "{repeated:?}: {answer}");
    }
    server.stop().await;
}
