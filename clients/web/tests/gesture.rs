//! Picking, step by step.

use web::gesture::{Gesture, Picked};

/// An action and a piece by their names: any small values will do.
type Choice = web::gesture::Choice<&'static str, &'static str>;

fn choice(action: &'static str, path: &'static str, confirm: bool) -> Choice {
    Choice {
        action,
        path: path.split(' ').collect(),
        confirm,
    }
}

/// Two cards of the same number, one of another, and the way out.
fn choices() -> Vec<Choice> {
    vec![
        choice("play a7", "hand-a7 place-7", false),
        choice("play r7", "hand-r7 place-7", false),
        choice("play v2", "hand-v2 place-2", false),
        choice("pass", "pass-round", true),
    ]
}

#[test]
fn a_piece_lights_its_targets_and_a_target_is_the_action() {
    let (choices, mut gesture) = (choices(), Gesture::default());
    assert_eq!(
        gesture.lit(&choices),
        ["hand-a7", "hand-r7", "hand-v2", "pass-round"]
    );
    assert_eq!(gesture.pick("hand-a7", &choices), Picked::Moved);
    assert_eq!(gesture.lit(&choices), ["place-7"]);
    let go = Picked::Go(vec!["play a7"]);
    assert_eq!(gesture.pick("place-7", &choices), go);
    assert_eq!(gesture, Gesture::default());
}

#[test]
fn another_piece_takes_the_place_of_the_first() {
    let (choices, mut gesture) = (choices(), Gesture::default());
    gesture.pick("hand-a7", &choices);
    assert_eq!(gesture.pick("hand-v2", &choices), Picked::Moved);
    assert_eq!(gesture.picked(), ["hand-v2"]);
}

#[test]
fn the_same_piece_again_is_put_back() {
    let (choices, mut gesture) = (choices(), Gesture::default());
    gesture.pick("hand-a7", &choices);
    assert_eq!(gesture.pick("hand-a7", &choices), Picked::Moved);
    assert!(gesture.picked().is_empty());
}

#[test]
fn what_reveals_or_ends_waits_for_a_word_more_or_the_same_pick_again() {
    let (choices, mut gesture) = (choices(), Gesture::default());
    assert_eq!(gesture.pick("pass-round", &choices), Picked::Moved);
    let go = Picked::Go(vec!["pass"]);
    assert_eq!(gesture.clone().confirm(&choices), go);
    assert_eq!(gesture.pick("pass-round", &choices), go);
}

#[test]
fn the_main_button_means_the_one_choice_that_is_left() {
    let (choices, mut gesture) = (choices(), Gesture::default());
    assert_eq!(gesture.meant(&choices), None);
    gesture.pick("hand-r7", &choices);
    assert_eq!(gesture.meant(&choices).unwrap().action, "play r7");
    assert_eq!(gesture.confirm(&choices), Picked::Go(vec!["play r7"]));
}

#[test]
fn while_several_are_left_nothing_is_confirmed() {
    let choices = [
        choice("build a 1", "tile-a cell-1", false),
        choice("build a 2", "tile-a cell-2", false),
    ];
    let mut gesture = Gesture::default();
    gesture.pick("tile-a", &choices);
    assert_eq!(gesture.confirm(&choices), Picked::Refused);
    assert_eq!(gesture.picked(), ["tile-a"]);
}

#[test]
fn what_cannot_be_picked_is_refused_and_changes_nothing() {
    let (choices, mut gesture) = (choices(), Gesture::default());
    gesture.pick("hand-a7", &choices);
    assert_eq!(gesture.pick("place-2", &choices), Picked::Refused);
    assert_eq!(gesture.picked(), ["hand-a7"]);
}

#[test]
fn a_step_back_and_a_new_situation_forget_what_is_no_longer_meant() {
    let (choices, mut gesture) = (choices(), Gesture::default());
    gesture.pick("hand-a7", &choices);
    assert!(gesture.back());
    assert!(!gesture.back());
    gesture.pick("hand-a7", &choices);
    gesture.settle(&choices[1..]);
    assert!(gesture.picked().is_empty());
}

/// Three cards to pay with, two of them alike.
fn payment() -> Vec<Choice> {
    vec![
        choice("pay kino", "hand-kino.0", true),
        choice("pay kino", "hand-kino.1", true),
        choice("pay museum", "hand-museum.0", true),
    ]
}

#[test]
fn several_pieces_are_marked_in_any_order_put_back_freely_and_said_together() {
    let (choices, mut gesture) = (payment(), Gesture::default());
    gesture.set_batch(2);
    gesture.pick("hand-museum.0", &choices);
    gesture.pick("hand-kino.0", &choices);
    gesture.pick("hand-museum.0", &choices);
    assert_eq!(gesture.picked(), ["hand-kino.0"]);
    assert!(gesture.said(&choices).is_empty());
    assert_eq!(gesture.confirm(&choices), Picked::Refused);
    gesture.pick("hand-kino.1", &choices);
    let both = Picked::Go(vec!["pay kino"; 2]);
    assert_eq!(gesture.confirm(&choices), both);
    assert!(gesture.picked().is_empty());
}

#[test]
fn when_enough_is_marked_the_oldest_mark_gives_way() {
    let (choices, mut gesture) = (payment(), Gesture::default());
    gesture.set_batch(2);
    for name in ["hand-kino.0", "hand-kino.1", "hand-museum.0"] {
        assert_eq!(gesture.pick(name, &choices), Picked::Moved);
    }
    assert_eq!(gesture.picked(), ["hand-kino.1", "hand-museum.0"]);
    assert_eq!(gesture.pick("place-2", &choices), Picked::Refused);
}

#[test]
fn marks_of_what_is_gone_are_forgotten_and_another_number_begins_anew() {
    let (choices, mut gesture) = (payment(), Gesture::default());
    gesture.set_batch(2);
    gesture.pick("hand-kino.0", &choices);
    gesture.pick("hand-museum.0", &choices);
    gesture.settle(&choices[..2]);
    assert_eq!(gesture.picked(), ["hand-kino.0"]);
    gesture.set_batch(1);
    assert!(gesture.picked().is_empty());
}

#[test]
fn what_waits_for_a_yes_is_whole_and_what_misses_a_piece_is_not() {
    let (choices, mut gesture) = (choices(), Gesture::default());
    gesture.pick("hand-v2", &choices);
    assert!(!gesture.is_whole(&choices), "its place is missing");
    gesture.pick("pass-round", &choices);
    assert!(gesture.is_whole(&choices));
}
