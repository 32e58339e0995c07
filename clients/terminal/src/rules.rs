//! The rules to be looked up.

use host::{CatalogEntry, Rulebook, rulebook::Rule};
use prose::{Lang, say};

/// A part of the rules as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Passage {
    /// A heading.
    Heading(String),
    /// A rule.
    Rule(ShownRule),
    /// Words that are no rule.
    Note(String),
}

/// A rule as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ShownRule {
    pub(crate) id: String,
    pub(crate) words: String,
    /// Whose it is: `[book: Setup]`.
    pub(crate) sources: String,
}

impl ShownRule {
    fn of(rule: &Rule<'_>) -> ShownRule {
        ShownRule {
            id: rule.id.to_owned(),
            words: rule.plain_text(),
            sources: rule.sources_text(),
        }
    }

    /// All of it in one line.
    pub(crate) fn line(&self) -> String {
        let ShownRule { id, words, sources } = self;
        format!("{id}. {words} {sources}").trim_end().to_owned()
    }
}

fn book(entry: &CatalogEntry, lang: Lang) -> Rulebook<'static> {
    match lang {
        Lang::En => entry.rulebook_en(),
        Lang::It => entry.rulebook_it(),
    }
}

/// The rules with `first` in front, then what the title page says besides, then all rules by
/// headings; only what has every word of `search`.
pub(crate) fn passages(
    entry: &CatalogEntry,
    lang: Lang,
    first: &[String],
    search: &str,
) -> Vec<Passage> {
    let book = book(entry, lang);
    let search = search.to_lowercase();
    let words: Vec<_> = search.split_whitespace().collect();
    let has_words = |text: &str| {
        let text = text.to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let under = |heading: String, rules: Vec<&Rule<'_>>| {
        let rules = rules.into_iter();
        let shown = rules.filter(|rule| !rule.is_example()).map(ShownRule::of);
        let fitting = shown.filter(|rule| has_words(&rule.line()));
        let fitting = fitting.map(Passage::Rule);
        let mut passages = vec![Passage::Heading(heading)];
        passages.extend(fitting);
        if passages.len() > 1 {
            passages
        } else {
            Vec::new()
        }
    };
    let now = first.iter().filter_map(|id| book.rule(id)).collect();
    let mut passages = under(say!(lang, "rules-now"), now);
    let notes = book
        .notes()
        .filter(|(name, note)| has_words(&format!("{name} {note}")));
    passages.extend(notes.flat_map(|(name, note)| [Passage::Heading(name), Passage::Note(note)]));
    for section in &book.sections {
        let rules = section.rules.iter().collect();
        passages.extend(under(section.heading.to_owned(), rules));
    }
    passages
}

/// The rule `id`, however its letters are written.
pub(crate) fn rule(entry: &CatalogEntry, lang: Lang, id: &str) -> Option<ShownRule> {
    book(entry, lang)
        .rule(&id.to_uppercase())
        .map(ShownRule::of)
}
