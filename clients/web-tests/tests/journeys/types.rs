//! What arrives is decoded once.

use web_tests::{
    Size,
    pages::{Moment, Table},
    trial,
};

use crate::{
    alone::still,
    games::{ESCAPE, FIFTH_AVENUE, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY},
};

/// So many clicks are counted.
const CLICKS: usize = 16;
/// So many texts may be read for a click: the message, the view in it, and its events.
const READINGS_MAX: u32 = 3;

/// How many decisions have been made, and how many texts the last of this person's had the page
/// read.
const COUNTED: &str = "(table => [table.dataset.ply, table.dataset.readings].map(Number))\
                       (document.querySelector('[data-testid=table][data-readings]'))";

async fn counted(table: Table<'_>) -> (u32, u32) {
    table.page().until("something was counted", COUNTED).await
}

/// Counts for each click by itself how many texts the page's thread reads as JSON, in the one
/// function that reads JSON: from the moment the decision is sent to the worker until its answer
/// has been taken in, the message itself included. A view is a text, and so are the events of a
/// message together; legal actions come as notation, which is no JSON. What bots do afterwards is
/// told in messages of their own and left out, and so is what the worker reads.
fn a_click_is_decoded_once(game: &Game, name: &'static str) {
    trial(name, async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let count = "try { localStorage.setItem('count-readings', 'yes') } catch {}";
        page.before_each_load(count).await;
        let table = game.against_a_bot(&page, &server).await;
        let mut decisions = 0;
        for _ in 0..CLICKS {
            match table.moment().await {
                Moment::Turn => {}
                Moment::Scored => {
                    table.put_away().await;
                    continue;
                }
                Moment::Curtain | Moment::Over => break,
            }
            let (ply, _) = counted(table).await;
            table.click_on(game.preferred).await;
            table.moment().await;
            let (then, readings) = counted(table).await;
            if then == ply {
                continue;
            }
            assert!(
                (1..=READINGS_MAX).contains(&readings),
                "{readings} texts were read for the decision at ply {ply}"
            );
            decisions += 1;
        }
        assert!(decisions > 2, "only {decisions} were made");
    });
}

#[test]
fn a_click_in_new_york_new_york_is_decoded_once() {
    a_click_is_decoded_once(&NEW_YORK_NEW_YORK, "readings-nyny");
}

#[test]
fn a_click_in_new_york_is_decoded_once() {
    a_click_is_decoded_once(&NEW_YORK, "readings-ny");
}

#[test]
fn a_click_in_the_city_is_decoded_once() {
    a_click_is_decoded_once(&THE_CITY, "readings-city");
}

#[test]
fn a_click_in_fifth_avenue_is_decoded_once() {
    a_click_is_decoded_once(&FIFTH_AVENUE, "readings-fa");
}

#[test]
fn a_click_in_escape_from_new_york_is_decoded_once() {
    a_click_is_decoded_once(&ESCAPE, "readings-fu");
}
