//! What is in the box. No rules.
//!
//! The printed faces of cards, tiles and board were not available to us. Counts follow the
//! rulebook's component list; every row of every table says where its values come from, and most
//! are reconstructed. Whoever owns the box can write the printed values into the tables, with
//! `Provenance::Known("own box")` behind them: nothing else needs to change.

pub mod aims;
pub mod board;
pub mod bosses;
mod card_table;
pub mod cards;
pub mod effects;
pub mod equipment;
pub mod new_york;
pub mod places;
mod space_table;
pub mod tiles;
pub mod timer;

use std::fmt;

use serde::{Deserialize, Serialize};

/// Where the values of a row come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Provenance {
    /// Stated by the rulebook or seen on the printed part.
    Known(&'static str),
    /// Partly known; the rest reconstructed or ours, as the words say.
    Partly(&'static str),
    /// Made up so that the known rules work: the printed value is not known to us.
    Reconstructed,
    /// Part of an add-on of which only the name or the count is known: designed here.
    Ours,
}

pub(crate) const RECONSTRUCTED: Provenance = Provenance::Reconstructed;
pub(crate) const OURS: Provenance = Provenance::Ours;

impl fmt::Display for Provenance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Provenance::Known(fact) => write!(f, "known ({fact})"),
            Provenance::Partly(words) => f.write_str(words),
            Provenance::Reconstructed => f.write_str("reconstructed"),
            Provenance::Ours => f.write_str("ours"),
        }
    }
}

/// A part of the box that is a row of a table, known and written by the row's id.
macro_rules! part {
    ($(#[$doc:meta])* $Part:ident, $ROWS:ident, $expected:literal) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize,
        )]
        #[serde(try_from = "String", into = "String")]
        pub struct $Part(std::num::NonZeroU8);

        impl $Part {
            /// The set of every part of the kind.
            pub const ALL: tabletop::IdSet<$Part> =
                tabletop::IdSet::from_bits(u64::MAX >> (64 - $ROWS.len()));

            /// The part written so, which must be one.
            pub const fn named(name: &str) -> $Part {
                let mut n = 0;
                while n < $ROWS.len() {
                    if crate::components::same($ROWS[n].id, name) {
                        return $Part::at(n);
                    }
                    n += 1;
                }
                panic!("there is no such part in the box")
            }

            const fn at(row: usize) -> $Part {
                match std::num::NonZeroU8::new(row as u8 + 1) {
                    Some(number) => $Part(number),
                    None => panic!("a table has no such row"),
                }
            }

            /// Every part of the kind, in the order of the table.
            pub fn all() -> impl Iterator<Item = $Part> {
                (0..$ROWS.len()).map($Part::at)
            }

            /// Its row in the table.
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// How it is written.
            pub const fn word(self) -> &'static str {
                $ROWS[self.index()].id
            }

            /// Where its values come from.
            pub const fn provenance(self) -> crate::components::Provenance {
                $ROWS[self.index()].provenance
            }
        }

        impl tabletop::Id for $Part {
            fn id(self) -> u8 {
                self.0.get() - 1
            }
            fn from_id(id: u8) -> Self {
                assert!((id as usize) < $ROWS.len(), "the table has no such row");
                $Part::at(id as usize)
            }
        }

        impl std::fmt::Display for $Part {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        // As it is written: a number of a row tells nobody anything.
        impl std::fmt::Debug for $Part {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl std::str::FromStr for $Part {
            type Err = tabletop::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let found = $Part::all().find(|part| $ROWS[part.index()].id == text);
                found.ok_or_else(|| tabletop::NotationError::new(text, $expected))
            }
        }

        impl From<$Part> for String {
            fn from(part: $Part) -> String {
                part.to_string()
            }
        }

        impl TryFrom<String> for $Part {
            type Error = tabletop::NotationError;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }
    };
}
pub(crate) use part;

/// Whether two ids are the same, at compile time.
pub(crate) const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut n = 0;
    while n < one.len() {
        if one[n] != other[n] {
            return false;
        }
        n += 1;
    }
    true
}

/// The four heroes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Persona {
    #[default]
    Jena,
    Maggie,
    Mente,
    Tassista,
}

impl Persona {
    /// All four.
    pub const ALL: [Persona; 4] = [
        Persona::Jena,
        Persona::Maggie,
        Persona::Mente,
        Persona::Tassista,
    ];

    /// The name in options and digests.
    pub const fn word(self) -> &'static str {
        match self {
            Persona::Jena => "jena",
            Persona::Maggie => "maggie",
            Persona::Mente => "mente",
            Persona::Tassista => "tassista",
        }
    }
}

impl fmt::Display for Persona {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

// rules: FU-02, FU-82. All of these are known from the rulebook's list.
/// Convict pieces.
pub const CONVICTS: u8 = 40;
/// Convict pieces on hard streets.
pub const CONVICTS_HARD: u8 = 30;
/// Item cubes.
pub const CUBES: u8 = 15;
/// Ammunition cubes.
pub const AMMUNITION: u8 = 15;
/// Car pieces beside the taxi.
pub const CARS: usize = 4;
/// Roadblocks; a destroyed one stays used up.
pub const ROADBLOCKS: u8 = 25;
/// The last box of the noise track; known (F-N1).
pub const NOISE_MAX: u8 = 10;
/// Mission cubes; known (F-N6).
pub const CUBES_MISSION: u8 = 4;
// rules: FU-49
/// Cards a reserve may hold; known (F-G3).
pub const RESERVE: usize = 3;
/// What the boxes of the event track are worth: 1 and 2 known (F-G2), length and 3 reconstructed.
pub const EVENT_LEVELS: [u8; 5] = [1, 1, 2, 2, 3];
