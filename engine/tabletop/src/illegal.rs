//! A player's mistake.

use std::fmt;

/// Why an action was refused: the rule that forbids it and the reason in the game's own terms.
///
/// The reason is data and not a sentence; clients say it in the player's language and open the
/// rule by its id. It must tell nothing that the refused seat may not know: law 9 covers refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal<R> {
    /// The id of the rule in the game's `RULES.md`.
    pub rule: &'static str,
    /// Why it is forbidden, as a value of the game.
    pub reason: R,
}

impl<R> Illegal<R> {
    /// Forbidden by `rule`, because of `reason`.
    pub const fn new(rule: &'static str, reason: R) -> Self {
        Illegal { rule, reason }
    }
}

impl<R: fmt::Debug> fmt::Display for Illegal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ({})", self.reason, self.rule)
    }
}

impl<R: fmt::Debug> std::error::Error for Illegal<R> {}
