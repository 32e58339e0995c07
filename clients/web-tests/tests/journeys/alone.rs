//! Against a bot in the worker: each game to its end, by mouse and by keyboard alone.

use fantoccini::key::Key;
use web_tests::{
    Page, Size, access, layout,
    pages::{TableOnPage, TableState},
    trial,
    windows::FEW,
};

use crate::games::{ESCAPE, FIFTH_AVENUE, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY};

/// Nothing moves, so that nobody waits for it.
pub(crate) async fn still(page: &Page) {
    page.prefer("prefers-reduced-motion", "reduce").await;
}

#[test]
fn from_an_empty_browser_to_the_first_own_move_in_three_clicks() {
    trial("three-clicks", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        page.open(&server.url("/")).await;
        page.click("play-new-york-new-york").await;
        let table = TableOnPage::at(&page).await;
        assert_eq!(table.moment().await, TableState::Turn);
        let log = "document.querySelector('[data-testid=log]').textContent.length";
        let before: u64 = page.look(&format!("return {log}"), Vec::new()).await;
        table.click_on(&["[data-testid=hand] "]).await;
        table.click_on(&[]).await;
        let told = format!("{log} > {before}");
        page.until::<bool>("the move is told", &told).await;
    });
}

#[test]
fn whoever_keeps_a_seed_is_dealt_the_same_cards_again() {
    trial("same-deal", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        let first = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        let (first, before) = (first.hand().await, page.url().await);
        let second = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        assert_eq!(second.hand().await, first);
        assert_ne!(page.url().await, before, "it is another table");
    });
}

/// Counts how often a page asks the browser to keep what it stores.
const COUNT_WISHES: &str = "window.wishes = 0;
if (navigator.storage)
    navigator.storage.persist = async () => { window.wishes += 1; return true };";

/// What scrolls of the page itself instead of in its own panel.
const SCROLLS: &str = "const { scrollHeight } = document.scrollingElement;
return scrollHeight > innerHeight ? `${scrollHeight} of ${innerHeight}` : ''";
/// The buttons of the prompt.
const BUTTONS: &str = "return [...document.querySelectorAll('[data-testid=prompt] button')]
    .map(it => it.dataset.testid)";

/// The page of the end tells how it went, fits every window, and is one step away from the table;
/// nothing can be taken back or handed over any more.
async fn end_page(page: &Page) {
    for part in ["reasons", "sheet"] {
        page.find(part).await;
    }
    for size in FEW {
        page.resize(size).await;
        layout::check_here(page, "the end").await;
        let scrolls: String = page.look(SCROLLS, Vec::new()).await;
        assert_eq!(scrolls, "", "the end at {size:?}");
        let covered = layout::covered(page, ".nowwhat .btn, .over .panel header").await;
        assert!(covered.is_empty(), "the end at {size:?}: {covered:?}");
    }
    page.resize(Size::DESKTOP).await;
    page.click("table-menu").await;
    page.find("aside").await;
    assert!(!page.has("hand-over").await, "nobody plays on for anybody");
    page.click("aside-close").await;
    page.click("look").await;
    page.find("result").await;
    let buttons: Vec<String> = page.look(BUTTONS, Vec::new()).await;
    assert_eq!(buttons, ["result"]);
    page.press(Key::Escape).await;
    page.find("over").await;
    page.click("look").await;
    page.click("result").await;
    page.find("over").await;
}

fn by_mouse(game: &Game, name: &'static str) {
    trial(name, async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        page.before_each_load(COUNT_WISHES).await;
        let table = game.against_a_bot(&page, &server).await;
        let wishes = "return window.wishes";
        assert_eq!(page.look::<u32>(wishes, Vec::new()).await, 0);
        table.play_by_mouse(game.preferred).await;
        assert!(!table.ending().await.is_empty());
        let asked: u32 = page.look(wishes, Vec::new()).await;
        assert_eq!(asked, 1, "the browser is asked to keep the game");
        access::check(&page, "the end of the game").await;
        end_page(&page).await;
    });
}

fn by_keyboard(game: &Game, name: &'static str) {
    trial(name, async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = game.against_a_bot(&page, &server).await;
        table.play_by_keyboard(game.preferred).await;
        assert!(!table.ending().await.is_empty());
    });
}

#[test]
fn new_york_new_york_is_played_to_its_end_by_mouse() {
    by_mouse(&NEW_YORK_NEW_YORK, "nyny-mouse");
}

#[test]
fn new_york_new_york_is_played_to_its_end_by_keyboard_alone() {
    by_keyboard(&NEW_YORK_NEW_YORK, "nyny-keyboard");
}

#[test]
fn new_york_is_played_to_its_end_by_mouse() {
    by_mouse(&NEW_YORK, "ny-mouse");
}

#[test]
fn new_york_is_played_to_its_end_by_keyboard_alone() {
    by_keyboard(&NEW_YORK, "ny-keyboard");
}

#[test]
fn the_city_is_played_to_its_end_by_mouse() {
    by_mouse(&THE_CITY, "city-mouse");
}

#[test]
fn the_city_is_played_to_its_end_by_keyboard_alone() {
    by_keyboard(&THE_CITY, "city-keyboard");
}

#[test]
fn fifth_avenue_is_played_to_its_end_by_mouse() {
    by_mouse(&FIFTH_AVENUE, "fa-mouse");
}

#[test]
fn fifth_avenue_is_played_to_its_end_by_keyboard_alone() {
    by_keyboard(&FIFTH_AVENUE, "fa-keyboard");
}

#[test]
fn escape_from_new_york_is_played_to_its_end_by_mouse() {
    by_mouse(&ESCAPE, "fu-mouse");
}

#[test]
fn escape_from_new_york_is_played_to_its_end_by_keyboard_alone() {
    by_keyboard(&ESCAPE, "fu-keyboard");
}
