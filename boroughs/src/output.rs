//! Writing what people and programs read.

use std::io::{self, ErrorKind, Write};

use anyhow::{Context, Result};

/// What the binary is called.
pub(crate) const NAME: &str = "boroughs";
/// The environment says here by which command the game was started, if not by its own.
pub(crate) const COMMAND_KEY: &str = "BOROUGHS_COMMAND";

/// Prints `text` to standard output. Whoever closed the pipe has read enough: no error.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(error).context("cannot write to standard output")
        }
        _ => Ok(()),
    }
}

/// Prints one sentence to standard error.
pub(crate) fn complain(sentence: &str) {
    // There is nowhere left to complain to if this fails.
    let _ = writeln!(io::stderr(), "{NAME}: {sentence}");
}

/// Lines up the columns of `rows`; the first row is the head. Numbers stand to the right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
    };
    let widths: Vec<usize> = (0..columns)
        .map(|column| width(column).unwrap_or(0))
        .collect();
    let mut text = String::new();
    for (n, row) in rows.iter().enumerate() {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(&widths) {
            let is_number = n > 0 && cell.starts_with(|first: char| first.is_ascii_digit());
            let cell = if is_number {
                format!("{cell:>width$}")
            } else {
                format!("{cell:<width$}")
            };
            line.push_str(&cell);
            line.push_str("  ");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
