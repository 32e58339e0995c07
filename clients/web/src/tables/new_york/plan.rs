//! Where things are on the drawing of a city. A cell is 100 by 100, north is up.

use std::collections::BTreeSet;

use games::new_york::{
    NewYork,
    components::{Side, Tile, TileSet},
    scoring::longest_street,
    state::{
        city::{Cell, City},
        plan::Plan,
    },
};
use tabletop::Seat;

/// The width of a cell.
pub(super) const CELL: f32 = 100.0;
/// The middle of a street lies this far inside the edge of its tile.
const BAND: f32 = 4.5;

/// A part of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Frame {
    /// What holds all of `cells`, the start tile and a margin.
    pub(super) fn around(cells: impl IntoIterator<Item = Cell>, margin: f32) -> Frame {
        let (mut west, mut east, mut north, mut south) = (0_i8, 0_i8, 0_i8, 0_i8);
        for cell in cells {
            (west, east) = (west.min(cell.x()), east.max(cell.x()));
            (south, north) = (south.min(cell.y()), north.max(cell.y()));
        }
        let span = |from: i8, to: i8| CELL * f32::from(to - from + 1) + 2.0 * margin;
        Frame {
            left: CELL * f32::from(west) - margin,
            top: CELL * f32::from(-north) - margin,
            width: span(west, east),
            height: span(south, north),
        }
    }

    /// The same with room around it, so that a small city is not drawn huge.
    pub(super) fn at_least(self, width: f32, height: f32) -> Frame {
        let (more_wide, more_high) = (
            (width - self.width).max(0.0),
            (height - self.height).max(0.0),
        );
        Frame {
            left: self.left - more_wide / 2.0,
            top: self.top - more_high / 2.0,
            width: self.width + more_wide,
            height: self.height + more_high,
        }
    }

    /// As SVG says it.
    pub(super) fn view_box(self) -> String {
        let Frame {
            left,
            top,
            width,
            height,
        } = self;
        // Adding nothing makes a plain zero of a negative one.
        let (left, top) = (left + 0.0, top + 0.0);
        format!("{left} {top} {width} {height}")
    }
}

/// The left upper corner of a cell.
pub(super) fn corner(cell: Cell) -> (f32, f32) {
    (CELL * f32::from(cell.x()), CELL * f32::from(-cell.y()))
}

/// The cells beside a city, where a tile could be thought of.
pub(super) fn around(city: City<'_>) -> BTreeSet<Cell> {
    let land: BTreeSet<Cell> = cells(city).collect();
    let beside = land
        .iter()
        .flat_map(|cell| Side::ALL.map(|side| beyond(*cell, side)));
    let beside: BTreeSet<Cell> = beside.flatten().collect();
    beside.difference(&land).copied().collect()
}

/// Where something lies, the start tile first.
pub(super) fn cells(city: City<'_>) -> impl Iterator<Item = Cell> {
    [Cell::START]
        .into_iter()
        .chain(city.iter().map(|(_, at)| at))
}

/// The cell over `side`, if a city can reach that far.
pub(super) fn beyond(cell: Cell, side: Side) -> Option<Cell> {
    let (x, y) = match side {
        Side::North => (0, 1),
        Side::East => (1, 0),
        Side::South => (0, -1),
        Side::West => (-1, 0),
    };
    Cell::new(cell.x().checked_add(x)?, cell.y().checked_add(y)?)
}

/// A place where a tile may go, and what the longest street would gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ghost {
    pub(super) at: Cell,
    pub(super) gain: i32,
}

// rules: NY-22, NY-30
/// Where `tile` may be laid in the city of `seat`.
pub(super) fn ghosts(table: &NewYork, seat: Seat, tile: Tile) -> Vec<Ghost> {
    let mut only = TileSet::EMPTY;
    only.insert(tile);
    let mut plan = Plan::blank();
    plan.draw(table.cities.of(seat));
    let mut cells = Vec::new();
    plan.each_fit(only, |_, at| cells.push(at));
    let ghost = |at| Ghost {
        at,
        gain: gain(table, seat, |table| table.cities.lay(seat, tile, at)),
    };
    cells.into_iter().map(ghost).collect()
}

/// What the longest street of `seat` gains by a change.
pub(super) fn gain(table: &NewYork, seat: Seat, change: impl FnOnce(&mut NewYork)) -> i32 {
    let mut changed = table.clone();
    change(&mut changed);
    let street = |table: &NewYork| i32::from(longest_street(table.cities.of(seat)));
    street(&changed) - street(table)
}

