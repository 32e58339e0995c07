//! The record on disk.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use host::Table;
use tabletop::{
    Record,
    record::{Check, Ply, RecordError},
};

use crate::TerminalError;

/// Where the record of a play is kept, if it is, and how far it is written.
#[derive(Debug)]
pub(crate) struct RecordFile {
    path: Option<PathBuf>,
    /// How many actions the file has; none if it has to be written anew.
    plies: Option<u32>,
    /// Whether the record on disk is that of this moment.
    is_kept: bool,
    /// Why it could not be written, until somebody has been told.
    trouble: Option<String>,
}

impl RecordFile {
    /// The record is kept at `path`, once something is written.
    pub(crate) fn new(path: Option<PathBuf>) -> RecordFile {
        RecordFile {
            path,
            plies: None,
            is_kept: true,
            trouble: None,
        }
    }

    /// The file, if the record on disk is that of this moment.
    pub(crate) fn kept(&self) -> Option<&Path> {
        self.path.as_deref().filter(|_| self.is_kept)
    }

    /// The file, whether or not it could be written.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Why the record could not be written; once.
    pub(crate) fn take_trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }

    /// What the file has counts no more: something was taken back.
    pub(crate) fn start_over(&mut self) {
        self.plies = None;
    }

    /// Brings the file in step with `table`: adds lines where it can, else writes all.
    pub(crate) fn save(&mut self, table: &dyn Table) {
        let saved = self.try_save(table);
        self.is_kept = saved.is_ok();
        if let Err(error) = saved {
            self.plies = None;
            self.trouble = Some(error.to_string());
        }
    }

    /// The same, for whoever wants to know whether it works.
    pub(crate) fn try_save(&mut self, table: &dyn Table) -> io::Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let now = table.ply();
        match self.plies {
            Some(known) if known == now => return Ok(()),
            Some(known) if known < now => append(path, &tail(table, known))?,
            _ => write(path, &table.record().to_text())?,
        }
        self.plies = Some(now);
        Ok(())
    }

    /// The file for another play beside this one.
    pub(crate) fn next(&self) -> RecordFile {
        RecordFile::new(self.path.as_deref().map(next))
    }
}

/// The lines of all actions after the first `known`, and of the end.
fn tail(table: &dyn Table, known: u32) -> String {
    let now = table.ply();
    let mut text = String::new();
    for number in known..now {
        let (seat, action) = table.taken(number).expect("so many actions were taken");
        let words = if number + 1 == now {
            table.digest()
        } else {
            let then = table.at_ply(number + 1);
            then.expect("so many actions were taken").digest()
        };
        let ply = Ply {
            seat,
            action,
            check: Some(Check { words, line: 0 }),
            line: 0,
        };
        text.push_str(&ply.text(number as usize + 1));
    }
    if let Some(outcome) = table.outcome() {
        text.push_str(&Record::end_text(&outcome.to_string()));
    }
    text
}

/// Adds lines to the file. If the machine stops half-way, the last of them is cut.
fn append(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()
}

/// Writes `text` to `path` so that there is always a whole record there: the new one or, if the
/// machine stops half-way, the old one.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut draft = path.as_os_str().to_owned();
    draft.push(".draft");
    let draft = PathBuf::from(draft);
    let mut file = File::create(&draft)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(draft, path)
}

/// Reads the record of a play. A last line that was cut in the middle is left out: a machine
/// stopped while it was written.
pub(crate) fn read(path: &Path) -> Result<Record, TerminalError> {
    let text = fs::read_to_string(path)?;
    Ok(record_of(&text)?)
}

/// The record in the text of a file. A last line that was cut in the middle is left out.
pub fn record_of(text: &str) -> Result<Record, RecordError> {
    text.parse().or_else(|error| match text.rfind('\n') {
        Some(end) if end + 1 < text.len() => text[..=end].parse().map_err(|_| error),
        _ => Err(error),
    })
}

/// The path for another play beside this one: `play.record`, `play-2.record`, `play-3.record`.
fn next(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let (stem, number) = match stem.rsplit_once('-') {
        Some((stem, number)) if number.parse::<u32>().is_ok() => {
            (stem.to_owned(), number.parse().unwrap_or(1))
        }
        _ => (stem.into_owned(), 1),
    };
    let ending = path.extension().map(|ending| ending.to_string_lossy());
    let ending = ending.map_or(String::new(), |ending| format!(".{ending}"));
    let mut number: u32 = number;
    loop {
        number = number.saturating_add(1);
        let next = path.with_file_name(format!("{stem}-{number}{ending}"));
        if !next.exists() || number == u32::MAX {
            return next;
        }
    }
}
