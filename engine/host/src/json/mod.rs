//! Values on their way to a client.

mod reader;

use std::{cell::Cell, fmt, str::FromStr};

use serde::{
    Deserialize, Serialize,
    de::{self, Expected, Unexpected},
};
use serde_json::value::RawValue;
use tabletop::Wire;

/// A value written as JSON: what a [`Table`](crate::Table) gives out in place of a game's types.
///
/// The text is kept as it was written, so equal values have equal bytes, and a message that
/// carries it copies it unread. Who knows the game [reads](Self::read) the type back; no client
/// needs a JSON library of its own for that.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// Writes `value`.
    pub fn of<T: Serialize>(value: &T) -> Self {
        let written = serde_json::value::to_raw_value(value);
        Json(written.expect("views, events and refusals are plain data with text for keys"))
    }

    /// Reads the value back.
    pub fn read<T: Wire>(&self) -> Result<T, JsonError> {
        read(self.0.get())
    }

    /// Reads the values of a list back, one text after the other. It counts as one reading: no
    /// byte is looked at twice.
    pub fn read_all<T: Wire>(list: &[Json]) -> Result<Vec<T>, JsonError> {
        note_reading();
        let texts = list.iter().map(Json::text);
        texts.map(reader::read).collect()
    }

    /// The text, in one line.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Json {
    type Err = JsonError;

    fn from_str(text: &str) -> Result<Self, JsonError> {
        read(text)
    }
}

/// Reads a value that is all of a text. Messages and entries of logs have functions of their own
/// for it, which call this one.
pub fn read<T: Wire>(text: &str) -> Result<T, JsonError> {
    note_reading();
    reader::read(text)
}

/// Reads what `before` becomes by `changes`, which are in the form of `protocol::Changes`: both in
/// one pass, and the text it would be is never made.
pub fn read_changed<T: Wire>(before: &str, changes: &str) -> Result<T, JsonError> {
    note_reading();
    reader::read_changed(before, changes)
}

thread_local! {
    static READINGS: Cell<u64> = const { Cell::new(0) };
}

/// How many texts this thread has read as JSON, for tests that count: everything that was given to
/// [`read`], [`read_changed`], [`Json::read`] or parsed as [`Json`], whatever became of it, a list
/// of values once.
pub fn readings() -> u64 {
    READINGS.get()
}

/// Counts a text that is read as JSON by other means.
pub fn note_reading() {
    READINGS.set(READINGS.get() + 1);
}

/// A text that is not JSON, or not of the type that was asked for. What of it, is not said: nobody
/// but us writes what is read here, and sentences for each mistake in each type weigh more than
/// the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the JSON that was expected")]
pub struct JsonError;

impl de::Error for JsonError {
    fn custom<T: fmt::Display>(_: T) -> Self {
        JsonError
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        JsonError
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        JsonError
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        JsonError
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        JsonError
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        JsonError
    }

    fn missing_field(_: &'static str) -> Self {
        JsonError
    }

    fn duplicate_field(_: &'static str) -> Self {
        JsonError
    }
}
