//! Points for streets.

use crate::scene::{Scene, assert_picture, scene};

const RING: &str = "museum-01(0,1) station-01(1,0) theatre-01(0,-1) church-01(-1,0)";
const BLOCK: &str = "museum-05(0,1) museum-06(1,0) theatre-06(0,-1) theatre-05(-1,0) \
                     museum-04(-1,1) theatre-02(1,1) museum-03(1,-1) museum-02(-1,-1)";

fn swapped(scene: Scene, line: &str) -> Scene {
    let (_, new) = line.split_once(" for ").unwrap();
    let mut scene = scene.reserve("A", new);
    scene.play(&format!("A {line}"));
    scene.turn("A")
}

/// rules: NY-30, NY-32, NY-T16
#[test]
fn a_closed_street_counts_every_side_once_and_is_joined_at_inner_corners() {
    let scene = scene(3).city("A", RING);
    assert_picture(
        &scene,
        "A",
        "
           +==+
           #M1#
        +==+--+==+
        #C1|**|S1#
        +==+--+==+
           #T1#
           +==+
        ",
    );
    assert_eq!(scene.street("A"), 12);
    for tile in scene.table.bag {
        let placing = scene.clone().aside("A", &tile.to_string());
        assert!(placing.list("A", "place").is_empty(), "{tile} fits nowhere");
    }
    let open = crate::scene::scene(3).city("A", "station-01(1,0) theatre-01(0,-1) church-01(-1,0)");
    assert_eq!(open.street("A"), 9);
}

/// rules: NY-32, NY-T17
#[test]
fn one_plain_side_opens_the_ring_and_two_part_it() {
    let closed = scene(3).city("A", BLOCK);
    assert_picture(
        &closed,
        "A",
        "
        +==+==+==+
        #M4|M5|T2#
        +--+--+--+
        #T5|**|M6#
        +--+--+--+
        #M2|T6|M3#
        +==+==+==+
        ",
    );
    assert_eq!(closed.street("A"), 12);
    let open = swapped(closed, "swap museum-05 for museum-07");
    assert_eq!(open.street("A"), 11);
    let parted = swapped(open, "swap theatre-06 for theatre-07");
    assert_eq!(parted.street("A"), 5);
}

/// rules: NY-31, NY-32, NY-Q05, NY-T05, NY-T18
#[test]
fn only_the_longest_street_counts_and_double_streets_do_not() {
    let city = "church-01(-1,0) park-01(0,-1) church-09(0,1) park-05(-1,1) museum-01(0,2) \
                museum-03(1,0)";
    let scene = scene(3).city("A", city);
    assert_picture(
        &scene,
        "A",
        "
           +==+
           #M1#
        +--+--+
        #P5|C9|
        +==+--+--+
        #C1|**|M3#
        +==+--+==+
           #P1#
           +==+
        ",
    );
    // Eight from the west of park-05 round to the south of museum-03 and its east; three around
    // museum-01; the double street between park-05 and church-01 breaks nothing.
    assert_eq!(scene.street("A"), 8);
}

/// rules: NY-31, NY-Q05, NY-T19
#[test]
fn a_double_street_prolongs_nothing() {
    let city = "museum-07(1,0) station-03(0,1) theatre-05(1,1)";
    let scene = scene(3).city("A", city);
    assert_picture(
        &scene,
        "A",
        "
        +==+--+
        |S3#T5|
        +--+--+
        |**|M7|
        +--+--+
        ",
    );
    assert_eq!(scene.street("A"), 1);
    let longer = swapped(scene, "swap theatre-05 for museum-04");
    assert_eq!(longer.street("A"), 2);
}

/// rules: NY-30
#[test]
fn a_city_without_streets_scores_none() {
    assert_eq!(scene(3).street("A"), 0);
    assert_eq!(
        scene(3).city("A", "park-09(1,0) park-10(0,1)").street("A"),
        0
    );
}
