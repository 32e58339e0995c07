//! The turn: play, take, refill.

use new_york_new_york::{
    action::Action,
    components::{BOX, Card, Colour},
    event::Event,
};
use tabletop::{Game, Seat};

use crate::table::{card, cards, dealt, table};

/// rules: NN-010
#[test]
fn a_turn_is_a_card_played_then_a_card_taken_then_a_card_turned_up() {
    let mut table = table("hand A a1 a2 a3 a4 a5 a6; row r1 r2 r3 r4 r5 r6; deck v9");
    table.play("A play a4");
    assert_eq!(
        (table.turn(), table.row().as_str()),
        (Some(Seat::A), "r1 r2 r3 r4 r5 r6")
    );
    table.play("A take r2");
    let (seat, a4, r2, v9) = (Seat::A, card("a4"), card("r2"), card("v9"));
    let told = [
        Event::Played {
            seat,
            card: a4,
            covered: None,
        },
        Event::Taken { seat, card: r2 },
        Event::TurnedUp { card: v9 },
    ];
    assert_eq!(table.events, told);
    assert_eq!(table.turn(), Some(Seat::B));
}

/// rules: NN-011
#[test]
fn every_card_of_the_hand_may_be_played_own_foreign_or_neutral() {
    let table = table("seats 3; skyline v7; hand A a12 r1 v6 i6 a1 r12");
    let plays = "a1 a12 r1 r12 v6 i6".split(' ');
    let mut expected: Vec<Action> = plays.map(|name| Action::Play(card(name))).collect();
    expected.push(Action::Pass);
    assert_eq!(table.legal(Seat::A), expected);
    for action in expected {
        let mut game = table.game.clone();
        let mut dealer = tabletop::Dealer::scripted([]);
        assert_eq!(game.play(Seat::A, action, &mut dealer), Ok(()));
    }
}

/// rules: NN-012
#[test]
fn a_card_lies_at_the_position_of_its_number() {
    for played in BOX {
        let mut table = table(&format!("hand A {played}"));
        table.play(&format!("A play {played}"));
        assert_eq!(table.game.skyline.visible(played.number()), Some(played));
        assert_eq!(table.visible(), played.to_string());
    }
}

/// rules: NN-013, NN-T01
#[test]
fn a_10_after_an_8_leaves_room_for_the_9() {
    let mut table = table("skyline a8; hand A v10 r1; hand B i9 r2; row a1 a2 a3 a4 a5 a6");
    table.play("A play v10, A take a1");
    assert_eq!(table.visible(), "a8 v10");
    assert_eq!(table.game.skyline.visible(9), None);
    table.play("B play i9");
    assert_eq!(table.visible(), "a8 i9 v10");
}

/// rules: NN-014
#[test]
fn a_card_covers_what_lies_at_its_position() {
    let mut table = table("skyline a8 r7 i8; hand A v8 r1");
    table.play("A play v8");
    assert_eq!(table.stack(8), "aiv");
    assert_eq!(table.visible(), "r7 v8");
    let covered = Some(card("i8"));
    let told = Event::Played {
        seat: Seat::A,
        card: card("v8"),
        covered,
    };
    assert_eq!(table.events, [told]);
}

/// rules: NN-015, NN-Q10
#[test]
fn any_colour_may_cover_any_other() {
    let colours = Colour::ALL.into_iter();
    let pairs = colours.flat_map(|below| Colour::ALL.map(|above| (below, above)));
    for (below, above) in pairs.filter(|(below, above)| below != above) {
        let [below, above] = [below, above].map(|colour| Card::new(colour, 7));
        let mut table = table(&format!("seats 3; skyline {below}; hand A {above}"));
        table.play(&format!("A play {above}"));
        assert_eq!(table.visible(), above.to_string());
    }
}

/// rules: NN-016
#[test]
fn a_card_of_any_colour_may_be_taken() {
    for wanted in ["a7", "r7", "v7", "i7"] {
        let mut table = table("hand A a1 a2; row a7 r7 v7 i7 a8 r8");
        table.play("A play a1");
        table.play(&format!("A take {wanted}"));
        assert_eq!(table.game.hands[Seat::A], cards("a2").or(cards(wanted)));
    }
}

/// rules: NN-017
#[test]
fn only_the_row_gives_cards() {
    let mut table = table("hand A a1 a2; row r1 r2 r3 r4 r5 r6");
    table.play("A play a1");
    let row = "r1 r2 r3 r4 r5 r6".split(' ');
    let takes: Vec<Action> = row.map(|name| Action::Take(card(name))).collect();
    assert_eq!(table.legal(Seat::A), takes);
    for hidden in table.game.deck {
        assert_eq!(table.refusal(&format!("A take {hidden}")).rule, "NN-017");
    }
}

