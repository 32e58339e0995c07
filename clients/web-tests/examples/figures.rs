//! How fast the page is, in a real browser on this machine. Nothing is asserted: a time says as
//! much of the machine as of the page.
//!
//! ```text
//! cargo xtask web && cargo build --bin boroughs --release
//! cargo run --package web-tests --example figures
//! ```
//!
//! A page is *shown* when it is in the document with all that listens to it, and the browser has
//! nothing left to do. A click is *answered* when the document has changed because of it; the next
//! frame shows that. Of the time until then, the page has what comes after the click has reached
//! it; before that it lay with the browser.

#![expect(clippy::print_stdout, reason = "it is there to print figures")]

use web_tests::{
    Page, Size, Trial,
    pages::{NewGame, TableState},
    trial,
};

/// How often each thing is measured.
const TIMES: usize = 5;
/// How many picks are answered.
const PICKS: usize = 20;

/// Notes when pages are shown, when clicks are answered, and the tasks of more than 50 ms.
const WATCH: &str = "
window.figures = { answers: [], own: [], tasks: [] };
let clicked = null;
addEventListener('click', it => { clicked = [it.timeStamp, performance.now()]; }, true);
new MutationObserver(() => {
    if (clicked !== null) {
        figures.answers.push(performance.now() - clicked[0]);
        figures.own.push(performance.now() - clicked[1]);
    }
    clicked = null;
    const shown = document.querySelector('[data-testid=home], [data-testid=prompt]');
    if (shown && !figures.shown) {
        figures.shown = -1;
        setTimeout(() => { figures.shown = performance.now(); }, 0);
    }
}).observe(document, { subtree: true, childList: true, attributes: true });
new PerformanceObserver(list => {
    figures.tasks.push(...list.getEntries().map(it => it.duration));
}).observe({ type: 'longtask' });
";
const SHOWN: &str = "window.figures?.shown > 0 ? figures.shown : null";
const PAINTED: &str =
    "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null";

async fn page(trial: &Trial) -> Page {
    let page = trial.page(Size::DESKTOP).await;
    page.before_each_load(WATCH).await;
    page.prefer("prefers-reduced-motion", "reduce").await;
    page
}

fn say(what: &str, mut all: Vec<f64>) {
    all.sort_by(f64::total_cmp);
    let (middle, last) = (all[all.len() / 2], all[all.len() - 1]);
    println!(
        "{what:<44} median {middle:>6.1} ms, slowest {last:>6.1} ms of {}",
        all.len()
    );
}

async fn loads(trial: &Trial) {
    let server = trial.server();
    let [mut painted, mut shown, mut again, mut table] = [const { Vec::new() }; 4];
    for _ in 0..TIMES {
        // An empty browser each time.
        let page = page(trial).await;
        page.open(&server.url("/")).await;
        shown.push(page.until::<f64>("home is shown", SHOWN).await);
        painted.push(page.until::<f64>("home is painted", PAINTED).await);
        page.reload().await;
        again.push(page.until::<f64>("home is shown again", SHOWN).await);
        let before = "return performance.timeOrigin + performance.now()";
        let before: f64 = page.look(before, Vec::new()).await;
        page.click("play-new-york-new-york").await;
        let at = format!("location.pathname.split('/').length > 3 && {SHOWN}");
        page.until::<f64>("the table is shown", &at).await;
        let after = "return performance.timeOrigin + figures.shown";
        table.push(page.look::<f64>(after, Vec::new()).await - before);
    }
    say("first visit: first paint", painted);
    say("first visit: shown", shown);
    say("second visit: shown", again);
    say("from the click on a poster to its table", table);
}

/// The ids of all games: those that have a poster on the first page.
async fn games(trial: &Trial) -> Vec<String> {
    let (server, page) = (trial.server(), page(trial).await);
    page.open(&server.url("/")).await;
    page.until::<f64>("home is shown", SHOWN).await;
    let posters = "return [...document.querySelectorAll('[data-testid^=play-]')]
        .map(it => it.dataset.testid.slice('play-'.length))";
    page.look(posters, Vec::new()).await
}

async fn clicks(trial: &Trial, game: &str) {
    let (server, page) = (trial.server(), page(trial).await);
    let new = NewGame::open(&page, &server, game, "").await;
    let table = new.start().await;
    table.moment().await;
    forget(&page).await;
    for _ in 0..PICKS {
        match table.moment().await {
            TableState::Turn => table.click_on(&[]).await,
            TableState::Scored => table.put_away().await,
            TableState::Curtain | TableState::Over => break,
        }
    }
    let answers = page.look("return figures.answers", Vec::new()).await;
    say(&format!("{game}: a click is answered"), answers);
    let own = page.look("return figures.own", Vec::new()).await;
    say(&format!("{game}: what the page has of it"), own);
    let tasks: Vec<f64> = page.look("return [0, ...figures.tasks]", Vec::new()).await;
    let longest = tasks.into_iter().fold(0.0, f64::max);
    println!("{game}: the longest task while bots play: {longest:.0} ms (0: none over 50)");
}

async fn forget(page: &Page) {
    let forget = "figures.answers = []; figures.own = []; figures.tasks = []; return true";
    page.look::<bool>(forget, Vec::new()).await;
}

fn main() {
    trial("figures", async |trial| {
        loads(trial).await;
        for game in games(trial).await {
            clicks(trial, &game).await;
        }
    });
}
