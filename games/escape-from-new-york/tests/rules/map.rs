//! Revealing: tiles, outskirts, points of interest, roadblocks.

use escape_from_new_york::{
    components::{
        board::{Side, Space},
        bosses::Boss,
    },
    flow::{Source, Step},
};

use tabletop::Dealer;

use crate::scene::{scene, space};

/// rules: FU-T17, FU-39, FU-41, FU-42
#[test]
fn a_revealed_coast_space_gets_its_tile_and_its_token() {
    let mut it = scene("jena")
        .hero("A", "f2")
        .next_tile("ct01")
        .next_token("pe3");
    it.run(&[Step::Reveal { left: 1 }]);
    it.act("A reveal f1");
    assert_eq!((it.gang("f1"), it.table.map.cubes[space("f1")]), (1, 2));
    assert!(it.table.map.tokens[space("f1")].is_some());
}

/// rules: FU-T33, FU-74, FU-Q33, FU-Q67
#[test]
fn roadblock_icons_close_streets_and_bridges_and_ignore_the_water() {
    let lay = |at: &str, from: &str, tile: &str| {
        let mut it = scene("jena").hero("A", from).next_tile(tile);
        it.run(&[Step::Reveal { left: 1 }]);
        it.act(&format!("A reveal {at}"));
        it
    };
    assert_eq!(lay("a1", "b2", "ct18").table.map.roadblocks(), 0);
    assert_eq!(lay("c6", "d5", "ct10").table.map.roadblocks(), 0);
    let it = lay("k1", "j2", "ct18");
    assert!(it.table.map.is_blocked(space("k1"), Side::U));
    let it = lay("d5", "e5", "ct10");
    assert!(it.table.map.is_blocked(space("d5"), Side::D));
    let mut it = lay("d3", "e3", "ct27");
    assert!(it.table.map.is_blocked(space("c3"), Side::Dr));
    assert!(it.table.map.is_blocked(space("e4"), Side::Ul));
    assert_eq!(it.table.map.roadblocks(), 2);
    let at = space("d3");
    it = it.top("ny4");
    it = it.hero("A", "d3");
    let before = it.table.map;
    it.resolve(Source::NewYork("ny3".parse().unwrap()));
    assert_eq!(it.table.map, before, "one stands there already");
    it.table.map.blocked[at] &= !Side::Dr.bit();
    it.table.map.broken[at] |= Side::Dr.bit();
    it.table.map.blocked[space("e4")] &= !Side::Ul.bit();
    it.table.map.broken[space("e4")] |= Side::Ul.bit();
    it.resolve(Source::NewYork("ny3".parse().unwrap()));
    assert!(it.table.map.is_blocked(at, Side::Dr), "turned up again");
}

/// rules: FU-38, FU-40, FU-Q09
#[test]
fn a_hero_turns_up_a_point_of_interest_by_moving_onto_it() {
    let mut it = scene("jena").poi("a2", "po3").hero("A", "b2");
    it.card("j2");
    assert_eq!(it.refusal("A to b1").rule, "FU-17");
    it.act("A to a2");
    assert_eq!(it.boss_at(Boss::Romero), Some(space("a2")));
    assert!(
        matches!(it.now(), Some(Step::Move { left: 1, .. })),
        "the move may go on"
    );
}

/// rules: FU-40, FU-87, FU-Q10
#[test]
fn every_point_of_interest_brings_what_it_shows() {
    let turn = |name: &str| {
        let mut it = scene("jena").poi("a2", name);
        it.run(&[Step::Poi(space("a2"))]);
        it
    };
    assert_eq!(turn("po1").gang("a2"), 3);
    assert!(turn("po2").table.map.manholes.contains(space("a2")));
    assert_eq!(turn("po3").boss_at(Boss::Romero), Some(space("a2")));
    assert_eq!(turn("po4").boss_at(Boss::Slag), Some(space("a2")));
    assert_eq!(turn("po5").table.boxes[2].token, Some(space("a2")));
    assert_eq!(turn("po6").table.boxes[3].token, Some(space("a2")));
    assert_eq!(turn("po7").car_at(0), Some(space("a2")));
    assert_eq!(turn("po8").table.map.cubes[space("a2")], 2);
}

/// rules: FU-39, FU-37
#[test]
fn tiles_are_laid_beyond_roadblocks_too_and_their_event_icons_wait() {
    let mut it = scene("jena")
        .hero("A", "e3")
        .block("e3", "d2")
        .next_tile("ct26");
    it.run(&[Step::Reveal { left: 1 }]);
    it.act("A reveal d2");
    assert!(it.table.map.revealed.contains(space("d2")));
    assert_eq!(it.table.events_past.len(), 0);
}

/// rules: FU-82, FU-Q21
#[test]
fn what_has_run_out_is_skipped_and_a_missing_car_is_a_convict() {
    let mut it = scene("jena")
        .hero("A", "f2")
        .next_tile("ct21")
        .next_token("pe3");
    for car in 0..4 {
        it = it.car(car, "f3");
    }
    it.table.map.cubes[space("f3")] = 15;
    it.run(&[Step::Reveal { left: 1 }]);
    it.act("A reveal f1");
    assert_eq!((it.gang("f1"), it.table.map.cubes[space("f1")]), (1, 0));
}

/// rules: FU-74, FU-82, FU-Q21, FU-Q33
#[test]
fn the_last_roadblock_is_the_last_but_a_destroyed_one_is_turned_up() {
    let mut it = scene("jena").top("ny3");
    let streets = Space::all().flat_map(|at| Side::ALL.map(|side| (at, side)));
    for (at, side) in streets {
        if let Some(to) = at.beside(side)
            && at != space("f3")
            && to != space("f3")
            && it.table.map.roadblocks() < 25
        {
            it.table.map.blocked[at] |= side.bit();
            it.table.map.blocked[to] |= side.opposite().bit();
        }
    }
    it.resolve(Source::NewYork("ny3".parse().unwrap()));
    assert!(
        !it.table.map.is_blocked(space("f3"), Side::U),
        "none is left"
    );
    it.table.map.broken = it.table.map.blocked;
    it.table.map.blocked = scene("jena").table.map.blocked;
    it = it.hero("A", "a1");
    it = it.top("ny5");
    it.resolve(Source::NewYork("ny3".parse().unwrap()));
    assert!(
        it.table.map.is_blocked(space("a1"), Side::D),
        "turned up again"
    );
}

/// rules: FU-05, FU-39
#[test]
fn the_park_takes_its_own_tiles_and_the_city_its_own() {
    for (from, at, tile) in [("g4", "h3", "cp1"), ("g4", "g5", "ct01")] {
        let mut it = scene("jena").hero("A", from).next_tiles("ct01 cp1");
        it.dealer = Dealer::scripted([0; 4]);
        it.run(&[Step::Reveal { left: 1 }]);
        it.act(&format!("A reveal {at}"));
        let laid = it.table.map.tiles[space(at)].map(|it| it.to_string());
        assert_eq!(laid.as_deref(), Some(tile));
    }
}
