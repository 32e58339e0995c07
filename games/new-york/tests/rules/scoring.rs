//! Scorings and majorities.

use new_york::{
    components::{Kind, Scoring},
    event::Event,
    scoring::majority,
};
use tabletop::{Game, PerSeat, Seat, Seats};

use crate::scene::{Scene, scene, seats};

/// What the type gives players with so many tiles.
fn points(scoring: Scoring, kind: Kind, tiles: &[u8]) -> Vec<u8> {
    let counts = PerSeat::from_fn(seats(tiles.len() as u8), |seat| tiles[seat.index()]);
    let majority = majority(kind, scoring, &counts, None);
    majority.seats.values().map(|share| share.points).collect()
}

/// rules: NY-35, NY-T01
#[test]
fn two_with_four_skyscrapers_share_nineteen() {
    assert_eq!(points(Scoring::B, Kind::Skyscraper, &[4, 4, 1]), [9, 9, 0]);
}

/// rules: NY-35, NY-T02
#[test]
fn two_with_three_parks_and_two_with_two() {
    assert_eq!(
        points(Scoring::C, Kind::Park, &[3, 3, 2, 2]),
        [16, 16, 2, 2]
    );
}

/// rules: NY-33, NY-34, NY-35, NY-T21
#[test]
fn majorities_of_the_ledger() {
    use Kind::{Church, Museum, Park, Skyscraper, Station, Theatre};
    assert_eq!(points(Scoring::A, Museum, &[1, 1]), [0, 0]);
    assert_eq!(points(Scoring::A, Park, &[2, 2, 1]), [2, 2, 0]);
    assert_eq!(points(Scoring::B, Theatre, &[0, 2, 0]), [0, 9, 0]);
    assert_eq!(points(Scoring::B, Station, &[3, 1, 1, 1]), [10, 1, 1, 1]);
    assert_eq!(points(Scoring::C, Park, &[4, 2, 2, 2]), [20, 5, 5, 5]);
    assert_eq!(points(Scoring::C, Church, &[3, 3, 1, 1]), [15, 15, 2, 2]);
    assert_eq!(
        points(Scoring::C, Church, &[3, 2, 1, 1, 1]),
        [19, 11, 1, 1, 1]
    );
    assert_eq!(points(Scoring::C, Skyscraper, &[1, 1, 1, 1]), [10; 4]);
    assert_eq!(points(Scoring::C, Skyscraper, &[1; 6]), [6; 6]);
    // Test facts of the ledger's data.
    assert_eq!(points(Scoring::A, Skyscraper, &[1, 1, 1]), [2, 2, 2]);
    assert_eq!(points(Scoring::B, Skyscraper, &[2, 1, 1]), [13, 3, 3]);
    assert_eq!(points(Scoring::B, Skyscraper, &[1, 1, 1]), [6, 6, 6]);
    assert_eq!(points(Scoring::C, Skyscraper, &[2, 1, 1]), [21, 9, 9]);
}

/// rules: NY-34
#[test]
fn the_score_table_pays_one_two_and_three_places() {
    let first = |scoring| Kind::ALL.map(|kind| points(scoring, kind, &[3, 2, 1])[0]);
    assert_eq!(first(Scoring::A), [1, 2, 3, 4, 5, 6]);
    assert_eq!(first(Scoring::B), [8, 9, 10, 11, 12, 13]);
    assert_eq!(first(Scoring::C), [16, 17, 18, 19, 20, 21]);
    assert_eq!(points(Scoring::A, Kind::Park, &[3, 2, 1]), [5, 0, 0]);
    assert_eq!(points(Scoring::B, Kind::Park, &[3, 2, 1]), [12, 5, 0]);
    assert_eq!(
        points(Scoring::C, Kind::Park, &[4, 3, 2, 1]),
        [20, 12, 5, 0]
    );
}

/// rules: NY-33
#[test]
fn the_reserve_does_not_count() {
    let scene = scene(3)
        .reserve("A", "park-09 park-10")
        .city("B", "park-07(0,1)");
    let parks = new_york::scoring::majorities(&scene.table, Scoring::A)[Kind::Park as usize];
    assert_eq!(parks.seats[Seat::A].place, None);
    assert_eq!(
        (parks.seats[Seat::B].tiles, parks.seats[Seat::B].points),
        (1, 5)
    );
}

