//! Escape from New York: its secrets.

use web_tests::{Size, trial};

use crate::{alone::still, games::ESCAPE};

/// rules: FU-Q42
#[test]
fn own_objectives_are_in_the_page_only_while_they_are_looked_at() {
    trial("fu-objectives", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = ESCAPE.against_a_bot(&page, &server).await;
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
