//! Who knows what.

mod imagine;

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat, Viewer};

use crate::{
    components::{
        RESERVE,
        board::{Ground, POIS, Space},
        cards::CardSet,
        new_york::NyCards,
        places::Poi,
    },
    event::{Event, Seen},
    state::{
        CaseBox, Escape, NewYork, Table, Turn,
        hero::{Hero, HiddenCase, Slot},
        hiding::Veiled,
    },
};

pub(crate) use imagine::imagine;
pub use imagine::unseen_items;

/// The table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table: of everything that the viewer may not know, only the back.
    pub table: Table<Veiled>,
    /// How many action cards each seat holds.
    pub hands: PerSeat<u8>,
    /// How many it has discarded.
    pub discards: PerSeat<u8>,
    /// How many of its special cards are still beside the board.
    pub beside: PerSeat<u8>,
    /// How many items each seat discarded unseen.
    pub dropped: PerSeat<u8>,
    /// How many cards the active seat has chosen and not played.
    pub chosen: u8,
    /// How many it discards unrevealed.
    pub unseen: u8,
    /// How many items the deck holds.
    pub items: u8,
    /// How many objectives lie in the two leftover decks.
    pub leftover: [u8; 2],
    // rules: FU-27
    /// New York's deck, the top card among the others: all know which cards are in it.
    pub ny_deck: NyCards,
}

impl View {
    /// The face of a reserve card, if the viewer may see it.
    pub fn slot(&self, seat: Seat, at: usize) -> Option<Slot> {
        self.table.heroes[seat].reserve[at].and_then(Slot::face)
    }

    /// The point of interest on a space, if the viewer may see it.
    pub fn poi(&self, space: Space) -> Option<Poi> {
        let is_poi = space.ground() == Ground::Poi;
        let place = is_poi.then(|| self.table.pois[Escape::poi_index(space)].0);
        place.and_then(Seen::face)
    }
}

// rules: FU-83, FU-89, FU-Q42
pub(crate) fn view(table: &Escape, viewer: Viewer) -> View {
    let size = |cards: CardSet| cards.len() as u8;
    View {
        viewer,
        table: veiled(table, viewer),
        hands: table.heroes.map(|hero| size(hero.hand)),
        discards: table.heroes.map(|hero| size(hero.discards)),
        beside: table.heroes.map(|hero| size(hero.beside)),
        dropped: table.heroes.map(|hero| hero.dropped.len() as u8),
        chosen: size(table.turn.chosen),
        unseen: size(table.turn.unseen),
        items: table.items.len() as u8,
        leftover: table.leftover.map(|cards| cards.len() as u8),
        ny_deck: table.ny.deck.or(NyCards::only(table.ny.top)),
    }
}

/// A thing as those know it who have seen it, or have not.
fn known<T: Copy>(thing: T, seen: bool) -> Seen<T> {
    Seen::Face(thing).veil(seen)
}

/// Every part of the table is named here, so that a new one has to say who sees it.
fn veiled(table: &Escape, viewer: Viewer) -> Table<Veiled> {
    let seats = table.heroes.seats();
    let is_active = viewer.is(table.active);
    let mut poi_spaces = POIS.iter();
    Table {
        agenda: table.agenda,
        options: table.options,
        heroes: PerSeat::from_fn(seats, |seat| {
            veiled_hero(&table.heroes[seat], viewer, viewer.is(seat))
        }),
        active: table.active,
        turns: table.turns,
        turn: veiled_turn(&table.turn, is_active),
        map: table.map,
        tiles: table.tiles,
        tokens: table.tokens,
        pois: table.pois.map(|(poi, knowers)| {
            let at = poi_spaces.next();
            let is_up = at.is_some_and(|at| table.map.revealed.contains(at));
            (known(poi, is_up || knowers.has(viewer)), knowers)
        }),
        ny: veiled_new_york(&table.ny),
        timer: table.timer,
        events: table.events,
        events_past: table.events_past,
        event_box: table.event_box,
        items: Seen::Back,
        items_used: table.items_used,
        items_out: table.items_out,
        boxes: table.boxes.map(|CaseBox { case, token }| {
            let case = case.map(|case| veiled_case(case, viewer));
            CaseBox { case, token }
        }),
        helicopter: table.helicopter,
        landed: table.landed,
        gullfire: table.gullfire,
        president: table.president,
        alive: table.alive,
        leftover: std::array::from_fn(|colour| {
            known(
                table.leftover[colour],
                table.leftover_known[colour].has(viewer),
            )
        }),
        leftover_known: table.leftover_known,
        wanted: table.wanted,
        drawn: table.drawn.map(|items| known(items, is_active)),
        ending: table.ending,
    }
}

fn veiled_hero(hero: &Hero, viewer: Viewer, is_own: bool) -> Hero<Veiled> {
    let mut reserve = [None; RESERVE + 1];
    for (at, slot) in hero.reserve.iter().flatten().enumerate() {
        reserve[at] = Some(veiled_slot(*slot, viewer));
    }
    Hero {
        persona: hero.persona,
        space: hero.space,
        ride: hero.ride,
        hand: known(hero.hand, is_own),
        discards: known(hero.discards, is_own),
        shown: hero.shown,
        beside: known(hero.beside, is_own),
        seen: hero.seen,
        reserve,
        weapon: hero.weapon,
        ammunition: hero.ammunition,
        set: hero.set,
        level: hero.level,
        convicts: hero.convicts,
        items: hero.items,
        objectives: known(hero.objectives, is_own),
        wanted: hero.wanted,
        dropped: known(hero.dropped, is_own),
    }
}

