//! Two players and Dirk.

use new_york::{
    components::{Kind, Scoring},
    event::Event,
    legal::Refusal,
    scoring::majority,
};
use tabletop::{Game, PerSeat, Seat};

use crate::scene::{Scene, opening, scene, seats, tile, tiles};

/// rules: NY-41, NY-54
#[test]
fn dirk_starts_with_six_tiles_drawn_in_the_open_and_never_acts() {
    let scene = opening(2, 4);
    let dirk = scene.table.dirk.unwrap();
    assert_eq!(dirk.tiles.len(), 6);
    assert!(
        scene
            .dealer
            .events()
            .contains(&Event::DirkDrew { tiles: dirk.tiles })
    );
    assert_eq!(scene.table.bag.len(), 44);
    assert!(scene.table.to_act().is_within(seats(2).all()));
    for count in 3..=6 {
        assert_eq!(opening(count, 4).table.dirk, None);
    }
}

/// rules: NY-42, NY-Q07, NY-T28
#[test]
fn dirk_takes_places_and_shares_ties() {
    let counts = PerSeat::from_fn(seats(2), |seat| 2 - seat.number());
    let parks = |scoring| {
        let majority = majority(Kind::Park, scoring, &counts, Some(2));
        let seat = |seat| majority.seats[seat].points;
        [seat(Seat::A), seat(Seat::B), majority.dirk.unwrap().points]
    };
    assert_eq!(parks(Scoring::A), [2, 0, 2]);
    assert_eq!(parks(Scoring::B), [8, 0, 8]);
    assert_eq!(parks(Scoring::C), [16, 5, 16]);
}

/// rules: NY-42, NY-45, NY-T28
#[test]
fn dirk_scores_no_street_and_the_better_of_the_two_wins() {
    let mut scene = scene(2)
        .dirk("museum-01 theatre-01 station-01 church-01 park-01 skyscraper-01")
        .city("A", "museum-05(0,1)")
        .row("b1 g1 y1 r1")
        .bag(0);
    scene.play("A take b1");
    let dirk = scene.table.dirk.unwrap();
    // A shares the museums, (16 + 8) / 2, and has a street of one.
    assert_eq!(scene.table.points[Seat::A], [0, 0, 13]);
    assert_eq!(dirk.points, [0, 0, 12 + 17 + 18 + 19 + 20 + 21]);
    let outcome = scene.table.outcome().unwrap();
    assert_eq!(outcome.to_string(), "contest: A 1 won 13, B 2 lost 0");
}

fn at_scoring(scoring: Scoring, depot: &str, bag: u32) -> (Scene, Vec<Event>) {
    let mut scene = scene(2)
        .depot(depot)
        .row("b1 g1 y1 r1")
        .coming(scoring)
        .bag(bag);
    let events = scene.play("A take b1");
    (scene, events)
}

const TWO_EMPTY: &str = "park-09 - park-10 -";
const ONE_EMPTY: &str = "park-09 park-08 park-10 -";
const THREE_EMPTY: &str = "park-09 - - -";

/// rules: NY-43, NY-54, NY-T29
#[test]
fn dirk_gets_six_after_a_and_a_third_of_the_bag_after_b() {
    let state = |scoring, depot, bag| {
        let (scene, _) = at_scoring(scoring, depot, bag);
        let dirk = scene.table.dirk.unwrap().tiles.len();
        (dirk, scene.table.bag.len(), scene.table.outcome().is_some())
    };
    assert_eq!(state(Scoring::A, TWO_EMPTY, 30), (6, 22, false));
    assert_eq!(state(Scoring::B, ONE_EMPTY, 20), (6, 13, false));
    assert_eq!(state(Scoring::B, THREE_EMPTY, 5), (1, 1, false));
    let (scene, events) = at_scoring(Scoring::B, THREE_EMPTY, 3);
    assert_eq!(scene.table.dirk.unwrap().tiles.len(), 1);
    let drawn = events
        .iter()
        .filter(|event| matches!(event, Event::TileDrawn { .. }));
    assert_eq!(drawn.count(), 2);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Ended { .. }))
    );
    assert_eq!(state(Scoring::B, THREE_EMPTY, 2).0, 0);
}

/// rules: NY-54
#[test]
fn dirk_draws_before_the_replacement_card_and_before_the_depot() {
    let (_, events) = at_scoring(Scoring::A, TWO_EMPTY, 30);
    assert!(matches!(
        events[..],
        [
            Event::Took { .. },
            Event::Scored { .. },
            Event::DirkDrew { .. },
            Event::TurnedUp { .. },
            Event::TileDrawn { .. },
            Event::TileDrawn { .. },
        ]
    ));
    let (scene, _) = at_scoring(Scoring::A, TWO_EMPTY, 4);
    assert_eq!(
        scene.table.dirk.unwrap().tiles.len(),
        4,
        "he takes what there is"
    );
}

/// rules: NY-44, NY-55
#[test]
fn each_bought_tile_may_be_given_to_dirk_for_good() {
    let mut scene = scene(2)
        .reserve("A", "park-08")
        .aside("A", "park-09 park-10");
    assert_eq!(scene.list("A", "dirk"), ["dirk park-09", "dirk park-10"]);
    let events = scene.play("A dirk park-10");
    let given = Event::GivenToDirk {
        seat: Seat::A,
        tile: tile("park-10"),
    };
    assert_eq!(events, [given]);
    assert_eq!(scene.table.dirk.unwrap().tiles, tiles("park-10"));
    let not_aside = |name| Refusal::NotAside { tile: tile(name) };
    assert_eq!(
        scene.refuse("A dirk park-08"),
        ("NY-22", not_aside("park-08"))
    );
    assert_eq!(
        scene.refuse("A reserve park-10"),
        ("NY-22", not_aside("park-10"))
    );
    scene.play("A place park-09 at 1,0");
}

/// rules: NY-44
#[test]
fn there_is_no_dirk_with_three() {
    let scene = scene(3).aside("A", "park-09");
    assert_eq!(scene.refuse("A dirk park-09"), ("NY-44", Refusal::NoDirk));
    assert!(scene.list("A", "dirk").is_empty());
}

/// rules: NY-38, NY-39, NY-45, NY-55
#[test]
fn dirk_wins_no_leftovers_and_is_given_none() {
    let mut scene = scene(2)
        .depot("park-09 park-10 - -")
        .hand("B", "b9")
        .row("b1 g1 y1 r1")
        .turn("B")
        .bag(0);
    scene.play("B take r1");
    assert_eq!(
        scene.refuse("B dirk park-09"),
        ("NY-39", Refusal::LeftoversOnly)
    );
    assert!(scene.list("B", "dirk").is_empty());
    scene.play("B place park-09 at 1,0");
    assert!(scene.table.dirk.unwrap().tiles.is_empty());
    assert!(scene.table.outcome().is_some());
}
