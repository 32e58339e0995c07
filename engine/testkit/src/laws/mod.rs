//! The ten laws, each a function that can be called by itself on a position.
//!
//! A law gives `Ok` or the [breach](BrokenLaw) it found; it never panics, and a panic of the rules
//! while a law looks at them is a breach of that law. [`Laws`](crate::Laws) calls them all over
//! random plays.
//!
//! 1. Someone acts or it is over: [`law_1_someone_acts`].
//! 2. Legal means playable: [`law_2_listed_is_accepted`], [`law_2_unlisted_is_refused`].
//! 3. Refusal changes nothing: [`law_3_refusal_changes_nothing`].
//! 4. Soundness: [`law_4_soundness`].
//! 5. Replay: [`law_5_replay`], [`law_5_replay_from_text`].
//! 6. Notation: [`law_6_notation`], [`law_6_options`], [`law_6_serialisation`].
//! 7. Order of sealed answers is irrelevant: [`law_7_order_of_answers`].
//! 8. Imagination is faithful: [`law_8_imagination`], [`law_8_real_world`].
//! 9. No leak: [`law_9_set_up`], [`law_9_own_action`], [`law_9_same_action`],
//!    [`law_9_other_answer`], [`law_9_other_draws`]. What it can and cannot find is said at
//!    [`law_9_same_action`].
//! 10. Outcome: [`law_10_outcome`].

mod deals;
mod flow;
mod imagination;
mod leaks;
mod legality;
mod replay;
mod sealed;
mod writing;

pub use deals::{law_9_other_draws, law_9_set_up};
pub use flow::{law_1_someone_acts, law_4_soundness, law_10_outcome};
pub use imagination::{law_8_imagination, law_8_real_world};
pub use leaks::{law_9_other_answer, law_9_own_action, law_9_same_action};
pub use legality::{
    law_2_listed_is_accepted, law_2_unlisted_is_refused, law_3_refusal_changes_nothing,
};
pub use replay::{law_5_replay, law_5_replay_from_text};
pub use sealed::law_7_order_of_answers;
pub use writing::{law_6_notation, law_6_options, law_6_serialisation};

use std::{error::Error, fmt};

use tabletop::{Game, Viewer};

use crate::guard::guarded;

/// The laws by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// Law 1.
    SomeoneActs,
    /// Law 2.
    LegalMeansPlayable,
    /// Law 3.
    RefusalChangesNothing,
    /// Law 4.
    Soundness,
    /// Law 5.
    Replay,
    /// Law 6.
    Notation,
    /// Law 7.
    SealedAnswers,
    /// Law 8.
    Imagination,
    /// Law 9.
    NoLeak,
    /// Law 10.
    Outcome,
}

impl Law {
    /// All ten.
    pub const ALL: [Law; 10] = [
        Law::SomeoneActs,
        Law::LegalMeansPlayable,
        Law::RefusalChangesNothing,
        Law::Soundness,
        Law::Replay,
        Law::Notation,
        Law::SealedAnswers,
        Law::Imagination,
        Law::NoLeak,
        Law::Outcome,
    ];

    /// Its number, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// What it demands.
    pub const fn sentence(self) -> &'static str {
        match self {
            Law::SomeoneActs => {
                "someone acts or it is over: seats are to act exactly while there is no outcome, \
                 each of them has a choice, and the play keeps below its stated length"
            }
            Law::LegalMeansPlayable => {
                "legal means playable: what is listed is accepted, what is not listed is refused"
            }
            Law::RefusalChangesNothing => {
                "refusal changes nothing: state, chance and events are as before"
            }
            Law::Soundness => {
                "soundness: after each action every piece of the box is accounted for"
            }
            Law::Replay => "replay: seed and actions give the same states, events and outcome",
            Law::Notation => {
                "notation: parse after print is identity, two legal actions never share a \
                 spelling, and what is written down is read back equal"
            }
            Law::SealedAnswers => {
                "order of sealed answers is irrelevant: all orders lead to equal states"
            }
            Law::Imagination => {
                "imagination is faithful: a state imagined from a view gives that view, the same \
                 seats to act and the same legal actions, it is sound, and the real state is \
                 among those imagined"
            }
            Law::NoLeak => "no leak: what a viewer cannot see, no view, event or refusal tells it",
            Law::Outcome => {
                "outcome: ranks start at 1 and ties share one, they follow the score, and who won \
                 agrees with the kind of ending"
            }
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {}, {}", self.number(), self.sentence())
    }
}

/// A breach: which law, and what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenLaw {
    /// The law that is broken.
    pub law: Law,
    /// What was found.
    pub what: String,
}

impl fmt::Display for BrokenLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n  found: {}", self.law, self.what)
    }
}

impl Error for BrokenLaw {}

/// What a law found.
pub type LawResult = Result<(), BrokenLaw>;

/// Runs a law; what it finds and what panics in it is a breach of `law`.
fn judge(law: Law, run: impl FnOnce() -> Result<(), String>) -> LawResult {
    let found = guarded(run).unwrap_or_else(Err);
    found.map_err(|what| BrokenLaw { law, what })
}

/// `Err` of the formatted text unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($text:tt)+) => {
        if !$condition {
            return Err(format!($($text)+));
        }
    };
}
use ensure;

/// Whether `state` is sound, and if not, why.
fn sound<G: Game>(state: &G) -> Result<(), String> {
    guarded(|| state.assert_sound()).map_err(|why| format!("not sound: {why}\n  in: {state}"))
}

/// The viewer as a reader of messages would say it.
pub(crate) fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "the spectator".to_owned(),
    }
}
