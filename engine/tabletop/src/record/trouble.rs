//! What can be wrong with a record.

use std::fmt;

use crate::{Seat, SetupError};

/// What is wrong with a record: as data, so that it can be said in any language. `Display` says it
/// in English, for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A line has no checksum where all have one.
    NoChecksum,
    /// The checksum of a line is not that of the line.
    Checksum,
    /// It is longer than any play.
    TooLong,
    /// It ends before the line that begins with this word.
    EndsBefore(String),
    /// The line that begins with this word should be here.
    Missing(String),
    /// The line of the game does not name a game and a version of its rules.
    NoGame,
    /// This should be a number.
    NotANumber(String),
    /// No table has that many seats.
    Seats,
    /// This is no seed.
    Seed(String),
    /// Something else stands where 64 hexadecimal digits belong.
    NoDigits,
    /// A ply is not a number, a seat and an action.
    NoPly,
    /// Another ply should be here.
    PlyNumber(usize),
    /// The table has no such seat.
    NoSeat(Seat),
    /// The line belongs to no part of a record.
    Foreign,
    /// It is a play of a game that is not known.
    UnknownGame(String),
    /// It is a play of another game, or of another version of its rules.
    OtherRules {
        /// Game and version of the record.
        record: String,
        /// Game and version of the rules.
        rules: String,
    },
    /// Its random stream is not known.
    Stream(u32),
    /// The table could not be laid.
    Setup(SetupError),
    /// What was done cannot be read.
    Notation(String),
    /// The rules refuse an action.
    Refused {
        /// Who acted.
        seat: Seat,
        /// What was done, in notation.
        action: String,
        /// The rule that forbids it.
        rule: &'static str,
        /// Why, as programs print it.
        reason: String,
    },
    /// The rules lead to another situation or another end.
    Differs {
        /// What the record says.
        record: String,
        /// What the rules say.
        rules: String,
    },
    /// A replay writes another line.
    Rewritten {
        /// What the record says.
        record: String,
        /// What a replay writes.
        replay: String,
    },
    /// It ends where a replay writes this line.
    CutOff(String),
    /// A replay ends before this line.
    GoesOn,
    /// Its lines do not end as they were written.
    LineEnds,
    /// It does not tell every situation, so that nothing shows that the play is the same.
    Untold,
    /// The seed did not come about as it says.
    Unfair(String),
    /// Anything else, in words.
    Other(String),
}

impl From<SetupError> for Trouble {
    fn from(error: SetupError) -> Self {
        Trouble::Setup(error)
    }
}

impl From<String> for Trouble {
    fn from(words: String) -> Self {
        Trouble::Other(words)
    }
}

impl From<&str> for Trouble {
    fn from(words: &str) -> Self {
        Trouble::Other(words.to_owned())
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::NoChecksum => f.write_str("damaged: the checksum is missing"),
            Trouble::Checksum => f.write_str("damaged: the checksum does not fit"),
            Trouble::TooLong => f.write_str("the record is longer than any play"),
            Trouble::EndsBefore(word) => write!(f, "the record ends before its `{word}` line"),
            Trouble::Missing(word) => write!(f, "the `{word}` line should be here"),
            Trouble::NoGame => f.write_str("`game` needs a name and a rules version"),
            Trouble::NotANumber(text) => write!(f, "`{text}` is not a number here"),
            Trouble::Seats => f.write_str("no table has that many seats"),
            Trouble::NoDigits => f.write_str("64 hexadecimal digits belong here"),
            Trouble::NoPly => f.write_str("a ply is a number, a seat and an action"),
            Trouble::PlyNumber(number) => write!(f, "ply {number} should be here"),
            Trouble::NoSeat(seat) => write!(f, "the table has no seat {seat}"),
            Trouble::Foreign => f.write_str("this line belongs to no part of a record"),
            Trouble::UnknownGame(game) => write!(f, "there is no game `{game}` in this house"),
            Trouble::OtherRules { record, rules } => {
                write!(f, "a play of {record}, and the rules are {rules}")
            }
            Trouble::Stream(stream) => {
                let known = crate::STREAM_VERSION;
                write!(f, "random stream {stream} is not known, only {known}")
            }
            Trouble::Setup(error) => error.fmt(f),
            Trouble::Refused {
                seat,
                action,
                rule,
                reason,
            } => write!(f, "{seat} may not `{action}`: {reason} ({rule})"),
            Trouble::Differs { record, rules } => {
                write!(f, "the record says `{record}`, the rules say `{rules}`")
            }
            Trouble::Rewritten { record, replay } => {
                write!(f, "the record says `{record}`, a replay writes `{replay}`")
            }
            Trouble::CutOff(line) => write!(f, "the record ends where a replay writes `{line}`"),
            Trouble::GoesOn => f.write_str("a replay ends before this line"),
            Trouble::LineEnds => f.write_str("lines do not end as they were written"),
            Trouble::Untold => {
                f.write_str("not every situation is told: nothing shows that the play is the same")
            }
            Trouble::Seed(words)
            | Trouble::Notation(words)
            | Trouble::Unfair(words)
            | Trouble::Other(words) => f.write_str(words),
        }
    }
}
