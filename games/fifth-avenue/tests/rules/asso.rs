//! Two players: Asso.

use fifth_avenue::{
    FifthAvenue,
    components::{board::Side, cards::by_suit},
    event::Event,
    flow::Step,
    scoring,
    setup::Options,
};
use tabletop::{Dealer, Game, Seat, Seed};

use super::scene::{Scene, district, numbered, on_side, opening, scene, thing};

fn two(asso: &str) -> Scene {
    scene(2)
        .hand("A", "o4 o5 o6 o4 o4 k4 k5 k6 k6")
        .hand("B", "n4 n5 n5 n6 k4 k5 k5 k5")
        .black(asso, 0)
        .series("34w")
}

/// rules: FA-125, FA-126, FA-127, FA-128, FA-148, FA-T26
#[test]
fn asso_is_third_and_equal_is_not_enough() {
    for (asso, then) in [
        ("4 4", "B won 34w green 2"),
        ("5 5", "B won 34w green 2"),
        ("6 6", "B bids"),
    ] {
        let scene = two(asso).play("A pass");
        assert_eq!(scene.table.board.auction.unwrap().asso, None);
        let scene = scene.bid("B", "n5 n5");
        assert_eq!(scene.now(), then, "{asso}");
        if then == "B bids" {
            assert_eq!(scene.table.board.auction.unwrap().least_raise(Seat::B), 3);
            assert_eq!(scene.clone().bid("B", "k5").now(), "B won 34w green 2");
            assert_eq!(
                scene.play("B pass").now(),
                "A bids",
                "the park, after Asso built"
            );
        }
    }
}

/// rules: FA-149, FA-150, FA-T52
#[test]
fn after_asso_the_trigger_player_goes_on() {
    let scene = two("5 6 5").bid("A", "o4 k5").bid("B", "n4 n5 k5");
    assert_eq!(
        (scene.now(), scene.table.board.auction.unwrap().high()),
        ("A bids".to_owned(), 16)
    );
    let scene = scene.play("A pass");
    assert_eq!(scene.now(), "B bids");
    assert_eq!(scene.clone().bid("B", "k4").now(), "B won 34w green 2");
    let lost = scene.play("B pass");
    assert_eq!(
        lost.heard(|event| matches!(event, Event::AssoWon { total: 16, .. })),
        1
    );
    let equal = two("4 5 4").play("A pass").bid("B", "n4 k4 k5");
    assert_eq!(equal.now(), "B won 34w green 2", "13 is not higher than 13");
    let long = two("4 5 6 6").bid("A", "o4 o4 k4").bid("B", "n5 n5 k5 k5");
    assert_eq!(
        (long.now(), long.table.board.auction.unwrap().high()),
        ("A bids".to_owned(), 21)
    );
    let long = long.bid("A", "o4 o6");
    assert_eq!(long.table.board.auction.unwrap().high(), 22);
    assert_eq!(long.now(), "B bids");
    assert_eq!(long.table.board.auction.unwrap().least_raise(Seat::B), 3);
}

/// rules: FA-130, FA-148, FA-T52, FA-Q34
#[test]
fn asso_turns_cards_even_if_both_have_passed() {
    let scene = two("4 4 5 5").play("A pass; B pass");
    assert_eq!(
        scene.heard(|event| matches!(event, Event::AssoWon { .. })),
        1
    );
    assert!(scene.heard(|event| matches!(event, Event::Built { .. })) > 0);
    let built = scene.heard(|event| matches!(event, Event::Built { .. }));
    let scene = scene.play("A pass; B pass");
    assert_eq!(
        scene.heard(|event| matches!(event, Event::AssoWon { .. })),
        2
    );
    assert_eq!(
        scene.heard(|event| matches!(event, Event::Built { .. })),
        built,
        "nothing at the park"
    );
}

/// rules: FA-131, FA-132, FA-T22, FA-T23, FA-T24, FA-T53, FA-T55
#[test]
fn asso_builds_where_a_tower_is_worth_most() {
    for (drawn, side, expected) in [
        ("[F,J] . [A] B1 .", Side::Five, &[2][..]),
        ("[F] . B1 Y1 .", Side::Five, &[2, 5]),
        ("[F] B1 . . Y1", Side::Five, &[3, 4]),
        ("[F] . . . .", Side::Five, &[2, 5]),
        ("[F,J] . [A,P] . [F]", Side::Five, &[2]),
        ("[F] Z1 . B1 .", Side::Five, &[5]),
        (". B1 . Y1 . [F]", Side::Six, &[1, 5]),
    ] {
        let scene = on_side(2, side).ring("ts", &drawn.replace('B', "R"));
        let board = &scene.table.board;
        assert_eq!(
            numbered(side, "ts", board.asso_lots(district("ts"))),
            expected,
            "{drawn}"
        );
        let scene = scene.black("4 4", 0).series("ts").play("A pass; B pass");
        for lot in expected {
            assert_eq!(scene.lot("ts", *lot), thing("Z1"), "{drawn}");
        }
    }
}

/// rules: FA-Q36
#[test]
fn asso_builds_no_more_towers_than_he_has() {
    for (left, expected) in [(1, &[2][..]), (0, &[])] {
        let mut scene = scene(2).ring("ts", "[F] . R1 Y1 .");
        scene.table.board.asso = Some(left);
        let lots = scene.table.board.asso_lots(district("ts"));
        assert_eq!(numbered(Side::Five, "ts", lots), expected);
        let scene = scene.black("4 4", 0).series("ts").play("A pass; B pass");
        assert_eq!(scene.table.board.asso, Some(0));
    }
}

