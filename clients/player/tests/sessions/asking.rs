//! What is asked for, refused, and explained.

use games::{NewYorkNewYork, new_york_new_york::action::Action};
use host::Skill;
use player::Answered;
use protocol::{Command, RefusalCode};

use crate::house::{Guest, House, answers};

#[test]
fn what_is_asked_for_is_waited_for_until_it_is_answered() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut ada = Guest::<NewYorkNewYork>::on_turn(&mut house);
    let first = ada.legal()[0];
    let message = ada.session.act(&[first]).unwrap();
    assert!(ada.session.is_waiting());
    house.say(ada.conn, message);
    let changes = ada.hear(&mut house);
    assert!(!ada.session.is_waiting());
    let answers = answers(&changes);
    assert!(matches!(answers[..], [Answered::Done(Command::Act { .. })]));
}

/// The answer comes before what came of it: between the two nothing is asked.
#[test]
fn what_was_done_is_waited_for_until_it_is_told() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut ada = Guest::<NewYorkNewYork>::on_turn(&mut house);
    let first = ada.legal()[0];
    let message = ada.session.act(&[first]).unwrap();
    house.say(ada.conn, message);
    let mail = house.mail(ada.conn);
    assert_eq!(mail.len(), 2);
    let mut waits = mail.into_iter().map(|message| {
        ada.session.take(message).unwrap();
        ada.session.is_waiting()
    });
    assert_eq!((waits.next(), waits.next()), (Some(true), Some(false)));
}

#[test]
fn what_the_rules_forbid_is_refused_with_their_reason() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut ada = Guest::<NewYorkNewYork>::on_turn(&mut house);
    let illegal: Action = "take a1".parse().unwrap();
    let changes = ada.act(&mut house, &[illegal]);
    let answers = answers(&changes);
    let [Answered::Refused(refused)] = answers[..] else {
        panic!("it is refused: {answers:?}");
    };
    assert_eq!(refused.refusal.code, RefusalCode::Illegal);
    assert_eq!(refused.refusal.rule.as_deref(), Some("NN-010"));
    let said = ada.session.say_refusal(refused);
    assert!(said.contains("card"), "{said}");
    // The same without asking the table.
    let why = ada.session.why_not(&illegal);
    assert_eq!(why, Some((said, "NN-010")));
    let legal = ada.legal()[0];
    assert_eq!(ada.session.why_not(&legal), None);
    assert_eq!(ada.session.undo_to(), None, "nothing was done");
}

#[test]
fn what_the_table_forbids_is_said_too() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    let message = ada.session.ask(Command::Start);
    house.say(ada.conn, message);
    let changes = ada.hear(&mut house);
    let answers = answers(&changes);
    let [Answered::Refused(refused)] = answers[..] else {
        panic!("it is refused: {answers:?}");
    };
    assert!(!ada.session.say_refusal(refused).is_empty());
}

/// The table still tells them what their seat may do, for they see what it sees.
#[test]
fn whoever_lets_a_bot_play_on_is_asked_nothing() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut ada = Guest::<NewYorkNewYork>::on_turn(&mut house);
    let (seat, level) = (ada.seat(), Skill::Random);
    let over = ada.session.ask(Command::HandOver { seat, level });
    house.say(ada.conn, over);
    let mut owed = 0;
    for message in house.mail(ada.conn) {
        ada.session.take(message).unwrap();
        let seats = &ada.session.lobby().unwrap().seats;
        if seats[seat.index()].stand_in.is_some() {
            owed += usize::from(!ada.legal().is_empty());
            assert!(!ada.session.is_asked(), "the bot is asked");
            assert!(ada.session.is_auto(), "it is answered without them");
        }
    }
    assert!(owed > 0, "the seat owed decisions meanwhile");
}
