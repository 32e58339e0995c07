//! Cars of heroes, passengers.

use escape_from_new_york::{
    event::Event,
    flow::{Stage, Step},
    state::{hero::Ride, map::Car},
};
use tabletop::Seat;

use crate::scene::{Scene, scene, space};

fn window(mut it: Scene) -> Scene {
    it.run(&[]);
    it.ask_something();
    it
}

/// rules: FU-T16, FU-58, FU-92, FU-Q63
#[test]
fn an_abandoned_car_is_taken_without_enemies_by_a_hero_on_foot() {
    let mut it = window(scene("maggie").abandoned(0, "f3").abandoned(1, "f3"));
    it.act("A take car 1");
    assert_eq!(it.a().ride, Some(Ride::Car(0)));
    let supply = it.table.map.cars.iter().filter(|car| **car == Car::Supply);
    assert_eq!(supply.count(), 2);
    assert_eq!(it.refusal("A take car 2").rule, "FU-Q63");
    it.run(&[Step::Stage(Stage::Drive)]);
    assert!(
        it.legal("A").contains(&"to e3".to_owned()),
        "step 5 is open"
    );
    let mut it = window(scene("maggie").abandoned(0, "f3").convicts("f3", 1));
    assert_eq!(it.refusal("A take car 1").rule, "FU-58");
}

/// rules: FU-59, FU-93, FU-Q62
#[test]
fn a_left_car_stays_and_the_taxi_leaves_the_game() {
    let mut it = window(scene("maggie").abandoned(0, "f3"));
    it.act("A take car 1, A leave car");
    assert_eq!(it.table.map.cars[0], Car::Abandoned(space("f3")));
    assert_eq!(it.refusal("A take car 1").rule, "FU-Q62");
    let mut it = window(scene("tassista"));
    it.act("A leave car");
    assert_eq!(it.a().ride, None);
    assert!(it.table.map.abandoned().is_empty());
    let mut it = window(scene("jena").item("A", "it07"));
    assert_eq!(it.refusal("A leave car").rule, "FU-59");
}

/// rules: FU-T10, FU-19
#[test]
fn step_5_drives_one_space_and_reveals() {
    let mut it = scene("mente").abandoned(0, "f3");
    it.table.map.cars[0] = Car::Hero;
    it.table.heroes[Seat::A].ride = Some(Ride::Car(0));
    it.run(&[Step::Stage(Stage::Drive)]);
    it.act("A to e3, A reveal d2");
    assert!(it.table.map.tiles[space("d2")].is_some());
    let mut it = scene("tassista").convicts("f3", 1);
    it.run(&[Step::Stage(Stage::Drive)]);
    assert!(!it.events.iter().any(|it| matches!(it, Event::Moved { .. })));
    assert!(
        !matches!(it.now(), Some(Step::Move { .. })),
        "not beside an enemy"
    );
    let mut it = scene("tassista").hero("A", "e3");
    it.run(&[Step::Stage(Stage::Drive)]);
    it.act("A pass");
    assert_eq!(it.table.map.revealed.len(), 8, "who stays reveals nothing");
    assert!(!matches!(it.now(), Some(Step::Reveal { .. })));
}

/// rules: FU-19, FU-37
#[test]
fn driving_onto_an_event_reveals_it() {
    let mut it = scene("tassista").tile("d2", "ct26").hero("A", "e3");
    it = it.events_next("ev11", 9);
    it.run(&[Step::Stage(Stage::Drive)]);
    it.act("A to d2, A reveal d1");
    let is_event = |it: &&Event| matches!(it, Event::EventRevealed { .. });
    assert_eq!(it.events.iter().filter(is_event).count(), 1);
}

