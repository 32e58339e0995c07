//! Looking up rules.

use crate::toy::RULES;
use host::{GAMES, Rulebook};

#[test]
fn a_rule_is_found_by_its_id_with_all_its_lines() {
    let book = Rulebook::of(RULES);
    let words = |id| book.rule(id).map(|rule| rule.text);
    assert_eq!(words("TO-01"), Some("Only a seat that is asked may act."));
    let two_lines = "A card must be in the hand\n  of the seat that lays it.";
    assert_eq!(words("TO-02"), Some(two_lines));
    assert_eq!(words("TO-03"), Some("Two rounds."));
    assert_eq!(words("TO-04"), None);
}

#[test]
fn headings_come_in_reading_order_with_what_stands_under_them() {
    let book = Rulebook::of(RULES);
    let headings = book
        .sections
        .iter()
        .map(|section| (section.level, section.heading));
    assert_eq!(
        headings.collect::<Vec<_>>(),
        [(1, "Toy"), (2, "Turn"), (2, "End")]
    );
    assert_eq!(book.sections[0].body, "A game for tests.");
    assert_eq!(book.section_of("TO-02").unwrap().heading, "Turn");
}

#[test]
fn what_the_title_page_says_in_bold_is_told_beside_the_rules() {
    let book = Rulebook::of(
        "# Toy\n\nFor tests.\n\n**What is ours.** The `map`,\nall of it.\n\n## Turn\n",
    );
    let notes: Vec<_> = book.notes().collect();
    let ours = ("What is ours".to_owned(), "The map, all of it.".to_owned());
    assert_eq!(notes, [ours]);
    assert_eq!(Rulebook::of(RULES).notes().count(), 0);
    for entry in GAMES {
        let notes = [entry.rulebook_en(), entry.rulebook_it()].map(|book| book.notes().count());
        assert_eq!(notes[0], notes[1], "{}", entry.info.id);
    }
}

#[test]
fn both_languages_of_every_game_have_the_same_ids() {
    for entry in GAMES {
        let ids =
            |book: Rulebook<'static>| -> Vec<&str> { book.rules().map(|rule| rule.id).collect() };
        let english = ids(entry.rulebook_en());
        assert!(english.len() > 20, "{} has rules", entry.info.id);
        assert_eq!(english, ids(entry.rulebook_it()), "{}", entry.info.id);
    }
}
