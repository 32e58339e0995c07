//! What others were seen to take: shown where the table agreed, and else left to memory.

use serde_json::json;
use web_tests::{Page, Size, Trial, access, trial};

use crate::{
    alone::still,
    games::{FIFTH_AVENUE, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY},
};

/// A game whose table can show what others took, and by what it is known in the page.
struct Shown {
    game: &'static Game,
    /// Where it stands.
    place: &'static str,
    /// Whether the place stands there in any case, with numbers of cards alone.
    stays: bool,
    /// How often some decisions more are made until something is seen.
    rounds: u32,
}

/// What a page says.
struct Said {
    /// What stands at the place, if anything does.
    known: Option<String>,
    /// Its text, whether it is seen or not, without the log and without the place.
    beside: String,
    /// What a screen reader says of all of it.
    names: Vec<String>,
}

/// The text of the page without what these selectors find.
const BESIDE: &str = "
const main = document.querySelector('main').cloneNode(true);
for (const it of main.querySelectorAll(arguments[0])) it.remove();
return main.textContent.replace(/\\s+/g, ' ');
";

async fn said(page: &Page, place: &str) -> Said {
    let known = format!(
        "const all = [...document.querySelectorAll('{place}')];
        return all.length ? all.map(it => it.textContent).join(' ') : null;"
    );
    let apart = format!("[data-testid=log], {place}");
    Said {
        known: page.look(&known, Vec::new()).await,
        beside: page.look(BESIDE, vec![json!(apart)]).await,
        names: access::names(page).await,
    }
}

/// Plays some decisions under this option; gives what the page says then. Both options are played
/// with the same deal, so that they lead to the same table.
async fn played(trial: &Trial, shown: &Shown, hands: &str) -> Said {
    let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
    still(&page).await;
    let new = shown.game.of_two(&page, &server, "").await;
    let table = new.option("hands", hands).await.start().await;
    for _ in 0..shown.rounds {
        shown.game.play_on(table).await;
    }
    said(&page, shown.place).await
}

/// What was seen of others stands at its place on an open table. Where it is left to memory, the
/// page has no such place, and says beside the log nothing that it does not say there: names of
/// cards that others took are found as often as they lie open, and not once more.
fn what_was_taken_is_shown_only_where_the_table_agreed(name: &'static str, shown: &Shown) {
    trial(name, async |trial| {
        let open = played(trial, shown, "open").await;
        let kept = played(trial, shown, "remembered").await;
        assert_eq!(kept.beside, open.beside, "both lead to the same table");
        if shown.stays {
            let known = kept.known.as_deref().expect("how many cards are held");
            assert!(!known.contains('('), "numbers alone: {known}");
        } else {
            assert_eq!(kept.known, None, "nothing stands there");
        }
        let known = open.known.unwrap_or_default();
        for name in &kept.names {
            let is_said = open.names.contains(name);
            assert!(is_said, "only memory says: {name}");
            let is_known = !shown.stays && !known.is_empty() && name.contains(known.trim());
            assert!(!is_known, "what was seen is said: {name}");
        }
        if shown.game.is_each_card_single {
            assert!(
                !known.trim().is_empty(),
                "an open table names what was taken"
            );
        }
        // Two words each: a colour and a number. Of a single card nothing else can speak.
        let words: Vec<&str> = known.split([' ', ',', ':', '.']).collect();
        let cards = words
            .windows(2)
            .filter(|pair| shown.game.is_each_card_single && pair[1].parse::<u8>().is_ok());
        for card in cards.map(|pair| pair.join(" ")) {
            let is_apart = |at: usize| {
                let rest = &kept.beside[at + card.len()..];
                !rest.starts_with(|letter: char| letter.is_ascii_digit())
            };
            let mut places = kept.beside.match_indices(&card);
            assert!(!places.any(|(at, _)| is_apart(at)), "{card} is on the page");
        }
    });
}

/// rules: NN-Q19
#[test]
fn new_york_new_york_shows_cards_that_were_taken_only_where_the_table_agreed() {
    let shown = Shown {
        game: &NEW_YORK_NEW_YORK,
        place: "[data-testid=seen-taken]",
        stays: false,
        rounds: 1,
    };
    what_was_taken_is_shown_only_where_the_table_agreed("remembered-nyny", &shown);
}

/// rules: NY-56
#[test]
fn new_york_shows_money_of_others_only_where_the_table_agreed() {
    let shown = Shown {
        game: &NEW_YORK,
        place: "[data-testid^=hand-of]",
        stays: false,
        rounds: 1,
    };
    what_was_taken_is_shown_only_where_the_table_agreed("remembered-ny", &shown);
}

/// rules: TC-32
#[test]
fn the_city_shows_cards_that_came_back_only_where_the_table_agreed() {
    let shown = Shown {
        game: &THE_CITY,
        place: "[data-testid^=known-]",
        stays: false,
        rounds: 4,
    };
    what_was_taken_is_shown_only_where_the_table_agreed("remembered-tc", &shown);
}

/// rules: FA-Q39
#[test]
fn fifth_avenue_shows_cards_that_were_taken_only_where_the_table_agreed() {
    let shown = Shown {
        game: &FIFTH_AVENUE,
        place: "[data-testid=holdings]",
        stays: true,
        rounds: 4,
    };
    what_was_taken_is_shown_only_where_the_table_agreed("remembered-fa", &shown);
}
