//! Items, weapons, briefcases.

use escape_from_new_york::{
    components::equipment::Item,
    event::Event,
    flow::{Source, Step},
    state::{Turn, hero::Slot, map::Stance},
};
use tabletop::Seat;

use crate::scene::{Scene, scene, space};

fn window(mut it: Scene) -> Scene {
    it.run(&[]);
    it.ask_something();
    it
}

/// rules: FU-T07, FU-51, FU-49, FU-Q19
#[test]
fn a_fourth_card_forces_a_briefcase_into_a_free_box() {
    let it = scene("jena")
        .case("A", "va3", 2)
        .item("A", "it07")
        .item("A", "it09");
    let mut it = window(it);
    it.table.boxes[2].token = Some(space("f3"));
    it.act("A take case 3");
    assert!(it.legal("A").contains(&"drop slot 1 into 2".to_owned()));
    assert!(it.legal("A").contains(&"drop slot 1 into 3".to_owned()));
    it.act("A drop slot 1 into 2");
    assert_eq!(it.table.boxes[1].token, Some(space("f3")));
    assert_eq!(it.a().reserve_len(), 3);
}

/// rules: FU-T43, FU-50, FU-90, FU-Q62
#[test]
fn a_dropped_briefcase_is_for_another_turn_or_hero() {
    let it = scene("jena maggie").case("A", "va1", 2).case("A", "va3", 3);
    let mut it = window(it);
    it.act("A drop slot 1 into 2");
    assert_eq!(
        it.table.boxes.iter().filter(|it| it.case.is_none()).count(),
        1
    );
    assert_eq!(it.refusal("A take case 2").rule, "FU-Q62");
    it.table.active = Seat::B;
    it.table.turn = Turn::default();
    it.act("B take case 2");
    assert_eq!(it.table.heroes[Seat::B].reserve_len(), 1);
    assert_eq!(it.table.boxes[1].token, None);
}

/// rules: FU-50, FU-54, FU-Q13
#[test]
fn things_are_taken_only_without_enemies() {
    let mut it = window(scene("jena").convicts("f3", 1));
    it.table.map.cubes[space("f3")] = 1;
    it.table.boxes[0].token = Some(space("f3"));
    assert_eq!(it.refusal("A take cube").rule, "FU-54");
    assert_eq!(it.refusal("A take case 1").rule, "FU-50");
    it.table
        .map
        .remove_convict(space("f3"), Stance::default(), false);
    let clear = it.table.map;
    for enemy in [Scene::lying, |it: Scene, at: &str| it.car(0, at)] {
        it = enemy(it, "f3");
        assert_eq!(
            it.refusal("A take cube").rule,
            "FU-54",
            "lying or driving, an enemy"
        );
        it.table.map = clear;
    }
    it.act("A take cube, A take case 1");
    assert_eq!(it.a().reserve_len(), 2);
    assert_eq!(it.refusal("A take cube").rule, "FU-54");
}

/// rules: FU-54, FU-Q69
#[test]
fn an_empty_item_deck_is_made_of_all_discards() {
    let mut it = scene("mente maggie").items_next("it07", 0);
    it.table.items_used.insert(Item::LID);
    it.table.heroes[Seat::B].dropped.insert(Item::AXE);
    it.card("b8");
    assert!(it.events.contains(&Event::ItemsReshuffled));
    assert_eq!((it.table.items.len(), it.a().reserve_len()), (1, 2));
}

/// rules: FU-52, FU-Q42, FU-89
#[test]
fn the_bracelet_is_revealed_once_and_stays_face_up() {
    let mut it = window(scene("jena").case("A", "va2", 1).item("A", "it07"));
    it.act("A open slot 1, A look a2");
    assert_eq!(it.refusal("A look a2").rule, "FU-52", "once is enough");
    it.act("A look c1, A pass");
    let Some(Slot::Case { case, .. }) = it.a().reserve[0] else {
        panic!("it stays in the reserve");
    };
    assert!(case.up);
    assert_eq!(it.refusal("A open slot 1").rule, "FU-52");
    it.act("A drop slot 1 into 1");
    assert!(it.table.boxes[0].case.unwrap().up, "in a box too");
}

