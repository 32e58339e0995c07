//! Which colours may be bid, and why.

use fifth_avenue::{
    components::{board::Side, places::Site},
    state::auction::Why,
};

use super::scene::{Scene, district, on_side, scene, seat};

fn colours(scene: &Scene, site: Site) -> Vec<String> {
    let seats = scene.table.seats().iter();
    seats
        .map(|seat| scene.table.board.permit(site, seat).colours.to_string())
        .collect()
}

fn in_34w() -> Site {
    Site::In(district("34w"))
}

/// rules: FA-088, FA-089, FA-092, FA-T15
#[test]
fn figure_08_own_lots_and_empty_lots() {
    let scene = scene(4).ring("34w", "R1 Y1 . . [F]");
    let expected = ["orange", "green", "grey brown", "grey brown"];
    assert_eq!(colours(&scene, in_34w()), expected);
    assert_eq!(
        scene.table.board.permit(in_34w(), seat("A")).why,
        Why::OwnLot
    );
    assert_eq!(
        scene.table.board.permit(in_34w(), seat("C")).why,
        Why::EmptyLots
    );
}

/// rules: FA-090, FA-091, FA-T16
#[test]
fn figure_09_without_empty_lots_the_others_bid_for_a_stop() {
    let scene = scene(4).ring("34w", "R1 Y1 [J] B1 [F]");
    let expected = ["orange", "green", "brown", "grey violet"];
    assert_eq!(colours(&scene, in_34w()), expected);
    let permit = scene.table.board.permit(in_34w(), seat("D"));
    assert_eq!((permit.why, permit.why.rule()), (Why::ForStop, "FA-090"));
}

/// rules: FA-088, FA-089, FA-090, FA-091, FA-092, FA-T41
#[test]
fn permitted_colours_of_the_table() {
    for (drawn, expected) in [
        (". [F] . . .", ["orange grey brown violet"; 4]),
        (
            "R1 [F] . . Y2",
            ["orange", "violet", "grey brown", "grey brown"],
        ),
        ("R1 [F] [J,A] Y1 .", ["orange", "brown", "violet", "violet"]),
        (
            "R1 [F] [J,A] Y1 B1",
            ["orange", "brown", "violet", "green grey"],
        ),
    ] {
        assert_eq!(
            colours(&scene(4).ring("34w", drawn), in_34w()),
            expected,
            "{drawn}"
        );
    }
}

/// rules: FA-T41, FA-Q33, FA-Q35
#[test]
fn lots_of_asso_block_their_colours() {
    let five = scene(2).ring("34w", "R1 [F] Z1 Z1 Z1");
    assert_eq!(colours(&five, in_34w()), ["orange", "green"]);
    let six = on_side(2, Side::Six).ring("34w", "R1 [F] Z1 Z1 Z1 Z1");
    assert_eq!(colours(&six, in_34w()), ["orange", "-"]);
    let six = six
        .hand("B", "o4 n5 g5 b5 v5 k4")
        .series("34w")
        .play("A pass");
    assert_eq!(six.legal("B"), ["pass"]);
}

/// rules: FA-113, FA-145, FA-T41
#[test]
fn the_first_bid_at_the_park_fixes_the_colour() {
    let scene = scene(3).hand("A", "n4 k5").hand("B", "o6 n5").series("");
    assert_eq!(
        colours(&scene, Site::Park),
        ["orange green grey brown violet"; 3]
    );
    let scene = scene.bid("A", "n4");
    assert_eq!(colours(&scene, Site::Park), ["green"; 3]);
    assert_eq!(scene.refused("B", "lay o6"), "FA-113");
}
