//! The building rules once more, the slow and obvious way, against the fast geometry.

use std::collections::{BTreeMap, BTreeSet};

use new_york::{
    components::{BOX, Side, Streets, Tile, TileSet},
    scoring::longest_street,
    state::{
        city::{Cell, Cities, City},
        plan::{Plan, Removal},
    },
};
use tabletop::{Chance, Seat, Seed};

use crate::scene::seats;

type Map = BTreeMap<(i8, i8), Streets>;

/// The city as a map of cells, the start tile included.
pub(crate) fn map_of(city: City<'_>) -> Map {
    let tiles = city
        .iter()
        .map(|(tile, cell)| ((cell.x(), cell.y()), tile.streets()));
    tiles.chain([((0, 0), Streets::NONE)]).collect()
}

fn beside((x, y): (i8, i8), side: Side) -> (i8, i8) {
    match side {
        Side::North => (x, y + 1),
        Side::East => (x + 1, y),
        Side::South => (x, y - 1),
        Side::West => (x - 1, y),
    }
}

/// Whether a whole city obeys the rules.
pub(crate) fn is_legal(map: &Map) -> bool {
    let matches = map.iter().all(|(cell, streets)| {
        Side::ALL.into_iter().all(|side| {
            let other = map.get(&beside(*cell, side));
            other.is_none_or(|other| other.on(side.opposite()) == streets.on(side))
        })
    });
    matches && on_foot(map) == map.len() && !has_hole(map)
}

fn on_foot(map: &Map) -> usize {
    let mut reached = BTreeSet::from([(0, 0)]);
    let mut to_visit = vec![(0, 0)];
    while let Some(cell) = to_visit.pop() {
        for side in Side::ALL {
            let next = beside(cell, side);
            if map.contains_key(&next) && !map[&cell].on(side) && reached.insert(next) {
                to_visit.push(next);
            }
        }
    }
    reached.len()
}

fn has_hole(map: &Map) -> bool {
    let far = 2 + map.keys().map(|(x, y)| x.abs().max(y.abs())).max().unwrap();
    let mut outside = BTreeSet::from([(far, far)]);
    let mut to_visit = vec![(far, far)];
    while let Some(cell) = to_visit.pop() {
        for side in Side::ALL {
            let (x, y) = beside(cell, side);
            let in_sight = x.abs() <= far && y.abs() <= far;
            if in_sight && !map.contains_key(&(x, y)) && outside.insert((x, y)) {
                to_visit.push((x, y));
            }
        }
    }
    let width = 2 * usize::from(far.unsigned_abs()) + 1;
    outside.len() + map.len() < width * width
}

/// Longest chain of outer street sides that meet at corner points, found without walking round.
pub(crate) fn street(map: &Map) -> usize {
    // A side is the pair of its end points; outer means that the other cell is empty.
    let ends = |(x, y): (i8, i8), side: Side| match side {
        Side::North => [(x, y + 1), (x + 1, y + 1)],
        Side::East => [(x + 1, y), (x + 1, y + 1)],
        Side::South => [(x, y), (x + 1, y)],
        Side::West => [(x, y), (x, y + 1)],
    };
    let mut outer = Vec::new();
    for (cell, streets) in map {
        for side in Side::ALL {
            if streets.on(side) && !map.contains_key(&beside(*cell, side)) {
                outer.push(ends(*cell, side));
            }
        }
    }
    let mut longest = 0;
    while let Some(first) = outer.pop() {
        let mut chain = vec![first];
        let mut n = 0;
        while n < chain.len() {
            let meets = |other: &[(i8, i8); 2]| other.iter().any(|end| chain[n].contains(end));
            let (joined, apart) = outer.iter().partition(|other| meets(other));
            outer = apart;
            let joined: Vec<_> = joined;
            chain.extend(joined);
            n += 1;
        }
        longest = longest.max(chain.len());
    }
    longest
}

