//! Damage, kills, tricks.

use escape_from_new_york::{
    components::{bosses::Boss, equipment::Item},
    event::Event,
    flow::{Source, Stage, Step},
    state::map::{Car, Post, Stance},
};

use crate::scene::{scene, scene_with, space};

/// rules: FU-T02, FU-16, FU-44, FU-46, FU-Q53
#[test]
fn damage_beyond_the_last_enemy_is_lost_and_the_card_is_resolved() {
    let mut it = scene("maggie").convicts("f3", 1);
    it.card("m3");
    assert_eq!(it.gang("f3"), 0);
    assert_eq!(it.now(), None, "nothing is left to do");
    assert_eq!(it.table.turn.noise, 1);
}

/// rules: FU-T08, FU-81, FU-47
#[test]
fn the_bat_adds_four_against_one_boss() {
    let mut it = scene("maggie")
        .weapon("A", "it02", 0)
        .boss(Boss::Slag, "f3");
    it.card("m3");
    it.act("A bat slag");
    let Post::On { hit_points, .. } = it.table.map.bosses[Boss::Slag as usize] else {
        panic!("Slag lives");
    };
    assert_eq!(hit_points, 2);
}

/// rules: FU-T21, FU-81, FU-56
#[test]
fn the_axe_adds_one_before_splitting() {
    let mut it = scene("maggie").weapon("A", "it01", 0).convicts("f3", 3);
    it.card("m3");
    assert_eq!(it.gang("f3"), 0);
}

/// rules: FU-T20, FU-45, FU-69
#[test]
fn raised_hit_points_must_be_dealt_within_one_turn() {
    let mut it = scene("maggie").above("ns1").convicts("f3", 1);
    it.resolve(Source::Item(Item::named("it04")));
    assert_eq!(it.gang("f3"), 1);
    it.run(&[Step::Stage(Stage::End)]);
    it.resolve(Source::Item(Item::named("it04")));
    assert_eq!(it.gang("f3"), 1, "partial damage ended with the turn");
    it.resolve(Source::Item(Item::named("it04")));
    assert_eq!(it.gang("f3"), 0);
    assert_eq!(it.table.convict_hit_points(true), 3);
}

/// rules: FU-T44, FU-46, FU-62, FU-Q30
#[test]
fn kills_cover_the_icons_of_the_token_and_the_rest_goes_back() {
    let mut it = scene("jena").convicts("f3", 3);
    it.table.heroes[tabletop::Seat::A].set = 3;
    it.card("j7");
    assert_eq!(it.a().convicts, 2);
    assert_eq!(it.table.convicts_left(), 38);
    it.run(&[Step::Stage(Stage::Level)]);
    assert_eq!((it.a().level, it.a().convicts), (1, 0));
    assert_eq!(it.now(), Some(Step::Special));
    assert_eq!(it.a().need().map(|need| need.convicts), Some(3));
}

/// rules: FU-T46, FU-61, FU-60, FU-Q54
#[test]
fn a_killed_driver_leaves_the_car_and_counts_for_the_level() {
    let mut it = scene("maggie").above("ns1").car(0, "f3");
    it.card("m3");
    assert!(it.car_at(0).is_some());
    it.resolve(Source::Item(Item::named("it04")));
    assert_eq!(it.table.map.cars[0], Car::Abandoned(space("f3")));
    assert_eq!(it.a().convicts, 1);
}

/// rules: FU-T60, FU-Q53
#[test]
fn both_points_must_be_dealt_and_may_leave_a_wound() {
    let mut it = scene("jena").convicts("f3", 1).car(0, "f3");
    it.card("j5");
    assert_eq!(it.legal("A"), ["hit convict f3", "hit car 1"]);
    it.act("A hit convict f3");
    assert_eq!(it.gang("f3"), 0);
    assert!(matches!(
        it.table.map.cars[0],
        Car::Convict { wounds: 1, .. }
    ));
    it.resolve(Source::Item(Item::named("it04")));
    assert_eq!(it.table.map.cars[0], Car::Abandoned(space("f3")));
    let mut it = scene("jena").convicts("f3", 1).car(0, "f3");
    it.card("j5");
    it.act("A hit car 1, A hit car 1");
    assert_eq!((it.gang("f3"), it.now()), (1, None));
    assert_eq!(it.table.map.cars[0], Car::Abandoned(space("f3")));
}

