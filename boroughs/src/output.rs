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
