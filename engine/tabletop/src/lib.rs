//! The contract between the rules of a board game and everything that plays it.
//!
//! A game is a value. Its type implements [`Game`]; bots, tables, clients, records and tests are
//! written against the trait and know no game by name. This page is enough to write one.
//!
//! # The words
//!
//! | Word | Meaning |
//! | --- | --- |
//! | [seat](Seat) | a place at the table, numbered from 0, printed `A`, `B`, `C` … |
//! | state | everything that lies on the table, hidden or not: the implementor of [`Game`] |
//! | action | what one seat decides, once; its text form is its [notation] |
//! | [step](Agenda) | something the game still has to do or to ask |
//! | event | something that happened and can be told or animated |
//! | view | what one [viewer](Viewer) may know |
//! | [dealer](Dealer) | lends chance to the rules and takes down events |
//! | [record](Record) | game, options, seats, seed, actions: enough to replay a play exactly |
//!
//! # How a play runs
//!
//! 1. [`Game::set_up`] lays out the state. Chance comes from the dealer and from nowhere else.
//! 2. While [`Game::to_act`] names seats, each of them may be asked for one of its
//!    [`Game::legal_actions`]. Several seats at once means a simultaneous decision: every answer
//!    is kept face down in the state until the last one is in.
//! 3. [`Game::play`] checks the action, applies it and runs the game on to the next decision,
//!    announcing events to the dealer on the way.
//! 4. When nobody is to act any more, [`Game::outcome`] says how it ended.
//!
//! Seats, bots and clients never meet the state. They get [`Game::view`] and events passed
//! through [`Game::veil`]; a bot that wants to think ahead makes up a state that fits its view
//! with [`Game::imagine`].
//!
//! # A whole game
//!
//! Two seats roll a die in turn; the higher roll wins. There is nothing to choose and nothing to
//! hide, but every part of the contract is here.
//!
//! ```
//! use std::{fmt, str::FromStr};
//! use serde::{Deserialize, Serialize};
//! use tabletop::*;
//!
//! #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
//! struct HighRoll { rolls: PerSeat<u32>, turn: u8 }
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
//! struct Roll;
//! impl fmt::Display for Roll {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str("roll") }
//! }
//! impl FromStr for Roll {
//!     type Err = NotationError;
//!     fn from_str(text: &str) -> Result<Self, NotationError> {
//!         let mut words = Words::of(text, "roll")?;
//!         words.expect("roll")?;
//!         words.end(Roll)
//!     }
//! }
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
//! enum Refusal { NotYourTurn }
//! #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
//! enum Event { Rolled { seat: Seat, number: u32 } }
//!
//! impl fmt::Display for HighRoll {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//!         write!(f, "turn {} rolls {},{}", self.turn, self.rolls[Seat::A], self.rolls[Seat::B])
//!     }
//! }
//!
//! impl Game for HighRoll {
//!     const INFO: Info = Info {
//!         id: "high-roll", title: "High Roll",
//!         designer: "tradition", publisher: "nobody", year: None, minutes: 1,
//!         seats_min: 2, seats_max: 2, rules_version: 1, told_format: 1, compatible: &[],
//!         plies_max: 2,
//!     };
//!     type Options = NoOptions;
//!     type Action = Roll;
//!     type View = HighRoll;
//!     type Event = Event;
//!     type Refusal = Refusal;
//!
//!     fn set_up(_: &NoOptions, seats: SeatCount, _: &mut Dealer<Event>)
//!         -> Result<Self, SetupError>
//!     {
//!         Ok(HighRoll { rolls: PerSeat::new(seats), turn: 0 })
//!     }
//!     fn to_act(&self) -> Seats {
//!         if self.turn < 2 { Seats::only(Seat::new(self.turn)) } else { Seats::EMPTY }
//!     }
//!     fn legal_actions(&self, seat: Seat, out: &mut Vec<Roll>) {
//!         if self.to_act().contains(seat) { out.push(Roll) }
//!     }
//!     fn play(&mut self, seat: Seat, _: Roll, dealer: &mut Dealer<Event>)
//!         -> Result<(), Illegal<Refusal>>
//!     {
//!         if !self.to_act().contains(seat) {
//!             return Err(Illegal::new("HR-01", Refusal::NotYourTurn));
//!         }
//!         let number = dealer.roll(6);
//!         self.rolls[seat] = number;
//!         self.turn += 1;
//!         dealer.announce(Event::Rolled { seat, number });
//!         Ok(())
//!     }
//!     fn outcome(&self) -> Option<Outcome> {
//!         (self.turn == 2).then(|| Outcome::by_score(&self.rolls.map(|roll| *roll as i32)))
//!     }
//!     fn view(&self, _: Viewer) -> HighRoll { self.clone() }
//!     fn veil(event: &Event, _: Viewer) -> Event { event.clone() }
//!     fn imagine(view: &HighRoll, _: &mut Chance) -> Self { view.clone() }
//!     fn assert_sound(&self) { assert!(self.turn <= 2) }
//! }
//!
//! let mut dealer = Dealer::scripted([4, 1]); // draws count from 0: a five, then a two
//! let seats = SeatCount::new(2).unwrap();
//! let mut table = HighRoll::set_up(&NoOptions, seats, &mut dealer).unwrap();
//! while let Some(seat) = table.to_act().first() {
//!     table.play(seat, "roll".parse().unwrap(), &mut dealer).unwrap();
//! }
//! let outcome = table.outcome().unwrap();
//! assert!(outcome.standings[Seat::A].won && !outcome.standings[Seat::B].won);
//! ```
//!
//! The laws that every implementation keeps are functions in the crate `testkit`; read them as
//! the second half of this documentation.

#![warn(missing_docs)]

mod agenda;
mod bag;
mod chance;
mod dealer;
mod game;
pub mod hex;
mod id_set;
mod illegal;
mod info;
mod memory;
pub mod notation;
mod options;
mod outcome;
mod per_seat;
pub mod record;
mod seat;
mod seed;

pub use agenda::Agenda;
pub use bag::Bag;
pub use chance::{Chance, STREAM_VERSION};
pub use dealer::Dealer;
pub use game::{Game, SetupError, Wire};
pub use id_set::{Id, IdSet};
pub use illegal::Illegal;
pub use info::Info;
pub use memory::Memory;
pub use notation::{NotationError, Words};
pub use options::{NoOptions, OptionKind, OptionSpec, Options};
pub use outcome::{Ending, Outcome, Standing};
pub use per_seat::PerSeat;
pub use record::Record;
pub use seat::{MAX_SEATS, Seat, SeatCount, Seats, Viewer};
pub use seed::Seed;
