//! New York's cards, standard and hard.

use escape_from_new_york::{components::effects::Bonus, flow::Step};

use crate::scene::{Scene, scene, scene_with, space};

/// The card comes up in step 11 and is paid for; `next` then lies on top.
fn paid(mut it: Scene, name: &str, next: &str) -> Scene {
    it = it.top(name);
    it.table.ny.noise = 10;
    it.table.ny.deck = next.split(' ').map(|card| card.parse().unwrap()).collect();
    let cost = it.table.ny.back.cost;
    it.run(&[Step::Stage(escape_from_new_york::flow::Stage::NyCard)]);
    assert_eq!(it.table.ny.noise, 10 - cost, "{name} is paid");
    it
}

fn hard() -> Scene {
    scene_with("jena", "hard-deck=yes")
}

/// Whether the street between the two spaces is closed.
fn closed(it: &Scene, one: &str, other: &str) -> bool {
    let side = space(one).side_to(space(other)).unwrap();
    it.table.map.is_blocked(space(one), side)
}

parts! {
    ny1 moves_four_enemies {
        let it = paid(scene("jena").convicts("e3", 5), "ny1", "ny2 ny3");
        assert_eq!((it.gang("f3"), it.gang("e3")), (4, 1));
    }
    ny2 brings_convicts_out_of_three_manholes_and_moves_one {
        let it = scene("jena").open("d3 d4 h4").manholes("d3 d4 h4");
        let mut it = paid(it, "ny2", "ny1 ny3");
        assert_eq!(["d3", "d4", "h4"].map(|at| it.gang(at)), [1, 1, 1]);
        it.act("A send convict d3 to e3");
        assert_eq!((it.gang("d3"), it.gang("e3")), (0, 1));
    }
    ny3 closes_a_street_and_moves_two_enemies {
        let it = paid(scene("jena").convicts("e3", 3), "ny3", "ny1 ny1");
        assert!(closed(&it, "f3", "g3"));
        assert_eq!((it.gang("f3"), it.gang("e3")), (2, 1));
    }
    ny4 moves_a_mission_cube_and_three_enemies {
        let it = paid(scene("jena").convicts("e3", 4), "ny4", "ny1 ny2");
        assert_eq!((it.table.ny.mission, it.gang("f3")), (3, 3));
    }
    ny5 brings_convicts_to_the_sides_of_the_top_card {
        let it = paid(scene("jena"), "ny5", "ny1 ny1");
        assert_eq!(["f4", "e3", "f2", "g3"].map(|at| it.gang(at)), [1, 1, 0, 0]);
    }
    ny6 reveals_a_timer_tile {
        let it = paid(scene("jena").timer("ti08", 3), "ny6", "ny1 ny2");
        assert_eq!(it.table.timer.black, 2);
    }
    ny7 destroys_the_gullfire_or_brings_convicts_there {
        let it = paid(scene("jena"), "ny7", "ny1 ny2");
        assert_eq!((it.table.gullfire, it.gang("b2"), it.table.ny.mission), (true, 2, 3));
        let it = paid(scene("jena").convicts("b2", 1), "ny7", "ny1 ny2");
        assert_eq!((it.table.gullfire, it.gang("b2"), it.table.ny.mission), (false, 1, 3));
    }
    ns1 makes_convicts_tougher_and_moves_two {
        let it = paid(scene("jena").convicts("e3", 3), "ns1", "ny1 ny2");
        assert_eq!((it.table.bonus(Bonus::HitPoints), it.gang("f3")), (1, 2));
        assert_eq!(it.table.convict_hit_points(false), 2);
    }
    ns2 lets_convicts_throw_and_moves_a_mission_cube {
        let it = paid(scene("jena").convicts("e3", 1), "ns2", "ny1 ny2");
        assert_eq!((it.table.damage_due(), it.table.ny.mission), (1, 3));
    }
    ns3 makes_convicts_faster_and_moves_two {
        let it = paid(scene("jena").open("d2").convicts("d2", 3), "ns3", "ny1 ny2");
        assert_eq!((it.table.convict_movement(false), it.gang("f3")), (2, 2));
    }
    hn1 moves_five_enemies {
        let it = paid(hard().convicts("e3", 6), "hn1", "hn2 hn3");
        assert_eq!((it.gang("f3"), it.gang("e3")), (5, 1));
    }
    hn2 brings_convicts_out_of_four_manholes_and_moves_two {
        let it = hard().open("e2").manholes("e3 f2 g3 g4 e2");
        let it = paid(it, "hn2", "hn1 hn3");
        assert_eq!(it.gang("e2"), 0, "the four nearest");
        let near: u8 = ["e3", "f2", "g3", "g4"].map(|at| it.gang(at)).iter().sum();
        assert_eq!(near, 4);
    }
    hn3 closes_two_streets_and_moves_two_enemies {
        let it = paid(hard().convicts("e3", 3), "hn3", "hn4 hn4");
        assert!(closed(&it, "f3", "g4") && !closed(&it, "f3", "e4"));
        let up = escape_from_new_york::components::board::Side::U;
        assert!(!it.table.map.is_blocked(space("f3"), up));
        assert_eq!(it.gang("f3"), 0, "the street of e3 is the one across");
    }
    hn4 moves_a_mission_cube_and_four_enemies {
        let it = paid(hard().convicts("e3", 5), "hn4", "hn1 hn2");
        assert_eq!((it.table.ny.mission, it.gang("f3")), (3, 4));
    }
    hn5 moves_two_enemies_and_brings_convicts_to_the_sides {
        let it = paid(hard().convicts("g4", 3), "hn5", "hn4 hn4");
        assert_eq!(it.gang("f3"), 2);
        assert_eq!(["f2", "f4", "e3", "e4"].map(|at| it.gang(at)), [1, 1, 1, 0]);
    }
    hn6 reveals_a_timer_tile_and_moves_two_enemies {
        let it = paid(hard().convicts("e3", 3).timer("ti08", 3), "hn6", "hn1 hn2");
        assert_eq!((it.table.timer.black, it.gang("f3")), (2, 2));
    }
    hn7 destroys_the_gullfire_or_brings_three_convicts_there {
        let it = paid(hard(), "hn7", "hn1 hn2");
        assert_eq!((it.table.gullfire, it.gang("b2"), it.table.ny.mission), (true, 3, 3));
        let it = paid(hard().convicts("b2", 1), "hn7", "hn1 hn2");
        assert_eq!((it.table.gullfire, it.gang("b2"), it.table.ny.mission), (false, 1, 3));
    }
    hs1 makes_convicts_tougher_and_moves_three {
        let it = paid(hard().convicts("e3", 4), "hs1", "hn1 hn2");
        assert_eq!((it.table.convict_hit_points(false), it.gang("f3")), (2, 3));
    }
    hs2 makes_convicts_stronger_and_moves_a_mission_cube {
        let it = paid(hard().convicts("f3", 1), "hs2", "hn1 hn2");
        assert_eq!((it.table.damage_due(), it.table.ny.mission), (2, 3));
    }
    hs3 makes_convicts_faster_and_moves_three {
        let it = paid(hard().open("d2").convicts("d2", 4), "hs3", "hn1 hn2");
        assert_eq!((it.table.convict_movement(false), it.gang("f3")), (2, 3));
    }
}
