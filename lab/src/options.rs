//! Options as people write them.

use anyhow::{Result, bail};

/// The options as one line; whether they are right the game says when the table is laid.
pub(crate) fn options(pairs: &[String]) -> Result<String> {
    for pair in pairs {
        if pair.contains(char::is_whitespace) || !pair.contains('=') {
            bail!(
                "an option is written KEY=VALUE, not `{}`",
                pair.escape_debug()
            );
        }
    }
    Ok(pairs.join(" "))
}
