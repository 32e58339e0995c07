//! Map tiles.

use serde::{Deserialize, Serialize};
use tabletop::IdSet;

use super::{
    OURS, Provenance, RECONSTRUCTED,
    board::{
        Side,
        Side::{D, Dl, Dr, U, Ul, Ur},
    },
    effects::Effect::{self, Hurt, Noise, SpawnHere},
    part,
};

/// What is printed on a tile or token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Convict,
    /// A car with a convict inside.
    Car,
    /// An item cube.
    Cube,
    Event,
    Manhole,
    Roadblock(Side),
    Raft,
    Trap,
}
use Mark::{Car, Convict, Cube, Event, Manhole, Roadblock};

/// A building on a tile. The Library has a space of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    Library,
    Clinic,
    Armoury,
    Shelter,
}
use Building::{Armoury, Clinic, Shelter};

/// Which stack a tile belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stack {
    City,
    /// Shuffled among the City tiles with the add-on.
    Trap,
    Park,
}
use Stack::{City, Park, Trap};

struct Row {
    id: &'static str,
    stack: Stack,
    marks: &'static [Mark],
    building: Option<Building>,
    /// What a triggered trap does.
    trap: &'static [Effect],
    provenance: Provenance,
}

const fn tile(
    id: &'static str,
    stack: Stack,
    marks: &'static [Mark],
    building: Option<Building>,
    provenance: Provenance,
) -> Row {
    Row {
        id,
        stack,
        marks,
        building,
        trap: &[],
        provenance,
    }
}

const fn trap(
    id: &'static str,
    marks: &'static [Mark],
    trap: &'static [Effect],
    provenance: Provenance,
) -> Row {
    Row {
        trap,
        ..tile(id, Trap, marks, None, provenance)
    }
}

