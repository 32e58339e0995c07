//! What an allowed action is.
//!
//! An [`Action`](crate::action::Action) is what a player says, and means something only together
//! with what was asked. `check` puts the two together once. What comes out is a [`Deed`], which
//! carries all that doing it takes: a pair of question and action that do not fit is not a deed.

use tabletop::Seat;

use crate::{
    components::{
        aims::{Colour, Objective},
        board::{Space, SpaceSet},
        bosses::Boss,
        cards::{Card, CardSet},
        equipment::{Case, Item},
    },
    flow::Source,
    state::{
        foe::{Foe, Tie, Way},
        hero::HiddenCase,
        routes::Route,
        show::Show,
    },
};

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Goes on without what was offered.
    Pass,
    /// Wins alone.
    Escape,
    /// Takes, uses, pays or leaves something; what was asked is asked again.
    Thing(Thing),
    /// Answers a question about action cards.
    Card(CardAnswer),
    /// Answers where to go, and with whom.
    Way(WayAnswer),
    /// Answers what else an effect or a building asks.
    Choice(Choice),
}

/// What is done with items, weapons, briefcases and cars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    TakeCube,
    TakeCase(u8),
    TakePresident,
    TakeCar(u8),
    Use {
        slot: u8,
        item: Item,
    },
    Otherwise {
        slot: u8,
        item: Item,
    },
    Arm {
        slot: u8,
        item: Item,
    },
    Fire,
    Pay {
        slot: u8,
        item: Item,
    },
    PayWeapon,
    Open {
        slot: u8,
        card: Case,
        origin: u8,
    },
    DropCase {
        slot: u8,
        case: HiddenCase,
        into: u8,
    },
    Discard {
        slot: u8,
        item: Item,
    },
    DiscardDiagram {
        slot: u8,
    },
    LeaveCar,
}

/// What is done with action cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardAnswer {
    Choose(CardSet),
    Play(Card),
    Ability {
        card: Card,
        source: Source,
    },
    /// Lets what would cost the car be void.
    Void(Source),
    /// Goes through with it.
    Resolve(Source),
    Learn(Card),
}

/// A movement as it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    pub left: u8,
    pub gait: u8,
    pub passenger: Option<Seat>,
    pub asked: u8,
}

/// Where a hero goes, and with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WayAnswer {
    Step {
        walk: Walk,
        to: Space,
        way: Way,
    },
    Cross {
        bridge: u8,
    },
    Jump {
        to: Space,
        passenger: Option<Seat>,
    },
    Offer(Seat),
    SetDown(Seat),
    Ride {
        accepted: bool,
    },
    /// Shows something at the bridge, besides what was shown and those who are still to be asked.
    Show {
        bridge: u8,
        shown: Show,
        waiting: u8,
        show: Show,
    },
}

/// What else is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Timer,
    Lid {
        slot: u8,
        damage: u8,
    },
    Hit {
        foe: Foe,
        left: u8,
        range: u8,
    },
    Bat {
        boss: Boss,
        points: u8,
    },
    Trick {
        foe: Foe,
        to: Space,
        left: u8,
    },
    Reveal {
        at: Space,
        left: u8,
    },
    TurnUp {
        at: Space,
        left: u8,
    },
    RescuePoi {
        at: Space,
    },
    Look {
        at: Space,
        left: u8,
    },
    Fly {
        to: Space,
    },
    Spawn {
        at: Space,
        spots: SpaceSet,
    },
    NearManhole {
        at: Space,
        left: u8,
        spots: SpaceSet,
    },
    SpawnCar {
        at: Space,
    },
    Back {
        card: Card,
        left: u8,
        optional: bool,
    },
    Steal {
        slot: u8,
        from: Seat,
    },
    Keep(Item),
    DrawItem,
    DrawTwo,
    Regain,
    Reload,
    Swap(Colour),
    Aim {
        card: Objective,
        colour: Colour,
    },
    Send {
        route: Route,
        tie: Tie,
        left: u8,
    },
}
