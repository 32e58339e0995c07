//! The log: appended to at its end, read table by table.

use std::{collections::HashMap, time::Duration};

use room::{Entry, ids::Id};
use sqlx::{AssertSqlSafe, Row, any::AnyRow};
use tokio::time::timeout;

use super::{
    DatabaseKind, Health, Store, StoreError, Why, Write,
    checksum::Checksum,
    lists, short,
    transaction::{Transaction, WriteConnection},
    walk::bytes_of,
};

/// So many tables' last entries are remembered before all are forgotten.
const KNOWN_MAX: usize = 100_000;
/// Nobody waits longer for entries to be stored, or read.
const PATIENCE: Duration = Duration::from_secs(10);
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
    checksum: Checksum,
}

/// An entry and where it goes.
struct Placed<'w> {
    write: &'w Write,
    place: i64,
    before: Option<i64>,
    checksum: Checksum,
}

impl Store {
    /// Stores `writes`, all or none. An entry whose number is not the table's next is an error.
    pub async fn append(&self, writes: &[Write]) -> Result<(), StoreError> {
        let mut write_connection = self.write_connection().await?;
        // If it takes too long it may be stored in the end: nobody knows until it is looked up.
        let appended = timeout(
            PATIENCE,
            append_at(&mut write_connection, writes, self.kind),
        )
        .await;
        let appended = appended.unwrap_or_else(|_| self.vitals.heed(Err(StoreError::Hung)));
        self.tidy_after(writes.len(), &mut write_connection.untidied);
        appended
    }

    /// Everything that happened to a table; nothing if there is none.
    pub async fn log(&self, table: Id) -> Result<Vec<Entry>, StoreError> {
        let why = Why::NoAnswer;
        if self.health() == (Health::NotReady { why }) {
            return Err(StoreError::NoAnswer);
        }
        let entry = bytes_of("log.entry", self.kind);
        let none = bytes_of("''", self.kind);
        let query = format!(
            "WITH RECURSIVE chain (number, entry, before, checksum) AS (\
                 SELECT number, {none}, place, checksum FROM heads WHERE table_id = $1 \
                 UNION ALL \
                 SELECT log.number, {entry}, log.before, log.checksum FROM chain \
                 JOIN log ON log.place = chain.before\
             ) SELECT number, entry, checksum FROM chain"
        );
        let query = sqlx::query(AssertSqlSafe(query)).bind(table.to_string());
        let rows = timeout(PATIENCE, query.fetch_all(&self.read)).await;
        let rows = rows.map_err(|_| StoreError::Hung)??;
        let Some((head, rows)) = rows.split_first() else {
            return Ok(Vec::new());
        };
        chained(table, head, rows)
    }
}

/// The entries of a table from its head and what was found from there to its beginning. The first
/// that is not what was stored is an error.
fn chained(table: Id, head: &AnyRow, rows: &[AnyRow]) -> Result<Vec<Entry>, StoreError> {
    let damaged = |number| StoreError::Damaged {
        table: short(&table.to_string()),
        number,
    };
    let number_of = |row: &AnyRow| row.try_get::<i64, _>(0).map(i64::cast_unsigned);
    // The chain ends where its last link is missing.
    match rows.last() {
        None => return Err(damaged(number_of(head)?)),
        Some(row) => match number_of(row)? {
            1 => {}
            number => return Err(damaged(number.saturating_sub(1))),
        },
    }
    let mut checksum = Checksum::START;
    let mut entries = Vec::with_capacity(rows.len());
    for (row, number) in rows.iter().rev().zip(1..) {
        let text: Vec<u8> = row.try_get(1)?;
        checksum = checksum.next(table, number, &text);
        if number_of(row)? != number || row.try_get::<String, _>(2)? != checksum.to_string() {
            return Err(damaged(number));
        }
        let text = str::from_utf8(&text).map_err(|_| damaged(number))?;
        entries.push(Entry::read(text).map_err(|_| damaged(number))?);
    }
    let is_last = number_of(head)? == entries.len() as u64
        && head.try_get::<String, _>(2)? == checksum.to_string();
    if is_last {
        Ok(entries)
    } else {
        Err(damaged(entries.len() as u64))
    }
}

