//! Building rules, on the ledger's own cities.

use new_york::{
    components::{BOX, Side},
    legal::Refusal,
    state::city::{Cell, Misfit},
};

use crate::scene::{Scene, assert_picture, scene, tile};

const T10: &str = "station-06(1,0)";
const T13: &str = "station-06(1,0) station-08(1,1) station-09(2,1) theatre-05(2,0)";

/// The cells where the tile fits, by the list of placements.
fn cells(scene: &Scene, name: &str) -> Vec<(i8, i8)> {
    let laid = scene.clone().aside("A", name);
    let mut cells: Vec<(i8, i8)> = laid
        .list("A", "place")
        .iter()
        .map(|line| {
            line.rsplit_once(' ')
                .unwrap()
                .1
                .parse::<Cell>()
                .unwrap()
                .into()
        })
        .collect();
    cells.sort_unstable();
    cells
}

fn sorted(mut cells: Vec<(i8, i8)>) -> Vec<(i8, i8)> {
    cells.sort_unstable();
    cells
}

/// rules: NY-24, NY-25, NY-27, NY-T09
#[test]
fn tiles_fit_the_start_tile_with_their_plain_sides() {
    let scene = scene(3);
    let all = vec![(0, 1), (1, 0), (0, -1), (-1, 0)];
    let fits = [
        ("station-08", all),
        ("museum-01", vec![(0, 1)]),
        ("station-01", vec![(1, 0)]),
        ("theatre-01", vec![(0, -1)]),
        ("church-01", vec![(-1, 0)]),
        ("museum-02", vec![(0, -1), (-1, 0)]),
        ("museum-06", vec![(0, 1), (1, 0), (0, -1)]),
    ];
    // A tile keeps its streets where they are: museum-01, plain only in the south, goes north.
    for (name, expected) in fits {
        assert_eq!(cells(&scene, name), sorted(expected), "{name}");
    }
    assert_eq!(
        scene.fit("A", "museum-06", (-1, 0)),
        Err(Misfit::SidesDiffer(Side::East))
    );
    for tile in BOX {
        let name = tile.to_string();
        assert_eq!(
            scene.fit("A", &name, (1, 1)),
            Err(Misfit::NoCommonSide),
            "{name}"
        );
    }
    let placements: usize = BOX
        .iter()
        .map(|tile| cells(&scene, &tile.to_string()).len())
        .sum();
    assert_eq!(placements, 136);
}

/// rules: NY-25, NY-T06
#[test]
fn a_street_against_a_plain_side_is_refused() {
    let scene = scene(3).aside("A", "museum-06");
    let differ = Refusal::SidesDiffer { side: Side::East };
    assert_eq!(scene.refuse("A place museum-06 at -1,0"), ("NY-25", differ));
}

/// rules: NY-26, NY-T06, NY-T10
#[test]
fn a_tile_behind_a_street_is_cut_off_until_there_is_a_way_round() {
    let narrow = scene(3).city("A", T10).aside("A", "theatre-05");
    assert_eq!(
        narrow.refuse("A place theatre-05 at 2,0"),
        ("NY-26", Refusal::CutOff)
    );
    let mut round = scene(3)
        .city("A", "station-06(1,0) station-08(1,1) station-09(2,1)")
        .aside("A", "theatre-05");
    round.play("A place theatre-05 at 2,0");
    assert_picture(
        &round,
        "A",
        "
           +--+--+
           |S8|S9|
        +--+--+--+
        |**|S6#T5|
        +--+--+--+
        ",
    );
    assert_eq!(round.street("A"), 0, "the only street is double");
}

/// rules: NY-27, NY-T06
#[test]
fn a_tile_that_touches_only_a_corner_is_refused() {
    let scene = scene(3).aside("A", "station-08");
    assert_eq!(
        scene.refuse("A place station-08 at 1,1"),
        ("NY-27", Refusal::NoCommonSide)
    );
    assert_eq!(
        scene.refuse("A place station-08 at 5,5"),
        ("NY-27", Refusal::NoCommonSide)
    );
}