/// A 2 museums, 1 park, 1 skyscraper, street 8; B 2 museums, 1 theatre, 1 skyscraper, no street;
/// C 2 parks, 1 station, 1 skyscraper, street 5.
fn ledger_table() -> Scene {
    scene(3)
        .city(
            "A",
            "skyscraper-01(0,1) park-02(-1,0) museum-02(0,-1) museum-03(1,0)",
        )
        .city(
            "B",
            "museum-06(1,0) museum-07(1,1) skyscraper-09(2,1) theatre-05(2,0)",
        )
        .city(
            "C",
            "park-01(0,-1) station-04(-1,0) park-09(1,0) skyscraper-10(0,1)",
        )
        .row("b1 g1 y1 r1")
}

/// rules: NY-30, NY-33, NY-52, NY-T22
#[test]
fn a_whole_scoring() {
    let points = |scene: &Scene, n: usize| -> Vec<u8> {
        scene
            .table
            .points
            .values()
            .map(|points| points[n])
            .collect()
    };
    assert_eq!(
        ["A", "B", "C"].map(|seat| ledger_table().street(seat)),
        [8, 0, 5]
    );
    let mut first = ledger_table().coming(Scoring::A);
    first.play("A take b1");
    assert_eq!(points(&first, 0), [10, 4, 15]);
    let mut second = ledger_table().coming(Scoring::B);
    second.play("A take b1");
    assert_eq!(points(&second, 1), [23, 19, 33]);
    let mut third = ledger_table().bag(0);
    third.play("A take b1");
    assert_eq!(points(&third, 2), [45, 42, 56]);
}

/// rules: NY-29, NY-52, NY-Q01
#[test]
fn a_scoring_card_is_scored_at_once_and_replaced() {
    let mut scene = scene(3)
        .city("A", "museum-05(0,1)")
        .depot("park-09 park-10 - park-08")
        .row("b1 g1 y1 r1")
        .coming(Scoring::A);
    let events = scene.play("A take b1");
    assert!(matches!(
        events[..],
        [
            Event::Took { .. },
            Event::Scored {
                scoring: Scoring::A,
                ..
            },
            Event::TurnedUp { .. },
            Event::TileDrawn { .. },
        ]
    ));
    assert_eq!(scene.table.row.len(), 4);
    assert_eq!(scene.table.scorings, 1);
    // One museum alone in A: 1 point, and its street of one side.
    assert_eq!(scene.table.points[Seat::A], [2, 0, 0]);
    assert_eq!(scene.table.to_act(), Seats::only(Seat::B));
}

/// rules: NY-52
#[test]
fn tiles_of_the_turn_that_brings_the_card_up_count() {
    let mut scene = scene(3)
        .hand("A", "b9")
        .row("g1 y1 r1")
        .depot("museum-07 - - -")
        .coming(Scoring::B);
    scene.play("A buy blue b9");
    scene.play("A place museum-07 at 1,0");
    assert_eq!(scene.table.points[Seat::A], [0, 8, 0]);
}

/// rules: NY-29
#[test]
fn the_event_tells_the_whole_scoring() {
    let mut scene = ledger_table().coming(Scoring::B);
    let events = scene.play("A take b1");
    let Some(Event::Scored {
        streets,
        majorities,
        points,
        dirk_points,
        ..
    }) = events
        .iter()
        .find(|event| matches!(event, Event::Scored { .. }))
    else {
        panic!("a scoring was awaited");
    };
    assert_eq!(*dirk_points, 0);
    for seat in seats(3).iter() {
        let shares = majorities
            .iter()
            .map(|majority| majority.seats[seat].points);
        assert_eq!(points[seat], streets[seat] + shares.sum::<u8>());
        assert_eq!(scene.table.points[seat][1], points[seat]);
    }
    let museums = majorities[0].seats;
    assert_eq!(
        museums
            .map(|share| share.place.unwrap_or(0))
            .values()
            .copied()
            .collect::<Vec<_>>(),
        [1, 1, 0]
    );
}

/// rules: NY-36
#[test]
fn scores_run_past_a_hundred() {
    let mut scene = scene(3);
    scene.table.points[Seat::A] = [60, 70, 80];
    assert_eq!(scene.table.total(Seat::A), 210);
}

/// rules: NY-40
#[test]
fn most_points_win_and_the_tied_win_together() {
    let mut scene = scene(3);
    scene.table.agenda = tabletop::Agenda::new();
    scene.table.points[Seat::A] = [1, 2, 3];
    scene.table.points[Seat::B] = [0, 0, 6];
    let outcome = scene.table.outcome().unwrap();
    assert_eq!(
        outcome.to_string(),
        "contest: A 1 won 6, B 1 won 6, C 3 lost 0"
    );
    scene.table.points[Seat::C] = [0, 0, 7];
    let outcome = scene.table.outcome().unwrap();
    assert_eq!(
        outcome.to_string(),
        "contest: A 2 lost 6, B 2 lost 6, C 1 won 7"
    );
}
