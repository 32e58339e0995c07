//! A server for one test.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use load::LoadPlayer;
use room::ids::Secret;
use server::{
    house::{Environment, House, HouseConfig},
    store::Store,
    web::{self, CookieKey, CookieKeys, Hosts, HttpConfig, Rates, Waits},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

/// No limits, for tests that are not about them.
pub(crate) const NO_LIMITS: Rates = Rates {
    requests: 0,
    messages: 0,
    connections: 0,
};

pub(crate) struct Running {
    pub(crate) house: House,
    pub(crate) address: SocketAddr,
    serving: JoinHandle<std::io::Result<()>>,
    stored: JoinHandle<()>,
}

/// An empty folder for one test.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_dir_all(&folder));
    folder
}

/// Chance that is the same in every run.
pub(crate) fn dice(seed: u64) -> Environment {
    let mut state = seed;
    let fill = move |bytes: &mut [u8]| {
        for byte in bytes {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            *byte = (state >> 56) as u8;
        }
    };
    Environment {
        clock: Arc::new(|| 1_000_000),
        dice: Arc::new(Mutex::new(fill)),
    }
}

/// How servers of tests are told to be.
pub(crate) fn http_config() -> HttpConfig {
    HttpConfig {
        keys: CookieKeys::only(CookieKey::new(Secret([7; 32]))),
        hosts: Hosts::default(),
        origins: vec!["https://club.example".to_owned()],
        is_secure: false,
        secure_since: 0,
        behind_proxy: false,
        rates: NO_LIMITS,
        waits: Waits::default(),
        page: None,
    }
}

impl Running {
    pub(crate) async fn start(folder: &Path) -> Self {
        Self::with(folder, HouseConfig::default(), NO_LIMITS).await
    }

    pub(crate) async fn with(folder: &Path, config: HouseConfig, rates: Rates) -> Self {
        let http_config = HttpConfig {
            rates,
            ..http_config()
        };
        Self::like(folder, config, http_config).await
    }

    pub(crate) async fn like(folder: &Path, config: HouseConfig, http_config: HttpConfig) -> Self {
        let store = Store::in_folder(folder).await.unwrap();
        let (house, stored) = House::open(store, config);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = tokio::spawn(web::serve(listener, house.clone(), http_config));
        Running {
            house,
            address,
            serving,
            stored,
        }
    }

    /// Connects someone to a table.
    pub(crate) async fn player(&self, table: &str, cookie: Option<&str>, seed: u64) -> LoadPlayer {
        let player = LoadPlayer::connect(self.address, table, cookie, seed).await;
        player.unwrap()
    }

    /// A table as someone may know it, from the API.
    pub(crate) async fn lobby(&self, table: &str, cookie: &str) -> protocol::Lobby {
        let answer = self.get(&format!("/api/v1/tables/{table}"), cookie).await;
        let facts: serde_json::Value = serde_json::from_str(body(&answer)).unwrap();
        serde_json::from_value(facts["lobby"].clone()).unwrap()
    }

    /// Ends it as a process would end: everything acknowledged is stored.
    pub(crate) async fn stop(self) {
        self.house.close();
        self.serving.await.unwrap().unwrap();
        while self.house.rooms() > 0 {
            tokio::task::yield_now().await;
        }
        let store = self.house.storage().clone();
        drop(self.house);
        self.stored.await.unwrap();
        store.close().await;
    }

    /// A request as written, and the answer as it comes.
    pub(crate) async fn http(&self, head: &str, body: &str) -> String {
        http_at(self.address, head, body).await
    }

    /// The bytes that come back for these, until the server ends the connection.
    pub(crate) async fn bytes(&self, request: &str) -> Vec<u8> {
        bytes_at(self.address, request).await
    }

    pub(crate) async fn get(&self, path: &str, cookie: &str) -> String {
        let head = format!("GET {path} HTTP/1.1\r\nCookie: {cookie}");
        self.http(&head, "").await
    }
}

/// A request to another address, and the answer.
pub(crate) async fn http_at(address: SocketAddr, head: &str, body: &str) -> String {
    let length = body.len();
    let request = format!(
        "{head}\r\nHost: {address}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    );
    String::from_utf8(bytes_at(address, &request).await).unwrap()
}

async fn bytes_at(address: SocketAddr, request: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    answer
}

/// The body of an answer.
pub(crate) fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").unwrap().1
}

/// The status of an answer.
pub(crate) fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}
