//! The games in a terminal.
//!
//! [`play`] runs a local game of people and bots at a `dyn Table`, either *drawn* (a board in text
//! with a list of choices) or *plain* (line by line, for screen readers, pipes and scripts). Both
//! looks share the [`Session`], which is the game and what can be said of it, and [`choices`],
//! which makes sense of what is typed. A game plugs in by its [`Face`](booth::Face), in a file of
//! `faces` that has the game's name: a badge for each seat and the drawing of its board, or the
//! plain default. All words come from `prose`.

mod plan;

mod session;

mod record_file;

mod story;

pub mod booth;

pub mod choices;

mod rules;

mod palette;

mod faces;

pub mod plain;

pub mod drawn;

mod onlooker;

mod lobby;

use std::io::{self, BufRead, ErrorKind, Read, Write};

pub use lobby::choose_game;
pub use onlooker::Onlooker;
pub use palette::Palette;
pub use plan::{Left, Look, Plan, Seating, Sitter, TerminalError, UnknownSitter};
pub use session::{Asked, Refused, Session};

/// Plays the game of `plan` on this terminal until it is over or left, and says goodbye.
pub fn play(plan: &Plan) -> Result<Left, TerminalError> {
    let session = Session::open(plan)?;
    run(session, plan.look)
}

/// Opens the record of `plan` and goes on with it. The seating is the plan's.
pub fn resume(plan: &Plan) -> Result<Left, TerminalError> {
    let session = Session::reopen(plan)?;
    run(session, plan.look)
}

fn run(mut session: Session, look: Look) -> Result<Left, TerminalError> {
    let left = match look {
        Look::Plain => {
            let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
            match plain::run(&mut session, &mut input, &mut output) {
                // Whoever closed the pipe has read enough.
                Err(error) if error.kind() == ErrorKind::BrokenPipe => Left::Unfinished,
                left => left?,
            }
        }
        Look::Drawn(palette) => {
            let left = drawn::run(&mut session, palette)?;
            let mut output = io::stdout().lock();
            writeln!(output, "{}", session.goodbye(left))?;
            left
        }
    };
    Ok(left)
}

/// A line of input without its end; `None` when the input is over.
///
/// What is not text is read as far as it can be: a player who leans on the keyboard is asked
/// again, nothing more. Of a line that never ends only the beginning is looked at.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    /// No answer is longer.
    const LINE_MAX: u64 = 1_000;
    /// Whoever sends more without a line's end sends no answers.
    const PATIENCE: u64 = 1_000_000;
    let mut bytes = Vec::new();
    if input.take(LINE_MAX).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LINE_MAX && bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        input.take(PATIENCE).read_until(b'\n', &mut rest)?;
        if rest.len() as u64 == PATIENCE {
            return Ok(None);
        }
    }
    let line = String::from_utf8_lossy(&bytes);
    Ok(Some(line.trim().to_owned()))
}
