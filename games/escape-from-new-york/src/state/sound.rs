//! What holds of every situation.

use tabletop::IdSet;

use super::{
    Escape,
    hero::{Ride, Slot},
    map::Car,
};
use crate::{
    components::{
        AMMUNITION, CONVICTS, CUBES, CUBES_MISSION, NOISE_MAX, RESERVE, ROADBLOCKS,
        aims::Colour,
        board::{Ground, POIS, Side, Space},
        cards::{CardSet, Stock, cards_of},
        equipment::{Cases, Item, Source as Origin},
        new_york::NyCards,
        places::Poi,
        tiles::MapTiles,
    },
    flow::{self, Step},
    setup,
};

/// Panics unless every piece is in one place and the limits are kept.
pub(crate) fn assert_sound(table: &Escape) {
    steps(table);
    action_cards(table);
    items(table);
    cases(table);
    objectives(table);
    tiles(table);
    streets(table);
    enemies(table);
    new_york(table);
}

fn steps(table: &Escape) {
    let waits = !table.agenda.is_empty();
    assert_eq!(
        table.ending.is_none(),
        waits,
        "it is over or somebody is asked"
    );
    assert!(
        !waits || flow::asks(table),
        "the game stopped at a step that asks nothing"
    );
    let over = table.agenda.now() == Some(&Step::Overflow);
    for (seat, hero) in table.heroes.iter() {
        // rules: FU-49
        let most = RESERVE + usize::from(over && seat == table.active);
        assert!(
            hero.reserve_len() <= most,
            "{seat} has too many cards in reserve"
        );
        let len = hero.reserve_len();
        assert!(
            hero.reserve[..len].iter().all(Option::is_some),
            "the reserve has gaps"
        );
        assert!(hero.level <= 3, "there are three levels");
        assert!(
            table.map.revealed.contains(hero.space),
            "{seat} stands on a space that is not open"
        );
    }
}

// rules: FU-01, FU-07, FU-13, FU-21
fn action_cards(table: &Escape) {
    for (seat, hero) in table.heroes.iter() {
        let mut all =
            cards_of(hero.persona, Stock::Basic).or(cards_of(hero.persona, Stock::Special));
        if table.options.extra_specials {
            all = all.or(cards_of(hero.persona, Stock::Extra));
        }
        let turn = &table.turn;
        let in_turn = if seat == table.active {
            [turn.chosen, turn.played, turn.unseen]
        } else {
            [CardSet::EMPTY; 3]
        };
        let places = [hero.hand, hero.discards, hero.beside]
            .into_iter()
            .chain(in_turn);
        let mut seen = CardSet::EMPTY;
        for place in places {
            assert!(
                seen.and(place).is_empty(),
                "{seat} has a card in two places"
            );
            seen = seen.or(place);
        }
        assert_eq!(seen, all, "{seat} lacks an action card");
        assert!(
            hero.shown.is_within(hero.discards),
            "what was shown lies in the discards"
        );
        assert!(
            hero.seen.and(hero.beside).is_empty(),
            "a played card is not beside the board"
        );
    }
}

// rules: FU-54, FU-82
fn items(table: &Escape) {
    let mut all = setup::item_deck(&table.options);
    let mut see = |item: Item| {
        let is_there = item.source() == Origin::Start || all.remove(item);
        assert!(is_there, "there are too many of {item}");
    };
    let mut ammunition = 0;
    for item in Item::all() {
        let lying = table.items.count(item)
            + table.items_used.count(item)
            + table.items_out.count(item)
            + table
                .heroes
                .values()
                .map(|hero| hero.dropped.count(item))
                .sum::<u8>();
        (0..lying).for_each(|_| see(item));
    }
    for hero in table.heroes.values() {
        hero.weapon.into_iter().for_each(&mut see);
        ammunition += hero.ammunition;
        for slot in hero.reserve.iter().flatten() {
            if let Slot::Item { item, .. } = slot {
                see(*item);
            }
        }
    }
    table.drawn.into_iter().flatten().for_each(see);
    assert!(all.is_empty(), "an item is missing");
    assert!(ammunition <= AMMUNITION, "there are 15 ammunition cubes");
    let paid: u8 = table.heroes.values().map(|hero| hero.items).sum();
    assert!(
        table.map.cubes_out() + paid <= CUBES,
        "there are 15 item cubes"
    );
}

// rules: FU-50, FU-51, FU-Q02
fn cases(table: &Escape) {
    let mut seen = Cases::EMPTY;
    let mut held = 0;
    let mut see = |case| assert!(seen.insert(case), "{case} is in two places");
    for hero in table.heroes.values() {
        for slot in hero.reserve.iter().flatten() {
            if let Slot::Case { case, .. } = slot {
                see(case.card);
                held += 1;
            }
        }
    }
    for place in &table.boxes {
        place.case.iter().for_each(|case| see(case.card));
        assert!(
            place.case.is_some() || place.token.is_none(),
            "an empty box keeps its token"
        );
    }
    let free = table.boxes.iter().filter(|place| place.case.is_none());
    assert_eq!(
        free.count(),
        held,
        "as many boxes are free as cards are held"
    );
    let left_out = setup::cases(&table.options).without(seen);
    assert_eq!(left_out.len(), 1, "four cards take part");
    assert!(
        left_out.iter().all(|case| case.bridge().is_some()),
        "a diagram is left out"
    );
}

