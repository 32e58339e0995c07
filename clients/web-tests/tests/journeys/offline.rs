//! Without a server, and after a reload.

use web_tests::{
    Page, Size,
    pages::{TableOnPage, TableState},
    trial,
};

use crate::{
    alone::still,
    games::{ESCAPE, FIFTH_AVENUE, GAMES, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY},
    house::missing,
};

/// Waits until the page could be loaded without a server. Whether the page that is open now was
/// loaded before that is no matter.
async fn installed(page: &Page) {
    let ready = "return navigator.serviceWorker.ready.then(() => true)";
    assert!(page.look::<bool>(ready, Vec::new()).await);
}

/// A game begun with a server goes on without one.
fn a_local_game_goes_on(game: &Game, name: &'static str) {
    trial(name, async |trial| {
        let (mut server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = game.against_a_bot(&page, &server).await;
        game.play_on(table).await;
        let (stands, hand) = (table.stands().await, table.hand().await);
        installed(&page).await;
        server.stop();
        page.empty_cache().await;
        page.reload().await;
        let table = TableOnPage::at(&page).await;
        assert_eq!(table.moment().await, TableState::Turn);
        assert_eq!(table.stands().await, stands, "the game is where it was");
        assert_eq!(table.hand().await, hand, "the hand is what it was");
        assert_eq!(missing(&page).await, Vec::<String>::new());
        game.play_on(table).await;
    });
}

#[test]
fn new_york_new_york_goes_on_when_the_server_is_gone_and_the_page_is_reloaded() {
    a_local_game_goes_on(&NEW_YORK_NEW_YORK, "offline-nyny");
}

#[test]
fn new_york_goes_on_when_the_server_is_gone_and_the_page_is_reloaded() {
    a_local_game_goes_on(&NEW_YORK, "offline-ny");
}

#[test]
fn the_city_goes_on_when_the_server_is_gone_and_the_page_is_reloaded() {
    a_local_game_goes_on(&THE_CITY, "offline-city");
}

#[test]
fn fifth_avenue_goes_on_when_the_server_is_gone_and_the_page_is_reloaded() {
    a_local_game_goes_on(&FIFTH_AVENUE, "offline-fa");
}

#[test]
fn escape_from_new_york_goes_on_when_the_server_is_gone_and_the_page_is_reloaded() {
    a_local_game_goes_on(&ESCAPE, "offline-fu");
}

#[test]
fn games_that_were_never_opened_begin_without_a_server() {
    trial("offline-new", async |trial| {
        let (mut server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        page.open(&server.url("/")).await;
        installed(&page).await;
        server.stop();
        page.empty_cache().await;
        for game in GAMES {
            let table = game.against_a_bot(&page, &server).await;
            assert_eq!(table.moment().await, TableState::Turn, "{}", game.id);
            let missing = missing(&page).await;
            assert!(missing.is_empty(), "{}: {missing:?}", game.id);
        }
    });
}
