//! The frame of a turn and its phases 1 and 2.

use fifth_avenue::{event::Event, flow::Step};
use tabletop::Seat;

use super::scene::scene;

/// rules: FA-021, FA-022, FA-023, FA-024, FA-025, FA-T48
#[test]
fn the_first_turn_offers_a_b_and_c_and_four_moves() {
    let scene = scene(3);
    let legal = scene.legal("A");
    assert!(legal.contains(&"towers".to_owned()) && legal.contains(&"draw".to_owned()));
    assert!(legal.iter().any(|action| action.starts_with("shop")));
    assert!(!legal.iter().any(|action| action.starts_with("score")));
    assert_eq!(scene.refused("A", "score ts"), "FA-066");
    assert_eq!(scene.refused("B", "towers"), "FA-021");
    assert_eq!(scene.refused("A", "pass"), "FA-022");
    let scene = scene.play("A towers; A take orange green");
    let moves = [
        "move white 34w",
        "move white 34e",
        "move beige 34w",
        "move beige 34e",
    ];
    assert_eq!(scene.legal("A"), moves);
    assert_eq!(scene.play("A move white 34e").now(), "B acts");
}

/// rules: FA-027, FA-028, FA-Q18
#[test]
fn action_a_moves_three_towers_while_there_are_some() {
    let mut scene = scene(2);
    for round in 1..=4 {
        scene = scene.play("A towers; A take orange green; A move white 34e");
        scene = scene
            .asks(&[Step::Turn(Seat::A)])
            .commissions("start", "start");
        assert_eq!(scene.table.board.reserves[Seat::A], 3 + 3 * round);
    }
    assert_eq!(scene.refused("A", "towers"), "FA-Q18");
    assert!(!scene.legal("A").contains(&"towers".to_owned()));
    assert!(
        scene.legal("A").contains(&"draw".to_owned()),
        "C is always there"
    );
}

/// rules: FA-026, FA-030, FA-Q48
#[test]
fn action_c_draws_a_black_card_before_the_move_is_chosen() {
    let scene = scene(3)
        .hand("A", "k4 k4 k4 k4 k4 k5 k5 k5 o6 o6 o6")
        .play("A draw");
    assert_eq!(scene.now(), "A moves");
    assert_eq!(scene.table.hands[Seat::A].len(), 12);
    let scene = scene.play("A move beige 34w");
    assert_eq!(scene.now(), "A takes cards");
    assert_eq!(scene.refused("A", "move beige ts"), "FA-024");
}

/// rules: FA-032, FA-Q13, FA-Q38
#[test]
fn two_cards_of_different_colours_are_taken_or_what_there_is() {
    let scene = scene(3).play("A towers");
    assert_eq!(scene.legal("A").len(), 10);
    assert_eq!(scene.refused("A", "take orange"), "FA-032");
    assert_eq!(
        scene.clone().play("A take brown violet").holds("A"),
        "b4 v4"
    );
    assert!(
        "take violet brown"
            .parse::<fifth_avenue::action::Action>()
            .is_err()
    );
    assert!(
        "take grey grey"
            .parse::<fifth_avenue::action::Action>()
            .is_err()
    );
    let mut few = scene;
    for suit in 0..4 {
        few = few.deck(suit, "");
    }
    assert_eq!(few.legal("A"), ["take violet"]);
    assert_eq!(few.refused("A", "take orange violet"), "FA-Q13");
    let none = few.deck(4, "").asks(&[Step::Turn(Seat::A)]);
    let none = none.play("A towers");
    assert_eq!(none.now(), "A moves", "nothing to take");
}

/// rules: FA-031, FA-033, FA-034, FA-T09, FA-Q11
#[test]
fn action_d_gives_black_cards_to_all_without_a_tower_there() {
    let scene = scene(4)
        .ring("34w", "R1 [F] . . Y2")
        .commissions("34w", "start")
        .asks(&[Step::Turn(Seat::C)])
        .play("C score 34w");
    let drawn = |seat: Seat| scene.table.hands[seat].len();
    assert_eq!(
        [Seat::A, Seat::B, Seat::C, Seat::D].map(drawn),
        [0, 0, 3, 1]
    );
    assert_eq!(scene.now(), "C moves");
    assert_eq!(
        scene.heard(|event| matches!(event, Event::Drew { open: true, .. })),
        0
    );
}

/// rules: FA-Q09
#[test]
fn a_district_without_towers_can_be_scored_and_gives_everybody_a_card() {
    let scene = scene(3).commissions("ts", "start").play("A score ts");
    let drawn = |seat: Seat| scene.table.hands[seat].len();
    assert_eq!([Seat::A, Seat::B, Seat::C].map(drawn), [3, 1, 1]);
    assert_eq!(scene.scores(), [0, 0, 0]);
}

/// rules: FA-Q12, FA-Q14, FA-T57
#[test]
fn a_short_black_deck_serves_the_active_player_first() {
    let scene = scene(3)
        .ring("ts", "B1 [F] . . .")
        .black("4 5 6", 0)
        .commissions("ts", "start")
        .play("A score ts");
    assert_eq!(scene.holds("A"), "k4 k5 k6");
    assert_eq!(scene.holds("B"), "-");
    let scene = scene.asks(&[Step::Turn(Seat::B)]).play("B draw");
    assert_eq!(scene.holds("B"), "-", "nothing to draw");
    assert_eq!(scene.now(), "B moves");
}

/// rules: FA-Q44
#[test]
fn after_turn_400_the_game_ends() {
    let mut scene = scene(3).play("A towers; A take orange green");
    scene.table.board.turns = 399;
    let scene = scene.play("A move white 34w");
    assert_eq!(scene.now(), "over");
    assert_eq!(scene.refused("B", "towers"), "FA-116");
}
