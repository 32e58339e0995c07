//! The City, against a bot in the worker.

use fantoccini::key::Key;
use serde::Deserialize;
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

/// What the table stops for: whether it is asked on, what is lit, and what is counted.
const TOLD: &str = "(() => {
    const told = document.querySelector('.prompt.told');
    if (!told) return null;
    const numbers = [...told.querySelectorAll('.counted b')].map(it => Number(it.textContent));
    return {
        what: told.querySelector('.say').textContent,
        lit: document.querySelectorAll('.counts').length,
        large: told.querySelectorAll('.large figure').length,
        numbers,
    };
})()";

/// A step, as the page shows it.
#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Told {
    what: String,
    lit: u32,
    large: u32,
    numbers: Vec<u32>,
}

/// The steps that are told by themselves, one key after the other.
async fn told(page: &Page) -> Vec<Told> {
    let mut steps: Vec<Told> = Vec::new();
    loop {
        // Of a step that does not move nothing is still to come but what is lit.
        let waits = format!("({TOLD} ?? document.querySelector('.prompt:not(.wait)')) && true");
        page.until::<bool>("a step is told, or all of them", &waits)
            .await;
        let Some(step) = page
            .look::<Option<Told>>(&format!("return {TOLD}"), Vec::new())
            .await
        else {
            return steps;
        };
        let gone = format!("{TOLD}?.what !== {}", serde_json::json!(step.what));
        steps.push(step);
        page.press(Key::Right).await;
        page.until::<bool>("the next is told", &gone).await;
    }
}

/// A round is turned up and counted step by step, on the table it happened on; once more by a
/// click, and skipped by a key.
#[test]
fn what_is_turned_up_and_what_the_cities_bring_is_told_step_by_step_and_once_more() {
    trial("city-moments", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = first_choice(&page, &server).await;
        page.before_each_load("try { localStorage.setItem('pace', 'steps') } catch {}")
            .await;
        page.reload().await;
        table.moment().await;
        // The architect costs nothing and brings a card.
        page.click_on(".without .may").await;
        table.click_on(THE_CITY.preferred).await;
        let steps = told(&page).await;
        let counted: Vec<&Told> = steps.iter().filter(|it| !it.numbers.is_empty()).collect();
        assert!(
            steps.iter().any(|it| it.large > 0),
            "cards are shown: {steps:?}"
        );
        assert_eq!(counted.len(), 2, "income and points: {steps:?}");
        assert!(
            counted.iter().all(|it| it.numbers.len() == 2),
            "{counted:?}"
        );
        assert!(counted[0].numbers[0] > 0, "the architect: {counted:?}");
        table.moment().await;
        assert!(page.has("scored-fold").await, "the log keeps the table");
        page.click("again").await;
        let again = told(&page).await;
        let again: Vec<&Told> = again.iter().filter(|it| !it.numbers.is_empty()).collect();
        let numbers = |steps: &[&Told]| -> Vec<Vec<u32>> {
            steps.iter().map(|it| it.numbers.clone()).collect()
        };
        assert_eq!(numbers(&again), numbers(&counted));
        page.click("again").await;
        page.find("step-on").await;
        page.press(Key::Escape).await;
        table.moment().await;
    });
}
