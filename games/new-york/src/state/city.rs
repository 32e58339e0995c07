//! Cities: where tiles lie, and whether one more may lie there.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use tabletop::{Id, NotationError, PerSeat, Seat, SeatCount};

use crate::components::{Side, Streets, TILE_COUNT, Tile, TileSet};

/// No tile lies farther from the start tile, east or north: a city hangs together.
pub const REACH: i8 = TILE_COUNT.cast_signed();

// rules: NY-06 §Preparazione del gioco
/// A place in a city, counted from the start tile at `0,0`: `x` grows to the east, `y` to the
/// north. Written `1,-2`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "(i8, i8)", into = "(i8, i8)")]
pub struct Cell {
    x: i8,
    y: i8,
}

impl Cell {
    /// Where the start tile lies.
    pub const START: Cell = Cell { x: 0, y: 0 };

    /// The cell at `x`, `y`, or `None` if no city reaches that far.
    pub const fn new(x: i8, y: i8) -> Option<Cell> {
        let in_reach = x >= -REACH && x <= REACH && y >= -REACH && y <= REACH;
        if in_reach { Some(Cell { x, y }) } else { None }
    }

    /// How far east of the start tile it is.
    pub const fn x(self) -> i8 {
        self.x
    }

    /// How far north of the start tile it is.
    pub const fn y(self) -> i8 {
        self.y
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let cell = text
            .split_once(',')
            .and_then(|(x, y)| Cell::new(x.parse().ok()?, y.parse().ok()?));
        cell.filter(|cell| cell.to_string() == text)
            .ok_or_else(|| NotationError::new(text, "a cell such as 1,-2"))
    }
}

impl From<Cell> for (i8, i8) {
    fn from(cell: Cell) -> (i8, i8) {
        (cell.x, cell.y)
    }
}

impl TryFrom<(i8, i8)> for Cell {
    type Error = &'static str;

    fn try_from((x, y): (i8, i8)) -> Result<Self, Self::Error> {
        Cell::new(x, y).ok_or("no city reaches that far")
    }
}

/// The cities of all seats.
///
/// A tile lies in one city at most, so one table of cells serves all of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cities {
    tiles: PerSeat<TileSet>,
    // Tiles that lie in no city have the start tile's cell, so that equal cities are equal values.
    cells: [Cell; TILE_COUNT as usize],
}

impl Cities {
    /// The start tile alone for each of `seats`.
    pub fn new(seats: SeatCount) -> Cities {
        Cities {
            tiles: PerSeat::new(seats),
            cells: [Cell::START; TILE_COUNT as usize],
        }
    }

    /// The city of `seat`.
    pub fn of(&self, seat: Seat) -> City<'_> {
        City {
            tiles: self.tiles[seat],
            cells: &self.cells,
        }
    }

    /// How many seats have a city.
    pub fn seats(&self) -> SeatCount {
        self.tiles.seats()
    }

    /// Lays `tile` at `cell`.
    pub fn lay(&mut self, seat: Seat, tile: Tile, cell: Cell) {
        self.tiles[seat].insert(tile);
        self.cells[tile.id() as usize] = cell;
    }

    /// Lifts `tile`; gives the cell it lay at.
    pub fn lift(&mut self, seat: Seat, tile: Tile) -> Cell {
        self.tiles[seat].remove(tile);
        std::mem::take(&mut self.cells[tile.id() as usize])
    }
}

/// One city, looked at. The start tile is understood.
#[derive(Clone, Copy, Debug)]
pub struct City<'a> {
    tiles: TileSet,
    cells: &'a [Cell; TILE_COUNT as usize],
}

/// Why a tile may not lie at a cell, in the order in which reasons are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Misfit {
    /// Another tile lies there.
    Taken,
    /// It would touch no tile with a full side.
    NoCommonSide,
    /// A street would touch a plain side, here.
    SidesDiffer(Side),
    /// It could not be reached on foot.
    CutOff,
    /// It would enclose empty cells.
    Hole,
}

impl<'a> City<'a> {
    /// Its tiles, without the start tile.
    pub fn tiles(self) -> TileSet {
        self.tiles
    }

    /// Where `tile`, one of its tiles, lies.
    pub fn cell(self, tile: Tile) -> Cell {
        self.cells[tile.id() as usize]
    }

    /// The tile at `cell`; `None` where there is no tile, and for the start tile, which has no
    /// [`Tile`].
    pub fn tile_at(self, cell: Cell) -> Option<Tile> {
        self.tiles.iter().find(|tile| self.cell(*tile) == cell)
    }

