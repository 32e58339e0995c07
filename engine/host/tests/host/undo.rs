//! Undo by information barrier: nothing of it is in the games.

use crate::toy::{Action, Card, Toy};
use games::new_york::NewYork;
use games::new_york_new_york::{NewYorkNewYork, action};
use host::{Match, Setup, UndoError};
use tabletop::{Game, Seat, SeatCount, Seed, Viewer};

fn table(seats: u8) -> Match<Toy> {
    let seats = SeatCount::new(seats).unwrap();
    Match::open(&Setup::new(seats, Seed::number(7))).unwrap()
}

/// A card of the seat that everyone knows, and one that only the seat knows.
fn open_and_hidden(table: &Match<Toy>, seat: Seat) -> (Card, Card) {
    let (hand, open) = (table.state().hands[seat], table.state().open[seat]);
    (open.first().unwrap(), hand.without(open).first().unwrap())
}

#[test]
fn showing_a_card_that_everyone_knew_can_be_taken_back() {
    let mut table = table(2);
    let opening = table.state().clone();
    let (open, _) = open_and_hidden(&table, Seat::A);
    table.play(Seat::A, Action::Show(open)).unwrap();
    assert_eq!(table.undo_reach(Seat::A), 0);
    table.undo(Seat::A, 0).unwrap();
    assert_eq!(table.state(), &opening);
    assert_eq!(
        (table.ply(), table.events(Viewer::Spectator, 0).len()),
        (0, 2)
    );
}

#[test]
fn showing_a_hidden_card_cannot_be_taken_back() {
    let mut table = table(2);
    let (_, hidden) = open_and_hidden(&table, Seat::A);
    table.play(Seat::A, Action::Show(hidden)).unwrap();
    assert_eq!(table.undo_reach(Seat::A), 1);
    assert_eq!(table.undo(Seat::A, 0), Err(UndoError::Barrier { reach: 1 }));
    assert_eq!(table.ply(), 1);
}

#[test]
fn drawing_cannot_be_taken_back() {
    let mut table = table(2);
    table.play(Seat::A, Action::Draw).unwrap();
    assert_eq!(table.undo_reach(Seat::A), 1);
}

#[test]
fn an_action_reveals_something_to_its_own_seat_if_it_draws_or_turns_up_what_was_hidden() {
    let mut table = table(2);
    assert!(!table.is_revealing(), "nothing was done yet");
    let (_, hidden) = open_and_hidden(&table, Seat::A);
    table.play(Seat::A, Action::Show(hidden)).unwrap();
    assert!(!table.is_revealing(), "others learned it, the seat knew it");
    table.play(Seat::B, Action::Draw).unwrap();
    assert!(table.is_revealing());
}

#[test]
fn whoever_answers_last_of_all_learns_what_the_others_had_sealed() {
    let mut table = table(2);
    for seat in [Seat::A, Seat::B] {
        table.play(seat, Action::Draw).unwrap();
    }
    let (_, first) = open_and_hidden(&table, Seat::A);
    table.play(Seat::A, Action::Seal(first)).unwrap();
    assert!(!table.is_revealing());
    let (_, last) = open_and_hidden(&table, Seat::B);
    table.play(Seat::B, Action::Seal(last)).unwrap();
    assert!(table.is_revealing());
}

#[test]
fn nobody_takes_back_what_another_has_answered() {
    let mut table = table(2);
    for seat in [Seat::A, Seat::B] {
        let (open, _) = open_and_hidden(&table, seat);
        table.play(seat, Action::Show(open)).unwrap();
    }
    assert_eq!(
        (table.undo_reach(Seat::A), table.undo_reach(Seat::B)),
        (2, 1)
    );
    assert_eq!(table.undo(Seat::A, 0), Err(UndoError::Barrier { reach: 2 }));
}

#[test]
fn a_sealed_choice_can_be_taken_back_until_someone_else_answers() {
    let mut table = table(3);
    for seat in [Seat::A, Seat::B, Seat::C] {
        table.play(seat, Action::Draw).unwrap();
    }
    let (_, hidden) = open_and_hidden(&table, Seat::B);
    table.play(Seat::B, Action::Seal(hidden)).unwrap();
    assert_eq!(table.undo_reach(Seat::B), 3);
    table.undo(Seat::B, 3).unwrap();
    assert_eq!(table.to_act().len(), 3);

    table.play(Seat::B, Action::Seal(hidden)).unwrap();
    let (_, card) = open_and_hidden(&table, Seat::A);
    table.play(Seat::A, Action::Seal(card)).unwrap();
    assert_eq!(
        (table.undo_reach(Seat::B), table.undo_reach(Seat::A)),
        (5, 4)
    );
}

