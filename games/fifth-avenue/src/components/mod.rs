//! What is in the box: districts and their lots, shops, commissions, and how many of each.

pub mod board;
pub mod cards;
pub mod pile;
pub mod places;

use serde::{Deserialize, Serialize};
use tabletop::{Bag, IdSet};

use self::cards::Colour;

// rules: FA-011, FA-012 §Preparazione
/// Towers of one player colour: one keeps the score, the others are built with.
pub const TOWERS: u8 = 18;
/// The tower that keeps the score.
pub const TOWERS_SCORE: u8 = 1;
/// Towers each player puts on the board before the first turn.
pub const TOWERS_PLACED: u8 = 2;
/// Towers in a personal reserve at the start.
pub const TOWERS_RESERVE: u8 = 3;
/// Towers of a colour in the common supply at the start.
pub const TOWERS_SUPPLY: u8 = TOWERS - TOWERS_SCORE - TOWERS_PLACED - TOWERS_RESERVE;
/// Towers that action A moves.
pub const TOWERS_TAKEN: u8 = 3;

/// Tiles of each type.
pub const SHOP_COPIES: u8 = 9;
/// Tiles of the row.
pub const ROW: usize = 20;
// rules: FA-046, FA-Q08 §I Negozi
/// The sizes of the row's groups, from the left.
pub const GROUPS: [u8; 8] = [3, 2, 3, 2, 3, 2, 3, 2];
/// Tiles out of play.
pub const UNUSED: u8 = 9;
// rules: FA-004, FA-Q02
/// How many of the shops laid at the start lie on lots of the same colour, five-lot side.
pub const SETUP_PER_COLOUR: [u8; 5] = [2, 2, 1, 1, 1];
/// Stop signs.
pub const SIGNS: u32 = 2;
// rules: FA-064, FA-116
/// With this placed shop the game ends.
pub const SHOPS_PLACED: u8 = 12;
// rules: FA-Q44
/// When this turn is over the game ends, whatever happened.
pub const TURNS_MAX: u16 = 400;
// rules: FA-Q30
/// Fields of the score track.
pub const TRACK: u16 = 80;

// rules: FA-073 §Conteggio dei punti di un quartiere
/// Points of a tower by the number of different shop types beside it.
pub const TOWER_POINTS: [u8; 5] = [1, 2, 3, 5, 8];
// rules: FA-118, FA-Q28 §Conclusione
/// Points of a tower below Central Park by the number of different types among the drawn tiles.
pub const PARK_POINTS: [u8; 4] = [1, 2, 3, 5];
/// Tiles drawn at the end for Central Park.
pub const PARK_TILES: u32 = 3;

/// A special scoring: after so many placed shops, who is in so many districts gets the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Special {
    pub placed: u8,
    pub districts: u8,
    pub points: u8,
}

// rules: FA-061, FA-062, FA-063 §Calcolo speciale
/// The special scorings, in their order.
pub const SPECIALS: [Special; 3] = [
    Special {
        placed: 3,
        districts: 3,
        points: 4,
    },
    Special {
        placed: 6,
        districts: 4,
        points: 6,
    },
    Special {
        placed: 9,
        districts: 5,
        points: 8,
    },
];

/// Implements `Id` for an enum without fields that has `ALL`.
macro_rules! numbered {
    ($type:ty) => {
        impl tabletop::Id for $type {
            fn id(self) -> u8 {
                self as u8
            }
            fn from_id(id: u8) -> Self {
                <$type>::ALL[usize::from(id)]
            }
        }
    };
}
use numbered;

/// Implements `Display` and `FromStr` for an enum with `ALL` and `word`.
macro_rules! named {
    ($type:ty, $expected:literal) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $type {
            type Err = tabletop::NotationError;

            fn from_str(text: &str) -> Result<Self, tabletop::NotationError> {
                let found = <$type>::ALL.into_iter().find(|thing| thing.word() == text);
                found.ok_or_else(|| tabletop::NotationError::new(text, $expected))
            }
        }
    };
}
use named;

/// Lets serde write a type as its notation.
macro_rules! written {
    ($type:ty) => {
        impl From<$type> for String {
            fn from(thing: $type) -> String {
                thing.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = tabletop::NotationError;

            fn try_from(text: String) -> Result<Self, tabletop::NotationError> {
                text.parse()
            }
        }
    };
}
use written;

/// A district of Midtown, nearest to Start first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum District {
    #[serde(rename = "34w")]
    West34,
    #[serde(rename = "34e")]
    East34,
    #[serde(rename = "42w")]
    West42,
    #[serde(rename = "ts")]
    TimesSquare,
    #[serde(rename = "42e")]
    East42,
    #[serde(rename = "52w")]
    West52,
    #[serde(rename = "52e")]
    East52,
}

/// A set of districts.
pub type Districts = IdSet<District>;

impl District {
    /// All seven, column by column; auctions of a series follow this order.
    pub const ALL: [District; 7] = [
        District::West34,
        District::East34,
        District::West42,
        District::TimesSquare,
        District::East42,
        District::West52,
        District::East52,
    ];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            District::West34 => "34w",
            District::East34 => "34e",
            District::West42 => "42w",
            District::TimesSquare => "ts",
            District::East42 => "42e",
            District::West52 => "52w",
            District::East52 => "52e",
        }
    }

    /// Its column: 1 beside Start, 3 beside Central Park.
    pub const fn column(self) -> u8 {
        match self {
            District::West34 | District::East34 => 1,
            District::West42 | District::TimesSquare | District::East42 => 2,
            District::West52 | District::East52 => 3,
        }
    }
}
numbered!(District);
named!(District, "a district: 34w 34e 42w ts 42e 52w 52e");

/// A lot of a district: one of each colour, and on the other side of the board a sixth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lot {
    Orange,
    Green,
    Grey,
    Brown,
    Violet,
    // rules: FA-Q32
    /// The neutral lot of the six-lot side: shops only.
    Sixth,
}

impl Lot {
    /// All six, in the order of the colours.
    pub const ALL: [Lot; 6] = [
        Lot::Orange,
        Lot::Green,
        Lot::Grey,
        Lot::Brown,
        Lot::Violet,
        Lot::Sixth,
    ];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Lot::Orange => "orange",
            Lot::Green => "green",
            Lot::Grey => "grey",
            Lot::Brown => "brown",
            Lot::Violet => "violet",
            Lot::Sixth => "sixth",
        }
    }

    /// The colour of cards with which it is bid for.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self as usize).copied()
    }
}
numbered!(Lot);
named!(Lot, "a lot: orange green grey brown violet sixth");

impl From<Colour> for Lot {
    fn from(colour: Colour) -> Lot {
        Lot::ALL[colour as usize]
    }
}

/// A type of shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shop {
    Fashion,
    Jeweller,
    Gallery,
    Perfumery,
}

/// Shops of which only the number counts.
pub type ShopBag = Bag<Shop, 4>;

impl Shop {
    /// The four types.
    pub const ALL: [Shop; 4] = [
        Shop::Fashion,
        Shop::Jeweller,
        Shop::Gallery,
        Shop::Perfumery,
    ];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Shop::Fashion => "fashion",
            Shop::Jeweller => "jeweller",
            Shop::Gallery => "gallery",
            Shop::Perfumery => "perfumery",
        }
    }
}
numbered!(Shop);
named!(Shop, "a shop: fashion jeweller gallery perfumery");
