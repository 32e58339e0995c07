//! Tricked enemies.

use escape_from_new_york::{
    components::bosses::Boss,
    event::Event,
    flow::{Stage, Step},
    state::map::{Car, Post, Stance},
};

use crate::scene::{scene, space};

/// rules: FU-T15, FU-48, FU-30, FU-Q14
#[test]
fn tricked_enemies_lie_until_the_turn_ends() {
    let mut it = scene("mente")
        .convicts("f3", 2)
        .boss(Boss::Romero, "f3")
        .top("ny1");
    it.card("b1");
    it.act("A trick convict f3 to e3, A trick convict f3 to f2, A trick romero to g3");
    assert_eq!(it.table.damage_due(), 0, "Romero next door lies");
    assert!(it.table.map.has_enemy(space("g3")));
    it.run(&[Step::Stage(Stage::Close)]);
    assert_eq!(it.gang("f3"), 0);
    it.run(&[Step::Stage(Stage::End)]);
    assert_eq!(it.table.damage_due(), 2);
}

/// rules: FU-T58, FU-48, FU-101, FU-Q07, FU-Q58
#[test]
fn slag_is_not_fooled_and_nobody_goes_through_roadblocks() {
    let mut it = scene("maggie").convicts("f3", 1).boss(Boss::Slag, "f3");
    it = it.block("f3", "e3").lying("f3");
    it.card("m8");
    let tricks = it.legal("A");
    assert_eq!(tricks.len(), 5, "{tricks:?}");
    assert!(!tricks.contains(&"trick convict f3 to e3".to_owned()));
    it.act("A trick convict f3 to f2");
    let mut it = scene("maggie").hero("A", "b2").convicts("b2", 1);
    it.card("m8");
    assert_eq!(
        (it.now(), it.gang("b2")),
        (None, 1),
        "not onto a face-down point of interest"
    );
    let mut it = scene("maggie").boss(Boss::Slag, "f3");
    it.card("m8");
    let void = matches!(it.events[0], Event::Played { void: true, .. });
    assert!(void, "nobody can be tricked");
}

/// rules: FU-48, FU-Q58
#[test]
fn who_lies_is_not_tricked_again() {
    let mut it = scene("mente");
    it.table.map.cars[0] = Car::Convict {
        at: space("f3"),
        stance: Stance::Lying,
        wounds: 0,
    };
    it.table.map.bosses[Boss::Romero as usize] = Post::On {
        at: space("f3"),
        stance: Stance::Lying,
        hit_points: 5,
    };
    it = it.lying("f3");
    it.card("b1");
    assert_eq!(it.now(), None);
    it = it.item("A", "it07");
    it.run(&[Step::NyMove { left: 3 }]);
    it = it.hero("A", "e3");
    it.run(&[Step::NyMove { left: 3 }]);
    assert_eq!((it.gang("f3"), it.gang("e3")), (1, 0), "nor moved");
    assert_eq!(it.boss_at(Boss::Romero), Some(space("f3")));
    assert_eq!(it.car_at(0), Some(space("f3")));
    it.run(&[Step::Stage(Stage::End)]);
    it.act("A pass");
    it.run(&[Step::NyMove { left: 3 }]);
    assert_eq!(it.gang("e3"), 1, "they stand again");
    assert_eq!(it.boss_at(Boss::Romero), Some(space("e3")));
    assert_eq!(it.car_at(0), Some(space("e3")));
}
