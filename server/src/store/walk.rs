//! Every entry of a storage, in the order in which they came, each beside what it hangs on.

use room::{Entry, ids::Id};
use sqlx::{AnyConnection, AssertSqlSafe, Row, any::AnyRow};

use super::{DatabaseKind, StoreError, checksum::Checksum};

/// How many entries are read at a time.
pub(super) const PAGE: i64 = 1_000;

/// An entry as it is stored, the one before it, and the head of its table.
#[derive(Debug)]
pub(super) struct Stored {
    pub(super) place: i64,
    pub(super) table: String,
    pub(super) number: i64,
    /// Bytes, for a damaged text may be none.
    pub(super) entry: Vec<u8>,
    pub(super) before: Option<i64>,
    pub(super) checksum: String,
    previous: Option<Link>,
    head: Option<Link>,
}

/// What an entry hangs on, or what hangs on it.
#[derive(Debug)]
struct Link {
    table: String,
    number: i64,
    place: i64,
    checksum: String,
}

/// A text of the database as bytes.
pub(super) fn bytes_of(text: &str, kind: DatabaseKind) -> String {
    match kind {
        DatabaseKind::Sqlite => format!("CAST({text} AS BLOB)"),
        DatabaseKind::Postgres => format!("convert_to({text}, 'UTF8')"),
    }
}

/// The entries that come after the place `after`.
pub(super) async fn page(
    connection: &mut AnyConnection,
    kind: DatabaseKind,
    after: i64,
) -> Result<Vec<Stored>, StoreError> {
    let entry = bytes_of("log.entry", kind);
    let query = format!(
        "SELECT log.place, log.table_id, log.number, {entry}, log.before, log.checksum, \
         previous.table_id, previous.number, previous.place, previous.checksum, \
         heads.table_id, heads.number, heads.place, heads.checksum \
         FROM log LEFT JOIN log AS previous ON previous.place = log.before \
         LEFT JOIN heads ON heads.table_id = log.table_id \
         WHERE log.place > $1 ORDER BY log.place LIMIT $2"
    );
    let query = sqlx::query(AssertSqlSafe(query)).bind(after).bind(PAGE);
    let rows = query.fetch_all(connection).await?;
    let stored = rows.iter().map(Stored::of_row).collect::<Result<_, _>>();
    Ok(stored?)
}

impl Stored {
    fn of_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(Stored {
            place: row.try_get(0)?,
            table: row.try_get(1)?,
            number: row.try_get(2)?,
            entry: row.try_get(3)?,
            before: row.try_get(4)?,
            checksum: row.try_get(5)?,
            previous: Link::of_row(row, 6)?,
            head: Link::of_row(row, 10)?,
        })
    }

    /// The number of the entry that is not as it was stored, if this one tells of any: itself, or
    /// the one before it, which is missing.
    pub(super) fn fault(&self) -> Option<i64> {
        let before = match (&self.previous, self.before) {
            (None, None) if self.number == 1 => Checksum::START,
            (Some(previous), Some(_))
                if previous.table == self.table && previous.number + 1 == self.number =>
            {
                let checksum = previous.checksum.parse();
                // Then the one before it is damaged, and tells so itself.
                checksum.unwrap_or(Checksum::START)
            }
            (None, Some(_)) => return Some((self.number - 1).max(1)),
            _ => return Some(self.number),
        };
        let is_whole = self.is_itself(before) && self.is_under_its_head();
        (!is_whole).then_some(self.number)
    }

    fn is_itself(&self, before: Checksum) -> bool {
        let (Ok(table), Ok(text)) = (self.table.parse::<Id>(), str::from_utf8(&self.entry)) else {
            return false;
        };
        let number = self.number.cast_unsigned();
        let checksum = before.next(table, number, &self.entry);
        checksum.to_string() == self.checksum && Entry::read(text).is_ok()
    }

    /// Nothing comes after the head of a table.
    fn is_under_its_head(&self) -> bool {
        self.head.as_ref().is_some_and(|head| {
            let is_head = head.place == self.place && head.checksum == self.checksum;
            self.number < head.number || (self.number == head.number && is_head)
        })
    }
}

impl Link {
    fn of_row(row: &AnyRow, at: usize) -> Result<Option<Self>, sqlx::Error> {
        let Some(table) = row.try_get(at)? else {
            return Ok(None);
        };
        Ok(Some(Link {
            table,
            number: row.try_get(at + 1)?,
            place: row.try_get(at + 2)?,
            checksum: row.try_get(at + 3)?,
        }))
    }
}

/// The heads that are not where they say: tables whose last entries are missing.
pub(super) async fn lost_heads(
    connection: &mut AnyConnection,
) -> Result<Vec<(String, i64)>, StoreError> {
    let query = "SELECT heads.table_id, heads.number FROM heads \
                 LEFT JOIN log ON log.place = heads.place AND log.table_id = heads.table_id \
                 AND log.number = heads.number WHERE log.place IS NULL";
    let rows = sqlx::query(query).fetch_all(connection).await?;
    let lost = rows
        .iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    Ok(lost.collect::<Result<_, sqlx::Error>>()?)
}
