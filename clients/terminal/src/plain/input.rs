//! Where lines come from.

use std::{
    io::{self, BufRead, Read},
    sync::mpsc::Receiver,
};

use player::Heard;

use crate::Event;

/// Where lines come from: the keyboard alone, or the keyboard and a server.
pub trait LineInput {
    /// Waits for a line, or for something else to happen.
    fn wait(&mut self) -> io::Result<Came>;
}

/// What came from the keyboard or from the server.
#[derive(Debug)]
pub enum Came {
    /// A line, without its end.
    Line(String),
    /// Something from a server's table, by its number.
    Heard(u32, Heard),
    /// The end of the input.
    End,
}

/// Lines of an input, where nothing else is heard meanwhile: a table in this process says nothing
/// by itself.
#[derive(Debug)]
pub struct Lines<R>(pub R);

impl<R: BufRead> LineInput for Lines<R> {
    fn wait(&mut self) -> io::Result<Came> {
        Ok(read_line(&mut self.0)?.map_or(Came::End, Came::Line))
    }
}

impl LineInput for &Receiver<Event> {
    fn wait(&mut self) -> io::Result<Came> {
        Ok(match self.recv() {
            Ok(Event::Line(Some(line))) => Came::Line(line),
            Ok(Event::Heard { table, heard }) => Came::Heard(table, heard),
            Ok(Event::Line(None)) | Err(_) => Came::End,
        })
    }
}

/// A line of input without its end; `None` when the input is over.
///
/// What is not text is read as far as it can be: a player who leans on the keyboard is asked
/// again, nothing more. Of a line that never ends only the beginning is looked at.
pub(crate) fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    /// The longest line that is read, in bytes, so that an input without line ends cannot fill the
    /// memory.
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