/// rules: NY-28, NY-Q04, NY-T06, NY-T11
#[test]
fn a_tile_that_closes_a_hole_is_refused_even_over_a_corner() {
    let city = "museum-07(1,0) theatre-07(2,0) station-08(2,1) station-09(0,1) church-08(0,2)";
    let scene = scene(3).city("A", city);
    assert_picture(
        &scene,
        "A",
        "
        +--+
        |C8|
        +--+  +--+
        |S9|  |S8|
        +--+--+--+
        |**|M7|T7|
        +--+--+--+
        ",
    );
    let placing = scene.clone().aside("A", "church-09");
    assert_eq!(
        placing.refuse("A place church-09 at 1,2"),
        ("NY-28", Refusal::Hole)
    );
    let fits = vec![
        (1, 1),
        (2, 2),
        (-1, 0),
        (-1, 1),
        (-1, 2),
        (0, -1),
        (1, -1),
        (2, -1),
        (0, 3),
        (3, 0),
        (3, 1),
    ];
    assert_eq!(cells(&scene, "church-09"), sorted(fits));
}

/// rules: NY-28, NY-Q04, NY-T12
#[test]
fn a_hole_of_two_cells_is_a_hole() {
    let city = "museum-07(1,0) theatre-07(2,0) station-08(3,0) station-09(3,1) church-08(0,1) \
                church-09(0,2) park-09(1,2)";
    let scene = scene(3).city("A", city).aside("A", "park-10");
    assert_picture(
        &scene,
        "A",
        "
        +--+--+
        |C9|P9|
        +--+--+  +--+
        |C8|     |S9|
        +--+--+--+--+
        |**|M7|T7|S8|
        +--+--+--+--+
        ",
    );
    assert_eq!(
        scene.refuse("A place park-10 at 2,2"),
        ("NY-28", Refusal::Hole)
    );
    assert_eq!(
        scene.refuse("A place park-10 at 2,1"),
        ("NY-28", Refusal::Hole)
    );
    assert!(scene.is_legal("A place park-10 at 1,1"));
}

/// rules: NY-51
#[test]
fn of_several_reasons_the_first_is_given() {
    let scene = scene(3).city("A", T13);
    // Taken comes before everything.
    assert_eq!(scene.fit("A", "museum-01", (0, 0)), Err(Misfit::Taken));
    assert_eq!(scene.fit("A", "museum-01", (1, 1)), Err(Misfit::Taken));
    // No common side before differing sides, these before cut off, that before a hole.
    assert_eq!(
        scene.fit("A", "museum-01", (3, 3)),
        Err(Misfit::NoCommonSide)
    );
    let north = crate::scene::scene(3).city("A", "museum-06(0,1)");
    // East of museum-06 lies its street: a plain tile differs, a street is cut off.
    assert_eq!(
        north.fit("A", "park-10", (1, 1)),
        Err(Misfit::SidesDiffer(Side::West))
    );
    assert_eq!(north.fit("A", "park-08", (1, 1)), Err(Misfit::CutOff));
    let taken = scene.clone().aside("A", "museum-01");
    assert_eq!(
        taken.refuse("A place museum-01 at 0,0"),
        ("NY-51", Refusal::Taken)
    );
}

/// rules: NY-26, NY-T20
#[test]
fn the_order_of_placing_decides_who_is_cut_off() {
    let mut scene = scene(3)
        .city("A", "museum-06(0,1)")
        .aside("A", "park-08 park-10");
    assert_eq!(
        scene.refuse("A place park-08 at 1,1"),
        ("NY-26", Refusal::CutOff)
    );
    scene.play("A place park-10 at 1,0");
    scene.play("A place park-08 at 1,1");
    assert_picture(
        &scene,
        "A",
        "
        +--+--+
        |M6#P8|
        +--+--+
        |**|PA|
        +--+--+
        ",
    );
}

/// rules: NY-26
#[test]
fn only_the_start_of_a_walk_matters_not_the_tile_last_laid() {
    let scene = scene(3).city("A", T13);
    assert!(
        scene.fit("A", "park-10", (3, 0)).is_ok(),
        "theatre-05 carries on to the east"
    );
    assert_eq!(tile("theatre-05").streets().bits(), 0b1000);
}
