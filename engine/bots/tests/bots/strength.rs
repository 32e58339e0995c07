//! Thinking helps.

use bots::{Brains, Skill};
use games::fifth_avenue::FifthAvenue;
use games::new_york::NewYork;
use games::new_york_new_york::NewYorkNewYork;
use games::the_city::TheCity;

use crate::play::play;

/// How many of `games` a greedy bot wins alone against random ones.
fn wins_alone<G: Brains>(seats: usize, games: u64) -> u64 {
    let wins = (0..games).filter(|game| {
        let at = *game as usize % seats;
        let mut skills = vec![Skill::Random; seats];
        skills[at] = Skill::Fair;
        let standings = play::<G>(&skills, *game).outcome.standings;
        let won = standings.iter().filter(|(_, standing)| standing.won);
        won.map(|(seat, _)| seat.index()).eq([at])
    });
    wins.count() as u64
}

#[test]
fn greedy_beats_random_at_every_number_of_seats_of_new_york_new_york() {
    for seats in 2..=4 {
        let wins = wins_alone::<NewYorkNewYork>(seats, 200);
        assert!(wins > 185, "{wins} of 200 games at {seats} seats");
    }
}

#[test]
fn greedy_beats_random_at_every_number_of_seats_of_new_york() {
    for seats in 2..=6 {
        let wins = wins_alone::<NewYork>(seats, 100);
        assert!(wins > 98, "{wins} of 100 games at {seats} seats");
    }
}

#[test]
fn greedy_beats_random_at_every_number_of_seats_of_the_city() {
    for seats in 2..=5 {
        let wins = wins_alone::<TheCity>(seats, 100);
        assert!(wins > 95, "{wins} of 100 games at {seats} seats");
    }
}

#[test]
fn greedy_beats_random_at_every_number_of_seats_of_fifth_avenue() {
    for seats in 2..=4 {
        let wins = wins_alone::<FifthAvenue>(seats, 100);
        assert!(wins > 90, "{wins} of 100 games at {seats} seats");
    }
}
