//! The order of a turn.

use escape_from_new_york::{
    event::Event,
    flow::{Stage, Step},
    legal::Refusal,
};
use tabletop::{Game, Seat};

use crate::scene::{cards, scene};

/// rules: FU-12, FU-Q35, FU-Q70
#[test]
fn the_timer_may_be_revealed_for_any_discards_and_must_be_in_very_long_games() {
    let mut it = scene("mente").timer("ti06", 5);
    it.run(&[Step::Stage(Stage::End)]);
    assert_eq!(
        it.now(),
        Some(Step::Choose),
        "there is nothing to take back"
    );
    let mut it = it.hand("A", "b1 b2 b3 b4 b5 b6 b7");
    it.run(&[Step::Stage(Stage::End)]);
    assert_eq!(it.legal("A"), ["timer", "pass"]);
    it = it.hand("A", "b1 b2 b3 b4 b5 b6 b7 b8");
    it.table.turns = 499;
    it.run(&[Step::Stage(Stage::End)]);
    let tiles = it
        .events
        .iter()
        .filter(|it| matches!(it, Event::TimerRevealed { .. }));
    assert_eq!(tiles.count(), 1);
}

/// rules: FU-13, FU-14, FU-21
#[test]
fn two_cards_are_chosen_and_played_in_either_order() {
    let mut it = scene("mente");
    it.run(&[Step::Choose, Step::Stage(Stage::FirstCard)]);
    assert_eq!(it.legal("A").len(), 28);
    assert_eq!(it.refusal("A choose card b1").rule, "FU-13");
    it.act("A choose card b1 card b2");
    assert_eq!(it.refusal("A play card b3").rule, "FU-14");
    assert_eq!(it.table.turn.chosen, cards("b1 b2"));
    it.act("A play card b2");
    it.act("A play card b1");
    assert!(cards("b1 b2").is_within(it.a().discards.or(it.a().hand)));
    assert_eq!(it.a().shown, cards("b1 b2"));
}

/// rules: FU-13, FU-Q35
#[test]
fn with_two_cards_or_fewer_all_are_chosen() {
    for hand in ["b1", "b1 b2"] {
        let mut it = scene("mente").hand("A", hand);
        it.run(&[Step::Choose, Step::Play]);
        assert_eq!(it.now(), Some(Step::Play), "nobody is asked");
        assert_eq!(it.table.turn.chosen, cards(hand));
    }
}

/// rules: FU-Q31, FU-Q38, FU-30
#[test]
fn turns_go_clockwise_and_only_the_active_player_decides() {
    let mut it = scene("jena maggie mente");
    it.run(&[Step::Stage(Stage::End)]);
    assert_eq!(it.table.active, Seat::B);
    let refused = it.refusal("A pass");
    assert_eq!(
        (refused.rule, refused.reason),
        ("FU-Q38", Refusal::NotYourTurn)
    );
    assert_eq!(it.table.to_act(), tabletop::Seats::only(Seat::B));
}

/// rules: FU-24, FU-25, FU-26, FU-27, FU-28
#[test]
fn the_stages_come_in_the_order_of_the_book() {
    let stages = Stage::ALL;
    assert!(stages.is_sorted());
    let position = |stage: Stage| stages.iter().position(|it| *it == stage).unwrap();
    assert!(position(Stage::Damage) < position(Stage::Level));
    assert!(position(Stage::Level) < position(Stage::Building));
    assert!(position(Stage::Building) < position(Stage::Discard));
    assert_eq!(Stage::End.next(), None);
}
