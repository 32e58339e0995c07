//! Who knows what.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, PerSeat, Seat, Viewer};

use crate::{
    components::{
        aims::{Colour, Objective, Objectives},
        board::{Ground, Space},
        cards::{CardSet, Stock, cards_of},
        equipment::{Case, Cases, Item, Source as Origin},
        new_york::NyCards,
        places::Poi,
    },
    event::{Event, Seen},
    flow::Step,
    setup,
    state::{
        Escape,
        hero::{Hero, HiddenCase, Items, Slot},
    },
};

/// The table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table with everything blank that the viewer may not know: hands, discards and special
    /// cards are empty, face-down cards and tiles show the first of their kind.
    pub table: Escape,
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
}

impl View {
    /// The face of a reserve card, if the viewer may see it.
    pub fn slot(&self, seat: Seat, at: usize) -> Option<Slot> {
        let slot = self.table.heroes[seat].reserve[at]?;
        let seen = match slot {
            Slot::Item { known, .. } => known.has(self.viewer),
            Slot::Case { case, .. } => case.known.has(self.viewer),
            Slot::President | Slot::Diagram => true,
        };
        seen.then_some(slot)
    }

    /// The point of interest on a space, if the viewer may see it.
    pub fn poi(&self, space: Space) -> Option<Poi> {
        if space.ground() != Ground::Poi {
            return None;
        }
        let place = self.table.pois[Escape::poi_index(space)];
        let is_up = self.table.map.revealed.contains(space);
        (is_up || place.1.has(self.viewer)).then_some(place.0)
    }
}

/// What lies where nobody may look.
const BLANK_ITEM: Item = Item::AXE;
const BLANK_CASE: Case = Case::TAPE;

// rules: FU-83, FU-89, FU-Q42
pub(crate) fn view(table: &Escape, viewer: Viewer) -> View {
    let size = |cards: CardSet| cards.len() as u8;
    let mut view = View {
        viewer,
        table: table.clone(),
        hands: table.heroes.map(|hero| size(hero.hand)),
        discards: table.heroes.map(|hero| size(hero.discards)),
        beside: table.heroes.map(|hero| size(hero.beside)),
        dropped: table.heroes.map(|hero| hero.dropped.len() as u8),
        chosen: size(table.turn.chosen),
        unseen: size(table.turn.unseen),
        items: table.items.len() as u8,
        leftover: table.leftover.map(|cards| cards.len() as u8),
    };
    let blank = &mut view.table;
    blank.items = Items::EMPTY;
    for seat in table.heroes.seats().iter() {
        blank_hero(&mut blank.heroes[seat], viewer, viewer.is(seat));
    }
    if !viewer.is(table.active) {
        blank.turn.chosen = CardSet::EMPTY;
        blank.turn.unseen = CardSet::EMPTY;
        blank.drawn = None;
    }
    // rules: FU-27. Nobody sees the front of New York's top card; it is one of the deck.
    blank.ny.deck.insert(table.ny.top.face());
    blank.ny.top = Seen::Back;
    for place in &mut blank.boxes {
        blank_case(place.case.as_mut(), viewer);
    }
    for (at, (_, known)) in table.pois_on_spaces() {
        if !table.map.revealed.contains(at) && !known.has(viewer) {
            blank.pois[Escape::poi_index(at)].0 = Poi::CAMP;
        }
    }
    for colour in Colour::ALL {
        if !table.leftover_known[colour as usize].has(viewer) {
            blank.leftover[colour as usize] = Objectives::EMPTY;
        }
    }
    view
}

fn blank_case(case: Option<&mut HiddenCase>, viewer: Viewer) {
    if let Some(case) = case
        && !case.known.has(viewer)
    {
        case.card = BLANK_CASE;
    }
}

