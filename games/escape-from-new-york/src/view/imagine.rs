//! A table that fits what a viewer knows.

use tabletop::{Chance, Id, IdSet, PerSeat, Seat, Viewer};

use super::View;
use crate::{
    components::{
        RESERVE,
        aims::{Colour, Objectives},
        cards::{CardSet, Stock, cards_of},
        equipment::{Case, Cases, Item, Source as Origin},
        new_york::NyCards,
        places::Poi,
    },
    event::Seen,
    setup,
    state::{
        CaseBox, Escape, NewYork, Table, Turn,
        hero::{Hero, HiddenCase, Items, Slot},
        hiding::Veiled,
    },
};

/// What the viewer has not seen of the things that are dealt to several places.
struct Unseen {
    items: Items,
    cases: Cases,
    pois: IdSet<Poi>,
    objectives: [Objectives; 2],
}

impl Unseen {
    fn by(view: &View, chance: &mut Chance) -> Unseen {
        Unseen {
            items: unseen_items(view),
            cases: unseen_cases(view, chance),
            pois: unseen_pois(view),
            objectives: Colour::ALL.map(|colour| unseen_objectives(view, colour)),
        }
    }

    fn item(&mut self, chance: &mut Chance) -> Item {
        let item = self.items.nth(chance.below(self.items.len()));
        self.items.remove(item);
        item
    }
}

/// What was seen, or one of those that were not.
fn one_of<T: Id>(seen: Seen<T>, unseen: &mut IdSet<T>, chance: &mut Chance) -> T {
    seen.face().unwrap_or_else(|| chance.draw(unseen))
}

/// What was seen, or so many of those that were not.
fn some_of<T: Id>(
    seen: Seen<IdSet<T>>,
    count: u8,
    unseen: &mut IdSet<T>,
    chance: &mut Chance,
) -> IdSet<T> {
    let draw = |_| chance.draw(unseen);
    seen.face()
        .unwrap_or_else(|| (0..count).map(draw).collect())
}

/// A table that fits the view: what the viewer has not seen is dealt anew.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> Escape {
    let seen = &view.table;
    let mut unseen = Unseen::by(view, chance);
    let ny = new_york(view, chance);
    let seats = seen.heroes.seats();
    let mut heroes = PerSeat::from_fn(seats, |seat| hero(view, seat, &mut unseen, chance));
    let turn = turn(view, &mut heroes[seen.active], chance);
    let drawn = seen.drawn.map(|items| {
        let mut draw = || unseen.item(chance);
        items.face().unwrap_or_else(|| [draw(), draw()])
    });
    for (seat, hero) in heroes.iter() {
        let hand = u32::from(view.hands[seat]);
        assert_eq!(hero.hand.len(), hand, "the rest is the hand");
    }
    let items = u32::from(view.items);
    assert_eq!(unseen.items.len(), items, "the rest is the deck");
    Table {
        agenda: seen.agenda,
        options: seen.options,
        active: seen.active,
        turns: seen.turns,
        turn,
        map: seen.map,
        tiles: seen.tiles,
        tokens: seen.tokens,
        pois: seen
            .pois
            .map(|(poi, known)| (one_of(poi, &mut unseen.pois, chance), known)),
        ny,
        timer: seen.timer,
        events: seen.events,
        events_past: seen.events_past,
        event_box: seen.event_box,
        items: unseen.items,
        items_used: seen.items_used,
        items_out: seen.items_out,
        boxes: seen.boxes.map(|CaseBox { case, token }| {
            let case = case.map(|case| imagined_case(case, &mut unseen.cases, chance));
            CaseBox { case, token }
        }),
        helicopter: seen.helicopter,
        landed: seen.landed,
        gullfire: seen.gullfire,
        president: seen.president,
        alive: seen.alive,
        leftover: Colour::ALL.map(|colour| {
            let unseen = &mut unseen.objectives[colour as usize];
            leftover(view, &heroes[seen.active], colour, unseen, chance)
        }),
        leftover_known: seen.leftover_known,
        wanted: seen.wanted,
        drawn,
        ending: seen.ending,
        heroes,
    }
}

/// New York's top card: any of the deck with that back.
fn new_york(view: &View, chance: &mut Chance) -> NewYork {
    let seen = &view.table.ny;
    let mut deck = view.ny_deck;
    let mut fits: NyCards = deck.iter().filter(|card| card.shows(seen.back)).collect();
    let top = one_of(seen.top, &mut fits, chance);
    deck.remove(top);
    NewYork {
        top,
        back: seen.back,
        deck,
        discards: seen.discards,
        in_play: seen.in_play,
        beside: seen.beside,
        noise: seen.noise,
        mission: seen.mission,
    }
}

/// A hero; cards that he chose or discards unseen this turn are still in the hand.
fn hero(view: &View, seat: Seat, unseen: &mut Unseen, chance: &mut Chance) -> Hero {
    let seen = &view.table.heroes[seat];
    let (hand, discards, beside) = action_cards(view, seat, chance);
    let mut reserve = [None; RESERVE + 1];
    for (at, slot) in seen.reserve.iter().flatten().enumerate() {
        reserve[at] = Some(imagined_slot(*slot, unseen, chance));
    }
    let dropped = seen.dropped.face().unwrap_or_else(|| {
        let mut items = Items::EMPTY;
        (0..view.dropped[seat]).for_each(|_| items.insert(unseen.item(chance)));
        items
    });
    let objectives = seen.objectives.face();
    Hero {
        persona: seen.persona,
        space: seen.space,
        ride: seen.ride,
        hand,
        discards,
        shown: seen.shown,
        beside,
        seen: seen.seen,
        reserve,
        weapon: seen.weapon,
        ammunition: seen.ammunition,
        set: seen.set,
        level: seen.level,
        convicts: seen.convicts,
        items: seen.items,
        objectives: objectives
            .unwrap_or_else(|| unseen.objectives.each_mut().map(|cards| chance.draw(cards))),
        wanted: seen.wanted,
        dropped,
    }
}

