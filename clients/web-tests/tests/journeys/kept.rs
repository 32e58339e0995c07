//! The games of this device: in two tabs, forgotten and brought back, as a file.

use web_tests::{
    Page, Size,
    pages::{TableOnPage, TableState},
    trial,
};

use crate::{alone::still, games::NEW_YORK_NEW_YORK};

#[test]
fn the_tab_that_opens_a_game_last_has_it_and_the_other_says_so() {
    trial("two-tabs", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        NEW_YORK_NEW_YORK.play_on(table).await;
        let (ply, address) = (table.stands().await.ply, page.url().await);
        let first = page.open_tab(&address).await;
        let table = TableOnPage::at(&page).await;
        assert_eq!(table.stands().await.ply, ply, "it goes on where it was");
        let told = "document.querySelector('[data-testid=toast]')\
                    ?.textContent.includes('another tab')";
        page.until::<bool>("the second tab says so", told).await;
        NEW_YORK_NEW_YORK.play_on(table).await;
        let further = table.stands().await.ply;
        let second = page.go_to_tab(first).await;
        page.find("elsewhere").await;
        assert!(!page.has("table").await, "nothing can be done here");
        page.click("play-here").await;
        let table = TableOnPage::at(&page).await;
        assert_eq!(table.stands().await.ply, further, "nothing is lost");
        page.go_to_tab(second).await;
        page.find("elsewhere").await;
    });
}

#[test]
fn without_locks_no_tab_writes_over_what_the_other_did() {
    trial("no-locks", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        table.moment().await;
        // As over plain HTTP, where browsers give no locks.
        let none = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })";
        page.before_each_load(none).await;
        page.reload().await;
        let address = page.url().await;
        let before = TableOnPage::at(&page).await.stands().await.ply;
        let first = page.open_tab(&address).await;
        page.before_each_load(none).await;
        page.reload().await;
        let table = TableOnPage::at(&page).await;
        while table.stands().await.ply == before {
            table.click_on(&[]).await;
        }
        table.moment().await;
        let further = table.stands().await.ply;
        page.go_to_tab(first).await;
        let table = TableOnPage::at(&page).await;
        assert_eq!(
            table.stands().await.ply,
            before,
            "it knows nothing of it yet"
        );
        page.click_on("[data-testid=hand] [data-pick].may").await;
        page.click_on("[data-testid=confirm]").await;
        table.until_ply(further).await;
        assert_eq!(
            table.stands().await.ply,
            further,
            "it is where the other is"
        );
        assert_eq!(table.moment().await, TableState::Turn);
    });
}

/// How many games the list has.
fn rows(count: usize) -> String {
    format!("document.querySelectorAll('[data-testid=forget]').length === {count}")
}

async fn open_tables(page: &Page, url: &str) {
    page.open(url).await;
    page.find("tables-here").await;
}

#[test]
fn forgetting_a_game_asks_first_and_can_be_undone() {
    trial("forget", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::PHONE).await);
        still(&page).await;
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        NEW_YORK_NEW_YORK.play_on(table).await;
        let (stands, address) = (table.stands().await, page.url().await);
        open_tables(&page, &server.url("/tables")).await;
        page.until::<bool>("it is there", &rows(1)).await;
        let line = page.text("tables-here").await;
        assert!(line.contains("You and Bot B"), "{line}");
        page.click("forget").await;
        page.click("keep-game").await;
        page.until::<bool>("it is still there", &rows(1)).await;
        page.click("forget").await;
        page.click("forget-game").await;
        page.until::<bool>("it is gone", &rows(0)).await;
        page.click("bring-back").await;
        page.until::<bool>("it is there again", &rows(1)).await;
        page.open(&address).await;
        let table = TableOnPage::at(&page).await;
        assert_eq!(table.stands().await, stands);
    });
}

#[test]
fn all_games_go_into_one_file_and_from_there_into_another_browser() {
    trial("games-file", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        NEW_YORK_NEW_YORK.play_on(table).await;
        let (stands, hand) = (table.stands().await, table.hand().await);
        let path = page.url().await;
        open_tables(&page, &server.url("/tables")).await;
        page.until::<bool>("it is there", &rows(1)).await;
        let text = page.download("save-games").await;
        let file = trial.file("all.games", &text);
        let other = trial.page(Size::DESKTOP).await;
        still(&other).await;
        open_tables(&other, &server.url("/tables")).await;
        other.choose_file("load-games", &file).await;
        other.until::<bool>("it is there too", &rows(1)).await;
        other
            .choose_file("load-games", &trial.file("no.games", "{}"))
            .await;
        let told = "[...document.querySelectorAll('[data-testid=toast]')]\
                    .some(it => it.textContent.includes('no file with games'))";
        other.until::<bool>("another file is refused", told).await;
        other.open(&path).await;
        let table = TableOnPage::at(&other).await;
        assert_eq!(table.stands().await, stands);
        assert_eq!(table.hand().await, hand);
        NEW_YORK_NEW_YORK.play_on(table).await;
    });
}
