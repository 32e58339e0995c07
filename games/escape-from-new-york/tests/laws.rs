//! The laws of the house.

use escape_from_new_york::{
    Escape,
    components::{
        aims::{Colour, Objective},
        board::POIS,
        cards::{Card, CardSet, Stock},
        equipment::{Case, Item},
        places::Poi,
    },
    flow::Step,
    setup,
    state::{
        hero::{HiddenCase, Items, Slot},
        options::Options,
    },
};
use tabletop::{Chance, Options as _, Seat, Viewer};

/// The game as in the box, every agreement alone, and all of them together.
fn tables() -> Vec<Options> {
    let mut tables = vec![Options::default()];
    let mut all = Options::default();
    for choice in Options::OPTIONS
        .iter()
        .filter(|choice| choice.key != "heroes")
    {
        let mut one = Options::default();
        one.set(choice.key, "yes").expect("a switch can be set");
        all.set(choice.key, "yes").expect("a switch can be set");
        tables.push(one);
    }
    tables.push(all);
    tables
}

// rules: FU-05, FU-09, FU-11, FU-13, FU-22, FU-83, FU-84, FU-89, FU-Q02, FU-Q42
/// What the rulebook hides from `viewer` dealt anew: action cards of the others, items and
/// briefcases the viewer has not looked at, points of interest, objectives. Stacks keep no order.
fn redealt(table: &Escape, viewer: Viewer, chance: &mut Chance) -> Escape {
    let mut world = table.clone();
    for seat in others(table, viewer) {
        redeal_cards(&mut world, seat, chance);
    }
    redeal_items(&mut world, viewer, chance);
    redeal_cases(&mut world, viewer, chance);
    redeal_pois(&mut world, viewer, chance);
    for colour in Colour::ALL {
        redeal_objectives(&mut world, viewer, colour, chance);
    }
    world
}

fn others(table: &Escape, viewer: Viewer) -> Vec<Seat> {
    let seats = table.heroes.seats().iter();
    seats.filter(|seat| !viewer.is(*seat)).collect()
}

/// Hand, discards, chosen cards and special cards of another hero. What all have seen played lies
/// in the discards until some of them may have been taken back, and is never beside the board.
fn redeal_cards(world: &mut Escape, seat: Seat, chance: &mut Chance) {
    let is_active = seat == world.active;
    let (hero, turn) = (&mut world.heroes[seat], &mut world.turn);
    let mut places = vec![hero.hand, hero.discards.without(hero.shown)];
    if is_active {
        places.extend([turn.chosen, turn.unseen]);
    }
    let all = places.iter().fold(hero.beside, |all, place| all.or(*place));
    let is_secret = |card: &Card| card.stock() != Stock::Basic && !hero.seen.contains(*card);
    let mut secret: Vec<Card> = all.iter().filter(is_secret).collect();
    chance.shuffle(&mut secret);
    hero.beside = secret[..hero.beside.len() as usize]
        .iter()
        .copied()
        .collect();
    let mut rest: Vec<Card> = all.without(hero.beside).iter().collect();
    chance.shuffle(&mut rest);
    for place in &mut places {
        *place = rest.drain(..place.len() as usize).collect::<CardSet>();
    }
    hero.hand = places[0];
    hero.discards = places[1].or(hero.shown);
    if is_active {
        (turn.chosen, turn.unseen) = (places[2], places[3]);
    }
}

/// Items in reserves and discards that the viewer has not seen, two on offer, and the deck.
fn redeal_items(world: &mut Escape, viewer: Viewer, chance: &mut Chance) {
    let mut hidden: Vec<Item> = world.items.iter().collect();
    let mut places: Vec<(Seat, usize)> = Vec::new();
    for (seat, hero) in world.heroes.iter() {
        for (at, slot) in hero.reserve.iter().enumerate() {
            if let Some(Slot::Item { item, known }) = slot
                && !known.has(viewer)
            {
                hidden.push(*item);
                places.push((seat, at));
            }
        }
        if !viewer.is(seat) {
            hidden.extend(hero.dropped.iter());
        }
    }
    let offer = world.drawn.filter(|_| !viewer.is(world.active));
    hidden.extend(offer.into_iter().flatten());
    chance.shuffle(&mut hidden);
    let mut deal = || hidden.pop().expect("as many as there were");
    for (seat, at) in places {
        if let Some(Slot::Item { item, .. }) = &mut world.heroes[seat].reserve[at] {
            *item = deal();
        }
    }
    for seat in others(world, viewer) {
        let count = std::mem::take(&mut world.heroes[seat].dropped).len();
        for _ in 0..count {
            world.heroes[seat].dropped.insert(deal());
        }
    }
    if offer.is_some() {
        world.drawn = Some([deal(), deal()]);
    }
    world.items = Items::EMPTY;
    for item in hidden {
        world.items.insert(item);
    }
}

