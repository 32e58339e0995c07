//! Every sentence a person reads, in English and Italian.
//!
//! The words live in Fluent catalogues under `locales/`, one file for what all games share and
//! one for each game. Code asks for a message by its id with [`say!`] and never joins words
//! itself: grammar belongs to the catalogue. A game speaks through [`Voice`], which turns its
//! events, refusals, actions and views into sentences for an [`Audience`]: somebody who sits at
//! the table or looks on, in one of the two languages.
//!
//! ```
//! use prose::{Audience, Lang, Voice};
//! use games::new_york_new_york::{NewYorkNewYork, components::{Card, Colour}, event::Event};
//! use tabletop::{PerSeat, Seat, SeatCount};
//!
//! let seats = SeatCount::new(2).expect("two is a number of seats");
//! let names = PerSeat::from_fn(seats, |seat| format!("Bot {seat}"));
//! let reader = Audience { lang: Lang::It, viewer: Seat::A.into(), names };
//! let card = Card::new(Colour::Indigo, 7);
//! let event = Event::Played { seat: Seat::B, card, covered: None };
//! assert_eq!(NewYorkNewYork::event(&event, &reader).text, "Bot B gioca l’Indaco 7.");
//! ```

#![warn(missing_docs)]

mod audience;
mod catalogue;
pub mod common;
mod fluent;
mod lang;
mod parts;
mod voice;

games::modules!(pub);

pub use audience::Audience;
pub use catalogue::{about, knows, learn, sentence};
pub use fluent::{Argument, Arguments, Value};
pub use lang::{Lang, UnknownLang};
pub use parts::{PartRow, ScoredPart};
pub use voice::{Label, Named, ScoreTable, Told, Voice};
