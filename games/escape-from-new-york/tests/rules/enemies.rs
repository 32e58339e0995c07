//! Enemy order, routes, cars and roadblocks.

use escape_from_new_york::{
    components::{board::Space, bosses::Boss},
    event::Event,
    flow::{Source, Step},
    state::{
        foe::Foe,
        map::{Car, Post, Stance},
        routes::Rank,
    },
};

use crate::scene::{scene, space};

fn moves(count: u8) -> [Step; 1] {
    [Step::NyMove { left: count }]
}

/// rules: FU-T05, FU-T25, FU-43, FU-61, FU-73, FU-Q48
#[test]
fn the_example_of_page_18_goes_car_then_romero_then_the_distant_convict() {
    let mut it = scene("mente")
        .hero("A", "e3")
        .open("d1 d2 d3 c3 e2 h4")
        .manholes("d3 h4")
        .car(0, "d1")
        .convicts("e2", 1)
        .convicts("c3", 1)
        .boss(Boss::Romero, "h4");
    it.run(&moves(3));
    assert_eq!(it.car_at(0), Some(space("e3")));
    assert_eq!(it.boss_at(Boss::Romero), Some(space("e3")));
    assert_eq!(it.gang("e3"), 1, "the car took the near convict along");
    assert_eq!(
        it.answers("A"),
        ["send convict c3 to d2", "send convict c3 to d3"]
    );
    it.act("A send convict c3 to d3");
    assert_eq!(it.gang("d3"), 1);
    let moved: Vec<_> = it
        .events
        .iter()
        .filter_map(|event| match event {
            Event::EnemyMoved { priority, path, .. } => Some((priority.rank, path.end())),
            _ => None,
        })
        .collect();
    let ranks: Vec<_> = moved.iter().map(|(rank, _)| *rank).collect();
    assert_eq!(ranks, [Rank::Car, Rank::Boss, Rank::Convict]);
}

/// rules: FU-T23, FU-Q68
#[test]
fn distances_on_the_board_are_those_of_the_map() {
    let steps = |one: &str, other: &str| space(one).distance(space(other));
    for (to, distance) in [("a4", 5), ("d5", 3), ("h5", 3), ("k1", 5), ("b2", 4)] {
        assert_eq!(steps("f3", to), distance, "f3 to {to}");
    }
    assert_eq!(steps("a4", "k1"), 10);
    assert_eq!(steps("a2", "k3"), 10);
    let library = space("f3");
    assert!(Space::all().all(|at| at.distance(library) == library.distance(at)));
}

/// rules: FU-T24, FU-38, FU-Q24
#[test]
fn an_enemy_without_a_route_stays() {
    let mut it = scene("jena").convicts("b2", 1);
    it.run(&moves(3));
    assert_eq!(it.gang("b2"), 1);
}

/// rules: FU-T26, FU-73
#[test]
fn those_who_reach_go_first_by_movement_then_the_others() {
    let mut it = scene("jena")
        .open_map()
        .boss(Boss::Duke, "i4")
        .car(0, "h2")
        .convicts("f4", 1);
    it.run(&moves(2));
    assert_eq!(it.boss_at(Boss::Duke), Some(space("f3")));
    assert_eq!(it.car_at(0), Some(space("f3")));
    assert_eq!(it.gang("f4"), 1);
    let mut it = scene("jena")
        .open_map()
        .boss(Boss::Duke, "j3")
        .car(0, "h2")
        .convicts("f4", 1);
    it.run(&moves(3));
    assert_eq!((it.car_at(0), it.gang("f3")), (Some(space("f3")), 1));
    assert_eq!(it.answers("A"), ["send duke to g3", "send duke to g4"]);
}

/// rules: FU-T27, FU-94, FU-75
#[test]
fn a_roadblock_makes_enemies_go_round() {
    let drawn = || scene("jena").block("f3", "g4").convicts("g4", 1);
    let mut it = drawn();
    it.run(&moves(1));
    assert_eq!(
        it.answers("A"),
        ["send convict g4 to f4", "send convict g4 to g3"]
    );
    let mut it = drawn().above("ns3");
    it.run(&moves(1));
    assert_eq!(it.gang("f3"), 1, "with one more movement it reaches");
    let mut it = scene("jena").block("f3", "g4").car(0, "g4");
    it.run(&moves(1));
    assert_eq!(it.car_at(0), Some(space("f3")));
}

