//! Values on their way to a client.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
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
        Ok(serde_json::from_str(self.0.get())?)
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
        Ok(serde_json::from_str(text)?)
    }
}

/// A text that is not JSON, or not of the type that was asked for.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct JsonError(#[from] serde_json::Error);
