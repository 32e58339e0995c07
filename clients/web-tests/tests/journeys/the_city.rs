//! The City, against a bot in the worker.

use fantoccini::key::Key;
use web_tests::{Page, Server, Size, pages::TableOnPage, trial};

use crate::{alone::still, games::THE_CITY};

/// The City against one bot after the first discards: what to build is being chosen.
pub(crate) async fn first_choice<'a>(page: &'a Page, server: &Server) -> TableOnPage<'a> {
    let table = THE_CITY.against_a_bot(page, server).await;
    // Two cards are marked, and then said together.
    for _ in 0..3 {
        table.moment().await;
        table.click_on(THE_CITY.preferred).await;
    }
    let choosing = "!!document.querySelector('.without .may')";
    page.until::<bool>("a choice is asked for", choosing).await;
    table
}

#[test]
fn a_card_of_the_city_foretells_what_it_brings_or_says_why_it_cannot_be_built() {
    trial("city-foretells", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::PHONE).await);
        still(&page).await;
        let table = first_choice(&page, &server).await;
        // Round 1: something always needs what does not stand, or costs more than there is.
        let cannot = "[data-testid=hand] [aria-disabled=true]";
        let count = format!("return document.querySelectorAll('{cannot}').length");
        if page.look::<u32>(&count, Vec::new()).await > 0 {
            page.click_on(cannot).await;
            let why = page.text("why-not").await;
            assert!(why.contains("TC-1"), "{why}");
            // findings: W1-D9
            let above = "(() => { \
                 const box = it => document.querySelector(it).getBoundingClientRect(); \
                 const [note, hand] = [box('[data-testid=why-not]'), box('[data-testid=hand]')]; \
                 return note.bottom <= hand.top && note.bottom > hand.top - 60 && note.top > 0 && \
                 note.left >= 0 && note.right <= innerWidth; })()";
            page.until::<bool>("the reason stands above the hand", above)
                .await;
            page.press(Key::Escape).await;
            let gone = "!document.querySelector('[data-testid=why-not]')";
            page.until::<bool>("Escape puts it away", gone).await;
            assert!(!page.has("confirm").await, "it is not picked");
        }
        page.click_on(".without .may").await;
        page.find("ghost").await;
        let then = page.look::<String>(
            "return document.querySelector('[data-testid=cards-then]').textContent",
            Vec::new(),
        );
        assert_eq!(then.await, "5 + 1 = 6", "the architect brings a card");
        table.click_on(THE_CITY.preferred).await;
        let built = "!!document.querySelector('[data-pick=\"built-A.architekt\"]')";
        page.until::<bool>("the architect stands in the city", built)
            .await;
    });
}

#[test]
fn the_city_of_another_is_one_tap_away() {
    trial("city-rival", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        first_choice(&page, &server).await;
        page.click("rival-B").await;
        let open = "document.querySelector('[data-testid=city-dialog-B]').open";
        page.until::<bool>("the city is open", open).await;
        page.press(Key::Escape).await;
        let closed = format!("!{open}");
        page.until::<bool>("the city is closed", &closed).await;
    });
}
