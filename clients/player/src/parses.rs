//! How often something of a game was decoded, for tests.

use std::cell::Cell;

use host::{Json, JsonError};
use tabletop::Wire;

thread_local! {
    static PARSES: Cell<u32> = const { Cell::new(0) };
}

/// How many times a session on this thread has decoded a view, a list of legal actions, the events
/// of a message or a refusal: once for each, whatever it holds.
pub fn parses() -> u32 {
    PARSES.get()
}

/// Counts one.
pub(crate) fn note() {
    PARSES.set(PARSES.get() + 1);
}

/// Decodes, and counts it.
pub(crate) fn read<T: Wire>(json: &Json) -> Result<T, JsonError> {
    note();
    json.read()
}
