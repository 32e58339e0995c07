//! Is this file a play as it says it was?

use tabletop::{
    Outcome, Record,
    record::{RecordError, Trouble},
};

use crate::{CatalogEntry, fairness, find};

/// What a record that passed every test is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verification {
    /// The record.
    pub record: Record,
    /// How the play ended, if it has.
    pub outcome: Option<Outcome>,
    /// Whether it was shown that nobody could have chosen the seed.
    pub is_fair: bool,
}

/// Verifies the record `text` with the rules of the game that it names.
pub fn verify(text: &str) -> Result<Verification, RecordError> {
    let record: Record = text.parse()?;
    let entry = find(&record.game).ok_or_else(|| {
        let game = record.game.escape_debug().to_string();
        RecordError::new(1, Trouble::UnknownGame(game))
    })?;
    entry.verify(text)
}

impl CatalogEntry {
    /// Verifies the record `text`: the seed came about as it says, the rules allow every action
    /// and lead to every situation it tells, and written down again it is the same file.
    ///
    /// A file with checksums must be the same to the byte. One without may have comments and
    /// empty lines; all else must be the same.
    pub fn verify(&self, text: &str) -> Result<Verification, RecordError> {
        let record: Record = text.parse()?;
        if let Some(fairness) = &record.fairness {
            let checked = fairness::check(record.seed, fairness);
            checked.map_err(|unfair| RecordError::new(0, Trouble::Unfair(unfair.to_string())))?;
        }
        let table = (self.reopen)(&record)?;
        let replayed = Record {
            // Who sat there is told, not played.
            sitters: record.sitters.clone(),
            ..table.record()
        };
        compare(text, &replayed)?;
        Ok(Verification {
            outcome: table.outcome(),
            is_fair: record.fairness.is_some(),
            record,
        })
    }
}

/// Finds the first line of `text` that a replay would have written differently.
fn compare(text: &str, replayed: &Record) -> Result<(), RecordError> {
    let summed = replayed.to_text();
    if text == summed {
        return Ok(());
    }
    let first = text.lines().find(|line| !is_comment(line));
    let is_summed = first.is_some_and(|line| line.rsplit_once(" ~").is_some());
    let again = if is_summed {
        summed
    } else {
        replayed.to_plain_text()
    };
    let mut lines = text.lines().enumerate();
    let mut says = lines.by_ref().filter(|(_, line)| !is_comment(line));
    for line in again.lines() {
        match says.next() {
            Some((_, said)) if said == line => {}
            Some((n, said)) => {
                let trouble = Trouble::Rewritten {
                    record: said.to_owned(),
                    replay: line.to_owned(),
                };
                return Err(RecordError::new(n + 1, trouble));
            }
            None => {
                return Err(RecordError::new(0, Trouble::CutOff(line.to_owned())));
            }
        }
    }
    match says.next() {
        Some((n, _)) => Err(RecordError::new(n + 1, Trouble::GoesOn)),
        None if is_summed => Err(RecordError::new(0, Trouble::LineEnds)),
        None => Ok(()),
    }
}

fn is_comment(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}
