//! How soon the public list is there, and a table meanwhile, with many stored tables.
//!
//! `cargo run --release -p server --example listed -- 1000000` fills a SQLite database in the
//! temporary folder with so many unlisted tables and 2,000 listed ones, starts a server over it,
//! asks for lists and for a table at the same time for ten seconds, and prints the latencies.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use room::{Place, ids::Id, ids::Secret};
use server::{
    house::{House, HouseConfig, Wanted},
    store::{Store, file_in, url_of},
    web::{self, CookieKey, CookieKeys, Hosts, HttpConfig, Rates, Waits},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

const MANY: u32 = 2_000_000;
const TIME: Duration = Duration::from_secs(10);
const NO_LIMITS: Rates = Rates {
    requests: 0,
    messages: 0,
    connections: 0,
};

fn main() {
    let count = std::env::args()
        .nth(1)
        .and_then(|it| it.parse::<u32>().ok());
    let count = count.unwrap_or(100_000).min(MANY);
    let folder = std::env::temp_dir().join(format!("boroughs-listed-{}", std::process::id()));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(measure(&folder, count));
    std::fs::remove_dir_all(&folder).unwrap();
}

async fn measure(folder: &std::path::Path, count: u32) {
    let store = Store::in_folder(folder).await.unwrap();
    fill(folder, count).await;
    let (house, _stored) = House::open(store.clone(), HouseConfig::default());
    let guest = Id::draw(&mut |bytes: &mut [u8]| bytes.fill(1));
    let wanted = Wanted {
        game: "new-york-new-york".to_owned(),
        options: String::new(),
        seats: vec![Place::Open; 2],
        listed: true,
    };
    let table = house.create(guest, wanted).await.unwrap();
    let http_config = HttpConfig {
        keys: CookieKeys::only(CookieKey::new(Secret([7; 32]))),
        hosts: Hosts::default(),
        origins: Vec::new(),
        is_secure: false,
        secure_since: 0,
        behind_proxy: false,
        rates: NO_LIMITS,
        waits: Waits::default(),
        page: None,
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let serving = tokio::spawn(web::serve(listener, house.clone(), http_config));
    let first = ask(address, "/api/v1/tables").await;
    println!("{count} tables and 2000 listed; the first list after {first:?}");
    let lists = tokio::spawn(often(address, "/api/v1/tables".to_owned()));
    let tables = often(address, format!("/api/v1/tables/{table}")).await;
    tell("the list", lists.await.unwrap());
    tell("a table meanwhile", tables);
    house.close();
    serving.await.unwrap().unwrap();
    store.close().await;
}

async fn fill(folder: &std::path::Path, count: u32) {
    let pool = sqlx::AnyPool::connect(&url_of(&file_in(folder)))
        .await
        .unwrap();
    let insert = format!(
        "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {}) \
         INSERT INTO tables (id, game, stage, listed, seats, changed, checked, host) \
         SELECT printf('%032x', n), 'new-york-new-york', 'lobby', n > {count}, '[]', n, 0, \
         printf('%032x', n % 1000) FROM n",
        count + 2_000
    );
    let insert = sqlx::AssertSqlSafe(insert);
    sqlx::query(insert).execute(&pool).await.unwrap();
    pool.close().await;
}

async fn often(address: SocketAddr, path: String) -> Vec<Duration> {
    let end = Instant::now() + TIME;
    let mut latencies = Vec::new();
    while Instant::now() < end {
        latencies.push(ask(address, &path).await);
    }
    latencies
}

async fn ask(address: SocketAddr, path: &str) -> Duration {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let start = Instant::now();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    start.elapsed()
}

fn tell(what: &str, mut latencies: Vec<Duration>) {
    latencies.sort_unstable();
    let at = |per_mille: usize| latencies[(latencies.len() - 1) * per_mille / 1000];
    let (count, p50, p99, worst) = (latencies.len(), at(500), at(990), at(1000));
    println!("{what}: {count} times, p50 {p50:?}, p99 {p99:?}, worst {worst:?}");
}