/// Hand, discards and the special cards beside the board.
fn action_cards(view: &View, seat: Seat, chance: &mut Chance) -> (CardSet, CardSet, CardSet) {
    let table = &view.table;
    let seen = &table.heroes[seat];
    if let (Seen::Face(hand), Seen::Face(discards), Seen::Face(beside)) =
        (seen.hand, seen.discards, seen.beside)
    {
        return (hand, discards, beside);
    }
    let mut specials = cards_of(seen.persona, Stock::Special);
    if table.options.extra_specials {
        specials = specials.or(cards_of(seen.persona, Stock::Extra));
    }
    let mut unseen = specials.without(seen.seen);
    let beside = some_of(seen.beside, view.beside[seat], &mut unseen, chance);
    let owned = cards_of(seen.persona, Stock::Basic).or(specials.without(beside));
    let mut rest = owned.without(seen.shown);
    if seat == table.active {
        rest = rest.without(table.turn.played);
    }
    let more = view.discards[seat] - seen.shown.len() as u8;
    let discards = some_of(seen.discards, more, &mut rest, chance).or(seen.shown);
    (seen.hand.face().unwrap_or(rest), discards, beside)
}

/// The turn; what was chosen comes out of the hand.
fn turn(view: &View, hero: &mut Hero, chance: &mut Chance) -> Turn {
    let seen = &view.table.turn;
    Turn {
        forced: seen.forced,
        noise: seen.noise,
        ability: seen.ability,
        chosen: some_of(seen.chosen, view.chosen, &mut hero.hand, chance),
        played: seen.played,
        unseen: some_of(seen.unseen, view.unseen, &mut hero.hand, chance),
        events: seen.events,
        levelled: seen.levelled,
        halted: seen.halted,
        added: seen.added,
        dropped: seen.dropped,
        left: seen.left,
    }
}

fn imagined_slot(slot: Slot<Veiled>, unseen: &mut Unseen, chance: &mut Chance) -> Slot {
    match slot {
        Slot::Item { item, known } => {
            let item = item.face().unwrap_or_else(|| unseen.item(chance));
            Slot::Item { item, known }
        }
        Slot::Case { case, origin } => {
            let case = imagined_case(case, &mut unseen.cases, chance);
            Slot::Case { case, origin }
        }
        Slot::President => Slot::President,
        Slot::Diagram => Slot::Diagram,
    }
}

fn imagined_case(case: HiddenCase<Veiled>, unseen: &mut Cases, chance: &mut Chance) -> HiddenCase {
    HiddenCase {
        card: one_of(case.card, unseen, chance),
        known: case.known,
        up: case.up,
    }
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
    table.items_used.iter().for_each(&mut see);
    table.items_out.iter().for_each(&mut see);
    for (seat, hero) in table.heroes.iter() {
        hero.weapon.into_iter().for_each(&mut see);
        for at in 0..hero.reserve_len() {
            if let Some(Slot::Item { item, .. }) = view.slot(seat, at) {
                see(item);
            }
        }
        let dropped = hero.dropped.face().unwrap_or_default();
        dropped.iter().for_each(&mut see);
    }
    let drawn = table.drawn.and_then(Seen::face);
    drawn.into_iter().flatten().for_each(see);
    unseen
}

/// Briefcase cards that lie unseen in boxes and reserves; one diagram is left out.
fn unseen_cases(view: &View, chance: &mut Chance) -> Cases {
    let table = &view.table;
    let mut unseen = setup::cases(&table.options);
    let boxed = table.boxes.iter().filter_map(|place| place.case);
    let held = table.heroes.values().flat_map(|hero| hero.reserve);
    let held = held.flatten().filter_map(|slot| match slot {
        Slot::Case { case, .. } => Some(case),
        Slot::Item { .. } | Slot::President | Slot::Diagram => None,
    });
    for case in boxed.chain(held) {
        case.card.face().map(|card| unseen.remove(card));
    }
    let mut diagrams = unseen.and(Case::DIAGRAMS);
    let left_out = chance.draw(&mut diagrams);
    unseen.without(Cases::only(left_out))
}

fn unseen_pois(view: &View) -> IdSet<Poi> {
    let places = view.table.pois.iter();
    let seen: IdSet<Poi> = places.filter_map(|(poi, _)| poi.face()).collect();
    Poi::ALL.without(seen)
}

/// Objectives of one colour that other seats may have, or the leftover deck.
fn unseen_objectives(view: &View, colour: Colour) -> Objectives {
    let (table, n) = (&view.table, colour as usize);
    let leftover = table.leftover[n].face().unwrap_or_default();
    let mut unseen = setup::objectives(&table.options, colour).without(leftover);
    if let Viewer::Seat(seat) = view.viewer
        && let Some(own) = table.heroes[seat].objectives.face()
    {
        unseen.remove(own[n]);
    }
    unseen
}

/// The leftover deck of a colour. Who looks through it has put the own card in.
fn leftover(
    view: &View,
    active: &Hero,
    colour: Colour,
    unseen: &mut Objectives,
    chance: &mut Chance,
) -> Objectives {
    let n = colour as usize;
    view.table.leftover[n].face().unwrap_or_else(|| {
        let swapping = view.table.swaps(colour);
        let own = swapping.then_some(active.objectives[n]);
        let mut cards: Objectives = own.into_iter().collect();
        while cards.len() < u32::from(view.leftover[n]) {
            cards.insert(chance.draw(unseen));
        }
        cards
    })
}
