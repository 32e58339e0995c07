//! A play written down: enough to play it again, to the last shuffle.
//!
//! ```text
//! game new-york-new-york 1 ~5f0c
//! stream 1 ~9b1d
//! options rounds=auto bonus=yes ~22ab
//! seats 2 ~01e4
//! seed 42 ~77aa
//!   = round 1 of 2, A plays … ~c3f1
//! 1 A play a7 ~ab12
//!   = round 1 of 2, A takes … ~0d9e
//! end contest: A 1 won 95, B 2 lost 80 ~4f4f
//! ```
//!
//! * `game`: the game's id and the version of its rules.
//! * `stream`: the version of the random stream ([`STREAM_VERSION`](crate::STREAM_VERSION)).
//! * `options`, `seats`, `seed`: how the table was laid.
//! * `commitment`, `half`, `nonce A` …: how the seed came about, at tables that derive it from
//!   secrets of the host and of every seat.
//! * `person A Ada`, `bot B`: who sat there, seat by seat, where it was noted.
//! * `1 A play a7`: ply, seat, action in its notation.
//! * `  = …`: the situation reached, in the words of the game's `Display`.
//! * `end …`: the outcome.
//!
//! A line may end in ` ~` and the CRC-16 of what stands before it. If the first line does, all
//! must: a flipped byte is then found in its very line. Lines that begin with `#` are comments;
//! they carry no checksum, so only records without checksums have them.

mod playback;
mod text;
mod trouble;

pub use playback::Playback;
pub use trouble::Trouble;

use crate::{PerSeat, Seat, SeatCount, Seed};

/// A play written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The version of the random stream.
    pub stream: u32,
    /// The options in one line, as [`Options::line`](crate::Options::line) writes them.
    pub options: String,
    /// How many seats the table had.
    pub seats: SeatCount,
    /// What every shuffle came from.
    pub seed: Seed,
    /// How the seed came about, where host and seats made it together.
    pub fairness: Option<Fairness>,
    /// Who sat there, where it was noted: what a person was called, and nothing for a bot. No rule
    /// knows it.
    pub sitters: Option<PerSeat<Option<String>>>,
    /// The situation after set-up, in words.
    pub opening: Option<Check>,
    /// What was played.
    pub plies: Vec<Ply>,
    /// The outcome in words, once the game is over.
    pub end: Option<Check>,
}

/// One action of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who acted.
    pub seat: Seat,
    /// What was done, in notation.
    pub action: String,
    /// The situation it led to, in words.
    pub check: Option<Check>,
    /// The line of the file it was read from, 0 if from none.
    pub line: usize,
}

/// Words of a record that a replay must arrive at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The words.
    pub words: String,
    /// The line of the file they were read from, 0 if from none.
    pub line: usize,
}

/// What a seed was derived from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// What the host published before anyone sat down: the hash of its half.
    pub commitment: [u8; 32],
    /// The host's half of the secret, published when the game is over.
    pub half: [u8; 32],
    /// What each seat added.
    pub nonces: PerSeat<[u8; 32]>,
}

/// Where and why a record is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line of the file, counted from 1; 0 when the trouble is not in one line.
    pub line: usize,
    /// What is wrong with it.
    pub trouble: Trouble,
}

impl RecordError {
    /// `trouble` in `line`.
    pub fn new(line: usize, trouble: impl Into<Trouble>) -> Self {
        RecordError {
            line,
            trouble: trouble.into(),
        }
    }
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => self.trouble.fmt(f),
            line => write!(f, "line {line}: {}", self.trouble),
        }
    }
}

impl std::error::Error for RecordError {}
