//! One test: a folder, browsers, servers, and pictures of what went wrong.

use std::{
    cell::{Cell, RefCell},
    env,
    ffi::OsStr,
    fs,
    panic::{AssertUnwindSafe, resume_unwind},
    path::PathBuf,
};

use fantoccini::{ClientBuilder, wd::Capabilities};
use futures_util::FutureExt as _;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

use crate::{Page, Server, Terminal, devtools::devtools, folders, leash::Leash};

/// So often chromedriver may meet a port that was taken a moment before.
const DRIVER_TRIES: usize = 3;
/// What Chromium is started with, beside a folder of its own.
const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Two browsers at once would take turns at being in front, and the one behind draws nothing.
    "--disable-backgrounding-occluded-windows",
];

/// The size of a window's inside, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

impl Size {
    /// A phone held upright.
    pub const PHONE: Size = Size::new(390, 844);
    /// A tablet held upright.
    pub const TABLET: Size = Size::new(768, 1024);
    /// A screen on a desk.
    pub const DESKTOP: Size = Size::new(1440, 900);
    /// An ordinary laptop.
    pub const LAPTOP: Size = Size::new(1366, 768);
    /// A large screen.
    pub const LARGE: Size = Size::new(1920, 1080);
    /// All that the client is made for.
    pub const ALL: [Size; 4] = [Size::PHONE, Size::TABLET, Size::DESKTOP, Size::LARGE];

    const fn new(width: u32, height: u32) -> Size {
        Size { width, height }
    }
}

/// What a test has at hand.
#[derive(Debug)]
pub struct Trial {
    name: &'static str,
    folder: PathBuf,
    driver: Leash,
    webdriver: String,
    pages: RefCell<Vec<Page>>,
    servers: Cell<usize>,
}

/// Runs `journey` with everything it needs. When it fails, its pages are photographed first.
pub fn trial(name: &'static str, journey: impl AsyncFnOnce(&Trial)) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("the system has what a runtime needs");
    runtime.block_on(async {
        let trial = Trial::new(name);
        let ended = AssertUnwindSafe(journey(&trial)).catch_unwind().await;
        if let Err(panic) = ended {
            trial.photograph().await;
            trial.end();
            resume_unwind(panic);
        }
        trial.end();
    });
}

/// Games on this device are those of the commit that is verified, for each test others: what is
/// met here by the chance of a deal is met wherever that commit is tested.
async fn deal(page: &Page, name: &str) {
    let commit = env::var("JOURNEYS_SEED").ok();
    let commit: u64 = commit.and_then(|text| text.parse().ok()).unwrap_or(1);
    let of_name = |seed: u64, byte: u8| seed.wrapping_mul(31).wrapping_add(u64::from(byte));
    let seed = name.bytes().fold(commit, of_name).to_string();
    // Pages that are no site have no storage.
    let keep = format!(
        "try {{ localStorage.setItem('deal', {}) }} catch {{}}",
        json!(seed)
    );
    page.before_each_load(&keep).await;
}

impl Trial {
    fn new(name: &'static str) -> Trial {
        let folder = folders::fresh(name);
        let ready = |line: &str| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        };
        // It looks for a free port and takes it a moment later: another may have been faster.
        let log = folder.join("chromedriver.log");
        let start = |_| {
            let program = OsStr::new("chromedriver");
            Leash::try_start(program, &[OsStr::new("--port=0")], &log, ready).ok()
        };
        let (driver, port) = (0..DRIVER_TRIES)
            .find_map(start)
            .unwrap_or_else(|| panic!("chromedriver does not start: {} says why", log.display()));
        Trial {
            name,
            folder,
            driver,
            webdriver: format!("http://localhost:{port}"),
            pages: RefCell::default(),
            servers: Cell::default(),
        }
    }

    /// A browser of its own, in which nobody has ever been.
    pub async fn page(&self, size: Size) -> Page {
        self.page_with_text(size, 16).await
    }

    /// The same for somebody who needs larger text: so many pixels where others have 16.
    pub async fn page_with_text(&self, size: Size, pixels: u32) -> Page {
        let n = self.pages.borrow().len();
        let profile = self.folder.join(format!("profile-{n}"));
        let mut flags: Vec<String> = FLAGS.map(str::to_owned).into();
        flags.push(format!("--user-data-dir={}", profile.display()));
        flags.push(format!("--window-size={},{}", size.width, size.height));
        let text = json!({ "webkit.webprefs.default_font_size": pixels });
        let options = json!({ "args": flags, "prefs": text });
        let mut capabilities = Capabilities::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        capabilities.insert("timeouts".to_owned(), json!({ "script": 60_000 }));
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&self.webdriver)
            .await
            .expect("chromedriver opens a browser");
        // The whole tree of accessible things is asked for often: it is kept up to date.
        devtools(&client, "Accessibility.enable", json!({})).await;
        let page = Page::new(client);
        deal(&page, self.name).await;
        page.resize(size).await;
        self.pages.borrow_mut().push(page.clone());
        page
    }

    /// A server with an empty folder.
    pub fn server(&self) -> Server {
        let n = self.servers.replace(self.servers.get() + 1);
        Server::start(self.folder.join(format!("server-{n}")))
    }

    /// Somebody who comes to the table of this link in a terminal, where nobody has been before.
    pub fn terminal(&self, link: &str, name: &str) -> Terminal {
        Terminal::join(&self.folder.join("terminal"), link, name)
    }

    /// A page of our own; gives its address.
    pub fn written(&self, name: &str, page: &str) -> String {
        format!("file://{}", self.file(name, page).display())
    }

    /// A file with this text; gives where it lies.
    pub fn file(&self, name: &str, text: &str) -> PathBuf {
        let file = self.folder.join(name);
        fs::write(&file, text).expect("the folder of the trial can be written to");
        file
    }

    /// Where a picture of that name lies.
    pub fn picture(&self, name: &str) -> PathBuf {
        folders::pictures().join(format!("{name}.png"))
    }

    async fn photograph(&self) {
        let pages = self.pages.borrow().clone();
        for (n, page) in pages.iter().enumerate() {
            page.photograph(&format!("failed-{}-{n}", self.name)).await;
        }
    }

    /// Ends the browsers, then removes what they left.
    fn end(self) {
        drop(self.driver);
        folders::empty(&self.folder);
    }
}