    /// Tiles and their cells.
    pub fn iter(self) -> impl Iterator<Item = (Tile, Cell)> + use<'a> {
        self.tiles.iter().map(move |tile| (tile, self.cell(tile)))
    }

    // rules: NY-25, NY-26, NY-27, NY-28, NY-51 §Regole costruttive
    /// Whether a tile with these streets may be laid at `cell`.
    pub fn fit(self, streets: Streets, cell: Cell) -> Result<(), Misfit> {
        let around = self.around(cell);
        if around.here {
            return Err(Misfit::Taken);
        }
        if around.sides == 0 {
            return Err(Misfit::NoCommonSide);
        }
        if let Some(side) = around.differs(streets) {
            return Err(Misfit::SidesDiffer(side));
        }
        // The city is whole already: one plain side that touches it joins the tile to it.
        if around.sides & !around.streets == 0 {
            return Err(Misfit::CutOff);
        }
        if around.open_runs() > 1 {
            return Err(Misfit::Hole);
        }
        Ok(())
    }

    // rules: NY-18, NY-20, NY-Q03 §Sviluppo della città
    /// The first side, if any, with which a tile with these streets would not match the
    /// neighbours of `cell`.
    pub fn mismatch(self, streets: Streets, cell: Cell) -> Option<Side> {
        self.around(cell).differs(streets)
    }

    /// What lies around `cell`, found in one pass over the tiles.
    fn around(self, cell: Cell) -> Around {
        let mut around = Around::default();
        around.see(cell, Cell::START, Streets::NONE);
        for tile in self.tiles {
            around.see(cell, self.cell(tile), tile.streets());
        }
        around
    }
}

/// The neighbourhood of a cell. Sides and corners are bits, north and north-east lowest, then
/// clockwise.
#[derive(Clone, Copy, Default)]
struct Around {
    here: bool,
    /// Where a tile lies.
    sides: u8,
    corners: u8,
    /// Where a tile lies whose touching side carries a street.
    streets: u8,
}

impl Around {
    fn see(&mut self, cell: Cell, at: Cell, streets: Streets) {
        let (east, north) = (at.x - cell.x, at.y - cell.y);
        if !(-1..=1).contains(&east) || !(-1..=1).contains(&north) {
            return;
        }
        let side = match (east, north) {
            (0, 0) => {
                self.here = true;
                return;
            }
            (0, 1) => Side::North,
            (1, 0) => Side::East,
            (0, -1) => Side::South,
            (-1, 0) => Side::West,
            _ => {
                let corner = match (east, north) {
                    (1, 1) => 0,
                    (1, -1) => 1,
                    (-1, -1) => 2,
                    _ => 3,
                };
                self.corners |= 1 << corner;
                return;
            }
        };
        self.sides |= 1 << side as u8;
        self.streets |= u8::from(streets.on(side.opposite())) << side as u8;
    }

    // rules: NY-25 §Regole costruttive
    /// The first side with which a tile with these streets would not match.
    fn differs(self, streets: Streets) -> Option<Side> {
        let differ = (streets.bits() ^ self.streets) & self.sides;
        let is_wrong = |side: &Side| differ >> *side as u8 & 1 == 1;
        Side::ALL.into_iter().find(is_wrong)
    }

    // rules: NY-28, NY-Q04 §Regole costruttive
    /// Going round the cell: how many runs of empty cells hold one beside it?
    ///
    /// A tile laid here parts the runs from one another. The city hangs together and has no hole
    /// yet, so two runs mean that one of them is cut off from the outside, and one run means none.
    fn open_runs(self) -> u32 {
        let empty = !self.sides & 0b1111;
        let next = empty >> 1 | empty << 3;
        // Corner n lies between side n and the next.
        let joined = empty & next & !self.corners & 0b1111;
        empty.count_ones() - joined.count_ones()
    }
}

/// One tile of a city as it is written down.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Laid {
    tile: Tile,
    at: Cell,
}

/// Serialised as one list of tiles and cells a seat.
impl Serialize for Cities {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let city = |seat| self.of(seat).iter().map(|(tile, at)| Laid { tile, at });
        let cities = self.seats().iter();
        serializer.collect_seq(cities.map(|seat| city(seat).collect::<Vec<_>>()))
    }
}

impl<'de> Deserialize<'de> for Cities {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let lists = PerSeat::<Vec<Laid>>::deserialize(deserializer)?;
        let mut cities = Cities::new(lists.seats());
        let mut seen = TileSet::EMPTY;
        for (seat, list) in lists.iter() {
            for laid in list {
                if !seen.insert(laid.tile) {
                    return Err(D::Error::custom("a tile lies at two cells"));
                }
                cities.lay(seat, laid.tile, laid.at);
            }
        }
        Ok(cities)
    }
}