fn blank_hero(hero: &mut Hero, viewer: Viewer, own: bool) {
    if !own {
        hero.hand = CardSet::EMPTY;
        hero.discards = hero.shown;
        hero.beside = CardSet::EMPTY;
        hero.objectives = Hero::default().objectives;
        hero.dropped = Items::EMPTY;
    }
    for slot in hero.reserve.iter_mut().flatten() {
        match slot {
            Slot::Item { item, known } if !known.has(viewer) => *item = BLANK_ITEM,
            Slot::Case { case, .. } => blank_case(Some(case), viewer),
            Slot::Item { .. } | Slot::President | Slot::Diagram => {}
        }
    }
}

/// A table that fits the view: what the viewer has not seen is dealt anew.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> Escape {
    let mut table = view.table.clone();
    imagine_top(&mut table, chance);
    for seat in table.heroes.seats().iter() {
        if !view.viewer.is(seat) {
            imagine_cards(view, &mut table, seat, chance);
        }
    }
    imagine_items(view, &mut table, chance);
    imagine_cases(view, &mut table, chance);
    imagine_pois(view, &mut table, chance);
    for colour in Colour::ALL {
        imagine_objectives(view, &mut table, colour, chance);
    }
    table
}

/// New York's top card: any of the deck with that back.
fn imagine_top(table: &mut Escape, chance: &mut Chance) {
    let deck = table.ny.deck.iter();
    let mut fits: NyCards = deck.filter(|card| card.back() == table.ny.back).collect();
    let top = chance.draw(&mut fits);
    table.ny.deck.remove(top);
    table.ny.top = Seen::Face(top);
}

/// Action cards of another hero: special ones beside the board, discards, chosen cards, hand.
fn imagine_cards(view: &View, table: &mut Escape, seat: Seat, chance: &mut Chance) {
    let is_active = seat == table.active;
    let extra = table.options.extra_specials;
    let hero = &mut table.heroes[seat];
    let mut specials = cards_of(hero.persona, Stock::Special);
    if extra {
        specials = specials.or(cards_of(hero.persona, Stock::Extra));
    }
    let mut unseen = specials.without(hero.seen);
    for _ in 0..view.beside[seat] {
        hero.beside.insert(chance.draw(&mut unseen));
    }
    let owned = cards_of(hero.persona, Stock::Basic).or(specials.without(hero.beside));
    let mut rest = owned.without(hero.shown);
    if is_active {
        rest = rest.without(table.turn.played);
    }
    for _ in hero.shown.len()..u32::from(view.discards[seat]) {
        hero.discards.insert(chance.draw(&mut rest));
    }
    if is_active {
        for _ in 0..view.chosen {
            table.turn.chosen.insert(chance.draw(&mut rest));
        }
        for _ in 0..view.unseen {
            table.turn.unseen.insert(chance.draw(&mut rest));
        }
    }
    hero.hand = rest;
    assert_eq!(
        rest.len(),
        u32::from(view.hands[seat]),
        "the rest is the hand"
    );
}

/// Items in other reserves, unseen discards, and the deck.
fn imagine_items(view: &View, table: &mut Escape, chance: &mut Chance) {
    let mut unseen = unseen_items(view);
    let mut draw = || {
        let item = unseen.nth(chance.below(unseen.len()));
        unseen.remove(item);
        item
    };
    for seat in table.heroes.seats().iter() {
        let hero = &mut table.heroes[seat];
        for slot in hero.reserve.iter_mut().flatten() {
            if let Slot::Item { item, known } = slot
                && !known.has(view.viewer)
            {
                *item = draw();
            }
        }
        if !view.viewer.is(seat) {
            for _ in 0..view.dropped[seat] {
                hero.dropped.insert(draw());
            }
        }
    }
    let keeps = table.agenda.iter().any(|step| *step == Step::Keep);
    if keeps && !view.viewer.is(table.active) {
        table.drawn = Some([draw(), draw()]);
    }
    table.items = unseen;
    assert_eq!(
        table.items.len(),
        u32::from(view.items),
        "the rest is the deck"
    );
}

