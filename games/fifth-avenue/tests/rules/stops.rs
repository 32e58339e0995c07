//! Building stops.

use fifth_avenue::scoring;
use tabletop::Seat;

use super::scene::{Scene, district, scene};

fn full() -> Scene {
    scene(4).ring("34w", "[F] Y1 [J,A] B2 R1")
}

/// rules: FA-109, FA-110, FA-T18, FA-Q27
#[test]
fn figure_10_what_a_stop_pays() {
    let board = full().table.board;
    let paid = scoring::stop(&board, district("34w"), Some(Seat::A));
    assert_eq!(
        paid.points.values().copied().collect::<Vec<_>>(),
        [4, 2, 3, 0]
    );
    assert_eq!(
        paid.normal.values().copied().collect::<Vec<_>>(),
        [2, 5, 6, 0]
    );
    assert_eq!(paid.towers, 4);
}

/// rules: FA-109
#[test]
fn who_stops_gets_the_towers_even_if_half_the_score_were_more() {
    let board = scene(3).ring("34w", "[F,J] R1 [A,P] Y1 [F]").table.board;
    let paid = scoring::stop(&board, district("34w"), Some(Seat::A));
    assert_eq!((paid.normal[Seat::A], paid.points[Seat::A]), (8, 2));
}

/// rules: FA-108, FA-111, FA-138, FA-143, FA-T18, FA-T19, FA-T60, FA-Q43
#[test]
fn figure_11_all_of_a_closed_district_leaves_the_game() {
    // A's tower stands on the violet lot, the fifth of the ring.
    let scene = full().hand("A", "v4").series("34w").bid("A", "v4");
    let before = scene.table.board.clone();
    let scene = scene.play("B pass; C pass; D pass; A stop");
    let board = &scene.table.board;
    assert_eq!(scene.scores(), [4, 2, 3, 0]);
    assert!(board.closed.contains(district("34w")) && board.towers_in(district("34w")) == 0);
    assert_eq!(
        board.removed.towers.values().copied().collect::<Vec<_>>(),
        [1, 1, 2, 0]
    );
    assert_eq!(board.removed.shops.len(), 3);
    assert_eq!(
        (board.supplies, board.reserves),
        (before.supplies, before.reserves)
    );
    assert_eq!(scene.holds("D"), "-", "a stop gives no cards");
    assert!(board.markers[0].is_empty());
}

/// rules: FA-107, FA-108, FA-114, FA-T43, FA-Q25, FA-Q26
#[test]
fn what_a_winner_may_do() {
    let numbers = ["build 0", "build 1", "build 2"];
    let stop = ["build 0", "build 1", "build 2", "stop"];
    for (drawn, bid, expected) in [
        ("R1 [F] [J] Y1 B1", "o5", &stop[..]),
        ("R1 [F] [J] Y1 .", "o5", &numbers[..]),
        (". [F] [J] Y1 B1", "o5", &numbers[..]),
        ("N1 [F] [J] Y1 B1", "n5", &["stop"]),
    ] {
        let scene = scene(4).ring("34w", drawn).hand("A", bid).reserve("A", 5);
        let scene = scene
            .series("34w")
            .bid("A", bid)
            .play("B pass; C pass; D pass");
        assert_eq!(scene.legal("A"), expected, "{drawn}");
        if expected == numbers {
            assert_eq!(scene.refused("A", "stop"), "FA-107");
        }
        if expected == ["stop"] {
            assert_eq!(scene.refused("A", "build 0"), "FA-108");
        }
    }
    let park = scene(4)
        .hand("A", "o5")
        .reserve("A", 5)
        .series("")
        .bid("A", "o5");
    let park = park.play("B pass; C pass; D pass");
    assert_eq!(park.legal("A"), numbers);
    assert_eq!(park.refused("A", "stop"), "FA-115");
}
