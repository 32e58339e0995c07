//! Items, weapons, briefcases, cars.

use tabletop::{Dealer, Seat};

use crate::{
    components::{
        cards::{Card, CardSet},
        equipment::{Case, Item, Source as Origin},
    },
    event::{Event, Seen},
    flow::{Source, Step},
    state::{
        Escape, Table,
        hero::{HiddenCase, Knowers, Ride, Slot},
        hiding::Hiding,
        map::Car,
    },
};

// rules: FU-54
/// A cube is exchanged for an item card.
pub(crate) fn take_cube(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let (seat, here) = (table.active, table.here());
    table.map.cubes[here] -= 1;
    dealer.announce(Event::CubeTaken { seat });
    draw_item(table, dealer);
}

// rules: FU-49, FU-54, FU-Q59, FU-Q69
/// The active hero draws an item.
pub(crate) fn draw_item(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let item = next_item(table, dealer);
    let known = Knowers::only(seat);
    table.hero_mut().put(Slot::Item { item, known });
    let item = Seen::Face(item);
    dealer.announce(Event::ItemDrawn { seat, item });
    table.agenda.first([Step::Overflow]);
}

// rules: FU-54, FU-Q69
fn next_item(table: &mut Escape, dealer: &mut Dealer<Event>) -> Item {
    if table.items.is_empty() {
        table.items = std::mem::take(&mut table.items_used);
        for seat in table.heroes.seats().iter() {
            for item in Item::all() {
                while table.heroes[seat].dropped.remove(item) {
                    table.items.insert(item);
                }
            }
        }
        dealer.announce(Event::ItemsReshuffled);
    }
    dealer.draw_from(&mut table.items)
}

// rules: FU-64
/// Two items, of which one is kept.
pub(crate) fn draw_two(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let items = [(); 2].map(|()| next_item(table, dealer));
    let seat = table.active;
    table.drawn = Some(items);
    let items = Seen::Face(items);
    dealer.announce(Event::ItemsOffered { seat, items });
    table.agenda.first([Step::Keep]);
}

// rules: FU-64
/// Keeps one of two drawn items and discards the other unseen.
pub(crate) fn keep(table: &mut Escape, item: Item, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let [one, other] = table.drawn.take().expect("check() saw two items");
    let refused = if one == item { other } else { one };
    let hero = table.hero_mut();
    hero.dropped.insert(refused);
    let known = Knowers::only(seat);
    hero.put(Slot::Item { item, known });
    let (item, paid) = (Seen::Face(refused), false);
    dealer.announce(Event::ItemDiscarded { seat, item, paid });
    table.agenda.first([Step::Overflow]);
}

/// How much ammunition the active hero's weapon still takes.
pub(crate) fn room(table: &Table<impl Hiding>) -> u8 {
    let hero = table.hero();
    let weapon = hero.weapon.and_then(Item::weapon);
    weapon.map_or(0, |weapon| weapon.ammunition - hero.ammunition)
}

/// Whether the active hero's weapon lacks ammunition.
pub(crate) fn may_reload(table: &Escape) -> bool {
    room(table) > 0
}

// rules: FU-56, FU-64
/// Adds ammunition, never over the printed value.
pub(crate) fn reload(table: &mut Escape, rounds: u8, dealer: &mut Dealer<Event>) {
    if may_reload(table) {
        let seat = table.active;
        let hero = table.hero_mut();
        let weapon = hero.weapon.and_then(Item::weapon);
        let most = weapon.map_or(0, |weapon| weapon.ammunition);
        hero.ammunition = (hero.ammunition + rounds).min(most);
        let ammunition = hero.ammunition;
        dealer.announce(Event::Reloaded { seat, ammunition });
    }
}

/// The Library gives back one random card.
pub(crate) fn regain(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    regain_one(table, seat, dealer);
}

// rules: FU-64, FU-Q38
fn regain_one(table: &mut Escape, seat: Seat, dealer: &mut Dealer<Event>) {
    let hero = &mut table.heroes[seat];
    if hero.discards.is_empty() {
        return;
    }
    let card = dealer.draw(&mut hero.discards);
    hero.hand.insert(card);
    hero.shown = CardSet::EMPTY;
    let card = Seen::Face(card);
    dealer.announce(Event::TookBack { seat, card });
}