/// rules: FU-T29, FU-Q22, FU-Q46
#[test]
fn another_hero_on_the_way_stops_those_who_must_pass() {
    let drawn = || scene("jena maggie").hero("A", "e4");
    let mut it = drawn().convicts("g3", 1);
    it.run(&moves(1));
    assert_eq!(it.gang("f3"), 1);
    it.run(&moves(1));
    assert_eq!(it.gang("f3"), 1, "engaged enemies never move");
    let mut it = drawn().boss(Boss::Duke, "g3");
    it.run(&moves(1));
    assert_eq!(it.boss_at(Boss::Duke), Some(space("e4")));
    let mut it = drawn().boss(Boss::Romero, "g3");
    it.run(&moves(1));
    assert_eq!(it.boss_at(Boss::Romero), Some(space("f3")));
    let mut it = drawn().car(0, "g3");
    it.run(&moves(1));
    assert_eq!(it.car_at(0), Some(space("f3")));
}

/// rules: FU-T30, FU-60
#[test]
fn cars_use_no_manholes() {
    let drawn = || {
        scene("jena")
            .hero("A", "e4")
            .open("g5 h4 i5 d3 d4")
            .manholes("i5 d3")
    };
    let mut it = drawn().car(0, "i5");
    it.run(&moves(1));
    assert_eq!(it.answers("A"), ["send car 1 to g4", "send car 1 to g5"]);
    let mut it = drawn().convicts("i5", 1);
    it.run(&moves(1));
    assert_eq!(it.gang("d3"), 1);
}

/// rules: FU-T19, FU-T31, FU-60, FU-Q49
#[test]
fn a_convict_on_foot_stops_at_an_abandoned_car_and_takes_it() {
    let drawn = || scene("jena").hero("A", "e4").abandoned(0, "f3");
    let mut it = drawn().above("ns3").convicts("g3", 1);
    it.run(&moves(2));
    assert_eq!(it.car_at(0), Some(space("f3")));
    assert_eq!(it.gang("f3"), 0, "the piece went back to the supply");
    assert_eq!(it.table.convict_movement(true), 3);
    assert_eq!(it.table.convict_hit_points(true), 2);
    let mut it = drawn().boss(Boss::Romero, "g3");
    it.run(&moves(1));
    assert_eq!(
        it.boss_at(Boss::Romero),
        Some(space("e4")),
        "bosses ride no cars"
    );
}

/// rules: FU-T32, FU-61, FU-Q23, FU-Q50
#[test]
fn a_car_breaks_a_roadblock_only_where_there_is_no_other_way() {
    let shut = || {
        scene("jena")
            .block("g4", "f3")
            .block("g4", "g3")
            .block("g4", "f4")
    };
    let mut it = shut().car(0, "g4");
    it.run(&moves(1));
    assert_eq!(it.table.map.cars[0], Car::Supply);
    assert_eq!(it.gang("f3"), 1);
    let side = space("f3").side_to(space("g4")).unwrap();
    assert!(!it.table.map.is_blocked(space("f3"), side));
    let mut it = shut().convicts("g4", 1);
    it.run(&moves(1));
    assert_eq!(it.gang("g4"), 1, "nobody breaks it on foot");
    let mut it = scene("jena").open("h4").block("g4", "h4").car(0, "h4");
    it.run(&moves(2));
    assert_eq!(
        it.gang("g4"),
        1,
        "it stops beyond the roadblock, and has moved"
    );
}

