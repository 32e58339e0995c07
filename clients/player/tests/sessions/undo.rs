//! What can be taken back.

use games::{NewYorkNewYork, TheCity};
use protocol::Stage;

use crate::house::{Guest, House};

#[test]
fn the_last_decision_is_taken_back_first() {
    let mut house = House::begin("new-york-new-york", &["Ada"], 1);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    assert_eq!(ada.session.undo(), None);
    for _ in 0..2 {
        let first = ada.legal()[0];
        ada.act(&mut house, &[first]);
    }
    assert_eq!(ada.session.undo_to(), Some(1));
    let message = ada.session.undo().unwrap();
    house.say(ada.conn, message);
    let changes = ada.hear(&mut house);
    assert!(changes.iter().any(|change| {
        let play = change.play.as_ref();
        play.is_some_and(|play| play.is_back)
    }));
    assert_eq!(ada.session.undo_to(), Some(0));
    let message = ada.session.undo().unwrap();
    house.say(ada.conn, message);
    ada.hear(&mut house);
    assert_eq!(ada.session.undo_to(), None);
    assert_eq!(ada.session.moment().unwrap().ply, 0);
}

#[test]
fn what_another_takes_back_of_mine_is_nothing_to_take_back() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut people = [0, 1].map(|guest| Guest::<NewYorkNewYork>::come(&mut house, guest));
    // Two turns of two moves each, then whoever began wants to begin anew.
    for _ in 0..4 {
        for guest in &mut people {
            guest.hear(&mut house);
        }
        let guest = people.iter_mut().find(|it| it.session.is_asked()).unwrap();
        let first = guest.legal()[0];
        guest.act(&mut house, &[first]);
    }
    for guest in &mut people {
        guest.hear(&mut house);
        assert!(guest.session.undo_to().is_some());
    }
    let first = people.iter().position(|it| it.session.undo_to() == Some(1));
    let first = first.expect("the first turn has plies 0 and 1");
    let message = people[first].session.undo().unwrap();
    let conn = people[first].conn;
    house.say(conn, message);
    let other = &mut people[1 - first];
    other.hear(&mut house);
    let wish = other.session.moment().unwrap().undo.clone().unwrap();
    assert_eq!(wish.waiting_for, [other.seat()]);
    let message = other.session.consent(true).unwrap();
    house.say(other.conn, message);
    other.hear(&mut house);
    people[first].hear(&mut house);
    assert_eq!(people[first].session.undo_to(), Some(0));
    assert_eq!(people[1 - first].session.undo_to(), None);
}

/// Who answers a question that others answer too has not seen their answers yet.
#[test]
fn a_simultaneous_decision_is_taken_back_without_those_of_others() {
    let mut house = House::begin("the-city", &["Ada", "Bo"], 0);
    let mut ada = Guest::<TheCity>::come(&mut house, 0);
    let mut bo = Guest::<TheCity>::come(&mut house, 1);
    let first = ada.legal()[0];
    ada.act(&mut house, &[first]);
    // Bo answers on what he saw before Ada did.
    assert_eq!(bo.session.moment().unwrap().ply, 0);
    let first = bo.legal()[0];
    bo.act(&mut house, &[first]);
    assert_eq!(bo.session.undo_to(), Some(1));
    assert_eq!(bo.session.stage(), Some(Stage::Running));
}

#[test]
fn nothing_is_taken_back_when_it_is_over() {
    let mut house = House::begin("new-york-new-york", &["Ada"], 1);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    while ada.session.moment().unwrap().outcome.is_none() {
        let first = ada.legal()[0];
        ada.act(&mut house, &[first]);
    }
    assert_eq!(ada.session.undo_to(), None);
    assert_eq!(ada.session.undo(), None);
}
