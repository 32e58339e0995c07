//! What a player decides.
//!
//! | notation | when | meaning |
//! | --- | --- | --- |
//! | `take b2 g3` | on turn | take these cards of the face-up row |
//! | `buy blue b3 b4` | on turn | buy the tile of the blue space with these cards |
//! | `add park-03 at 0,1` | on turn | lay a tile of the reserve into the city |
//! | `remove park-03` | on turn | take a tile of the city into the reserve |
//! | `swap park-03 for park-04` | on turn | `park-04` of the reserve takes the place of `park-03` |
//! | `pass` | on turn | when nothing else is possible |
//! | `place park-03 at 1,-2` | a tile lies aside | lay it into the city |
//! | `reserve park-03` | a tile lies aside | put it into the reserve |
//! | `dirk park-03` | a tile lies aside | give it to Dirk |
//!
//! Cards are named in ascending order: by bank in board order, then by value.

use std::{fmt, str::FromStr};

use tabletop::{NotationError, Words};

use crate::{
    components::{
        Tile,
        money::{Bank, Money},
        purse::Purse,
    },
    state::city::Cell,
};

/// One decision. A turn is one or more of the first six, then one of the last three for every
/// tile bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Take these cards of the row.
    Take { cards: Purse },
    /// Buy the tile on the space of `bank` with these cards.
    Buy { bank: Bank, cards: Purse },
    /// Lay a tile of the reserve into the city.
    Add { tile: Tile, at: Cell },
    /// Take a tile of the city into the reserve.
    Remove { tile: CityTile },
    /// Put `tile` of the reserve where `out` lay, and `out` into the reserve.
    Swap { out: CityTile, tile: Tile },
    /// Do nothing, because nothing can be done.
    Pass,
    /// Lay a tile that lies aside into the city.
    Place { tile: Tile, at: Cell },
    /// Put a tile that lies aside into the reserve.
    Reserve { tile: Tile },
    /// Give a tile that lies aside to Dirk.
    Dirk { tile: Tile },
}

// rules: NY-46
/// A tile one can point at in a city: a building, or the start tile, written `start`, which is
/// none of the 54.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CityTile {
    Start,
    Building(Tile),
}

impl fmt::Display for CityTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CityTile::Start => f.write_str("start"),
            CityTile::Building(tile) => tile.fmt(f),
        }
    }
}

impl FromStr for CityTile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "start" => Ok(CityTile::Start),
            _ => text.parse().map(CityTile::Building),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { cards } => write!(f, "take {cards}"),
            Action::Buy { bank, cards } => write!(f, "buy {bank} {cards}"),
            Action::Add { tile, at } => write!(f, "add {tile} at {at}"),
            Action::Remove { tile } => write!(f, "remove {tile}"),
            Action::Swap { out, tile } => write!(f, "swap {out} for {tile}"),
            Action::Pass => f.write_str("pass"),
            Action::Place { tile, at } => write!(f, "place {tile} at {at}"),
            Action::Reserve { tile } => write!(f, "reserve {tile}"),
            Action::Dirk { tile } => write!(f, "dirk {tile}"),
        }
    }
}

const EXPECTED: &str = "`take b2 g3`, `buy blue b3 b4`, `add park-03 at 0,1`, `remove park-03`, \
     `swap park-03 for museum-01`, `pass`, `place park-03 at 1,-2`, `reserve park-03` or \
     `dirk park-03`";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text, EXPECTED)?;
        let action = match words.word()? {
            "take" => Action::Take {
                cards: read_cards(&mut words)?,
            },
            "buy" => Action::Buy {
                bank: words.read()?,
                cards: read_cards(&mut words)?,
            },
            "add" => {
                let (tile, at) = read_tile_and_cell(&mut words)?;
                Action::Add { tile, at }
            }
            "remove" => Action::Remove {
                tile: words.read()?,
            },
            "swap" => {
                let out = words.read()?;
                words.expect("for")?;
                let tile = words.read()?;
                Action::Swap { out, tile }
            }
            "pass" => Action::Pass,
            "place" => {
                let (tile, at) = read_tile_and_cell(&mut words)?;
                Action::Place { tile, at }
            }
            "reserve" => Action::Reserve {
                tile: words.read()?,
            },
            "dirk" => Action::Dirk {
                tile: words.read()?,
            },
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}

fn read_tile_and_cell(words: &mut Words<'_>) -> Result<(Tile, Cell), NotationError> {
    let tile = words.read()?;
    words.expect("at")?;
    Ok((tile, words.read()?))
}

/// One card or more, in ascending order.
fn read_cards(words: &mut Words<'_>) -> Result<Purse, NotationError> {
    let mut cards: Vec<Money> = vec![words.read()?];
    while words.has_more() {
        cards.push(words.read()?);
    }
    let purse = Purse::of_cards(cards.iter().copied()).filter(|_| cards.is_sorted());
    purse.ok_or_else(|| words.wrong())
}
