//! Scoring a district.

use fifth_avenue::{
    components::{Lot, board::Side},
    scoring,
    state::Board,
};

use super::scene::{district, on_side, scene};

fn points(board: &Board, name: &str) -> Vec<u8> {
    let score = scoring::district(board, district(name));
    score.points.values().copied().collect()
}

/// rules: FA-070, FA-071, FA-072, FA-073, FA-074, FA-075, FA-T06, FA-T07, FA-T08
#[test]
fn figure_07_towers_count_the_types_of_shops_beside_them() {
    for (drawn, expected) in [
        ("[F] B2 . . Y1", [0, 2, 4]),
        ("[J] R2 [J,A] Y1 B2", [6, 3, 4]),
        ("[F,J] Y1 [A,P] B2 [F]", [0, 8, 10]),
    ] {
        for name in ["34w", "ts", "52e"] {
            let table = scene(3).ring(name, drawn).table;
            assert_eq!(points(&table.board, name), expected, "{drawn} in {name}");
        }
    }
}

/// rules: FA-070, FA-076
#[test]
fn a_scoring_pays_everybody_and_changes_nothing_on_the_board() {
    let scene = scene(3)
        .ring("ts", "[J] R2 [J,A] Y1 B2")
        .commissions("ts", "start");
    let before = scene.table.board.districts;
    let scene = scene.play("A score ts");
    assert_eq!(scene.scores(), [6, 3, 4]);
    assert_eq!(scene.table.board.districts, before);
}

/// rules: FA-122, FA-T55
#[test]
fn with_six_lots_the_ring_has_six_neighbours() {
    let table = on_side(3, Side::Six)
        .ring("ts", "B1 . [J] Y2 R1 [F,A]")
        .table;
    assert_eq!(points(&table.board, "ts"), [3, 4, 3]);
}

/// rules: FA-Q01, FA-Q32
#[test]
fn the_rings_favour_no_pair_of_colours() {
    for (side, least, most) in [(Side::Five, 3, 4), (Side::Six, 2, 3)] {
        for (n, one) in Lot::ALL[..5].iter().enumerate() {
            for other in &Lot::ALL[n + 1..5] {
                let beside = |name: &&fifth_avenue::components::District| {
                    side.beside(**name, *one).contains(other)
                };
                let all = fifth_avenue::components::District::ALL;
                let count = all.iter().filter(beside).count();
                assert!((least..=most).contains(&count), "{one} {other}: {count}");
            }
        }
    }
}

/// What a lot is worth is the same for a tower that stands there and for one that might.
#[test]
fn the_worth_of_every_lot_can_be_asked() {
    let board = scene(3).ring("34w", "[F,J] . [A] B1 .").table.board;
    let worth = |lot| board.worth(district("34w"), lot);
    assert_eq!(worth(Lot::Green), 5);
    assert_eq!(worth(Lot::Violet), 3);
    assert_eq!(worth(Lot::Brown), 2);
}
