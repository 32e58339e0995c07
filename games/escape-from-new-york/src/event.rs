//! What happens, and who hears how much of it.

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat};

use crate::{
    components::{
        Persona,
        aims::{Colour, Objective, Objectives},
        board::{Side, Space},
        bosses::Boss,
        cards::{Card, CardSet},
        equipment::{Case, Item},
        new_york::{Back, NyCard},
        places::{Poi, Token},
        tiles::MapTile,
        timer::{EventCard, TimerTile},
    },
    flow::Source,
    state::{
        End,
        foe::{Foe, Tie, Way},
        hero::{Ride, Slot},
        routes::{Path, Priority},
    },
};

/// A card only some have seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen<T> {
    Face(T),
    Back,
}

impl<T: Copy> Seen<T> {
    /// The face of it, if it is seen.
    pub fn face(self) -> Option<T> {
        match self {
            Seen::Face(face) => Some(face),
            Seen::Back => None,
        }
    }

    /// What those know of it who have seen it, or have not.
    pub(crate) fn veil(self, seen: bool) -> Seen<T> {
        if seen { self } else { Seen::Back }
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Heroes and level tokens were dealt.
    Cast {
        heroes: PerSeat<Persona>,
        sets: PerSeat<u8>,
    },
    /// A seat got its objectives.
    Objectives {
        seat: Seat,
        cards: Seen<[Objective; 2]>,
    },
    /// A card is now on top of New York's deck; all see its back.
    TopCard {
        card: Seen<NyCard>,
        back: Back,
    },
    TurnBegan {
        seat: Seat,
    },
    /// A seat took all its discards back.
    TookAllBack {
        seat: Seat,
        cards: u8,
    },
    TimerRevealed {
        tile: TimerTile,
    },
    TimerDiscarded {
        tile: TimerTile,
    },
    Presto,
    Chose {
        seat: Seat,
        cards: Seen<CardSet>,
    },
    Played {
        seat: Seat,
        card: Card,
        void: bool,
    },
    /// A revealed card was left void to spare the car.
    Voided {
        seat: Seat,
        card: Card,
    },
    AbilityUsed {
        seat: Seat,
        source: Source,
        card: Seen<Card>,
    },
    Moved {
        seat: Seat,
        from: Space,
        to: Space,
        way: Way,
        passenger: Option<Seat>,
    },
    Jumped {
        seat: Seat,
        to: Space,
        passenger: Option<Seat>,
    },
    RideOffered {
        seat: Seat,
        to: Seat,
    },
    RideAnswered {
        seat: Seat,
        accepted: bool,
    },
    SetDown {
        seat: Seat,
    },
    TileLaid {
        at: Space,
        tile: MapTile,
        token: Option<Token>,
    },
    PoiTurned {
        at: Space,
        poi: Poi,
    },
    ConvictsCame {
        at: Space,
        count: u8,
    },
    ConvictsMissing {
        count: u8,
    },
    CarCame {
        car: u8,
        at: Space,
    },
    CubesCame {
        at: Space,
        count: u8,
    },
    RoadblockUp {
        at: Space,
        side: Side,
    },
    RoadblockBroken {
        at: Space,
        side: Side,
    },
    BossCame {
        boss: Boss,
        at: Space,
    },
    CaseTokenLaid {
        number: u8,
        at: Space,
    },
    SpecialAdded {
        card: NyCard,
    },
    Hit {
        seat: Option<Seat>,
        foe: Foe,
        points: u8,
    },
    Killed {
        seat: Option<Seat>,
        foe: Foe,
        at: Space,
        /// Whether it went onto the killer's level token.
        trophy: bool,
    },
    WantedEarned {
        seat: Seat,
    },
    Tricked {
        seat: Seat,
        foe: Foe,
        to: Space,
    },
    Noise {
        change: i8,
        now: u8,
    },
    /// A mission cube went right; so many are left.
    Mission {
        left: u8,
    },
    MissionReset,
    ItemDrawn {
        seat: Seat,
        item: Seen<Item>,
    },
    ItemsOffered {
        seat: Seat,
        items: Seen<[Item; 2]>,
    },
    ItemUsed {
        seat: Seat,
        item: Item,
        /// Whether it is used the other way.
        otherwise: bool,
    },
    ItemDiscarded {
        seat: Seat,
        item: Seen<Item>,
        paid: bool,
    },
    ItemsReshuffled,
    Armed {
        seat: Seat,
        item: Item,
    },
    WeaponGone {
        seat: Seat,
        item: Item,
        paid: bool,
    },
    Fired {
        seat: Seat,
        item: Item,
    },
    Reloaded {
        seat: Seat,
        ammunition: u8,
    },
    CubeTaken {
        seat: Seat,
    },
    CaseTaken {
        seat: Seat,
        number: u8,
        card: Seen<Case>,
    },
    CaseDropped {
        seat: Seat,
        slot: u8,
        number: u8,
        card: Seen<Case>,
    },
    DiagramDiscarded {
        seat: Seat,
    },
    CaseOpened {
        seat: Seat,
        card: Case,
    },
    PresidentTaken {
        seat: Seat,
        alive: bool,
    },
    AliveRemoved {
        left: u8,
    },
    CarTaken {
        seat: Seat,
        car: u8,
    },
    CarLeft {
        seat: Seat,
        ride: Ride,
    },
    CarWrecked {
        seat: Seat,
        ride: Ride,
    },
    Stolen {
        seat: Seat,
        from: Seat,
        slot: u8,
        card: Seen<Slot>,
    },
    Looked {
        seat: Seat,
        at: Space,
        poi: Seen<Poi>,
    },
    TookBack {
        seat: Seat,
        card: Seen<Card>,
    },
    CardLost {
        seat: Seat,
        card: Seen<Card>,
    },
    Damaged {
        seat: Seat,
        damage: u8,
    },
    LidUsed {
        seat: Seat,
    },
    LevelUp {
        seat: Seat,
        level: u8,
    },
    Learnt {
        seat: Seat,
        card: Seen<Card>,
    },
    /// A seat looks through a leftover deck with its own card in it.
    Browsed {
        seat: Seat,
        colour: Colour,
        cards: Seen<Objectives>,
    },
    Swapped {
        seat: Seat,
        colour: Colour,
        card: Seen<Objective>,
    },
    NyDiscarded {
        card: NyCard,
    },
    NyPlayed {
        card: NyCard,
    },
    NyReshuffled,
    /// An enemy moved by New York's rules: why it was its turn, which way it went, and who decided
    /// what the rules left open.
    EnemyMoved {
        foe: Foe,
        priority: Priority,
        path: Path,
        with: Option<Space>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tie: Option<Tie>,
    },
    /// An enemy came in step 12, because the back of the top card shows the side it stood on.
    EnemyClosed {
        foe: Foe,
        side: Side,
        from: Space,
        to: Space,
    },
    ConvictTookCar {
        car: u8,
        at: Space,
    },
    ConvictCarWrecked {
        car: u8,
        at: Space,
    },
    EventRevealed {
        card: EventCard,
    },
    EventsReshuffled,
    EventLevel {
        level: u8,
    },
    TrapSprung {
        at: MapTile,
        armed: bool,
    },
    HelicopterMoved {
        to: Space,
    },
    HelicopterLanded,
    GullfireDestroyed,
    Attempted {
        seat: Seat,
        bridge: u8,
    },
    Shown {
        seat: Seat,
        president: bool,
        tape: bool,
        diagram: bool,
    },
    AttemptFailed,
    TurnEnded {
        seat: Seat,
    },
    Ended {
        end: End,
    },
}
