//! The map: 57 spaces in eleven columns, their streets and the four bridges.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Id, IdSet, NotationError};

use super::{Provenance, space_table::ROWS};

/// How many spaces the map has.
pub const SPACES: usize = 57;

/// A side of a space, clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    U,
    Ur,
    Dr,
    D,
    Dl,
    Ul,
}

impl Side {
    /// All six, clockwise.
    pub const ALL: [Side; 6] = [Side::U, Side::Ur, Side::Dr, Side::D, Side::Dl, Side::Ul];

    /// The side across the space, and the side of the neighbour that touches this one.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 3) % 6]
    }

    /// A one at its place.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// How far the neighbour lies on the doubled grid.
    const fn offset(self) -> (i8, i8) {
        match self {
            Side::U => (0, -2),
            Side::Ur => (1, -1),
            Side::Dr => (1, 1),
            Side::D => (0, 2),
            Side::Dl => (-1, 1),
            Side::Ul => (-1, -1),
        }
    }
}

impl Id for Side {
    fn id(self) -> u8 {
        self as u8
    }

    fn from_id(id: u8) -> Self {
        Side::ALL[usize::from(id)]
    }
}

/// A set of sides.
pub type Sides = IdSet<Side>;

/// What a space is before any tile lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Takes a City tile.
    City,
    /// Takes a Central Park tile.
    Park,
    /// Has a point of interest.
    Poi,
    /// The Library in the middle, open from the start.
    Library,
    /// One of the six spaces around the Library, open from the start.
    Ring,
    /// The World Trade Center, open from the start.
    Wtc,
}

/// Where the helicopter token starts.
pub const HELIPAD: Space = Space::named("i3");
/// The World Trade Center, where the Gullfire stands.
pub const WTC: Space = Space::named("b2");
/// Where the heroes start.
pub const LIBRARY: Space = Space::named("f3");

/// A space of the map, written `a1` to `k4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Space(u8);

/// A set of spaces.
pub type SpaceSet = IdSet<Space>;

impl Default for Space {
    fn default() -> Self {
        LIBRARY
    }
}

impl Space {
    /// The space of that name, which must be one.
    pub const fn named(name: &str) -> Space {
        let mut n = 0;
        while n < SPACES {
            let (own, other) = (ROWS[n].name.as_bytes(), name.as_bytes());
            if own[0] == other[0] && own[1] == other[1] {
                return Space(n as u8);
            }
            n += 1;
        }
        panic!("the map has no such space")
    }

    /// Every space, column by column.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column and height on the doubled grid; the Library is `(0, 0)`.
    pub const fn grid(self) -> (i8, i8) {
        (ROWS[self.index()].col, ROWS[self.index()].y)
    }

    /// What lies there before any tile.
    pub const fn ground(self) -> Ground {
        ROWS[self.index()].ground
    }

    /// Number and side of the bridge that leaves the map here.
    pub const fn bridge(self) -> Option<(u8, Side)> {
        ROWS[self.index()].bridge
    }

    /// Whether an outskirts token lies here at the start.
    pub const fn has_outskirts(self) -> bool {
        ROWS[self.index()].outskirts
    }

    /// Where its place on the map comes from.
    pub const fn provenance(self) -> Provenance {
        ROWS[self.index()].provenance
    }

    /// The neighbour on that side.
    pub const fn beside(self, side: Side) -> Option<Space> {
        BESIDE[self.index()][side as usize]
    }

    /// Every neighbour, roadblocks or not.
    pub const fn around(self) -> SpaceSet {
        SpaceSet::from_bits(AROUND[self.index()])
    }

    /// The side on which `other` lies, if they are neighbours.
    pub fn side_to(self, other: Space) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.beside(*side) == Some(other))
    }

    // rules: FU-Q68
    /// Steps on the printed board, whatever lies between.
    pub const fn distance(self, other: Space) -> u8 {
        let ((a, b), (c, d)) = (self.grid(), other.grid());
        let across = a.abs_diff(c);
        let up = b.abs_diff(d);
        across + if up > across { (up - across) / 2 } else { 0 }
    }

    /// The spaces of that ground.
    pub const fn of_ground(ground: Ground) -> SpaceSet {
        let (mut bits, mut n) = (0, 0);
        while n < SPACES {
            if ROWS[n].ground as u8 == ground as u8 {
                bits |= 1 << n;
            }
            n += 1;
        }
        SpaceSet::from_bits(bits)
    }
}

/// The spaces with a point of interest.
pub const POIS: SpaceSet = Space::of_ground(Ground::Poi);
/// The spaces of Central Park.
pub const PARK: SpaceSet = Space::of_ground(Ground::Park);
// rules: FU-11
/// The spaces that are open from the start.
pub const OPEN_AT_START: SpaceSet = Space::of_ground(Ground::Library)
    .or(Space::of_ground(Ground::Ring))
    .or(Space::of_ground(Ground::Wtc));

const BESIDE: [[Option<Space>; 6]; SPACES] = {
    let mut table = [[None; 6]; SPACES];
    let mut n = 0;
    while n < SPACES {
        let mut side = 0;
        while side < 6 {
            let (col, y) = Side::ALL[side].offset();
            let mut other = 0;
            while other < SPACES {
                if ROWS[n].col + col == ROWS[other].col && ROWS[n].y + y == ROWS[other].y {
                    table[n][side] = Some(Space(other as u8));
                }
                other += 1;
            }
            side += 1;
        }
        n += 1;
    }
    table
};

const AROUND: [u64; SPACES] = {
    let mut table = [0; SPACES];
    let mut n = 0;
    while n < SPACES {
        let mut side = 0;
        while side < 6 {
            if let Some(other) = BESIDE[n][side] {
                table[n] |= 1 << other.0;
            }
            side += 1;
        }
        n += 1;
    }
    table
};

const _: () = {
    assert!(
        POIS.len() == 8 && PARK.len() == 7 && OPEN_AT_START.len() == 8,
        "the map has 8 points of interest, 7 Park spaces and 8 spaces open from the start"
    );
    assert!(
        Space::of_ground(Ground::City).len() == 34,
        "the map has 34 City spaces"
    );
    let (mut coast, mut bridges, mut n) = (0, 0, 0);
    while n < SPACES {
        coast += ROWS[n].outskirts as u8;
        bridges += ROWS[n].bridge.is_some() as u8;
        n += 1;
    }
    assert!(
        coast == 14 && bridges == 4,
        "the map has 14 spaces with outskirts tokens and 4 with bridges"
    );
};

impl Id for Space {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        assert!((id as usize) < SPACES, "the map has 57 spaces");
        Space(id)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ROWS[self.index()].name)
    }
}

// As it is written: the number of a row tells nobody anything.
impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Space::all().find(|space| ROWS[space.index()].name == text);
        found.ok_or_else(|| NotationError::new(text, "a space from a1 to k4"))
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        space.to_string()
    }
}

impl TryFrom<String> for Space {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}
