//! What holds of every situation.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    NewYork,
    city::{Cell, City},
};
use crate::{
    components::{
        BOX, Side, Streets, TileSet,
        money::{Bank, Money, VALUE_MAX},
        purse::Purse,
    },
    flow::Step,
    setup::copies,
};

/// Panics unless every tile and card is in one place, every city stands and the limits are kept.
pub(crate) fn assert_sound(table: &NewYork) {
    tiles(table);
    money(table);
    for seat in table.cities.seats().iter() {
        city(table.cities.of(seat));
    }
    steps(table);
}

// rules: NY-02 §Materiale
fn tiles(table: &NewYork) {
    let mut seen = TileSet::EMPTY;
    let mut see = |tiles: TileSet, place: &str| {
        let double = seen.and(tiles);
        assert!(
            double.is_empty(),
            "{place} has what lies elsewhere too: {double}"
        );
        seen = seen.or(tiles);
    };
    see(table.bag, "the bag");
    let depot = table.depot.iter().flatten();
    let on_offer: TileSet = depot.clone().copied().collect();
    assert_eq!(
        on_offer.len() as usize,
        depot.count(),
        "a tile is on offer twice"
    );
    see(on_offer, "the depot");
    for seat in table.cities.seats().iter() {
        see(table.cities.of(seat).tiles(), "a city");
        see(table.reserves[seat], "a reserve");
        see(table.aside[seat], "what was bought");
    }
    // rules: NY-41, NY-45
    let is_for_two = table.hands.seats().get() == 2;
    assert_eq!(
        table.dirk.is_some(),
        is_for_two,
        "Dirk plays with two and only then"
    );
    see(table.dirk.unwrap_or_default().tiles, "Dirk");
    assert_eq!(seen, BOX, "a tile is missing");
}

// rules: NY-03 §Materiale
fn money(table: &NewYork) {
    let hands = table.hands.values();
    let places: Vec<Purse> = [table.row, table.deck, table.discards]
        .into_iter()
        .chain(hands.copied())
        .collect();
    for bank in Bank::ALL {
        for card in (1..=VALUE_MAX).map(|value| Money::new(bank, value)) {
            let found: u8 = places.iter().map(|purse| purse.count(card)).sum();
            assert_eq!(found, copies(table.hands.seats()), "copies of {card}");
        }
    }
    // rules: NY-04, NY-11
    let cards: u32 = table.piles.iter().map(|cards| u32::from(*cards)).sum();
    assert!(table.scorings <= 2, "there are two scoring cards");
    let scoring_cards = u32::from(2 - table.scorings);
    assert_eq!(
        cards,
        table.deck.len() + scoring_cards,
        "the piles are the deck"
    );
    assert!(table.row.len() <= 4, "the row has four places");
}

// rules: NY-20, NY-25, NY-26, NY-28 §Regole costruttive
/// The building rules over again for the whole city, the slow way: a second opinion on
/// [`City::fit`] and [`Plan`](super::plan::Plan).
fn city(city: City<'_>) {
    let start = [(Cell::START, Streets::NONE)].into_iter();
    let laid = start.chain(city.iter().map(|(tile, cell)| (cell, tile.streets())));
    let laid: BTreeMap<(i8, i8), Streets> = laid
        .map(|(cell, streets)| ((cell.x(), cell.y()), streets))
        .collect();
    assert_eq!(
        laid.len() as u32,
        city.tiles().len() + 1,
        "two tiles lie at one cell"
    );
    for (cell, streets) in &laid {
        for side in Side::ALL {
            if let Some(neighbour) = laid.get(&beside(*cell, side)) {
                let other = neighbour.on(side.opposite());
                assert_eq!(streets.on(side), other, "sides differ at {cell:?}");
            }
        }
    }
    let on_foot = spread((0, 0), |cell, side| {
        laid[&cell].on(side) || !laid.contains_key(&beside(cell, side))
    });
    assert_eq!(on_foot.len(), laid.len(), "a tile is cut off");
    let [xs, ys] = [|cell: &(i8, i8)| cell.0, |cell: &(i8, i8)| cell.1].map(|of| {
        laid.keys()
            .map(of)
            .fold((0, 0), |(min, max), n| (min.min(n), max.max(n)))
    });
    let (wide, high) = (xs.0 - 1..=xs.1 + 1, ys.0 - 1..=ys.1 + 1);
    let outside = spread((*wide.start(), *high.start()), |cell, side| {
        let next = beside(cell, side);
        laid.contains_key(&next) || !wide.contains(&next.0) || !high.contains(&next.1)
    });
    let cells = wide.clone().count() * high.clone().count();
    assert_eq!(outside.len() + laid.len(), cells, "the city has a hole");
}

/// The cells reached from `first` by steps that are not barred.
fn spread(first: (i8, i8), barred: impl Fn((i8, i8), Side) -> bool) -> BTreeSet<(i8, i8)> {
    let mut reached = BTreeSet::from([first]);
    let mut to_visit = vec![first];
    while let Some(cell) = to_visit.pop() {
        for side in Side::ALL.into_iter().filter(|side| !barred(cell, *side)) {
            let next = beside(cell, side);
            if reached.insert(next) {
                to_visit.push(next);
            }
        }
    }
    reached
}

fn beside((x, y): (i8, i8), side: Side) -> (i8, i8) {
    match side {
        Side::North => (x, y + 1),
        Side::East => (x + 1, y),
        Side::South => (x, y - 1),
        Side::West => (x - 1, y),
    }
}

fn steps(table: &NewYork) {
    for (seat, tiles) in table.aside.iter() {
        // rules: NY-17, NY-39
        let may_hold = match table.agenda.now() {
            Some(Step::Act(active) | Step::Place(active)) => *active == seat,
            Some(Step::Leftovers) => true,
            _ => false,
        };
        assert!(
            tiles.is_empty() || may_hold,
            "{seat} has tiles to place out of turn"
        );
    }
    match table.agenda.now() {
        None | Some(Step::Act(_)) => {}
        Some(Step::Place(seat)) => {
            assert!(
                !table.aside[*seat].is_empty(),
                "{seat} has nothing to place"
            );
        }
        Some(Step::Leftovers) => {
            let anyone = table.aside.values().any(|tiles| !tiles.is_empty());
            assert!(anyone, "nobody has anything to place");
        }
        Some(step) => panic!("the game stopped before `{step}`"),
    }
}