/// rules: FU-55, FU-56, FU-57, FU-91
#[test]
fn a_weapon_takes_its_ammunition_and_replaces_the_old_one() {
    let mut it = window(scene("jena").item("A", "it03").item("A", "it01"));
    it.act("A arm slot 1");
    assert_eq!(
        (it.a().weapon, it.a().ammunition),
        (Some("it03".parse().unwrap()), 2)
    );
    assert_eq!(
        it.a().reserve_len(),
        1,
        "a revealed weapon is not in the reserve"
    );
    assert!(
        it.table.items_used.is_empty(),
        "starting equipment leaves the game"
    );
    it.act("A fire, A fire");
    assert_eq!(it.table.ny.noise, 4, "its noise counts at once");
    assert_eq!(it.refusal("A fire").rule, "FU-91");
    it.act("A arm slot 1");
    assert_eq!(it.table.items_used.len(), 1);
    assert_eq!((it.a().weapon, it.a().ammunition), (Some(Item::AXE), 0));
}

/// rules: FU-56, FU-64
#[test]
fn ammunition_never_exceeds_the_printed_value() {
    let mut it = scene("jena").weapon("A", "se-j", 2);
    it.resolve(Source::Item("it08".parse().unwrap()));
    assert_eq!(it.a().ammunition, 3);
}

/// rules: FU-55, FU-90
#[test]
fn every_item_does_what_it_says() {
    let mut it = window(
        scene("jena")
            .item("A", "it06")
            .item("A", "it07")
            .item("A", "it09"),
    );
    it = it.hand("A", "j1 j2 j3").convicts("e3", 1);
    it.act("A use slot 1, A fly i2, A use slot 1, A back card j4, A back card j5, A use slot 1");
    assert_eq!(it.table.helicopter, space("i2"));
    assert_eq!(it.a().hand.len(), 5);
    assert_eq!((it.gang("e3"), it.table.ny.noise), (0, 0));
    assert_eq!(it.table.items_used.len(), 3);
    let mut it = window(
        scene("jena")
            .item("A", "it10")
            .item("A", "it11")
            .item("A", "it12"),
    );
    it = it
        .convicts("f3", 1)
        .hero("A", "e3")
        .convicts("e3", 1)
        .poi("a2", "po4");
    it.act("A use slot 1, A trick convict e3 to f2");
    assert_eq!(it.gang("f2"), 1);
    assert_eq!(it.refusal("A use slot 2").rule, "FU-55");
    it.act("A otherwise slot 1, A look a2");
    let mut it = window(scene("jena").item("A", "it11").hero("A", "e3"));
    it.act("A use slot 1, A reveal d2, A reveal d3");
    assert!(it.table.map.revealed.contains(space("d3")));
    for item in ["it05", "it03"] {
        let mut it = window(scene("jena").item("A", item));
        assert_eq!(it.refusal("A use slot 1").rule, "FU-55", "{item}");
    }
}

/// rules: FU-T56, FU-81, FU-Q18, FU-Q20
#[test]
fn a_thief_picks_a_slot_and_starts_no_second_rescue() {
    let mut it = scene("maggie jena").item("B", "it07").president("B");
    it = it.convicts("f3", 1);
    it = it.item("A", "it09").item("A", "it10").item("A", "it11");
    it.card("ms1");
    assert_eq!(
        it.legal("A"),
        ["steal slot 1 from b", "steal slot 2 from b"]
    );
    it.act("A steal slot 2 from b");
    assert_eq!(it.now(), Some(Step::Overflow));
    assert_eq!(it.refusal("A discard slot 4").rule, "FU-49");
    it.act("A discard slot 1");
    assert!(it.a().has_president());
    assert!(
        !it.events
            .iter()
            .any(|it| matches!(it, Event::BossCame { .. }))
    );
}

/// rules: FU-Q28, FU-07
#[test]
fn the_starting_diagram_can_be_discarded_over_the_limit_and_leaves_the_game() {
    let mut it = scene("mente").item("A", "it07").item("A", "it09");
    it.card("b8");
    it.act("A discard slot 1");
    assert!(!it.a().reserve.contains(&Some(Slot::Diagram)));
    assert_eq!(it.a().reserve_len(), 3);
}
