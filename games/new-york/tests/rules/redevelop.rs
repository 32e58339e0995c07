//! Redeveloping the city.

use new_york::{components::BOX, components::Side, event::Event, legal::Refusal};
use tabletop::Seat;

use crate::scene::{assert_picture, cell, scene, tile, tiles};

const T13: &str = "station-06(1,0) station-08(1,1) station-09(2,1) theatre-05(2,0)";
const T14: &str = "museum-07(1,0) theatre-07(0,1) station-08(1,1) station-09(0,-1) church-08(1,-1) \
                   church-09(2,1) park-09(2,0)";

/// rules: NY-18
#[test]
fn a_tile_is_added_removed_or_swapped() {
    let lay = || {
        scene(3)
            .city("A", "museum-07(1,0)")
            .reserve("A", "station-08")
    };
    let (seat, at) = (Seat::A, cell(0, 1));
    let mut scene = lay();
    let added = Event::Added {
        seat,
        tile: tile("station-08"),
        at,
    };
    assert_eq!(scene.play("A add station-08 at 0,1")[0], added);
    assert!(scene.table.reserves[seat].is_empty());

    let mut scene = lay();
    let removed = Event::Removed {
        seat,
        tile: tile("museum-07"),
        from: cell(1, 0),
    };
    assert_eq!(scene.play("A remove museum-07")[0], removed);
    assert_eq!(scene.table.reserves[seat], tiles("museum-07 station-08"));

    let mut scene = lay();
    let (out, new) = (tile("museum-07"), tile("station-08"));
    let swapped = Event::Swapped {
        seat,
        out,
        tile: new,
        at: cell(1, 0),
    };
    assert_eq!(scene.play("A swap museum-07 for station-08")[0], swapped);
    assert_eq!(scene.city_of("A").cell(new), cell(1, 0));
    assert_eq!(scene.table.reserves[seat], tiles("museum-07"));
}

/// rules: NY-18
#[test]
fn tiles_must_be_where_the_redevelopment_takes_them_from() {
    let scene = scene(3)
        .city("A", "museum-07(1,0)")
        .reserve("A", "station-08");
    let not_in_reserve = Refusal::NotInReserve {
        tile: tile("museum-07"),
    };
    assert_eq!(
        scene.refuse("A add museum-07 at 0,1"),
        ("NY-18", not_in_reserve)
    );
    assert_eq!(
        scene.refuse("A swap museum-07 for museum-07").1,
        not_in_reserve
    );
    let not_in_city = Refusal::NotInCity {
        tile: tile("station-08"),
    };
    assert_eq!(scene.refuse("A remove station-08"), ("NY-18", not_in_city));
    assert_eq!(
        scene.refuse("A swap station-08 for museum-07").1,
        not_in_city
    );
}

/// rules: NY-Q02
#[test]
fn a_tile_bought_in_this_turn_takes_no_part_in_it() {
    let mut scene = scene(3)
        .hand("A", "b8")
        .depot("museum-07 - - -")
        .city("A", "park-09(1,0)");
    scene.play("A buy blue b8");
    let reason = Refusal::NotInReserve {
        tile: tile("museum-07"),
    };
    assert_eq!(scene.refuse("A add museum-07 at 0,1"), ("NY-18", reason));
    assert_eq!(
        scene.refuse("A swap park-09 for museum-07"),
        ("NY-18", reason)
    );
    assert!(scene.list("A", "add").is_empty() && scene.list("A", "swap").is_empty());
}

/// rules: NY-19
#[test]
fn the_start_tile_stays() {
    let scene = scene(3)
        .city("A", "museum-07(1,0)")
        .reserve("A", "station-08");
    assert_eq!(
        scene.refuse("A remove start"),
        ("NY-19", Refusal::StartTile)
    );
    assert_eq!(
        scene.refuse("A swap start for station-08"),
        ("NY-19", Refusal::StartTile)
    );
}

/// rules: NY-20, NY-26, NY-Q03, NY-T13
#[test]
fn what_carries_others_on_foot_stays() {
    let scene = scene(3).city("A", T13);
    assert_eq!(scene.list("A", "remove"), ["remove theatre-05"]);
    for name in ["station-06", "station-08", "station-09"] {
        // theatre-05 would still touch station-06, with a street between.
        assert_eq!(
            scene.refuse(&format!("A remove {name}")),
            ("NY-26", Refusal::CutOff)
        );
    }
}

/// rules: NY-20, NY-28, NY-Q03, NY-T14
#[test]
fn what_would_leave_a_hole_stays() {
    let mut scene = scene(3).city("A", T14);
    assert_picture(
        &scene,
        "A",
        "
        +--+--+--+
        |T7|S8|C9|
        +--+--+--+
        |**|M7|P9|
        +--+--+--+
        |S9|C8|
        +--+--+
        ",
    );
    assert_eq!(scene.refuse("A remove museum-07"), ("NY-28", Refusal::Hole));
    assert_eq!(scene.list("A", "remove").len(), 6);
    scene.play("A remove park-09");
    let scene = scene.turn("A");
    assert!(scene.is_legal("A remove museum-07"));
    assert_eq!(
        scene.refuse("A remove station-08"),
        ("NY-26", Refusal::CutOff)
    );
}

/// rules: NY-20, NY-25, NY-51, NY-Q03, NY-T15
#[test]
fn a_swap_needs_the_same_sides_towards_the_neighbours() {
    let city = tiles("station-06 station-08 station-09 theatre-05");
    let others: Vec<String> = BOX
        .without(city)
        .iter()
        .map(|tile| tile.to_string())
        .collect();
    let scene = scene(3).city("A", T13).reserve("A", &others.join(" "));
    let swaps = scene.list("A", "swap");
    let with: Vec<&str> = swaps
        .iter()
        .filter_map(|line| line.strip_prefix("swap station-06 for "))
        .collect();
    let expected = [
        "church-02",
        "museum-03",
        "museum-06",
        "park-06",
        "skyscraper-03",
        "skyscraper-11",
        "station-05",
        "theatre-04",
    ];
    assert_eq!(with, expected);
    let refuse = |line: &str| scene.refuse(line);
    let east = Refusal::SidesDiffer { side: Side::East };
    assert_eq!(refuse("A swap station-06 for museum-07"), ("NY-25", east));
    let north = Refusal::SidesDiffer { side: Side::North };
    assert_eq!(refuse("A swap station-06 for station-03"), ("NY-25", north));
    assert_eq!(
        refuse("A swap start for museum-07"),
        ("NY-19", Refusal::StartTile)
    );
}

/// rules: NY-20
#[test]
fn an_added_tile_obeys_the_building_rules() {
    let scene = scene(3)
        .city("A", "station-06(1,0)")
        .reserve("A", "theatre-05 museum-01");
    assert_eq!(
        scene.refuse("A add theatre-05 at 2,0"),
        ("NY-26", Refusal::CutOff)
    );
    assert_eq!(
        scene.refuse("A add theatre-05 at 2,1"),
        ("NY-27", Refusal::NoCommonSide)
    );
    assert_eq!(
        scene.refuse("A add theatre-05 at 1,0"),
        ("NY-51", Refusal::Taken)
    );
    let north = Refusal::SidesDiffer { side: Side::North };
    assert_eq!(scene.refuse("A add museum-01 at 0,-1"), ("NY-25", north));
}
