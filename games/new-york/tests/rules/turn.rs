//! A turn.

use new_york::{components::money::Bank, event::Event, flow::Step, legal::Refusal};
use tabletop::{Game, Seat, Seats};

use crate::scene::{cards, scene, tile, tiles};

/// rules: NY-12
#[test]
fn turns_go_clockwise_and_only_the_active_seat_acts() {
    let mut scene = scene(3).row("b1 g1 y1 r1").turn("B");
    assert_eq!(scene.refuse("A take b1"), ("NY-12", Refusal::NotYourTurn));
    scene.play("B take b1");
    assert_eq!(scene.table.to_act(), Seats::only(Seat::C));
    scene.play("C take g1");
    assert_eq!(scene.table.to_act(), Seats::only(Seat::A));
}

/// rules: NY-15, NY-48, NY-T03
#[test]
fn who_pays_11_for_10_gets_no_change_and_no_action() {
    let mut scene = scene(3)
        .hand("A", "b5 b6 g1")
        .depot("park-09 museum-01 - -")
        .row("b1 b2 b3 b4");
    assert_eq!(tile("park-09").price(), 10);
    scene.play("A buy blue b5 b6");
    assert_eq!(scene.hand_of("A"), "g1");
    assert_eq!(scene.refuse("A take b1"), ("NY-22", Refusal::PlaceNow));
    scene.play("A reserve park-09");
    assert_eq!(scene.table.to_act(), Seats::only(Seat::B));
}

/// rules: NY-15, NY-18, NY-22, NY-48, NY-T04
#[test]
fn two_exact_purchases_a_swap_and_the_placement_are_one_turn() {
    let mut scene = scene(3)
        .hand("A", "b8 g9 r1")
        .depot("museum-07 theatre-07 - -")
        .city("A", "station-08(1,0)")
        .reserve("A", "station-09");
    scene.play("A buy blue b8");
    assert_eq!(scene.table.agenda.now(), Some(&Step::Act(Seat::A)));
    scene.play("A buy green g9");
    scene.play("A swap station-08 for station-09");
    assert_eq!(scene.refuse("A take b1"), ("NY-22", Refusal::PlaceNow));
    scene.play("A place theatre-07 at 2,0");
    scene.play("A place museum-07 at 0,1");
    assert_eq!(scene.table.to_act(), Seats::only(Seat::B));
    let city: Vec<String> = scene
        .city_of("A")
        .iter()
        .map(|(t, at)| format!("{t}@{at}"))
        .collect();
    assert_eq!(city, ["museum-07@0,1", "theatre-07@2,0", "station-09@1,0"]);
    assert_eq!(scene.table.reserves[Seat::A], tiles("station-08"));
}

/// rules: NY-16, NY-17
#[test]
fn nothing_is_refilled_before_the_turn_is_over() {
    let mut scene = scene(3)
        .hand("A", "b8 b1")
        .depot("museum-07 theatre-07 station-08 park-09");
    let mut scene_with_row = scene.clone().row("b2 g2 y2 r2");
    scene.play("A buy blue b8");
    assert_eq!(scene.on_offer(Bank::Blue), None);
    assert_eq!(
        scene.refuse("A buy blue b1"),
        ("NY-16", Refusal::NoTile { bank: Bank::Blue })
    );
    scene_with_row.play("A buy blue b8");
    let events = scene_with_row.play("A take b2");
    assert_eq!(events.len(), 1, "no refill before the tile is placed");
    assert_eq!(scene_with_row.table.row, cards("g2 y2 r2"));
    let events = scene_with_row.play("A reserve museum-07");
    assert!(matches!(
        events[..],
        [
            Event::Reserved { .. },
            Event::TurnedUp { .. },
            Event::TileDrawn {
                bank: Bank::Blue,
                ..
            },
        ]
    ));
}

/// rules: NY-17
#[test]
fn a_bought_tile_lies_aside_until_the_end_of_the_turn() {
    let mut scene = scene(3)
        .hand("A", "b8")
        .depot("museum-07 - - -")
        .row("b1 g1 y1 r1");
    scene.play("A buy blue b8");
    assert_eq!(scene.table.aside[Seat::A], tiles("museum-07"));
    assert_eq!(
        scene.refuse("A place museum-07 at 0,1"),
        ("NY-17", Refusal::ActFirst)
    );
    assert_eq!(
        scene.refuse("A reserve museum-07"),
        ("NY-17", Refusal::ActFirst)
    );
}