// rules: FU-09, FU-84
fn objectives(table: &Escape) {
    for colour in Colour::ALL {
        let swapping = table.swaps(colour);
        let mut seen = table.leftover[colour as usize];
        assert_eq!(seen.len(), 2 + u32::from(swapping), "two are left over");
        for (seat, hero) in table.heroes.iter() {
            let own = hero.objectives[colour as usize];
            let is_new = seen.insert(own);
            assert!(
                is_new || swapping && seat == table.active,
                "{own} is in two places"
            );
        }
        let pool = setup::objectives(&table.options, colour);
        assert!(seen.is_within(pool), "an objective of another colour");
    }
}

// rules: FU-03, FU-11, FU-39, FU-41
fn tiles(table: &Escape) {
    let mut seen = table.tiles;
    for at in Space::all() {
        let takes_tile = matches!(at.ground(), Ground::City | Ground::Park);
        let tile = table.map.tiles[at];
        assert_eq!(
            tile.is_some(),
            takes_tile && table.map.revealed.contains(at),
            "{at} has a tile exactly when it is open"
        );
        if let Some(tile) = tile {
            assert!(!seen.contains(tile), "{tile} is in two places");
            seen = seen.or(MapTiles::only(tile));
        }
        let has_token = takes_tile && at.has_outskirts() && tile.is_some();
        assert_eq!(
            table.map.tokens[at].is_some(),
            has_token,
            "the token of {at}"
        );
    }
    assert_eq!(
        seen.len(),
        if table.options.traps { 44 } else { 42 },
        "a tile is missing"
    );
    let laid = table.map.tokens.values().flatten().count() as u32;
    assert_eq!(
        laid + table.tokens.len(),
        14,
        "an outskirts token is missing"
    );
    let pois: IdSet<Poi> = table.pois.iter().map(|(poi, _)| *poi).collect();
    assert_eq!(pois.len(), 8, "a point of interest is missing");
}

// rules: FU-74, FU-82, FU-94
fn streets(table: &Escape) {
    for at in Space::all() {
        let (up, broken) = (table.map.blocked[at], table.map.broken[at]);
        assert_eq!(up & broken, 0, "a roadblock of {at} lies on both sides");
        for side in Side::ALL {
            let bit = |map: u8| map & side.bit() != 0;
            if let Some(to) = at.beside(side) {
                let back = |map: u8| map & side.opposite().bit() != 0;
                assert_eq!(
                    bit(up),
                    back(table.map.blocked[to]),
                    "a street is barred from one end"
                );
                assert_eq!(
                    bit(broken),
                    back(table.map.broken[to]),
                    "broken from one end"
                );
            } else {
                let bridge = at.bridge().is_some_and(|(_, way)| way == side);
                assert!(
                    bridge || !bit(up | broken),
                    "a roadblock of {at} lies in the water"
                );
            }
        }
    }
    assert!(
        table.map.roadblocks() <= ROADBLOCKS,
        "there are 25 roadblocks"
    );
}

// rules: FU-38, FU-60, FU-70, FU-Q49
fn enemies(table: &Escape) {
    for at in Space::all() {
        let anyone = !table.map.gangs[at].is_empty();
        assert_eq!(anyone, table.map.haunted.contains(at), "the gang of {at}");
    }
    assert!(
        table.map.haunted.is_within(table.map.revealed),
        "a convict off the map"
    );
    assert!(
        table.map.convicts_out() <= CONVICTS,
        "there are 40 convicts"
    );
    for (_, at, ..) in table.map.bosses_on() {
        assert!(table.map.revealed.contains(at), "a boss off the map");
    }
    for number in 0..table.map.cars.len() as u8 {
        let drivers = table.heroes.values();
        let drivers = drivers
            .filter(|hero| hero.ride == Some(Ride::Car(number)))
            .count();
        let is_hero = table.map.cars[number as usize] == Car::Hero;
        assert_eq!(drivers, usize::from(is_hero), "car {number} has one driver");
        if let Car::Abandoned(at) = table.map.cars[number as usize] {
            let free = table.map.gangs[at].standing() > 0 && !table.hero_spaces().contains(at);
            assert!(!free, "a convict leaves the car of {at} standing");
        }
    }
}

// rules: FU-02, FU-29, FU-71, FU-Q39
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other step has a New York card in hand"
)]
fn new_york(table: &Escape) {
    let ny = &table.ny;
    let resolving = table.agenda.iter().find_map(|step| match step {
        Step::NyDone(card) if !card.is_special() => Some(NyCards::only(*card)),
        _ => None,
    });
    let top = ny.top;
    assert_eq!(top.back(), ny.back, "the top card shows another back");
    let places = [
        NyCards::only(top),
        ny.deck,
        ny.discards,
        ny.in_play,
        ny.beside,
        resolving.unwrap_or_default(),
    ];
    let mut seen = NyCards::EMPTY;
    for place in places {
        assert!(
            seen.and(place).is_empty(),
            "a New York card is in two places"
        );
        seen = seen.or(place);
    }
    assert_eq!(seen.len(), 10, "a New York card is missing");
    assert!(
        !ny.deck.is_empty() || table.ending.is_some(),
        "the deck has two cards or more"
    );
    assert!(ny.noise <= NOISE_MAX, "the noise track ends at 10");
    assert!(
        (1..=CUBES_MISSION).contains(&ny.mission),
        "a full mission is put back"
    );
    assert!(POIS.len() == 8, "eight points of interest");
}