/// rules: FU-73, FU-Q46, FU-Q49
#[test]
fn a_car_beside_the_hero_stops_nobody_on_the_way_to_him() {
    let mut it = scene("jena").abandoned(0, "f3").convicts("e3", 1);
    it.run(&moves(1));
    assert_eq!((it.gang("e3"), it.gang("f3")), (0, 1));
    assert_eq!(it.car_at(0), None, "not while a hero is there");
    let mut it = scene("jena").abandoned(0, "f3").above("ns3").open("d2");
    it = it.convicts("d2", 1);
    it.run(&moves(1));
    assert_eq!(it.gang("f3"), 1, "two steps with more movement");
}

/// rules: FU-70, FU-Q50, FU-Q67
#[test]
fn the_noise_for_a_missing_convict_waits_until_all_have_moved() {
    let mut it = scene("jena").open("d2").convicts("d2", 1).car(0, "g4");
    for to in ["f3", "f4", "g3"] {
        it = it.block("g4", to);
    }
    let mut it = it.convicts("b2", 39);
    it.run(&moves(2));
    assert_eq!(it.table.map.cars[0], Car::Supply);
    assert_eq!(
        (it.gang("f3"), it.table.ny.noise),
        (0, 1),
        "nobody steps out"
    );
    let place = |wanted: fn(&Event) -> bool| it.events.iter().position(wanted).unwrap();
    let moved = place(|it| {
        matches!(
            it,
            Event::EnemyMoved {
                foe: Foe::Convict { .. },
                ..
            }
        )
    });
    assert!(moved < place(|it| matches!(it, Event::Noise { .. })));
}

/// rules: FU-T71, FU-Q47
#[test]
fn a_convict_taken_along_does_not_move_again() {
    let mut it = scene("jena").open_map().car(0, "i5").convicts("h4", 1);
    it.run(&moves(2));
    assert_eq!(it.car_at(0), Some(space("g4")));
    assert_eq!((it.gang("h4"), it.gang("g4")), (0, 1));
}

/// rules: FU-T13, FU-28, FU-Q25
#[test]
fn in_step_12_those_on_the_sides_of_the_top_card_close_in() {
    let mut it = scene("jena").top("ny1");
    it = it.convicts("f4", 1).convicts("e3", 1).convicts("g3", 1);
    it.run(&[Step::Stage(escape_from_new_york::flow::Stage::Close)]);
    assert_eq!(it.gang("f3"), 2);
    assert_eq!(it.gang("g3"), 1);
}

/// rules: FU-T34, FU-28, FU-Q25, FU-Q57
#[test]
fn step_12_leaves_out_the_tricked_the_barred_and_the_sewers() {
    let drawn = |heroes: &str| {
        scene(heroes)
            .hero("A", "d3")
            .open("d3 c4 h4")
            .manholes("d3 h4")
            .top("ny3")
            .convicts("e3", 1)
            .lying("e3")
            .convicts("c4", 1)
            .block("c4", "d3")
            .convicts("h4", 1)
    };
    let close = [Step::Stage(escape_from_new_york::flow::Stage::Close)];
    let mut it = drawn("jena");
    it.run(&close);
    assert_eq!((it.gang("d3"), it.gang("e3"), it.gang("c4")), (1, 1, 1));
    let mut it = drawn("jena maggie").hero("B", "e3");
    it.run(&close);
    assert_eq!(it.gang("d3"), 0, "engaged");
}

/// rules: FU-T72, FU-30, FU-Q49
#[test]
fn a_lying_convict_takes_the_car_when_it_stands_up() {
    let mut it = scene("mente")
        .hero("A", "e4")
        .abandoned(0, "f3")
        .convicts("e4", 1)
        .item("A", "it07");
    it.resolve(Source::Item("it10".parse().unwrap()));
    it.act("A trick convict e4 to f3");
    assert_eq!(
        (it.gang("f3"), it.car_at(0)),
        (1, None),
        "it lies beside the car"
    );
    it.run(&[Step::Stage(escape_from_new_york::flow::Stage::Close)]);
    assert_eq!(it.car_at(0), None);
    it.run(&[Step::Stage(escape_from_new_york::flow::Stage::End)]);
    assert_eq!(it.car_at(0), Some(space("f3")));
}

