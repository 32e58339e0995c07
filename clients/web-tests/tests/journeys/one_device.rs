//! Two people at one device.

use web_tests::{Size, layout, pages::TableState, trial};

use crate::{
    alone::still,
    games::{ESCAPE, FIFTH_AVENUE, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY},
    hands::Hands,
};

/// So many times the device is handed on.
const TIMES: usize = 6;

/// The device is handed on, and nobody ever finds what the other held.
fn nobody_finds_the_hand_of_the_other(game: &Game, name: &'static str) {
    trial(name, async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = game.of_two(&page, &server, "device").await.start().await;
        let mut hands = Hands::of(game);
        let mut held = None;
        for time in 0..TIMES {
            while table.moment().await == TableState::Turn {
                held = Some(table.hand().await);
                table.click_on(game.preferred).await;
            }
            assert_eq!(table.moment().await, TableState::Curtain);
            let behind = "return [...document.querySelectorAll('[data-pick], [data-testid=hand]')]\
                          .map(it => it.outerHTML)";
            let behind: Vec<String> = page.look(behind, Vec::new()).await;
            assert!(behind.is_empty(), "behind the curtain: {behind:?}");
            if time == 1 {
                layout::check(&page, "the curtain").await;
                page.resize(Size::DESKTOP).await;
            }
            table.lift().await;
            assert_eq!(table.moment().await, TableState::Turn);
            let seen = table.seen().await;
            // Both hold what was dealt; later a hand may have been paid away to its last card.
            let is_dealt = time <= 1;
            assert!(
                !is_dealt || !seen.hand.is_empty(),
                "whoever lifts sees a hand"
            );
            if let Some(held) = &held {
                hands.check(&seen, held);
            }
        }
        hands.end();
    });
}

#[test]
fn the_curtain_of_new_york_new_york_hides_the_hand_of_the_other() {
    nobody_finds_the_hand_of_the_other(&NEW_YORK_NEW_YORK, "curtain-nyny");
}

#[test]
fn the_curtain_of_new_york_hides_the_hand_of_the_other() {
    nobody_finds_the_hand_of_the_other(&NEW_YORK, "curtain-ny");
}

#[test]
fn the_curtain_of_the_city_hides_the_hand_of_the_other() {
    nobody_finds_the_hand_of_the_other(&THE_CITY, "curtain-city");
}

#[test]
fn the_curtain_of_fifth_avenue_hides_the_hand_of_the_other() {
    nobody_finds_the_hand_of_the_other(&FIFTH_AVENUE, "curtain-fa");
}

#[test]
fn the_curtain_of_escape_from_new_york_hides_the_hand_of_the_other() {
    nobody_finds_the_hand_of_the_other(&ESCAPE, "curtain-fu");
}
