//! Nobody is waited for for ever.

use std::time::Duration;

use load::{LoadPlayer, create};
use protocol::ClientMessage;
use server::{
    house::HouseConfig,
    web::{HttpConfig, Waits},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

use crate::running::{Running, http_config, scratch};

/// So long a test waits for a server that does not wait.
const SOON: Duration = Duration::from_secs(20);
const HELLO: &str = r#"{"hello":{"protocol":2}}"#;

async fn impatient(folder: &str, waits: Waits) -> Running {
    let http_config = HttpConfig {
        waits,
        ..http_config()
    };
    Running::like(&scratch(folder), HouseConfig::default(), http_config).await
}

/// Patient but for what `short` says.
fn waits() -> Waits {
    let long = Duration::from_mins(10);
    Waits {
        head: long,
        answer: long,
        hello: long,
        silence: long,
        send: long,
    }
}

const SHORT: Duration = Duration::from_millis(60);

/// All that comes until the server ends the connection.
async fn until_the_end(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let read = tokio::time::timeout(SOON, stream.read_to_end(&mut heard));
    // An end by force is an end.
    let _ = read.await.expect("the server ends the connection");
    String::from_utf8_lossy(&heard).into_owned()
}

/// A frame of text as a client sends it.
fn frame(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).unwrap();
    assert!(length < 126, "a short frame");
    let mut frame = vec![0x81, 0x80 | length, 0, 0, 0, 0];
    frame.extend(text.as_bytes());
    frame
}

/// An open socket, and nobody who answers its pings.
async fn bare_socket(server: &Running, table: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let request = format!(
        "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    assert!(head.starts_with(b"HTTP/1.1 101"));
    stream
}

#[tokio::test]
async fn the_head_of_a_request_has_to_come_in_time_the_first_and_the_next() {
    let server = impatient(
        "slow-head",
        Waits {
            head: SHORT,
            ..waits()
        },
    )
    .await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET /healthz HTT").await.unwrap();
    until_the_end(&mut stream).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let answer = until_the_end(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn the_body_of_a_request_has_to_come_in_time() {
    let server = impatient(
        "slow-body",
        Waits {
            answer: SHORT,
            ..waits()
        },
    )
    .await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = "POST /api/v1/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\
                   Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{\"game\"";
    stream.write_all(request.as_bytes()).await.unwrap();
    let answer = until_the_end(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.contains("too_slow"));
    server.stop().await;
}

#[tokio::test]
async fn a_socket_has_to_say_hello_in_time_whatever_else_it_says() {
    let server = impatient(
        "no-hello",
        Waits {
            hello: SHORT,
            ..waits()
        },
    )
    .await;
    let (table, _) = create(server.address).await.unwrap();
    let mut silent = bare_socket(&server, &table).await;
    until_the_end(&mut silent).await;
    let mut pinging = bare_socket(&server, &table).await;
    let ping = [0x89, 0x80, 0, 0, 0, 0];
    let pings = async { while pinging.write_all(&ping).await.is_ok() {} };
    tokio::time::timeout(SOON, pings)
        .await
        .expect("it is ended");
    server.stop().await;
}

#[tokio::test]
async fn a_socket_that_answers_no_ping_is_given_up() {
    let waits = Waits {
        silence: SHORT,
        hello: SOON,
        ..waits()
    };
    let server = impatient("silent", waits).await;
    let (table, _) = create(server.address).await.unwrap();
    let mut socket = bare_socket(&server, &table).await;
    socket.write_all(&frame(HELLO)).await.unwrap();
    let heard = until_the_end(&mut socket).await;
    assert!(heard.contains("snapshot"), "it was welcome first");
    let talking = server.player(&table, None, 3).await;
    drop(talking);
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_takes_nothing_is_given_up() {
    let server = impatient(
        "deaf",
        Waits {
            send: SHORT,
            ..waits()
        },
    )
    .await;
    let (table, _) = create(server.address).await.unwrap();
    let mut deaf = bare_socket(&server, &table).await;
    let hello = frame(HELLO).repeat(50);
    let hellos = async { while deaf.write_all(&hello).await.is_ok() {} };
    tokio::time::timeout(SOON, hellos)
        .await
        .expect("it is ended");
    let mut other = server.player(&table, None, 3).await;
    other.sit("guest 2").await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_on_and_on_and_takes_no_answer_is_given_up() {
    let server = impatient(
        "no-taker",
        Waits {
            send: SHORT,
            ..waits()
        },
    )
    .await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let mut deaf = socket.connect(server.address).await.unwrap();
    let request = "GET /api/v1/games/new-york/rules HTTP/1.1\r\nHost: here\r\n\r\n".repeat(50);
    let requests = async { while deaf.write_all(request.as_bytes()).await.is_ok() {} };
    tokio::time::timeout(SOON, requests)
        .await
        .expect("it is ended");
    assert!(server.get("/readyz", "").await.starts_with("HTTP/1.1 200"));
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_whether_the_line_is_there_hears_that_it_is() {
    let server = Running::start(&scratch("ping")).await;
    let (table, _) = create(server.address).await.unwrap();
    let mut player = server.player(&table, None, 1).await;
    player.say(&ClientMessage::Ping {}).await.unwrap();
    loop {
        let heard = player.raw().await.unwrap().expect("the line stays open");
        if heard == r#"{"pong":{}}"# {
            break;
        }
    }
    let stranger = LoadPlayer::open(server.address, &table, None, 2).await;
    let mut stranger = stranger.unwrap();
    stranger.say(&ClientMessage::Ping {}).await.unwrap();
    let heard = stranger.raw().await.unwrap().expect("it is told why");
    assert!(heard.contains("nonsense"), "hello comes first: {heard}");
    server.stop().await;
}
