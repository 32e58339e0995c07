//! A room whose log was made by other rules than it is loaded by.

use protocol::{AsideReason, ClientMessage, CloseReason, Command, PROTOCOL, RefusalCode, Stage};
use room::{
    Effects, Entry, EntryKind, Input, Now, Patience, Place, Room, TablePlan, When,
    ids::{Id, Secret},
};
use tabletop::{Seat, Viewer};

use crate::toy::{
    BROKEN_TOYS, NEWER_TOYS, RESHAPED_TOYS, STRANGE_TOYS, STRICT_TOYS, TOYS, TRUSTING_TOYS,
    UNRAISED_TOYS,
};

type Catalogue = &'static [host::CatalogEntry];

fn id(n: u8) -> Id {
    Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n))
}

fn load(catalogue: Catalogue, entries: &[Entry]) -> Room {
    Room::load(id(9), catalogue, Patience::default(), entries).unwrap()
}

fn happen(room: &mut Room, input: Input) -> Effects {
    let mut dice = |bytes: &mut [u8]| bytes.fill(3);
    let mut now = Now {
        served: 0,
        at: 5,
        dice: &mut dice,
    };
    room.handle(input, &mut now)
}

fn ask(room: &mut Room, guest: u8, command: Command) -> Effects {
    let asked = Input::Asked {
        guest: id(guest),
        request: format!("r{}", room.entries()),
        command,
    };
    happen(room, asked)
}

fn wait(room: &mut Room) -> Effects {
    let play = room.play_for(Viewer::Spectator, 0).unwrap();
    let act = Command::Act {
        revision: play.revision,
        ply: play.ply,
        actions: vec!["wait".to_owned()],
    };
    ask(room, 1 + (play.ply % 2) as u8, act)
}

/// The log of a table of the first rules where two people sit.
fn laid() -> Vec<Entry> {
    let plan = TablePlan {
        game: "toy".to_owned(),
        rules_version: 1,
        options: String::new(),
        seats: vec![Place::Open, Place::Open],
        host: id(1),
        listed: false,
        half: Secret([4; 32]),
        deal: None,
    };
    let mut entries = vec![Entry::new(at(1), None, EntryKind::Created(plan))];
    let mut room = load(TOYS, &entries);
    for guest in [1, 2] {
        let sit = Command::Sit {
            seat: None,
            name: format!("guest {guest}"),
            nonce: "0".repeat(64),
            token: None,
        };
        entries.extend(ask(&mut room, guest, sit).entries);
    }
    entries
}

/// The log of such a table after some waits.
fn played(waits: usize) -> Vec<Entry> {
    let mut entries = laid();
    let mut room = load(TOYS, &entries);
    entries.extend(ask(&mut room, 1, Command::Start).entries);
    for _ in 0..waits {
        entries.extend(wait(&mut room).entries);
    }
    entries
}

/// A time by both notions.
fn at(time: u64) -> When {
    When {
        at: time,
        served: time,
    }
}

/// The same log as servers wrote it that noted nothing of what they told.
fn untold(entries: Vec<Entry>) -> Vec<Entry> {
    let blank = |entry| Entry {
        told: None,
        ..entry
    };
    entries.into_iter().map(blank).collect()
}

fn aside(catalogue: Catalogue, entries: &[Entry]) -> (AsideReason, Option<u32>) {
    let room = load(catalogue, entries);
    assert_eq!(room.stage(), Stage::Closed(CloseReason::SetAside));
    assert!(!room.is_over(), "its secrets stay secret");
    let aside = room.set_aside().unwrap();
    assert_eq!((aside.from, aside.plies), (1, 3));
    assert_eq!(aside.shown, room.table().map(host::Table::ply));
    (aside.why, aside.shown)
}

#[test]
fn rules_that_tell_the_same_go_on_and_note_that_before_all_else() {
    let mut entries = played(3);
    let mut room = load(NEWER_TOYS, &entries);
    assert_eq!(room.stage(), Stage::Running);
    let step = wait(&mut room);
    let whats: Vec<&EntryKind> = step.entries.iter().map(|entry| &entry.what).collect();
    assert!(
        matches!(
            whats[..],
            [
                EntryKind::Upgraded { from: 1, to: 2 },
                EntryKind::Played { .. }
            ]
        ),
        "{whats:?}"
    );
    assert_eq!(room.lobby(id(1)).rules_version, 2);
    entries.extend(step.entries);
    let mut room = load(NEWER_TOYS, &entries);
    assert_eq!(room.upgrade(), None, "it is theirs now");
    assert_eq!(wait(&mut room).entries.len(), 1);
}

#[test]
fn an_upgrade_that_was_not_stored_is_noted_again() {
    let entries = played(2);
    for _ in 0..2 {
        let mut room = load(NEWER_TOYS, &entries);
        let came = Input::Came {
            conn: 1,
            guest: id(1),
        };
        let step = happen(&mut room, came);
        assert!(matches!(step.entries[0].what, EntryKind::Upgraded { .. }));
        assert_eq!(room.changed_at(), entries.last().unwrap().at);
    }
}

#[test]
fn an_upgraded_game_can_be_taken_back_to_before_it_and_go_back_to_the_old_rules() {
    let mut entries = played(3);
    let mut room = load(NEWER_TOYS, &entries);
    entries.extend(wait(&mut room).entries);
    let back = EntryKind::TakenBack { to_ply: 1 };
    entries.push(Entry::new(at(6), None, back));
    assert_eq!(load(NEWER_TOYS, &entries).table().unwrap().ply(), 1);
    let mut room = load(TOYS, &entries);
    let step = wait(&mut room);
    assert!(matches!(
        step.entries[0].what,
        EntryKind::Upgraded { from: 2, to: 1 }
    ));
}

