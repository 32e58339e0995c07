//! Points of interest, outskirts tokens and buildings.

use escape_from_new_york::{
    components::{bosses::Boss, tiles::Mark},
    flow::{Stage, Step},
};

use super::events;
use crate::scene::{Scene, cards, scene, space};

/// The point of interest is turned up on a2.
fn turned(name: &str) -> Scene {
    let mut it = scene("jena").poi("a2", name);
    it.run(&[Step::Poi(space("a2"))]);
    it
}

/// The token is turned up with a tile that shows nothing but a Shelter.
fn token(name: &str) -> Scene {
    let mut it = scene("jena")
        .hero("A", "f2")
        .next_tile("ct33")
        .next_token(name);
    it.run(&[Step::Reveal { left: 1 }]);
    it.act("A reveal f1");
    it
}

/// Step 9 with the hero on this tile.
fn step_9(it: Scene, tile: &str) -> Scene {
    let mut it = it.tile("d3", tile).hero("A", "d3");
    it.run(&[Step::Stage(Stage::Building)]);
    it
}

/// Which special card of New York was shuffled in.
fn added(it: &Scene, name: &str) -> bool {
    let card = name.parse().unwrap();
    it.table.ny.deck.contains(card) || it.table.ny.top == card
}

parts! {
    po1 has_three_convicts_and_the_president {
        let mut it = turned("po1");
        assert_eq!(it.gang("a2"), 3);
        it = it.hero("A", "a2");
        it.run(&[]);
        it.ask_something();
        assert_eq!(it.refusal("A take president").rule, "FU-53");
    }
    po2 has_a_manhole_and_nothing_else {
        let it = turned("po2");
        assert!(it.table.map.manholes.contains(space("a2")));
        assert_eq!(it.gang("a2"), 0);
    }
    po3 has_romero_and_a_convict {
        let it = turned("po3");
        assert_eq!((it.boss_at(Boss::Romero), it.gang("a2")), (Some(space("a2")), 1));
        assert_eq!(Boss::Romero.guards(), Some(1));
    }
    po4 has_slag {
        let it = turned("po4");
        assert_eq!((it.boss_at(Boss::Slag), it.gang("a2")), (Some(space("a2")), 0));
        assert_eq!(Boss::Slag.guards(), Some(2));
    }
    po5 has_briefcase_3_and_two_convicts {
        let it = turned("po5");
        assert_eq!((it.table.boxes[2].token, it.gang("a2")), (Some(space("a2")), 2));
    }
    po6 has_briefcase_4_and_makes_convicts_tougher {
        let it = turned("po6");
        assert_eq!((it.table.boxes[3].token, it.gang("a2")), (Some(space("a2")), 1));
        assert!(added(&it, "ns1"));
    }
    po7 has_a_car_an_item_and_lets_convicts_throw {
        let it = turned("po7");
        assert_eq!((it.car_at(0), it.table.map.cubes[space("a2")]), (Some(space("a2")), 1));
        assert!(added(&it, "ns2") && it.table.has_mark(space("a2"), Mark::Event));
    }
    po8 has_two_items_two_convicts_and_makes_convicts_faster {
        let it = turned("po8");
        assert_eq!((it.gang("a2"), it.table.map.cubes[space("a2")]), (2, 2));
        assert!(added(&it, "ns3"));
    }
    pe1 is_a_raft {
        assert!(token("pe1").table.has_mark(space("f1"), Mark::Raft));
    }
    pe2 is_a_convict {
        assert_eq!(token("pe2").gang("f1"), 1);
    }
    pe3 is_an_item {
        assert_eq!(token("pe3").table.map.cubes[space("f1")], 1);
    }
    pe4 is_an_event_for_who_enters {
        let mut it = token("pe4").events_next("ev11", 9);
        assert_eq!(events(&it), 0);
        it.card("j2");
        it.act("A to f1, A to f2");
        assert_eq!(events(&it), 1);
    }
    pe5 is_a_manhole {
        assert!(token("pe5").table.map.manholes.contains(space("f1")));
    }
    library gives_an_item_or_a_random_card_back {
        for (choice, items, hand) in [("draw", 1, 3), ("regain", 0, 4)] {
            let mut it = scene("jena").hand("A", "j1 j2 j3");
            it.run(&[Step::Stage(Stage::Building)]);
            it.act(&format!("A {choice}"));
            assert_eq!((it.a().reserve_len(), it.a().hand.len()), (items, hand));
        }
    }
    clinic gives_up_to_two_cards_of_choice_back {
        for tile in ["ct29", "ct30"] {
            let mut it = step_9(scene("jena").hand("A", "j1"), tile);
            it.act("A back card j5, A back card j8");
            assert_eq!(it.a().hand, cards("j1 j5 j8"));
            let mut it = step_9(scene("jena").hand("A", "j1").item("A", "it12"), tile);
            it.act("A pass");
            assert_eq!(it.a().hand, cards("j1"));
        }
    }
    armoury gives_one_of_two_items_or_two_ammunition {
        for tile in ["ct31", "ct32"] {
            let mut it = step_9(scene("jena").items_next("it07", 2).weapon("A", "se-j", 1), tile);
            it.act("A draw, A keep it07");
            assert_eq!((it.a().reserve_len(), it.a().dropped.len()), (1, 1));
            let mut it = step_9(scene("jena").weapon("A", "se-j", 1), tile);
            it.act("A reload");
            assert_eq!(it.a().ammunition, 3);
        }
    }
    shelter stops_all_damage {
        for tile in ["ct33", "ct34", "cp8"] {
            let mut it = scene("jena").tile("d3", tile).hero("A", "d3").convicts("d3", 3);
            it.run(&[Step::Stage(Stage::Damage)]);
            assert_eq!(it.a().hand.len(), 8, "{tile}");
        }
        let mut it = scene("jena").convicts("f3", 3);
        it.run(&[Step::Stage(Stage::Damage)]);
        assert_eq!(it.a().hand.len(), 5);
    }
}
