//! Where heroes may go.

use escape_from_new_york::{
    action::Action,
    flow::{Stage, Step},
    state::{hero::Ride, map::Car},
};
use tabletop::{Game, Seat, Viewer};

use crate::scene::{Scene, scene, space};

/// rules: FU-17, FU-38
#[test]
fn a_step_goes_along_a_street_to_an_open_space() {
    let mut it = scene("jena");
    it.card("j2");
    let to: Vec<String> = it.legal("A");
    assert_eq!(to, ["to e3", "to e4", "to f2", "to f4", "to g3", "to g4"]);
    it.act("A to e3");
    assert_eq!(it.refusal("A to d2").rule, "FU-17");
}

/// rules: FU-35
#[test]
fn clear_is_asked_when_the_move_starts() {
    let mut it = scene("maggie").convicts("e3", 1);
    it.card("m6");
    it.act("A to e3, A to f3");
    assert_eq!(it.a().space, space("f3"));
}

/// rules: FU-43, FU-60
#[test]
fn no_car_fits_through_a_manhole() {
    let drawn = || {
        scene("jena")
            .open("d3 h4")
            .manholes("d3 h4")
            .hero("A", "d3")
    };
    let mut it = drawn();
    it.card("js2");
    assert!(it.legal("A").contains(&"to h4".to_owned()));
    let mut it = drawn();
    it.table.map.cars[0] = Car::Hero;
    it.table.heroes[Seat::A].ride = Some(Ride::Car(0));
    it.card("js2");
    assert_eq!(it.refusal("A to h4").rule, "FU-17");
}

/// rules: FU-20, FU-81, FU-Q43
#[test]
fn a_driver_takes_a_passenger_along_on_a_jump() {
    let mut it = scene("tassista mente").open("e6 j1 k3");
    it = it.hero("A", "e6").hero("B", "e6");
    it.card("cs2");
    assert_eq!(it.legal("A"), ["jump j1", "jump k3", "offer b"]);
    it.act("A offer b, B accept, A jump j1");
    let spaces: Vec<_> = it.table.heroes.values().map(|hero| hero.space).collect();
    assert_eq!(spaces, [space("j1"); 2]);
    let mut it = scene("tassista mente").open("e6 j1");
    it = it.hero("A", "e6").hero("B", "e6");
    it.card("cs2");
    it.act("A offer b, B decline");
    assert_eq!(it.a().space, space("j1"), "the only answer left");
    assert_eq!(it.table.heroes[Seat::B].space, space("e6"));
}

/// rules: FU-55, FU-Q40
#[test]
fn things_are_used_whatever_is_asked_but_not_in_an_action_card() {
    let drawn = || scene("jena").hand("A", "j1 j2 j3 j4").item("A", "it07");
    for step in [Step::Refresh, Step::Choose, Step::Library, Step::SwapColour] {
        let mut it = drawn();
        it.run(&[step]);
        assert_eq!(it.now(), Some(step));
        it.act("A use slot 1, A back card j5, A back card j6");
        assert_eq!((it.now(), it.a().hand.len()), (Some(step), 6), "asked anew");
    }
    let mut it = drawn();
    it.card("j2");
    assert_eq!(
        it.refusal("A use slot 1").rule,
        "FU-14",
        "a card is being resolved"
    );
    let mut it = drawn();
    it.run(&[Step::Overflow]);
    assert_eq!(it.now(), None);
}

/// rules: FU-19, FU-55, FU-59
#[test]
fn items_but_not_the_car_may_go_in_the_middle_of_step_5() {
    let mut it = scene("tassista").item("A", "it06");
    it.run(&[Step::Stage(Stage::Drive)]);
    assert_eq!(it.refusal("A leave car").rule, "FU-59");
    it.act("A use slot 1, A fly h2, A to e3");
    assert_eq!(it.table.helicopter, space("h2"));
}

