//! Plays looked at again, step by step.

use fantoccini::key::Key;
use web_tests::{Page, Server, Size, pages::ReplayPage, trial};

use crate::{alone::still, games::NEW_YORK_NEW_YORK};

/// A short game played to its end, and its film.
async fn film<'a>(page: &'a Page, server: &Server) -> ReplayPage<'a> {
    still(page).await;
    let table = NEW_YORK_NEW_YORK.against_a_bot(page, server).await;
    table.play_by_mouse(&[]).await;
    page.click_on("[data-testid=over] a[href*=replay]").await;
    ReplayPage::at(page).await
}

#[test]
fn a_finished_game_is_stepped_through_scrubbed_and_linked_to() {
    trial("replay", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        let film = film(&page, &server).await;
        let (last, all) = film.moment().await;
        assert_eq!(last, all, "a film begins with the end");
        page.click("prev").await;
        film.until(all - 1).await;
        page.press(Key::Left).await;
        film.until(all - 2).await;
        page.click("first").await;
        film.until(0).await;
        page.click("next").await;
        film.until(1).await;
        film.scrub(5).await;
        let (seen, link) = (film.table().await, page.url().await);
        page.click("share").await;
        page.find("toast").await;
        page.click("last").await;
        film.until(all).await;
        assert_ne!(film.table().await, seen);
        page.open(&link).await;
        let film = ReplayPage::at(&page).await;
        film.until(5).await;
        assert_eq!(
            film.table().await,
            seen,
            "the link leads to the same moment"
        );
    });
}

#[test]
fn a_film_is_seen_through_the_eyes_of_a_seat() {
    trial("replay-eyes", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        let film = film(&page, &server).await;
        film.scrub(2).await;
        let hands = "document.querySelectorAll('[data-testid=hand] [data-pick]').length";
        let none: u32 = page.look(&format!("return {hands}"), Vec::new()).await;
        assert_eq!(none, 0, "who looks on has no hand");
        page.click_on(".seenby .chip:nth-child(2)").await;
        let shown = format!("{hands} > 0");
        page.until::<bool>("the hand of that seat is shown", &shown)
            .await;
        assert!(page.url().await.contains("eyes=A"));
    });
}

#[test]
fn a_record_that_was_kept_is_looked_at_in_another_browser() {
    trial("record", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        let kept = film(&page, &server).await;
        let (_, all) = kept.moment().await;
        let seen = kept.table().await;
        let record = kept.download().await;
        let file = trial.file("kept.game", &record);
        let other = trial.page(Size::DESKTOP).await;
        other.open(&server.url("/replay")).await;
        let shown = ReplayPage::choose(&other, &file).await;
        assert_eq!(shown.moment().await, (all, all));
        assert_eq!(shown.table().await, seen);
        assert_eq!(shown.download().await, record);
        // It is still there when the page is loaded once more.
        other.reload().await;
        let shown = ReplayPage::at(&other).await;
        assert_eq!(shown.moment().await, (all, all));
    });
}

#[test]
fn what_is_no_record_is_refused_with_a_word() {
    trial("no-record", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::PHONE).await);
        page.open(&server.url("/replay")).await;
        let file = trial.file("shopping.txt", "bread, milk\n");
        let field = page.find("file").await;
        field.send_keys(&file.display().to_string()).await.unwrap();
        page.find("toast").await;
        assert!(page.has("replay-file").await);
    });
}
