//! The record on disk.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Writes `text` to `path` so that there is always a whole record there: the new one or, if the
/// machine stops half-way, the old one.
pub(crate) fn save(path: &Path, text: &str) -> io::Result<()> {
    let mut draft = path.as_os_str().to_owned();
    draft.push(".draft");
    let draft = PathBuf::from(draft);
    let mut file = File::create(&draft)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(draft, path)
}

/// The path for another play beside this one: `play.record`, `play-2.record`, `play-3.record`.
pub(crate) fn next(path: &Path) -> PathBuf {
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