/// rules: NN-018
#[test]
fn hands_stay_at_six_while_the_row_has_cards() {
    for seats in 2..=4 {
        let mut table = dealt(seats, "", 3);
        while !table.game.row.is_empty() {
            table.play_turn();
            assert!(table.game.hands.values().all(|hand| hand.len() == 6));
        }
    }
}

/// rules: NN-019, NN-T27
#[test]
fn the_row_closes_up_and_gets_a_new_card_only_while_there_is_a_deck() {
    let drawing = "hand A v1 v2; hand B v3 v4; row a1 a2 a3 a4 a5 a6;";
    let mut full = table(&format!("{drawing} deck r1"));
    full.play("A play v1, A take a3");
    assert_eq!(full.row(), "a1 a2 a4 a5 a6 r1");

    let mut empty = table(&format!("{drawing} deck empty"));
    empty.play("A play v1, A take a3");
    assert_eq!(empty.row(), "a1 a2 a4 a5 a6");
    assert_eq!(empty.turn(), Some(Seat::B));
}

/// rules: NN-020
#[test]
fn without_a_row_a_turn_is_the_card_played_and_hands_shrink() {
    let mut table = table("hand A a1 a2 a3; hand B r1 r2; row; deck empty");
    table.play("A play a1");
    assert_eq!(table.turn(), Some(Seat::B));
    assert_eq!(table.game.hands[Seat::A], cards("a2 a3"));
    table.play("B play r1, A play a2, B play r2");
    assert!(table.game.hands[Seat::B].is_empty());
}

/// rules: NN-020
#[test]
fn the_last_card_of_the_row_is_still_taken() {
    let mut table = table("hand A a1; hand B r1; row i4; deck empty");
    table.play("A play a1, A take i4, B play r1");
    assert_eq!(table.turn(), Some(Seat::A));
    assert_eq!(table.game.hands[Seat::A], cards("i4"));
}

/// rules: NN-Q05, NN-Q23
#[test]
fn after_playing_a_card_must_be_taken() {
    let mut table = table("hand A a1 a2; row r1 r2 r3 r4 r5 r6");
    table.play("A play a1");
    assert!(
        table
            .legal(Seat::A)
            .iter()
            .all(|action| matches!(action, Action::Take(_)))
    );
    assert_eq!(table.refusal("A pass").rule, "NN-Q23");
    assert_eq!(table.refusal("A play a2").rule, "NN-010");
    assert_eq!(table.refusal("B pass").rule, "NN-033");
}

/// rules: NN-Q06, NN-T27
#[test]
fn the_card_about_to_be_turned_up_cannot_be_taken() {
    let mut table = table("hand A v1 v2; hand B v3 v4; row a1 a2 a3 a4 a5 a6; deck r1");
    table.play("A play v1");
    assert_eq!(table.refusal("A take r1").rule, "NN-017");
    table.play("A take a3, B play v3");
    assert!(table.legal(Seat::B).contains(&Action::Take(card("r1"))));
}

/// rules: NN-T16
#[test]
fn no_card_ever_covers_one_of_its_own_colour() {
    for seed in 0..20 {
        let mut table = dealt(4, "rounds=1", seed);
        while table.turn().is_some() {
            table.play_turn();
        }
        for number in 1..=12 {
            let mut colours: Vec<char> = table.stack(number).chars().collect();
            colours.sort_unstable();
            assert_eq!(colours, ['a', 'i', 'r', 'v']);
        }
    }
}

/// rules: NN-T18
#[test]
fn four_players_who_never_pass_have_twelve_turns_each() {
    let mut table = dealt(4, "rounds=1", 9);
    let mut turns = [0; 4];
    for turn in 1..=48 {
        turns[table.play_turn().index()] += 1;
        assert_eq!(
            table.game.deck.is_empty(),
            turn >= 18,
            "deck after turn {turn}"
        );
        assert_eq!(
            table.game.row.is_empty(),
            turn >= 24,
            "row after turn {turn}"
        );
        let held: u32 = table.game.hands.values().map(|hand| hand.len()).sum();
        assert_eq!(held, 24.min(48 - turn), "hands after turn {turn}");
    }
    assert_eq!(turns, [12; 4]);
    assert!(table.game.outcome().is_some());
}
