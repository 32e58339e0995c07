//! Laws, transcripts and playout fuzzing that hold for every game.
//!
//! The whole of a game crate's `tests/laws.rs`:
//!
//! ```text
//! #[test]
//! fn the_laws_hold() {
//!     testkit::Laws::<NewYorkNewYork>::new().games(10_000).check();
//! }
//! ```
//!
//! and of its `tests/transcripts.rs`:
//!
//! ```text
//! #[test]
//! fn every_transcript_replays() {
//!     testkit::transcripts::<NewYorkNewYork>("tests/transcripts");
//! }
//! ```
//!
//! * [`laws`]: the ten laws as functions, one position at a time.
//! * [`Laws`]: all of them over random plays of every seat count and option; how often each law
//!   looks is said there.
//! * [`transcripts()`]: golden games; `UPDATE=1` rewrites what they check.
//! * [`counts()`]: the number of decision paths to a depth, as data.
//! * [`playout`]: random plays and their records.
//!
//! A breach fails with the play that led to it, as a record: save the text as a file of
//! `tests/transcripts` and it is a test for ever.

#![warn(missing_docs)]

pub mod laws;
pub mod playout;

mod counts;
mod guard;
mod runner;
mod transcripts;

pub use counts::counts;
pub use playout::{random_game, scripted_game};
pub use runner::{Breach, Laws, Tally};
pub use transcripts::{keep, transcripts};
