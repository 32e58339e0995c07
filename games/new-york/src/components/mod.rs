//! What is in the box: 54 building tiles, 108 money cards, two scoring cards. No rules.

pub mod money;
pub mod purse;
mod table;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Id, IdSet, NotationError};

use table::TILES;

// rules: NY-02 §Materiale
/// All building tiles. The start tiles are not among them.
pub const TILE_COUNT: u8 = 54;
// rules: NY-05 §Materiale
/// Spaces of the depot, one a bank.
pub const DEPOT: usize = 4;
// rules: NY-10 §Preparazione del gioco
/// Face-up money cards of a full row.
pub const ROW: u32 = 4;
// rules: NY-11 §Preparazione del gioco
/// Piles the deck is made of.
pub const PILES: usize = 5;

/// The six types of building, in the order of their worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Museum,
    Theatre,
    Station,
    Church,
    Park,
    Skyscraper,
}

impl Kind {
    /// All six, the least worth first.
    pub const ALL: [Kind; 6] = [
        Kind::Museum,
        Kind::Theatre,
        Kind::Station,
        Kind::Church,
        Kind::Park,
        Kind::Skyscraper,
    ];

    /// The word in a tile's notation.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Museum => "museum",
            Kind::Theatre => "theatre",
            Kind::Station => "station",
            Kind::Church => "church",
            Kind::Park => "park",
            Kind::Skyscraper => "skyscraper",
        }
    }

    /// How many tiles of it there are.
    pub const fn count(self) -> u8 {
        [7, 7, 9, 9, 11, 11][self as usize]
    }

    /// Its rank in the score table, 1 to 6.
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }

    /// Its tiles.
    pub const fn tiles(self) -> TileSet {
        let ones = (1 << self.count()) - 1;
        TileSet::from_bits(ones << self.first())
    }

    /// The number of its first tile among the 54.
    const fn first(self) -> u8 {
        [0, 7, 14, 23, 32, 43][self as usize]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// One side of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side of a neighbour that touches this one.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }
}

// rules: NY-24 §Regole costruttive
/// The sides of a tile that carry a street. Tiles are never turned, so they never change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Streets(u8);

impl Streets {
    /// No street on any side, as on the start tile.
    pub const NONE: Streets = Streets(0);

    /// A one for each side with a street, north lowest, then clockwise.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Every tile that is like this on `sides`, a one for each as in [`bits`](Self::bits),
    /// whatever its other sides.
    pub fn alike(self, sides: u8) -> TileSet {
        table::ALIKE[usize::from(sides & 15)][usize::from(self.0 & 15)]
    }

    /// Whether `side` carries a street.
    pub const fn on(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }
}

/// A set of building tiles: a city, a reserve, the bag.
pub type TileSet = IdSet<Tile>;

/// Every building tile.
pub const BOX: TileSet = TileSet::from_bits((1 << TILE_COUNT) - 1);

/// A building tile. Written `museum-01`, `skyscraper-11`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tile(u8);

impl Tile {
    /// The tile of this type and number, counted from 1.
    pub fn new(kind: Kind, number: u8) -> Option<Tile> {
        let is_there = (1..=kind.count()).contains(&number);
        is_there.then(|| Tile(kind.first() + number - 1))
    }

    /// Its type.
    pub fn kind(self) -> Kind {
        self.row().kind
    }

    /// Its number among the tiles of its type, from 1.
    pub fn number(self) -> u8 {
        self.0 - self.kind().first() + 1
    }

    /// What it costs in the depot.
    pub fn price(self) -> u8 {
        self.row().price
    }

    /// The sides that carry a street.
    pub fn streets(self) -> Streets {
        self.row().streets
    }

    fn row(self) -> &'static table::Row {
        &TILES[self.0 as usize]
    }
}

impl Id for Tile {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        assert!(id < TILE_COUNT, "the box has 54 tiles");
        Tile(id)
    }
}

/// As it is written: whoever reads a refusal in a record knows it by that.
impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.kind(), self.number())
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let tile = text.split_once('-').and_then(|(word, number)| {
            let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word)?;
            Tile::new(kind, number.parse().ok()?)
        });
        // One tile, one spelling: neither `park-3` nor `park-+3`.
        tile.filter(|tile| tile.to_string() == text)
            .ok_or_else(|| NotationError::new(text, "a tile such as museum-01 or park-11"))
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.to_string()
    }
}

impl TryFrom<String> for Tile {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}

// rules: NY-04, NY-29 §Calcolo del punteggio
/// One of the three scorings. A and B have a card in the deck, C is the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scoring {
    A,
    B,
    C,
}

impl Scoring {
    // rules: NY-34 §Punteggio A, Punteggio B, Punteggio C
    /// Points for the first, second and third place in a type, by the score table.
    pub const fn prizes(self, kind: Kind) -> [u8; 3] {
        let rank = kind.rank();
        match self {
            Scoring::A => [rank, 0, 0],
            Scoring::B => [7 + rank, rank, 0],
            Scoring::C => [15 + rank, 7 + rank, rank],
        }
    }
}
