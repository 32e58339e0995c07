//! Escape from New York: its secrets.

use fantoccini::key::Key;
use web_tests::{Page, Size, access, trial};

use crate::{alone::still, games::ESCAPE};

/// What is touched says what it is, with its rule, and Escape puts that away.
/// findings: W1-D9, W2-18
async fn says(page: &Page, pick: &str, words: &[&str]) {
    page.click_on(&format!("[data-pick=\"{pick}\"]")).await;
    let said = page.text("why-not").await;
    for word in words {
        assert!(said.contains(word), "{pick} says {said:?} and not {word:?}");
    }
    page.press(Key::Escape).await;
    let gone = "!document.querySelector('[data-testid=why-not]')";
    page.until::<bool>("it is put away", gone).await;
}

/// rules: FU-Q42
#[test]
fn own_objectives_are_in_the_page_only_while_they_are_looked_at() {
    trial("fu-objectives", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = ESCAPE.against_a_bot(&page, &server).await;
        table.moment().await;
        says(&page, "space-a4", &["A4: ", "FU-39"]).await;
        says(&page, "about-noise", &["10", "FU-71"]).await;
        says(&page, "about-next", &["FU-27"]).await;
        says(&page, "boss-slag", &["FU-101"]).await;
        page.click_on("[data-pick=about-aims]").await;
        page.find("why-not").await;
        access::check(&page, "a note beside its piece").await;
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
