//! Two people at one device.

use web_tests::{
    Size,
    pages::{Moment, NewGame},
    trial,
};

use crate::alone::still;

/// Everything in the page that names a card of somebody's hand: attributes, texts, scripts' data.
const WHOLE_PAGE: &str = "return document.documentElement.outerHTML";

#[test]
fn the_curtain_never_shows_the_hand_of_the_other() {
    trial("curtain", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let new = NewGame::open(&page, &server, "new-york-new-york", "device").await;
        new.option("rounds", "1").await;
        let table = new.start().await;
        let mut hands: Vec<Vec<String>> = Vec::new();
        for _ in 0..6 {
            while table.moment().await == Moment::Turn {
                table.click_on(&["[data-testid=hand] "]).await;
            }
            assert_eq!(table.moment().await, Moment::Curtain);
            let behind: String = page.look(WHOLE_PAGE, Vec::new()).await;
            assert!(
                !behind.contains("data-pick=\"hand-"),
                "no hand is in the page"
            );
            table.lift().await;
            assert_eq!(table.moment().await, Moment::Turn);
            let own = table.hand().await;
            assert!(!own.is_empty(), "whoever lifts the curtain sees a hand");
            // What the other held when the device was handed on is nowhere now.
            let page_now: String = page.look(WHOLE_PAGE, Vec::new()).await;
            for card in hands.last().into_iter().flatten() {
                let is_shown = page_now.contains(&format!("data-pick=\"{card}\""));
                assert!(!is_shown || own.contains(card), "{card} is the other's");
            }
            table.click_on(&["[data-testid=hand] "]).await;
            hands.push(own);
        }
    });
}
