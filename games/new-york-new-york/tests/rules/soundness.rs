//! What holds of every situation, and that the watch over it is awake.

use std::panic::catch_unwind;

use new_york_new_york::{
    NewYorkNewYork,
    components::{Card, Colour, SECTIONS},
    flow::Step,
    scoring::score,
    setup::Options,
    state::Row,
};
use tabletop::{Agenda, Game, Seat, SeatCount, Seats, Seed};
use testkit::playout::random_play;

use crate::table::{card, table};

/// Asserts that the table of `drawing`, once broken, is called unsound for the reason `why`.
#[track_caller]
fn unsound(drawing: &str, spoil: impl FnOnce(&mut NewYorkNewYork), why: &str) {
    let mut game = table(drawing).game;
    game.assert_sound();
    spoil(&mut game);
    let found = catch_unwind(|| game.assert_sound()).expect_err("nobody noticed");
    let found = found
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| found.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    let found = found.expect("a panic has a message");
    assert!(found.contains(why), "`{found}` does not say `{why}`");
}

fn row(cards: &str) -> Row {
    let cards = cards.split_whitespace().map(card).collect::<Vec<_>>();
    Row::try_from(cards).expect("a row has at most six cards")
}

/// rules: NN-001
#[test]
fn no_card_lies_in_two_places() {
    let twice = "lies elsewhere too";
    unsound(
        "hand A a1",
        |game| assert!(game.deck.insert(card("a1"))),
        twice,
    );
    unsound(
        "hand A a1; hand B r1",
        |game| assert!(game.hands[Seat::B].insert(card("a1"))),
        twice,
    );
    unsound("hand A a1", |game| game.skyline.lay(card("a1")), twice);
    unsound(
        "row a1 a2 a3 a4 a5 a6",
        |game| assert!(game.hands[Seat::B].insert(card("a1"))),
        twice,
    );
}

/// rules: NN-001
#[test]
fn no_card_is_missing() {
    let missing = "a card is missing";
    unsound(
        "hand A a1 a2",
        |game| assert!(game.hands[Seat::A].remove(card("a1"))),
        missing,
    );
    let lose_from_deck = |game: &mut NewYorkNewYork| {
        let lost = game.deck.first().expect("the deck has cards");
        game.deck.remove(lost);
    };
    unsound("turn A", lose_from_deck, missing);
}

/// rules: NN-018
#[test]
fn nobody_holds_seven_cards() {
    let seven = |game: &mut NewYorkNewYork| {
        let seventh = game.deck.first().expect("the deck has cards");
        game.deck.remove(seventh);
        game.hands[Seat::B].insert(seventh);
    };
    unsound("turn A", seven, "B holds more than six cards");
}

/// rules: NN-Q19
#[test]
fn nobody_is_known_to_hold_what_it_does_not() {
    unsound(
        "hand A a1 a2; shown A a1; hand B r1",
        |game| assert!(game.shown[Seat::A].insert(card("r1"))),
        "A is known to hold what it does not",
    );
}

/// rules: NN-019
#[test]
fn the_row_is_never_short_while_the_deck_has_cards() {
    let short = |game: &mut NewYorkNewYork| {
        let taken = card("a6");
        game.row = row("a1 a2 a3 a4 a5");
        game.deck.insert(taken);
    };
    let why = "the row was not refilled";
    unsound("row a1 a2 a3 a4 a5 a6", short, why);
}

/// rules: NN-030
#[test]
fn no_round_is_played_that_was_not_agreed_on() {
    let why = "there is no such round";
    unsound("options rounds=2", |game| game.round = 3, why);
    unsound("options rounds=2", |game| game.round = 0, why);
}

/// rules: NN-022, NN-023
#[test]
fn nobody_is_asked_who_is_out_of_the_round() {
    let why = "A is asked though out of the round";
    unsound("turn A", |game| game.passed = Seats::only(Seat::A), why);
    let empty = |game: &mut NewYorkNewYork| {
        game.deck = game.deck.or(game.hands[Seat::A]);
        game.hands[Seat::A] = [].into_iter().collect();
    };
    unsound("turn A", empty, why);
}

/// rules: NN-010
#[test]
fn nobody_is_asked_to_take_from_an_empty_row() {
    let take = |game: &mut NewYorkNewYork| {
        game.agenda = Agenda::new();
        game.agenda.first([Step::Take(Seat::A)]);
    };
    unsound("row; deck empty", take, "nothing to take");
}

/// rules: NN-025, NN-028
#[test]
fn seats_and_neutral_colours_together_score_every_filled_position_once() {
    for seed in 0..100 {
        for seats in 2..=4 {
            let seats = SeatCount::new(seats).expect("a table has so many seats");
            let options = Options::default();
            let play = random_play::<NewYorkNewYork>(&options, seats, Seed::number(seed))
                .expect("the table is laid");
            for at in &play.positions {
                every_filled_position_counts_once(&at.state);
            }
        }
    }
}

fn every_filled_position_counts_once(game: &NewYorkNewYork) {
    let filled = (1..=SECTIONS).filter(|number| game.skyline.visible(*number).is_some());
    let (seated, neutral): (Vec<_>, Vec<_>) = Colour::ALL
        .into_iter()
        .partition(|colour| game.colours.values().any(|other| *other == Some(*colour)));
    let players = seated
        .iter()
        .map(|colour| score(&game.skyline, *colour, true).cards);
    let visible = (1..=SECTIONS).filter_map(|number| game.skyline.visible(number));
    let left_over = visible.filter(|card| neutral.contains(&card.colour()));
    let left_over: u8 = left_over.map(Card::number).sum();
    assert_eq!(
        players.sum::<u8>() + left_over,
        filled.sum::<u8>(),
        "{game}"
    );
}

/// rules: NN-030
#[test]
fn the_longest_match_is_as_long_as_the_rules_allow() {
    let (rounds, cards, dealt) = (12, 48, 12);
    // Three choose a colour; in a round each card is played, those not dealt are taken, four pass.
    let a_round = cards + (cards - dealt) + 4;
    assert_eq!(NewYorkNewYork::INFO.plies_max, 3 + rounds * a_round);
}
