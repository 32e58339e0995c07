//! The lines of lists, as they are made of tables and their logs.

use protocol::Stage;
use room::{Entry, EntryKind, Room, ids::Id};

use super::{House, create};
use crate::store::{Founded, StoreError, Summary, Why};

/// What came of making the lines of lists anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relisted {
    /// So many tables have a line again.
    pub listed: usize,
    /// So many could not be read, and have none.
    pub unreadable: usize,
}

impl House {
    /// Makes the lines of lists anew if they were thrown away. A table that cannot be read stays
    /// without one: that must not keep all others from being served.
    pub async fn relist(&self) -> Result<Relisted, StoreError> {
        let mut tables = self.storage().unlisted().await?;
        tables.extend(self.storage().hostless().await?);
        let mut lines = Vec::new();
        for table in &tables {
            if let Some(table) = table {
                lines.extend(self.line(*table).await?);
            } else {
                tracing::error!("a table whose id is damaged is in no list");
            }
        }
        create::name_once(&mut lines);
        self.storage().summarise(&lines).await?;
        let listed = lines.len();
        let unreadable = tables.len() - listed;
        metrics::counter!("boroughs_tables_unreadable_total").increment(unreadable as u64);
        if !tables.is_empty() {
            tracing::info!(
                listed,
                unreadable,
                "the list of tables was made anew from the log"
            );
        }
        Ok(Relisted { listed, unreadable })
    }

    /// The line of a table as its log has it; nothing, and a word in the log, if it cannot be read.
    async fn line(&self, table: Id) -> Result<Option<Summary>, StoreError> {
        let config = &self.inner.config;
        let entries = match self.inner.storage.log(table).await {
            Ok(entries) => entries,
            // A storage that is away or hangs is another matter.
            Err(error) if matches!(error.trouble(), None | Some(Why::Damaged)) => {
                tracing::error!(%error, ?table, "a damaged table is in no list");
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let room = match Room::load(table, config.catalogue, config.patience, &entries) {
            Ok(room) => room,
            Err(error) => {
                tracing::error!(%error, ?table, "a table that cannot be loaded is in no list");
                return Ok(None);
            }
        };
        let (address, request) = (String::new(), entries.first().map(create::request_of));
        let request = request.unwrap_or_default();
        Ok(Some(Summary {
            founded: Some(Founded { address, request }),
            stage: stage_of(&room, &entries).to_owned(),
            ..summary(&room)
        }))
    }
}

/// How far a table is, as lists know it. One that was set aside is where it was left: another
/// version may go on with it.
fn stage_of(room: &Room, entries: &[Entry]) -> &'static str {
    let has_begun = || {
        let began = |entry: &Entry| matches!(entry.what, EntryKind::Started);
        entries.iter().any(began)
    };
    match room.set_aside() {
        None => word(room.stage()),
        Some(_) if has_begun() => word(Stage::Running),
        Some(_) => word(Stage::Lobby),
    }
}

/// A table's line in lists.
pub(crate) fn summary(room: &Room) -> Summary {
    let stage = word(room.stage());
    let seats = serde_json::to_string(&room.seat_facts());
    Summary {
        table: room.id(),
        game: room.plan().game.clone(),
        stage: stage.to_owned(),
        listed: room.plan().listed,
        seats: seats.expect("seats are plain data"),
        changed: room.changed_at(),
        served: room.changed_served(),
        host: Some(room.plan().host),
        founded: None,
    }
}

/// A stage as it is stored.
pub(super) fn word(stage: Stage) -> &'static str {
    match stage {
        Stage::Lobby => "lobby",
        Stage::Running => "running",
        Stage::Finished => "finished",
        Stage::Closed(_) => "closed",
    }
}
