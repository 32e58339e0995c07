//! `boroughs rules`: the rules of a game, or one of them.

use anyhow::{Result, anyhow};
use host::{Rulebook, rulebook::Rule};
use prose::{Lang, say};

use crate::{cli::RulesArgs, input, output};

pub(crate) fn run(args: &RulesArgs) -> Result<()> {
    let lang = input::lang(args.lang);
    let entry = input::game(&args.game, lang)?;
    let book = match lang {
        Lang::En => entry.rulebook_en(),
        Lang::It => entry.rulebook_it(),
    };
    match &args.id {
        None => output::print(&all(&book, entry.info.title)),
        Some(id) => output::print(&one(&book, id, entry.info.title, lang)?),
    }
}

/// The rules and rulings by headings, without the examples that are there for testers.
fn all(book: &Rulebook<'_>, title: &str) -> String {
    let mut lines = vec![title.to_owned()];
    for (name, words) in book.notes() {
        lines.extend([String::new(), name.to_uppercase(), words]);
    }
    for section in &book.sections {
        let rules: Vec<_> = section
            .rules
            .iter()
            .filter(|rule| !rule.is_example())
            .collect();
        if !rules.is_empty() {
            lines.extend([String::new(), section.heading.to_uppercase()]);
            lines.extend(rules.into_iter().map(line));
        }
    }
    lines.join("\n") + "\n"
}

/// A rule in one line: its id, its words, whose it is.
fn line(rule: &Rule<'_>) -> String {
    let (words, sources) = (rule.plain_text(), rule.sources_text());
    format!("{}  {words} {sources}", rule.id)
}

fn one(book: &Rulebook<'_>, id: &str, title: &str, lang: Lang) -> Result<String> {
    let id = id.to_ascii_uppercase();
    let unknown = || {
        let ids: Vec<_> = book
            .rules()
            .filter(|rule| !rule.is_example())
            .map(|rule| rule.id)
            .collect();
        let (first, last) = (ids.first().unwrap_or(&""), ids.last().unwrap_or(&""));
        let id = id.escape_debug().to_string();
        anyhow!(say!(
            lang,
            "error-no-rule",
            title = title,
            id = id,
            first = *first,
            last = *last
        ))
    };
    let rule = book.rule(&id).ok_or_else(unknown)?;
    let heading = book.section_of(&id).map_or("", |section| section.heading);
    let (words, sources) = (rule.plain_text(), rule.sources_text());
    Ok(format!("{id} · {heading}\n{words}\n{sources}\n"))
}
