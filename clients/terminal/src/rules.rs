//! The rules to be looked up.

use host::{Entry, Rulebook, rulebook::Rule};
use prose::{Lang, say};

/// A part of the rules as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Passage {
    /// A heading.
    Heading(String),
    /// A rule: its id and its words.
    Rule(String, String),
    /// Words that are no rule.
    Note(String),
}

fn book(entry: &Entry, lang: Lang) -> Rulebook<'static> {
    match lang {
        Lang::En => entry.rulebook_en(),
        Lang::It => entry.rulebook_it(),
    }
}

/// The rules with `first` in front, then what the title page says besides, then all rules by
/// headings; only what has every word of `search`.
pub(crate) fn passages(entry: &Entry, lang: Lang, first: &[&str], search: &str) -> Vec<Passage> {
    let book = book(entry, lang);
    let search = search.to_lowercase();
    let words: Vec<_> = search.split_whitespace().collect();
    let has_words = |name: &str, text: &str| {
        let all = format!("{name} {text}").to_lowercase();
        words.iter().all(|word| all.contains(word))
    };
    let under = |heading: String, rules: Vec<&Rule<'_>>| {
        let rules = rules.into_iter();
        let fitting = rules.filter(|rule| !rule.is_example() && has_words(rule.id, rule.text));
        let fitting = fitting.map(|rule| Passage::Rule(rule.id.to_owned(), rule.plain_text()));
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
    let notes = book.notes().filter(|(name, note)| has_words(name, note));
    passages.extend(notes.flat_map(|(name, note)| [Passage::Heading(name), Passage::Note(note)]));
    for section in &book.sections {
        let rules = section.rules.iter().collect();
        passages.extend(under(section.heading.to_owned(), rules));
    }
    passages
}

/// The words of the rule `id`, however its letters are written.
pub(crate) fn rule(entry: &Entry, lang: Lang, id: &str) -> Option<(String, String)> {
    let id = id.to_uppercase();
    let text = book(entry, lang).rule(&id)?.plain_text();
    Some((id, text))
}