/// rules: FU-55, FU-Q78
#[test]
fn what_would_do_nothing_is_not_offered() {
    let uses = |it: Scene| {
        let mut it = it;
        it.run(&[]);
        it.ask_something();
        let legal = it.legal("A");
        let uses = ["use", "otherwise", "open"];
        legal
            .iter()
            .any(|it| uses.iter().any(|verb| it.starts_with(verb)))
    };
    assert!(!uses(scene("mente").item("A", "it07")), "no discards");
    assert!(uses(scene("mente").item("A", "it07").hand("A", "b1")));
    let map = || scene("mente").item("A", "it11");
    assert!(uses(map()), "a look");
    assert!(
        !uses(map().pois_up_but("")),
        "nothing to look at or to reveal"
    );
    assert!(!uses(scene("mente").item("A", "it10")), "nobody to trick");
    assert!(!uses(scene("mente").item("A", "it08")), "nothing to reload");
    assert!(!uses(scene("mente").item("A", "it09")), "nobody to burn");
    let bracelet = || scene("mente").case("A", "va2", 1);
    assert!(uses(bracelet()) && !uses(bracelet().pois_up_but("")));
}

/// rules: FU-Q40
#[test]
fn a_stop_of_its_own_comes_where_nothing_is_asked_by_open_facts_alone() {
    let stops = |mut it: Scene, stage: Stage| {
        it.run(&[Step::Window(stage), Step::SwapColour]);
        it.now() == Some(Step::Window(stage))
    };
    let late = Stage::Damage;
    assert!(
        !stops(scene("mente"), late),
        "a face-up diagram is no reason"
    );
    assert!(!stops(scene("tassista"), late), "nor is a car");
    assert!(
        !stops(scene("jena"), late),
        "nor a weapon with nobody in range"
    );
    assert!(stops(scene("jena").convicts("e3", 1), late));
    assert!(
        stops(scene("mente").item("A", "it12"), late),
        "any face-down item"
    );
    assert!(
        stops(scene("mente").case("A", "va1", 1), late),
        "it might be the bracelet"
    );
    let mut worn = scene("mente").case("A", "va1", 1);
    worn.table.boxes[1].case.as_mut().unwrap().up = true;
    assert!(!stops(worn, late), "the bracelet lies elsewhere, face up");
    let hand = |cards: &str| scene("mente").item("A", "it12").hand("A", cards);
    assert!(
        !stops(hand("b1 b2 b3"), Stage::Choose),
        "asked for cards anyway"
    );
    assert!(stops(hand("b1 b2"), Stage::Choose));
    assert!(
        !stops(hand("b1 b2 b3"), Stage::Refresh),
        "asked for a tile anyway"
    );
    assert!(stops(scene("mente").item("A", "it12"), Stage::Refresh));
    let without = Stage::ALL.into_iter().filter(|stage| !stage.has_window());
    let without: Vec<Stage> = without.collect();
    assert_eq!(without, [Stage::FirstCard, Stage::SecondCard, Stage::Drive]);
}

/// rules: FU-Q40, FU-65
#[test]
fn a_stop_comes_before_each_event() {
    let mut it = scene("mente").item("A", "it12").events_next("ev11", 2);
    it.run(&[Step::Events { left: 2 }]);
    assert_eq!(it.legal("A"), ["pass"]);
    it.act("A pass");
    assert_eq!(it.now(), Some(Step::Events { left: 1 }));
    it.act("A pass");
    assert_eq!(it.table.events_past.len(), 2);
}

/// rules: FU-Q40
#[test]
fn who_could_only_leave_something_for_nobody_is_not_asked_by_clients() {
    let it = scene("tassista mente").hero("B", "a1");
    let view = |it: &Scene| it.table.view(Viewer::Seat(Seat::A));
    let legal = [Action::LeaveCar, Action::Pass];
    let at = |mut it: Scene, stage: Stage| {
        it.run(&[]);
        it.table.agenda.first([Step::Window(stage)]);
        it
    };
    let it = at(it, Stage::Damage);
    assert!(view(&it).may_pass(&legal, None), "nobody is there");
    let it = it.hero("B", "f3");
    assert!(!view(&it).may_pass(&legal, None), "B could take it");
    assert!(!view(&it).may_pass(&[Action::TakeCube, Action::Pass], None));
    assert!(
        view(&it).may_pass(&legal, Some(&view(&it))),
        "here it was kept"
    );
}
