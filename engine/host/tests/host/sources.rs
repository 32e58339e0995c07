//! Every rule tells whose it is.

use host::{
    CatalogEntry, GAMES, Rulebook,
    rulebook::{Certainty, Rule, SourceKind},
};

const SOURCED: &str = "\
# Toy
## The rulebook
Where it stands.

| Section | What it is about |
| --- | --- |
| Setup | the deal |
| The end | |
## Turn
- **TO-01** Only a seat that
  is asked may act [here].
  [book: Setup]
- **TO-02** Two rounds.
  [book: The end] [ruling: the book
  is silent]
  [reconstructed, unsure: a review: one]
- **TO-03** Three rounds.
  [bok: The end]
";

fn kinds(rule: &Rule<'_>) -> Vec<SourceKind> {
    rule.sources.iter().map(|source| source.kind).collect()
}

#[test]
fn sources_are_read_from_the_lines_below_the_words() {
    let book = Rulebook::of(SOURCED);
    let one = book.rule("TO-01").unwrap();
    assert_eq!(
        one.plain_text(),
        "Only a seat that is asked may act [here]."
    );
    assert_eq!(one.sources_text(), "[book: Setup]");
    let two = book.rule("TO-02").unwrap();
    assert_eq!(two.text, "Two rounds.");
    let unsure = SourceKind::Reconstructed(Certainty::Unsure);
    assert_eq!(kinds(two), [SourceKind::Book, SourceKind::Ruling, unsure]);
    assert_eq!(two.sources[2].words, "a review: one");
    let all = "[book: The end] [ruling: the book is silent] [reconstructed, unsure: a review: one]";
    assert_eq!(two.sources_text(), all);
    assert_eq!(book.chapters().collect::<Vec<_>>(), ["Setup", "The end"]);
}

#[test]
fn what_is_no_source_stays_among_the_words() {
    let book = Rulebook::of(SOURCED);
    let three = book.rule("TO-03").unwrap();
    assert_eq!(three.sources, []);
    assert_eq!(three.plain_text(), "Three rounds. [bok: The end]");
}

#[test]
fn both_languages_have_a_word_for_each_kind() {
    let italian = "## Turno\n- **TO-01** Uno.\n  [libro: Fine] [decisione: il libro tace] \
                   [ricostruita, probabile: due recensioni] [ricostruita, incerta: nulla]\n";
    let book = Rulebook::of(italian);
    let names = book.rule("TO-01").unwrap().sources.iter();
    let names: Vec<_> = names.map(|source| (source.name(), source.words)).collect();
    let expected = [
        ("book", "Fine"),
        ("ruling", "il libro tace"),
        ("reconstructed", "due recensioni"),
        ("reconstructed", "nulla"),
    ];
    assert_eq!(names, expected);
}

#[test]
fn every_rule_of_every_game_has_a_source_of_the_same_kind_in_both_languages() {
    for entry in GAMES {
        let (english, italian) = (entry.rulebook_en(), entry.rulebook_it());
        for rule in english.rules() {
            let other = italian.rule(rule.id).expect("both have the same ids");
            assert!(!rule.sources.is_empty(), "{} has no source", rule.id);
            assert_eq!(kinds(rule), kinds(other), "{}", rule.id);
        }
    }
}

#[test]
fn a_source_in_the_book_names_a_section_of_the_book() {
    for entry in GAMES {
        let (english, italian) = (entry.rulebook_en(), entry.rulebook_it());
        let chapters: Vec<_> = english.chapters().collect();
        assert!(chapters.len() > 3, "{} lists its book", entry.info.id);
        assert_eq!(chapters, italian.chapters().collect::<Vec<_>>());
        for rule in english.rules() {
            let other = italian.rule(rule.id).expect("both have the same ids");
            assert_eq!(sections(rule), sections(other), "{}", rule.id);
            for section in sections(rule) {
                assert!(chapters.contains(&section), "{}: {section}", rule.id);
            }
        }
    }
}

/// What a ruling says that only draws a conclusion, in English and Italian.
const FOLLOWS: [&str; 2] = [
    "follows from the book's words",
    "segue dalle parole del libro",
];

/// Rulings of which we are not sure where their words stand.
const NOWHERE: [&str; 3] = ["FA-Q03", "FA-Q18", "FA-Q19"];

/// The sections that a rule follows from; an empty one where none is named.
fn follows<'a>(rule: &Rule<'a>, words: &str) -> Vec<&'a str> {
    let sources = rule.sources.iter();
    let rulings = sources.filter_map(|source| source.words.strip_prefix(words));
    rulings.map(|rest| rest.trim_start_matches(": ")).collect()
}

#[test]
fn a_ruling_that_follows_from_a_section_names_one_of_the_book() {
    for entry in GAMES {
        let (english, italian) = (entry.rulebook_en(), entry.rulebook_it());
        let chapters: Vec<_> = english.chapters().collect();
        for rule in english.rules() {
            let other = italian.rule(rule.id).expect("both have the same ids");
            let (en, it) = (follows(rule, FOLLOWS[0]), follows(other, FOLLOWS[1]));
            assert_eq!(en, it, "{}", rule.id);
            for section in en.iter().filter(|section| !section.is_empty()) {
                assert!(chapters.contains(section), "{}: {section}", rule.id);
            }
            let is_named = !en.contains(&"");
            assert_ne!(is_named, NOWHERE.contains(&rule.id), "{}", rule.id);
        }
    }
}

/// Rules in which our ledgers mark words of ours beside those of the book.
const PARTLY_OURS: [&str; 38] = [
    "NY-05", "NY-09", "NY-11", "NY-21", "NY-23", "NY-28", "NY-38", "NY-39", "NY-45", "NY-47",
    "NY-49", "NY-50", "NY-51", "NY-53", "NY-54", "NY-55", "TC-05", "TC-08", "TC-10", "TC-11",
    "TC-14", "TC-18", "TC-22", "TC-23", "TC-24", "TC-25", "TC-26", "TC-27", "TC-29", "TC-30",
    "TC-31", "TC-32", "FU-13", "FU-79", "FU-84", "FU-88", "FU-90", "FU-98",
];

#[test]
fn what_is_ours_beside_the_words_of_the_book_is_said_to_be_ours() {
    let books: Vec<_> = GAMES.iter().map(CatalogEntry::rulebook_en).collect();
    let is_ours = |rule: &Rule<'_>| kinds(rule).iter().any(|kind| *kind != SourceKind::Book);
    for id in PARTLY_OURS {
        let rule = books.iter().find_map(|book| book.rule(id));
        let rule = rule.unwrap_or_else(|| panic!("{id} is a rule"));
        assert!(is_ours(rule), "{id} looks like the book's alone");
    }
}

fn sections<'a>(rule: &Rule<'a>) -> Vec<&'a str> {
    let sources = rule.sources.iter();
    let book = sources.filter(|source| source.kind == SourceKind::Book);
    book.map(|source| source.words).collect()
}
