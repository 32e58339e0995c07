//! The table: notation in, JSON out.

use crate::toy::{Event, RULES, Refusal, Toy, View};
use host::{CatalogEntry, Lab, PlayError, Setup, Skill, Table};
use tabletop::{PerSeat, Record, Seat, SeatCount, Seed, SetupError, Viewer};

static TOY: CatalogEntry = CatalogEntry::of::<Toy>(RULES, RULES);
static TOY_LAB: Lab = Lab::of::<Toy>();

fn setup(seats: u8, seed: u64) -> Setup {
    Setup::new(SeatCount::new(seats).unwrap(), Seed::number(seed))
}

fn table(seats: u8) -> Box<dyn Table> {
    (TOY.open)(&setup(seats, 7)).unwrap()
}

fn play_out(table: &mut dyn Table, skill: Skill) {
    while let Some(seat) = table.to_act().first() {
        let answer = table.ponder(seat, skill)();
        table.play(seat, table.ply(), &answer).unwrap();
    }
}

#[test]
fn a_listed_action_is_playable_by_its_notation() {
    let mut table = table(2);
    let legal = table.legal(Seat::A);
    assert!(legal.contains(&"draw".to_owned()));
    assert_eq!(table.legal(Seat::B), Vec::<String>::new());
    table.play(Seat::A, 0, &legal[1]).unwrap();
    let [ref taken] = table.record().plies[..] else {
        panic!("one action was taken")
    };
    assert_eq!((taken.seat, &taken.action), (Seat::A, &legal[1]));
    assert_eq!(table.to_act().first(), Some(Seat::B));
}

#[test]
fn each_mistake_has_its_own_answer_and_changes_nothing() {
    let mut table = table(2);
    let before = table.record();
    assert_eq!(
        table.play(Seat::A, 3, "draw"),
        Err(PlayError::Stale { ply: 0 })
    );
    assert_eq!(table.play(Seat::B, 0, "draw"), Err(PlayError::NotYourTurn));
    assert_eq!(table.play(Seat::D, 0, "draw"), Err(PlayError::NotYourTurn));
    let error = table.play(Seat::A, 0, "dance").unwrap_err();
    assert!(matches!(error, PlayError::Notation(_)), "{error}");
    let foreign = (0..12).map(|n| format!("show {n}"));
    let foreign = foreign
        .into_iter()
        .find(|show| !table.legal(Seat::A).contains(show));
    let error = table.play(Seat::A, 0, &foreign.unwrap()).unwrap_err();
    let PlayError::Illegal { rule, reason } = error else {
        panic!("{error}");
    };
    assert_eq!(
        (rule, reason.read().unwrap()),
        ("TO-02", Refusal::NotInHand)
    );
    assert_eq!(table.record(), before);
    play_out(&mut *table, Skill::Random);
    assert_eq!(
        table.play(Seat::A, table.ply(), "draw"),
        Err(PlayError::Over)
    );
}

#[test]
fn an_answer_to_the_same_sealed_question_is_not_stale() {
    let mut table = table(3);
    for (ply, seat) in [Seat::A, Seat::B, Seat::C].into_iter().enumerate() {
        table.play(seat, ply as u32, "draw").unwrap();
    }
    let answers = [Seat::A, Seat::B].map(|seat| table.legal(seat)[0].clone());
    table.play(Seat::A, 3, &answers[0]).unwrap();
    assert_eq!(
        table.play(Seat::B, 2, &answers[1]),
        Err(PlayError::Stale { ply: 4 })
    );
    table.play(Seat::B, 3, &answers[1]).unwrap();
}

#[test]
fn a_view_reads_back_as_the_type_of_the_game_and_tells_no_secret() {
    let table = table(2);
    let view: View = table.view(Viewer::Seat(Seat::A)).read().unwrap();
    assert_eq!((view.hand.len(), view.table.hands[Seat::B].len()), (3, 1));
    let events = table.events(Viewer::Seat(Seat::A), 0);
    let events: Vec<Event> = events.iter().map(|event| event.read().unwrap()).collect();
    assert!(matches!(
        events[0],
        Event::Dealt {
            seat: Seat::A,
            cards: Some(_)
        }
    ));
    assert!(matches!(
        events[1],
        Event::Dealt {
            seat: Seat::B,
            cards: None
        }
    ));
    assert!(table.events(Viewer::Spectator, 99).is_empty());
}

#[test]
fn a_record_survives_its_text_and_verifies() {
    for skill in Skill::ALL {
        let mut table = table(3);
        play_out(&mut *table, *skill);
        let text = table.record().to_text();
        let record: Record = text.parse().unwrap();
        let again = (TOY.reopen)(&record).unwrap();
        assert_eq!(again.record().to_text(), text);
        assert_eq!(again.outcome(), table.outcome());
        let verdict = TOY.verify(&text).unwrap();
        assert_eq!((verdict.outcome, verdict.is_fair), (table.outcome(), false));
    }
}

#[test]
fn a_play_stands_at_any_ply_as_it_stood_then() {
    let mut table = table(2);
    let mut digests = vec![table.digest()];
    while let Some(seat) = table.to_act().first() {
        table
            .play(seat, table.ply(), &table.legal(seat)[0].clone())
            .unwrap();
        digests.push(table.digest());
    }
    for (ply, digest) in digests.iter().enumerate() {
        assert_eq!(&table.at_ply(ply as u32).unwrap().digest(), digest);
    }
    assert!(table.at_ply(table.ply() + 1).is_none());
}

#[test]
fn a_simulation_is_the_play_that_a_table_of_bots_would_see() {
    for seed in 0..20 {
        let setup = setup(3, seed);
        let skills = PerSeat::from_fn(setup.seats, |_| Skill::Fair);
        let mut lines = String::new();
        let simulation = (TOY_LAB.simulate)(&setup, skills, Some(&mut lines)).unwrap();
        let mut table = (TOY.open)(&setup).unwrap();
        play_out(&mut *table, Skill::Fair);
        assert_eq!(Some(simulation.outcome), table.outcome());
        assert_eq!(simulation.plies, table.ply());
        assert_eq!(lines.lines().count() as u32, table.ply() + 2);
        let silent = (TOY_LAB.simulate)(&setup, skills, None).unwrap();
        assert_eq!(silent.plies, table.ply());
    }
}

#[test]
fn a_transcript_tells_set_up_every_ply_and_the_end() {
    let setup = setup(2, 1);
    let skills = PerSeat::from_fn(setup.seats, |_| Skill::Random);
    let mut lines = String::new();
    (TOY_LAB.simulate)(&setup, skills, Some(&mut lines)).unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    assert!(lines[0].starts_with(r#"{"game":"toy","format":2,"rules":1,"stream":1,"options":"","#));
    assert!(lines[1].starts_with(r#"{"ply":1,"seat":"A","legal":[""#));
    for key in [r#""],"action":""#, r#""events":["#, r#""state":{"#] {
        assert!(lines[1].contains(key), "{key}");
    }
    assert!(
        lines
            .last()
            .unwrap()
            .starts_with(r#"{"outcome":{"standings":["#)
    );
}

#[test]
fn a_table_that_the_game_does_not_take_is_refused() {
    let Err(error) = (TOY.open)(&setup(5, 1)) else {
        panic!("five sat down");
    };
    assert_eq!(
        error,
        SetupError::Seats {
            count: 5,
            min: 2,
            max: 3
        }
    );
    let odd = Setup {
        options: "speed=9".to_owned(),
        ..setup(2, 1)
    };
    assert!((TOY.open)(&odd).is_err());
}
