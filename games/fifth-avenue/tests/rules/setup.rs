//! Setup: from the box to the first decision.

use fifth_avenue::{
    FifthAvenue,
    components::{
        District, Lot, TOWERS,
        board::Side,
        cards::{BOX, by_suit},
        places::Place,
    },
    event::{Dealt, Event},
    setup::Options,
    state::lots::{OnLot, Shops},
};
use tabletop::{Dealer, Game, Memory, Options as _, Seat, Seed, Viewer};

use super::scene::{opening, scene, seats};

fn on(side: Side) -> Options {
    Options {
        side,
        ..Options::default()
    }
}

/// rules: FA-001, FA-002, FA-003, FA-004, FA-005, FA-006, FA-Q02
#[test]
fn seven_shops_lie_on_two_two_one_one_one_colours_and_twenty_in_the_row() {
    for seed in 0..200 {
        let table = opening(4, &Options::default(), seed).table;
        let mut colours = [0; 6];
        for district in District::ALL {
            let shops = table
                .board
                .lots_of(district)
                .filter(|(_, on)| matches!(on, OnLot::Shops(_)));
            for (lot, _) in shops {
                colours[lot as usize] += 1;
            }
        }
        colours.sort_unstable();
        assert_eq!(colours, [0, 1, 1, 1, 2, 2]);
        assert_eq!(table.board.row.iter().flatten().count(), 20);
        assert_eq!(table.board.unused.len(), 9);
        table.assert_sound();
    }
}

/// rules: FA-007, FA-008, FA-009, FA-010, FA-101
#[test]
fn a_hand_has_one_card_of_each_colour_and_four_black_ones() {
    for count in 2..=4 {
        let table = opening(count, &Options::default(), 7).table;
        for hand in table.hands.values() {
            assert_eq!(by_suit(hand), [1, 1, 1, 1, 1, 4]);
        }
        let left = by_suit(&table.unseen);
        assert_eq!(
            left,
            [
                11 - count,
                11 - count,
                11 - count,
                11 - count,
                11 - count,
                50 - 4 * count
            ]
        );
        assert!(table.board.decks.iter().all(|deck| deck.top.is_some()));
    }
    assert_eq!(BOX.len(), 110);
}

/// rules: FA-011, FA-012, FA-013, FA-014, FA-019, FA-020, FA-124, FA-136, FA-Q47
#[test]
fn towers_commissions_and_signs_are_where_they_belong() {
    for count in 2..=4 {
        let table = opening(count, &Options::default(), 3).table;
        assert!(table.board.reserves.values().all(|towers| *towers == 3));
        assert!(table.board.supplies.values().all(|towers| *towers == 12));
        assert_eq!(table.board.asso, (count == 2).then_some(TOWERS));
        assert_eq!(table.board.commissions, [Place::Start; 2]);
        assert!(table.board.markers.iter().all(|marks| marks.is_empty()));
        assert!(table.board.closed.is_empty());
    }
}

/// rules: FA-015, FA-016, FA-017, FA-021, FA-T05, FA-Q31
#[test]
fn towers_are_placed_counter_clockwise_and_back_and_then_the_start_player_begins() {
    let options = Options {
        first: Some(Seat::A),
        ..Options::default()
    };
    let mut scene = opening(4, &options, 1);
    let mut order = String::new();
    while scene.now().contains("places") {
        let seat = scene.table.to_act().first().unwrap().to_string();
        let action = scene.legal(&seat)[0].clone();
        scene = scene.play(&format!("{seat} {action}"));
        order += &seat;
    }
    assert_eq!(order, "ADCBBCDA");
    assert_eq!(scene.now(), "A acts");
    let firsts: std::collections::BTreeSet<_> = (0..50)
        .map(|seed| opening(3, &Options::default(), seed).table.board.first)
        .collect();
    assert_eq!(firsts.len(), 3, "lots are drawn");
}

