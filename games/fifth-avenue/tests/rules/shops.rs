//! Shops: taking, placing, special scorings.

use fifth_avenue::{
    components::{Shop, ShopBag},
    flow::Step,
};
use tabletop::Seat;

use super::scene::{Scene, scene};

fn row(mut scene: Scene, groups: &[&[Shop]]) -> Scene {
    let first = scene.table.board.active_group().next().unwrap().0;
    for (place, shop) in (first..).zip(groups.iter().copied().flatten()) {
        scene.table.board.row[place] = Some(*shop);
    }
    scene
}

/// Places a shop of the active group on some lot and takes the turn back.
fn place_one(scene: Scene) -> Scene {
    let shop = scene.table.board.active_group().next().unwrap().1;
    let (district, lot) = scene.table.board.shop_lots().next().unwrap();
    let scene = scene.play(&format!("A shop {shop}; A at {district} {lot}"));
    if scene.now() == "over" {
        return scene;
    }
    scene.asks(&[Step::Turn(Seat::A)])
}

const F: Shop = Shop::Fashion;
const A: Shop = Shop::Gallery;
const P: Shop = Shop::Perfumery;

/// rules: FA-029, FA-046, FA-047, FA-048, FA-049, FA-051, FA-T10, FA-Q08
#[test]
fn the_last_tile_of_a_group_goes_below_central_park() {
    let scene = row(scene(3), &[&[F, A, P], &[F, A], &[P, P, P]]);
    assert_eq!(scene.refused("A", "shop jeweller"), "FA-046");
    let scene = scene.play("A shop gallery; A at ts grey");
    assert_eq!(scene.table.board.park_shops.len(), 0);
    let scene = scene
        .asks(&[Step::Turn(Seat::A)])
        .play("A shop fashion; A at ts grey");
    assert_eq!(
        scene.table.board.park_shops,
        [P].into_iter().collect::<ShopBag>()
    );
    let scene = scene.asks(&[Step::Turn(Seat::A)]);
    assert_eq!(
        scene
            .table
            .board
            .active_group()
            .map(|(place, _)| place)
            .collect::<Vec<_>>(),
        [3, 4]
    );
}

/// rules: FA-050, FA-T11
#[test]
fn the_player_chooses_which_of_two_goes_to_the_park() {
    for (placed, parked) in [("fashion", A), ("gallery", F)] {
        let scene = row(scene(3).placed(2), &[&[F, A]]);
        let before = scene.table.board.park_shops;
        let scene = scene.play(&format!("A shop {placed}; A at ts grey"));
        let mut expected = before;
        expected.insert(parked);
        assert_eq!(scene.table.board.park_shops, expected);
    }
}

/// rules: FA-052, FA-053, FA-054, FA-055, FA-T12
#[test]
fn figure_06_a_shop_goes_to_an_empty_lot_or_beside_one_other() {
    // 34w is orange, green, grey, brown, violet.
    let scene = row(scene(3), &[&[F, A, P]])
        .ring("34w", "R1 [F,J] [A] . Y1")
        .play("A shop perfumery");
    let in_34w = |action: &&String| action.starts_with("at 34w");
    let legal = scene.legal("A");
    let lots: Vec<_> = legal.iter().filter(in_34w).collect();
    assert_eq!(lots, ["at 34w grey", "at 34w brown"]);
    assert_eq!(scene.refused("A", "at 34w orange"), "FA-055");
    assert_eq!(scene.refused("A", "at 34w green"), "FA-054");
    assert_eq!(scene.refused("A", "at 34w sixth"), "FA-Q32");
    assert_eq!(scene.refused("A", "draw"), "FA-029");
}

/// rules: FA-056, FA-057, FA-058, FA-059, FA-060, FA-T42
#[test]
fn no_shop_goes_to_a_closed_district_nor_below_the_park() {
    let others = "34e 42w ts 42e 52w 52e";
    let scene = row(scene(3), &[&[F, A, P]])
        .ring("34w", ". [F] [F,F] B1 [J]")
        .closed(others)
        .play("A shop fashion");
    assert_eq!(
        scene.legal("A"),
        ["at 34w orange", "at 34w green", "at 34w violet"]
    );
    assert_eq!(scene.refused("A", "at ts grey"), "FA-056");
    assert!(
        "at park grey"
            .parse::<fifth_avenue::action::Action>()
            .is_err()
    );
}

/// rules: FA-Q19
#[test]
fn without_a_lot_no_shop_can_be_chosen() {
    let all = "34w 34e 42w ts 42e 52w 52e";
    let scene = row(scene(3), &[&[F, A, P]]).closed(all);
    assert_eq!(scene.refused("A", "shop fashion"), "FA-Q19");
    assert!(
        !scene
            .legal("A")
            .iter()
            .any(|action| action.starts_with("shop"))
    );
}

/// rules: FA-061, FA-065, FA-T27
#[test]
fn the_third_shop_rewards_three_districts() {
    let scene = scene(3)
        .ring("34w", "R1 Y1 B1 . .")
        .ring("34e", "R1 Y1 B1 . .")
        .ring("ts", "R1 B1 . . .")
        .ring("52w", "B2 . . . .")
        .park("B", 3)
        .placed(2);
    assert_eq!(place_one(scene).scores(), [4, 0, 4]);
}

/// rules: FA-062, FA-063, FA-T44
#[test]
fn the_sixth_and_ninth_shop_reward_four_and_five_districts() {
    let six = scene(3)
        .ring("34w", "R1 Y1 B1 . .")
        .ring("34e", "R1 Y1 B1 . .")
        .ring("ts", "R1 Y1 B1 . .")
        .ring("52w", "R1 . . . .")
        .park("B", 1)
        .closed("52e")
        .placed(5);
    assert_eq!(place_one(six).scores(), [6, 0, 0]);
    let mut nine = scene(3).ring("34e", "Y1 R1 B1 . .");
    for name in ["34w", "42w", "ts", "42e"] {
        nine = nine.ring(
            name,
            if name == "42e" {
                "R1 Y1 . . ."
            } else {
                "R1 Y1 B1 . ."
            },
        );
    }
    let nine = nine.ring("52w", "Y1 . . . .").placed(8);
    assert_eq!(place_one(nine).scores(), [8, 8, 0]);
}

/// rules: FA-T28
#[test]
fn tiles_below_the_park_after_each_placed_shop() {
    let mut scene = scene(3);
    let mut counts = Vec::new();
    for _ in 0..12 {
        scene = place_one(scene);
        counts.push(scene.table.board.park_shops.len());
    }
    assert_eq!(counts, [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8]);
    assert_eq!(scene.now(), "over");
}

/// rules: FA-064, FA-116, FA-146, FA-T29
#[test]
fn the_twelfth_shop_ends_the_game_at_once() {
    let mut names = scene(3);
    for name in ["34w", "34e", "42w", "ts", "42e"] {
        names = names.ring(name, "R1 . . . .");
    }
    let scene = place_one(names.ring("52e", "[F] . . . .").placed(11));
    assert_eq!(scene.now(), "over");
    assert_eq!(scene.holds("A"), "-", "no cards are taken");
    assert_eq!(
        scene.table.board.commissions,
        [fifth_avenue::components::places::Place::Start; 2]
    );
    assert!(
        scene.scores()[0] >= 5,
        "five towers, and no special scoring of 8"
    );
    assert!(scene.scores()[0] < 5 + 8);
}