/// Every hero takes back one random card.
pub(crate) fn everyone_regains(table: &mut Escape, dealer: &mut Dealer<Event>) {
    for seat in table.heroes.seats().iter() {
        regain_one(table, seat, dealer);
    }
}

// rules: FU-81
/// Takes back one discarded card of choice.
pub(crate) fn take_back(table: &mut Escape, card: Card, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let hero = table.hero_mut();
    hero.discards.remove(card);
    hero.hand.insert(card);
    hero.shown = CardSet::EMPTY;
    let card = Seen::Face(card);
    dealer.announce(Event::TookBack { seat, card });
}

/// Takes back all there is.
pub(crate) fn take_all_back(table: &mut Escape, left: u8, dealer: &mut Dealer<Event>) {
    for card in table.hero().discards.iter().take(usize::from(left)) {
        take_back(table, card, dealer);
    }
}

// rules: FU-55
/// Uses an item of the reserve, one way or the other.
pub(crate) fn use_item(
    table: &mut Escape,
    slot: u8,
    item: Item,
    otherwise: bool,
    dealer: &mut Dealer<Event>,
) {
    let seat = table.active;
    table.hero_mut().take(slot);
    // rules: FU-80. The finger leaves the game.
    if item == Item::FINGER {
        table.items_out.insert(item);
    } else {
        table.items_used.insert(item);
    }
    dealer.announce(Event::ItemUsed {
        seat,
        item,
        otherwise,
    });
    let source = if otherwise {
        Source::Otherwise(item)
    } else {
        Source::Item(item)
    };
    table.agenda.first([Step::Effects { source, at: 0 }]);
}

// rules: FU-56, FU-91
/// Reveals a weapon; the old one is discarded.
pub(crate) fn arm(table: &mut Escape, slot: u8, item: Item, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    table.hero_mut().take(slot);
    lose_weapon(table, false, dealer);
    let hero = table.hero_mut();
    hero.weapon = Some(item);
    hero.ammunition = item.weapon().map_or(0, |weapon| weapon.ammunition);
    dealer.announce(Event::Armed { seat, item });
}

// rules: FU-55, FU-56
/// The revealed weapon is discarded; starting equipment leaves the game.
fn lose_weapon(table: &mut Escape, paid: bool, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let hero = table.hero_mut();
    hero.ammunition = 0;
    if let Some(item) = hero.weapon.take() {
        if item.source() != Origin::Start {
            table.items_used.insert(item);
        }
        dealer.announce(Event::WeaponGone { seat, item, paid });
    }
}

// rules: FU-56, FU-91
/// Uses one ammunition of the weapon.
pub(crate) fn fire(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let hero = table.hero_mut();
    hero.ammunition -= 1;
    let item = hero.weapon.expect("check() saw a weapon");
    dealer.announce(Event::Fired { seat, item });
    let source = Source::Item(item);
    table.agenda.first([Step::Effects { source, at: 0 }]);
}

// rules: FU-24, FU-62, FU-Q60
/// An item of the reserve is discarded for the level.
pub(crate) fn pay(table: &mut Escape, slot: u8, item: Item, dealer: &mut Dealer<Event>) {
    table.hero_mut().items += 1;
    drop_item(table, slot, item, true, dealer);
}

// rules: FU-56, FU-62
/// The revealed weapon is discarded for the level.
pub(crate) fn pay_weapon(table: &mut Escape, dealer: &mut Dealer<Event>) {
    table.hero_mut().items += 1;
    lose_weapon(table, true, dealer);
}

fn drop_item(table: &mut Escape, slot: u8, item: Item, paid: bool, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let hero = table.hero_mut();
    hero.take(slot);
    hero.dropped.insert(item);
    let item = Seen::Face(item);
    dealer.announce(Event::ItemDiscarded { seat, item, paid });
}

// rules: FU-49, FU-Q59
/// An item too many is discarded.
pub(crate) fn discard(table: &mut Escape, slot: u8, item: Item, dealer: &mut Dealer<Event>) {
    drop_item(table, slot, item, false, dealer);
}

// rules: FU-49, FU-Q28
/// Mente's diagram is discarded as the card too many.
pub(crate) fn discard_diagram(table: &mut Escape, slot: u8, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    table.hero_mut().take(slot);
    dealer.announce(Event::DiagramDiscarded { seat });
}

