//! Every rule tells whose it is.

use host::{
    GAMES, Rulebook,
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

fn sections<'a>(rule: &Rule<'a>) -> Vec<&'a str> {
    let sources = rule.sources.iter();
    let book = sources.filter(|source| source.kind == SourceKind::Book);
    book.map(|source| source.words).collect()
}