/// Items of which the viewer does not know where they are.
pub fn unseen_items(view: &View) -> Items {
    let table = &view.table;
    let mut unseen = setup::item_deck(&table.options);
    let mut see = |item: Item| {
        if item.source() != Origin::Start {
            assert!(unseen.remove(item), "nobody sees more items than there are");
        }
    };
    for item in Item::all() {
        let open = table.items_used.count(item) + table.items_out.count(item);
        (0..open).for_each(|_| see(item));
    }
    for (seat, hero) in table.heroes.iter() {
        hero.weapon.into_iter().for_each(&mut see);
        for at in 0..hero.reserve_len() {
            if let Some(Slot::Item { item, .. }) = view.slot(seat, at) {
                see(item);
            }
        }
        for item in Item::all() {
            (0..hero.dropped.count(item)).for_each(|_| see(item));
        }
    }
    table.drawn.into_iter().flatten().for_each(see);
    unseen
}

/// Briefcase cards in boxes and reserves; one diagram is left out.
fn imagine_cases(view: &View, table: &mut Escape, chance: &mut Chance) {
    let mut unseen = setup::cases(&table.options);
    let mut places: Vec<&mut HiddenCase> = Vec::new();
    let boxes = table.boxes.iter_mut();
    places.extend(boxes.filter_map(|place| place.case.as_mut()));
    let mut held: Vec<(Seat, usize, HiddenCase)> = Vec::new();
    for (seat, hero) in table.heroes.iter() {
        for (at, slot) in hero.reserve.iter().enumerate() {
            if let Some(Slot::Case { case, .. }) = slot {
                held.push((seat, at, *case));
            }
        }
    }
    let cards = places.iter().map(|case| **case);
    for case in cards.chain(held.iter().map(|(_, _, case)| *case)) {
        if case.known.has(view.viewer) {
            unseen.remove(case.card);
        }
    }
    let mut diagrams: Cases = unseen
        .iter()
        .filter(|case| case.bridge().is_some())
        .collect();
    let left_out = chance.draw(&mut diagrams);
    unseen.remove(left_out);
    for case in places {
        if !case.known.has(view.viewer) {
            case.card = chance.draw(&mut unseen);
        }
    }
    for (seat, at, case) in held {
        if !case.known.has(view.viewer)
            && let Some(Slot::Case { case, .. }) = &mut table.heroes[seat].reserve[at]
        {
            case.card = chance.draw(&mut unseen);
        }
    }
}

fn imagine_pois(view: &View, table: &mut Escape, chance: &mut Chance) {
    let mut unseen: tabletop::IdSet<Poi> = Poi::all().collect();
    let known = |at| view.poi(at).is_some();
    for (at, (poi, _)) in view.table.pois_on_spaces() {
        if known(at) {
            unseen.remove(poi);
        }
    }
    for (at, _) in view.table.pois_on_spaces() {
        if !known(at) {
            table.pois[Escape::poi_index(at)].0 = chance.draw(&mut unseen);
        }
    }
}

/// Objectives of one colour: other seats', and the leftover deck.
fn imagine_objectives(view: &View, table: &mut Escape, colour: Colour, chance: &mut Chance) {
    let n = colour as usize;
    let mut unseen = setup::objectives(&table.options, colour);
    let knows_deck = table.leftover_known[n].has(view.viewer);
    if knows_deck {
        unseen = unseen.without(table.leftover[n]);
    }
    if let Viewer::Seat(seat) = view.viewer {
        unseen.remove(table.heroes[seat].objectives[n]);
    }
    for seat in table.heroes.seats().iter() {
        if !view.viewer.is(seat) {
            table.heroes[seat].objectives[n] = chance.draw(&mut unseen);
        }
    }
    if !knows_deck {
        let swapping = table.swaps(colour);
        let own: Option<Objective> = swapping.then(|| table.hero().objectives[n]);
        table.leftover[n] = own.into_iter().collect();
        while table.leftover[n].len() < u32::from(view.leftover[n]) {
            table.leftover[n].insert(chance.draw(&mut unseen));
        }
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
            // All else happens in the open.
            _ => {}
        }
        event
    }
}
