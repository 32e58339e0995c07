//! Looks through a whole storage and names what is damaged. Nothing is written.

use std::collections::BTreeMap;

use sqlx::{AnyConnection, Connection, Row};

use super::{DatabaseKind, StoreError, Why, open::kind_of, schema, short, walk};

/// What was found in a storage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// How many tables there are.
    pub tables: u64,
    /// How many entries were looked at.
    pub entries: u64,
    /// The damaged tables.
    pub damaged: Vec<Bad>,
    /// Entries that belong to no table's log.
    pub strays: u64,
    /// Whether the database could not be read to its end.
    pub is_cut_short: bool,
}

/// A damaged table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bad {
    /// The beginning of its id.
    pub table: String,
    /// Its first entry that is not what was stored, or not there.
    pub number: u64,
}

impl Findings {
    /// Whether everything is as it was stored.
    pub fn is_sound(&self) -> bool {
        self.damaged.is_empty() && self.strays == 0 && !self.is_cut_short
    }
}

/// How far a check is, and how far it goes.
pub(super) type Progress<'p> = &'p mut (dyn FnMut(u64, u64) + Send);

/// Checks the storage at `url` as it is at this moment; it may be in use.
pub async fn check(url: &str, progress: Progress<'_>) -> Result<Findings, StoreError> {
    let kind = kind_of(url);
    let mut connection = AnyConnection::connect(url).await?;
    let begin = match kind {
        DatabaseKind::Sqlite => "BEGIN",
        DatabaseKind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    sqlx::query(begin).execute(&mut connection).await?;
    schema::assert_known(schema::version(&mut connection, kind).await?)?;
    let mut findings = Findings::default();
    let mut bad = BTreeMap::new();
    let looked = look(&mut connection, kind, &mut findings, &mut bad, progress).await;
    if let Err(error) = looked {
        // A database that cannot read itself is not something that was asked for wrongly.
        if error.trouble() != Some(Why::Damaged) {
            return Err(error);
        }
        findings.is_cut_short = true;
    }
    let damaged = bad.into_iter().map(|(table, number): (String, i64)| Bad {
        table: short(&table),
        number: number.cast_unsigned(),
    });
    findings.damaged = damaged.collect();
    sqlx::query("COMMIT").execute(&mut connection).await?;
    connection.close().await?;
    Ok(findings)
}

async fn look(
    connection: &mut AnyConnection,
    kind: DatabaseKind,
    findings: &mut Findings,
    bad: &mut BTreeMap<String, i64>,
    progress: Progress<'_>,
) -> Result<(), StoreError> {
    let mut note = |table: String, number: i64| {
        let first = bad.entry(table).or_insert(number);
        *first = number.min(*first);
    };
    let query = "SELECT (SELECT COALESCE(MAX(place), 0) FROM log), COUNT(*), \
                 CAST(COALESCE(SUM(number), 0) AS BIGINT) FROM heads";
    let row = sqlx::query(query).fetch_one(&mut *connection).await?;
    let end = row.try_get::<i64, _>(0)?.cast_unsigned();
    findings.tables = row.try_get::<i64, _>(1)?.cast_unsigned();
    let expected = row.try_get::<i64, _>(2)?.cast_unsigned();
    let mut after = 0;
    loop {
        let page = walk::page(connection, kind, after).await?;
        let Some(last) = page.last() else {
            break;
        };
        after = last.place;
        findings.entries += page.len() as u64;
        for stored in page {
            if let Some(number) = stored.fault() {
                note(stored.table, number);
            }
        }
        progress(after.cast_unsigned(), end);
    }
    for (table, number) in walk::lost_heads(connection).await? {
        note(table, number);
    }
    if bad.is_empty() {
        findings.strays = findings.entries.abs_diff(expected);
    }
    Ok(())
}
