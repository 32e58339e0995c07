//! Taking back: how often alone.

use protocol::RefusalCode;
use room::UNDOS_IN_A_TURN;

use crate::evening::Evening;

/// Takes a step and takes it back, as often as one may in a turn.
fn dither(evening: &mut Evening, n: u32) {
    for _ in 0..UNDOS_IN_A_TURN {
        evening.act(n, "step");
        evening.undo(n, 1).unwrap();
        assert!(!evening.is_wished(), "nobody is asked");
    }
}

#[test]
fn after_twenty_undos_of_a_turn_the_others_are_asked() {
    let mut evening = Evening::begun(2, 0);
    dither(&mut evening, 1);
    evening.act(1, "step");
    evening.undo(1, 1).unwrap();
    assert!(evening.is_wished());
    assert_eq!(evening.situation().1, 1, "and nothing is taken back yet");
    evening.consent(2, true).unwrap();
    assert_eq!(evening.situation().1, 0);
}

#[test]
fn once_the_others_have_agreed_undos_count_anew() {
    let mut evening = Evening::begun(2, 0);
    dither(&mut evening, 1);
    evening.act(1, "step");
    evening.undo(1, 1).unwrap();
    evening.consent(2, true).unwrap();
    dither(&mut evening, 1);
}

#[test]
fn every_turn_has_its_undos_and_a_roll_ends_what_can_be_taken_back() {
    let mut evening = Evening::begun(2, 0);
    dither(&mut evening, 1);
    evening.act(1, "roll");
    dither(&mut evening, 1);
    evening.act(1, "pass");
    dither(&mut evening, 2);
    evening.act(2, "pass");
    dither(&mut evening, 1);
}

#[test]
fn where_only_bots_sit_opposite_the_twenty_first_undo_of_a_turn_is_refused() {
    let mut evening = Evening::begun(1, 1);
    dither(&mut evening, 1);
    evening.act(1, "step");
    let refusal = evening.undo(1, 1).unwrap_err();
    assert_eq!(refusal.code, RefusalCode::TooMany);
    evening.act(1, "pass");
    dither(&mut evening, 1);
}

#[test]
fn bots_that_answer_anew_do_not_begin_a_turn_anew() {
    let mut evening = Evening::begun(1, 1);
    for _ in 0..UNDOS_IN_A_TURN {
        evening.act(1, "pass");
        assert_eq!(evening.situation().1, 2, "the bot passes too");
        evening.undo(1, 2).unwrap();
    }
    evening.act(1, "pass");
    let refusal = evening.undo(1, 2).unwrap_err();
    assert_eq!(refusal.code, RefusalCode::TooMany);
    evening.act(1, "pass");
    evening.undo(1, 2).unwrap();
}

#[test]
fn undos_of_a_turn_are_counted_through_a_restart() {
    let mut evening = Evening::begun(1, 1);
    dither(&mut evening, 1);
    evening.reload();
    evening.act(1, "step");
    let refusal = evening.undo(1, 1).unwrap_err();
    assert_eq!(refusal.code, RefusalCode::TooMany);
}
