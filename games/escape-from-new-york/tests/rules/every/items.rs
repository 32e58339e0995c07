//! Items, starting weapons and briefcases.

use escape_from_new_york::{
    components::{aims::Objective, bosses::Boss, equipment::Item},
    flow::{Stage, Step},
    state::{End, Escape, hero::Slot, map::Post},
};
use tabletop::{Game, Seat, Viewer};

use crate::scene::{Scene, cards, scene, scene_with, space};

/// A moment in which items may be used.
fn window(mut it: Scene) -> Scene {
    it.run(&[]);
    it.ask_something();
    it
}

/// Jena with this item in a window; she uses it, and goes on so.
fn used(it: Scene, item: &str, then: &str) -> Scene {
    let mut it = window(it.item("A", item));
    it.act("A use slot 1");
    if !then.is_empty() {
        it.act(then);
    }
    assert_eq!(it.a().reserve_len(), 0, "what is used is gone");
    it
}

/// Fires this weapon once, with so much ammunition in it.
fn fired(it: Scene, weapon: &str, ammunition: u8) -> Scene {
    let mut it = window(it.weapon("A", weapon, ammunition));
    it.act("A fire");
    assert_eq!(it.a().ammunition, ammunition - 1);
    it
}

/// A lone hero with the President and these cards beside bridge 2 tries to leave.
fn leaves(case: &str, number: u8, show: &str) -> Option<End> {
    let mut it = scene("jena").open("d5").hero("A", "d5").president("A");
    it = it.case("A", "va1", 4).case("A", case, number);
    it.card("j4");
    it.act(&format!("A cross, A show {show}"));
    it.ended()
}

fn hit_points(table: &Escape, boss: Boss) -> u8 {
    match table.map.bosses[boss as usize] {
        Post::On { hit_points, .. } => hit_points,
        _ => 0,
    }
}

/// Whether the active hero meets the objective of that name.
fn meets(it: &Scene, name: &str) -> bool {
    it.table.meets(it.a(), name.parse::<Objective>().unwrap())
}

