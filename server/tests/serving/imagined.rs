//! New York New York, dealt so that seat A cannot tell one world from another: whatever the seed,
//! A holds the same hand before the same row. What A cannot see is imagined anew.

use std::fmt;

use bots::{Bot, Random};
use host::{Brains, Entry, Skill};
use new_york_new_york::NewYorkNewYork as Real;
use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Dealer, Game, Illegal, Info, Outcome, Seat, SeatCount, Seats, Seed, SetupError, Viewer,
};

pub(crate) static IMAGINED: &[Entry] = &[Entry::of::<Imagined>("# One", "# Uno")];

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Imagined(Real);

impl fmt::Display for Imagined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Game for Imagined {
    const INFO: Info = Info {
        id: "imagined",
        ..Real::INFO
    };
    type Options = <Real as Game>::Options;
    type Action = <Real as Game>::Action;
    type View = <Real as Game>::View;
    type Event = <Real as Game>::Event;
    type Refusal = <Real as Game>::Refusal;

    fn set_up(
        options: &Self::Options,
        seats: SeatCount,
        dealer: &mut Dealer<Self::Event>,
    ) -> Result<Self, SetupError> {
        let mut same = Dealer::new(Seed::number(1989));
        let real = Real::set_up(options, seats, &mut same)?;
        for event in same.events() {
            dealer.announce(event.clone());
        }
        let world = Seed::number(u64::from(dealer.below(u32::MAX)));
        let view = real.view(Viewer::Seat(Seat::A));
        Ok(Imagined(Real::imagine(&view, &mut Chance::new(world))))
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.0.legal_actions(seat, out);
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        dealer: &mut Dealer<Self::Event>,
    ) -> Result<(), Illegal<Self::Refusal>> {
        self.0.play(seat, action, dealer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        self.0.view(viewer)
    }

    fn veil(event: &Self::Event, viewer: Viewer) -> Self::Event {
        Real::veil(event, viewer)
    }

    fn imagine(view: &Self::View, chance: &mut Chance) -> Self {
        Imagined(Real::imagine(view, chance))
    }

    fn assert_sound(&self) {
        self.0.assert_sound();
    }
}

impl Brains for Imagined {
    fn brain(_: Skill, _: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(seed))
    }
}
