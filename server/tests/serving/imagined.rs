//! The games, dealt so that seat A cannot tell one world from another: whatever the seed, A sees
//! the same table and holds the same hand. What A cannot see is imagined anew.

use std::fmt;

use bots::{Bot, Random};
use games::escape_from_new_york::Escape;
use games::fifth_avenue::FifthAvenue;
use games::new_york::NewYork;
use games::new_york_new_york::NewYorkNewYork;
use games::the_city::TheCity;
use host::{Brains, CatalogEntry, Skill, Thinking};
use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Dealer, Game, Illegal, Info, Outcome, Seat, SeatCount, Seats, Seed, SetupError, Viewer,
};

pub(crate) static IMAGINED: &[CatalogEntry] = &[
    CatalogEntry::of::<Imagined<NewYorkNewYork>>("# One", "# Uno"),
    CatalogEntry::of::<Imagined<NewYork>>("# Two", "# Due"),
    CatalogEntry::of::<Imagined<TheCity>>("# Three", "# Tre"),
    CatalogEntry::of::<Imagined<FifthAvenue>>("# Four", "# Quattro"),
    CatalogEntry::of::<Imagined<Escape>>("# Five", "# Cinque"),
];

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Imagined<G>(G);

impl<G: Game> fmt::Display for Imagined<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl<G: Game> Game for Imagined<G> {
    const INFO: Info = G::INFO;
    type Options = G::Options;
    type Action = G::Action;
    type View = G::View;
    type Event = G::Event;
    type Refusal = G::Refusal;

    fn set_up(
        options: &Self::Options,
        seats: SeatCount,
        dealer: &mut Dealer<Self::Event>,
    ) -> Result<Self, SetupError> {
        let mut same = Dealer::new(Seed::number(1989));
        let real = G::set_up(options, seats, &mut same)?;
        for event in same.events() {
            dealer.announce(event.clone());
        }
        let world = Seed::number(u64::from(dealer.below(u32::MAX)));
        let view = real.view(Viewer::Seat(Seat::A));
        Ok(Imagined(G::imagine(&view, &mut Chance::new(world))))
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
        G::veil(event, viewer)
    }

    fn imagine(view: &Self::View, chance: &mut Chance) -> Self {
        Imagined(G::imagine(view, chance))
    }

    fn assert_sound(&self) {
        self.0.assert_sound();
    }
}

impl<G: Game> Brains for Imagined<G> {
    // Its bot has a mind of its own.
    const LEVELS: &'static [(Skill, Thinking)] = &[];

    fn worth(&self, _: Seat) -> f32 {
        0.0
    }

    fn brain(_: Skill, _: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(seed))
    }
}
