//! Golden games: records that every build must replay.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use tabletop::{
    Game, Record,
    record::{Playback, RecordError},
};

use crate::guard::guarded;

/// Replays every `*.game` file of the folder `dir`, below the crate's root.
///
/// A file is a record as [`Record::to_plain_text`] writes it; lines that begin with `#` are
/// comments. Every checked line (`  = …`, `end …`) must come out as it stands. With `UPDATE=1` in
/// the environment the checked lines are written anew, one after the set-up and one after every
/// action, comments are left where they are, and the difference in version control is the review.
///
/// # Panics
/// If a file does not replay, checks nothing, or if there is none.
pub fn transcripts<G: Game>(dir: impl AsRef<Path>) {
    for_each_file(dir.as_ref(), "game", |text, update| {
        let record: Record = text.parse()?;
        if update {
            return rewritten::<G>(text, &record);
        }
        if record.opening.is_none() && record.plies.iter().all(|ply| ply.check.is_none()) {
            return Err(RecordError::new(
                0,
                "checks nothing; UPDATE=1 writes what to check",
            ));
        }
        let mut playback = Playback::<G>::open(&record)?;
        while playback.step()?.is_some() {}
        Ok(text.to_owned())
    });
}

/// Writes `record` to the new file `path`, under `comment`.
///
/// [`random_game`](crate::random_game) and [`scripted_game`](crate::scripted_game) give records
/// worth keeping, and so does a breach of a law. An existing file is not overwritten.
pub fn keep(path: impl AsRef<Path>, comment: &str, record: &Record) -> io::Result<()> {
    let mut file = fs::File::create_new(path)?;
    for line in comment.lines() {
        writeln!(file, "# {line}")?;
    }
    file.write_all(record.to_plain_text().as_bytes())
}

/// The file's text with the checked lines that the rules say now.
fn rewritten<G: Game>(text: &str, record: &Record) -> Result<String, RecordError> {
    let mut unchecked = record.clone();
    unchecked.opening = None;
    unchecked.end = None;
    unchecked.plies.iter_mut().for_each(|ply| ply.check = None);
    let mut playback = Playback::<G>::open(&unchecked)?;
    let is_said = |line: &str| !line.is_empty() && !line.starts_with('#');
    let is_ply = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
    let is_checked = |line: &str| line.starts_with("  = ") || line.starts_with("end ");
    let mut heads_left = text
        .lines()
        .filter(|line| is_said(line) && !is_ply(line) && !is_checked(line))
        .count();
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !is_checked(line)) {
        lines.push(line.to_owned());
        if is_ply(line) {
            playback.step()?;
            lines.push(format!("  = {}", playback.state()));
        } else if is_said(line) {
            heads_left -= 1;
            if heads_left == 0 {
                lines.push(format!("  = {}", playback.state()));
            }
        }
    }
    let outcome = playback.state().outcome();
    lines.extend(outcome.map(|outcome| format!("end {outcome}")));
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// Gives every file of `dir` that ends in `.ending` to `judge`, which gives back the text the
/// file should have; files are written only under `UPDATE=1`.
pub(crate) fn for_each_file(
    dir: &Path,
    ending: &str,
    judge: impl Fn(&str, bool) -> Result<String, RecordError>,
) {
    let update = env::var_os("UPDATE").is_some_and(|value| value == "1");
    let mut failures = Vec::new();
    let files = files(dir, ending);
    assert!(
        !files.is_empty(),
        "no .{ending} file in {}, so nothing was tested",
        dir.display()
    );
    for file in files {
        let name = file.display();
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => panic!("{name}: {error}"),
        };
        let judged = guarded(|| judge(&text, update));
        match judged.unwrap_or_else(|panic| Err(RecordError::new(0, panic))) {
            Ok(new) if update && new != text => {
                fs::write(&file, new).unwrap_or_else(|error| panic!("{name}: {error}"));
            }
            Ok(_) => {}
            Err(RecordError { line: 0, trouble }) => failures.push(format!("{name}: {trouble}")),
            Err(RecordError { line, trouble }) => {
                failures.push(format!("{name}:{line}: {trouble}"));
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{} do not replay:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// The files of `dir` with that ending, by name.
fn files(dir: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let mut files: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect();
    files.sort();
    files
}
