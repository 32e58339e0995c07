//! `boroughs verify`: is this file a play as it says it was?

use std::path::Path;

use anyhow::{Result, anyhow};

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

fn verdict(file: &Path) -> Result<String> {
    let name = file.display();
    let text = input::text_of(file)?;
    let verdict = host::verify(&text).map_err(|error| anyhow!("{name}: {error}"))?;
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