/// The active hero loses a random item of the reserve, face down.
pub(crate) fn lose_item(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let slots = (0..).zip(table.hero().reserve);
    let mut items = slots.filter_map(|(at, slot)| match slot? {
        Slot::Item { item, .. } => Some((at, item)),
        Slot::Case { .. } | Slot::President | Slot::Diagram => None,
    });
    let count = items.clone().count() as u32;
    if count > 0 {
        let (at, item) = items
            .nth(dealer.below(count) as usize)
            .expect("one of those counted");
        discard(table, at, item, dealer);
    }
}

// rules: FU-50
/// Takes the card of that box; its token goes home.
pub(crate) fn take_case(table: &mut Escape, number: u8, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let place = &mut table.boxes[usize::from(number) - 1];
    place.token = None;
    let mut case = place.case.take().expect("check() saw a token on the map");
    case.known = case.known.and(seat);
    table.hero_mut().put(Slot::Case {
        case,
        origin: number,
    });
    let card = Seen::Face(case.card);
    dealer.announce(Event::CaseTaken { seat, number, card });
    table.agenda.first([Step::Overflow]);
}

// rules: FU-51, FU-90
/// Puts a briefcase card into a free box, its token onto the own space.
pub(crate) fn drop_case(
    table: &mut Escape,
    slot: u8,
    case: HiddenCase,
    number: u8,
    dealer: &mut Dealer<Event>,
) {
    let (seat, here) = (table.active, table.here());
    table.hero_mut().take(slot);
    let place = &mut table.boxes[usize::from(number) - 1];
    place.case = Some(case);
    place.token = Some(here);
    // rules: FU-Q62
    table.turn.dropped |= 1 << number;
    let card = Seen::Face(case.card);
    dealer.announce(Event::CaseDropped {
        seat,
        slot,
        number,
        card,
    });
}

// rules: FU-52
/// Reveals the bracelet for its effect, once per game.
pub(crate) fn open(
    table: &mut Escape,
    slot: u8,
    card: Case,
    origin: u8,
    dealer: &mut Dealer<Event>,
) {
    let seat = table.active;
    let (known, up) = (Knowers::ALL, true);
    let case = HiddenCase { card, known, up };
    table.hero_mut().reserve[slot as usize] = Some(Slot::Case { case, origin });
    dealer.announce(Event::CaseOpened { seat, card });
    let source = Source::Case(card);
    table.agenda.first([Step::Effects { source, at: 0 }]);
}

// rules: FU-81, FU-Q18, FU-Q42, FU-Q61
/// Takes a card from another hero's reserve, chosen by its back.
pub(crate) fn steal(table: &mut Escape, slot: u8, from: Seat, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let mut card = table.heroes[from].take(slot);
    match &mut card {
        Slot::Item { known, .. } => *known = known.and(seat),
        Slot::Case { case, .. } => case.known = case.known.and(seat),
        Slot::President | Slot::Diagram => {}
    }
    table.hero_mut().put(card);
    let card = Seen::Face(card);
    dealer.announce(Event::Stolen {
        seat,
        from,
        slot,
        card,
    });
}

// rules: FU-58, FU-92, FU-Q64
/// Takes an abandoned car, which ends the movement.
pub(crate) fn take_car(table: &mut Escape, car: u8, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    table.map.cars[car as usize] = Car::Hero;
    table.hero_mut().ride = Some(Ride::Car(car));
    table.turn.halted = true;
    dealer.announce(Event::CarTaken { seat, car });
}

// rules: FU-59, FU-93
/// Leaves the car on the space; the taxi leaves the game.
pub(crate) fn leave_car(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let (seat, here) = (table.active, table.here());
    let ride = table.hero_mut().ride.take().expect("check() saw a car");
    if let Ride::Car(car) = ride {
        table.map.cars[car as usize] = Car::Abandoned(here);
        table.turn.left |= 1 << car;
    }
    dealer.announce(Event::CarLeft { seat, ride });
}

// rules: FU-59, FU-93
/// The car is destroyed; its piece returns to the supply.
pub(crate) fn wreck(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let ride = table.hero_mut().ride.take().expect("check() saw a car");
    if let Ride::Car(car) = ride {
        table.map.cars[car as usize] = Car::Supply;
    }
    dealer.announce(Event::CarWrecked { seat, ride });
}
