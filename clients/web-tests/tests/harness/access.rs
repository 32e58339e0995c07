//! The checker of accessibility finds every fault that is put before it, and no others.

use std::collections::BTreeSet;

use web_tests::{Size, access, trial};

const FAULTS: &str = include_str!("faults.html");
const SOUND: &str = include_str!("sound.html");

#[test]
fn every_seeded_fault_is_found() {
    trial("every-seeded-fault-is-found", async |trial| {
        let page = trial.page(Size::DESKTOP).await;
        page.open(&trial.written("faults.html", FAULTS)).await;
        let found: BTreeSet<(String, String)> = access::violations(&page)
            .await
            .into_iter()
            .map(|violation| (violation.rule, seed(&violation.place)))
            .collect();
        // Each fault says what it is: `data-testid="rule-…"`.
        let names = "return [...document.querySelectorAll('[data-testid]')]\
                     .map(it => it.dataset.testid)";
        let seeded: Vec<String> = page.look(names, Vec::new()).await;
        assert!(seeded.len() > 20, "{seeded:?}");
        for fault in &seeded {
            let (rule, _) = fault.split_once('-').unwrap();
            let expected = (rule.to_owned(), fault.clone());
            assert!(
                found.contains(&expected),
                "{fault} was not found: {found:#?}"
            );
        }
        for rule in ["lang", "title", "main", "zoom", "headings"] {
            let is_found = found.iter().any(|(found, _)| found == rule);
            assert!(is_found, "{rule} of the page was not found: {found:#?}");
        }
    });
}

/// Faults that ours knows too: that axe runs at all, and with which rules.
#[test]
fn axe_finds_what_it_is_asked_for() {
    trial("axe-finds-what-it-is-asked-for", async |trial| {
        let page = trial.page(Size::DESKTOP).await;
        page.open(&trial.written("faults.html", FAULTS)).await;
        let found = access::axe::violations(&page).await;
        let rules: BTreeSet<&str> = found.iter().map(|it| it.rule.as_str()).collect();
        for rule in [
            "axe color-contrast",
            "axe html-has-lang",
            "axe image-alt",
            "axe label",
        ] {
            assert!(rules.contains(rule), "{rule} was not found: {rules:?}");
        }
    });
}

/// The `data-testid` in a description.
fn seed(place: &str) -> String {
    let (_, rest) = place.split_once("data-testid=").unwrap_or_default();
    let name: String = rest
        .trim_start_matches('"')
        .chars()
        .take_while(|it| it.is_alphanumeric() || *it == '-')
        .collect();
    name
}

#[test]
fn a_sound_page_is_left_alone() {
    trial("a-sound-page-is-left-alone", async |trial| {
        let page = trial.page(Size::DESKTOP).await;
        page.open(&trial.written("sound.html", SOUND)).await;
        access::check(&page, "the sound page").await;
        access::check_stops(&page, "the sound page").await;
        let stops = access::stops(&page).await;
        let names: Vec<&str> = stops.iter().map(|stop| stop.element.as_str()).collect();
        assert_eq!(
            names,
            [
                "a Home",
                "button Play",
                "input name",
                "div square 4",
                "div This scrolls by itself"
            ]
        );
        let (judged, unjudged) = access::texts_judged(&page).await;
        assert!(judged >= 6, "{judged} texts were judged");
        assert_eq!(unjudged, 1, "the text on a picture cannot be judged");
    });
}

#[test]
fn a_focus_that_cannot_be_seen_is_found() {
    trial("a-focus-that-cannot-be-seen-is-found", async |trial| {
        let page = trial.page(Size::DESKTOP).await;
        page.open(&trial.written("faults.html", FAULTS)).await;
        let stops = access::stops(&page).await;
        let unseen = stops.iter().filter(|stop| !stop.visible);
        let unseen: Vec<&str> = unseen.map(|stop| stop.element.as_str()).collect();
        assert_eq!(unseen, ["button Where am I?"]);
    });
}
