//! Keys work from the first moment, and Escape closes whatever is open.

use fantoccini::key::Key;
use web_tests::{Page, Size, pages::NewGame, trial};

use crate::{alone::still, games::NEW_YORK_NEW_YORK};

async fn gone(page: &Page, testid: &str) {
    let gone = format!("!document.querySelector('[data-testid={testid}]')");
    page.until::<bool>(&format!("{testid} is gone"), &gone)
        .await;
}

#[test]
fn keys_work_before_anything_was_touched() {
    trial("first-keys", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let new = NewGame::open(&page, &server, NEW_YORK_NEW_YORK.id, "device").await;
        new.two_seats().await;
        page.reload().await;
        page.find("start").await;
        page.press(Key::Enter).await;
        page.find("curtain").await;
        page.press(Key::Enter).await;
        page.find("table").await;
        page.until::<bool>(
            "the person is asked",
            "!!document.querySelector('[data-testid=hand] .may')",
        )
        .await;
        page.letter('1').await;
        let held = "document.activeElement?.closest('[data-zone]') !== null";
        page.until::<bool>("a part of the table has the focus", held)
            .await;
        let titled = "document.title.startsWith('● Your turn · New York New York')";
        page.until::<bool>("the title says whose turn it is", titled)
            .await;
    });
}

#[test]
fn escape_closes_whatever_is_open() {
    trial("escape-closes", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        table.moment().await;
        page.click("menu").await;
        page.find("menu-list").await;
        page.press(Key::Escape).await;
        gone(&page, "menu-list").await;
        page.click("menu").await;
        page.find("menu-list").await;
        page.click("question").await;
        gone(&page, "menu-list").await;
        page.click("table-menu").await;
        let held = "!!document.activeElement?.closest('[data-testid=aside]')";
        page.until::<bool>("the dialog has the focus", held).await;
        page.press(Key::Escape).await;
        gone(&page, "aside").await;
    });
}

#[test]
fn what_others_do_is_said_to_those_who_listen() {
    trial("spoken", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        NEW_YORK_NEW_YORK.play_on(table).await;
        let said = page.text("spoken").await;
        assert!(said.contains("Bot B"), "{said}");
    });
}
