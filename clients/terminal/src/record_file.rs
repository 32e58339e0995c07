//! The record on disk.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use host::Table;
use tabletop::{
    Record,
    record::{Ply, RecordError},
};

use crate::TerminalError;

/// Where the record of a play is kept, if it is, and how far it is written.
#[derive(Debug)]
pub(crate) struct RecordFile {
    path: Option<PathBuf>,
    /// What the file has; nothing if it has to be written anew.
    written: Option<Written>,
    /// Whether the record on disk is that of this moment.
    is_kept: bool,
    /// Why it could not be written, until somebody has been told.
    trouble: Option<String>,
}

/// What a file has.
#[derive(Debug)]
struct Written {
    /// Where the lines of set-up end, those of the first action, of the second, and so on.
    ends: Vec<u64>,
    /// Where the file ends: behind the last action, or how it ended.
    length: u64,
}

impl Written {
    /// How many actions the file has.
    fn plies(&self) -> u32 {
        self.ends.len() as u32 - 1
    }

    /// What a file has with this text, which is that of `record`.
    fn of(record: &Record, text: &str) -> Written {
        let lines = |(n, ply): (usize, &Ply)| ply.text(n + 1).len() as u64;
        let lines: Vec<u64> = record.plies.iter().enumerate().map(lines).collect();
        let end = record.end.as_ref();
        let end = end.map_or(0, |end| Record::end_text(&end.words).len() as u64);
        let length = text.len() as u64;
        let mut ends = vec![length - end - lines.iter().sum::<u64>()];
        for line in lines {
            ends.push(ends[ends.len() - 1] + line);
        }
        Written { ends, length }
    }
}

impl RecordFile {
    /// The record is kept at `path`, once something is written.
    pub(crate) fn new(path: Option<PathBuf>) -> RecordFile {
        RecordFile {
            path,
            written: None,
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

    /// The actions after the first `ply` ones were taken back: what the file has of them is cut
    /// off with the next save.
    pub(crate) fn go_back(&mut self, ply: u32) {
        if let Some(written) = &mut self.written {
            written.ends.truncate(ply as usize + 1);
        }
    }

    /// Brings the file in step with `table`: cuts off and adds lines where it can, else writes all.
    pub(crate) fn save(&mut self, table: &dyn Table) {
        let saved = self.try_save(table);
        self.is_kept = saved.is_ok();
        if let Err(error) = saved {
            self.written = None;
            self.trouble = Some(error.to_string());
        }
    }

    /// The same, for whoever wants to know whether it works.
    pub(crate) fn try_save(&mut self, table: &dyn Table) -> io::Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        match &mut self.written {
            Some(written) if written.plies() <= table.ply() && is_as_long(path, written) => {
                append(path, written, table)
            }
            _ => {
                let record = table.record();
                let text = record.to_text();
                write(path, &text)?;
                self.written = Some(Written::of(&record, &text));
                Ok(())
            }
        }
    }

    /// The file for another play beside this one.
    pub(crate) fn next(&self) -> RecordFile {
        RecordFile::new(self.path.as_deref().map(next))
    }
}

/// Whether the file ends where it was left: nobody else wrote to it.
fn is_as_long(path: &Path, written: &Written) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() == written.length)
}

/// Cuts off what was taken back and adds what was done since. If the machine stops half-way, the
/// last line is cut, and all before it is the record of what was done before.
fn append(path: &Path, written: &mut Written, table: &dyn Table) -> io::Result<()> {
    let mut end = written.ends[written.ends.len() - 1];
    let mut text = String::new();
    let known = written.plies();
    for (number, ply) in (known as usize + 1..).zip(table.plies(known)) {
        text.push_str(&ply.text(number));
        written.ends.push(end + text.len() as u64);
    }
    if let Some(outcome) = table.outcome() {
        text.push_str(&Record::end_text(&outcome.to_string()));
    }
    let mut file = OpenOptions::new().write(true).open(path)?;
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    file.write_all(text.as_bytes())?;
    end += text.len() as u64;
    written.length = end;
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
