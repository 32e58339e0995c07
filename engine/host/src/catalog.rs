//! The catalogue: each game that can be played, with its types erased.

use std::fmt;

use games::Listed;
use tabletop::{Info, OptionSpec, Options, Record, SetupError, record::RecordError};

use crate::{Brains, Match, Rulebook, Setup, Skill, Table, Thinking};

/// The games, in order of difficulty.
pub static GAMES: &[CatalogEntry] = games::each!(CatalogEntry::listed);

/// The game with this id.
pub fn find(id: &str) -> Option<&'static CatalogEntry> {
    GAMES.iter().find(|entry| entry.info.id == id)
}

/// One game of the catalogue: what is known of it, and how it is played. What measures it is its
/// [`Lab`](crate::Lab).
#[derive(Clone, Copy)]
pub struct CatalogEntry {
    /// Name, seat range and limits.
    pub info: Info,
    /// What a table can agree on.
    pub options: &'static [OptionSpec],
    /// The rules in English, as Markdown; [`Rulebook`] finds one by its id. Empty without the
    /// feature `rulebooks`.
    pub rules_en: &'static str,
    /// The rules in Italian, with the same ids.
    pub rules_it: &'static str,
    /// How far each level of its bots looks, weakest first.
    pub levels: &'static [(Skill, Thinking)],
    /// Lays a table.
    pub open: fn(&Setup) -> Result<Box<dyn Table>, SetupError>,
    /// Plays a record again and goes on from there.
    pub reopen: fn(&Record) -> Result<Box<dyn Table>, RecordError>,
}

impl CatalogEntry {
    /// The entry of a game of the list, whose rules are known.
    pub const fn listed<G: Brains + Listed>() -> Self {
        CatalogEntry::of::<G>(G::RULES_EN, G::RULES_IT)
    }

    /// The entry of `G` with its rules in English and Italian.
    pub const fn of<G: Brains>(rules_en: &'static str, rules_it: &'static str) -> Self {
        CatalogEntry {
            info: G::INFO,
            options: <G::Options as Options>::OPTIONS,
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
            levels: G::LEVELS,
            open: open::<G>,
            reopen: reopen::<G>,
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

impl fmt::Debug for CatalogEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CatalogEntry").field(&self.info.id).finish()
    }
}