/// rules: FU-T57, FU-47, FU-Q32, FU-66
#[test]
fn the_duke_comes_back_with_the_next_timer_tile() {
    let mut it = scene("jena").poi("a2", "po2").pois_up_but("");
    it = it.boss(Boss::Duke, "f3").timer("ti04", 3);
    it.table.map.bosses[Boss::Duke as usize] = Post::On {
        at: space("f3"),
        stance: Stance::default(),
        hit_points: 1,
    };
    it.card("j5");
    assert_eq!(it.table.map.bosses[Boss::Duke as usize], Post::Waiting);
    assert!(it.table.boxes.iter().all(|place| place.token.is_none()));
    it.run(&[Step::Timer { discard: true }]);
    assert_eq!(it.boss_at(Boss::Duke), None, "not when a tile is discarded");
    it.run(&[Step::Timer { discard: false }]);
    assert!(matches!(
        it.table.map.bosses[Boss::Duke as usize],
        Post::On { at, hit_points: 8, .. } if at == space("a2")
    ));
    let place = |wanted: fn(&Event) -> bool| it.events.iter().position(wanted).unwrap();
    let came = place(|it| matches!(it, Event::BossCame { .. }));
    assert!(
        came < place(|it| matches!(it, Event::HelicopterMoved { .. })),
        "before the effect"
    );
}

/// rules: FU-47, FU-87
#[test]
fn romero_and_slag_leave_their_briefcases_where_they_die() {
    for (boss, number) in [(Boss::Romero, 0), (Boss::Slag, 1)] {
        let mut it = scene("jena").boss(boss, "e3");
        it.table.map.bosses[boss as usize] = Post::On {
            at: space("e3"),
            stance: Stance::default(),
            hit_points: 1,
        };
        it.card("j6");
        assert_eq!(it.table.map.bosses[boss as usize], Post::Dead);
        assert_eq!(it.table.boxes[number].token, Some(space("e3")));
    }
}

/// rules: FU-T28, FU-44, FU-94, FU-17
#[test]
fn a_roadblock_stops_attacks_both_ways() {
    let drawn = || {
        let it = scene("jena").block("f3", "g4").convicts("g4", 1);
        it.boss(Boss::Duke, "g4").boss(Boss::Romero, "g4")
    };
    let close = [Step::Stage(Stage::Close)];
    let mut it = drawn().top("ny2");
    assert_eq!(it.table.damage_due(), 0);
    it.card("j6");
    assert_eq!((it.gang("g4"), it.now()), (1, None));
    it.run(&close);
    assert_eq!((it.gang("f3"), it.gang("g4")), (0, 1));
    assert_eq!(it.boss_at(Boss::Duke), Some(space("g4")));
    let destroyed = || {
        let mut it = drawn().top("ny2");
        std::mem::swap(&mut it.table.map.blocked, &mut it.table.map.broken);
        it
    };
    let mut it = destroyed();
    assert_eq!(it.table.damage_due(), 4);
    it.run(&close);
    assert_eq!(
        (it.gang("f3"), it.boss_at(Boss::Duke)),
        (1, Some(space("f3")))
    );
    let mut it = destroyed();
    it.card("j6");
    assert_eq!(it.legal("A"), ["hit convict g4", "hit romero", "hit duke"]);
}

/// rules: FU-T04, FU-22, FU-85
#[test]
fn all_enemies_in_range_hit_the_active_hero_alone() {
    let mut it = scene("maggie jena")
        .convicts("f3", 2)
        .boss(Boss::Romero, "e3")
        .convicts("g3", 1)
        .boss(Boss::Duke, "g4")
        .block("f3", "g4");
    it.run(&[Step::Stage(Stage::Damage)]);
    assert_eq!(it.hands(), [4, 8]);
}

/// rules: FU-T68, FU-69, FU-86
#[test]
fn bonuses_raise_range_and_damage() {
    let it = scene("jena").above("ns2").convicts("g4", 1);
    assert_eq!(it.table.damage_due(), 1);
    let it = scene("jena")
        .above("ns2")
        .convicts("g4", 1)
        .block("f3", "g4");
    assert_eq!(it.table.damage_due(), 0);
    let it = scene("jena")
        .above("ns2")
        .open("h4")
        .manholes("f3 h4")
        .convicts("h4", 1);
    assert_eq!(it.table.damage_due(), 0, "manholes are no neighbours");
    let it = scene_with("jena", "hard-deck=yes")
        .above("hs2")
        .convicts("f3", 1)
        .convicts("g4", 1);
    assert_eq!(it.table.damage_due(), 2);
}

