//! A storage full of games that were played elsewhere, to be measured.

use std::path::Path;

use room::{Entry, Room, ids::Id};

use crate::{
    house::summary,
    store::{Store, StoreError, Summary, Write},
};

/// A game to be stored.
#[derive(Clone, Copy, Debug)]
pub struct StoredGame<'a> {
    /// Its table's id.
    pub table: Id,
    /// Everything that happened there.
    pub entries: &'a [Entry],
    /// The table as it is now.
    pub room: &'a Room,
}

/// Stores `games` in the SQLite database of `folder`. Says how many entries they have.
pub fn fill<'a>(
    folder: &Path,
    games: impl Iterator<Item = StoredGame<'a>>,
) -> Result<usize, StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(sqlx::Error::Io)?;
    runtime.block_on(async {
        let store = Store::in_folder(folder).await?;
        let mut count = 0;
        for game in games {
            let writes = writes(game);
            count += writes.len();
            store.append(&writes).await?;
        }
        store.close().await;
        Ok(count)
    })
}

fn writes(game: StoredGame<'_>) -> Vec<Write> {
    let table = game.table;
    let write = |(entry, number): (&Entry, u64)| Write {
        table,
        number,
        text: entry.text(),
        summary: None,
    };
    let mut writes: Vec<Write> = game.entries.iter().zip(1..).map(write).collect();
    let line = Summary {
        table,
        ..summary(game.room)
    };
    if let Some(last) = writes.last_mut() {
        last.summary = Some(line);
    }
    writes
}
