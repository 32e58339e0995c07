//! The end of the game.

use new_york::{
    components::{Scoring, money::Bank},
    event::{Cause, Event},
    flow::Step,
    legal::Refusal,
    resolve::quiet_turns_max,
};
use tabletop::{Game, PerSeat, Seat, Seats};

use crate::scene::{Scene, scene, seats, tile, tiles};

fn ended(events: &[Event]) -> Option<Cause> {
    events.iter().find_map(|event| match event {
        Event::Ended { cause } => Some(*cause),
        _ => None,
    })
}

/// rules: NY-37, NY-T27
#[test]
fn the_game_ends_when_the_depot_cannot_be_filled() {
    let lay = |bag| {
        scene(3)
            .depot("park-09 - park-10 -")
            .row("b1 g1 y1 r1")
            .hand("B", "b9 b9 b9 y9 y9")
            .bag(bag)
    };
    let mut scene = lay(1);
    let last = scene.table.bag.first().unwrap();
    let events = scene.play("A take b1");
    // It is refilled as far as possible, green before red.
    assert!(events.contains(&Event::TileDrawn {
        bank: Bank::Green,
        tile: last
    }));
    assert_eq!(ended(&events), Some(Cause::BagEmpty));
    let handed_out = events
        .iter()
        .filter(|event| matches!(event, Event::HandedOut { .. }));
    assert_eq!(handed_out.count(), 3);
    let mut scene = lay(2);
    let events = scene.play("A take b1");
    assert_eq!(ended(&events), None);
    assert!(scene.table.bag.is_empty() && !scene.table.depot.contains(&None));
    assert_eq!(scene.table.to_act(), Seats::only(Seat::B));
}

/// rules: NY-37, NY-Q06, NY-T27
#[test]
fn with_four_tiles_on_offer_an_empty_bag_changes_nothing() {
    let mut scene = scene(3)
        .depot("park-09 museum-01 park-10 museum-02")
        .row("b1 g1 y1 r1")
        .hand("C", "g5")
        .bag(0);
    assert_eq!(ended(&scene.play("A take b1")), None);
    assert_eq!(ended(&scene.play("B take g1")), None);
    scene.play("C buy green g5");
    let events = scene.play("C reserve museum-01");
    assert_eq!(ended(&events), Some(Cause::BagEmpty));
}

/// rules: NY-Q06
#[test]
fn a_scoring_in_the_last_refill_is_held_first() {
    let mut scene = scene(3)
        .city("A", "museum-05(0,1)")
        .depot("park-09 - - -")
        .row("b1 g1 y1 r1")
        .coming(Scoring::B)
        .bag(0);
    let events = scene.play("A take g1");
    let names: Vec<&str> = events
        .iter()
        .map(|event| match event {
            Event::Scored {
                scoring: Scoring::B,
                ..
            } => "B",
            Event::Scored {
                scoring: Scoring::C,
                ..
            } => "C",
            Event::Ended { .. } => "end",
            Event::HandedOut { .. } => "hand out",
            _ => ".",
        })
        .filter(|name| *name != ".")
        .collect();
    assert_eq!(names, ["B", "end", "hand out", "C"]);
    // Scoring A, whose card never came up here, was not held.
    assert_eq!(scene.table.points[Seat::A], [0, 9, 17]);
}

fn hand_out() -> Scene {
    scene(3)
        .depot("park-09 skyscraper-06 museum-02 -")
        .hand("A", "b9 b3 g4 r7")
        .hand("B", "b5 b7 g2 g3")
        .hand("C", "b8 b3 g1 g1 g1")
        .row("y1 y2 y3 y4")
        .city("C", "station-08(1,0)")
        .turn("C")
        .bag(0)
}

/// rules: NY-38, NY-Q08, NY-T26
#[test]
fn leftovers_go_to_the_most_money_of_their_bank_and_stay_on_a_tie() {
    let mut scene = hand_out();
    // C takes a yellow card, which wins museum-02.
    let mut without_yellow = scene.clone();
    let events = scene.play("C take y1");
    let handed = |bank| {
        events.iter().find_map(|event| match event {
            Event::HandedOut {
                bank: of,
                money,
                winner,
                ..
            } if *of == bank => Some((money.values().copied().collect::<Vec<u8>>(), *winner)),
            _ => None,
        })
    };
    assert_eq!(handed(Bank::Blue), Some((vec![12, 12, 11], None)));
    assert_eq!(handed(Bank::Green), Some((vec![4, 5, 3], Some(Seat::B))));
    assert_eq!(handed(Bank::Yellow), Some((vec![0, 0, 1], Some(Seat::C))));
    assert_eq!(handed(Bank::Red), None);
    assert_eq!(scene.table.aside[Seat::B], tiles("skyscraper-06"));
    assert_eq!(scene.on_offer(Bank::Blue), Some(tile("park-09")));

    // In the ledger's table nobody has yellow: a redevelopment ends the game instead.
    let events = without_yellow.play("C remove station-08");
    let yellow = Event::HandedOut {
        bank: Bank::Yellow,
        tile: tile("museum-02"),
        money: PerSeat::new(seats(3)),
        winner: None,
    };
    assert!(events.contains(&yellow), "no money, no tile");
    let given: Vec<_> = without_yellow
        .table
        .aside
        .values()
        .map(|tiles| tiles.len())
        .collect();
    assert_eq!(given, [0, 1, 0]);
}

