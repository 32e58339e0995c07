//! Setup.

use new_york::{
    components::{Scoring, purse::Purse},
    event::Event,
    setup::{first_player, piles},
};
use tabletop::{PerSeat, Seat};

use crate::scene::{cards, opening, scene, seats};

/// rules: NY-06
#[test]
fn everyone_starts_with_the_start_tile_and_no_points() {
    let table = opening(6, 3).table;
    for seat in seats(6).iter() {
        assert!(table.cities.of(seat).tiles().is_empty());
        assert_eq!(table.total(seat), 0);
    }
}

/// rules: NY-07
#[test]
fn four_tiles_lie_on_the_bank_spaces_in_board_order() {
    let mut scene = opening(3, 3);
    assert!(scene.table.depot.iter().all(Option::is_some));
    let drawn: Vec<_> = scene.dealer.take_events().into_iter().take(4).collect();
    for (event, bank) in drawn.iter().zip(new_york::components::money::Bank::ALL) {
        let tile = scene.on_offer(bank).unwrap();
        assert_eq!(*event, Event::TileDrawn { bank, tile });
    }
    assert_eq!(scene.table.bag.len(), 50);
}

/// rules: NY-08, NY-T07
#[test]
fn start_hands_are_worth_20_to_28_and_dealt_in_the_open() {
    for seed in 0..300 {
        let scene = opening(2 + (seed % 5) as u8, seed);
        for (seat, hand) in scene.table.hands.iter() {
            assert!((20..=28).contains(&hand.worth()), "{hand}");
            let cards = *hand;
            assert!(
                scene
                    .dealer
                    .events()
                    .contains(&Event::Dealt { seat, cards })
            );
        }
    }
}

/// rules: NY-08
#[test]
fn a_hand_is_dealt_until_it_reaches_20_and_no_further() {
    // Draws name cards by their place in the sorted deck: three copies of b1, of b2 and so on.
    // Depot first: four tiles. Then A gets b9 b9 (18) and b2, B gets r9 r9 r9.
    let draws = [0, 0, 0, 0, 24, 24, 3, 104, 103, 102];
    // The rest of the deal does not matter here.
    let rest = [0; 40];
    let mut dealer = tabletop::Dealer::scripted(draws.into_iter().chain(rest));
    let options = new_york::setup::Options::default();
    let table =
        <new_york::NewYork as tabletop::Game>::set_up(&options, seats(3), &mut dealer).unwrap();
    assert_eq!(table.hands[Seat::A], cards("b2 b9 b9"));
    assert_eq!(table.hands[Seat::B], cards("r9 r9 r9"));
}

/// rules: NY-09, NY-T24
#[test]
fn fewest_cards_begin_then_least_money_then_the_first_seat() {
    let hands = |names: &[&str]| {
        let count = seats(names.len() as u8);
        let hands: PerSeat<Purse> = PerSeat::from_fn(count, |seat| cards(names[seat.index()]));
        first_player(&hands)
    };
    assert_eq!(hands(&["b9 g8 r5", "b7 g7 r6", "b5 g5 y5 r5"]), Seat::B);
    assert_eq!(hands(&["b9 g9 r4", "b8 g8 r6"]), Seat::A);
    for seed in 0..20 {
        let scene = opening(4, seed);
        let seat = first_player(&scene.table.hands);
        assert_eq!(scene.dealer.events().last(), Some(&Event::Began { seat }));
    }
}

/// rules: NY-10
#[test]
fn four_money_cards_lie_face_up() {
    assert_eq!(opening(5, 9).table.row.len(), 4);
}

/// rules: NY-11, NY-47, NY-T25
#[test]
fn the_rest_makes_five_piles_with_a_in_the_second_and_b_in_the_fourth() {
    // Four players, 17 cards dealt: 87 left, piles of 18, 18, 17, 17, 17 and the scoring cards.
    assert_eq!(piles(108 - 17 - 4), [18, 19, 17, 18, 17]);
    assert_eq!(piles(87).iter().sum::<u8>(), 89);
    // A is one of cards 19 to 37, B one of 55 to 72.
    assert_eq!((18 + 1, 18 + 19), (19, 37));
    assert_eq!((18 + 19 + 17 + 1, 18 + 19 + 17 + 18), (55, 72));
    // Two players, 8 dealt: five piles of 12.
    assert_eq!(piles(72 - 8 - 4), [12, 13, 12, 13, 12]);
    for cards in 0..=87 {
        let plain: Vec<u8> = piles(cards)
            .iter()
            .zip([0, 1, 0, 1, 0])
            .map(|(p, s)| p - s)
            .collect();
        assert!(plain.is_sorted_by(|a, b| a >= b) && plain[0] - plain[4] <= 1);
    }
}

/// rules: NY-11, NY-57
#[test]
fn a_comes_up_within_the_second_pile_and_b_within_the_fourth() {
    for seed in 0..60 {
        let mut scene = opening(3, seed);
        scene.dealer.take_events();
        let piles = scene.table.piles.map(usize::from);
        let mut card = 0;
        let mut came = Vec::new();
        // Taking one card a turn turns up exactly one money card, or a scoring card before it.
        while came.len() < 2 {
            let seat = tabletop::Game::to_act(&scene.table).first().unwrap();
            let take = scene.list(&seat.to_string(), "take");
            let single = take
                .iter()
                .find(|action| action.split(' ').count() == 2)
                .unwrap();
            for event in scene.play(&format!("{seat} {single}")) {
                match event {
                    Event::TurnedUp { .. } => card += 1,
                    Event::Scored { scoring, .. } => {
                        card += 1;
                        came.push((scoring, card));
                    }
                    _ => {}
                }
            }
        }
        let [one, two, three, four, _] = piles;
        let [(a, first), (b, second)] = came[..] else {
            panic!("two scorings were awaited");
        };
        assert_eq!((a, b), (Scoring::A, Scoring::B));
        assert!(first > one && first <= one + two, "A came as card {first}");
        let before = one + two + three;
        assert!(
            second > before && second <= before + four,
            "B came as card {second}"
        );
    }
}

/// rules: NY-47, NY-54
#[test]
fn set_up_goes_in_a_fixed_order() {
    let scene = opening(2, 8);
    let names = scene.dealer.events().iter().map(|event| match event {
        Event::TileDrawn { .. } => 'd',
        Event::DirkDrew { .. } => 'D',
        Event::Dealt { .. } => 'h',
        Event::TurnedUp { .. } => 'r',
        Event::PilesMade { .. } => 'p',
        Event::Began { .. } => 'b',
        _ => '?',
    });
    assert_eq!(names.collect::<String>(), "ddddDhhrrrrpb");
}

/// rules: NY-47
#[test]
fn the_row_of_the_opening_holds_no_scoring_card() {
    for seed in 0..100 {
        assert_eq!(opening(2, seed).table.scorings, 0);
    }
    assert_eq!(scene(2).table.scorings, 2);
}