/// rules: FA-018, FA-137, FA-Q03
#[test]
fn starting_towers_go_to_empty_lots_in_two_districts() {
    let scene = scene(3)
        .ring("34w", "R1 [F] . . Y1")
        .asks(&[fifth_avenue::flow::Step::Place(Seat::A)]);
    assert_eq!(scene.refused("A", "at 34w grey"), "FA-137");
    assert_eq!(scene.refused("A", "at 34w green"), "FA-018");
    assert_eq!(scene.refused("A", "at 34w violet"), "FA-018");
    assert_eq!(scene.refused("A", "at 34e sixth"), "FA-Q32");
    assert_eq!(scene.refused("A", "towers"), "FA-016");
    assert_eq!(scene.legal("A").len(), 30);
}

/// rules: FA-119, FA-120, FA-121, FA-122, FA-123, FA-Q32
#[test]
fn on_the_other_side_the_shops_lie_on_the_sixth_lots() {
    for count in 2..=4 {
        let table = opening(count, &on(Side::Six), 5).table;
        for district in District::ALL {
            let on = table.board.on(district, Lot::Sixth);
            assert!(matches!(on, OnLot::Shops(_)) && on.takes_shop());
            assert_eq!(table.board.side.ring(district).len(), 6);
            assert_eq!(table.board.empty_lots(district).count(), 5);
        }
        table.assert_sound();
    }
}

/// rules: FA-Q42
#[test]
fn chance_is_used_in_one_fixed_order() {
    // Lots, 7 + 20 shops, colours shuffled (4 + 6 draws), then cards: noughts give the first kind.
    let mut dealer = Dealer::scripted([1].into_iter().chain([0; 200]));
    let table = FifthAvenue::set_up(&Options::default(), seats(2), &mut dealer).unwrap();
    assert_eq!(table.board.first, Seat::B);
    let shops: Vec<_> = dealer
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::ShopLaid { shop, district, .. } => Some((*district, *shop)),
            _ => None,
        })
        .collect();
    assert_eq!(shops.len(), 7);
    assert!(
        shops
            .iter()
            .zip(District::ALL)
            .all(|(laid, district)| laid.0 == district)
    );
    assert_eq!(
        table.hands[Seat::B],
        table.hands[Seat::A],
        "always the lowest card"
    );
    assert_eq!(dealer.drawn(), 1 + 27 + 4 + 6 + 5 * 3 + 8);
}

/// rules: FA-007, FA-009, FA-Q37
#[test]
fn nobody_hears_what_another_is_dealt() {
    let mut dealer = Dealer::new(Seed::number(9));
    let table = FifthAvenue::set_up(&Options::default(), seats(3), &mut dealer).unwrap();
    for event in dealer.events() {
        let Event::Dealt { seat, .. } = event else {
            continue;
        };
        for viewer in Viewer::all(seats(3)) {
            let Event::Dealt { cards, .. } = FifthAvenue::veil(event, viewer) else {
                panic!("it stays a deal")
            };
            let expected = if viewer.is(*seat) {
                Dealt::Cards(table.hands[*seat])
            } else {
                Dealt::Unseen(9)
            };
            assert_eq!(cards, expected);
        }
    }
}

#[test]
fn options_are_words() {
    let line = "side=six first=C hands=open";
    let options = Options::of_line(line).unwrap();
    assert_eq!((options.side, options.first), (Side::Six, Some(Seat::C)));
    assert_eq!(options.line(), line);
    // rules: FA-Q39
    assert_eq!(options.hands, Memory::Open);
    assert_eq!(Options::default().hands, Memory::Remembered);
    assert!(Options::of_line("hands=shut").is_err());
    assert!(Options::of_line("side=seven").is_err());
    assert!(Options::of_line("first=E").is_err());
    let mut dealer = Dealer::new(Seed::number(1));
    assert!(FifthAvenue::set_up(&options, seats(2), &mut dealer).is_err());
}

/// rules: FA-054
#[test]
fn a_lot_has_one_or_two_shops() {
    assert!(Shops::try_from(vec![]).is_err());
    assert!(Shops::try_from(vec![fifth_avenue::components::Shop::Fashion; 3]).is_err());
}
