//! Random playouts in CPU-seconds, and the pieces they are made of.
//!
//! `cargo bench -p fifth-avenue` prints decisions a CPU-second for each number of seats and side.
//! With `sound GAMES` as arguments it plays so many games of each and asks after every action
//! whether every card, shop, tower, marker and sign is in one place, and tells what was reached.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use std::{fs::File, hint::black_box, io::Read, time::Duration};

use fifth_avenue::{
    FifthAvenue,
    components::board::Side,
    event::{Cause, Event},
    setup::Options,
};
use tabletop::{Chance, Dealer, Game, Seat, SeatCount, Seed, Viewer};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let games = arguments.iter().find_map(|word| word.parse().ok());
    for side in Side::ALL {
        for seats in 2..=4 {
            match games {
                Some(games) => sound(seats, side, games),
                None => decisions(seats, side),
            }
        }
    }
    if games.is_none() {
        pieces();
    }
}

fn set_up(seats: u8, side: Side, dealer: &mut Dealer<Event>) -> FifthAvenue {
    let options = Options {
        side,
        ..Options::default()
    };
    let seats = SeatCount::new(seats).expect("a number of seats");
    FifthAvenue::set_up(&options, seats, dealer).expect("it takes 2 to 4")
}

/// Plays to the end at random, looking at every position; gives the number of decisions.
fn play(
    table: &mut FifthAvenue,
    chance: &mut Chance,
    dealer: &mut Dealer<Event>,
    mut look: impl FnMut(&FifthAvenue),
) -> u32 {
    let mut legal = Vec::new();
    let mut plies = 0;
    while let Some(seat) = table.to_act().first() {
        look(table);
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        table
            .play(seat, action, dealer)
            .expect("what is listed is legal");
        plies += 1;
    }
    look(table);
    plies
}

/// Plays with every position checked; prints the ends and special scorings that came up.
fn sound(seats: u8, side: Side, games: u64) {
    let (mut ends, mut specials, mut plies, mut turns) = ([0; 3], [0; 3], 0, 0);
    for seed in 0..games {
        let mut chance = Chance::new(Seed::number(seed));
        let mut dealer = Dealer::new(Seed::number(seed));
        let mut table = set_up(seats, side, &mut dealer);
        plies += play(
            &mut table,
            &mut chance,
            &mut dealer,
            FifthAvenue::assert_sound,
        );
        turns = turns.max(table.board.turns);
        for event in dealer.take_events() {
            match event {
                Event::Ended { cause } => {
                    ends[match cause {
                        Cause::LastShop => 0,
                        Cause::SecondStop => 1,
                        Cause::TurnLimit => 2,
                    }] += 1;
                }
                Event::SpecialScored { placed, points, .. } => {
                    let scored = points.values().any(|points| *points > 0);
                    specials[usize::from(placed / 3) - 1] += u32::from(scored);
                }
                _ => {}
            }
        }
    }
    let [last_shop, second_sign, limit] = ends;
    println!(
        "{seats} seats, side {}: {games} games, {plies} actions, at most {turns} turns; \
         ended by the last shop {last_shop}, the second stop {second_sign}, the limit {limit}; \
         special scorings that paid {specials:?}",
        side.word()
    );
}

/// Five slices of half a second; the median and the range.
fn decisions(seats: u8, side: Side) {
    let mut seed = 0;
    let mut slices = Vec::new();
    for slice in 0..6 {
        let (start, mut plies) = (CpuTime::now(), 0_u32);
        while start.elapsed() < Duration::from_millis(500) {
            let mut chance = Chance::new(Seed::number(seed));
            let mut dealer = Dealer::muted(chance.split());
            let mut table = set_up(seats, side, &mut dealer);
            plies += play(&mut table, &mut chance, &mut dealer, |_| ());
            black_box(table.outcome());
            seed += 1;
        }
        if slice > 0 {
            slices.push(f64::from(plies) / start.elapsed().as_secs_f64() / 1e6);
        }
    }
    slices.sort_by(f64::total_cmp);
    let (low, median, high) = (slices[0], slices[2], slices[4]);
    let side = side.word();
    println!("{seats} seats, side {side}: {median:.2}M decisions/s ({low:.2}-{high:.2})");
}

fn nanoseconds(what: &str, mut run: impl FnMut()) {
    let (start, mut times) = (CpuTime::now(), 0_u32);
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
    let mut dealer = Dealer::muted(chance.split());
    let table = set_up(4, Side::Five, &mut dealer);
    let action = size_of::<<FifthAvenue as Game>::Action>();
    println!(
        "state: {} bytes, action: {action} bytes",
        size_of::<FifthAvenue>()
    );
    nanoseconds("clone", || {
        black_box(black_box(&table).clone());
    });
    let view = table.view(Viewer::Seat(Seat::A));
    nanoseconds("view", || {
        black_box(black_box(&table).view(Viewer::Seat(Seat::A)));
    });
    nanoseconds("imagine", || {
        black_box(FifthAvenue::imagine(black_box(&view), &mut chance));
    });
}

/// CPU time of this process, which is one thread, as the kernel of Linux counts it.
struct CpuTime(Duration);

impl CpuTime {
    fn now() -> CpuTime {
        let mut text = String::new();
        let file = File::open("/proc/self/schedstat");
        let read = file.and_then(|mut file| file.read_to_string(&mut text));
        read.expect("this bench runs on Linux");
        let nanoseconds = text.split(' ').next().and_then(|word| word.parse().ok());
        CpuTime(Duration::from_nanos(
            nanoseconds.expect("the first is time on the CPU"),
        ))
    }

    fn elapsed(&self) -> Duration {
        CpuTime::now().0.saturating_sub(self.0)
    }
}
