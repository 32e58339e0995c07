//! A city drawn on squared paper: every open cell, every tile that may go, the longest street.
//!
//! One word a row, one bit a column, so that a row is judged in a dozen operations. A [`Plan`] is
//! scratch paper: declare it, [`draw`](Plan::draw) a city on it, ask, throw it away.

use super::city::{Cell, City};
use crate::components::{Side, Streets, Tile, TileSet};

/// Rows of the paper. A city of 55 tiles that hangs together is at most 55 high, and the drawing
/// has a margin of two all round.
const ROWS: usize = 55 + 2 * MARGIN;
pub(super) const MARGIN: usize = 2;

const ALL_SIDES: u8 = 0b1111;

/// A city drawn row by row, south to north, bits from west to east.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The cell of row 0 and bit 0.
    west: i8,
    south: i8,
    /// Rows in use, margins included.
    pub(super) rows: usize,
    tiles: usize,
    pub(super) land: [u64; ROWS],
    /// Where a street runs between a cell and the next one to the north.
    pub(super) street_north: [u64; ROWS],
    /// Where a street runs between a cell and the next one to the east.
    pub(super) street_east: [u64; ROWS],
}

/// Cells of one row where a tile may be laid, before its sides are looked at.
struct Open {
    cells: u64,
    /// By side: where a neighbour shows a street.
    street: [u64; 4],
    /// By side: where a neighbour shows none.
    plain: [u64; 4],
}

/// Tiles with the same streets.
#[derive(Clone, Copy)]
struct Shape {
    streets: Streets,
    tiles: TileSet,
}

impl Shape {
    const NONE: Shape = Shape {
        streets: Streets::NONE,
        tiles: TileSet::EMPTY,
    };

    /// The shapes of `tiles`, in the order of their first tiles: no more than there are sets of
    /// sides.
    fn all_of(tiles: TileSet) -> impl Iterator<Item = Shape> {
        let mut rest = tiles;
        std::iter::from_fn(move || {
            let streets = rest.first()?.streets();
            let tiles = rest.and(streets.alike(ALL_SIDES));
            rest = rest.without(tiles);
            Some(Shape { streets, tiles })
        })
    }
}

impl Plan {
    /// Blank paper.
    pub const fn blank() -> Plan {
        Plan {
            west: 0,
            south: 0,
            rows: 0,
            tiles: 0,
            land: [0; ROWS],
            street_north: [0; ROWS],
            street_east: [0; ROWS],
        }
    }

    /// Draws `city` on paper that is blank.
    pub fn draw(&mut self, city: City<'_>) {
        let (mut west, mut south, mut north) = (0, 0, 0);
        for (_, cell) in city.iter() {
            west = west.min(cell.x());
            south = south.min(cell.y());
            north = north.max(cell.y());
        }
        self.west = west - MARGIN as i8;
        self.south = south - MARGIN as i8;
        self.rows = (north - south).cast_unsigned() as usize + 1 + 2 * MARGIN;
        self.tiles = city.tiles().len() as usize + 1;
        let (row, bit) = self.place(Cell::START);
        self.land[row] |= 1 << bit;
        for (tile, cell) in city.iter() {
            let (row, bit) = self.place(cell);
            self.land[row] |= 1 << bit;
            let street = |side: Side| u64::from(tile.streets().on(side));
            self.street_north[row] |= street(Side::North) << bit;
            self.street_north[row - 1] |= street(Side::South) << bit;
            self.street_east[row] |= street(Side::East) << bit | street(Side::West) << (bit - 1);
        }
    }

    /// Row and bit of `cell`.
    fn place(&self, cell: Cell) -> (usize, u32) {
        let (row, bit) = (cell.y() - self.south, cell.x() - self.west);
        (row.cast_unsigned().into(), bit.cast_unsigned().into())
    }

    fn cell(&self, row: usize, bit: u32) -> Cell {
        let (x, y) = (self.west + bit as i8, self.south + row as i8);
        Cell::new(x, y).expect("a legal city leaves room for one more tile around it")
    }