/// rules: FA-109, FA-133, FA-134, FA-135, FA-T25, FA-T54
#[test]
fn asso_stops_a_full_district() {
    // A plays Blue, B plays Yellow: `[F] Z1 [J,A] B2 Z1`.
    let full = scene(2).ring("ts", "[F] Z1 [J,A] R2 Z1");
    let paid = |winner| {
        let points = scoring::stop(&full.table.board, district("ts"), winner).points;
        [points[Seat::A], points[Seat::B]]
    };
    assert_eq!(paid(Some(Seat::A)), [4, 0]);
    assert_eq!(paid(Some(Seat::B)), [3, 4]);
    assert_eq!(paid(None), [3, 0]);
    let scene = full
        .clone()
        .black("4 4", 0)
        .series("ts")
        .play("A pass; B pass");
    assert_eq!(scene.scores(), [3, 0]);
    assert!(scene.table.board.closed.contains(district("ts")));
    assert_eq!(scene.table.board.removed.asso, 2);
    let five_and_six = super::scene::scene(2).ring("ts", "[F] Y1 [J,A] R2 Z1");
    let scene = five_and_six
        .black("4 4", 0)
        .series("ts")
        .play("A pass; B pass");
    assert_eq!(scene.scores(), [3, 2]);
    let end = full
        .closed("34w")
        .black("4 4", 0)
        .series("ts")
        .play("A pass; B pass");
    assert_eq!(end.now(), "over", "a stop by Asso is one of the two");
}

/// rules: FA-126, FA-T21
#[test]
fn asso_bids_one_of_ten_totals() {
    let mut totals = std::collections::BTreeSet::new();
    for n in 0..81 {
        let digits = [n / 27, n / 9 % 3, n / 3 % 3, n % 3].map(|digit| (digit + 4).to_string());
        let scene = two(&digits.join(" ")).play("A pass; B pass");
        totals.extend(
            scene
                .dealer
                .events()
                .iter()
                .filter_map(|event| match event {
                    Event::AssoBid { total, .. } => Some(*total),
                    _ => None,
                }),
        );
    }
    assert_eq!(
        Vec::from_iter(totals),
        [8, 10, 12, 13, 14, 16, 17, 19, 20, 21]
    );
}

/// rules: FA-102, FA-126, FA-129, FA-Q15, FA-Q16, FA-Q40, FA-Q41, FA-T56
#[test]
fn a_deck_shuffled_and_used_up_in_the_middle_of_a_bid() {
    let scene = scene(2)
        .black("5 4 6", 1)
        .commissions("park", "start")
        .play("A draw; A move white start; A pass; B pass");
    assert_eq!(scene.holds("A"), "k5");
    assert_eq!(
        scene.heard(|event| matches!(event, Event::AssoBid { total: 10, .. })),
        1
    );
    assert_eq!(
        scene.heard(|event| matches!(event, Event::Shuffled { cards: 1 })),
        1
    );
    let black = scene.table.board.black;
    assert_eq!((black.under.to_string().as_str(), black.face_up), ("46", 0));
    assert_eq!(by_suit(&scene.table.unseen)[5], 0);
    let empty = super::scene::scene(2)
        .black("", 0)
        .series("")
        .play("A pass; B pass");
    assert_eq!(
        empty.heard(|event| matches!(event, Event::NobodyBid { .. })),
        1
    );
}

/// rules: FA-126. The table of the ledger: of a hundred bids from a fresh deck, in tenths.
#[test]
fn the_bids_of_asso_over_100_000_fresh_decks() {
    let expected = [
        (8, 155),
        (10, 98),
        (12, 74),
        (13, 103),
        (14, 172),
        (16, 119),
        (17, 50),
        (19, 92),
        (20, 73),
        (21, 63),
    ];
    let mut fresh = opening(2, &Options::default(), 1).table;
    fresh.unseen = fifth_avenue::components::cards::BOX;
    fresh.hands = tabletop::PerSeat::new(super::scene::seats(2));
    let fresh = Scene {
        table: fresh,
        dealer: Dealer::new(Seed::number(1)),
    }
    .series("")
    .play("A pass");
    let mut dealer: Dealer<Event> = Dealer::new(Seed::number(2004));
    let mut counts = [0_u32; 22];
    for _ in 0..100_000 {
        let mut table: FifthAvenue = fresh.table.clone();
        table
            .play(Seat::B, "pass".parse().unwrap(), &mut dealer)
            .unwrap();
        let bid = dealer
            .take_events()
            .into_iter()
            .find_map(|event| match event {
                Event::AssoBid { total, .. } => Some(total),
                _ => None,
            });
        counts[usize::from(bid.unwrap())] += 1;
    }
    for (total, tenths) in expected {
        let found = counts[total] / 100;
        assert!(
            found.abs_diff(tenths) <= 5,
            "{total}: {found} tenths of a per cent, not {tenths}"
        );
    }
}

/// rules: FA-124
#[test]
fn asso_has_no_turn() {
    let scene = scene(2).play("A towers; A take orange green; A move white 34w");
    assert_eq!(scene.now(), "B acts");
    let scene = scene.play("B towers; B take grey brown; B move white ts");
    assert_eq!(scene.now(), "A acts");
    assert_eq!(scene.table.agenda.now(), Some(&Step::Turn(Seat::A)));
}
