//! The other language, in the middle of a game.

use web_tests::{Page, Size, pages::TableOnPage, trial};

use crate::{alone::still, games::GAMES};

/// What is the same in both languages: names, and words that Italian has borrowed or lent.
const SHARED: [&str; 27] = [
    "Five Boroughs",
    "New York",
    "The City",
    "Fifth Avenue",
    "Times Square",
    "Times Sq.",
    "Central Park",
    "Hudson",
    "East River",
    "Asso",
    "Dirk",
    "Maggie",
    "Romero",
    "Slag",
    "Auditorium",
    "Boutique",
    "Casino",
    "Cinema",
    "Bluff",
    "Molotov",
    "Presto",
    "Revolver",
    "Timer",
    "Menu",
    "max",
    "bot",
    "round",
];

/// Everything that is said on the page, to the eye or to the ear, and has a word in it.
const SAID: &str = "
const said = new Set();
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
    const text = texts.currentNode;
    const unsaid = 'script, style, noscript';
    if (!text.parentElement.closest(unsaid)) said.add(text.data.trim());
}
for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const it of document.querySelectorAll(`[${name}]`)) said.add(it.getAttribute(name).trim());
}
return [...said].filter(it => /\\p{L}{3}/u.test(it));
";

async fn said(page: &Page) -> Vec<String> {
    page.look(SAID, Vec::new()).await
}

/// Whether nothing is left of a text but what both languages share.
fn is_shared(text: &str) -> bool {
    // Soft hyphens only say where a word may be broken.
    let mut left = text.to_lowercase().replace('\u{ad}', "");
    for word in SHARED {
        left = left.replace(&word.to_lowercase(), "");
    }
    let mut words = left.split(|it: char| !it.is_alphabetic());
    words.all(|word| word.chars().count() < 3)
}

/// What is in both.
fn common<'a>(one: &'a [String], other: &[String]) -> Vec<&'a String> {
    one.iter().filter(|it| other.contains(it)).collect()
}

/// What only the first says.
fn unlike<'a>(one: &'a [String], other: &[String]) -> Vec<&'a String> {
    one.iter().filter(|it| !other.contains(it)).collect()
}

#[test]
fn the_language_changes_in_the_middle_of_every_game() {
    trial("language", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        for game in GAMES {
            let table = game.against_a_bot(&page, &server).await;
            page.click("lang-en").await;
            game.play_on(table).await;
            let english = said(&page).await;
            assert!(english.len() > 20, "{}: {english:?}", game.id);
            page.click("lang-it").await;
            let is_italian = "document.documentElement.lang === 'it'";
            page.until::<bool>("the page is Italian", is_italian).await;
            let italian = said(&page).await;
            let mut left = common(&italian, &english);
            left.retain(|it| !is_shared(it));
            assert!(left.is_empty(), "{}, still English: {left:?}", game.id);
            // Whoever opens the page in Italian reads the same.
            page.reload().await;
            TableOnPage::at(&page).await.moment().await;
            let again = said(&page).await;
            assert_eq!(unlike(&italian, &again), [""; 0], "gone with the old page");
            assert_eq!(unlike(&again, &italian), [""; 0], "come with the new page");
        }
    });
}
