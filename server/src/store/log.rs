//! The log: appended to at its end, read table by table.

use std::collections::HashMap;

use room::{Entry, ids::Id};
use sqlx::{Any, AssertSqlSafe, Row, Transaction};

use super::{Desk, Kind, Store, StoreError, Write, lists};

/// So many tables' last entries are remembered before all are forgotten.
const KNOWN_MAX: usize = 100_000;
/// After so many entries the database may tidy up.
const TIDY_AFTER: usize = 4_096;
/// No statement stores more rows: few statements make a group quick, for after each its thread
/// waits for another turn.
const ROWS_MAX: usize = 512;

/// The end of the log, and where each table's last entry lies, as far as it was needed.
#[derive(Debug, Default)]
pub(super) struct Heads {
    /// The last place that was used, once it is known.
    end: Option<i64>,
    known: HashMap<Id, Head>,
}

/// The last entry of a table.
#[derive(Clone, Copy, Debug)]
struct Head {
    number: u64,
    place: i64,
}

/// An entry and where it goes.
struct Placed<'w> {
    write: &'w Write,
    place: i64,
    before: Option<i64>,
}

impl Store {
    /// Stores `writes`, all or none. An entry whose number is not the table's next is an error.
    pub async fn append(&self, writes: &[Write]) -> Result<(), StoreError> {
        let mut desk = self.desk().await?;
        let appended = append_at(&mut desk, writes, self.kind).await;
        if appended.is_err() {
            // What is there now has to be looked up, by someone the database still listens to.
            *desk = Desk::default();
        }
        desk.untidied += writes.len();
        if desk.untidied >= TIDY_AFTER {
            desk.untidied = 0;
            self.tidy();
        }
        appended
    }

    /// Everything that happened to a table; nothing if there is none.
    pub async fn log(&self, table: Id) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query(
            "WITH RECURSIVE chain (number, entry, before) AS (\
                 SELECT log.number, log.entry, log.before FROM heads \
                 JOIN log ON log.place = heads.place WHERE heads.table_id = $1 \
                 UNION ALL \
                 SELECT log.number, log.entry, log.before FROM chain \
                 JOIN log ON log.place = chain.before\
             ) SELECT number, entry FROM chain",
        )
        .bind(table.to_string())
        .fetch_all(&self.read)
        .await?;
        let mut entries = Vec::with_capacity(rows.len());
        for (n, row) in rows.iter().rev().enumerate() {
            let number = n as u64 + 1;
            let damaged = StoreError::Damaged { number };
            if row.try_get::<i64, _>(0)? != number.cast_signed() {
                return Err(damaged);
            }
            let text: String = row.try_get(1)?;
            entries.push(Entry::read(&text).map_err(|_| damaged)?);
        }
        Ok(entries)
    }
}

async fn append_at(desk: &mut Desk, writes: &[Write], kind: Kind) -> Result<(), StoreError> {
    let mut heads = std::mem::take(&mut desk.heads);
    let mut transaction = desk.begin().await?;
    let placed = heads.place(writes, &mut transaction).await?;
    for placed in placed.chunks(ROWS_MAX) {
        let mut insert = sqlx::query(AssertSqlSafe(insert_of(placed.len(), kind)));
        for it in placed {
            insert = insert.bind(it.place);
            insert = insert.bind(it.write.table.to_string());
            insert = insert.bind(it.write.number.cast_signed());
            insert = insert.bind(it.write.text.as_str()).bind(it.before);
        }
        insert.execute(&mut *transaction).await?;
    }
    let mut last: HashMap<Id, &Placed<'_>> = HashMap::with_capacity(placed.len());
    last.extend(placed.iter().map(|it| (it.write.table, it)));
    let last: Vec<&Placed<'_>> = last.into_values().collect();
    for last in last.chunks(ROWS_MAX) {
        let mut upsert = sqlx::query(AssertSqlSafe(upsert_of(last.len(), kind)));
        for it in last {
            upsert = upsert.bind(it.write.table.to_string());
            upsert = upsert.bind(it.write.number.cast_signed()).bind(it.place);
        }
        upsert.execute(&mut *transaction).await?;
    }
    for summary in writes.iter().filter_map(|write| write.summary.as_ref()) {
        lists::upsert(summary).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    desk.heads = heads;
    Ok(())
}

impl Heads {
    /// Gives each of `writes` its place.
    async fn place<'w>(
        &mut self,
        writes: &'w [Write],
        transaction: &mut Transaction<'_, Any>,
    ) -> Result<Vec<Placed<'w>>, StoreError> {
        if self.known.len() > KNOWN_MAX {
            self.known.clear();
        }
        let mut end = match self.end {
            Some(end) => end,
            None => last_place(transaction).await?,
        };
        let mut placed = Vec::with_capacity(writes.len());
        for write in writes {
            let head = match self.known.get(&write.table) {
                Some(head) => Some(*head),
                None if write.number == 1 => None,
                None => last_of(write.table, transaction).await?,
            };
            let (number, table) = (write.number, write.table);
            if number != head.map_or(0, |head| head.number) + 1 {
                return Err(StoreError::OutOfTurn { number });
            }
            end += 1;
            let (place, before) = (end, head.map(|head| head.place));
            self.known.insert(table, Head { number, place });
            placed.push(Placed {
                write,
                place,
                before,
            });
        }
        self.end = Some(end);
        Ok(placed)
    }
}

async fn last_place(transaction: &mut Transaction<'_, Any>) -> Result<i64, StoreError> {
    let query = sqlx::query("SELECT COALESCE(MAX(place), 0) FROM log");
    let row = query.fetch_one(&mut **transaction).await?;
    Ok(row.try_get(0)?)
}

async fn last_of(
    table: Id,
    transaction: &mut Transaction<'_, Any>,
) -> Result<Option<Head>, StoreError> {
    let query = sqlx::query("SELECT number, place FROM heads WHERE table_id = $1");
    let query = query.bind(table.to_string());
    let Some(row) = query.fetch_optional(&mut **transaction).await? else {
        return Ok(None);
    };
    let number = row.try_get::<i64, _>(0)?.cast_unsigned();
    let place = row.try_get(1)?;
    Ok(Some(Head { number, place }))
}

/// The statement that stores `count` entries.
fn insert_of(count: usize, kind: Kind) -> String {
    let rows = rows_of(count, 5, kind);
    format!("INSERT INTO log (place, table_id, number, entry, before) VALUES {rows}")
}

/// The statement that notes the last entries of `count` tables.
fn upsert_of(count: usize, kind: Kind) -> String {
    let rows = rows_of(count, 3, kind);
    format!(
        "INSERT INTO heads (table_id, number, place) VALUES {rows} ON CONFLICT (table_id) \
         DO UPDATE SET number = excluded.number, place = excluded.place"
    )
}

/// `count` rows of `width` places for values: `($1, $2), ($3, $4)`.
fn rows_of(count: usize, width: usize, kind: Kind) -> String {
    let place = |at: usize| match kind {
        // SQLite takes longer to find a place by its number than to fill it.
        Kind::Sqlite => "?".to_owned(),
        Kind::Postgres => format!("${at}"),
    };
    let row = |n: usize| {
        let places = (1..=width).map(|at| place(n * width + at));
        format!("({})", places.collect::<Vec<_>>().join(", "))
    };
    (0..count).map(row).collect::<Vec<_>>().join(", ")
}
