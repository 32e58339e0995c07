//! Records of other versions of the rules.

use tabletop::{
    Record,
    record::{RecordError, Trouble},
};

use crate::{Entry, Table};

impl Entry {
    /// Plays a record of another version of the rules again and goes on from there under these,
    /// if they allow every action and lead to every situation it tells.
    ///
    /// A record that does not tell every situation shows nothing: it goes on only if the game
    /// names its version as compatible.
    pub fn upgrade(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        let is_checked =
            record.opening.is_some() && record.plies.iter().all(|ply| ply.check.is_some());
        if !is_checked && !self.info.compatible.contains(&record.rules_version) {
            return Err(RecordError::new(0, Trouble::Untold));
        }
        (self.reopen)(&self.as_ours(record))
    }

    /// The play of a record as far as these rules lead to what it tells, whatever its version, and
    /// why no further.
    pub fn reach(
        &self,
        record: &Record,
    ) -> Result<(Box<dyn Table>, Option<RecordError>), RecordError> {
        let whole = self.as_ours(record);
        let error = match (self.reopen)(&whole) {
            Ok(table) => return Ok((table, None)),
            Err(error) => error,
        };
        let is_before = |line: usize| line != 0 && line < error.line;
        let same = whole.plies.iter().take_while(|ply| {
            is_before(ply.line) && ply.check.as_ref().is_none_or(|check| is_before(check.line))
        });
        let count = same.count();
        let part = Record {
            plies: whole.plies[..count].to_vec(),
            end: None,
            ..whole
        };
        let table = (self.reopen)(&part).map_err(|_| error.clone())?;
        Ok((table, Some(error)))
    }

    /// The record under the number of these rules.
    fn as_ours(&self, record: &Record) -> Record {
        Record {
            rules_version: self.info.rules_version,
            ..record.clone()
        }
    }
}
