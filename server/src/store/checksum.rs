//! The checksum of an entry, which chains it to the one before it at its table.

use std::{fmt, str::FromStr};

use room::ids::Id;
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe, Row, any::AnyRow};
use tabletop::hex::{bytes_of_hex, hex};

use super::{DatabaseKind, StoreError, log::rows_of};

/// A migration that has this among its statements gives all entries their checksums.
pub(super) const FILL: &str = "fill in the checksums";

/// So many entries get theirs at a time.
const PAGE: i64 = 500;

/// Half of a SHA-256 over the checksum before it, the table, the number and the text. It tells
/// that something is not what was stored; it is no secret, and keeps nobody from making another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Checksum([u8; 16]);

impl Checksum {
    /// What a table has before its first entry.
    pub(super) const START: Checksum = Checksum([0; 16]);

    /// That of the entry which comes next.
    pub(super) fn next(self, table: Id, number: u64, text: &[u8]) -> Self {
        let sum = Sha256::new()
            .chain_update(self.0)
            .chain_update(table.bytes())
            .chain_update(number.to_be_bytes())
            .chain_update(text)
            .finalize();
        let mut half = [0; 16];
        half.copy_from_slice(&sum[..16]);
        Checksum(half)
    }
}

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Checksum {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let bytes = bytes_of_hex(text);
        bytes
            .map(Checksum)
            .ok_or(StoreError::Unreadable("checksum"))
    }
}

/// Gives every entry its checksum, page by page.
pub(super) async fn fill(
    connection: &mut AnyConnection,
    kind: DatabaseKind,
) -> Result<(), StoreError> {
    let mut after = 0_i64;
    loop {
        let query = "SELECT log.place, log.table_id, log.number, log.entry, log.before, \
                     previous.checksum FROM log LEFT JOIN log AS previous \
                     ON previous.place = log.before WHERE log.place > $1 \
                     ORDER BY log.place LIMIT $2";
        let query = sqlx::query(query).bind(after).bind(PAGE);
        let rows = query.fetch_all(&mut *connection).await?;
        let filled = fresh(&rows)?;
        let Some(last) = filled.last() else {
            break;
        };
        after = last.place;
        let values = rows_of(filled.len(), 2, kind);
        let update = format!(
            "WITH fresh (place, checksum) AS (VALUES {values}) UPDATE log \
             SET checksum = fresh.checksum FROM fresh WHERE log.place = fresh.place"
        );
        let mut update = sqlx::query(AssertSqlSafe(update));
        for it in &filled {
            update = update.bind(it.place).bind(it.checksum.to_string());
        }
        update.execute(&mut *connection).await?;
    }
    let heads = "UPDATE heads SET checksum = COALESCE((SELECT log.checksum FROM log \
                 WHERE log.place = heads.place), '')";
    sqlx::query(heads).execute(connection).await?;
    Ok(())
}

/// The checksum of the entry at a place.
struct Fresh {
    place: i64,
    checksum: Checksum,
}

/// The checksums of the entries of a page.
fn fresh(rows: &[AnyRow]) -> Result<Vec<Fresh>, StoreError> {
    let mut filled: Vec<Fresh> = Vec::with_capacity(rows.len());
    for row in rows {
        let table: String = row.try_get(1)?;
        let table = table.parse().map_err(|_| StoreError::Unreadable("id"))?;
        let number = row.try_get::<i64, _>(2)?.cast_unsigned();
        let text: String = row.try_get(3)?;
        let before: Option<i64> = row.try_get(4)?;
        // The one before it may be of this page, and not have been stored yet.
        let near = before.and_then(|place| {
            let at = filled.binary_search_by_key(&place, |it| it.place);
            at.ok().map(|at| filled[at].checksum)
        });
        let before = match (near, row.try_get::<Option<String>, _>(5)?) {
            (Some(checksum), _) => checksum,
            (None, Some(stored)) => stored.parse()?,
            // Where it is missing the chain is broken, and stays so.
            (None, None) => Checksum::START,
        };
        filled.push(Fresh {
            place: row.try_get(0)?,
            checksum: before.next(table, number, text.as_bytes()),
        });
    }
    Ok(filled)
}
