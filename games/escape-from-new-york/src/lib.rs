//! 1997: Escape from New York, by Kevin Wilson (Pendragon Game Studio): the rules.
//!
//! One to four heroes have until the timer runs out to find the President and a way over a
//! bridge together; or one of them, with objectives of his own, leaves alone; or New York, played
//! by the rules, beats them all. Every rule has an id in `RULES.md`, which the code that enforces
//! it cites. The printed cards, tiles and board were not available: `components` says of every
//! row where its values come from.
//!
//! A tour, in the order of the rulebook: [`components`] is the box, [`state`] the table,
//! [`action`] and [`event`] what players do and hear, [`setup`] the deal, [`flow`] the turn,
//! [`legal`] what is allowed, [`resolve`] what it does, [`scoring`] the endings, [`view`] who
//! knows what.
//!
//! ```
//! use escape_from_new_york::{Escape, state::options::Options};
//! use tabletop::{Dealer, Game, SeatCount, Seed};
//!
//! let mut dealer = Dealer::new(Seed::number(1997));
//! let seats = SeatCount::new(2).expect("two is a number of seats");
//! let mut table = Escape::set_up(&Options::default(), seats, &mut dealer)?;
//! let mut legal = Vec::new();
//! while let Some(seat) = table.to_act().first() {
//!     legal.clear();
//!     table.legal_actions(seat, &mut legal);
//!     table.play(seat, legal[legal.len() / 2], &mut dealer).expect("what is listed is legal");
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

use crate::{action::Action, event::Event, legal::Refusal, state::options::Options, view::View};

pub use crate::state::Escape;

/// The rules in English, one id a rule.
pub const RULES_EN: &str = include_str!("../RULES.md");
/// The rules in Italian, with the same ids.
pub const RULES_IT: &str = include_str!("../RULES.it.md");

impl Game for Escape {
    const INFO: Info = Info {
        id: "escape-from-new-york",
        title: "1997: Fuga da New York",
        designer: "Kevin Wilson",
        publisher: "Pendragon Game Studio",
        year: None,
        minutes: 120,
        seats_min: 1,
        seats_max: 4,
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
        let deed = legal::check(self, seat, action)?;
        resolve::deed(self, seat, deed, dealer);
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
