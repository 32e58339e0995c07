//! Passing, and the end of a round.

use new_york_new_york::{action::Action, event::Event, scoring::RoundScore};
use tabletop::{Game, Seat};

use crate::table::{Table, card, cards, dealt, table};

/// rules: NN-021
#[test]
fn a_player_may_pass_on_any_turn() {
    let mut table = dealt(3, "rounds=1", 4);
    while let Some(seat) = table.turn() {
        assert!(table.legal(seat).contains(&Action::Pass));
        let mut other = table.game.clone();
        let mut dealer = tabletop::Dealer::scripted([]);
        assert_eq!(other.play(seat, Action::Pass, &mut dealer), Ok(()));
        table.play_turn();
    }
}

/// rules: NN-022
#[test]
fn a_pass_is_final_for_the_round() {
    let mut table = table("seats 3; hand A a1 a2 a3 a4 a5 a6");
    table.play("A pass");
    for _ in 0..10 {
        assert_ne!(table.play_turn(), Seat::A);
        assert_eq!(table.refusal("A play a1").rule, "NN-033");
        assert!(table.legal(Seat::A).is_empty());
    }
}

/// rules: NN-023
#[test]
fn a_player_without_cards_is_out() {
    let mut table = table("seats 3; hand A a1; hand B r1 r2; hand C v1 v2; row; deck empty");
    table.play("A play a1, B play r1, C play v1");
    assert_eq!(table.turn(), Some(Seat::B));
    assert!(!table.game.is_in(Seat::A));
    assert!(table.legal(Seat::A).is_empty());
}

/// rules: NN-024
#[test]
fn the_round_ends_when_everyone_has_passed_or_has_no_cards() {
    let drawing = "seats 3; hand A a1; hand B r1 r2; hand C v1; row; deck empty";
    let mut table = table(drawing);
    table.play("A play a1, B pass");
    assert_eq!((table.game.outcome(), table.turn()), (None, Some(Seat::C)));
    table.play("C play v1");
    assert_eq!((table.game.outcome().is_some(), table.turn()), (true, None));
}

/// rules: NN-033
#[test]
fn the_turn_skips_those_who_are_out() {
    let drawing = "seats 4; passed B; hand C; hand A a1 a2; hand D i1 i2; row; deck empty";
    let mut table = table(drawing);
    table.play("A play a1");
    assert_eq!(table.turn(), Some(Seat::D));
    table.play("D play i1");
    assert_eq!(table.turn(), Some(Seat::A));
}

/// rules: NN-Q07
#[test]
fn who_passes_takes_nothing_and_leaves_the_row_alone() {
    let mut table = table("hand A a1 a2; row r1 r2 r3 r4 r5 r6");
    table.play("A pass");
    assert_eq!(table.row(), "r1 r2 r3 r4 r5 r6");
    assert_eq!(table.game.hands[Seat::A], cards("a1 a2"));
    assert_eq!(table.visible(), "");
    assert_eq!(table.events, [Event::Passed { seat: Seat::A }]);
    assert_eq!(table.turn(), Some(Seat::B));
}

/// rules: NN-Q08
#[test]
fn a_passed_hand_stays_with_its_owner_and_costs_nothing() {
    let mut table = table("skyline a5; hand A a12 r12");
    let scores = table.everyone_passes();
    assert_eq!(scores[Seat::A], RoundScore { cards: 5, bonus: 0 });
    assert_eq!(table.game.hands[Seat::A], cards("a12 r12"));
    let [a, b] = [Seat::A, Seat::B].map(|seat| Event::Passed { seat });
    assert_eq!(table.events, [a, b, Event::Scored { round: 1, scores }]);
}

/// rules: NN-Q09
#[test]
fn the_last_player_goes_on_alone_until_passing_too() {
    let mut table = table("seats 3; turn B; passed A C; hand B r1 r2 r3 r4 r5 r6");
    for _ in 0..5 {
        assert_eq!(table.play_turn(), Seat::B);
    }
    table.play("B pass");
    assert!(table.game.outcome().is_some());
}

/// rules: NN-Q10
#[test]
fn whoever_is_on_turn_can_play_every_card_held() {
    for seats in 2..=4 {
        let mut table = dealt(seats, "rounds=1", 21);
        while let Some(seat) = table.turn() {
            let held = table.game.hands[seat].iter().map(Action::Play);
            let all: Vec<Action> = held.chain([Action::Pass]).collect();
            assert!(all.len() > 1);
            assert_eq!(table.legal(seat), all);
            table.play_turn();
        }
    }
}

/// rules: NN-T19
#[test]
fn six_cards_held_back_are_out_of_the_round() {
    let mut table = table("seats 3; hand A a7 a8 a9 a10 a11 a12; row r1 r2 r3 r4 r5 r6");
    table.play("A pass");
    let taken = table.row();
    table.play_turn();
    assert_ne!(table.row(), taken);
    table.play("C pass");
    play_out(&mut table);
    assert_eq!(table.game.hands[Seat::A], cards("a7 a8 a9 a10 a11 a12"));
    assert!(table.game.hands[Seat::B].is_empty());
    assert!(!table.game.skyline.cards().contains(card("a12")));
}

/// rules: NN-T20
#[test]
fn a_round_in_which_all_pass_at_once_scores_nothing() {
    for seats in 2..=4 {
        let mut table = dealt(seats, "rounds=1", 2);
        let scores = table.everyone_passes();
        assert_eq!(table.visible(), "");
        assert!(scores.values().all(|score| score.total() == 0));
    }
}

/// rules: NN-T24
#[test]
fn with_two_players_a_first_pass_leaves_42_turns_to_the_other() {
    let mut table = table("seats 2");
    table.play("A pass");
    assert_eq!(play_out(&mut table), [0, 42]);
    assert_eq!(table.game.skyline.cards().len(), 42);
    assert_eq!(table.game.hands[Seat::A].len(), 6);
}

/// rules: NN-T25
#[test]
fn with_three_players_a_first_pass_leaves_21_turns_to_each_other() {
    let mut table = table("seats 3");
    table.play("A pass");
    assert_eq!(play_out(&mut table), [0, 21, 21]);
}

/// rules: NN-T26
#[test]
fn a_pass_on_turn_19_leaves_two_more_cards_to_each_of_the_others() {
    let mut table = table("seats 4");
    for _ in 0..18 {
        table.play_turn();
    }
    assert_eq!(
        (table.game.deck.len(), table.row().split(' ').count()),
        (0, 6)
    );
    table.play("C pass");
    let before = table.events.len();
    play_out(&mut table);

    let taken = count_by_seat(&table.events[before..], |event| match event {
        Event::Taken { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(taken, [2, 2, 0, 2]);
    let played = count_by_seat(&table.events, |event| match event {
        Event::Played { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(played, [13, 13, 4, 12]);
    assert_eq!(table.game.hands[Seat::C].len(), 6);
}

/// Plays until the match is over, nobody passing. Gives the number of turns of each seat.
fn play_out(table: &mut Table) -> Vec<u32> {
    let mut turns = vec![0; usize::from(table.game.hands.seats().get())];
    while table.turn().is_some() {
        turns[table.play_turn().index()] += 1;
    }
    turns
}

/// How many of the events are due to each seat.
fn count_by_seat(events: &[Event], due_to: fn(&Event) -> Option<Seat>) -> [u32; 4] {
    let mut counts = [0; 4];
    for seat in events.iter().filter_map(due_to) {
        counts[seat.index()] += 1;
    }
    counts
}
