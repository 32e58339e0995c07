//! The City, by Tom Lehmann (Amigo, 2008): the rules.
//!
//! Two to five players build a city each, round by round and all at the same time. Every card is
//! a building and money at once: who builds pays with other cards of the hand. Every round each
//! whole city brings new cards and scores; the first to reach fifty points ends the game. Every
//! rule has an id in `RULES.md`, which the code that enforces it cites.
//!
//! A tour, in the order of the rulebook: [`components`] is the box, [`state`] the table,
//! [`action`] and [`event`] what players do and hear, [`setup`] the deal, [`flow`] the round,
//! [`legal`] what is allowed and what can be built, [`resolve`] what it does, [`scoring`] incomes
//! and points, [`view`] who knows what.
//!
//! ```
//! use tabletop::{Dealer, Game, SeatCount, Seed};
//! use the_city::{TheCity, setup::Options};
//!
//! let mut dealer = Dealer::new(Seed::number(2008));
//! let seats = SeatCount::new(2).expect("two is a number of seats");
//! let mut table = TheCity::set_up(&Options::default(), seats, &mut dealer)?;
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

pub use crate::state::TheCity;

/// The rules in English, one id a rule.
pub const RULES_EN: &str = include_str!("../RULES.md");
/// The rules in Italian, with the same ids.
pub const RULES_IT: &str = include_str!("../RULES.it.md");

impl Game for TheCity {
    const INFO: Info = Info {
        id: "the-city",
        title: "The City",
        designer: "Tom Lehmann",
        publisher: "Amigo",
        year: Some(2008),
        minutes: 20,
        seats_min: 2,
        seats_max: 5,
        rules_version: 2,
        told_format: 3,
        compatible: &[],
        plies_max: resolve::PLIES_MAX,
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