parts! {
    it01 adds_one_to_an_attack {
        let mut it = scene("jena").weapon("A", "it01", 0).convicts("f3", 4);
        it.card("j5");
        assert_eq!(it.gang("f3"), 1);
    }
    it02 adds_four_against_a_boss {
        let mut it = scene("jena").weapon("A", "it02", 0).boss(Boss::Slag, "f3");
        it.card("j5");
        it.act("A bat slag");
        assert_eq!(hit_points(&it.table, Boss::Slag), 8 - 2 - 4);
    }
    it03 fires_three_points_into_the_own_space {
        let it = fired(scene("jena").convicts("f3", 4).convicts("e3", 1), "it03", 2);
        assert_eq!((it.gang("f3"), it.gang("e3"), it.table.ny.noise), (1, 1, 2));
    }
    it04 fires_one_point_next_door_too {
        let it = fired(scene("jena").convicts("e3", 2), "it04", 4);
        assert_eq!((it.gang("e3"), it.table.ny.noise), (1, 1));
    }
    it05 stops_three_points_of_damage {
        let mut it = scene("jena").item("A", "it05").convicts("f3", 4);
        it.run(&[Step::Stage(Stage::Damage)]);
        it.act("A use slot 1");
        assert_eq!((it.a().hand.len(), it.a().reserve_len()), (7, 0));
    }
    it06 calls_the_helicopter_to_any_space_of_the_park {
        let it = used(scene("jena"), "it06", "A fly h2");
        assert_eq!(it.table.helicopter, space("h2"));
    }
    it07 takes_two_cards_back {
        let it = used(scene("jena").hand("A", "j1"), "it07", "A back card j2, A back card j3");
        assert_eq!(it.a().hand, cards("j1 j2 j3"));
    }
    it08 reloads_two {
        let it = used(scene("jena").weapon("A", "se-j", 0), "it08", "");
        assert_eq!(it.a().ammunition, 2);
    }
    it09 burns_three_points_next_door_too {
        let it = used(scene("jena").convicts("e3", 4), "it09", "");
        assert_eq!((it.gang("e3"), it.table.ny.noise), (1, 0), "only weapons are loud");
    }
    it10 sends_three_away {
        let trick = "A trick convict f3 to e3";
        let it = used(scene("jena").convicts("f3", 4), "it10", &[trick; 3].join(", "));
        assert_eq!((it.gang("f3"), it.gang("e3")), (1, 3));
    }
    it11 reveals_two_spaces_or_looks_at_a_point_of_interest {
        let it = scene("jena").hero("A", "e3").next_tiles("ct01 ct09");
        let it = used(it, "it11", "A reveal d2, A reveal e2");
        assert!(it.table.map.revealed.contains(space("e2")));
        let mut it = window(scene("jena").item("A", "it11").poi("a2", "po4"));
        it.act("A otherwise slot 1, A look a2");
        let view = it.table.view(Viewer::Seat(Seat::A));
        assert_eq!(view.poi(space("a2")).map(|poi| poi.to_string()), Some("po4".to_owned()));
    }
    it12 is_an_object_and_has_no_use {
        let mut it = window(scene("jena").item("A", "it12"));
        assert_eq!(it.refusal("A use slot 1").rule, "FU-55");
        assert!(meets(&it, "ob3") && !meets(&scene("jena"), "ob3"));
    }
    it13 fires_one_point_next_door_in_silence {
        let it = fired(scene_with("jena", "crossbows=yes").convicts("e3", 2), "it13", 3);
        assert_eq!((it.gang("e3"), it.table.ny.noise), (1, 0));
    }
    it14 removes_an_alive_card_and_leaves_the_game {
        let it = used(scene_with("jena", "dead-or-alive=yes"), "it14", "");
        assert_eq!((it.table.alive, it.table.items_out.len()), (1, 1));
    }
    se_j starts_revealed_and_fires_two_points {
        let it = scene("jena").convicts("e3", 3);
        assert_eq!((it.a().weapon, it.a().ammunition), (Some(Item::START_JENA), 3));
        let it = fired(it, "se-j", 3);
        assert_eq!((it.gang("e3"), it.table.ny.noise), (1, 1));
    }
    se_m starts_revealed_and_fires_one_point {
        let it = scene("maggie").convicts("e3", 3);
        assert_eq!((it.a().weapon, it.a().ammunition), (Some(Item::START_MAGGIE), 4));
        let it = fired(it, "se-m", 4);
        assert_eq!((it.gang("e3"), it.table.ny.noise), (2, 1));
    }
    va1 is_the_tape_that_every_bridge_asks_for {
        assert!(matches!(leaves("va4", 2, "president tape diagram"), Some(End::Together(_))));
        assert_eq!(leaves("va4", 2, "president diagram"), None);
        assert!(meets(&scene("jena").case("A", "va1", 1), "ob1"));
    }
    va2 looks_at_three_points_of_interest_and_stays_face_up {
        let mut it = window(scene("jena").case("A", "va2", 1));
        it.act("A open slot 1, A look a2, A look c1, A look k3");
        assert!(matches!(it.a().reserve[0], Some(Slot::Case { case, .. }) if case.up));
        assert!(meets(&it, "ob2"));
    }
    va3 is_the_diagram_of_bridge_1 {
        assert_eq!(leaves("va3", 2, "president tape"), None);
        let mut it = scene("jena").open("a4").hero("A", "a4").president("A");
        it = it.case("A", "va1", 4).case("A", "va3", 2);
        it.card("j4");
        it.act("A cross, A show president tape diagram");
        assert!(matches!(it.ended(), Some(End::Together(_))));
    }
    va4 is_the_diagram_of_bridge_2 {
        assert!(matches!(leaves("va4", 1, "president tape diagram"), Some(End::Together(_))));
        assert!(meets(&scene("jena").case("A", "va4", 1), "ob4"));
    }
    va5 is_the_diagram_of_bridge_4 {
        assert_eq!(leaves("va5", 2, "president tape"), None);
        let mut it = scene("jena").open("k1").hero("A", "k1").president("A");
        it = it.case("A", "va1", 4).case("A", "va5", 2);
        it.card("j4");
        it.act("A cross, A show president tape diagram");
        assert!(matches!(it.ended(), Some(End::Together(_))));
    }
    va6 removes_an_alive_card_and_is_a_bracelet_too {
        let mut it = window(scene_with("jena", "dead-or-alive=yes").case("A", "va6", 1));
        it.act("A open slot 1");
        assert_eq!(it.table.alive, 1);
        assert!(meets(&it, "ob2"));
    }
}
