//! A random playout asks for no memory: not for a game, not for a decision.
//!
//! A program of its own without the test harness: the harness has a thread that asks for memory
//! too, whenever it comes to it, and what is counted is the whole process.

use host::{LABS, PlayoutPlan};
use tabletop::Seed;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

fn main() {
    let _profiler = dhat::Profiler::builder().testing().build();
    for lab in LABS {
        for seats in lab.info.seat_counts() {
            let blocks_of = |games| {
                let plan = PlayoutPlan {
                    options: String::new(),
                    seats,
                    seed: Seed::number(1),
                    games,
                };
                let before = dhat::HeapStats::get().total_blocks;
                let count =
                    (lab.playouts)(&plan).expect("every game can be played at its own seats");
                let blocks = dhat::HeapStats::get().total_blocks - before;
                dhat::assert_eq!(count.games, games);
                dhat::assert!(count.decisions > games);
                blocks
            };
            let (few, many) = (blocks_of(1), blocks_of(500));
            dhat::assert_eq!(few, many, "{} at {seats} seats", lab.info.id);
        }
    }
}
