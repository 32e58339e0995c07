//! The games, once.

use std::fmt;

use new_york::NewYork;
use new_york_new_york::NewYorkNewYork;
use tabletop::{Choice, Info, Options, PerSeat, Record, SetupError, record::RecordError};

use crate::{
    Brains, Chore, Match, PlayoutCount, PlayoutPlan, Rulebook, Setup, Simulation, Skill, Table,
    chore, playouts, simulate,
};

/// The games, in order of difficulty.
pub static GAMES: &[Entry] = &[
    Entry::of::<NewYorkNewYork>(new_york_new_york::RULES_EN, new_york_new_york::RULES_IT),
    Entry::of::<NewYork>(new_york::RULES_EN, new_york::RULES_IT),
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.info.id == id)
}

/// One game of the catalogue: what is known of it, and what can be done with it.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Name, seat range and limits.
    pub info: Info,
    /// What a table can agree on.
    pub choices: &'static [Choice],
    /// The rules in English, as Markdown; [`Rulebook`] finds one by its id. Empty without the
    /// feature `rulebooks`.
    pub rules_en: &'static str,
    /// The rules in Italian, with the same ids.
    pub rules_it: &'static str,
    /// Lays a table.
    pub open: fn(&Setup) -> Result<Box<dyn Table>, SetupError>,
    /// Plays a record again and goes on from there.
    pub reopen: fn(&Record) -> Result<Box<dyn Table>, RecordError>,
    /// Plays at random as fast as the rules go: [`playouts()`].
    pub playouts: fn(&PlayoutPlan) -> Result<PlayoutCount, SetupError>,
    /// Does one small thing over and over: [`chore()`].
    pub chore: DoChore,
    /// Lets bots play one game to its end: [`simulate()`].
    pub simulate: Simulate,
}

/// What [`chore()`] is for one game.
pub type DoChore = fn(&PlayoutPlan, Chore, u64) -> Result<Box<dyn FnOnce()>, SetupError>;

/// What [`simulate()`] is for one game.
pub type Simulate =
    fn(&Setup, PerSeat<Skill>, Option<&mut String>) -> Result<Simulation, SetupError>;

impl Entry {
    /// The entry of `G` with its rules in English and Italian.
    pub const fn of<G: Brains>(rules_en: &'static str, rules_it: &'static str) -> Self {
        Entry {
            info: G::INFO,
            choices: <G::Options as Options>::CHOICES,
            rules_en: if cfg!(feature = "rulebooks") {
                rules_en
            } else {
                ""
            },
            rules_it: if cfg!(feature = "rulebooks") {
                rules_it
            } else {
                ""
            },
            open: open::<G>,
            reopen: reopen::<G>,
            playouts: playouts::<G>,
            chore: chore::<G>,
            simulate: simulate::<G>,
        }
    }

    /// The rules in English, to be looked up.
    pub fn rulebook_en(&self) -> Rulebook<'static> {
        Rulebook::of(self.rules_en)
    }

    /// The rules in Italian, to be looked up.
    pub fn rulebook_it(&self) -> Rulebook<'static> {
        Rulebook::of(self.rules_it)
    }
}

fn open<G: Brains>(setup: &Setup) -> Result<Box<dyn Table>, SetupError> {
    Ok(Box::new(Match::<G>::open(setup)?))
}

fn reopen<G: Brains>(record: &Record) -> Result<Box<dyn Table>, RecordError> {
    Ok(Box::new(Match::<G>::of_record(record)?))
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Entry").field(&self.info.id).finish()
    }
}
