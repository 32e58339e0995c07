//! Scoring at the end of a round.

use new_york_new_york::scoring::RoundScore;
use tabletop::{PerSeat, Seat};

use crate::table::table;

const LEFT_TO_RIGHT: [u8; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/// rules: NN-025
#[test]
fn the_numbers_on_visible_cards_of_the_own_colour_are_added() {
    let scores = scores("seats 4; skyline a12 a2 a7 r5 r9 i10 v8 i6 i4");
    let sums: Vec<u8> = scores.values().map(|score| score.cards).collect();
    assert_eq!(sums, [12 + 2 + 7, 5 + 9, 8, 10 + 6 + 4]);
}

/// rules: NN-026, NN-T02
#[test]
fn a_run_of_2_to_12_cards_gives_3_to_78_points_more() {
    let bonus = [3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];
    for (length, bonus) in (2..=12).zip(bonus) {
        for start in 1..=12 {
            let run: Vec<u8> = (start..start + length).map(|n| (n - 1) % 12 + 1).collect();
            assert_eq!(amber_showing(&run).bonus, bonus, "{run:?}");
        }
    }
}

/// rules: NN-026, NN-T03
#[test]
fn cards_that_stand_alone_give_no_bonus() {
    assert_eq!(amber_showing(&[8, 10]), points(18, 0));
    for number in LEFT_TO_RIGHT {
        assert_eq!(amber_showing(&[number]), points(number, 0));
    }
}

/// rules: NN-T04
#[test]
fn three_neighbours_give_their_sum_and_6() {
    assert_eq!(amber_showing(&[8, 9, 10]), points(27, 6));
}

/// rules: NN-027, NN-T05
#[test]
fn positions_12_and_1_are_neighbours() {
    assert_eq!(amber_showing(&[12, 1]), points(13, 3));
}

/// rules: NN-Q02, NN-T06
#[test]
fn a_run_may_cross_the_ends() {
    assert_eq!(amber_showing(&[11, 12, 1, 2]), points(26, 10));
}

/// rules: NN-Q01, NN-T07
#[test]
fn a_run_across_the_ends_and_another_both_score() {
    assert_eq!(amber_showing(&[12, 1, 2, 3, 7, 8]), points(33, 10 + 3));
}

/// rules: NN-Q01, NN-T08
#[test]
fn separate_runs_each_give_their_own_bonus() {
    assert_eq!(amber_showing(&[1, 2, 4, 5, 6, 9]), points(27, 3 + 6));
}

/// rules: NN-T09
#[test]
fn every_other_position_makes_no_run() {
    assert_eq!(amber_showing(&[3, 5, 7]), points(15, 0));
}

/// rules: NN-Q02, NN-T10
#[test]
fn a_full_ring_is_one_run_of_twelve() {
    assert_eq!(amber_showing(&LEFT_TO_RIGHT), points(78, 78));
}

/// rules: NN-T11
#[test]
fn all_but_the_1_are_a_run_of_eleven() {
    assert_eq!(amber_showing(&LEFT_TO_RIGHT[1..]), points(77, 66));
}

/// rules: NN-Q02, NN-T12
#[test]
fn all_but_the_2_are_a_run_of_eleven_across_the_ends() {
    let numbers: Vec<u8> = LEFT_TO_RIGHT.into_iter().filter(|n| *n != 2).collect();
    assert_eq!(amber_showing(&numbers), points(76, 66));
}

/// rules: NN-Q03, NN-T13
#[test]
fn a_gap_ends_a_run() {
    assert_eq!(scores("skyline a8 a10")[Seat::A], points(18, 0));
    assert_eq!(scores("skyline a8 r9 a10")[Seat::A], points(18, 0));
    assert_eq!(scores("skyline a8 a9 a10")[Seat::A], points(27, 6));
}

/// rules: NN-T14
#[test]
fn no_visible_card_is_no_point() {
    assert_eq!(amber_showing(&[]), points(0, 0));
}

/// rules: NN-028, NN-T15
#[test]
fn of_three_cards_at_a_position_only_the_top_one_scores() {
    let scores = scores("seats 4; skyline a7 r7 v7");
    let totals: Vec<u8> = scores.values().map(|score| score.total()).collect();
    assert_eq!(totals, [0, 0, 7, 0]);
}

/// rules: NN-028
#[test]
fn a_covered_card_breaks_the_run_it_was_part_of() {
    assert_eq!(scores("skyline a4 a5 a6 v5")[Seat::A], points(10, 0));
    assert_eq!(scores("skyline v5 a4 a5 a6")[Seat::A], points(15, 6));
}

/// rules: NN-028
#[test]
fn cards_in_hand_score_nothing() {
    let scores = scores("skyline a4; hand A a5 a6 a7; hand B r10 r11");
    assert_eq!(scores[Seat::A], points(4, 0));
    assert_eq!(scores[Seat::B], points(0, 0));
}

/// rules: NN-028, NN-Q16, NN-T21
#[test]
fn neutral_cards_are_played_and_covered_and_interrupt_but_score_for_nobody() {
    let mut table =
        table("skyline a8 a9 a10 v2; hand A r2 a3; hand B v9 r3; row i1 i2 i3 i4 i5 i6");
    table.play("A play r2, A take i2, B play v9, B take i3");
    assert_eq!(
        (table.stack(2), table.stack(9)),
        ("vr".to_owned(), "av".to_owned())
    );
    let scores = table.everyone_passes();
    assert_eq!(scores[Seat::A], points(18, 0));
    assert_eq!(scores[Seat::B], points(2, 0));
}

/// rules: NN-025, NN-026, NN-T28
#[test]
fn a_full_skyline_is_shared_out_among_four() {
    let scores = scores("seats 4; skyline a1 a2 v3 v4 a5 v6 r7 r8 r9 r10 i11 a12");
    let all: Vec<RoundScore> = scores.values().copied().collect();
    assert_eq!(
        all,
        [points(20, 6), points(34, 10), points(13, 3), points(11, 0)]
    );
    assert_eq!(all.iter().map(|score| score.cards).sum::<u8>(), 78);
}

/// rules: NN-029
#[test]
fn the_highest_score_wins() {
    let outcome = outcome("seats 4; skyline a9 a2 r10 v5 v6 i12");
    let expected = "contest: A 3 lost 11, B 4 lost 10, C 1 won 14, D 2 lost 12";
    assert_eq!(outcome, expected);
}

/// rules: NN-Q11
#[test]
fn equal_scores_share_the_win_without_another_round() {
    let outcome = outcome("seats 3; skyline a10 r4 r3 v9");
    assert_eq!(outcome, "contest: A 1 won 10, B 1 won 10, C 3 lost 9");
}

/// How the match ends when everybody passes at the drawn table.
fn outcome(drawing: &str) -> String {
    let mut table = table(drawing);
    table.everyone_passes();
    table.outcome().to_string()
}

/// What each seat scores when everybody passes at the drawn table.
fn scores(drawing: &str) -> PerSeat<RoundScore> {
    table(drawing).everyone_passes()
}

/// What A scores if the skyline shows Amber at these numbers and other colours elsewhere.
fn amber_showing(numbers: &[u8]) -> RoundScore {
    let others = LEFT_TO_RIGHT
        .into_iter()
        .filter(|number| !numbers.contains(number));
    let others =
        others.map(|number| format!("{}{number}", ["r", "v", "i"][usize::from(number) % 3]));
    let own = numbers.iter().map(|number| format!("a{number}"));
    let skyline: Vec<String> = own.chain(others).collect();
    scores(&format!("seats 2; skyline {}", skyline.join(" ")))[Seat::A]
}

fn points(cards: u8, bonus: u8) -> RoundScore {
    RoundScore { cards, bonus }
}
