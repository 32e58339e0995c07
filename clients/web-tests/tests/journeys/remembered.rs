//! What others were seen to take: shown where the table agreed, and else left to memory.

use std::{fs, path::Path};

use serde_json::json;
use web_tests::{Page, Size, Trial, access, pages::ReplayPage, trial};

use crate::{
    alone::still,
    games::{FIFTH_AVENUE, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY},
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

/// A recorded position in which something is known of what others hold.
struct KnownPosition {
    game: &'static Game,
    /// The record, one of those that the game's own tests play.
    record: &'static str,
    /// After so many actions, and through these eyes.
    ply: u32,
    eyes: char,
    /// Where what is known stands.
    place: &'static str,
    /// Whether the place stands there in any case, with numbers of cards alone.
    stays: bool,
}

/// What the page of a position says.
struct Said {
    /// What stands at the place, if anything does.
    known: Option<String>,
    /// All other text, whether it is seen or not, without the log.
    beside: String,
    /// What a screen reader says of all of it.
    names: Vec<String>,
}

/// The text of the table without what these selectors find.
const BESIDE: &str = "
const main = document.querySelector('[data-testid=replay] main').cloneNode(true);
for (const it of main.querySelectorAll(arguments[0])) it.remove();
return main.textContent.replace(/\\s+/g, ' ');
";

/// The record up to the position, with what the table agreed on. What checks its lines belongs to
/// other options.
fn agreed(position: &KnownPosition, hands: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let record = games
        .join(position.game.id)
        .join("tests/transcripts")
        .join(position.record);
    let record = fs::read_to_string(record).expect("the record is there");
    let after = format!("{} ", position.ply + 1);
    let lines = record.lines().take_while(|line| !line.starts_with(&after));
    let lines = lines.filter(|line| !line.starts_with("  = "));
    let lines = lines.map(|line| match line.strip_prefix("options") {
        Some(options) => {
            let others = options.split(' ').filter(|it| !it.starts_with("hands="));
            format!(
                "options{} hands={hands}",
                others.collect::<Vec<_>>().join(" ")
            )
        }
        None => line.to_owned(),
    });
    lines.map(|line| line + "\n").collect()
}

async fn looked_at(trial: &Trial, position: &KnownPosition, hands: &str) -> Said {
    let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
    still(&page).await;
    page.open(&server.url("/replay")).await;
    let record = trial.file(&format!("{hands}.game"), &agreed(position, hands));
    let film = ReplayPage::choose(&page, &record).await;
    page.click("last").await;
    film.until(position.ply).await;
    let eyes = format!(
        ".seenby .chip:nth-child({})",
        position.eyes as u8 - b'A' + 2
    );
    page.click_on(&eyes).await;
    let own = "document.querySelectorAll('[data-testid=hand] [data-pick]').length > 0";
    page.until::<bool>("the hand of that seat is shown", own)
        .await;
    let place = position.place;
    let known = format!(
        "const all = [...document.querySelectorAll('{place}')];
        return all.length ? all.map(it => it.textContent).join(' ') : null;"
    );
    let apart = format!("[data-testid=log], {place}");
    Said {
        known: page.look(&known, Vec::new()).await,
        beside: page.look(BESIDE, vec![json!(apart)]).await,
        names: access::names(&page).await,
    }
}

/// Both pages show the very same position. Where it is left to memory, the page has no such place,
/// and says beside the log nothing that it does not say on an open table.
fn a_position_shows_what_is_known_only_where_the_table_agreed(
    name: &'static str,
    position: &KnownPosition,
) {
    trial(name, async |trial| {
        let open = looked_at(trial, position, "open").await;
        let kept = looked_at(trial, position, "remembered").await;
        let known = open.known.expect("an open table shows what is known");
        assert!(!known.trim().is_empty(), "it is named");
        assert_eq!(kept.beside, open.beside, "the rest is the same");
        if position.stays {
            assert!(known.contains('('), "cards beside their numbers: {known}");
            let kept = kept.known.expect("how many cards are held");
            assert!(!kept.contains('('), "numbers alone: {kept}");
        } else {
            assert_eq!(kept.known, None, "nothing stands there");
        }
        for name in &kept.names {
            assert!(open.names.contains(name), "only memory says: {name}");
            let is_known = !position.stays && name.contains(known.trim());
            assert!(!is_known, "what is known is said: {name}");
        }
        // Two words each: a colour and a number. Of a single card nothing else can speak.
        let words: Vec<&str> = known.split([' ', ',', ':', '.']).collect();
        let is_single = position.game.is_each_card_single;
        let cards = words
            .windows(2)
            .filter(|pair| is_single && pair[1].parse::<u8>().is_ok());
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
fn in_a_position_of_new_york_new_york_cards_that_were_taken_are_left_to_memory() {
    let position = KnownPosition {
        game: &NEW_YORK_NEW_YORK,
        record: "two-players.game",
        ply: 9,
        eyes: 'A',
        place: "[data-testid=seen-taken]",
        stays: false,
    };
    a_position_shows_what_is_known_only_where_the_table_agreed("known-nyny", &position);
}

/// rules: NY-56
#[test]
fn in_a_position_of_new_york_money_of_others_is_left_to_memory() {
    let position = KnownPosition {
        game: &NEW_YORK,
        record: "two.game",
        ply: 9,
        eyes: 'A',
        place: "[data-testid^=hand-of]",
        stays: false,
    };
    a_position_shows_what_is_known_only_where_the_table_agreed("known-ny", &position);
}

/// rules: TC-32
#[test]
fn in_a_position_of_the_city_cards_that_came_back_are_left_to_memory() {
    let position = KnownPosition {
        game: &THE_CITY,
        record: "half-a-pair.game",
        ply: 10,
        eyes: 'B',
        place: "[data-testid^=known-]",
        stays: false,
    };
    a_position_shows_what_is_known_only_where_the_table_agreed("known-tc", &position);
}

/// rules: FA-Q39
#[test]
fn in_a_position_of_fifth_avenue_cards_that_were_taken_are_left_to_memory() {
    let position = KnownPosition {
        game: &FIFTH_AVENUE,
        record: "two.game",
        ply: 30,
        eyes: 'A',
        place: "[data-testid=holdings]",
        stays: true,
    };
    a_position_shows_what_is_known_only_where_the_table_agreed("known-fa", &position);
}
