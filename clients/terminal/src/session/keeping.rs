//! Keeping the record, and what is said about it.

use std::io;

use prose::say;

use super::Session;
use crate::{Left, record_file};

impl Session {
    pub(super) fn save(&mut self) {
        let saved = self.try_save();
        self.is_kept = saved.is_ok();
        self.trouble = saved.err().map(|error| error.to_string());
    }

    pub(super) fn try_save(&self) -> io::Result<()> {
        match &self.record {
            Some(path) => record_file::save(path, &self.table.record().to_text()),
            None => Ok(()),
        }
    }

    /// That the play goes on under other rules, as a sentence; once, and only if it does.
    pub fn take_upgrade(&mut self) -> Option<String> {
        let from = self.upgraded_from.take()?;
        let to = self.entry.info.rules_version;
        Some(say!(self.lang, "upgraded", from = from, to = to))
    }

    /// Why the record could not be written, as a sentence; once.
    pub fn take_trouble(&mut self) -> Option<String> {
        let trouble = self.trouble.take()?;
        Some(say!(self.lang, "error-save", trouble = trouble))
    }

    /// Where the record is, as a sentence; `None` if none is kept.
    pub fn record_note(&self) -> Option<String> {
        let path = self.record.as_ref().filter(|_| self.is_kept)?;
        let path = path.display().to_string();
        Some(say!(self.lang, "record-kept", path = path))
    }

    /// What to type to go on with the play: its record and who sits there now.
    fn resume_command(&self) -> Option<String> {
        let (program, record) = (self.resume_with.as_ref()?, self.record.as_ref()?);
        let record = record.display().to_string();
        let is_bare = |c: char| c.is_alphanumeric() || "/\\.-_:".contains(c);
        let record = if record.chars().all(is_bare) {
            record
        } else {
            format!("'{}'", record.replace('\'', "'\\''"))
        };
        let sitters: Vec<_> = self.seating.0.values().map(ToString::to_string).collect();
        let seats = sitters.join(",");
        Some(format!("{program} --resume {record} --seats {seats}"))
    }

    /// The last words to whoever leaves.
    pub fn goodbye(&self, left: Left) -> String {
        let lang = self.lang;
        match (left, self.record_note(), self.resume_command()) {
            (Left::Over, None, _) => say!(lang, "goodbye"),
            (Left::Over, Some(record), _) | (Left::Unfinished, Some(record), None) => record,
            (Left::Unfinished, Some(record), Some(command)) => {
                let how = say!(lang, "how-to-resume", command = command.as_str());
                format!("{record} {how}")
            }
            (Left::Unfinished, None, _) => say!(lang, "not-kept"),
        }
    }
}