/// rules: FU-T54, FU-20, FU-Q43, FU-Q08
#[test]
fn a_willing_hero_on_foot_rides_along_and_triggers_nothing() {
    let drawn = || {
        scene("tassista mente jena")
            .tile("d2", "ct26")
            .events_next("ev11", 9)
    };
    let mut it = drawn();
    it.card("c1");
    it.act("A offer b, B accept, A to e3, A to d2");
    assert_eq!(it.table.heroes[Seat::B].space, space("d2"));
    while matches!(it.now(), Some(Step::Reveal { .. })) {
        let next = it.legal("A")[0].clone();
        it.act(&format!("A {next}"));
    }
    let events = it
        .events
        .iter()
        .filter(|it| matches!(it, Event::EventRevealed { .. }));
    assert_eq!(events.count(), 1);
    let mut it = drawn();
    it.card("c1");
    it.act("A offer b, B decline, A to e3, A to d2");
    assert_eq!(it.table.heroes[Seat::B].space, space("f3"));
    let mut it = drawn();
    it.table.map.cars[0] = Car::Hero;
    it.table.heroes[Seat::C].ride = Some(Ride::Car(0));
    it.card("c1");
    assert_eq!(it.refusal("A offer c").rule, "FU-20");
    it.act("A offer b");
    assert_eq!(it.refusal("A to e3").rule, "FU-Q38");
    it.act("B accept, A to e3, A set-down, A to d2");
    assert_eq!(it.table.heroes[Seat::B].space, space("e3"));
}

/// rules: FU-T61, FU-59, FU-36, FU-Q64
#[test]
fn a_car_is_wrecked_to_cross_a_roadblock_and_the_move_goes_on_on_foot() {
    let mut it = scene("tassista").block("f3", "e3");
    it.card("c1");
    assert_eq!(it.refusal("A to e3").rule, "FU-17");
    it.act("A wreck e3");
    let side = space("f3").side_to(space("e3")).unwrap();
    assert!(!it.table.map.is_blocked(space("f3"), side));
    assert_ne!(it.table.map.broken[space("f3")] & side.bit(), 0);
    assert_eq!(it.a().ride, None);
    let supply = it.table.map.cars.iter().filter(|car| **car == Car::Supply);
    assert_eq!(supply.count(), 4, "the taxi left the game");
    it.act("A to f2");
    assert!(matches!(it.now(), Some(Step::Reveal { .. })));
}

/// rules: FU-58, FU-16, FU-Q64
#[test]
fn taking_a_car_ends_the_movement_and_the_card_is_resolved() {
    let mut it = scene("jena").abandoned(0, "e3");
    it.card("j2");
    it.act("A to e3, A take car 1");
    assert_eq!(it.now(), None);
    assert_eq!(it.a().space, space("e3"));
}

/// rules: FU-Q64
#[test]
fn where_wrecking_is_the_only_way_the_player_may_leave_the_card_void() {
    let shut = || {
        let mut it = scene("tassista");
        for to in ["e3", "e4", "f2", "f4", "g3", "g4"] {
            it = it.block("f3", to);
        }
        it
    };
    let mut it = shut();
    it.card("c1");
    assert_eq!(it.legal("A"), ["void", "resolve"]);
    it.act("A void");
    assert!(it.a().ride.is_some());
    assert_eq!(it.table.turn.noise, 2);
    let mut it = shut();
    it.card("c1");
    it.act("A resolve, A wreck e3");
    assert!(it.a().ride.is_none());
}

/// rules: FU-20, FU-Q43
#[test]
fn a_ride_is_offered_in_the_space_and_one_passenger_taken_a_movement() {
    let mut it = scene("tassista mente jena").hero("C", "g3");
    it.card("c1");
    assert_eq!(it.refusal("A offer c").rule, "FU-20", "elsewhere");
    it.act("A offer b, B decline");
    assert_eq!(it.refusal("A offer b").rule, "FU-20", "declined");
    let mut it = scene("tassista mente jena");
    it.card("c1");
    it.act("A offer b, B accept, A set-down");
    assert_eq!(it.refusal("A offer c").rule, "FU-20", "one passenger");
}

/// rules: FU-59, FU-93, FU-Q43, FU-Q64
#[test]
fn a_passenger_of_a_wrecked_car_gets_off_beyond_the_roadblock() {
    let mut it = scene("jena mente").block("f3", "e3");
    it.table.map.cars[0] = Car::Hero;
    it.table.heroes[Seat::A].ride = Some(Ride::Car(0));
    it.card("j2");
    it.act("A offer b, B accept, A wreck e3");
    assert_eq!(it.table.map.cars[0], Car::Supply, "the piece goes back");
    it.act("A to f2");
    let spaces: Vec<_> = it.table.heroes.values().map(|hero| hero.space).collect();
    assert_eq!(spaces, [space("f2"), space("e3")]);
}
