//! The auction of Central Park.

use fifth_avenue::{
    components::{Shop, ShopBag},
    scoring,
};
use tabletop::Seat;

use super::scene::{Scene, scene};

fn at_the_park() -> Scene {
    scene(3)
        .ring("34w", "R1 [F] Y1 B1 .")
        .hand("B", "n4 n6 k4")
        .hand("C", "n5 k4")
        .series("")
        .play("A pass")
        .bid("B", "n4 k4")
        .bid("C", "n5 k4")
}

/// rules: FA-113, FA-114, FA-145, FA-T49
#[test]
fn the_first_bidder_chooses_the_colour_for_all() {
    let scene = at_the_park().bid("B", "n6").play("C pass");
    assert_eq!(scene.now(), "B won park green 1");
    assert_eq!(scene.legal("B"), ["build 0", "build 1"]);
    let scene = scene.play("B build 1");
    assert_eq!(scene.table.board.park_towers[Seat::B], 1);
    assert_eq!(scene.table.board.reserves[Seat::B], 2);
    let other = at_the_park().play("B pass");
    assert_eq!(other.now(), "C won park green 2");
}

/// rules: FA-145
#[test]
fn the_colour_stays_though_its_bidder_passes() {
    let scene = scene(3)
        .hand("A", "n4")
        .hand("B", "n4 k4")
        .hand("C", "o6 n5 k6")
        .series("")
        .bid("A", "n4")
        .bid("B", "n4 k4");
    assert_eq!(scene.refused("C", "lay o6"), "FA-113");
    let scene = scene.bid("C", "n5 k6").play("A pass");
    assert_eq!(
        scene.table.board.auction.unwrap().colour.unwrap().word(),
        "green"
    );
}

/// rules: FA-115, FA-118, FA-T20, FA-Q28
#[test]
fn towers_below_the_park_count_the_types_among_three_tiles() {
    let board = scene(3).park("A", 2).park("C", 1).table.board;
    let paid = |shops: &[Shop]| {
        let drawn: ShopBag = shops.iter().copied().collect();
        scoring::park(&board, &drawn)
            .points
            .values()
            .copied()
            .collect::<Vec<_>>()
    };
    let [f, j, a, _] = Shop::ALL;
    assert_eq!(paid(&[f, f, f]), [4, 0, 2]);
    assert_eq!(paid(&[f, j, f]), [6, 0, 3]);
    assert_eq!(paid(&[f, j, a]), [10, 0, 5]);
    assert_eq!(paid(&[]), [2, 0, 1]);
}
