//! Uniform random play, in CPU time: decisions, copies, imagined tables, large cities.
//!
//! `cargo bench -p new-york` prints a table. With a number of games as its argument it just plays
//! them at four seats: for a tool that counts instructions.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use std::{hint::black_box, time::Duration};

use cpu_time::ProcessTime;
use new_york::{NewYork, setup::Options};
use tabletop::{Chance, Dealer, Game, Seat, SeatCount, Seed, Viewer};

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok());
    if let Some(games) = games {
        let decisions: u64 = (0..games).map(|n| playout(4, n)).sum();
        println!("{decisions} decisions");
        return;
    }
    for seats in 2..=6 {
        decisions(seats);
    }
    pieces();
}

fn table(seats: u8, chance: &mut Chance) -> (NewYork, Dealer<<NewYork as Game>::Event>) {
    let mut dealer = Dealer::muted(chance.split());
    let seats = SeatCount::new(seats).expect("a number of seats");
    let table = NewYork::set_up(&Options::default(), seats, &mut dealer).expect("it takes 2 to 6");
    (table, dealer)
}

/// Plays a game at random; gives the number of decisions.
fn playout(seats: u8, seed: u64) -> u64 {
    let mut chance = Chance::new(Seed::number(seed));
    let (mut table, mut dealer) = table(seats, &mut chance);
    let mut legal = Vec::new();
    let mut plies = 0;
    while let Some(seat) = table.to_act().first() {
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        table
            .play(seat, action, &mut dealer)
            .expect("what is listed is legal");
        plies += 1;
    }
    black_box(table.outcome());
    plies
}

/// Five slices of half a second; the median and the range.
fn decisions(seats: u8) {
    let mut seed = 0;
    let mut slices = Vec::new();
    let mut games = 0;
    for slice in 0..6 {
        let (start, mut plies, mut played) = (ProcessTime::now(), 0_u32, 0);
        while start.elapsed() < Duration::from_millis(500) {
            plies += playout(seats, seed) as u32;
            seed += 1;
            played += 1;
        }
        if slice > 0 {
            slices.push(f64::from(plies) / start.elapsed().as_secs_f64() / 1e6);
            games += played;
        }
    }
    slices.sort_by(f64::total_cmp);
    let (low, median, high) = (slices[0], slices[2], slices[4]);
    println!("{seats} seats: {median:.2}M decisions/s ({low:.2}-{high:.2}), {games} games");
}

fn nanoseconds(what: &str, mut run: impl FnMut()) {
    let (start, mut times) = (ProcessTime::now(), 0_u32);
    while start.elapsed() < Duration::from_millis(500) {
        for _ in 0..1000 {
            run();
        }
        times += 1000;
    }
    println!(
        "{what}: {:.1} ns",
        start.elapsed().as_secs_f64() * 1e9 / f64::from(times)
    );
}

fn pieces() {
    let mut chance = Chance::new(Seed::number(7));
    let (table, _) = table(4, &mut chance);
    println!(
        "state: {} bytes, action: {} bytes",
        size_of::<NewYork>(),
        size_of::<<NewYork as Game>::Action>()
    );
    nanoseconds("clone", || {
        black_box(black_box(&table).clone());
    });
    let view = table.view(Viewer::Seat(Seat::A));
    nanoseconds("view", || {
        black_box(black_box(&table).view(Viewer::Seat(Seat::A)));
    });
    nanoseconds("imagine", || {
        black_box(NewYork::imagine(black_box(&view), &mut chance));
    });
}
