//! A table, and a house of them, under deterministic simulation: clients that disconnect, resend,
//! send late, send nonsense and come back; crashes at any write; a clock that jumps. Same seed,
//! same trace.

// Helpers of tests may fail as tests do.
#![allow(clippy::similar_names, clippy::unwrap_used)]

mod client;
mod disk;
mod house;
mod kept;
mod world;

use world::World;

/// How many evenings are simulated; more by `SIMULATION_SEEDS`.
const SEEDS: u64 = 200;

fn seeds() -> u64 {
    let asked = std::env::var("SIMULATION_SEEDS").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(SEEDS)
}

#[test]
fn nothing_acknowledged_is_lost_nothing_is_done_twice_and_everyone_ends_up_with_their_view() {
    let (mut finished, mut crashes, mut acked) = (0, 0, 0);
    for seed in 0..seeds() {
        let mut world = World::new(seed);
        world.run();
        world.check();
        finished += u32::from(world.is_finished());
        crashes += world.crashes;
        acked += world.acked();
    }
    println!("{finished} games finished, {crashes} crashes, {acked} requests acknowledged");
    assert!(
        finished > 0 && crashes > 0 && acked > 0,
        "the simulation does something"
    );
}

#[test]
fn the_same_seed_gives_the_same_trace() {
    let trace = |seed| {
        let mut world = World::new(seed);
        world.run();
        world.trace
    };
    for seed in [3, 77] {
        assert_eq!(trace(seed), trace(seed));
    }
    assert_ne!(trace(3), trace(77));
}
