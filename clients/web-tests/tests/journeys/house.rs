//! Settings, rules, and the house as something to install.

use web_tests::{Page, Size, pages::NewGame, trial};

use crate::{
    alone::still,
    games::{GAMES, NEW_YORK_NEW_YORK},
};

/// What the root of the page says of language, theme and motion.
const CHOSEN: &str = "(({ lang, dataset }) => [lang, dataset.theme, dataset.motion].join(' '))\
                      (document.documentElement)";

#[test]
fn settings_hold_at_once_and_after_a_reload() {
    trial("settings", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::PHONE).await);
        page.prefer("prefers-color-scheme", "light").await;
        page.open(&server.url("/settings")).await;
        page.find("settings").await;
        let before: String = page.look(&format!("return {CHOSEN}"), Vec::new()).await;
        assert_eq!(before, "en light system");
        page.click("motion-none").await;
        page.click("theme-dark").await;
        page.click("language-italiano").await;
        let chosen = format!("{CHOSEN} === 'it dark still'");
        page.until::<bool>("all is as chosen", &chosen).await;
        page.reload().await;
        page.find("settings").await;
        page.until::<bool>("all is still as chosen", &chosen).await;
        // Tables are another program, and hear of it all the same.
        let table = NEW_YORK_NEW_YORK.against_a_bot(&page, &server).await;
        table.moment().await;
        page.until::<bool>("the table is as chosen", &chosen).await;
    });
}

#[test]
fn rules_are_found_by_words_and_by_id_in_both_languages() {
    trial("rules", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        page.open(&server.url("/rules")).await;
        page.click_on("a[href='/rules/new-york-new-york']").await;
        page.select(".rule").await;
        let count = "document.querySelectorAll('.rule').length";
        let all: u32 = page.look(&format!("return {count}"), Vec::new()).await;
        page.fill("search", "NN-010").await;
        let one = format!("{count} === 1 && document.querySelector('.rule').id");
        let id: String = page.until("one rule is left", &one).await;
        assert_eq!(id, "NN-010");
        page.fill("search", "deck").await;
        let some = format!(
            "{count} > 1 && {count} < {all} && [...document.querySelectorAll('.rule')]\
             .every(it => it.textContent.toLowerCase().includes('deck'))"
        );
        page.until::<bool>("only rules with the word are left", &some)
            .await;
        page.fill("search", "NN-010").await;
        let words = "document.querySelector('#NN-010 p')?.textContent";
        let english: String = page.until("the rule is there", words).await;
        assert_eq!(page.text("rule-sources").await, "book: Svolgimento");
        page.click("lang-it").await;
        let other = format!("{words} !== {english:?} && {words}");
        page.until::<String>("the rule is Italian", &other).await;
        page.fill("search", "no rule has these words").await;
        let none = format!("{count} === 0");
        page.until::<bool>("nothing is found", &none).await;
    });
}

#[test]
fn what_is_ours_is_said_at_the_head_of_the_rules() {
    trial("rules-ours", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        for (game, words) in [("the-city", "reconstructed"), ("new-york", "Alhambra")] {
            page.open(&server.url(&format!("/rules/{game}"))).await;
            let note = page.text("rules-note").await;
            assert!(note.contains(words), "{note}");
        }
    });
}

#[test]
fn a_rule_is_read_beside_the_table() {
    trial("rule-beside", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        NEW_YORK_NEW_YORK
            .against_a_bot(&page, &server)
            .await
            .moment()
            .await;
        let id = page.text("rule-link").await;
        page.click("rule-link").await;
        let read = page.text("rule-text").await;
        assert!(read.len() > 20, "{read}");
        let source = page.text("rule-sources").await;
        assert!(source.starts_with("book: "), "{source}");
        page.click_on("[data-testid=rule] a.btn").await;
        let there = format!("document.activeElement?.id === '{id}'");
        page.until::<bool>("the page of rules is open at the rule", &there)
            .await;
    });
}

#[test]
fn the_house_can_be_installed() {
    trial("install", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::PHONE).await);
        page.open(&server.url("/")).await;
        page.find("home").await;
        let kept = "navigator.serviceWorker?.controller ? true : null";
        page.until::<bool>("the page is kept", kept).await;
        assert_eq!(page.in_the_way_of_installing().await, Vec::<String>::new());
        let icons = "return (async () => {
            const link = document.querySelector('link[rel=manifest]').href;
            const manifest = await (await fetch(link)).json();
            const answers = await Promise.all(manifest.icons.map(it => fetch(it.src)));
            return [manifest.name, manifest.start_url, manifest.display,
                answers.length > 0 && answers.every(it => it.ok)];
            })()";
        let said: (String, String, String, bool) = page.look(icons, Vec::new()).await;
        let expected = ("Five Boroughs", "/", "standalone", true);
        assert_eq!((&*said.0, &*said.1, &*said.2, said.3), expected);
    });
}

#[test]
fn a_page_that_is_not_there_leads_home() {
    trial("lost", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::PHONE).await);
        for path in [
            "/chess",
            "/play/0123",
            "/play/fifth-avenue/0123",
            "/t/00000000000000000000000000000000",
            "/t/fifth-avenue/00000000000000000000000000000000",
            "/t/fifth-avenue/0000",
        ] {
            page.open(&server.url(path)).await;
            page.click_on("main a.btn.pri").await;
            page.find("home").await;
        }
    });
}

/// What a page uses and does not have: sheets, letters, drawings, be they in the file of another
/// program. The door has a sheet without rules: all that it shows is in the common one.
pub(crate) async fn missing(page: &Page) -> Vec<String> {
    let script = "return (async () => {
        await document.fonts.ready;
        const sheets = [...document.querySelectorAll('link[rel=stylesheet]')]
            .filter(it => !it.sheet?.cssRules.length)
            .filter(it => !it.sheet || !it.href.endsWith('/door.css'))
            .map(it => it.href);
        const letters = [...document.fonts].filter(it => it.status === 'error')
            .map(it => it.family);
        const drawings = [...document.querySelectorAll('use')].map(it => it.getAttribute('href'))
            .filter(it => !document.querySelector(it));
        return [...sheets, ...letters, ...drawings];
    })()";
    page.look(script, Vec::new()).await
}

#[test]
fn every_program_has_the_drawings_it_uses() {
    trial("drawings", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        page.open(&server.url("/")).await;
        page.find("home").await;
        assert_eq!(missing(&page).await, Vec::<String>::new());
        for game in GAMES {
            let new = NewGame::open(&page, &server, game.id, "").await;
            new.start().await.moment().await;
            let missing = missing(&page).await;
            assert!(missing.is_empty(), "{}: {missing:?}", game.id);
        }
    });
}
