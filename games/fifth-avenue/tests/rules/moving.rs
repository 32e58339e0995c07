//! Moving the commissions.

use fifth_avenue::{
    components::{
        District,
        board::{exits, name},
        places::{Place, Places},
    },
    flow::Step,
};
use tabletop::Seat;

use super::scene::{Scene, districts, scene};

fn moves(scene: &Scene) -> Vec<String> {
    scene.clone().asks(&[Step::Move(Seat::A)]).legal("A")
}

fn places(names: &str) -> Places {
    names
        .split_whitespace()
        .map(|name| name.parse::<Place>().unwrap())
        .collect()
}

/// rules: FA-044, FA-T01, FA-T02
#[test]
fn figure_04_a_closed_district_is_skipped() {
    let scene = scene(3).closed("52e").commissions("ts", "34w");
    let expected = [
        "move white 52w",
        "move white park",
        "move beige 42w",
        "move beige ts",
    ];
    assert_eq!(moves(&scene), expected);
    let scored = scene
        .legal("A")
        .into_iter()
        .filter(|action| action.starts_with("score"));
    assert_eq!(scored.collect::<Vec<_>>(), ["score 34w", "score ts"]);
    let moving = scene.asks(&[Step::Move(Seat::A)]);
    assert_eq!(moving.refused("A", "move white 52e"), "FA-044");
    assert_eq!(moving.refused("A", "move beige 52w"), "FA-036");
    assert_eq!(moving.refused("A", "move white start"), "FA-041");
}

/// rules: FA-066, FA-067, FA-068, FA-069, FA-T03
#[test]
fn only_the_district_of_a_commission_can_be_scored() {
    for other in ["park", "start"] {
        let scene = scene(3).commissions("52e", other).markers("34w ts", "42e");
        let legal = scene.legal("A");
        assert!(legal.contains(&"score 52e".to_owned()));
        assert_eq!(
            legal
                .iter()
                .filter(|action| action.starts_with("score"))
                .count(),
            1
        );
        assert_eq!(scene.refused("A", "score ts"), "FA-066");
        let nobody = scene.commissions("park", other);
        assert!(
            !nobody
                .legal("A")
                .iter()
                .any(|action| action.starts_with("score"))
        );
    }
}

/// rules: FA-036, FA-037, FA-038, FA-039, FA-040, FA-T04, FA-Q04, FA-Q07
#[test]
fn every_trip_has_four_moves_and_leaves_three_markers() {
    let sizes = Place::ALL.map(|place| exits(place).len());
    assert_eq!(sizes, [2, 2, 2, 1, 2, 1, 1, 1, 1]);
    let mut trips = vec![vec![Place::Start]];
    for _ in 0..4 {
        trips = trips
            .iter()
            .flat_map(|trip| {
                exits(*trip.last().unwrap())
                    .iter()
                    .map(|to| [&trip[..], &[to]].concat())
            })
            .collect();
    }
    assert_eq!(trips.len(), 6);
    assert!(trips.iter().all(|trip| trip[4] == Place::Park));
    let mut scene = scene(3);
    for place in &trips[0][1..] {
        scene = scene.asks(&[Step::Move(Seat::A)]);
        scene = scene.play(&format!("A move white {place}"));
    }
    assert_eq!(
        scene.table.board.markers,
        [districts("34w 42w 52w"), districts("")]
    );
    assert_eq!(name(District::TimesSquare), "Times Square");
}

/// rules: FA-044, FA-045, FA-T34
#[test]
fn exits_with_each_district_closed() {
    let changed = [
        ("34w", "start", "42w ts 34e"),
        ("34e", "start", "34w ts 42e"),
        ("42w", "34w", "52w ts"),
        ("ts", "34w", "42w 52w 52e"),
        ("ts", "34e", "52w 52e 42e"),
        ("42e", "34e", "ts 52e"),
        ("52w", "42w", "park"),
        ("52w", "ts", "park 52e"),
        ("52e", "ts", "52w park"),
        ("52e", "42e", "park"),
    ];
    for closed in District::ALL {
        let board = scene(3).closed(closed.word()).table.board;
        for place in Place::ALL {
            let row = changed
                .iter()
                .find(|row| row.0 == closed.word() && row.1 == place.word());
            let expected = row.map_or(exits(place), |row| places(row.2));
            assert_eq!(
                board.exits(place),
                expected,
                "{closed} closed, from {place}"
            );
        }
    }
}

/// rules: FA-035, FA-042, FA-T61
#[test]
fn both_commissions_may_stand_in_one_district() {
    let scene = scene(3).commissions("ts", "ts").markers("34w", "34e");
    let scored = scene
        .legal("A")
        .into_iter()
        .filter(|action| action.starts_with("score"));
    assert_eq!(scored.count(), 1);
    let expected = [
        "move white 52w",
        "move white 52e",
        "move beige 52w",
        "move beige 52e",
    ];
    assert_eq!(moves(&scene), expected);
    let scene = scene.asks(&[Step::Move(Seat::A)]).play("A move white 52w");
    assert_eq!(scene.table.board.markers[0], districts("34w ts"));
    assert_eq!(scene.table.board.markers[1], districts("34e"));
}

/// rules: FA-041, FA-043, FA-139, FA-Q06
#[test]
fn with_both_on_central_park_the_move_opens_a_series() {
    let scene = scene(3)
        .commissions("park", "park")
        .markers("34w ts 52w", "34e ts 52w");
    assert_eq!(moves(&scene), ["move white start", "move beige start"]);
}

/// rules: FA-T31
#[test]
fn a_commission_may_reach_the_park_and_go_back_in_one_turn() {
    let scene = scene(3)
        .commissions("52w", "start")
        .markers("34w ts", "")
        .play("A draw; A move white park; A take orange green; A move white start");
    assert_eq!(scene.now(), "A bids");
    assert_eq!(scene.table.board.auction.unwrap().site.word(), "34w");
}
