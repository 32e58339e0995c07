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
}

fn book(entry: &Entry, lang: Lang) -> Rulebook<'static> {
    match lang {
        Lang::En => entry.rulebook_en(),
        Lang::It => entry.rulebook_it(),
    }
}

/// The rules with `first` in front, then all by headings; only those with every word of `search`.
pub(crate) fn passages(entry: &Entry, lang: Lang, first: &[&str], search: &str) -> Vec<Passage> {
    let book = book(entry, lang);
    let search = search.to_lowercase();
    let words: Vec<_> = search.split_whitespace().collect();
    let fits = |rule: &&Rule<'_>| {
        let all = format!("{} {}", rule.id, rule.text).to_lowercase();
        !rule.is_example() && words.iter().all(|word| all.contains(word))
    };
    let now: Vec<_> = first.iter().filter_map(|id| book.rule(id)).collect();
    let mut parts = vec![(say!(lang, "rules-now"), now)];
    parts.extend(book.sections.iter().map(|section| {
        let rules = section.rules.iter().collect();
        (section.heading.to_owned(), rules)
    }));
    let mut passages = Vec::new();
    for (heading, rules) in parts {
        let mut rules = rules.into_iter().filter(fits).peekable();
        if rules.peek().is_some() {
            passages.push(Passage::Heading(heading));
        }
        passages.extend(rules.map(|rule| Passage::Rule(rule.id.to_owned(), rule.plain_text())));
    }
    passages
}

/// The words of the rule `id`, however its letters are written.
pub(crate) fn rule(entry: &Entry, lang: Lang, id: &str) -> Option<(String, String)> {
    let id = id.to_uppercase();
    let text = book(entry, lang).rule(&id)?.plain_text();
    Some((id, text))
}
