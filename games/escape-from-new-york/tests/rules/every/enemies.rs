//! The bosses and their abilities.

use escape_from_new_york::{
    components::bosses::Boss,
    flow::{Stage, Step},
    state::map::{Post, Stance},
};

use crate::scene::{Scene, scene, space};

/// The boss stands there with so many hit points left.
fn boss(mut it: Scene, boss: Boss, at: &str, hit_points: u8) -> Scene {
    it.table.map.bosses[boss as usize] = Post::On {
        at: space(at),
        stance: Stance::Ready,
        hit_points,
    };
    it
}

parts! {
    duke hits_from_next_door_and_comes_back_with_the_next_timer_tile {
        let it = boss(scene("jena"), Boss::Duke, "e3", 8);
        assert_eq!(it.table.damage_due(), 2);
        let it = it.poi("a2", "po2").pois_up_but("").timer("ti06", 3);
        let mut it = boss(it, Boss::Duke, "f3", 1);
        it.card("j5");
        assert_eq!(it.table.map.bosses[Boss::Duke as usize], Post::Waiting);
        it.run(&[Step::Timer { discard: false }]);
        assert_eq!(it.boss_at(Boss::Duke), Some(space("a2")));
        let it = boss(scene("jena").open_map(), Boss::Duke, "i4", 8);
        let mut it = it;
        it.run(&[Step::NyMove { left: 1 }]);
        assert_eq!(it.boss_at(Boss::Duke), Some(space("f3")), "he moves three");
    }
    romero hits_from_next_door_and_makes_the_streets_louder {
        let mut it = boss(scene("jena"), Boss::Romero, "e3", 5);
        assert_eq!(it.table.damage_due(), 2);
        it.run(&[Step::Stage(Stage::Discard)]);
        assert_eq!(it.table.ny.noise, 2);
        let mut it = boss(scene("jena").open("d2"), Boss::Romero, "d2", 5);
        it = it.item("A", "it12");
        assert_eq!(it.table.damage_due(), 0);
        it.run(&[Step::Stage(Stage::Discard)]);
        assert_eq!(it.table.ny.noise, 1);
        it.run(&[Step::NyMove { left: 1 }]);
        assert_eq!(it.boss_at(Boss::Romero), Some(space("f3")), "he moves two");
    }
    slag hits_hard_in_the_own_space_and_is_not_fooled {
        let it = boss(scene("jena"), Boss::Slag, "e3", 8);
        assert_eq!(it.table.damage_due(), 0);
        let mut it = boss(scene("mente"), Boss::Slag, "f3", 8);
        assert_eq!(it.table.damage_due(), 3);
        it.card("b1");
        assert_eq!(it.boss_at(Boss::Slag), Some(space("f3")));
        let mut it = boss(scene("jena").open("d2"), Boss::Slag, "d2", 8);
        it.run(&[Step::NyMove { left: 1 }]);
        assert_eq!(it.boss_at(Boss::Slag), Some(space("e3")), "he moves one");
    }
}
