//! Laying out a table.

use host::Setup;
use tabletop::{SeatCount, Seed};

use super::{House, summary};
use crate::store::Write;
use room::ids::{Id, Secret};
use room::{Entry, Place, Plan, Room, What};

/// What someone who lays out a table wants.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The game's id.
    pub game: String,
    /// The options in one line.
    pub options: String,
    /// The seats, clockwise from A.
    pub seats: Vec<Place>,
    /// Whether it is shown in the list of tables.
    pub listed: bool,
}

/// Why a table was not laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CreateError {
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// Not so many seats.
    #[error("the game takes {min} to {max} seats")]
    Seats {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// At least one seat is for people.
    #[error("at least one seat must be for a person")]
    NobodyPlays,
    /// The options are wrong.
    #[error("{0}")]
    Options(String),
    /// The storage is in trouble.
    #[error("the storage is in trouble")]
    Trouble,
}

impl House {
    /// Lays out a table.
    pub async fn create(&self, host: Id, wanted: Wanted) -> Result<Id, CreateError> {
        let plan = self.plan(host, wanted)?;
        let outside = &self.inner.ways.outside;
        let mut dice = |bytes: &mut [u8]| outside.roll(bytes);
        let half = Secret::draw(&mut dice);
        let what = What::Created(Plan { half, ..plan });
        let (at, by) = (self.now(), None);
        let (id, entry) = (Id::draw(&mut dice), Entry { at, by, what });
        let stored = self.inner.writer.write(vec![self.founding(id, &entry)]);
        stored.await.map_err(|_| CreateError::Trouble)?;
        metrics::counter!("boroughs_tables_created_total").increment(1);
        Ok(id)
    }

    fn plan(&self, host: Id, wanted: Wanted) -> Result<Plan, CreateError> {
        let catalogue = self.inner.ways.catalogue;
        let rules = catalogue.iter().find(|rules| rules.info.id == wanted.game);
        let rules = rules.ok_or(CreateError::NoSuchGame)?;
        let count = u8::try_from(wanted.seats.len())
            .ok()
            .and_then(SeatCount::new);
        let count = count.filter(|count| rules.info.takes(*count));
        let seats = count.ok_or(CreateError::Seats {
            min: rules.info.seats_min,
            max: rules.info.seats_max,
        })?;
        let is_bot = |place: &Place| matches!(place, Place::Bot { .. });
        if wanted.seats.iter().all(is_bot) {
            return Err(CreateError::NobodyPlays);
        }
        let trial = Setup {
            options: wanted.options,
            ..Setup::new(seats, Seed::number(0))
        };
        let trial =
            (rules.open)(&trial).map_err(|error| CreateError::Options(error.to_string()))?;
        Ok(Plan {
            game: wanted.game,
            rules_version: rules.info.rules_version,
            options: trial.options(),
            seats: wanted.seats,
            host,
            listed: wanted.listed,
            half: Secret([0; 32]),
        })
    }

    /// The first entry of a table, to be stored.
    pub(super) fn founding(&self, id: Id, entry: &Entry) -> Write {
        let ways = &self.inner.ways;
        let room = Room::load(
            id,
            ways.catalogue,
            ways.patience,
            std::slice::from_ref(entry),
        );
        Write {
            table: id,
            number: 1,
            text: entry.text(),
            summary: room.ok().map(|room| summary(&room)),
        }
    }
}
