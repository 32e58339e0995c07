//! Photographs the front page and the tables of all five games, in play, at the sizes that are
//! named.
//!
//! ```text
//! cargo xtask web && cargo build --bin boroughs
//! cargo run --package web-tests --example pictures -- 1366x768 390x844 --dark --lang it
//! ```
//!
//! The pictures lie in `target/browser`, named for game, size, theme and language. With `--into
//! FOLDER` they lie there as `GAME.png`, always of the same deals: that is how `cargo xtask
//! pictures` makes those of the README.

#![expect(
    clippy::print_stdout,
    reason = "it is there to say where the pictures are"
)]

use std::{env, fs, path::PathBuf};

use web_tests::{Page, Server, Size, pages::NewGame, pages::TableState, trial};

/// The games, as their addresses name them.
const GAMES: [&str; 5] = [
    "new-york-new-york",
    "new-york",
    "the-city",
    "fifth-avenue",
    "escape-from-new-york",
];
/// The page with the posters.
const HOME: &str = "home";
/// The deals of the pictures that are kept.
const DEAL: &str = "try { localStorage.setItem('deal', '1997') } catch {}";
/// So many picks are made before the picture is taken.
const PICKS: usize = 14;

/// What is asked for.
struct Wanted {
    sizes: Vec<Size>,
    games: Vec<String>,
    theme: &'static str,
    lang: String,
    picks: usize,
    into: Option<PathBuf>,
}

impl Wanted {
    fn read(arguments: impl Iterator<Item = String>) -> Wanted {
        let mut wanted = Wanted {
            sizes: Vec::new(),
            games: Vec::new(),
            theme: "light",
            lang: "en".to_owned(),
            picks: PICKS,
            into: None,
        };
        let mut arguments = arguments;
        while let Some(word) = arguments.next() {
            match word.as_str() {
                "--dark" => wanted.theme = "dark",
                "--into" => wanted.into = arguments.next().map(PathBuf::from),
                "--lang" => wanted.lang = arguments.next().unwrap_or_default(),
                "--picks" => {
                    let picks = arguments.next().and_then(|it| it.parse().ok());
                    wanted.picks = picks.unwrap_or(PICKS);
                }
                word => match size(word) {
                    Some(size) => wanted.sizes.push(size),
                    None => wanted.games.push(word.to_owned()),
                },
            }
        }
        if wanted.sizes.is_empty() {
            wanted.sizes = vec![Size::LAPTOP];
        }
        if wanted.games.is_empty() {
            let all = [HOME].into_iter().chain(GAMES);
            wanted.games = all.map(str::to_owned).collect();
        }
        wanted
    }
}

fn size(word: &str) -> Option<Size> {
    let (width, height) = word.split_once('x')?;
    Some(Size {
        width: width.parse().ok()?,
        height: height.parse().ok()?,
    })
}

/// Opens the page with the posters, in the language that is asked for.
async fn open_home(page: &Page, server: &Server, wanted: &Wanted) {
    page.open(&server.url("/")).await;
    page.click(&format!("lang-{}", wanted.lang)).await;
    page.find("home").await;
}

/// Opens a table and plays on for a while.
async fn open_table(page: &Page, server: &Server, game: &str, wanted: &Wanted) {
    page.resize(Size::DESKTOP).await;
    let new = NewGame::open(page, server, game, "").await;
    let table = new.start().await;
    page.click(&format!("lang-{}", wanted.lang)).await;
    for _ in 0..wanted.picks {
        match table.moment().await {
            TableState::Turn => table.click_on(&[]).await,
            TableState::Scored => table.put_away().await,
            TableState::Curtain | TableState::Over => break,
        }
    }
    table.moment().await;
}

async fn take(page: &Page, server: &Server, game: &str, wanted: &Wanted) {
    if game == HOME {
        open_home(page, server, wanted).await;
    } else {
        open_table(page, server, game, wanted).await;
    }
    for size in &wanted.sizes {
        page.resize(*size).await;
        page.look::<bool>("scrollTo(0, 0); return true", Vec::new())
            .await;
        let Size { width, height } = size;
        let name = format!("{game}-{width}x{height}-{}-{}", wanted.theme, wanted.lang);
        page.photograph(&name).await;
        match &wanted.into {
            None => println!("{name}.png"),
            Some(folder) => {
                let kept = folder.join(format!("{game}.png"));
                fs::copy(page.photo(&name), &kept).expect("the folder can be written to");
                println!("{}", kept.display());
            }
        }
    }
}

fn main() {
    let wanted = Wanted::read(env::args().skip(1));
    trial("pictures", async |trial| {
        let server = trial.server();
        let page = trial.page(Size::DESKTOP).await;
        page.prefer("prefers-reduced-motion", "reduce").await;
        page.prefer("prefers-color-scheme", wanted.theme).await;
        if wanted.into.is_some() {
            page.before_each_load(DEAL).await;
        }
        for game in &wanted.games {
            take(&page, &server, game, &wanted).await;
        }
    });
}