fn veiled_slot(slot: Slot, viewer: Viewer) -> Slot<Veiled> {
    match slot {
        Slot::Item {
            item,
            known: knowers,
        } => Slot::Item {
            item: known(item, knowers.has(viewer)),
            known: knowers,
        },
        Slot::Case { case, origin } => {
            let case = veiled_case(case, viewer);
            Slot::Case { case, origin }
        }
        Slot::President => Slot::President,
        Slot::Diagram => Slot::Diagram,
    }
}

fn veiled_case(case: HiddenCase, viewer: Viewer) -> HiddenCase<Veiled> {
    HiddenCase {
        card: known(case.card, case.known.has(viewer)),
        known: case.known,
        up: case.up,
    }
}

fn veiled_turn(turn: &Turn, is_own: bool) -> Turn<Veiled> {
    Turn {
        forced: turn.forced,
        noise: turn.noise,
        ability: turn.ability,
        chosen: known(turn.chosen, is_own),
        played: turn.played,
        unseen: known(turn.unseen, is_own),
        events: turn.events,
        levelled: turn.levelled,
        halted: turn.halted,
        added: turn.added,
        dropped: turn.dropped,
        left: turn.left,
    }
}

// rules: FU-27
/// Nobody sees the front of the top card.
fn veiled_new_york(ny: &NewYork) -> NewYork<Veiled> {
    NewYork {
        top: Seen::Back,
        back: ny.back,
        deck: Seen::Back,
        discards: ny.discards,
        in_play: ny.in_play,
        beside: ny.beside,
        noise: ny.noise,
        mission: ny.mission,
    }
}

impl Event {
    // rules: FU-Q42
    /// The event as `viewer` hears it.
    pub(crate) fn veiled_for(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::TopCard { card, .. } => *card = Seen::Back,
            Event::Objectives { seat, cards } => *cards = cards.veil(viewer.is(*seat)),
            Event::Chose { seat, cards } => *cards = cards.veil(viewer.is(*seat)),
            Event::AbilityUsed { seat, card, .. }
            | Event::TookBack { seat, card }
            | Event::CardLost { seat, card }
            | Event::Learnt { seat, card } => *card = card.veil(viewer.is(*seat)),
            Event::ItemDrawn { seat, item } | Event::ItemDiscarded { seat, item, .. } => {
                *item = item.veil(viewer.is(*seat));
            }
            Event::ItemsOffered { seat, items } => *items = items.veil(viewer.is(*seat)),
            Event::CaseTaken { seat, card, .. } | Event::CaseDropped { seat, card, .. } => {
                *card = card.veil(viewer.is(*seat));
            }
            Event::Stolen {
                seat, from, card, ..
            } => *card = card.veil(viewer.is(*seat) || viewer.is(*from)),
            Event::Looked { seat, poi, .. } => *poi = poi.veil(viewer.is(*seat)),
            Event::Browsed { seat, cards, .. } => *cards = cards.veil(viewer.is(*seat)),
            Event::Swapped { seat, card, .. } => *card = card.veil(viewer.is(*seat)),
            // These happen in the open.
            #[rustfmt::skip]
            Event::Cast { .. } | Event::TurnBegan { .. } | Event::TookAllBack { .. }
            | Event::TimerRevealed { .. } | Event::TimerDiscarded { .. } | Event::Presto
            | Event::Played { .. } | Event::Voided { .. } | Event::Moved { .. }
            | Event::Jumped { .. } | Event::RideOffered { .. } | Event::RideAnswered { .. }
            | Event::SetDown { .. } | Event::TileLaid { .. } | Event::PoiTurned { .. }
            | Event::ConvictsCame { .. } | Event::ConvictsMissing { .. } | Event::CarCame { .. }
            | Event::CubesCame { .. } | Event::RoadblockUp { .. }
            | Event::RoadblockBroken { .. } | Event::BossCame { .. }
            | Event::CaseTokenLaid { .. } | Event::SpecialAdded { .. } | Event::Hit { .. }
            | Event::Killed { .. } | Event::WantedEarned { .. } | Event::Tricked { .. }
            | Event::Noise { .. } | Event::Mission { .. } | Event::MissionReset
            | Event::ItemUsed { .. } | Event::ItemsReshuffled | Event::Armed { .. }
            | Event::WeaponGone { .. } | Event::Fired { .. } | Event::Reloaded { .. }
            | Event::CubeTaken { .. } | Event::DiagramDiscarded { .. }
            | Event::CaseOpened { .. } | Event::PresidentTaken { .. }
            | Event::AliveRemoved { .. } | Event::CarTaken { .. } | Event::CarLeft { .. }
            | Event::CarWrecked { .. } | Event::Damaged { .. } | Event::LidUsed { .. }
            | Event::LevelUp { .. } | Event::NyDiscarded { .. } | Event::NyPlayed { .. }
            | Event::NyReshuffled | Event::EnemyMoved { .. } | Event::EnemyClosed { .. }
            | Event::ConvictTookCar { .. } | Event::ConvictCarWrecked { .. }
            | Event::EventRevealed { .. } | Event::EventsReshuffled | Event::EventLevel { .. }
            | Event::TrapSprung { .. } | Event::HelicopterMoved { .. } | Event::HelicopterLanded
            | Event::GullfireDestroyed | Event::Attempted { .. } | Event::Shown { .. }
            | Event::AttemptFailed | Event::TurnEnded { .. } | Event::Ended { .. } => {}
        }
        event
    }
}