    // rules: NY-25, NY-26, NY-27, NY-28 §Regole costruttive
    /// Calls `found` with every one of `tiles` and every cell that it fits: row by row from the
    /// south, tiles with the same streets together, from the west.
    pub fn each_fit(&self, tiles: TileSet, mut found: impl FnMut(Tile, Cell)) {
        if tiles.is_empty() {
            return;
        }
        let mut shapes = [Shape::NONE; 16];
        let mut count = 0;
        for shape in Shape::all_of(tiles) {
            shapes[count] = shape;
            count += 1;
        }
        for row in 1..self.rows - 1 {
            let open = self.open(row);
            if open.cells == 0 {
                continue;
            }
            for shape in &shapes[..count] {
                let mut fits = open.cells & !open.clash(shape.streets);
                while fits != 0 {
                    let cell = self.cell(row, fits.trailing_zeros());
                    shape.tiles.iter().for_each(|tile| found(tile, cell));
                    fits &= fits - 1;
                }
            }
        }
    }

    // rules: NY-25, NY-26, NY-27, NY-28 §Regole costruttive
    /// Those of `tiles` that fit somewhere.
    pub fn fitting(&self, tiles: TileSet) -> TileSet {
        let mut rest = tiles;
        for row in 1..self.rows - 1 {
            let open = self.open(row);
            if open.cells == 0 {
                continue;
            }
            for shape in Shape::all_of(rest) {
                if open.cells & !open.clash(shape.streets) != 0 {
                    rest = rest.without(shape.tiles);
                }
            }
        }
        tiles.without(rest)
    }

    fn open(&self, row: usize) -> Open {
        let [south, here, north] = [self.land[row - 1], self.land[row], self.land[row + 1]];
        let sides = [north, here >> 1, south, here << 1];
        let street = self.streets(row);
        let plain = [0, 1, 2, 3].map(|side| sides[side] & !street[side]);
        // Joined by a plain side to a tile beside it.
        let on_foot = plain[0] | plain[1] | plain[2] | plain[3];
        // Exactly one run of empty cells around it, of those that hold a cell beside it.
        let corners = [north >> 1, south >> 1, south << 1, north << 1];
        let [n, e, s, w] = sides.map(|side| !side);
        let [ne, se, sw, nw] = corners.map(|corner| !corner);
        let starts = [n & !(nw & w), e & !(ne & n), s & !(se & e), w & !(sw & s)];
        Open {
            cells: on_foot & !here & exactly_one(starts),
            street,
            plain,
        }
    }

    /// By side: where a street runs on that side of the cells of `row`.
    fn streets(&self, row: usize) -> [u64; 4] {
        [
            self.street_north[row],
            self.street_east[row],
            self.street_north[row - 1],
            self.street_east[row] << 1,
        ]
    }

    // rules: NY-26, NY-28, NY-Q03 §Sviluppo della città
    /// Calls `found` with every tile of `city`, the city drawn, that may be taken away.
    pub fn each_removable(&self, city: City<'_>, mut found: impl FnMut(Tile)) {
        let mut free = [0; ROWS];
        let mut simple = None;
        for (row, free) in free
            .iter_mut()
            .enumerate()
            .take(self.rows - MARGIN)
            .skip(MARGIN)
        {
            let land = self.land[row] & !self.surrounded(row);
            let joined = land & exactly_one(self.foot_runs(row));
            *free = joined;
            let mut doubtful = land & !joined;
            // Neighbours on foot that do not meet at a corner meet nowhere, unless walls inside
            // the city are gone round.
            if doubtful == 0 || *simple.get_or_insert_with(|| self.is_simple()) {
                continue;
            }
            while doubtful != 0 {
                let tile = doubtful & doubtful.wrapping_neg();
                if self.holds_without(row, tile) {
                    *free |= tile;
                }
                doubtful ^= tile;
            }
        }
        for (tile, cell) in city.iter() {
            let (row, bit) = self.place(cell);
            if free[row] >> bit & 1 == 1 {
                found(tile);
            }
        }
    }

    // rules: NY-18, NY-20, NY-Q03 §Sviluppo della città
    /// Calls `found` with every tile of `city`, the city drawn, and every one of `tiles` that may
    /// take its place: one that has the same sides towards the neighbours.
    pub fn each_swap(&self, city: City<'_>, tiles: TileSet, mut found: impl FnMut(Tile, Tile)) {
        if tiles.is_empty() {
            return;
        }
        for (old, cell) in city.iter() {
            let (row, bit) = self.place(cell);
            let here = self.land[row];
            let sides = [self.land[row + 1], here >> 1, self.land[row - 1], here << 1];
            let touching =
                (0..4).fold(0, |bits, side| bits | (sides[side] >> bit & 1) << side) as u8;
            let fitting = tiles.and(old.streets().alike(touching));
            fitting.iter().for_each(|tile| found(old, tile));
        }
    }

