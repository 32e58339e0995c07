//! Keys and voices: a table without a mouse, and without eyes.

use fantoccini::key::Key;
use web_tests::{Size, access, trial};

use crate::{alone::still, games::NEW_YORK_NEW_YORK};

/// What has the focus: the part of the table it lies in, or nothing.
const ZONE: &str = "return document.activeElement.closest('[data-zone]') ? 'zone' : \
                    document.activeElement.dataset.testid ?? document.activeElement.localName;";

// findings: W1-D1, W1-D2, W2-15
#[test]
fn keys_work_from_the_first_moment_and_escape_closes_what_is_open() {
    trial("keys", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        let focus = async || page.look::<String>(ZONE, Vec::new()).await;
        let gone = async |what: &str| {
            let gone = format!("!document.querySelector('[data-testid={what}]')");
            page.until::<bool>("it is closed", &gone).await;
        };
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        table.moment().await;
        assert_eq!(focus().await, "body", "nobody has touched anything");
        page.letter('1').await;
        assert_eq!(focus().await, "zone", "the board by its number");

        // findings: W1-B10
        page.click_on("[data-pick=place-12]").await;
        assert!(page.text("why-not").await.contains("NN-012"));
        page.press(Key::Escape).await;
        gone("why-not").await;

        page.click("menu").await;
        page.find("menu-list").await;
        page.press(Key::Escape).await;
        gone("menu-list").await;
        assert_eq!(focus().await, "menu", "the focus is where it was");

        page.click("table-menu").await;
        let inside = "!!document.activeElement.closest('[data-testid=aside]')";
        page.until::<bool>("the dialog has the focus", inside).await;
        access::check(&page, "the dialog of a table").await;
        page.press(Key::Escape).await;
        gone("aside").await;
        let back = "document.activeElement.dataset.testid === 'table-menu'";
        page.until::<bool>("the focus is back", back).await;

        page.click("menu").await;
        page.find("menu-list").await;
        page.click_on(".top h1").await;
        gone("menu-list").await;
    });
}

// findings: W1-D3
#[test]
fn what_others_did_is_spoken() {
    trial("spoken", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        // Everything that is ever said.
        page.before_each_load(
            "window.said = []; addEventListener('DOMContentLoaded', () => \
             new MutationObserver(() => { \
                 const words = document.querySelector('[data-testid=spoken]')?.textContent.trim(); \
                 if (words && window.said.at(-1) !== words) window.said.push(words); \
             }).observe(document, { subtree: true, childList: true, characterData: true }));",
        )
        .await;
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        NEW_YORK_NEW_YORK.play_on(table).await;
        let last = "(() => { const said = window.said.at(-1); \
                    const log = document.querySelector('[data-testid=log]').textContent; \
                    return said && log.includes(said.split('. ')[0]) ? said : null; })()";
        let said: String = page.until("a move of the bot is spoken", last).await;
        assert!(!said.is_empty());
    });
}

/// Moves of others are looked at one by one by whoever wants to, and once more by one click.
#[test]
fn moves_are_shown_step_by_step_and_once_more() {
    trial("steps", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        page.before_each_load("try { localStorage.setItem('pace', 'steps') } catch {}")
            .await;
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        let question = "document.querySelector('[data-testid=question]')?.textContent";
        // The bot may have begun: then its first move is a step already.
        let asked = "!!document.querySelector('[data-pick].may, [data-testid=step-on]')";
        page.until::<bool>("somebody is asked", asked).await;
        let mut steps = 0;
        while steps < 3 {
            if page.has("step-on").await {
                let told: String = page.look(&format!("return {question}"), Vec::new()).await;
                let log = page.text("log").await;
                assert!(log.contains(told.trim()), "{told:?} is a line of {log:?}");
                page.press(Key::Enter).await;
                let on = format!("{question} !== {}", serde_json::json!(told));
                page.until::<bool>("the next is told", &on).await;
                steps += 1;
            } else {
                table.click_on(&[]).await;
                page.until::<bool>("somebody is asked", asked).await;
            }
        }
        while page.has("step-on").await {
            page.click("skip-steps").await;
        }
        table.moment().await;
        page.click("again").await;
        page.find("step-on").await;
        let told = page.text("question").await;
        assert!(page.text("log").await.contains(told.trim()), "{told:?}");
        page.press(Key::Escape).await;
        table.moment().await;
        let lit = "!!document.querySelector('[data-pick].may')";
        page.until::<bool>("the person here is asked again", lit)
            .await;
    });
}

/// What a page says of the Enter key is so, whether anything has the focus or not.
#[test]
fn enter_begins_a_game_and_lifts_the_curtain_before_anything_was_touched() {
    trial("first-enter", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        page.open(&server.url("/new/new-york-new-york?with=device"))
            .await;
        page.find("start").await;
        page.press(Key::Enter).await;
        page.find("curtain").await;
        page.press(Key::Enter).await;
        let asked = "!!document.querySelector('[data-testid=hand] .may')";
        page.until::<bool>("the person is asked", asked).await;
        let titled = "document.title.startsWith('● Your turn · New York New York')";
        page.until::<bool>("the title says whose turn it is", titled)
            .await;
    });
}
