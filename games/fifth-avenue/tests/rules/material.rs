//! What holds in every position of random games.

use fifth_avenue::{
    FifthAvenue,
    components::{SPECIALS, board::Side},
    event::{Cause, Event},
    setup::Options,
};
use tabletop::{Chance, Dealer, Game, Seed};

use super::scene::seats;

/// What random games came to.
#[derive(Default, Debug)]
struct Reached {
    last_shop: u32,
    second_stop: u32,
    turn_limit: u32,
    special_points: [u32; 3],
    most_listed: usize,
}

/// Plays a game at random and looks at every position.
fn play(count: u8, side: Side, seed: u64, reached: &mut Reached) {
    let mut chance = Chance::new(Seed::number(seed));
    let mut dealer = Dealer::new(Seed::number(seed));
    let options = Options {
        side,
        ..Options::default()
    };
    let mut table = FifthAvenue::set_up(&options, seats(count), &mut dealer).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = table.to_act().first() {
        table.assert_sound();
        legal.clear();
        table.legal_actions(seat, &mut legal);
        reached.most_listed = reached.most_listed.max(legal.len());
        let action = legal[chance.below(legal.len() as u32) as usize];
        table.play(seat, action, &mut dealer).unwrap();
    }
    table.assert_sound();
    for event in dealer.take_events() {
        match event {
            Event::Ended { cause } => match cause {
                Cause::LastShop => reached.last_shop += 1,
                Cause::SecondStop => reached.second_stop += 1,
                Cause::TurnLimit => reached.turn_limit += 1,
            },
            Event::SpecialScored { placed, points, .. } => {
                let which = SPECIALS.iter().position(|it| it.placed == placed).unwrap();
                let scored = points.values().any(|points| *points > 0);
                reached.special_points[which] += u32::from(scored);
            }
            _ => {}
        }
    }
}

/// rules: FA-026, FA-Q44. The bench plays ten thousand of each: `playouts sound 10000`.
#[test]
fn every_piece_is_in_one_place_in_random_games() {
    let (mut by_shop, mut by_sign) = (0, 0);
    for side in Side::ALL {
        for count in 2..=4 {
            let mut reached = Reached::default();
            for seed in 0..300 {
                play(count, side, seed, &mut reached);
            }
            assert_eq!(reached.turn_limit, 0, "random games end by themselves");
            let paid = reached.special_points;
            assert!(paid.iter().all(|times| *times > 0), "{reached:?}");
            assert!(reached.most_listed < 100, "{reached:?}");
            by_shop += reached.last_shop;
            by_sign += reached.second_stop;
        }
    }
    // With three on the six-lot side a second stop is rarer than one game in 300.
    assert!(by_shop > 0 && by_sign > 0, "{by_shop} {by_sign}");
}

/// rules: FA-007
#[test]
fn a_card_is_written_alike_for_players_and_in_refusals() {
    let card: fifth_avenue::components::cards::Card = "k6".parse().unwrap();
    assert_eq!(format!("{card:?}"), "k6");
}
