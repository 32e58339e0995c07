//! Where heroes may go.

use escape_from_new_york::{
    action::Action,
    flow::{Stage, Step},
};
use tabletop::{Game, Seat, Viewer};

use crate::scene::{scene, space};

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

/// rules: FU-Q40, FU-55
#[test]
fn windows_open_by_open_facts_alone() {
    let mut it = scene("mente");
    it.run(&[Step::Window(Stage::Choose), Step::Refresh]);
    assert_eq!(
        it.now(),
        Some(Step::Refresh),
        "a face-up diagram opens none"
    );
    let mut it = scene("mente").item("A", "it12");
    it.run(&[Step::Window(Stage::Choose), Step::Refresh]);
    assert_eq!(
        it.now(),
        Some(Step::Window(Stage::Choose)),
        "a face-down card does"
    );
    assert_eq!(it.legal("A"), ["pass"]);
    let without: Vec<Stage> = Stage::ALL
        .into_iter()
        .filter(|stage| !stage.has_window())
        .collect();
    assert_eq!(without, [Stage::Noise, Stage::Building]);
    let mut it = scene("mente");
    it.table.heroes[Seat::A].level = 3;
    it.table.timer.presto = true;
    for stage in Stage::ALL {
        it.run(&[Step::Window(stage), Step::Refresh]);
        assert_eq!(
            it.now(),
            Some(Step::Window(stage)),
            "a lone victory is near"
        );
    }
}

/// rules: FU-59, FU-Q40
#[test]
fn a_driver_may_leave_the_car_wherever_he_has_come_to() {
    let stages = [
        (Stage::Refresh, true),
        (Stage::Choose, false),
        (Stage::FirstCard, false),
        (Stage::SecondCard, true),
        (Stage::Drive, true),
        (Stage::Damage, true),
        (Stage::Level, false),
    ];
    for (stage, opens) in stages {
        let mut it = scene("tassista");
        it.run(&[Step::Window(stage), Step::Refresh]);
        let legal = it.legal("A");
        assert_eq!(legal == ["leave car", "pass"], opens, "{stage:?}");
    }
}

/// rules: FU-Q40
#[test]
fn who_has_kept_the_car_is_asked_again_only_where_somebody_could_take_it() {
    let mut it = scene("tassista mente").hero("B", "a1");
    it.run(&[Step::Window(Stage::Refresh), Step::Refresh]);
    let view = |it: &crate::scene::Scene| it.table.view(Viewer::Seat(Seat::A));
    let legal = [Action::LeaveCar, Action::Pass];
    let kept = view(&it);
    assert!(!kept.may_pass(&legal, None));
    it.run(&[Step::Window(Stage::Drive), Step::Refresh]);
    it.table.ny.noise = 5;
    it = it.open("d2");
    assert!(view(&it).may_pass(&legal, Some(&kept)), "here it was kept");
    assert!(!view(&it).may_pass(&[Action::TakeCube, Action::Pass], Some(&kept)));
    it = it.hero("A", "e3");
    assert!(view(&it).may_pass(&legal, Some(&kept)), "nobody is there");
    it = it.hero("B", "e3");
    assert!(!view(&it).may_pass(&legal, Some(&kept)), "B could take it");
}