/// rules: NY-25, NY-26, NY-27, NY-28, NY-30, NY-Q03, NY-Q04
#[test]
fn fast_and_naive_geometry_agree_on_random_cities() {
    let mut chance = Chance::new(Seed::number(54));
    for n in 0..150 {
        // Cities of all sizes, some of them dense: cells near the start tile are preferred.
        let size = 1 + n % 54;
        let mut cities = Cities::new(seats(2));
        let mut left = BOX;
        for _ in 0..3 * size {
            let city = cities.of(Seat::A);
            if city.tiles().len() >= size {
                break;
            }
            let tile: Tile = left.nth(chance.below(left.len()));
            let cells = fits(city, tile);
            let Some(at) = choose(&cells, n % 3, &mut chance) else {
                continue;
            };
            left.remove(tile);
            cities.lay(Seat::A, tile, at);
        }
        compare(cities.of(Seat::A), left);
    }
}

fn choose(cells: &[Cell], taste: u32, chance: &mut Chance) -> Option<Cell> {
    let distance = |cell: &&Cell| cell.x().abs() + cell.y().abs();
    if cells.is_empty() {
        None
    } else if taste == 0 {
        cells.iter().min_by_key(distance).copied()
    } else {
        Some(cells[chance.below(cells.len() as u32) as usize])
    }
}

fn fits(city: City<'_>, tile: Tile) -> Vec<Cell> {
    let mut plan = Plan::blank();
    plan.draw(city);
    let mut cells = Vec::new();
    plan.each_fit(TileSet::only(tile), |_, cell| cells.push(cell));
    cells.sort_unstable();
    cells
}

/// Compares every placement, removal and swap, and the longest street.
fn compare(city: City<'_>, left: TileSet) {
    let map = map_of(city);
    assert!(is_legal(&map));
    assert_eq!(usize::from(longest_street(city)), street(&map));
    let mut tried = BTreeSet::new();
    for tile in left {
        if tried.insert(tile.streets().bits()) {
            compare_placements(city, &map, tile);
        }
    }
    let mut plan = Plan::blank();
    plan.draw(city);
    let mut removable = TileSet::EMPTY;
    plan.each_removable(city, |tile| {
        removable.insert(tile);
    });
    let mut swaps = BTreeSet::new();
    plan.each_swap(city, left, |old, new| {
        swaps.insert((old, new));
    });
    for (tile, cell) in city.iter() {
        let mut without = map.clone();
        without.remove(&(cell.x(), cell.y()));
        let expected = is_legal(&without);
        assert_eq!(
            removable.contains(tile),
            expected,
            "remove {tile} at {cell}"
        );
        assert_eq!(plan.removal(cell) == Removal::Allowed, expected);
        for new in left {
            let mut with = map.clone();
            with.insert((cell.x(), cell.y()), new.streets());
            let expected = is_legal(&with);
            assert_eq!(
                swaps.contains(&(tile, new)),
                expected,
                "swap {tile} for {new}"
            );
            assert_eq!(city.mismatch(new.streets(), cell).is_none(), expected);
        }
    }
}

fn compare_placements(city: City<'_>, map: &Map, tile: Tile) {
    let listed = fits(city, tile);
    let around = map.keys().flat_map(|(x, y)| {
        let near = (-1..=1).flat_map(move |dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
        near.collect::<Vec<_>>()
    });
    for (x, y) in around.collect::<BTreeSet<_>>() {
        let Some(cell) = Cell::new(x, y) else {
            continue;
        };
        let mut with = map.clone();
        let is_free = with.insert((x, y), tile.streets()).is_none();
        let expected = is_free && is_legal(&with);
        assert_eq!(listed.contains(&cell), expected, "{tile} at {cell}");
        assert_eq!(
            city.fit(tile.streets(), cell).is_ok(),
            expected,
            "{tile} at {cell}"
        );
    }
}
