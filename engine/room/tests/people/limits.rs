//! What is possible at a table whose log is long.

use protocol::{Command, RefusalCode, Stage};
use room::{EntryKind, Place};
use tabletop::Seat;

use crate::evening::{Evening, entry, guest};

/// A game whose log is as long as logs get.
fn overlong() -> Evening {
    let mut evening = Evening::begun(2, 0);
    let what = EntryKind::Played {
        seat: Seat::A,
        action: "step".to_owned(),
        ends: false,
    };
    let step = entry(what);
    let back = entry(EntryKind::TakenBack { to_ply: 0 });
    for _ in 0..10_000 {
        evening.entries.extend([step.clone(), back.clone()]);
    }
    evening.reload();
    evening
}

#[test]
fn in_the_longest_log_there_is_place_for_moves_and_for_whoever_goes_or_comes_back() {
    let mut evening = overlong();
    evening.act(1, "step");
    assert_eq!(evening.undo(1, 1).unwrap_err().code, RefusalCode::TooMany);
    evening.act(1, "pass");
    evening.ask(2, Command::Leave).unwrap();
    evening.hand_over(1, Seat::B).unwrap();
    evening.ask(2, Command::TakeBack).unwrap();
    evening.hand_over(1, Seat::A).unwrap();
    evening.ask(1, Command::TakeBack).unwrap();
    let (_, ply) = evening.situation();
    assert!(ply >= 3, "the bots played on");
    evening.act(2, "stop");
    assert_eq!(evening.room.stage(), Stage::Finished);
}

#[test]
fn whoever_hands_over_and_takes_back_for_ever_spends_what_is_their_own() {
    let mut evening = Evening::begun(2, 0);
    let mut done = 0;
    while evening.hand_over(2, Seat::B).is_ok() {
        if evening.ask(2, Command::TakeBack).is_err() {
            break;
        }
        done += 2;
    }
    assert!((1_000..2_000).contains(&done), "{done}");
    evening.act(1, "step");
    evening.undo(1, 1).unwrap();
    evening.act(1, "pass");
    evening.act(1, "pass");
    evening.ask(1, Command::Leave).unwrap();
}

/// A table with an open seat, one that is kept for guest 3 and one for whoever has the link, whose
/// host sits there.
fn open_table() -> Evening {
    let kept = Place::Kept {
        guest: guest(3),
        name: "guest 3".to_owned(),
    };
    let token = guest(4);
    let seats = vec![Place::Open, Place::Open, kept, Place::Invited { token }];
    let mut evening = Evening::new(seats);
    evening.sit(1).unwrap();
    evening
}

#[test]
fn whoever_sits_down_and_gets_up_over_and_over_spends_what_is_their_own() {
    let mut evening = open_table();
    let mut done = 0;
    while evening.sit(9).is_ok() {
        evening.ask(9, Command::Leave).unwrap();
        done += 1;
    }
    assert_eq!(done, 20);
    assert_eq!(evening.sit(9).unwrap_err().code, RefusalCode::TooMany);
    evening.reload();
    assert_eq!(evening.sit(9).unwrap_err().code, RefusalCode::TooMany);
    evening.sit(2).unwrap();
    evening.ask(2, Command::Leave).unwrap();
}

#[test]
fn strangers_who_sit_down_and_get_up_for_ever_do_not_keep_a_table_from_beginning() {
    let mut evening = open_table();
    let mut stranger = 100;
    while evening.sit(stranger).is_ok() {
        evening.ask(stranger, Command::Leave).unwrap();
        stranger += 1;
        assert!(evening.room.entries() < 2_000, "far from the longest log");
    }
    assert_eq!(evening.refused(1, Command::Start), RefusalCode::SeatsEmpty);
    evening.sit(3).unwrap();
    let by_link = Command::Sit {
        seat: None,
        name: "guest 4".to_owned(),
        nonce: "0".repeat(64),
        token: Some(guest(4).to_string()),
    };
    evening.ask(4, by_link).unwrap();
    evening.ask(4, Command::Leave).unwrap();
    evening.hand_over(1, Seat::B).unwrap();
    evening.hand_over(1, Seat::D).unwrap();
    evening.ask(1, Command::Start).unwrap();
    evening.act(1, "step");
    evening.undo(1, 1).unwrap();
    evening.act(1, "stop");
}

#[test]
fn a_seat_that_is_carried_about_has_no_more_to_spend_than_one_that_stays() {
    let mut evening = Evening::begun(2, 0);
    let mut holder = 2;
    let refused = loop {
        let token = evening.room.lobby(guest(holder)).you.token.unwrap();
        match evening.ask(holder + 1, Command::Carry { token }) {
            Ok(_) => holder += 1,
            Err(refusal) => break refusal.code,
        }
        assert!(evening.room.entries() < 2_000, "far from the longest log");
    };
    assert_eq!(refused, RefusalCode::TooMany);
    evening.act(1, "step");
    evening.undo(1, 1).unwrap();
    evening.ask(holder, Command::Leave).unwrap();
}
