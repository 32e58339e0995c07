//! The longest street, with the sides it runs along.

use std::collections::BTreeMap;

use games::new_york::{
    components::{Side, Streets},
    state::city::{Cell, City},
};

/// The longest street on the outline of a city: its sides in order, clockwise around the city.
pub type Street = Vec<(Cell, Side)>;

/// A city as a map of what lies where.
type Land = BTreeMap<Cell, Streets>;

// rules: NY-30, NY-31, NY-32
/// The longest street of `city`; of several, the first from the north on clockwise.
pub fn street(city: City<'_>) -> Street {
    let start = [(Cell::START, Streets::NONE)];
    let tiles = city.iter().map(|(tile, cell)| (cell, tile.streets()));
    let land: Land = tiles.chain(start).collect();
    let ring = outline(&land);
    let is_street = |n: usize| {
        let (cell, side) = ring[n % ring.len()];
        land[&cell].on(side)
    };
    // A street begins where the side before, around the ring, has none.
    let begins = |first: &usize| !is_street(first + ring.len() - 1);
    let len_from = |first: usize| {
        let run = (first..first + ring.len()).take_while(|n| is_street(*n));
        (first, run.count())
    };
    let streets = (0..ring.len()).filter(begins).map(len_from);
    // The first of the longest: later ones have to be longer.
    let longest = streets.reduce(|best, next| if next.1 > best.1 { next } else { best });
    match longest {
        Some((first, len)) => (first..first + len).map(|n| ring[n % ring.len()]).collect(),
        // No side is without a street: a ring of streets.
        None => ring,
    }
}

/// The sides between the city and the land around it, clockwise. A city has no holes, so they
/// make one ring.
fn outline(land: &Land) -> Vec<(Cell, Side)> {
    let cells = land.keys();
    let top = cells.max_by_key(|cell| (cell.y(), -cell.x()));
    let start = (*top.expect("the start tile is always there"), Side::North);
    let mut ring = vec![start];
    loop {
        let next = along(land, ring[ring.len() - 1]);
        if next == start {
            return ring;
        }
        ring.push(next);
    }
}

fn along(land: &Land, (cell, side): (Cell, Side)) -> (Cell, Side) {
    let turn = |quarters: usize| Side::ALL[(side as usize + quarters) % 4];
    let is_land = |cell: &Option<Cell>| cell.is_some_and(|cell| land.contains_key(&cell));
    let beside = beyond(cell, turn(1));
    let corner = beside.and_then(|cell| beyond(cell, side));
    if let Some(corner) = corner.filter(|corner| is_land(&Some(*corner))) {
        (corner, turn(3))
    } else if let Some(beside) = beside.filter(|beside| is_land(&Some(*beside))) {
        (beside, side)
    } else {
        (cell, turn(1))
    }
}

/// The cell over `side`, if a city can reach that far.
fn beyond(cell: Cell, side: Side) -> Option<Cell> {
    let (x, y) = match side {
        Side::North => (0, 1),
        Side::East => (1, 0),
        Side::South => (0, -1),
        Side::West => (-1, 0),
    };
    Cell::new(cell.x() + x, cell.y() + y)
}