/// rules: FU-T59, FU-23, FU-64, FU-Q26
#[test]
fn a_shelter_stops_all_damage() {
    let mut it = scene("jena")
        .tile("d3", "ct34")
        .hero("A", "d3")
        .convicts("d3", 2);
    assert_eq!(it.table.damage_due(), 0);
    it.resolve(Source::Event("ev07".parse().unwrap()));
    assert_eq!(it.a().hand.len(), 8);
    let mut it = scene("jena").convicts("f3", 2);
    assert_eq!(it.table.damage_due(), 2);
    it.resolve(Source::Event("ev07".parse().unwrap()));
    assert_eq!(it.a().hand.len(), 7);
}

/// rules: FU-T69, FU-22
#[test]
fn damage_beyond_the_hand_is_ignored() {
    let mut it = scene("jena").hand("A", "j1").convicts("f3", 4);
    it.run(&[Step::Stage(Stage::Damage)]);
    assert_eq!((it.a().hand.len(), it.a().discards.len()), (0, 8));
    let mut it = scene("jena").hand("A", "j1 j2 j3 j4 j5").convicts("f3", 2);
    it.run(&[Step::Stage(Stage::Damage)]);
    assert_eq!(it.a().hand.len(), 3);
}

/// rules: FU-23
#[test]
fn each_lid_stops_three_once_the_total_is_known() {
    let mut it = scene("jena")
        .convicts("f3", 4)
        .item("A", "it05")
        .item("A", "it07");
    it.run(&[Step::Stage(Stage::Damage)]);
    assert_eq!(it.now(), Some(Step::Lids { damage: 4 }));
    assert_eq!(it.legal("A"), ["use slot 1", "pass", "fire"]);
    it.act("A use slot 1, A pass");
    assert_eq!(it.a().hand.len(), 7);
}

/// rules: FU-48, FU-60, FU-69
#[test]
fn convicts_in_cars_hit_from_where_those_on_foot_would_and_not_lying() {
    assert_eq!(scene("jena").car(0, "f3").table.damage_due(), 1);
    assert_eq!(scene("jena").car(0, "g4").table.damage_due(), 0);
    let mut it = scene("jena").above("ns2").car(0, "g4");
    assert_eq!(it.table.damage_due(), 1, "range 1");
    it.table.map.cars[0] = Car::Convict {
        at: space("f3"),
        stance: Stance::Lying,
        wounds: 0,
    };
    assert_eq!(it.table.damage_due(), 0);
}

/// rules: FU-45, FU-Q54
#[test]
fn wounds_go_with_the_wounded() {
    let mut it = scene("mente")
        .above("ns1")
        .convicts("f3", 1)
        .abandoned(0, "e3");
    it.resolve(Source::Item(Item::named("it04")));
    it.resolve(Source::Item(Item::named("it10")));
    it.act("A trick convict f3 hurt to f2");
    it.resolve(Source::Item(Item::named("it04")));
    assert_eq!(it.gang("f2"), 0, "one more is enough");
    let mut it = scene("jena")
        .above("ns1")
        .convicts("f3", 1)
        .abandoned(0, "f3");
    it.resolve(Source::Item(Item::named("it04")));
    it.card("j2");
    it.act("A to e3, A to f3");
    assert!(it.car_at(0).is_some(), "left alone it took the car");
    it.card("j5");
    assert_eq!(it.car_at(0), None, "1 + 2 are enough for three");
}

/// rules: FU-45, FU-60
#[test]
fn wounds_of_a_driver_end_with_the_turn() {
    let mut it = scene("jena").car(0, "f3");
    it.resolve(Source::Item(Item::named("it04")));
    it.run(&[Step::Stage(Stage::End)]);
    it.resolve(Source::Item(Item::named("it04")));
    assert!(it.car_at(0).is_some());
}

/// rules: FU-56, FU-81
#[test]
fn axe_and_bat_add_to_cards_and_the_ability_and_not_to_items() {
    let armed = |weapon: &str| scene("jena").weapon("A", weapon, 0);
    let mut it = armed("it01").convicts("f3", 4);
    it.resolve(Source::Strike);
    assert_eq!(it.gang("f3"), 1, "the ability");
    let mut it = armed("it01").convicts("e3", 4);
    it.resolve(Source::Item(Item::named("it09")));
    assert_eq!(it.gang("e3"), 1, "not an item");
    let mut it = armed("it02").boss(Boss::Slag, "f3");
    it.card("j6");
    assert_eq!(it.now(), None, "no bat at range 1");
    let mut it = armed("it02").boss(Boss::Slag, "f3").convicts("f3", 1);
    it.card("j5");
    it.act("A bat slag");
    assert_eq!(
        (it.gang("f3"), it.now()),
        (1, None),
        "all of it went to the boss"
    );
}
