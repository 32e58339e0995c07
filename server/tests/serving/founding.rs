//! A table is laid out once for a request, whatever becomes of whoever asked.

use std::{
    pin::pin,
    sync::{Arc, Mutex},
};

use futures_util::future::poll_immediate;
use load::create_as;
use room::{Place, ids::Id};
use server::{
    house::{Environment, Founder, House, HouseConfig, Wanted},
    store::{file_in, url_of},
};
use sqlx::{AnyConnection, Connection};
use tokio::{
    io::AsyncWriteExt,
    net::TcpStream,
    sync::{Notify, oneshot},
};

use crate::running::{NO_LIMITS, Running, scratch};

fn guest(n: u8) -> Id {
    Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n))
}

fn founder(n: u8) -> Founder {
    Founder {
        guest: guest(n),
        address: String::new(),
        request: Some("one".to_owned()),
    }
}

fn wanted() -> Wanted {
    Wanted {
        game: "new-york-new-york".to_owned(),
        options: String::new(),
        seats: vec![Place::Open; 2],
        listed: false,
    }
}

async fn open_tables(house: &House, n: u8) -> u64 {
    house.storage().open_of_host(guest(n)).await.unwrap()
}

#[tokio::test]
async fn a_founding_goes_on_when_nobody_waits_for_it_any_more() {
    let server = Running::start(&scratch("founding-dropped")).await;
    {
        let dropped = pin!(server.house.found(founder(1), wanted()));
        assert!(poll_immediate(dropped).await.is_none(), "it is begun");
    }
    let again = server.house.found(founder(1), wanted()).await.unwrap();
    assert!(!again.is_new, "the first request laid it out");
    assert_eq!(open_tables(&server.house, 1).await, 1);
    server.stop().await;
}

/// Chance that tells whenever a table's secret has been drawn.
fn telling(drawn: &Arc<Notify>) -> Environment {
    let real = Environment::real();
    let (dice, drawn) = (Arc::clone(&real.dice), Arc::clone(drawn));
    let tell = move |bytes: &mut [u8]| {
        dice.lock().unwrap()(bytes);
        drawn.notify_one();
    };
    Environment {
        dice: Arc::new(Mutex::new(tell)),
        ..real
    }
}

#[tokio::test]
async fn a_request_that_is_repeated_while_the_disk_is_busy_lays_out_one_table() {
    let folder = scratch("founding-busy");
    let drawn = Arc::new(Notify::new());
    let config = HouseConfig {
        environment: telling(&drawn),
        ..HouseConfig::default()
    };
    let server = Running::with(&folder, config, NO_LIMITS).await;
    let house = server.house.clone();
    let mut other = AnyConnection::connect(&url_of(&file_in(&folder)))
        .await
        .unwrap();
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .unwrap();
    let first = tokio::spawn({
        let house = house.clone();
        async move { house.found(founder(1), wanted()).await }
    });
    drawn.notified().await;
    // The connection is lost while the entry waits for the disk.
    first.abort();
    assert!(first.await.is_err());
    let (done, answer) = oneshot::channel();
    tokio::spawn({
        let house = house.clone();
        async move { done.send(house.found(founder(1), wanted()).await) }
    });
    // Meanwhile the second has time to ask the storage and to write.
    for _ in 0..50 {
        house.storage().founded(guest(1), "one").await.unwrap();
    }
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    let again = answer.await.unwrap().unwrap();
    assert!(!again.is_new, "it is the table of the first");
    assert_eq!(open_tables(&house, 1).await, 1);
    other.close().await.unwrap();
    drop(house);
    server.stop().await;
}

#[tokio::test]
async fn whoever_hangs_up_after_asking_finds_one_table() {
    let server = Running::start(&scratch("founding-hung-up")).await;
    let wanted =
        r#"{"game":"new-york-new-york","seats":["own","open"],"name":"guest 1","request":"r"}"#;
    let (_, cookie) = create_as(server.address, &wanted.replace("\"r\"", "\"0\""))
        .await
        .unwrap();
    let value = cookie.split_once('=').unwrap().1;
    let host: Id = value.split('.').next().unwrap().parse().unwrap();
    for round in 1..=20_u64 {
        let body = wanted.replace("\"r\"", &format!("\"{round}\""));
        let request = format!(
            "POST /api/v1/tables HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Cookie: {cookie}\r\nContent-Length: {}\r\n\r\n{body}",
            server.address,
            body.len()
        );
        for _ in 0..3 {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            stream.write_all(request.as_bytes()).await.unwrap();
            for _ in 0..round {
                tokio::task::yield_now().await;
            }
        }
        let head = format!(
            "POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json\r\nCookie: {cookie}"
        );
        server.http(&head, &body).await;
        let open = server.house.storage().open_of_host(host).await.unwrap();
        assert_eq!(open, round + 1, "one for each name");
    }
    server.stop().await;
}
