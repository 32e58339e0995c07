use tabletop::{Ending, Outcome, PerSeat, Seat, Standing};

use crate::seats;

fn scores<const N: usize>(scores: [i32; N]) -> PerSeat<i32> {
    PerSeat::from_fn(seats(N as u8), |seat| scores[seat.index()])
}

fn ranks(outcome: &Outcome) -> Vec<u8> {
    outcome
        .standings
        .values()
        .map(|standing| standing.rank)
        .collect()
}

#[test]
fn tied_seats_share_a_rank_and_the_next_is_skipped() {
    let outcome = Outcome::by_score(&scores([20, 20, 5]));
    assert_eq!(ranks(&outcome), [1, 1, 3]);
    assert_eq!(
        outcome.to_string(),
        "contest: A 1 won 20, B 1 won 20, C 3 lost 5"
    );
    assert_eq!(
        ranks(&Outcome::by_score(&scores([-3, 0, 0, -3, 7, -9]))),
        [4, 2, 2, 4, 1, 6]
    );
    assert_eq!(ranks(&Outcome::by_score(&scores([0; 6]))), [1; 6]);
    assert_eq!(outcome.seats(), seats(3));
}

#[test]
fn a_tie_is_broken_by_the_larger_key_and_by_nothing_else() {
    let outcome = Outcome::by_score_then(&scores([20, 20, 25]), |seat| [1, 2, -100][seat.index()]);
    assert_eq!(ranks(&outcome), [3, 2, 1]);
    assert!(outcome.standings[Seat::C].won && !outcome.standings[Seat::B].won);
    assert_eq!(
        outcome.standings[Seat::B].score,
        Some(20),
        "the key is not the score"
    );
}

#[test]
fn games_without_points_say_nothing_of_them() {
    let lost = Standing {
        rank: 1,
        won: false,
        score: None,
    };
    let outcome = Outcome {
        standings: PerSeat::from_fn(seats(2), |_| lost),
        ending: Ending::Defeat,
    };
    assert_eq!(outcome.to_string(), "defeat: A 1 lost, B 1 lost");
}

#[test]
fn every_ending_has_a_word_of_its_own() {
    let endings = [
        Ending::Contest,
        Ending::SharedVictory,
        Ending::LoneVictory,
        Ending::Defeat,
    ];
    let words = endings.map(Ending::word);
    assert_eq!(
        words,
        ["contest", "shared-victory", "lone-victory", "defeat"]
    );
}

#[test]
fn it_survives_json() {
    let outcome = Outcome::by_score(&scores([3, -4]));
    let json = serde_json::to_string(&outcome).unwrap();
    assert_eq!(serde_json::from_str::<Outcome>(&json).unwrap(), outcome);
}
