//! Seats and who they belong to: links that change, names that are compared.

// Helpers of tests may fail as tests do.
#![allow(clippy::unwrap_used)]

use protocol::{Ack, Command, Refusal, RefusalCode};
use room::{
    Entry, EntryKind, Input, Naming, Now, Patience, Place, Room, TablePlan, When, clean_name,
    ids::{Id, Secret},
};
use tabletop::Seat;

fn id(n: u8) -> Id {
    Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n))
}

fn entry(what: EntryKind) -> Entry {
    Entry::new(When { at: 1, served: 1 }, None, what)
}

fn founding(seats: Vec<Place>) -> Entry {
    let rules = &host::GAMES[0];
    entry(EntryKind::Created(TablePlan {
        game: rules.info.id.to_owned(),
        rules_version: rules.info.rules_version,
        options: String::new(),
        seats,
        host: id(1),
        listed: false,
        half: Secret([4; 32]),
        deal: None,
    }))
}

fn load(entries: &[Entry]) -> Room {
    Room::load(id(9), host::GAMES, Patience::default(), entries).unwrap()
}

/// What someone is answered, and what is stored of it.
fn ask(room: &mut Room, guest: Id, command: Command) -> (Result<Ack, Refusal>, Vec<Entry>) {
    let mut state = room.number() as u8;
    let mut dice = |bytes: &mut [u8]| {
        for byte in bytes {
            state = state.wrapping_mul(37).wrapping_add(11);
            *byte = state;
        }
    };
    let mut now = Now {
        at: 5,
        served: 5,
        dice: &mut dice,
    };
    let request = room.number().to_string();
    let asked = Input::Asked {
        guest,
        request,
        command,
    };
    let step = room.handle(asked, &mut now);
    (step.answer.unwrap(), step.entries)
}

fn sit(name: &str) -> Command {
    Command::Sit {
        seat: None,
        name: name.to_owned(),
        nonce: "0".repeat(64),
        token: None,
    }
}

fn token(room: &Room, guest: Id) -> Option<String> {
    room.lobby(guest).you.token
}

#[test]
fn a_link_changes_when_it_is_used_and_the_log_says_to_what() {
    let first = founding(vec![Place::Open, Place::Open]);
    let mut room = load(std::slice::from_ref(&first));
    let (_, sat) = ask(&mut room, id(1), sit("guest 1"));
    let before = token(&room, id(1)).unwrap();
    let carry = |token: &str| Command::Carry {
        token: token.to_owned(),
    };
    let (answer, carried) = ask(&mut room, id(2), carry(&before));
    assert!(answer.is_ok(), "{answer:?}");
    let after = token(&room, id(2)).unwrap();
    assert_ne!(before, after);
    assert_eq!(token(&room, id(1)), None);
    let (answer, _) = ask(&mut room, id(3), carry(&before));
    assert_eq!(answer.unwrap_err().code, RefusalCode::BadLink);
    let loaded = load(&[vec![first], sat, carried].concat());
    assert_eq!(token(&loaded, id(2)), Some(after), "it is as it was");
}

#[test]
fn a_log_from_before_links_changed_is_loaded_with_the_link_it_had() {
    let first = founding(vec![Place::Open, Place::Open]);
    let mut room = load(std::slice::from_ref(&first));
    let (_, sat) = ask(&mut room, id(1), sit("guest 1"));
    let before = token(&room, id(1));
    let text = format!(
        r#"{{"at":2,"what":{{"carried":{{"seat":"A","guest":"{}"}}}}}}"#,
        id(2)
    );
    let carried = Entry::read(&text).unwrap();
    assert_eq!(carried.text(), text, "and written as it was");
    let loaded = load(&[vec![first], sat, vec![carried]].concat());
    assert_eq!(token(&loaded, id(2)), before);
}

/// Names are the same if they have the same letters.
const SAME: Naming = Naming {
    clean: clean_name,
    is_taken: |name, _, place| match place {
        Place::Person(person) => person.name == name,
        Place::Kept { name: kept, .. } => kept == name,
        _ => false,
    },
};

#[test]
fn a_name_at_the_table_is_taken_and_a_log_with_the_same_name_twice_is_loaded() {
    let first = founding(vec![Place::Open, Place::Open]);
    let mut room = load(std::slice::from_ref(&first)).named_by(SAME);
    let (_, sat) = ask(&mut room, id(1), sit("Ada"));
    let (answer, _) = ask(&mut room, id(2), sit("Ada"));
    assert_eq!(answer.unwrap_err().code, RefusalCode::NameTaken);
    let twice = entry(EntryKind::Sat {
        seat: Seat::B,
        guest: id(2),
        name: "Ada".to_owned(),
        nonce: Secret([1; 32]),
        token: id(7),
    });
    let loaded = load(&[vec![first], sat, vec![twice]].concat()).named_by(SAME);
    assert_eq!(loaded.seat_of(id(2)), Some(Seat::B));
}

#[test]
fn people_with_one_name_sit_down_again_where_their_seats_are_kept() {
    let kept = |n: u8| Place::Kept {
        guest: id(n),
        name: "Ada".to_owned(),
    };
    let mut room = load(&[founding(vec![kept(1), kept(2)])]).named_by(SAME);
    for n in [1, 2] {
        let (answer, _) = ask(&mut room, id(n), sit("Ada"));
        assert!(answer.is_ok(), "{answer:?}");
    }
}

#[test]
fn a_game_that_is_not_offered_any_more_is_not_played_again() {
    let first = founding(vec![Place::Open, Place::Open]);
    let mut room = load(std::slice::from_ref(&first)).withdrawn(true);
    ask(&mut room, id(1), sit("guest 1")).0.unwrap();
    ask(&mut room, id(1), Command::Close).0.unwrap();
    let (answer, _) = ask(&mut room, id(1), Command::Rematch);
    assert_eq!(answer.unwrap_err().code, RefusalCode::NotOffered);
}

#[test]
fn a_word_for_oneself_is_nobodys_name() {
    for name in ["You", "you", " TU ", "tu"] {
        assert_eq!(clean_name(name), None, "{name}");
    }
    for name in ["Youssef", "Tullio", "Yu", "You and me"] {
        assert_eq!(clean_name(name).as_deref(), Some(name));
    }
}
