//! `boroughs verify`: is this file a play as it says it was?

use std::path::Path;

use anyhow::{Result, anyhow};
use tabletop::{Record, record::RecordError};

use crate::{cli::VerifyArgs, input, output};

/// Checks every file, whatever is wrong with the others.
pub(crate) fn run(args: &VerifyArgs) -> Result<()> {
    let mut trouble = None;
    for file in &args.files {
        match verdict(file) {
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
fn explain(text: &str, error: &RecordError) -> String {
    let Ok(record) = text.parse::<Record>() else {
        return error.to_string();
    };
    let entry = host::find(&record.game);
    let entry = entry.filter(|entry| entry.info.rules_version != record.rules_version);
    match entry.map(|entry| (entry, entry.reach(&record))) {
        Some((entry, Ok((table, parted)))) => {
            input::how_far(entry, &record, table.ply(), parted.as_ref())
        }
        Some((_, Err(_))) | None => error.to_string(),
    }
}

fn verdict(file: &Path) -> Result<String> {
    let name = file.display();
    let text = input::text_of(file)?;
    let verdict = host::verify(&text);
    let verdict = verdict.map_err(|error| anyhow!("{name}: {}", explain(&text, &error)))?;
    let record = &verdict.record;
    let (game, plies) = (&record.game, record.plies.len());
    let end = match &verdict.outcome {
        Some(outcome) => outcome.to_string(),
        None => "not over".to_owned(),
    };
    let shuffle = if verdict.is_fair {
        "the seed follows from what host and seats committed to"
    } else {
        "nothing in it shows how the seed came about"
    };
    Ok(format!(
        "{name}: {game}, {plies} actions, {end}; every line replays; {shuffle}"
    ))
}