    // rules: NY-26, NY-28, NY-51, NY-Q03 §Sviluppo della città
    /// What would become of the city without the tile at `cell`.
    pub fn removal(&self, cell: Cell) -> Removal {
        let (row, bit) = self.place(cell);
        let joined = exactly_one(self.foot_runs(row)) >> bit & 1 == 1;
        if !joined && (self.is_simple() || !self.holds_without(row, 1 << bit)) {
            Removal::CutsOff
        } else if self.surrounded(row) >> bit & 1 == 1 {
            Removal::Hole
        } else {
            Removal::Allowed
        }
    }

    /// Where in `row` all four neighbours are there.
    fn surrounded(&self, row: usize) -> u64 {
        let here = self.land[row];
        self.land[row + 1] & self.land[row - 1] & here << 1 & here >> 1
    }

    /// Where in `row` one can walk on to the east.
    fn walk_east(&self, row: usize) -> u64 {
        let land = self.land[row];
        land & land >> 1 & !self.street_east[row]
    }

    /// Where in `row` one can walk on to the north.
    fn walk_north(&self, row: usize) -> u64 {
        self.land[row] & self.land[row + 1] & !self.street_north[row]
    }

    /// By side: where a tile of `row` has a neighbour on foot there that is not joined, over the
    /// corner, to a neighbour on foot on the side before.
    fn foot_runs(&self, row: usize) -> [u64; 4] {
        let [east, east_above, east_below] = [row, row + 1, row - 1].map(|row| self.walk_east(row));
        let [north, south] = [row, row - 1].map(|row| self.walk_north(row));
        let west = east << 1;
        let ne = north & east & east_above & north >> 1;
        let se = south & east & east_below & south >> 1;
        let sw = south & west & east_below << 1 & south << 1;
        let nw = north & west & east_above << 1 & north << 1;
        [north & !nw, east & !ne, south & !se, west & !sw]
    }

    /// Whether no inner wall can be gone round on foot: tiles, less the ways between them, plus
    /// the full squares of four, are one.
    fn is_simple(&self) -> bool {
        let (mut ways, mut squares) = (0, 0);
        for row in MARGIN..self.rows - MARGIN {
            let (east, north) = (self.walk_east(row), self.walk_north(row));
            ways += east.count_ones() + north.count_ones();
            squares += (east & self.walk_east(row + 1) & north & north >> 1).count_ones();
        }
        self.tiles as u32 + squares == ways + 1
    }

    /// Whether everyone is still reached on foot from the start tile without `tile` of `row`.
    fn holds_without(&self, row: usize, tile: u64) -> bool {
        let mut reached = [0_u64; ROWS];
        let (start, bit) = self.place(Cell::START);
        reached[start] = 1 << bit;
        let mut tiles = 0;
        loop {
            for here in MARGIN..self.rows - MARGIN {
                let gone = if here == row { tile } else { 0 };
                let east = self.walk_east(here);
                let mut now = reached[here]
                    | reached[here - 1] & self.walk_north(here - 1)
                    | reached[here + 1] & self.walk_north(here);
                loop {
                    now &= !gone;
                    let on = now | (now & east) << 1 | now >> 1 & east;
                    if on & !gone == now {
                        break;
                    }
                    now = on;
                }
                reached[here] = now;
            }
            let count = reached[..self.rows]
                .iter()
                .map(|row| row.count_ones())
                .sum();
            if count == tiles {
                return count as usize == self.tiles - 1;
            }
            tiles = count;
        }
    }
}

impl Open {
    // rules: NY-25 §Regole costruttive
    /// Where a tile with these streets would not match a neighbour.
    fn clash(&self, streets: Streets) -> u64 {
        (0..4).fold(0, |clash, side| {
            let wrong = if streets.bits() >> side & 1 == 1 {
                self.plain[side]
            } else {
                self.street[side]
            };
            clash | wrong
        })
    }
}

/// What becomes of a city without one of its tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    Allowed,
    CutsOff,
    Hole,
}

/// Where exactly one of the four has a one.
fn exactly_one([a, b, c, d]: [u64; 4]) -> u64 {
    let (ab, cd) = (a | b, c | d);
    (ab | cd) & !(a & b | c & d | ab & cd)
}
