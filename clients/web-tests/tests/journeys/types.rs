//! What arrives is decoded once.

use web_tests::{
    Size,
    pages::{TableOnPage, TableState},
    trial,
};

use crate::{
    alone::still,
    games::{ESCAPE, FIFTH_AVENUE, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY},
};

/// So many clicks are counted.
const CLICKS: usize = 16;
/// A view, a list of what can be done, and what happened: no more is decoded for a decision.
const PARSES_MAX: u32 = 3;

/// How many decisions have been made, and how often something of the game was decoded.
const COUNTED: &str = "(table => [table.dataset.ply, table.dataset.parses].map(Number))\
                       (document.querySelector('[data-testid=table][data-parses]'))";

async fn counted(table: TableOnPage<'_>) -> (u32, u32) {
    table.page().until("something was counted", COUNTED).await
}

fn a_click_is_decoded_once(game: &Game, name: &'static str) {
    trial(name, async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let count = "try { localStorage.setItem('count-parses', 'yes') } catch {}";
        page.before_each_load(count).await;
        let table = game.against_a_bot(&page, &server).await;
        let mut decisions = 0;
        for _ in 0..CLICKS {
            match table.moment().await {
                TableState::Turn => {}
                TableState::Scored => {
                    table.put_away().await;
                    continue;
                }
                TableState::Curtain | TableState::Over => break,
            }
            let (ply, parses) = counted(table).await;
            table.click_on(game.preferred).await;
            table.moment().await;
            let (then_ply, then) = counted(table).await;
            let made = then_ply - ply;
            let most = PARSES_MAX * made;
            assert!(
                then - parses <= most,
                "{} for {made} decisions",
                then - parses
            );
            decisions += made;
        }
        assert!(decisions > 2, "only {decisions} were made");
    });
}

#[test]
fn a_click_in_new_york_new_york_is_decoded_once() {
    a_click_is_decoded_once(&NEW_YORK_NEW_YORK, "parses-nyny");
}

#[test]
fn a_click_in_new_york_is_decoded_once() {
    a_click_is_decoded_once(&NEW_YORK, "parses-ny");
}

#[test]
fn a_click_in_the_city_is_decoded_once() {
    a_click_is_decoded_once(&THE_CITY, "parses-city");
}

#[test]
fn a_click_in_fifth_avenue_is_decoded_once() {
    a_click_is_decoded_once(&FIFTH_AVENUE, "parses-fa");
}

#[test]
fn a_click_in_escape_from_new_york_is_decoded_once() {
    a_click_is_decoded_once(&ESCAPE, "parses-fu");
}
