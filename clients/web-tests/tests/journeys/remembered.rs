//! What others were seen to take: shown where the table agreed, and else left to memory.

use web_tests::{Page, Size, Trial, access, trial};

use crate::{
    alone::still,
    games::{Game, NEW_YORK, NEW_YORK_NEW_YORK},
};

/// A game whose table can show what others took, and by what it is known in the page.
struct Shown {
    game: &'static Game,
    /// Where it stands.
    place: &'static str,
}

/// All that the page says: its text, whether it is seen or not, and what a screen reader says.
async fn said(page: &Page) -> String {
    let text: String = page
        .look(
            "return document.querySelector('main').textContent",
            Vec::new(),
        )
        .await;
    let names = access::names(page).await;
    format!("{text}\n{}", names.join("\n"))
}

/// What stands at `place`, if anything does.
async fn standing(page: &Page, place: &str) -> Option<String> {
    let script = format!("return document.querySelector('{place}')?.textContent ?? null");
    page.look(&script, Vec::new()).await
}

/// Plays some decisions under this option; gives what stands at the place, and all that is said.
async fn played(trial: &Trial, shown: &Shown, hands: &str) -> (Option<String>, String) {
    let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
    still(&page).await;
    let new = shown.game.of_two(&page, &server, "").await;
    let table = new.option("hands", hands).await.start().await;
    shown.game.play_on(table).await;
    (standing(&page, shown.place).await, said(&page).await)
}

fn what_was_taken_is_shown_only_where_the_table_agreed(name: &'static str, shown: &Shown) {
    trial(name, async |trial| {
        let (known, all) = played(trial, shown, "open").await;
        let known = known.expect("an open table shows what was taken");
        assert!(!known.trim().is_empty(), "it is named");
        assert!(all.contains(known.trim()), "a part of the page is read");
        let (known, all) = played(trial, shown, "remembered").await;
        assert_eq!(known, None, "nothing stands there: {all}");
        assert!(!all.contains("Seen taken"), "{all}");
    });
}

/// rules: NN-Q19
#[test]
fn new_york_new_york_shows_cards_that_were_taken_only_where_the_table_agreed() {
    let shown = Shown {
        game: &NEW_YORK_NEW_YORK,
        place: "[data-testid=seen-taken]",
    };
    what_was_taken_is_shown_only_where_the_table_agreed("remembered-nyny", &shown);
}

/// rules: NY-56
#[test]
fn new_york_shows_money_of_others_only_where_the_table_agreed() {
    let shown = Shown {
        game: &NEW_YORK,
        place: "[data-testid^=hand-of]",
    };
    what_was_taken_is_shown_only_where_the_table_agreed("remembered-ny", &shown);
}