#[test]
fn rules_that_show_something_else_set_a_game_aside_as_it_was_told_last() {
    let entries = played(3);
    let found = aside(STRANGE_TOYS, &entries);
    assert_eq!(found, (AsideReason::Different, Some(2)));
    let seen = |room: &Room| room.play_for(Viewer::Seat(Seat::A), 0).unwrap();
    let (then, now) = (
        seen(&load(TOYS, &played(2))),
        seen(&load(STRANGE_TOYS, &entries)),
    );
    assert_eq!((then.view, then.events), (now.view, now.events));
    assert!(now.legal.is_empty());
}

#[test]
fn rules_that_forbid_what_was_done_set_a_game_aside() {
    let found = aside(STRICT_TOYS, &played(3));
    assert_eq!(found, (AsideReason::Forbidden, Some(2)));
}

#[test]
fn rules_that_fail_on_what_was_done_set_a_game_aside() {
    let found = aside(BROKEN_TOYS, &played(3));
    assert_eq!(found, (AsideReason::Fault, None));
}

#[test]
fn another_form_proves_nothing_unless_the_game_names_the_version() {
    let entries = played(3);
    assert_eq!(aside(RESHAPED_TOYS, &entries), (AsideReason::Format, None));
    assert_eq!(load(TRUSTING_TOYS, &entries).stage(), Stage::Running);
}

#[test]
fn an_old_log_proves_nothing_unless_the_game_names_the_version() {
    let entries = untold(played(3));
    assert_eq!(aside(NEWER_TOYS, &entries), (AsideReason::Unproven, None));
    assert_eq!(load(TRUSTING_TOYS, &entries).stage(), Stage::Running);
    assert_eq!(load(TOYS, &entries).stage(), Stage::Running);
}

#[test]
fn other_rules_under_the_same_number_are_noticed() {
    let found = aside(UNRAISED_TOYS, &played(3));
    assert_eq!(found, (AsideReason::Different, Some(2)));
}

#[test]
fn nothing_is_noted_at_a_table_that_was_set_aside() {
    let entries = played(3);
    let mut room = load(STRANGE_TOYS, &entries);
    let token = match &room.places()[0] {
        Place::Person(person) => person.token.to_string(),
        other => panic!("{other:?} has no link"),
    };
    let (seat, level) = (Seat::A, host::Skill::Random);
    let carry = Command::Carry { token };
    assert_eq!(refused(&mut room, 7, carry), RefusalCode::SetAside);
    let act = Command::Act {
        revision: 0,
        ply: 2,
        actions: vec!["wait".to_owned()],
    };
    for command in [
        Command::Rematch,
        Command::Leave,
        Command::Close,
        Command::TakeBack,
        Command::HandOver { seat, level },
        act,
    ] {
        assert_eq!(refused(&mut room, 1, command), RefusalCode::SetAside);
    }
    let (conn, guest) = (1, id(1));
    let hello = ClientMessage::Hello {
        protocol: PROTOCOL,
        since: None,
    };
    for input in [
        Input::Came { conn, guest },
        Input::Said {
            conn,
            message: hello,
        },
        Input::Tick,
        Input::Gone { conn },
    ] {
        let step = happen(&mut room, input);
        assert!(step.entries.is_empty() && step.jobs.is_empty(), "{step:?}");
    }
    assert_eq!(room.entries(), entries.len() as u64);
}

fn refused(room: &mut Room, guest: u8, command: Command) -> RefusalCode {
    let step = ask(room, guest, command);
    assert!(step.entries.is_empty() && step.founded.is_none());
    step.answer.unwrap().unwrap_err().code
}

#[test]
fn a_game_that_was_over_stays_over_and_is_played_again_by_the_new_rules() {
    for catalogue in [NEWER_TOYS, STRANGE_TOYS] {
        let entries = played(6);
        let mut room = load(catalogue, &entries);
        assert_eq!(room.stage(), Stage::Finished);
        assert_eq!((room.upgrade(), room.set_aside()), (None, None));
        assert_eq!(room::record::of_log(&entries).unwrap().plies.len(), 6);
        let step = ask(&mut room, 1, Command::Rematch);
        let (_, founding) = step.founded.expect("there is a table for playing again");
        let EntryKind::Created(plan) = founding.what else {
            panic!("a table begins with a plan");
        };
        assert_eq!(plan.rules_version, catalogue[0].info.rules_version);
    }
}

#[test]
fn a_table_where_people_sit_down_begins_by_the_new_rules() {
    let mut room = load(STRANGE_TOYS, &laid());
    assert_eq!(room.stage(), Stage::Lobby);
    let step = ask(&mut room, 1, Command::Start);
    assert_eq!(step.entries.len(), 2, "{step:?}");
    assert_eq!(room.stage(), Stage::Running);
}

#[test]
fn options_that_the_new_rules_do_not_know_set_a_table_aside() {
    let mut entries = laid();
    let EntryKind::Created(plan) = &mut entries[0].what else {
        panic!("a table begins with a plan");
    };
    plan.options = "rounds=3".to_owned();
    let room = load(NEWER_TOYS, &entries);
    assert_eq!(room.set_aside().unwrap().why, AsideReason::Options);
}
