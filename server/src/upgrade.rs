//! What would become of the tables of a storage under the rules of this program.

use protocol::AsideReason;
use room::{LoadError, Patience, Place, Room, ids::Id};
use serde::Serialize;

use crate::{
    config::Config,
    run::RunError,
    store::{Peek, StoreError, file_in, url_of},
};

/// What would become of one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// The beginning of its id: enough to tell tables apart, and no link to one.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The people who sit there.
    pub people: Vec<String>,
    /// How many actions were taken.
    pub plies: u32,
    /// The version of the rules it is played by.
    pub from: u32,
    /// The version of the rules here.
    pub to: u32,
    /// What would become of it.
    pub fate: Fate,
}

/// What would become of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It goes on under rules of the same version.
    Same,
    /// It goes on under rules of another version.
    GoesOn,
    /// It is set aside.
    SetAside(AsideReason),
    /// It cannot be loaded.
    Unreadable(String),
}

impl Fate {
    /// Whether it would go on.
    pub fn goes_on(&self) -> bool {
        matches!(self, Fate::Same | Fate::GoesOn)
    }
}

/// Looks at every unfinished table of a storage, which may be in use and stays as it is, and tells
/// `each` what would become of it under the rules of `catalogue`, with how many there are.
pub fn forecast(
    config: &Config,
    catalogue: &'static [host::CatalogEntry],
    mut each: impl FnMut(usize, Forecast),
) -> Result<(), RunError> {
    let url = if let Some(url) = &config.database {
        url.clone()
    } else {
        let file = file_in(&config.data);
        if !file.exists() {
            return Err(RunError::Missing(file.display().to_string()));
        }
        url_of(&file)
    };
    let runtime = tokio::runtime::Builder::new_current_thread();
    { runtime }.enable_all().build()?.block_on(async {
        let mut peek = Peek::open(&url).await?;
        let tables = peek.unfinished().await?;
        for table in &tables {
            let entries = match peek.log(*table).await {
                Ok(entries) => Ok(entries),
                Err(StoreError::Database(error)) => return Err(StoreError::Database(error).into()),
                Err(damaged) => Err(damaged.to_string()),
            };
            let load = |entries: Vec<room::Entry>| {
                let room = Room::load(*table, catalogue, Patience::default(), &entries);
                room.map_err(|error: LoadError| error.to_string())
            };
            if let Some(forecast) = of_room(*table, entries.and_then(load)) {
                each(tables.len(), forecast);
            }
        }
        Ok(())
    })
}

/// What would become of a table that was loaded, or not; nothing if it is over.
fn of_room(table: Id, room: Result<Room, String>) -> Option<Forecast> {
    let table = table.to_string()[..8].to_owned();
    let room = match room {
        Ok(room) => room,
        Err(why) => {
            return Some(Forecast {
                table,
                game: String::new(),
                people: Vec::new(),
                plies: 0,
                from: 0,
                to: 0,
                fate: Fate::Unreadable(why),
            });
        }
    };
    if room.is_over() {
        return None;
    }
    let name = |place: &Place| match place {
        Place::Person(person) => Some(person.name.clone()),
        Place::Kept { name, .. } => Some(name.clone()),
        Place::Open | Place::Invited { .. } | Place::Bot { .. } => None,
    };
    let aside = room.set_aside();
    let from = room.plan().rules_version;
    Some(Forecast {
        table,
        game: room.plan().game.clone(),
        people: room.places().iter().filter_map(name).collect(),
        plies: aside.map_or_else(
            || room.table().map_or(0, host::Table::ply),
            |aside| aside.plies,
        ),
        from: aside.map_or(from, |aside| aside.from),
        to: aside.map_or(room.upgrade().unwrap_or(from), |aside| aside.to),
        fate: match (aside, room.upgrade()) {
            (Some(aside), _) => Fate::SetAside(aside.why),
            (None, Some(_)) => Fate::GoesOn,
            (None, None) => Fate::Same,
        },
    })
}
