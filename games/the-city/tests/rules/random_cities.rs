//! Income and points of random cities.
//!
//! `random_cities.txt` was written by `cities.py` of the oracle, which reads the table on its own:
//! whatever a city could hold, whether a game comes to it or not.

use tabletop::{PerSeat, Seat, SeatCount};
use the_city::scoring::yields;

use crate::scene::cards;

const TABLES: &str = include_str!("random_cities.txt");

/// rules: TC-15, TC-16, TC-17, TC-18, TC-26, TC-27
#[test]
fn the_oracle_and_the_rules_count_random_cities_alike() {
    assert!(TABLES.lines().count() >= 250);
    for line in TABLES.lines() {
        let seats: Vec<_> = line.split(" | ").collect();
        let count = SeatCount::new(seats.len() as u8).unwrap();
        let words = |seat: Seat| seats[seat.index()].split(' ');
        let cities = PerSeat::from_fn(count, |seat| {
            cards(&words(seat).skip(2).collect::<Vec<_>>().join(" "))
        });
        for (seat, found) in yields(&cities).iter() {
            let told: Vec<_> = words(seat).take(2).collect();
            let found = [found.income.to_string(), found.points.to_string()];
            assert_eq!(found, told[..], "{seat} in {line}");
        }
    }
}
