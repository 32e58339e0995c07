//! Behind a proxy people are known by the address it forwards.

use load::create;
use server::{
    house::HouseConfig,
    web::{HttpConfig, Rates},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::running::{NO_LIMITS, Running, http_config, scratch};

/// A socket of someone at `from`, and what the server said to its opening.
async fn opened(server: &Running, table: &str, from: &str) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nX-Forwarded-For: {from}\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    (stream, String::from_utf8(head).unwrap())
}

fn is_open(head: &str) -> bool {
    head.starts_with("HTTP/1.1 101")
}

#[tokio::test]
async fn a_forwarded_address_has_so_many_sockets_and_gets_their_places_back() {
    let rates = Rates {
        connections: 2,
        ..NO_LIMITS
    };
    let http_config = HttpConfig {
        behind_proxy: true,
        rates,
        ..http_config()
    };
    let server = Running::like(&scratch("proxied"), HouseConfig::default(), http_config).await;
    let (table, _) = create(server.address).await.unwrap();
    let (first, said) = opened(&server, &table, "192.0.2.1").await;
    assert!(is_open(&said), "{said}");
    let (_second, said) = opened(&server, &table, "203.0.113.9, 192.0.2.1").await;
    assert!(is_open(&said), "{said}");
    let (mut third, said) = opened(&server, &table, "192.0.2.1").await;
    assert!(said.starts_with("HTTP/1.1 429"), "{said}");
    let mut sentence = String::new();
    third.read_to_string(&mut sentence).await.unwrap();
    assert!(sentence.contains("too many sockets"), "{sentence}");
    let (_other, said) = opened(&server, &table, "192.0.2.2").await;
    assert!(is_open(&said), "another address: {said}");
    drop(first);
    // Until the server has noticed.
    loop {
        let (_fourth, said) = opened(&server, &table, "192.0.2.1").await;
        if is_open(&said) {
            break;
        }
        tokio::task::yield_now().await;
    }
    server.stop().await;
}