/// Briefcase cards in boxes and reserves; one diagram is left out, and nobody knows which.
fn redeal_cases(world: &mut Escape, viewer: Viewer, chance: &mut Chance) {
    let mut hidden: Vec<Case> = setup::cases(&world.options).iter().collect();
    each_case(world, |case| {
        if case.known.has(viewer) {
            hidden.retain(|card| *card != case.card);
        }
    });
    chance.shuffle(&mut hidden);
    let left_out = hidden.iter().position(|case| case.bridge().is_some());
    hidden.remove(left_out.expect("one diagram lies in no box"));
    each_case(world, |case| {
        if !case.known.has(viewer) {
            case.card = hidden.pop().expect("as many as there were");
        }
    });
}

fn each_case(world: &mut Escape, mut change: impl FnMut(&mut HiddenCase)) {
    let boxed = world.boxes.iter_mut().filter_map(|it| it.case.as_mut());
    boxed.for_each(&mut change);
    for seat in world.heroes.seats().iter() {
        for slot in world.heroes[seat].reserve.iter_mut().flatten() {
            if let Slot::Case { case, .. } = slot {
                change(case);
            }
        }
    }
}

/// Face-down points of interest at which the viewer has not looked.
fn redeal_pois(world: &mut Escape, viewer: Viewer, chance: &mut Chance) {
    let revealed = world.map.revealed;
    let places = POIS.iter().zip(&mut world.pois);
    let hidden = places.filter(|(at, it)| !revealed.contains(*at) && !it.1.has(viewer));
    let places: Vec<&mut Poi> = hidden.map(|(_, place)| &mut place.0).collect();
    let mut pois: Vec<Poi> = places.iter().map(|place| **place).collect();
    chance.shuffle(&mut pois);
    for (place, poi) in places.into_iter().zip(pois) {
        *place = poi;
    }
}

/// Objectives of one colour: those of the others, the leftover deck unless the viewer has looked
/// through it as it is, and those out of the game.
fn redeal_objectives(world: &mut Escape, viewer: Viewer, colour: Colour, chance: &mut Chance) {
    let n = colour as usize;
    let knows_deck = world.leftover_known[n].has(viewer);
    let mut hidden: Vec<Objective> = setup::objectives(&world.options, colour).iter().collect();
    hidden.retain(|card| {
        let mut own = world.heroes.iter().filter(|(seat, _)| viewer.is(*seat));
        let is_own = own.any(|(_, hero)| hero.objectives[n] == *card);
        let is_left = knows_deck && world.leftover[n].contains(*card);
        !is_own && !is_left
    });
    chance.shuffle(&mut hidden);
    let mut deal = || hidden.pop().expect("there are enough");
    for seat in others(world, viewer) {
        world.heroes[seat].objectives[n] = deal();
    }
    if !knows_deck {
        let count = world.leftover[n].len();
        // Who swaps has added the own card to the deck.
        let mut steps = world.agenda.iter();
        let swaps = steps.any(|step| *step == Step::SwapCard(colour));
        let own = swaps.then(|| world.hero().objectives[n]);
        world.leftover[n] = own.into_iter().collect();
        while world.leftover[n].len() < count {
            world.leftover[n].insert(deal());
        }
    }
}

#[test]
fn the_laws_hold() {
    testkit::Laws::<Escape>::new()
        .options(tables())
        .games(3)
        .hidden_by_the_book(redealt)
        .check();
}
