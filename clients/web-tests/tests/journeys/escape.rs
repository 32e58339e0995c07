//! Escape from New York: alone against the city, by mouse and by keyboard, with its secrets.

use web_tests::{
    Page, Server, Size, access,
    pages::{NewGame, Table},
    trial,
};

use crate::{ESCAPE, alone::still};

/// One hero and one bot; a timer tile fewer, so that it ends sooner.
pub(crate) async fn escape<'a>(page: &'a Page, server: &Server) -> Table<'a> {
    let new = NewGame::open(page, server, "escape-from-new-york", "").await;
    new.two_seats().await.option("hard-time", "yes").await;
    new.start().await
}

#[test]
fn escape_from_new_york_is_played_to_its_end_by_mouse() {
    trial("fu-mouse", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = escape(&page, &server).await;
        table.play_by_mouse(ESCAPE).await;
        assert!(!table.ending().await.is_empty());
        access::check(&page, "the end of Escape from New York").await;
    });
}

#[test]
fn escape_from_new_york_is_played_to_its_end_by_keyboard_alone() {
    trial("fu-keyboard", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = escape(&page, &server).await;
        table.play_by_keyboard(ESCAPE).await;
        assert!(!table.ending().await.is_empty());
    });
}

/// rules: FU-Q42
#[test]
fn own_objectives_are_in_the_page_only_while_they_are_looked_at() {
    trial("fu-objectives", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = escape(&page, &server).await;
        table.moment().await;
        let whole = "return document.documentElement.outerHTML";
        page.click_on("[data-testid=aims] li:first-child button")
            .await;
        let words = page.text("aim").await;
        let words = words.trim_start_matches("✓ ");
        assert!(!words.is_empty(), "a tap shows the objective");
        let shown: String = page.look(whole, Vec::new()).await;
        assert!(shown.contains(words));
        page.click_on("[data-testid=aims] li:first-child button")
            .await;
        let gone = "!document.querySelector('[data-testid=aim]')";
        page.until::<bool>("it is face down again", gone).await;
        let hidden: String = page.look(whole, Vec::new()).await;
        assert!(!hidden.contains(words), "{words} is nowhere in the page");
    });
}
