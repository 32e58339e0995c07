//! A server for one test.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use room::ids::Secret;
use server::{
    house::{House, Outside, Ways},
    store::Store,
    web::{self, CookieKey, Manners, Rates, Waits},
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
pub(crate) fn dice(seed: u64) -> Outside {
    let mut state = seed;
    let fill = move |bytes: &mut [u8]| {
        for byte in bytes {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            *byte = (state >> 56) as u8;
        }
    };
    Outside {
        clock: Arc::new(|| 1_000_000),
        dice: Arc::new(Mutex::new(fill)),
    }
}

impl Running {
    pub(crate) async fn start(folder: &Path) -> Self {
        Self::with(folder, Ways::default(), NO_LIMITS).await
    }

    pub(crate) async fn with(folder: &Path, ways: Ways, rates: Rates) -> Self {
        let store = Store::in_folder(folder).await.unwrap();
        let (house, stored) = House::open(store, ways);
        let manners = Manners {
            key: CookieKey::new(Secret([7; 32])),
            origins: vec!["https://club.example".to_owned()],
            is_secure: false,
            behind_proxy: false,
            rates,
            waits: Waits::default(),
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = web::app(house.clone(), manners);
        let serving = tokio::spawn(web::serve(listener, app, house.closing()));
        Running {
            house,
            address,
            serving,
            stored,
        }
    }

    /// Ends it as a process would end: everything acknowledged is stored.
    pub(crate) async fn stop(self) {
        self.house.close();
        self.serving.await.unwrap().unwrap();
        while self.house.rooms() > 0 {
            tokio::task::yield_now().await;
        }
        let store = self.house.store().clone();
        drop(self.house);
        self.stored.await.unwrap();
        store.close().await;
    }

    /// A request as written, and the answer as it comes.
    pub(crate) async fn http(&self, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let length = body.len();
        let request = format!(
            "{head}\r\nHost: {}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}",
            self.address
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    pub(crate) async fn get(&self, path: &str, cookie: &str) -> String {
        let head = format!("GET {path} HTTP/1.1\r\nCookie: {cookie}");
        self.http(&head, "").await
    }
}

/// The body of an answer.
pub(crate) fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").unwrap().1
}
