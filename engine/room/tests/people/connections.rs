//! Who has a place at a table.

use std::collections::BTreeSet;

use protocol::{ClientMessage, Command, PROTOCOL, Parting, ServerMessage};
use room::{CONNECTIONS_EACH, Input, Place, SPECTATORS};

use crate::evening::{Evening, guest};

/// Strangers have such numbers.
const STRANGERS: u32 = 1_000;

/// A game that so many strangers look at, each once.
fn watched(spectators: u32) -> Evening {
    let mut evening = Evening::begun(2, 0);
    evening.room = evening.room.for_spectators(spectators as usize);
    for n in 0..spectators {
        assert!(evening.come(STRANGERS + n).is_in());
    }
    evening
}

fn is_full(told: &[ServerMessage]) -> bool {
    let why = Parting::Full;
    told == [ServerMessage::Bye { why }]
}

#[test]
fn a_player_comes_back_to_a_table_that_a_thousand_look_at() {
    let mut evening = watched(1_000);
    let late = evening.come(STRANGERS + 1_000);
    assert!(is_full(&late.told()), "{:?}", late.told());
    assert_eq!(late.ends, [late.conn]);
    let back = evening.come(2);
    assert!(back.is_in());
    assert!(back.ends.is_empty(), "and nobody has to go for it");
}

#[test]
fn a_spectator_comes_in_when_another_has_gone() {
    let mut evening = watched(3);
    let conn = 1;
    evening.happen(Input::Gone { conn });
    assert!(evening.come(STRANGERS + 3).is_in());
    assert!(!evening.come(STRANGERS + 4).is_in());
}

#[test]
fn the_host_who_sits_nowhere_and_whoever_a_seat_is_kept_for_are_people_of_the_table() {
    let kept = Place::Kept {
        guest: guest(2),
        name: "guest 2".to_owned(),
    };
    let mut evening = Evening::new(vec![Place::Open, kept]);
    let host = evening.come(1).conn;
    let awaited = evening.come(2).conn;
    for n in 0..=SPECTATORS as u32 {
        let came = evening.come(STRANGERS + n);
        assert!(came.is_in() && !came.ends.contains(&host) && !came.ends.contains(&awaited));
    }
}

#[test]
fn before_the_game_whoever_has_looked_on_longest_makes_place_for_one_who_may_sit_down() {
    let mut evening = Evening::new(vec![Place::Open, Place::Open]);
    for n in 0..SPECTATORS as u32 {
        assert!(evening.come(STRANGERS + n).ends.is_empty());
    }
    let invited = evening.come(2);
    assert!(invited.is_in());
    assert_eq!(invited.ends, [1]);
    evening.sit(2).unwrap();
}

#[test]
fn the_ninth_connection_of_a_person_ends_the_oldest() {
    let mut evening = Evening::begun(2, 0);
    let first = evening.come(2).conn;
    for _ in 1..CONNECTIONS_EACH {
        assert!(evening.come(2).ends.is_empty());
    }
    let other = evening.come(1);
    let ninth = evening.come(2);
    assert!(other.is_in() && ninth.is_in());
    assert_eq!(ninth.ends, [first]);
}

#[test]
fn one_stranger_alone_does_not_fill_a_table() {
    let mut evening = Evening::begun(2, 0);
    evening.room = evening.room.for_spectators(CONNECTIONS_EACH + 1);
    for _ in 0..100 {
        evening.come(STRANGERS);
    }
    assert!(evening.come(STRANGERS + 1).is_in());
}

#[test]
fn whoever_got_up_from_a_game_still_has_a_place_to_come_back_to() {
    let mut evening = watched(2);
    evening.ask(2, Command::Leave).unwrap();
    assert!(evening.come(2).is_in());
}

#[test]
fn all_who_look_on_are_sent_the_same_text() {
    let mut evening = watched(1_000);
    evening.come(1);
    let asked = Input::Asked {
        guest: guest(1),
        request: "leave".to_owned(),
        command: Command::Leave,
    };
    let step = evening.happen(asked);
    assert_eq!(step.sends.len(), 1_001, "everyone is told");
    let texts: BTreeSet<*const u8> = step
        .sends
        .iter()
        .map(|(_, said)| said.text().as_ptr())
        .collect();
    assert_eq!(
        texts.len(),
        2,
        "one text for the seat, one for all who look on"
    );
}

#[test]
fn where_many_look_on_one_more_is_not_told_to_everyone() {
    let mut evening = watched(200);
    let last = evening.come(1);
    assert_eq!(
        last.sends.len(),
        202,
        "that a player came is told to everyone"
    );
    evening.room = evening.room.for_spectators(300);
    let one_more = evening.come(STRANGERS + 200);
    let told = one_more.told();
    let Some(ServerMessage::Presence { spectators, .. }) = told.last() else {
        panic!("the newcomer is told who is here: {told:?}");
    };
    assert_eq!(*spectators, 201);
    assert_eq!(one_more.sends.len(), 2, "and nobody else");
}

#[test]
fn a_second_hello_makes_no_work_and_ends_its_connection() {
    let mut evening = watched(1);
    let conn = evening.come(2).conn;
    let message = ClientMessage::Hello {
        protocol: PROTOCOL,
        since: None,
    };
    let again = evening.happen(Input::Said { conn, message });
    let why = Parting::Nonsense;
    let [(to, said)] = &again.sends[..] else {
        panic!("{again:?}");
    };
    assert_eq!((*to, said.value()), (conn, &ServerMessage::Bye { why }));
    assert_eq!(again.ends, [conn]);
}
