//! Components, aim and set-up.

use new_york_new_york::{
    components::{BOX, Card, CardSet, Colour},
    event::Event,
};
use tabletop::{Dealer, Seat};

use crate::table::{Table, cards, dealt, dealt_by, table};

/// rules: NN-001
#[test]
fn the_box_has_four_colours_with_one_card_of_each_number_from_1_to_12() {
    assert_eq!(BOX.len(), 48);
    for (letter, colour) in "arvi".chars().zip(Colour::ALL) {
        for number in 1..=12 {
            let card: Card = format!("{letter}{number}").parse().unwrap();
            assert_eq!((card.colour(), card.number()), (colour, number));
            assert!(BOX.contains(card));
        }
    }
    for no_card in ["a0", "a13", "x7", "a07", "a", "7", ""] {
        assert!(no_card.parse::<Card>().is_err(), "`{no_card}` is a card");
    }
}

/// rules: NN-002
#[test]
fn the_skyline_runs_from_1_at_the_left_to_12_at_the_right() {
    let table = table("skyline i12 a3 v7 r1 a11 i2 r10 v4 a9 i5 r8 v6");
    assert_eq!(table.visible(), "r1 i2 a3 v4 i5 v6 v7 r8 a9 r10 a11 i12");
}

/// rules: NN-003
#[test]
fn whoever_shows_most_of_the_own_colour_has_reached_the_aim() {
    let mut table = table("skyline a12 r3");
    table.everyone_passes();
    assert_eq!(
        table.outcome().to_string(),
        "contest: A 1 won 12, B 2 lost 3"
    );
}

/// rules: NN-004
#[test]
fn every_seat_has_a_colour_of_its_own_that_all_know() {
    for seats in 2..=4 {
        let table = dealt(seats, "", 1);
        let mut colours: Vec<Colour> = table.game.colours.values().copied().flatten().collect();
        for viewer in table.viewers() {
            assert_eq!(table.view(viewer).colours, table.game.colours);
        }
        colours.sort();
        colours.dedup();
        assert_eq!(colours.len(), usize::from(seats));
    }
}

/// rules: NN-005, NN-Q16
#[test]
fn colours_without_a_seat_are_neutral_and_their_cards_are_dealt_all_the_same() {
    for (seats, neutral) in [(2, 2), (3, 1), (4, 0)] {
        let table = dealt(seats, "", 7);
        let owned: Vec<Colour> = table.game.colours.values().copied().flatten().collect();
        assert_eq!(owned.len() + neutral, 4);
        assert_eq!(everything(&table), BOX);
    }
}

/// rules: NN-006
#[test]
fn every_card_can_come_to_every_place() {
    let [mut hand, mut row, mut deck] = [CardSet::EMPTY; 3];
    for seed in 0..200 {
        let table = dealt(4, "", seed);
        hand = hand.or(table.game.hands[Seat::C]);
        row = row.or(table.game.row.cards().iter().copied().collect());
        deck = deck.or(table.game.deck);
    }
    assert_eq!((hand, row, deck), (BOX, BOX, BOX));
}

/// rules: NN-007, NN-008, NN-T17
#[test]
fn six_cards_a_seat_and_six_in_the_row_leave_30_24_or_18_in_the_deck() {
    for (seats, deck) in [(2, 30), (3, 24), (4, 18)] {
        let table = dealt(seats, "", 11);
        assert!(table.game.hands.values().all(|hand| hand.len() == 6));
        assert_eq!(table.game.row.cards().len(), 6);
        assert_eq!(table.game.deck.len(), deck);
        assert_eq!(everything(&table), BOX);
        assert_eq!(table.visible(), "");
    }
}

/// rules: NN-009
#[test]
fn chance_decides_who_begins() {
    for (draw, first) in [(0, Seat::A), (1, Seat::B), (2, Seat::C)] {
        let dealer = Dealer::scripted(lowest_cards(4 * 6).chain([draw]));
        let table = dealt_by(dealer, 3, "colours=a,r,v,i");
        assert_eq!((table.game.first, table.turn()), (first, Some(first)));
    }
    let begins = |seat| (0..100).any(|seed| dealt(4, "", seed).turn() == Some(seat));
    assert!([Seat::A, Seat::B, Seat::C, Seat::D].into_iter().all(begins));
}

/// rules: NN-009
#[test]
fn turns_go_clockwise() {
    let mut table = table("seats 4; turn C");
    let turns: Vec<Seat> = (0..6).map(|_| table.play_turn()).collect();
    let [a, b, c, d] = [Seat::A, Seat::B, Seat::C, Seat::D];
    assert_eq!(turns, [c, d, a, b, c, d]);
}

/// rules: NN-Q22
#[test]
fn hands_are_dealt_in_seat_order_then_the_row_then_the_first_player_is_drawn() {
    let dealer = Dealer::scripted(lowest_cards(4 * 6).chain([1]));
    let table = dealt_by(dealer, 3, "colours=a,r,v,i");
    assert_eq!(table.game.hands[Seat::A], cards("a1 a2 a3 a4 a5 a6"));
    assert_eq!(table.game.hands[Seat::B], cards("a7 a8 a9 a10 a11 a12"));
    assert_eq!(table.game.hands[Seat::C], cards("r1 r2 r3 r4 r5 r6"));
    assert_eq!(table.row(), "r7 r8 r9 r10 r11 r12");
    let told: Vec<&str> = table.events.iter().map(name).collect();
    assert_eq!(told, ["A", "B", "C", "row", "round"]);
}

/// rules: NN-Q20
#[test]
fn an_order_of_colours_is_settled_before_the_deal_and_does_not_change_it() {
    let (plain, chosen) = (
        dealt(3, "colours=a,r,v,i", 5),
        dealt(3, "colours=i,v,a,r", 5),
    );
    let colours: Vec<Colour> = chosen.game.colours.values().copied().flatten().collect();
    assert_eq!(colours, [Colour::Indigo, Colour::Verdigris, Colour::Amber]);
    assert_eq!(chosen.game.hands, plain.game.hands);
    assert_eq!(chosen.row(), plain.row());
    assert_eq!(chosen.legal(chosen.turn().unwrap()).len(), 6 + 1);
}

/// All cards, wherever they lie.
fn everything(table: &Table) -> CardSet {
    let row = table.game.row.cards().iter().copied().collect();
    let hands = table.game.hands.values();
    let held = hands.fold(table.game.deck.or(row), |all, hand| all.or(*hand));
    held.or(table.game.skyline.cards())
}

/// Draws that deal the cards of the box in ascending order.
fn lowest_cards(n: usize) -> impl Iterator<Item = u32> {
    std::iter::repeat_n(0, n)
}

fn name(event: &Event) -> &'static str {
    match event {
        Event::Dealt { seat, .. } => ["A", "B", "C", "D"][seat.index()],
        Event::RowLaid { .. } => "row",
        Event::RoundBegan { .. } => "round",
        _ => "something else",
    }
}

/// rules: NN-001
#[test]
fn a_card_is_written_alike_for_players_and_in_refusals() {
    for text in ["a7", "v12"] {
        let card: Card = text.parse().unwrap();
        assert_eq!(format!("{card} {card:?}"), format!("{text} {text}"));
    }
}