/// The line of a street along the middle of its band, as SVG says it: sides clockwise around the
/// city, each where it lies.
pub(super) fn line(street: &[(Cell, Side)]) -> String {
    let (Some(first), Some(last)) = (street.first(), street.last()) else {
        return String::new();
    };
    let mut points = vec![band(*first).0];
    for (one, next) in street.iter().zip(&street[1..]) {
        points.push(meeting(*one, *next));
    }
    let is_ring = edge(*last).1 == edge(*first).0;
    if is_ring {
        points[0] = meeting(*last, *first);
    } else {
        points.push(band(*last).1);
    }
    let words: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let close = if is_ring { "Z" } else { "" };
    format!("M{}{close}", words.join("L"))
}

/// A lamp on each side of a street, in its middle.
pub(super) fn lamps(street: &[(Cell, Side)]) -> Vec<(f32, f32)> {
    let lamp = |side: &(Cell, Side)| {
        let ((from_x, from_y), (to_x, to_y)) = band(*side);
        (f32::midpoint(from_x, to_x), f32::midpoint(from_y, to_y))
    };
    street.iter().map(lamp).collect()
}

type Point = (f32, f32);

/// The ends of a side on the edge itself, clockwise.
fn edge((cell, side): (Cell, Side)) -> (Point, Point) {
    let (x, y) = corner(cell);
    let [nw, ne] = [(x, y), (x + CELL, y)];
    let [sw, se] = [(x, y + CELL), (x + CELL, y + CELL)];
    match side {
        Side::North => (nw, ne),
        Side::East => (ne, se),
        Side::South => (se, sw),
        Side::West => (sw, nw),
    }
}

/// The ends of a side in the middle of its band.
fn band(side: (Cell, Side)) -> (Point, Point) {
    let ((from_x, from_y), (to_x, to_y)) = edge(side);
    let (dx, dy) = match side.1 {
        Side::North => (0.0, BAND),
        Side::East => (-BAND, 0.0),
        Side::South => (0.0, -BAND),
        Side::West => (BAND, 0.0),
    };
    ((from_x + dx, from_y + dy), (to_x + dx, to_y + dy))
}

/// Where two sides that follow each other meet in the middle of their bands.
fn meeting(one: (Cell, Side), next: (Cell, Side)) -> Point {
    let ((_, _), (x, y)) = band(one);
    let ((next_x, next_y), _) = band(next);
    match one.1 {
        // Along a side from west to east or back, the height is the side's own.
        Side::North | Side::South => (next_x, y),
        Side::East | Side::West => (x, next_y),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(x: i8, y: i8) -> Cell {
        Cell::new(x, y).unwrap()
    }

    #[test]
    fn a_street_bends_inside_a_corner_and_ends_at_the_edge() {
        let at = Cell::START;
        let street = [(at, Side::North), (at, Side::East)];
        assert_eq!(line(&street), "M0 4.5L95.5 4.5L95.5 100");
        assert_eq!(lamps(&street), [(50.0, 4.5), (95.5, 50.0)]);
    }

    #[test]
    fn a_street_goes_straight_on_from_tile_to_tile() {
        let street = [(cell(0, 0), Side::North), (cell(1, 0), Side::North)];
        assert_eq!(line(&street), "M0 4.5L100 4.5L200 4.5");
    }

    #[test]
    fn a_street_bends_outside_at_an_inner_corner() {
        // Along the north of one tile, then up the west of the tile north-east of it.
        let street = [(cell(0, 0), Side::North), (cell(1, 1), Side::West)];
        assert_eq!(line(&street), "M0 4.5L104.5 4.5L104.5 -100");
    }

    #[test]
    fn a_ring_of_streets_closes() {
        let street = Side::ALL.map(|side| (Cell::START, side));
        assert_eq!(line(&street), "M4.5 4.5L95.5 4.5L95.5 95.5L4.5 95.5Z");
        assert_eq!(line(&[]), "");
    }

    #[test]
    fn the_frame_holds_every_cell_and_a_margin() {
        let frame = Frame::around([cell(2, -1), cell(-1, 1)], 10.0);
        assert_eq!(frame.view_box(), "-110 -110 420 320");
        let start = Frame::around([], 0.0);
        assert_eq!(start.view_box(), "0 0 100 100");
        assert_eq!(start.at_least(300.0, 50.0).view_box(), "-100 0 300 100");
    }
}
