//! The contract itself.

use std::{
    error::Error,
    fmt::{self, Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Chance, Dealer, Illegal, Info, NotationError, OptionKind, Options, Outcome, Seat, SeatCount,
    Seats, Viewer,
};

/// What can be written down and read back: serde's two traits, so that a game derives them and
/// never calls them.
pub trait Wire: Serialize + DeserializeOwned {}
impl<T: Serialize + DeserializeOwned> Wire for T {}

/// The rules of one game, and the state of one play of it.
///
/// A `Game` is a plain value: all that lies on the table and nothing else. It holds no random
/// generator, no clock, no log and no player names, so a copy of it is cheap and cannot foretell
/// a roll. Two equal values are the same situation, whatever led there. `Display` is the whole
/// situation, secrets included, in one line of words: records check it, failures print it.
///
/// The laws every implementation keeps are in `testkit::laws`; read them as the second half of
/// this documentation.
pub trait Game: Clone + Debug + Display + Eq + Hash + Send + Sync + Wire + 'static {
    /// Name, seat range and limits of the game.
    const INFO: Info;

    /// Variants and table agreements fixed before the first decision.
    type Options: Options;

    /// One decision of one seat, without heap: sets of cards are masks or counts.
    /// `Display` and `FromStr` are its notation.
    type Action: Copy
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Eq
        + Ord
        + Hash
        + Send
        + Sync
        + 'static;

    /// What one viewer may know: all that was ever shown to it and not legally forgotten.
    type View: Clone + Debug + Eq + Send + Sync + Wire + 'static;

    /// One thing that happened, with every secret it involved. No heap, except at set-up.
    type Event: Clone + Debug + Eq + Send + Sync + Wire + 'static;

    /// Why an action may be refused, in the game's own terms.
    type Refusal: Copy + Debug + Eq + Send + Sync + Wire + 'static;

    /// Lays out the game up to the first decision.
    fn set_up(
        options: &Self::Options,
        seats: SeatCount,
        dealer: &mut Dealer<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// The seats that owe a decision now. Empty exactly when the game is over.
    ///
    /// More than one seat means a simultaneous decision: each answers in its own time, the state
    /// keeps the answers face down and resolves them when the last one is in. The result must not
    /// depend on who answered first.
    fn to_act(&self) -> Seats;

    /// Appends every action `seat` may take now, each once, in a fixed order.
    /// Appends nothing for a seat that owes no decision.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Takes an action and runs the game on to the next decision.
    ///
    /// On `Err` the state is unchanged and nothing was announced or drawn.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        dealer: &mut Dealer<Self::Event>,
    ) -> Result<(), Illegal<Self::Refusal>>;

    /// How it ended, or `None` while someone still owes a decision.
    fn outcome(&self) -> Option<Outcome>;

    /// The situation as `viewer` may know it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` may hear it. Never drops an event: all viewers count alike.
    fn veil(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// A full state that `view` cannot tell from the real one: what is unknown is dealt anew.
    ///
    /// It is given the view and not the state, so it has nothing to leak. Searches call it once
    /// per iteration: it must cost no more than a few per cent of a playout.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// Panics unless the state is sound: pieces conserved, limits kept, agenda sensible.
    fn assert_sound(&self);
}

/// Why a table could not be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game cannot be played by that many.
    Seats {
        /// How many were asked for.
        count: u8,
        /// The fewest the game takes.
        min: u8,
        /// The most the game takes.
        max: u8,
    },
    /// The game has no such option.
    UnknownOption {
        /// What was named.
        key: String,
    },
    /// The option cannot have that value.
    BadOption {
        /// The option.
        key: &'static str,
        /// The value asked for.
        value: String,
        /// What would have been possible.
        expected: OptionKind,
    },
}

impl SetupError {
    /// Refuses a number of seats that `info` does not allow.
    pub fn check_seats(info: &Info, seats: SeatCount) -> Result<(), SetupError> {
        let (count, min, max) = (seats.get(), info.seats_min, info.seats_max);
        if info.takes(seats) {
            Ok(())
        } else {
            Err(SetupError::Seats { count, min, max })
        }
    }
}

impl Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { count, min, max } => {
                write!(f, "the game takes {min} to {max} seats, not {count}")
            }
            SetupError::UnknownOption { key } => write!(f, "the game has no option `{key}`"),
            SetupError::BadOption {
                key,
                value,
                expected,
            } => {
                write!(
                    f,
                    "option {key} is {expected}, not `{}`",
                    value.escape_debug()
                )
            }
        }
    }
}

impl Error for SetupError {}
