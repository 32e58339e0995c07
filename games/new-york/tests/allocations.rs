//! Playing allocates nothing: neither lists of actions in a buffer that has grown, nor actions.

use new_york::{NewYork, setup::Options};
use tabletop::{Chance, Dealer, Game, SeatCount, Seed};

#[global_allocator]
static COUNTED: dhat::Alloc = dhat::Alloc;

#[test]
fn a_whole_game_allocates_nothing_after_its_set_up() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let mut legal = Vec::with_capacity(4_096);
    for count in 2..=6 {
        let mut chance = Chance::new(Seed::number(u64::from(count)));
        let mut dealer = Dealer::muted(chance.split());
        let seats = SeatCount::new(count).expect("a number of seats");
        let mut table =
            NewYork::set_up(&Options::default(), seats, &mut dealer).expect("two to six play");
        let before = dhat::HeapStats::get().total_blocks;
        while let Some(seat) = table.to_act().first() {
            legal.clear();
            table.legal_actions(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            let played = table.clone().play(seat, action, &mut dealer.clone());
            assert!(played.is_ok());
            table
                .play(seat, action, &mut dealer)
                .expect("what is listed is legal");
        }
        let after = dhat::HeapStats::get().total_blocks;
        assert_eq!(after, before, "{count} seats");
    }
}
