//! Every refusal, with the rule it names. That nothing changes is seen to by `Table::refusal`.

use new_york_new_york::legal::Refusal;
use tabletop::Illegal;

use crate::table::{card, table};

/// rules: NN-024
#[test]
fn when_the_match_is_over_nobody_moves() {
    let mut table = table("hand A a1; row r1 r2 r3 r4 r5 r6");
    table.everyone_passes();
    for one in ["A play a1", "A take r1", "A pass", "B pass"] {
        assert_eq!(table.refusal(one), Illegal::new("NN-024", Refusal::Over));
    }
}

/// rules: NN-009, NN-033
#[test]
fn only_the_seat_on_turn_moves() {
    let mut table = table("seats 3; hand A a1 a2; hand B r1; hand C v1; row i1 i2 i3 i4 i5 i6");
    let not_yours = Illegal::new("NN-033", Refusal::NotYourTurn);
    for one in ["B play r1", "B pass", "C play v1", "C take i1", "D pass"] {
        assert_eq!(table.refusal(one), not_yours);
    }
    table.play("A play a1");
    assert_eq!(table.refusal("B take i1"), not_yours);
    assert_eq!(table.refusal("B play r1"), not_yours);
}

/// rules: NN-022, NN-033
#[test]
fn who_has_passed_moves_no_more() {
    let mut table = table("seats 3; hand A a1 a2");
    table.play("A pass");
    for one in ["A play a1", "A pass"] {
        assert_eq!(
            table.refusal(one),
            Illegal::new("NN-033", Refusal::NotYourTurn)
        );
    }
}

/// rules: NN-010, NN-Q07
#[test]
fn nothing_is_taken_before_a_card_is_played() {
    let mut table = table("hand A a1 a2; row r1 r2 r3 r4 r5 r6");
    for one in ["A take r1", "A take a1", "A take v9"] {
        assert_eq!(
            table.refusal(one),
            Illegal::new("NN-010", Refusal::PlayFirst)
        );
    }
}

/// rules: NN-020
#[test]
fn nothing_is_taken_when_the_row_is_empty() {
    let mut table = table("hand A a1 a2; hand B r1; row; deck empty");
    assert_eq!(
        table.refusal("A take v9"),
        Illegal::new("NN-010", Refusal::PlayFirst)
    );
    table.play("A play a1");
    assert_eq!(
        table.refusal("A take v9"),
        Illegal::new("NN-033", Refusal::NotYourTurn)
    );
}

/// rules: NN-010, NN-Q05
#[test]
fn no_second_card_is_played_before_one_is_taken() {
    let mut table = table("hand A a1 a2; row r1 r2 r3 r4 r5 r6");
    table.play("A play a1");
    for one in ["A play a2", "A play a1", "A play v9"] {
        assert_eq!(table.refusal(one), Illegal::new("NN-010", Refusal::TakeNow));
    }
}

/// rules: NN-Q23
#[test]
fn nobody_passes_after_playing() {
    let mut table = table("hand A a1 a2; row r1 r2 r3 r4 r5 r6");
    table.play("A play a1");
    assert_eq!(
        table.refusal("A pass"),
        Illegal::new("NN-Q23", Refusal::TakeNow)
    );
}

/// rules: NN-011
#[test]
fn only_cards_of_the_own_hand_are_played() {
    let drawing = "hand A a1 a2; hand B r1; row r2 r3 r4 r5 r6 r7; skyline v9; deck i1";
    let mut table = table(drawing);
    for name in ["r1", "r2", "v9", "i1"] {
        let refused = table.refusal(&format!("A play {name}"));
        let card = card(name);
        assert_eq!(refused, Illegal::new("NN-011", Refusal::NotInHand { card }));
    }
}

/// rules: NN-017
#[test]
fn only_cards_of_the_row_are_taken() {
    let drawing = "hand A a1 a2; hand B r1; row r2 r3 r4 r5 r6 r7; skyline v9; deck i1";
    let mut table = table(drawing);
    table.play("A play a1");
    for name in ["a1", "a2", "r1", "v9", "i1"] {
        let refused = table.refusal(&format!("A take {name}"));
        let card = card(name);
        assert_eq!(refused, Illegal::new("NN-017", Refusal::NotInRow { card }));
    }
}
