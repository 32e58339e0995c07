//! New York New York, by Wolfgang Kramer (F.X. Schmid, 1989): the rules.
//!
//! Two to four players build one panorama of twelve sections. A card lies at the place of its
//! number and covers whatever lay there; at the end of a round each player scores the visible
//! cards of one colour, and more for cards side by side. Every rule has an id in `RULES.md`,
//! which the code that enforces it cites.
//!
//! A tour, in the order of the rulebook: [`components`] is the box, [`state`] the table,
//! [`action`] and [`event`] what players do and hear, [`setup`] the deal, [`flow`] the turn,
//! [`legal`] what is allowed, [`resolve`] what it does, [`scoring`] the end, [`view`] who knows
//! what.
//!
//! ```
//! use new_york_new_york::{NewYorkNewYork, setup::Options};
//! use tabletop::{Dealer, Game, SeatCount, Seed};
//!
//! let mut dealer = Dealer::new(Seed::number(1989));
//! let seats = SeatCount::new(2).expect("two is a number of seats");
//! let mut table = NewYorkNewYork::set_up(&Options::default(), seats, &mut dealer)?;
//! let mut legal = Vec::new();
//! while let Some(seat) = table.to_act().first() {
//!     legal.clear();
//!     table.legal_actions(seat, &mut legal);
//!     table.play(seat, legal[0], &mut dealer).expect("what is listed is legal");
//! }
//! assert!(table.outcome().is_some());
//! # Ok::<(), tabletop::SetupError>(())
//! ```

// A new step, action, event or piece must break the build until every match has thought of it.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod components;
pub mod state;

pub mod action;
pub mod event;

pub mod setup;

pub mod flow;

pub mod legal;

pub mod resolve;

pub mod scoring;

pub mod view;

use tabletop::{
    Chance, Dealer, Game, Illegal, Info, Outcome, Seat, SeatCount, Seats, SetupError, Viewer,
};

use crate::{action::Action, event::Event, legal::Refusal, setup::Options, view::View};

pub use crate::state::NewYorkNewYork;

/// The rules in English, one id a rule.
pub const RULES_EN: &str = include_str!("../RULES.md");
/// The rules in Italian, with the same ids.
pub const RULES_IT: &str = include_str!("../RULES.it.md");

impl Game for NewYorkNewYork {
    const INFO: Info = Info {
        id: "new-york-new-york",
        title: "New York New York",
        designer: "Wolfgang Kramer",
        publisher: "F.X. Schmid",
        year: Some(1989),
        minutes: 15,
        seats_min: 2,
        seats_max: 4,
        rules_version: 2,
        told_format: 3,
        compatible: &[1],
        plies_max: resolve::COLOUR_PLIES_MAX + setup::ROUNDS_MAX as u32 * resolve::ROUND_PLIES_MAX,
    };

    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn set_up(
        options: &Options,
        seats: SeatCount,
        dealer: &mut Dealer<Event>,
    ) -> Result<Self, SetupError> {
        setup::set_up(options, seats, dealer)
    }

    fn to_act(&self) -> Seats {
        flow::to_act(self)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::list(self, seat, out);
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Action,
        dealer: &mut Dealer<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        legal::check(self, seat, action)?;
        resolve::action(self, seat, action, dealer);
        flow::run(self, dealer);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn veil(event: &Event, viewer: Viewer) -> Event {
        event.veiled_for(viewer)
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        view::imagine(view, chance)
    }

    fn assert_sound(&self) {
        state::assert_sound(self);
    }
}
