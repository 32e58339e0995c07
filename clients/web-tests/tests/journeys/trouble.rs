//! A table that breaks the worker, and a page that is older than the server.

use std::time::{Duration, Instant};

use web_tests::{
    Page, Relay, Size,
    pages::{ReplayPage, TableOnPage, TableState},
    trial,
};

use crate::{
    alone::still,
    games::NEW_YORK_NEW_YORK,
    together::{asked, sit_down},
};

/// Counts the workers that a page starts.
const COUNT_WORKERS: &str = "window.workers = 0;
window.Worker = class extends Worker {
    constructor(...rest) { super(...rest); window.workers += 1; }
};";

/// Adds an entry to the log of the only table of this device that no table can have written: a bot
/// takes over a seat that is not there.
const SPOIL: &str = "return new Promise((done, fail) => {
    const opening = indexedDB.open('five-boroughs');
    opening.onerror = fail;
    opening.onsuccess = () => {
        const log = opening.result.transaction('log', 'readwrite').objectStore('log');
        const keys = log.getAllKeys();
        keys.onsuccess = () => {
            const last = keys.result.at(-1);
            const reading = log.get(last);
            reading.onsuccess = () => {
                const entry = JSON.parse(reading.result);
                delete entry.by;
                entry.what = { handed_over: { seat: 'E', level: 'greedy' } };
                const [table, number] = last.split(':');
                const next = String(Number(number) + 1).padStart(number.length, '0');
                log.put(JSON.stringify(entry), `${table}:${next}`).onsuccess = () => done(true);
            };
        };
    };
})";

#[test]
fn a_table_that_breaks_the_worker_is_loaded_again_once_and_then_closed_with_its_record() {
    trial("broken-worker", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        page.before_each_load(COUNT_WORKERS).await;
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        NEW_YORK_NEW_YORK.play_on(table).await;
        assert!(page.look::<bool>(SPOIL, Vec::new()).await);
        page.reload().await;
        let english = page.text("broken").await;
        assert!(english.contains("broke down twice"), "{english}");
        let workers: u32 = page.look("return window.workers", Vec::new()).await;
        assert_eq!(workers, 2, "it was tried once more, and no more than that");
        let record = ReplayPage::download_on(&page).await;
        assert!(record.contains("new-york-new-york"), "{record}");
        assert!(
            record.lines().count() > 6,
            "what was played is in it: {record}"
        );
        page.click("lang-it").await;
        let other = "document.querySelector('[data-testid=broken]')\
                     ?.textContent.includes('si è guastato due volte')";
        page.until::<bool>("it is said in Italian", other).await;
        // Another table of the same device is none the worse for it.
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        assert_eq!(table.moment().await, TableState::Turn);
    });
}

/// How often a page was loaded in this window.
async fn loads(page: &Page) -> u32 {
    page.look("return Number(sessionStorage.getItem('loads'))", Vec::new())
        .await
}

#[test]
fn a_page_that_is_older_than_the_server_loads_itself_once_and_makes_its_unsent_move() {
    trial("older-page", async |trial| {
        let server = trial.server();
        let relay = Relay::before(&server);
        let [host, guest] = [
            trial.page(Size::DESKTOP).await,
            trial.page(Size::DESKTOP).await,
        ];
        let count = "try { sessionStorage.setItem('loads',
            Number(sessionStorage.getItem('loads')) + 1) } catch {}";
        host.before_each_load(count).await;
        for page in [&host, &guest] {
            still(page).await;
        }
        let tables = sit_down(&NEW_YORK_NEW_YORK, [&host, &guest], &server).await;
        while asked(tables).await.0 != Some(1) {
            tables[0].click_on(&[]).await;
        }
        // From now on the host is at the other end of the relay.
        let path = host.url().await.replace(&server.url(""), "");
        host.open(&relay.url(&path)).await;
        let table = TableOnPage::at(&host).await;
        while asked([table, tables[1]]).await.0 != Some(0) {
            tables[1].click_on(&[]).await;
        }
        let (_, ply) = asked([table, tables[1]]).await;
        relay.cut();
        let before = loads(&host).await;
        say_a_move(&host).await;
        relay.resume_with_an_older_page();
        tables[1].until_ply(ply + 1).await;
        table.until_ply(ply + 1).await;
        assert_eq!(relay.made_older(), 1);
        assert_eq!(loads(&host).await, before + 1, "it is loaded again once");
        assert_eq!(table.stands().await.ply, ply + 1, "the move is made once");
    });
}

/// Picks a card and where it goes, while nobody hears of it.
async fn say_a_move(page: &Page) {
    let lit = "[data-testid=hand] [data-pick].may";
    page.click_on(lit).await;
    page.click_on("[data-testid=confirm]").await;
}

/// So long people may be left in the dark about a line that is gone.
const TOLD_WITHIN: Duration = Duration::from_secs(5);

#[test]
fn a_line_that_falls_silent_is_told_within_five_seconds_and_a_move_waits_for_it() {
    trial("silent-line", async |trial| {
        let server = trial.server();
        let relay = Relay::before(&server);
        let [host, guest] = [
            trial.page(Size::DESKTOP).await,
            trial.page(Size::DESKTOP).await,
        ];
        for page in [&host, &guest] {
            still(page).await;
        }
        let tables = sit_down(&NEW_YORK_NEW_YORK, [&host, &guest], &server).await;
        let path = host.url().await.replace(&server.url(""), "");
        host.open(&relay.url(&path)).await;
        let table = TableOnPage::at(&host).await;
        while asked([table, tables[1]]).await.0 != Some(0) {
            tables[1].click_on(&[]).await;
        }
        let (_, ply) = asked([table, tables[1]]).await;
        relay.fall_silent();
        let silent = Instant::now();
        let question = "document.querySelector('[data-testid=question]')?.textContent";
        let told = format!("{question}.includes('Connection lost')");
        host.until::<bool>("the line is said to be lost", &told)
            .await;
        assert!(silent.elapsed() < TOLD_WITHIN, "{:?}", silent.elapsed());
        say_a_move(&host).await;
        let waits = host.text("unsent").await;
        assert!(waits.starts_with("Play "), "{waits}");
        // Nothing else can be done meanwhile.
        host.click_on("[data-testid=hand] [data-pick]").await;
        assert!(!host.has("confirm").await);
        relay.go_on();
        tables[1].until_ply(ply + 1).await;
        table.until_ply(ply + 1).await;
        let gone = "!document.querySelector('[data-testid=unsent]')";
        host.until::<bool>("nothing waits", gone).await;
        assert_eq!(table.stands().await.ply, ply + 1, "the move is made once");
    });
}
