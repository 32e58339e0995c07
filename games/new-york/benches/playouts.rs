//! Uniform random play, in CPU time: decisions, copies, imagined tables, large cities.
//!
//! `cargo bench -p new-york` prints a table. With a number of games as its argument it just plays
//! them at four seats: for a tool that counts instructions.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use std::{fs::File, hint::black_box, io::Read, time::Duration};

use new_york::{
    NewYork,
    components::{BOX, TileSet},
    setup::Options,
    state::{
        city::{Cell, Cities},
        plan::Plan,
    },
};
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
        let (start, mut plies, mut played) = (CpuTime::now(), 0_u32, 0);
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
    let (table, _) = table(4, &mut chance);
    let action = size_of::<<NewYork as Game>::Action>();
    println!(
        "state: {} bytes, action: {action} bytes",
        size_of::<NewYork>()
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
    large_city();
}

fn large_city() {
    let (cities, left) = built();
    let city = cities.of(Seat::A);
    println!(
        "a city of {} tiles, {} others:",
        city.tiles().len(),
        left.len()
    );
    let drawn = || {
        let mut plan = Plan::blank();
        plan.draw(black_box(city));
        plan
    };
    let tile = left.first().expect("29 tiles are left");
    nanoseconds("  placements of one tile", || {
        drawn().each_fit(TileSet::only(tile), |tile, cell| {
            black_box((tile, cell));
        });
    });
    nanoseconds("  placements of all others", || {
        drawn().each_fit(left, |tile, cell| {
            black_box((tile, cell));
        });
    });
    nanoseconds("  removable tiles", || {
        drawn().each_removable(city, |tile| {
            black_box(tile);
        });
    });
    nanoseconds("  swaps with all others", || {
        drawn().each_swap(city, left, |old, new| {
            black_box((old, new));
        });
    });
    nanoseconds("  longest street", || {
        black_box(drawn().longest_street());
    });
}

/// A city of 25 tiles beside the start tile, laid as near to it as they fit, and the other tiles.
fn built() -> (Cities, TileSet) {
    let mut cities = Cities::new(SeatCount::new(2).expect("two is a number of seats"));
    let mut left = BOX;
    for tile in BOX {
        let mut cells = Vec::new();
        let mut plan = Plan::blank();
        plan.draw(cities.of(Seat::A));
        plan.each_fit(TileSet::only(tile), |_, cell| cells.push(cell));
        let near = |cell: &Cell| (cell.x().abs() + cell.y().abs(), *cell);
        let nearest = cells.into_iter().min_by_key(near);
        if let Some(cell) = nearest.filter(|_| cities.of(Seat::A).tiles().len() < 25) {
            cities.lay(Seat::A, tile, cell);
            left.remove(tile);
        }
    }
    (cities, left)
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
