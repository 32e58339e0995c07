//! Fifth Avenue, by Wilko Manz (alea 2004): the rules.
//!
//! Two to four players build towers in seven districts of Midtown, where they are worth more the
//! more different shops lie beside them. Two commissions walk from City Hall to Central Park and
//! leave markers; when one goes back, the marked districts are auctioned, and only auctions let
//! anybody build. With two players a dummy, Asso, bids too. Every rule has an id in `RULES.md`,
//! which the code that enforces it cites.
//!
//! A tour, in the order of the rulebook: [`components`] is the box, [`state`] the table with its
//! lots and auctions, [`action`] and [`event`] what players do and hear, [`setup`] the deal,
//! [`flow`] the turn, [`legal`] what is allowed, [`resolve`] what it does, [`scoring`] points and
//! the end, [`view`] who knows what.
//!
//! ```
//! use fifth_avenue::{FifthAvenue, setup::Options};
//! use tabletop::{Dealer, Game, SeatCount, Seed};
//!
//! let mut dealer = Dealer::new(Seed::number(2004));
//! let seats = SeatCount::new(3).expect("three is a number of seats");
//! let mut table = FifthAvenue::set_up(&Options::default(), seats, &mut dealer)?;
//! let mut legal = Vec::new();
//! while let Some(seat) = table.to_act().first() {
//!     legal.clear();
//!     table.legal_actions(seat, &mut legal);
//!     let last = legal.len() - 1;
//!     table.play(seat, legal[last], &mut dealer).expect("what is listed is legal");
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

pub use crate::state::FifthAvenue;

/// The rules in English, one id a rule.
pub const RULES_EN: &str = include_str!("../RULES.md");
/// The rules in Italian, with the same ids.
pub const RULES_IT: &str = include_str!("../RULES.it.md");

impl Game for FifthAvenue {
    const INFO: Info = Info {
        id: "fifth-avenue",
        title: "Fifth Avenue",
        designer: "Wilko Manz",
        publisher: "alea",
        year: Some(2004),
        minutes: 60,
        seats_min: 2,
        seats_max: 4,
        rules_version: 1,
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