/// rules: NY-38
#[test]
fn the_price_does_not_matter_and_nothing_is_paid() {
    let mut scene = hand_out();
    assert_eq!(tile("skyscraper-06").price(), 10);
    scene.play("C take y1");
    assert_eq!(scene.hand_of("B"), "b5 b7 g2 g3");
}

/// rules: NY-39, NY-Q08
#[test]
fn winners_place_their_leftovers_at_the_same_time_or_leave_them_out() {
    let mut scene = hand_out();
    scene.play("C take y1");
    assert_eq!(scene.table.agenda.now(), Some(&Step::Leftovers));
    assert_eq!(
        scene.table.to_act(),
        [Seat::B, Seat::C].into_iter().collect()
    );
    assert_eq!(scene.refuse("A pass"), ("NY-12", Refusal::NotYourTurn));
    assert_eq!(scene.refuse("B pass"), ("NY-39", Refusal::LeftoversOnly));
    assert_eq!(scene.refuse("B take y2"), ("NY-39", Refusal::LeftoversOnly));
    let reserve = scene.table.reserves[Seat::C].first().unwrap();
    let add = format!("C add {reserve} at 1,0");
    assert_eq!(scene.refuse(&add), ("NY-39", Refusal::LeftoversOnly));
    let mut other = scene.clone();
    scene.play("B place skyscraper-06 at -1,0");
    let last = scene.play("C reserve museum-02");
    other.play("C reserve museum-02");
    other.play("B place skyscraper-06 at -1,0");
    assert_eq!(scene.table, other.table, "the order does not matter");
    assert!(matches!(
        last.last(),
        Some(Event::Scored {
            scoring: Scoring::C,
            ..
        })
    ));
    assert!(scene.table.outcome().is_some());
    assert_eq!(scene.refuse("A pass"), ("NY-37", Refusal::Over));
}

/// rules: NY-39
#[test]
fn leftovers_obey_the_building_rules() {
    let mut scene = hand_out();
    scene.play("C take y1");
    assert_eq!(
        scene.refuse("B place skyscraper-06 at 1,1"),
        ("NY-27", Refusal::NoCommonSide)
    );
    assert_eq!(
        scene.refuse("B place skyscraper-06 at 0,2"),
        ("NY-27", Refusal::NoCommonSide)
    );
    let (rule, _) = scene.refuse("C place museum-02 at 0,1");
    assert_eq!(rule, "NY-25");
}

/// rules: NY-53
#[test]
fn a_hundred_rounds_without_a_purchase_end_the_game() {
    assert_eq!(quiet_turns_max(seats(3)), 300);
    let mut scene = scene(3)
        .depot("park-09 museum-01 park-10 museum-02")
        .city("A", "station-08(1,0)")
        .city("B", "station-09(1,0)")
        .city("C", "church-08(1,0)")
        .row("b1 g1 y1 r1");
    let tiles = ["station-08", "station-09", "church-08"];
    for turn in 0..300 {
        assert_eq!(scene.table.quiet_turns, turn);
        let seat = scene.table.to_act().first().unwrap();
        let tile = tiles[seat.index()];
        let action = if turn / 3 % 2 == 0 {
            format!("{seat} remove {tile}")
        } else {
            format!("{seat} add {tile} at 1,0")
        };
        let events = scene.play(&action);
        assert_eq!(ended(&events), (turn == 299).then_some(Cause::NoPurchases));
    }
    assert!(scene.table.outcome().is_some());
}

/// rules: NY-53
#[test]
fn a_purchase_starts_the_count_anew() {
    let mut scene = scene(3)
        .hand("A", "b2 b2")
        .depot("museum-01 - - -")
        .row("b1 g1 y1 r1");
    scene.table.quiet_turns = 299;
    scene.play("A buy blue b2");
    scene.play("A take b1");
    let events = scene.play("A reserve museum-01");
    assert_eq!(ended(&events), None);
    assert_eq!(scene.table.quiet_turns, 0);
}
