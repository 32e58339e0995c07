//! `boroughs verify`: is this file a play as it says it was?

use std::path::Path;

use anyhow::{Result, anyhow};
use prose::{Lang, say};
use tabletop::{Record, record::RecordError};

use crate::{cli::VerifyArgs, input, output};

/// Checks every file, whatever is wrong with the others.
pub(crate) fn run(args: &VerifyArgs) -> Result<()> {
    let lang = input::lang(args.lang);
    let mut trouble = None;
    for file in &args.files {
        match verdict(file, lang) {
            Ok(sentence) => output::print(&format!("{sentence}\n"))?,
            Err(error) => {
                if let Some(earlier) = trouble.replace(error) {
                    output::complain(&format!("{earlier:#}"));
                }
            }
        }
    }
    trouble.map_or(Ok(()), Err)
}

/// What is wrong with a record; with one of another version of the rules, how far they agree.
fn explain(text: &str, error: &RecordError, lang: Lang) -> String {
    let Ok(record) = text.parse::<Record>() else {
        return terminal::trouble(None, error, lang);
    };
    let entry = host::find(&record.game);
    let entry = entry.filter(|entry| entry.info.rules_version != record.rules_version);
    match entry.map(|entry| (entry, entry.reach(&record))) {
        Some((entry, Ok((table, parted)))) => {
            let rules = entry.info.rules_version;
            terminal::how_far(&record, rules, table.ply(), parted.as_ref(), lang)
        }
        Some((_, Err(_))) | None => terminal::trouble(Some(&record), error, lang),
    }
}

fn verdict(file: &Path, lang: Lang) -> Result<String> {
    let name = file.display().to_string();
    let text = input::text_of(file, lang)?;
    let verdict = host::verify(&text);
    let verdict = verdict.map_err(|error| anyhow!("{name}: {}", explain(&text, &error, lang)))?;
    let record = &verdict.record;
    let end = match &verdict.outcome {
        Some(outcome) => outcome.to_string(),
        None => say!(lang, "error-verdict-open"),
    };
    let fair = if verdict.is_fair { "yes" } else { "no" };
    Ok(say!(
        lang,
        "error-verdict",
        file = name,
        game = record.game.as_str(),
        count = record.plies.len(),
        end = end,
        fair = fair
    ))
}
