//! `boroughs rules`: the rules of a game, or one of them.

use anyhow::{Result, anyhow};
use host::Rulebook;
use prose::Lang;

use crate::{cli::RulesArgs, input, output};

pub(crate) fn run(args: &RulesArgs) -> Result<()> {
    let entry = input::game(&args.game)?;
    let (text, book) = match input::lang(args.lang) {
        Lang::En => (entry.rules_en, entry.rulebook_en()),
        Lang::It => (entry.rules_it, entry.rulebook_it()),
    };
    match &args.id {
        None => output::print(text),
        Some(id) => output::print(&rule(&book, id, entry.info.title)?),
    }
}

fn rule(book: &Rulebook<'_>, id: &str, title: &str) -> Result<String> {
    let id = id.to_ascii_uppercase();
    let unknown = || {
        let ids: Vec<_> = book.rules().map(|rule| rule.id).collect();
        let (first, last) = (ids.first().unwrap_or(&""), ids.last().unwrap_or(&""));
        anyhow!(
            "{title} has no rule `{}`; ids go from {first} to {last}",
            id.escape_debug()
        )
    };
    let words = book.rule(&id).ok_or_else(unknown)?;
    let heading = book.section_of(&id).map_or("", |section| section.heading);
    Ok(format!("{id} · {heading}\n{words}\n"))
}