#[test]
fn the_seal_that_reveals_all_cannot_be_taken_back() {
    let mut table = table(2);
    for seat in [Seat::A, Seat::B] {
        table.play(seat, Action::Draw).unwrap();
    }
    for seat in [Seat::A, Seat::B] {
        let (_, hidden) = open_and_hidden(&table, seat);
        table.play(seat, Action::Seal(hidden)).unwrap();
    }
    assert_eq!(table.undo_reach(Seat::B), 4);
}

#[test]
fn several_own_actions_in_a_row_can_be_taken_back_together() {
    let mut table = table(2);
    table.play(Seat::A, Action::Draw).unwrap();
    let (open, hidden) = open_and_hidden(&table, Seat::B);
    table.play(Seat::B, Action::Show(open)).unwrap();
    table.play(Seat::B, Action::Seal(hidden)).unwrap();
    assert_eq!(table.undo_reach(Seat::B), 1);
    table.undo(Seat::B, 2).unwrap();
    assert_eq!(table.undo_reach(Seat::B), 1);
    table.undo(Seat::B, 1).unwrap();
    assert_eq!(
        table.undo(Seat::B, 1),
        Err(UndoError::Nothing { to_ply: 1 })
    );
}

#[test]
fn everyone_together_may_go_back_further() {
    let mut table = table(2);
    let opening = table.state().clone();
    table.play(Seat::A, Action::Draw).unwrap();
    let after = table.state().clone();
    table.rewind(0);
    assert_eq!(table.state(), &opening);
    table.play(Seat::A, Action::Draw).unwrap();
    assert_eq!(table.state(), &after, "chance went back too");
    table.state().assert_sound();
}

/// The seat on turn at a table of New York New York where everyone has taken a card.
fn new_york_new_york() -> (Match<NewYorkNewYork>, Seat) {
    let setup = Setup::new(SeatCount::new(2).unwrap(), Seed::number(7));
    let mut table = Match::<NewYorkNewYork>::open(&setup).unwrap();
    for _ in 0..4 {
        let seat = table.to_act().first().unwrap();
        table.play(seat, table.legal(seat)[0]).unwrap();
    }
    let seat = table.to_act().first().unwrap();
    (table, seat)
}

#[test]
fn in_new_york_new_york_only_cards_taken_from_the_row_can_be_taken_back() {
    let (mut table, seat) = new_york_new_york();
    let (hand, shown) = (table.state().hands[seat], table.state().shown[seat]);
    for card in hand {
        table.play(seat, action::Action::Play(card)).unwrap();
        let reach = if shown.contains(card) { 4 } else { 5 };
        assert_eq!(table.undo_reach(seat), reach, "{card}");
        table.rewind(4);
    }
}

#[test]
fn in_new_york_new_york_the_card_turned_up_ends_all_undo() {
    let (mut table, seat) = new_york_new_york();
    let card = table.state().shown[seat].first().unwrap();
    table.play(seat, action::Action::Play(card)).unwrap();
    table.play(seat, table.legal(seat)[0]).unwrap();
    assert_eq!(table.undo_reach(seat), 6);
}

#[test]
fn in_new_york_new_york_a_pass_can_be_taken_back_while_the_round_goes_on() {
    let (mut table, seat) = new_york_new_york();
    table.play(seat, action::Action::Pass).unwrap();
    assert_eq!(table.undo_reach(seat), 4);
}

/// A table of New York whose first player has just paid exactly, and may act again.
fn new_york_after_an_exact_purchase() -> (Match<NewYork>, Seat) {
    let two = SeatCount::new(2).unwrap();
    let bought = (0..).find_map(|seed| {
        let mut table = Match::<NewYork>::open(&Setup::new(two, Seed::number(seed))).unwrap();
        let seat = table.to_act().first().unwrap();
        let exact = table.legal(seat).into_iter().find(|action| match action {
            games::new_york::action::Action::Buy { bank, cards } => {
                let price = table.state().on_offer(*bank).unwrap().price();
                cards.worth() == u32::from(price)
            }
            _ => false,
        })?;
        table.play(seat, exact).unwrap();
        Some((table, seat))
    });
    bought.unwrap()
}

#[test]
fn in_new_york_an_exact_purchase_can_be_taken_back_while_nothing_is_refilled() {
    let (mut table, seat) = new_york_after_an_exact_purchase();
    assert_eq!(table.undo_reach(seat), 0);
    table.undo(seat, 0).unwrap();
    assert!(table.state().discards.is_empty() && table.state().aside[seat].is_empty());
}

#[test]
fn in_new_york_the_refill_ends_all_undo() {
    let (mut table, seat) = new_york_after_an_exact_purchase();
    while table.to_act().contains(seat) {
        let ply = table.ply();
        assert_eq!(
            table.undo_reach(seat),
            0,
            "at ply {ply} nothing has been drawn"
        );
        let last = *table.legal(seat).last().unwrap();
        table.play(seat, last).unwrap();
    }
    assert_eq!(table.undo_reach(seat), table.ply());
}
