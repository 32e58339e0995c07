//! Measures what it costs to note what everyone was told: microseconds an action, for each game at
//! its most seats. `cargo run --release -p host --example told`.

// Whoever measures reads it on standard output.
#![allow(clippy::print_stdout)]

use std::{hint::black_box, time::Instant};

use host::{GAMES, Setup, Skill};
use tabletop::{SeatCount, Seed};

fn main() {
    for entry in GAMES {
        let seats = SeatCount::new(entry.info.seats_max).expect("a game has seats");
        let mut table = (entry.open)(&Setup::new(seats, Seed::number(1))).expect("it opens");
        let mut costs = Vec::new();
        while let Some(seat) = table.to_act().first() {
            let answer = table.ponder(seat, Skill::Random)();
            let played = table.play(seat, table.ply(), &answer);
            played.expect("a bot answers with a legal action");
            let start = Instant::now();
            for _ in 0..20 {
                black_box(table.told());
            }
            costs.push(start.elapsed().as_secs_f64() * 1e6 / 20.0);
        }
        costs.sort_by(f64::total_cmp);
        let (median, most) = (costs[costs.len() / 2], costs[costs.len() - 1]);
        let (id, seats) = (entry.info.id, seats.get());
        println!("{id}, {seats} seats: median {median:.1} µs an action, at most {most:.1} µs");
    }
}