async fn append_at(
    write_connection: &mut WriteConnection,
    writes: &[Write],
    kind: DatabaseKind,
) -> Result<(), StoreError> {
    // If anything goes wrong, what is there has to be looked up again.
    let mut heads = std::mem::take(&mut write_connection.heads);
    let mut transaction = write_connection.begin().await?;
    let placed = heads.place(writes, &mut transaction).await?;
    for placed in placed.chunks(ROWS_MAX) {
        let mut insert = sqlx::query(AssertSqlSafe(insert_of(placed.len(), kind)));
        for it in placed {
            insert = insert.bind(it.place);
            insert = insert.bind(it.write.table.to_string());
            insert = insert.bind(it.write.number.cast_signed());
            insert = insert.bind(it.write.text.as_str()).bind(it.before);
            insert = insert.bind(it.checksum.to_string());
        }
        transaction.run(insert).await?;
    }
    let mut last: HashMap<Id, &Placed<'_>> = HashMap::with_capacity(placed.len());
    last.extend(placed.iter().map(|it| (it.write.table, it)));
    let last: Vec<&Placed<'_>> = last.into_values().collect();
    for last in last.chunks(ROWS_MAX) {
        let mut upsert = sqlx::query(AssertSqlSafe(upsert_of(last.len(), kind)));
        for it in last {
            upsert = upsert.bind(it.write.table.to_string());
            upsert = upsert.bind(it.write.number.cast_signed()).bind(it.place);
            upsert = upsert.bind(it.checksum.to_string());
        }
        transaction.run(upsert).await?;
    }
    for summary in writes.iter().filter_map(|write| write.summary.as_ref()) {
        transaction.run(lists::upsert(summary)).await?;
    }
    transaction.commit().await?;
    write_connection.heads = heads;
    Ok(())
}

impl Heads {
    /// Forgets a table that was deleted.
    pub(super) fn forget(&mut self, table: Id) {
        self.known.remove(&table);
    }

    /// Gives each of `writes` its place.
    async fn place<'w>(
        &mut self,
        writes: &'w [Write],
        transaction: &mut Transaction<'_>,
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
                return transaction.heed(Err(StoreError::OutOfTurn { number }));
            }
            end += 1;
            let (place, before) = (end, head.map(|head| head.place));
            let checksum = head.map_or(Checksum::START, |head| head.checksum);
            let checksum = checksum.next(table, number, write.text.as_bytes());
            let head = Head {
                number,
                place,
                checksum,
            };
            self.known.insert(table, head);
            placed.push(Placed {
                write,
                place,
                before,
                checksum,
            });
        }
        self.end = Some(end);
        Ok(placed)
    }
}

async fn last_place(transaction: &mut Transaction<'_>) -> Result<i64, StoreError> {
    let query = sqlx::query("SELECT COALESCE(MAX(place), 0) FROM log");
    let row = query.fetch_one(&mut **transaction).await;
    Ok(transaction.heed(row)?.try_get(0)?)
}

async fn last_of(table: Id, transaction: &mut Transaction<'_>) -> Result<Option<Head>, StoreError> {
    let query = sqlx::query("SELECT number, place, checksum FROM heads WHERE table_id = $1");
    let query = query.bind(table.to_string());
    let row = query.fetch_optional(&mut **transaction).await;
    let Some(row) = transaction.heed(row)? else {
        return Ok(None);
    };
    let number = row.try_get::<i64, _>(0)?.cast_unsigned();
    let checksum: String = row.try_get(2)?;
    let table = short(&table.to_string());
    let damaged = |_| StoreError::Damaged { table, number };
    Ok(Some(Head {
        number,
        place: row.try_get(1)?,
        checksum: checksum.parse().map_err(damaged)?,
    }))
}

/// The statement that stores `count` entries.
fn insert_of(count: usize, kind: DatabaseKind) -> String {
    let rows = rows_of(count, 6, kind);
    format!("INSERT INTO log (place, table_id, number, entry, before, checksum) VALUES {rows}")
}

/// The statement that notes the last entries of `count` tables.
fn upsert_of(count: usize, kind: DatabaseKind) -> String {
    let rows = rows_of(count, 4, kind);
    format!(
        "INSERT INTO heads (table_id, number, place, checksum) VALUES {rows} \
         ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, place = excluded.place, \
         checksum = excluded.checksum"
    )
}

/// `count` rows of `width` places for values: `($1, $2), ($3, $4)`.
pub(super) fn rows_of(count: usize, width: usize, kind: DatabaseKind) -> String {
    let place = |at: usize| match kind {
        // SQLite takes longer to find a place by its number than to fill it.
        DatabaseKind::Sqlite => "?".to_owned(),
        DatabaseKind::Postgres => format!("${at}"),
    };
    let row = |n: usize| {
        let places = (1..=width).map(|at| place(n * width + at));
        format!("({})", places.collect::<Vec<_>>().join(", "))
    };
    (0..count).map(row).collect::<Vec<_>>().join(", ")
}
