//! Who is waited for, and for how long: by served time, whatever the clock says.

use protocol::{CloseReason, Command, RefusalCode, Stage};
use room::{Entry, Input, Patience, Place};
use tabletop::Seat;

use crate::evening::Evening;

const DAY: u64 = 24 * 60 * 60 * 1_000;
const ABANDONED: Stage = Stage::Closed(CloseReason::Abandoned);

#[test]
fn a_clock_a_month_ahead_closes_nothing() {
    for mut evening in [Evening::new(vec![Place::Open; 2]), Evening::begun(2, 0)] {
        let stage = evening.room.stage();
        evening.clock += 31 * DAY;
        evening.happen(Input::Tick);
        assert_eq!(evening.room.stage(), stage);
    }
}

#[test]
fn a_table_is_closed_after_its_patience_in_served_time() {
    let Patience { lobby, running, .. } = Patience::default();
    for (mut evening, patience) in [
        (Evening::new(vec![Place::Open; 2]), lobby),
        (Evening::begun(2, 0), running),
    ] {
        evening.served += patience;
        evening.happen(Input::Tick);
        assert_ne!(evening.room.stage(), ABANDONED, "not yet");
        evening.served += 1;
        evening.happen(Input::Tick);
        assert_eq!(evening.room.stage(), ABANDONED);
        evening.reload();
        assert_eq!(evening.room.stage(), ABANDONED);
    }
}

#[test]
fn a_move_is_patience_anew_also_after_a_restart() {
    let mut evening = Evening::begun(2, 0);
    evening.served = 20 * DAY;
    evening.act(1, "step");
    evening.reload();
    evening.served = 49 * DAY;
    evening.happen(Input::Tick);
    assert_eq!(evening.room.stage(), Stage::Running);
}

#[test]
fn a_table_that_somebody_looks_at_is_not_abandoned() {
    let mut evening = Evening::begun(2, 0);
    evening.come(7);
    evening.served += 31 * DAY;
    evening.happen(Input::Tick);
    assert_eq!(evening.room.stage(), Stage::Running);
}

#[test]
fn entries_from_before_time_was_served_were_made_at_its_beginning() {
    let text = Evening::new(vec![Place::Open; 2]).entries[0].text();
    assert!(!text.contains("served"), "{text}");
    let entry = Entry::read(&text).unwrap();
    assert_eq!(entry.served, 0);
    let later = Entry {
        served: 77,
        ..entry
    };
    assert_eq!(Entry::read(&later.text()).unwrap(), later);
}

#[test]
fn the_seat_of_one_who_is_gone_is_handed_over_after_served_time_only() {
    let mut evening = Evening::begun(2, 0);
    let conn = evening.come(2).conn;
    evening.happen(Input::Gone { conn });
    evening.clock += DAY;
    let refused = evening.hand_over(1, Seat::B).unwrap_err().code;
    assert_eq!(
        refused,
        RefusalCode::StillHere,
        "a clock that jumps is no absence"
    );
    evening.served += Patience::default().absence;
    evening.hand_over(1, Seat::B).unwrap();
}

#[test]
fn a_restart_after_a_long_night_gives_everyone_time_to_come_back() {
    let mut evening = Evening::begun(2, 0);
    evening.clock += DAY;
    evening.reload();
    let refused = evening.hand_over(1, Seat::B).unwrap_err().code;
    assert_eq!(refused, RefusalCode::StillHere);
}

#[test]
fn a_reload_gives_whoever_thinks_time_to_come_back_however_old_the_last_entry_is() {
    let mut evening = Evening::begun(2, 0);
    evening.come(2);
    evening.served += DAY;
    evening.reload();
    let refused = evening.hand_over(1, Seat::B).unwrap_err().code;
    assert_eq!(refused, RefusalCode::StillHere, "it was just loaded");
    evening.served += Patience::default().absence - 1;
    let refused = evening.hand_over(1, Seat::B).unwrap_err().code;
    assert_eq!(refused, RefusalCode::StillHere);
    let back = evening.come(2).conn;
    evening.served += DAY;
    let refused = evening.hand_over(1, Seat::B).unwrap_err().code;
    assert_eq!(refused, RefusalCode::StillHere, "here, and thinking");
    evening.happen(Input::Gone { conn: back });
    evening.served += Patience::default().absence;
    evening.hand_over(1, Seat::B).unwrap();
}

#[test]
fn what_others_do_is_no_sign_of_life_of_one_who_never_came_back() {
    let mut evening = Evening::begun(2, 0);
    evening.reload();
    evening.come(1);
    for _ in 0..4 {
        evening.served += Patience::default().absence / 4;
        evening.act(1, "step");
    }
    evening.hand_over(1, Seat::B).unwrap();
}

#[test]
fn what_one_asks_for_without_a_connection_is_a_sign_of_life() {
    let mut evening = Evening::begun(2, 0);
    evening.act(1, "pass");
    evening.served += DAY;
    evening.act(2, "step");
    evening.served += Patience::default().absence - 1;
    let refused = evening.hand_over(1, Seat::B).unwrap_err().code;
    assert_eq!(refused, RefusalCode::StillHere);
    evening.served += 1;
    evening.hand_over(1, Seat::B).unwrap();
}

#[test]
fn whoever_left_is_not_waited_for() {
    let mut evening = Evening::begun(2, 0);
    evening.ask(2, Command::Leave).unwrap();
    evening.hand_over(1, Seat::B).unwrap();
    let refused = evening.refused(1, Command::TakeBack);
    assert_eq!(refused, RefusalCode::AlreadyDone, "only for oneself");
    evening.ask(2, Command::TakeBack).unwrap();
}