/// rules: FU-88
#[test]
fn enemies_leave_briefcases_and_cubes_where_they_lie() {
    let mut it = scene("jena").convicts("e3", 1);
    it.table.map.cubes[space("f3")] = 1;
    it.table.boxes[0].token = Some(space("f3"));
    it.run(&moves(1));
    assert_eq!(it.gang("f3"), 1);
    assert_eq!(it.table.map.cubes[space("f3")], 1);
    assert_eq!(it.table.boxes[0].token, Some(space("f3")));
}

/// rules: FU-73
#[test]
fn bosses_and_cars_engaged_with_another_hero_stay_too() {
    let mut it = scene("jena maggie").hero("B", "g3");
    it = it.boss(Boss::Romero, "g3").car(0, "g3").convicts("g3", 1);
    it.run(&moves(3));
    assert_eq!(
        (it.boss_at(Boss::Romero), it.gang("g3")),
        (Some(space("g3")), 1)
    );
    assert_eq!(it.car_at(0), Some(space("g3")));
}

/// rules: FU-28, FU-48, FU-Q25
#[test]
fn bosses_and_cars_close_in_unless_they_lie() {
    let close = [Step::Stage(escape_from_new_york::flow::Stage::Close)];
    let drawn = || scene("jena").top("ny1").boss(Boss::Slag, "f4").car(0, "e3");
    let mut it = drawn();
    it.run(&close);
    assert_eq!(it.boss_at(Boss::Slag), Some(space("f3")));
    assert_eq!(it.car_at(0), Some(space("f3")));
    let mut it = drawn();
    if let Post::On { stance, .. } = &mut it.table.map.bosses[Boss::Slag as usize] {
        *stance = Stance::Lying;
    }
    if let Car::Convict { stance, .. } = &mut it.table.map.cars[0] {
        *stance = Stance::Lying;
    }
    it.run(&close);
    assert_eq!(it.boss_at(Boss::Slag), Some(space("f4")));
    assert_eq!(it.car_at(0), Some(space("e3")));
}

/// rules: FU-Q47
#[test]
fn an_enemy_moves_once_an_effect_and_again_in_the_next() {
    let mut it = scene("jena").open("d2").convicts("d2", 1);
    it.run(&moves(2));
    assert_eq!(it.gang("e3"), 1);
    it.run(&moves(2));
    assert_eq!(it.gang("f3"), 1);
}

/// rules: FU-60, FU-70, FU-Q49, FU-Q67
#[test]
fn a_convict_who_comes_to_a_car_is_back_in_the_supply_for_the_next_one() {
    let mut it = scene("jena").convicts("e3", 39).abandoned(0, "b2");
    it.table.gullfire = false;
    it.run(&[Step::Effects {
        source: Source::NewYork("ny7".parse().unwrap()),
        at: 0,
    }]);
    assert_eq!((it.car_at(0), it.gang("b2")), (Some(space("b2")), 1));
    let told = it.events.iter().filter(|event| {
        matches!(
            event,
            Event::ConvictsCame { .. }
                | Event::ConvictTookCar { .. }
                | Event::ConvictsMissing { .. }
        )
    });
    let told: Vec<String> = told.map(|event| format!("{event:?}")).collect();
    let told: Vec<&str> = told.iter().filter_map(|it| it.split(' ').next()).collect();
    assert_eq!(told, ["ConvictsCame", "ConvictTookCar", "ConvictsCame"]);
}

/// rules: FU-70, FU-Q49, FU-Q67
#[test]
fn missing_convicts_are_told_after_all_that_came() {
    let mut it = scene("jena").convicts("e3", 39).abandoned(0, "b2");
    it.table.gullfire = false;
    it.run(&[Step::Effects {
        source: Source::NewYork("hn7".parse().unwrap()),
        at: 0,
    }]);
    let at = |wanted: fn(&Event) -> bool| it.events.iter().position(wanted);
    let took = at(|event| matches!(event, Event::ConvictTookCar { .. }));
    let missing = at(|event| matches!(event, Event::ConvictsMissing { count: 1 }));
    assert!(took.is_some() && took < missing, "{:?}", it.events);
}