/// rules: NY-15, NY-48, NY-T30
#[test]
fn four_exact_purchases_allow_a_fifth_action_and_no_more() {
    let mut scene = scene(3)
        .hand("A", "b8 g9 y9 r1 r9")
        .depot("museum-07 theatre-07 station-08 park-09")
        .row("b1 g1 y1 b2");
    for (bank, payment) in [
        ("blue", "b8"),
        ("green", "g9"),
        ("yellow", "y9"),
        ("red", "r1 r9"),
    ] {
        scene.play(&format!("A buy {bank} {payment}"));
    }
    assert!(scene.list("A", "buy").is_empty(), "the depot is empty");
    scene.play("A take b1 g1");
    assert_eq!(scene.list("A", "reserve").len(), 4);
    for tile in ["museum-07", "theatre-07", "station-08"] {
        scene.play(&format!("A reserve {tile}"));
    }
    let events = scene.play("A reserve park-09");
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    assert_eq!(count(|event| matches!(event, Event::TileDrawn { .. })), 4);
    assert_eq!(count(|event| matches!(event, Event::TurnedUp { .. })), 2);
    assert_eq!(scene.table.to_act(), Seats::only(Seat::B));
}

/// rules: NY-15, NY-T30
#[test]
fn an_overpaid_first_purchase_is_the_only_action() {
    let mut scene = scene(3)
        .hand("A", "b9 g9")
        .depot("museum-07 theatre-07 - -");
    scene.play("A buy blue b9");
    assert_eq!(scene.refuse("A buy green g9"), ("NY-22", Refusal::PlaceNow));
}

/// rules: NY-48
#[test]
fn money_and_redevelopment_end_the_actions() {
    let lay = || {
        scene(3)
            .hand("A", "b8")
            .depot("museum-07 - - -")
            .row("b1 g1 y1 r1")
    };
    let mut taking = lay();
    taking.play("A take b1");
    assert_eq!(taking.table.to_act(), Seats::only(Seat::B));
    let mut building = lay().city("A", "park-09(1,0)");
    building.play("A remove park-09");
    assert_eq!(building.table.to_act(), Seats::only(Seat::B));
}

/// rules: NY-48
#[test]
fn an_earned_action_must_be_taken() {
    let mut scene = scene(3)
        .hand("A", "b8")
        .depot("museum-07 - - -")
        .row("b1 g1 y1 r1");
    scene.play("A buy blue b8");
    assert_eq!(scene.refuse("A pass"), ("NY-21", Refusal::CanAct));
}

/// rules: NY-21, NY-Q09
#[test]
fn only_who_can_do_nothing_passes() {
    // No row, no money, no tile to move.
    let mut scene = scene(3).hand("B", "b9").depot("museum-07 - - -");
    assert_eq!(scene.list("A", "pass"), ["pass"]);
    let events = scene.play("A pass");
    assert_eq!(events[0], Event::Passed { seat: Seat::A });
    assert!(
        scene.table.row_is_full(),
        "the row is refilled all the same"
    );
    assert_eq!(scene.refuse("B pass"), ("NY-21", Refusal::CanAct));
    assert!(scene.list("B", "pass").is_empty());
}

/// rules: NY-21
#[test]
fn who_can_buy_or_redevelop_does_not_pass() {
    let buying = scene(3).hand("A", "b8").depot("museum-07 - - -");
    assert_eq!(buying.refuse("A pass"), ("NY-21", Refusal::CanAct));
    let rebuilding = scene(3).city("A", "museum-07(1,0)");
    assert_eq!(rebuilding.refuse("A pass"), ("NY-21", Refusal::CanAct));
}

/// rules: NY-49
#[test]
fn paid_cards_lie_open_on_the_discard_pile() {
    let mut scene = scene(3).hand("A", "b3 b5 b9").depot("museum-07 - - -");
    let events = scene.play("A buy blue b3 b5");
    assert_eq!(scene.table.discards, cards("b3 b5"));
    let bought = Event::Bought {
        seat: Seat::A,
        bank: Bank::Blue,
        tile: tile("museum-07"),
        cards: cards("b3 b5"),
        exact: true,
    };
    assert_eq!(events, [bought]);
}
