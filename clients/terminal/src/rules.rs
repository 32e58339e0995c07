//! The rules to be looked up.

use host::{Entry, Rulebook};
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

/// Whether players should see the rule: a rule or a ruling, not an example for testers.
fn is_for_players(id: &str) -> bool {
    let number = id.split('-').next_back().unwrap_or_default();
    !number.starts_with('T')
}

/// The rules with `first` in front, then all by headings; only those with every word of `search`.
pub(crate) fn passages(entry: &Entry, lang: Lang, first: &[&str], search: &str) -> Vec<Passage> {
    let book = book(entry, lang);
    let search = search.to_lowercase();
    let words: Vec<_> = search.split_whitespace().collect();
    let fits = |id: &str, text: &str| {
        let all = format!("{id} {text}").to_lowercase();
        is_for_players(id) && words.iter().all(|word| all.contains(word))
    };
    let now = say!(lang, "rules-now");
    let now_rules = first.iter().filter_map(|id| Some((*id, book.rule(id)?)));
    let mut parts = vec![(now, now_rules.collect::<Vec<_>>())];
    parts.extend(book.sections.iter().map(|section| {
        let rules = section.rules.iter().map(|rule| (rule.id, rule.text));
        (section.heading.to_owned(), rules.collect())
    }));
    let mut passages = Vec::new();
    for (heading, rules) in parts {
        let mut rules = rules
            .into_iter()
            .filter(|(id, text)| fits(id, text))
            .peekable();
        if rules.peek().is_some() {
            passages.push(Passage::Heading(heading));
        }
        passages.extend(rules.map(|(id, text)| Passage::Rule(id.to_owned(), without_marks(text))));
    }
    passages
}

/// The words of the rule `id`, however its letters are written.
pub(crate) fn rule(entry: &Entry, lang: Lang, id: &str) -> Option<(String, String)> {
    let id = id.to_uppercase();
    let text = book(entry, lang).rule(&id).map(without_marks)?;
    Some((id, text))
}

/// Markdown without its marks, in one line.
fn without_marks(text: &str) -> String {
    let text = text.replace("**", "").replace('`', "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
