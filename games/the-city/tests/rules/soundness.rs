//! What holds of every situation, and that the watch over it is awake.

use std::panic::catch_unwind;

use tabletop::{Agenda, Game, PerSeat, Seat};
use testkit::laws::Law;
use the_city::{
    TheCity,
    action::Choice,
    flow::{Step, Task},
};

use crate::scene::{card, cards, scene};

/// Asserts that the table of `drawing`, once broken, is called unsound for the reason `why`.
#[track_caller]
fn unsound(drawing: &str, spoil: impl FnOnce(&mut TheCity), why: &str) {
    let mut game = scene(drawing).game;
    game.assert_sound();
    spoil(&mut game);
    let found = catch_unwind(|| game.assert_sound()).expect_err("nobody noticed");
    let found = found.downcast_ref::<String>().cloned();
    let found = found.expect("the message names a seat or a card");
    assert!(found.contains(why), "`{found}` does not say `{why}`");
}

/// rules: TC-01, TC-28
#[test]
fn in_ten_thousand_games_a_seat_count_every_card_is_in_one_place_at_every_ply() {
    let laws = [Law::SomeoneActs, Law::Soundness, Law::Outcome];
    testkit::Laws::<TheCity>::new()
        .games(10_000)
        .only(laws)
        .check();
}

/// rules: TC-06, TC-Q09
#[test]
fn in_ten_thousand_games_a_seat_count_the_order_of_answers_never_matters() {
    testkit::Laws::<TheCity>::new()
        .games(10_000)
        .only([Law::SealedAnswers])
        .check();
}

/// rules: TC-01
#[test]
fn no_card_is_missing_or_lies_in_two_places() {
    unsound(
        "hand A kino",
        |game| game.deck.insert(card("kino")),
        "there are 4 of kino, not 3",
    );
    let lose = |game: &mut TheCity| assert!(game.hands[Seat::A].remove(card("kino")));
    unsound("hand A kino", lose, "there are 2 of kino, not 3");
}

/// rules: TC-07, TC-23
#[test]
fn no_architect_is_in_a_deck_or_twice_in_a_city() {
    let in_deck = |game: &mut TheCity| game.deck.insert(card("architekt"));
    unsound("hand A kino", in_deck, "architekt lies where it cannot");
    let twice = |game: &mut TheCity| game.cities[Seat::A].insert(card("architekt"));
    unsound(
        "city A architekt",
        twice,
        "A has built architekt more than once",
    );
}

/// rules: TC-32
#[test]
fn nobody_is_known_to_hold_what_it_does_not() {
    let wrong = |game: &mut TheCity| game.shown[Seat::A] = cards("museum");
    unsound("hand A kino", wrong, "A is known to hold what it does not");
}

/// rules: TC-06
#[test]
fn nobody_has_chosen_what_it_does_not_hold_or_out_of_time() {
    let early = |game: &mut TheCity| game.sealed[Seat::A] = Some(Choice::Renounce);
    unsound("hand A kino", early, "A has chosen at the wrong time");
    let foreign = |game: &mut TheCity| {
        let tasks = PerSeat::from_fn(game.hands.seats(), |seat| {
            (seat == Seat::B).then_some(Task::Choose)
        });
        game.agenda = Agenda::new();
        game.agenda.first([Step::Together(tasks), Step::Reveal]);
        game.sealed[Seat::A] = Some(Choice::One(card("museum")));
    };
    unsound("hand A kino", foreign, "A has chosen what it does not hold");
}

/// rules: TC-09, TC-20
#[test]
fn nobody_is_asked_for_more_than_there_is() {
    let asked = |task: Task| {
        move |game: &mut TheCity| {
            let mut tasks = PerSeat::new(game.hands.seats());
            tasks[Seat::A] = Some(task);
            game.agenda = Agenda::new();
            let follows = if matches!(task, Task::Discard(_)) {
                Step::Round
            } else {
                Step::Income
            };
            game.agenda.first([Step::Together(tasks), follows]);
        }
    };
    let why = "A cannot do what it is asked";
    unsound("hand A kino", asked(Task::Pay { left: 2 }), why);
    unsound("hand A kino", asked(Task::Discard(1)), why);
    // rules: TC-Q11, TC-32. Everyone has seen both of a pair.
    let pair = Task::OneOf(card("kino"), card("boutique"));
    unsound("hand A kino boutique; shown A kino", asked(pair), why);
}

/// rules: TC-19, TC-30
#[test]
fn no_game_ends_without_a_cause() {
    let mut game = scene("points A 49").game;
    game.agenda = Agenda::new();
    let found = catch_unwind(|| game.assert_sound()).expect_err("nobody noticed");
    let found = found.downcast_ref::<&str>().copied().unwrap_or_default();
    assert!(found.contains("ended without a cause"), "{found}");
}

/// rules: TC-01, TC-30
#[test]
fn the_longest_game_is_as_long_as_the_rules_allow() {
    let (seats, rounds, cards) = (5, 100, 105);
    let discards = 2 * seats;
    // Everybody chooses, then perhaps between two; no more cards are paid than there are, and no
    // more are kept or discarded.
    let a_round = 2 * seats + 2 * cards;
    assert_eq!(TheCity::INFO.plies_max, discards + rounds * a_round);
}
