//! Against a bot in the worker.

use web_tests::{
    Page, Server, Size, access,
    pages::{Moment, NewGame, Table},
    trial,
};

use crate::{NEW_YORK, NEW_YORK_NEW_YORK};

/// A short game of New York New York against one bot.
pub(crate) async fn short_game<'a>(page: &'a Page, server: &Server) -> Table<'a> {
    let new = NewGame::open(page, server, "new-york-new-york", "").await;
    new.two_seats().await.option("rounds", "1").await;
    new.start().await
}

/// New York against one bot.
pub(crate) async fn new_york<'a>(page: &'a Page, server: &Server) -> Table<'a> {
    let new = NewGame::open(page, server, "new-york", "").await;
    new.two_seats().await;
    new.start().await
}

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
        let table = Table::at(&page).await;
        assert_eq!(table.moment().await, Moment::Turn);
        let log = "document.querySelector('[data-testid=log]').textContent.length";
        let before: u64 = page.look(&format!("return {log}"), Vec::new()).await;
        table.click_on(&["[data-testid=hand] "]).await;
        table.click_on(&[]).await;
        let told = format!("{log} > {before}");
        page.until::<bool>("the move is told", &told).await;
    });
}

#[test]
fn new_york_new_york_is_played_to_its_end_by_mouse() {
    trial("nyny-mouse", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = short_game(&page, &server).await;
        table.play_by_mouse(NEW_YORK_NEW_YORK).await;
        assert!(!table.ending().await.is_empty());
        access::check(&page, "the end of New York New York").await;
    });
}

#[test]
fn new_york_new_york_is_played_to_its_end_by_keyboard_alone() {
    trial("nyny-keyboard", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = short_game(&page, &server).await;
        table.play_by_keyboard(NEW_YORK_NEW_YORK).await;
        assert!(!table.ending().await.is_empty());
    });
}

#[test]
fn new_york_is_played_to_its_end_by_mouse() {
    trial("ny-mouse", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = new_york(&page, &server).await;
        table.play_by_mouse(NEW_YORK).await;
        assert!(!table.ending().await.is_empty());
    });
}

#[test]
fn new_york_is_played_to_its_end_by_keyboard_alone() {
    trial("ny-keyboard", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = new_york(&page, &server).await;
        table.play_by_keyboard(NEW_YORK).await;
        assert!(!table.ending().await.is_empty());
    });
}
