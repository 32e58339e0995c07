//! A match of several rounds.

use new_york_new_york::{components::BOX, event::Event};
use tabletop::{Game, Seat, Seats};

use crate::table::{Table, dealt, table};

/// rules: NN-030, NN-Q13
#[test]
fn a_match_has_as_many_rounds_as_players_unless_agreed_otherwise() {
    for seats in 2..=4 {
        assert_eq!(rounds_of(dealt(seats, "", 6)), seats);
        assert_eq!(rounds_of(dealt(seats, "rounds=auto", 6)), seats);
        for rounds in 1..=12 {
            assert_eq!(
                rounds_of(dealt(seats, &format!("rounds={rounds}"), 6)),
                rounds
            );
        }
    }
}

/// rules: NN-031
#[test]
fn the_points_of_each_round_are_kept_and_added() {
    let mut table = table(
        "options rounds=3; round 2; scores A 40; scores B 35
         skyline a12 a11 r4",
    );
    table.everyone_passes();
    assert_eq!(table.game.scores[Seat::A][..3], [40, 26, 0]);
    assert_eq!(table.game.scores[Seat::B][..3], [35, 4, 0]);
    assert_eq!(
        (table.game.total(Seat::A), table.game.total(Seat::B)),
        (66, 39)
    );
}

/// rules: NN-032, NN-Q14
#[test]
fn the_next_player_clockwise_begins_the_next_round() {
    for seats in 2..=4 {
        let mut table = dealt(seats, "rounds=12", 13);
        for _ in 1..12 {
            let before = table.game.first;
            table.everyone_passes();
            let expected = before.clockwise(table.game.hands.seats());
            assert_ne!(table.game.first, before);
            assert_eq!((table.game.first, table.turn()), (expected, Some(expected)));
        }
    }
}

/// rules: NN-032, NN-Q14, NN-T22
#[test]
fn if_c_begins_the_first_of_four_rounds_the_others_begin_with_d_a_and_b() {
    let mut table = table("seats 4; options rounds=4; turn C");
    for _ in 1..=4 {
        table.everyone_passes();
    }
    let began = table.events.iter().filter_map(|event| match event {
        Event::RoundBegan { round, first } => Some((*round, *first)),
        _ => None,
    });
    let began: Vec<(u8, Seat)> = began.collect();
    assert_eq!(began, [(2, Seat::D), (3, Seat::A), (4, Seat::B)]);
}

/// rules: NN-032
#[test]
fn who_played_last_does_not_change_who_begins() {
    let mut table = table("seats 3; options rounds=2; first B; turn A; passed B");
    table.play("A pass, C pass");
    assert_eq!((table.game.first, table.turn()), (Seat::C, Some(Seat::C)));
}

/// rules: NN-034
#[test]
fn a_round_begins_with_a_clear_table_and_a_full_deal() {
    let mut table = table(
        "seats 3; options rounds=2; turn B; passed A; skyline a1 r1 v5
         hand A a7; hand B r7 r8; shown B r8; hand C v7; row i1 i2; deck empty",
    );
    table.everyone_passes();
    let game = &table.game;
    assert_eq!((game.round, game.passed), (2, Seats::EMPTY));
    assert_eq!(table.visible(), "");
    assert!(game.hands.values().all(|hand| hand.len() == 6));
    assert!(game.shown.values().all(|shown| shown.is_empty()));
    assert_eq!((game.row.cards().len(), game.deck.len()), (6, 24));
    let row = game.row.cards().iter().copied().collect();
    let all = game
        .hands
        .values()
        .fold(game.deck.or(row), |all, hand| all.or(*hand));
    assert_eq!(all, BOX);
}

/// rules: NN-006, NN-034
#[test]
fn every_round_is_shuffled_anew() {
    let mut table = dealt(2, "rounds=12", 17);
    let mut deals = Vec::new();
    for _ in 1..12 {
        deals.push((table.game.hands, table.row()));
        table.everyone_passes();
    }
    for (n, deal) in deals.iter().enumerate() {
        assert!(
            !deals[..n].contains(deal),
            "round {} was dealt before",
            n + 1
        );
    }
}

/// rules: NN-034
#[test]
fn what_was_left_over_counts_for_nothing_in_the_next_round() {
    let mut table = table("options rounds=2; skyline a3; hand A a12 a11; row a10 a9 a8 a7 a6 a5");
    table.everyone_passes();
    table.everyone_passes();
    assert_eq!(table.game.scores[Seat::A][..2], [3, 0]);
}

/// rules: NN-Q12
#[test]
fn the_sum_of_all_rounds_decides_and_not_the_rounds_won() {
    let mut table = table(
        "options rounds=3; round 3; scores A 50 10; scores B 20 12
         skyline r7 a5",
    );
    table.everyone_passes();
    assert_eq!(
        table.outcome().to_string(),
        "contest: A 1 won 65, B 2 lost 39"
    );
}

/// rules: NN-Q15
#[test]
fn seats_keep_their_colours_for_the_whole_match() {
    let mut table = dealt(3, "rounds=12 colours=v,a,i,r", 8);
    let colours = table.game.colours;
    while table.turn().is_some() {
        table.everyone_passes();
        assert_eq!(table.game.colours, colours);
    }
}

/// rules: NN-Q11, NN-T29
#[test]
fn equal_sums_share_the_win_of_a_match() {
    let mut table = table(
        "options rounds=3; round 3; scores A 40 30; scores B 35 35
         skyline a12 r11 a9 r8 r6 a4",
    );
    let last = table.everyone_passes();
    assert_eq!((last[Seat::A].total(), last[Seat::B].total()), (25, 25));
    assert_eq!(
        table.outcome().to_string(),
        "contest: A 1 won 95, B 1 won 95"
    );
    assert_eq!(table.turn(), None);
}

/// How many rounds are played until the match is over.
fn rounds_of(mut table: Table) -> u8 {
    let mut rounds = 0;
    while table.game.outcome().is_none() {
        table.everyone_passes();
        rounds += 1;
    }
    rounds
}