// rules: FU-03, FU-42, FU-98
const ROWS: [Row; 44] = [
    tile("ct01", City, &[Convict, Cube], None, RECONSTRUCTED),
    tile(
        "ct02",
        City,
        &[Convict, Cube, Roadblock(U)],
        None,
        RECONSTRUCTED,
    ),
    tile(
        "ct03",
        City,
        &[Convict, Event, Roadblock(Dr)],
        None,
        RECONSTRUCTED,
    ),
    tile("ct04", City, &[Convict, Event, Cube], None, RECONSTRUCTED),
    tile(
        "ct05",
        City,
        &[Convict, Manhole, Roadblock(Dl)],
        None,
        RECONSTRUCTED,
    ),
    tile(
        "ct06",
        City,
        &[Convict, Manhole, Event],
        None,
        RECONSTRUCTED,
    ),
    tile("ct07", City, &[Convict, Roadblock(Dr)], None, RECONSTRUCTED),
    tile(
        "ct08",
        City,
        &[Convict, Roadblock(Ul), Cube],
        None,
        RECONSTRUCTED,
    ),
    tile("ct09", City, &[Convict, Cube], None, RECONSTRUCTED),
    tile(
        "ct10",
        City,
        &[Convict, Event, Roadblock(D)],
        None,
        RECONSTRUCTED,
    ),
    tile("ct11", City, &[Convict, Roadblock(Ur)], None, RECONSTRUCTED),
    tile("ct12", City, &[Convict, Cube, Event], None, RECONSTRUCTED),
    tile(
        "ct13",
        City,
        &[Convict, Convict, Roadblock(Ur)],
        None,
        RECONSTRUCTED,
    ),
    tile(
        "ct14",
        City,
        &[Convict, Convict, Cube, Roadblock(D)],
        None,
        RECONSTRUCTED,
    ),
    tile(
        "ct15",
        City,
        &[Convict, Convict, Event],
        None,
        RECONSTRUCTED,
    ),
    tile(
        "ct16",
        City,
        &[Convict, Convict, Manhole],
        None,
        RECONSTRUCTED,
    ),
    tile(
        "ct17",
        City,
        &[Convict, Convict, Cube, Roadblock(Dl)],
        None,
        RECONSTRUCTED,
    ),
    tile(
        "ct18",
        City,
        &[Convict, Convict, Roadblock(U)],
        None,
        RECONSTRUCTED,
    ),
    tile(
        "ct19",
        City,
        &[Convict, Convict, Event, Cube],
        None,
        RECONSTRUCTED,
    ),
    tile(
        "ct20",
        City,
        &[Convict, Convict, Manhole, Cube],
        None,
        RECONSTRUCTED,
    ),
    tile("ct21", City, &[Car], None, RECONSTRUCTED),
    tile("ct22", City, &[Car, Roadblock(D)], None, RECONSTRUCTED),
    tile("ct23", City, &[Car, Event], None, RECONSTRUCTED),
    tile("ct24", City, &[Car, Convict], None, RECONSTRUCTED),
    tile("ct25", City, &[Cube, Cube, Event], None, RECONSTRUCTED),
    tile("ct26", City, &[Event, Manhole], None, RECONSTRUCTED),
    tile(
        "ct27",
        City,
        &[Event, Roadblock(Ul), Roadblock(Dr)],
        None,
        RECONSTRUCTED,
    ),
    tile("ct28", City, &[Manhole, Cube], None, RECONSTRUCTED),
    tile("ct29", City, &[Roadblock(U)], Some(Clinic), RECONSTRUCTED),
    tile("ct30", City, &[Event], Some(Clinic), RECONSTRUCTED),
    tile("ct31", City, &[Convict], Some(Armoury), RECONSTRUCTED),
    tile(
        "ct32",
        City,
        &[Manhole, Roadblock(Ur)],
        Some(Armoury),
        RECONSTRUCTED,
    ),
    tile("ct33", City, &[Roadblock(Dl)], Some(Shelter), RECONSTRUCTED),
    tile("ct34", City, &[Manhole], Some(Shelter), RECONSTRUCTED),
    trap("ct35", &[Cube, Mark::Trap], &[Hurt(2), Noise(1)], OURS),
    trap(
        "ct36",
        &[Convict, Cube, Mark::Trap],
        &[Hurt(1), SpawnHere(2)],
        OURS,
    ),
    tile("cp1", Park, &[Convict, Convict], None, RECONSTRUCTED),
    tile("cp2", Park, &[Convict, Convict, Event], None, RECONSTRUCTED),
    tile(
        "cp3",
        Park,
        &[Convict, Convict, Convict],
        None,
        RECONSTRUCTED,
    ),
    tile("cp4", Park, &[Convict, Event, Cube], None, RECONSTRUCTED),
    tile("cp5", Park, &[Convict, Convict, Cube], None, RECONSTRUCTED),
    tile("cp6", Park, &[Convict, Manhole, Event], None, RECONSTRUCTED),
    tile(
        "cp7",
        Park,
        &[Convict, Convict, Manhole, Cube],
        None,
        RECONSTRUCTED,
    ),
    tile("cp8", Park, &[Cube], Some(Shelter), RECONSTRUCTED),
];

part! {
    /// A City or Central Park tile, written `ct01`, `cp8`.
    MapTile, ROWS, "a map tile from ct01 to cp8"
}

/// A set of map tiles.
pub type MapTiles = IdSet<MapTile>;

impl MapTile {
    /// What is printed on it, left to right.
    pub const fn marks(self) -> &'static [Mark] {
        ROWS[self.index()].marks
    }

    /// Its building.
    pub const fn building(self) -> Option<Building> {
        ROWS[self.index()].building
    }

    /// The text of a trap tile.
    pub const fn trap(self) -> &'static [Effect] {
        ROWS[self.index()].trap
    }
}

/// The tiles of `stack`.
pub const fn tiles_of(stack: Stack) -> MapTiles {
    let (mut bits, mut n) = (0, 0);
    while n < ROWS.len() {
        if ROWS[n].stack as u8 == stack as u8 {
            bits |= 1 << n;
        }
        n += 1;
    }
    MapTiles::from_bits(bits)
}

const _: () = {
    assert!(
        tiles_of(City).len() == 34 && tiles_of(Park).len() == 8 && tiles_of(Trap).len() == 2,
        "the box has 34 City tiles and 8 Park tiles, the add-on 2 with traps"
    );
};
