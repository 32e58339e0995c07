//! An enemy one can point at, a street one can take, and how they are written.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, Seat, Words};

use super::routes::Routes;
use crate::components::{CARS, board::Space, bosses::Boss};

/// An enemy one can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// A convict on foot. Those of one space who stand alike and are hurt alike are alike.
    Convict {
        at: Space,
        lying: bool,
        hurt: bool,
    },
    /// A convict in a car, by the number of the car from 0.
    Car(u8),
    Boss(Boss),
}

/// How a street is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// It is open.
    Open,
    /// The roadblock is broken by force.
    Smash,
    /// The car is wrecked to break it.
    Wreck,
}

// rules: FU-73, FU-Q38, FU-Q46
/// What New York's order left open when an enemy moved, and who decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tie {
    /// The active player.
    pub by: Seat,
    /// How many enemies were equally first; those who are alike count once.
    pub enemies: u8,
    /// How many ways were equally good for the one that moved.
    pub ways: u8,
}

impl Tie {
    /// What `by` decided when it chose `foe` among the routes `found`.
    pub(crate) fn broken(by: Seat, found: &Routes, foe: Foe) -> Tie {
        let (mut enemies, mut ways, mut last) = (0, 0, None);
        // The routes of one enemy stand together.
        for route in found.iter() {
            enemies += u8::from(last.replace(route.foe) != Some(route.foe));
            ways += u8::from(route.foe == foe);
        }
        Tie { by, enemies, ways }
    }
}

impl fmt::Display for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Foe::Convict { at, lying, hurt } => {
                write!(f, "convict {at}")?;
                f.write_str(if *lying { " lying" } else { "" })?;
                f.write_str(if *hurt { " hurt" } else { "" })
            }
            Foe::Car(number) => write!(f, "car {}", number + 1),
            Foe::Boss(boss) => f.write_str(boss.word()),
        }
    }
}

type Read<T> = Result<T, NotationError>;

/// An enemy, and the word that follows it, if any.
pub(crate) fn read_foe<'a>(words: &mut Words<'a>) -> Read<(Foe, Option<&'a str>)> {
    let word = words.word()?;
    if word == "car" {
        let car = read_number(words, CARS as u8)? - 1;
        return Ok((Foe::Car(car), next(words)?));
    }
    if let Some(boss) = Boss::ALL.into_iter().find(|boss| boss.word() == word) {
        return Ok((Foe::Boss(boss), next(words)?));
    }
    if word != "convict" {
        return Err(words.wrong());
    }
    let at = words.read()?;
    let mut word = next(words)?;
    let lying = word == Some("lying");
    if lying {
        word = next(words)?;
    }
    let hurt = word == Some("hurt");
    if hurt {
        word = next(words)?;
    }
    Ok((Foe::Convict { at, lying, hurt }, word))
}

/// The next word, if there is one.
pub(crate) fn next<'a>(words: &mut Words<'a>) -> Read<Option<&'a str>> {
    if words.has_more() {
        words.word().map(Some)
    } else {
        Ok(None)
    }
}

/// A number from 1 to `max`.
pub(crate) fn read_number(words: &mut Words<'_>, max: u8) -> Read<u8> {
    let number: u8 = words.read()?;
    let fits = (1..=max).contains(&number);
    fits.then_some(number).ok_or_else(|| words.wrong())
}
