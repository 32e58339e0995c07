//! What a message changed.

use std::{fmt, ops::Range};

use prose::Voice;
use protocol::{Command, Parting, Refusal};

/// What a message changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change<G: Voice> {
    /// The table or who sits at it.
    pub lobby: bool,
    /// Who is here.
    pub presence: bool,
    /// The play.
    pub play: Option<PlayChange>,
    /// What became of something asked for.
    pub answered: Option<Answered<G>>,
    /// Why the table ends the connection.
    pub parting: Option<Parting>,
}

/// What changed in the play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayChange {
    /// The numbers of what happened, in the log. After a snapshot that is everything.
    pub news: Range<usize>,
    /// Whether somebody else moved.
    pub by_another: bool,
    /// Whether something was taken back.
    pub is_back: bool,
    /// Whether everything was told anew.
    pub is_anew: bool,
}

/// What became of something asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered<G: Voice> {
    /// The table did what this command asked for.
    Done(Command),
    /// The table refused it.
    Refused(RefusedCommand<G>),
}

/// Something that was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedCommand<G: Voice> {
    /// What was asked for.
    pub command: Command,
    /// Why it was not done.
    pub refusal: Refusal,
    /// The game's own reason.
    pub reason: Option<G::Refusal>,
}

/// A message that does not fit the rules of this client, or what it knows: it has to be told
/// everything anew. The session is ready for that: connect again and greet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a message does not fit what is known of the table")
    }
}

impl std::error::Error for Broken {}

impl<G: Voice> Default for Change<G> {
    fn default() -> Self {
        Change {
            lobby: false,
            presence: false,
            play: None,
            answered: None,
            parting: None,
        }
    }
}
