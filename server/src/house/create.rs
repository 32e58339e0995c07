//! Laying out a table.

use std::collections::HashSet;

use host::Setup;
use tabletop::{SeatCount, Seed};

use super::{House, caps::Full, summary};
use crate::store::{Founded, StoreError, Summary, Write};
use room::ids::{Id, Secret};
use room::{Entry, EntryKind, Place, RequestId, Room, TablePlan};

/// Who lays out a table.
#[derive(Clone, Debug)]
pub struct Founder {
    /// Whose table it will be.
    pub guest: Id,
    /// The household they come from, as a keyed digest; empty where nobody counts.
    pub address: String,
    /// The name they gave the request: a repeated one gives the same table.
    pub request: Option<String>,
}

/// A table that was laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Its id.
    pub table: Id,
    /// Whether it was laid out by this request, and not by an earlier one of the same name.
    pub is_new: bool,
}

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
    /// It is switched off here.
    #[error("this server does not offer that game")]
    NotOffered,
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
    /// The guest has as many open tables as a guest may have.
    #[error("you have {0} open tables already: finish or close one of them first")]
    TooMany(u32),
    /// From this address there are as many open tables as there may be.
    #[error("{0} tables from your address are open already: finish or close one of them first")]
    TooManyHere(u32),
    /// The guest has laid out as many tables as a guest may in an hour.
    #[error("you have laid out {0} tables in an hour: wait a while")]
    TooOften(u32),
    /// From this address as many were laid out as may be in an hour.
    #[error("{0} tables were laid out from your address in an hour: wait a while")]
    TooOftenHere(u32),
    /// Too many ask at the same moment.
    #[error("too many tables are asked for at once: wait a moment")]
    Crowd,
    /// The storage is in trouble.
    #[error("the storage is in trouble")]
    Trouble,
}

impl From<Full> for CreateError {
    fn from(full: Full) -> Self {
        match full {
            Full::Guest(most) => CreateError::TooMany(most),
            Full::Address(most) => CreateError::TooManyHere(most),
            Full::GuestHour(most) => CreateError::TooOften(most),
            Full::AddressHour(most) => CreateError::TooOftenHere(most),
            Full::Crowd => CreateError::Crowd,
        }
    }
}

impl From<StoreError> for CreateError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a table could not be laid out");
        CreateError::Trouble
    }
}

impl House {
    /// Lays out a table.
    pub async fn create(&self, host: Id, wanted: Wanted) -> Result<Id, CreateError> {
        let founder = Founder {
            guest: host,
            address: String::new(),
            request: None,
        };
        Ok(self.found(founder, wanted).await?.table)
    }

    /// Lays out a table, unless there are too many, or this very request has been answered. Once
    /// begun it is finished, whether or not anybody waits for it: whoever hangs up and asks again
    /// waits for what they have asked for before.
    pub async fn found(&self, founder: Founder, wanted: Wanted) -> Result<Laid, CreateError> {
        let plan = self.plan(founder.guest, wanted)?;
        let house = self.clone();
        let founding = tokio::spawn(async move { house.lay_out(founder, plan).await });
        founding.await.unwrap_or(Err(CreateError::Trouble))
    }

    async fn lay_out(&self, founder: Founder, plan: TablePlan) -> Result<Laid, CreateError> {
        let turn = self.inner.founders.turn(founder.guest, &founder.address);
        let turn = turn.await.map_err(Full::from)?;
        if let Some(laid) = self.laid_before(&founder).await? {
            return Ok(laid);
        }
        self.room_for(&turn).await??;
        let laid = self.lay(founder, plan).await?;
        if laid.is_new {
            self.laid_out(&turn);
        }
        Ok(laid)
    }

    /// The table that was laid out by a request of this name.
    async fn laid_before(&self, founder: &Founder) -> Result<Option<Laid>, StoreError> {
        let Some(request) = &founder.request else {
            return Ok(None);
        };
        let table = self.storage().founded(founder.guest, request).await?;
        let is_new = false;
        Ok(table.map(|table| Laid { table, is_new }))
    }

    /// Stores a table. If the storage has one by that request, whoever laid it out, it is that.
    async fn lay(&self, founder: Founder, plan: TablePlan) -> Result<Laid, CreateError> {
        let environment = &self.inner.config.environment;
        let mut dice = |bytes: &mut [u8]| environment.roll(bytes);
        let half = Secret::draw(&mut dice);
        let what = EntryKind::Created(TablePlan { half, ..plan });
        let table = Id::draw(&mut dice);
        let guest = founder.guest;
        let by = founder.request.clone();
        let by = by.map(|request| RequestId { guest, request });
        let entry = Entry::new(self.when(), by, what);
        let write = self.founding(table, &entry, founder.address.clone());
        if self.write(vec![write]).await.is_err() {
            let before = self.laid_before(&founder).await?;
            return before.ok_or(CreateError::Trouble);
        }
        self.moved(None, "lobby");
        metrics::counter!("boroughs_tables_created_total").increment(1);
        let is_new = true;
        Ok(Laid { table, is_new })
    }

    fn plan(&self, host: Id, wanted: Wanted) -> Result<TablePlan, CreateError> {
        let catalogue = self.inner.config.catalogue;
        let rules = catalogue.iter().find(|rules| rules.info.id == wanted.game);
        let rules = rules.ok_or(CreateError::NoSuchGame)?;
        if !self.inner.config.offered.has(&wanted.game) {
            return Err(CreateError::NotOffered);
        }
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
        Ok(TablePlan {
            game: wanted.game,
            rules_version: rules.info.rules_version,
            options: trial.options(),
            seats: wanted.seats,
            host,
            listed: wanted.listed,
            half: Secret([0; 32]),
            deal: None,
        })
    }

    /// The first entry of a table that was laid out from `address`, to be stored.
    pub(super) fn founding(&self, id: Id, entry: &Entry, address: String) -> Write {
        let config = &self.inner.config;
        let room = Room::load(
            id,
            config.catalogue,
            config.patience,
            std::slice::from_ref(entry),
        );
        let mut line = room.ok().map(|room| summary(&room));
        if let Some(line) = &mut line {
            let request = request_of(entry);
            line.founded = Some(Founded { address, request });
        }
        Write {
            table: id,
            number: 1,
            text: entry.text(),
            summary: line,
        }
    }
}

/// The name of the request that made an entry; empty if it had none.
pub(super) fn request_of(entry: &Entry) -> String {
    let by = entry.by.as_ref();
    by.map_or_else(String::new, |by| by.request.clone())
}

/// Leaves each request's name to one table: older servers could lay out two by the same request,
/// and the storage takes a name once.
pub(super) fn name_once(lines: &mut [Summary]) {
    lines.sort_by_key(|line| line.table);
    let mut named = HashSet::new();
    for line in lines {
        let host = line.host;
        if let Some(founded) = &mut line.founded
            && !founded.request.is_empty()
            && !named.insert((host, founded.request.clone()))
        {
            founded.request.clear();
        }
    }
}
