//! Tables that have been over for long are deleted: the rows of one table, and no others.

use room::{Entry, EntryKind, ids::Id};
use sqlx::{AssertSqlSafe, Row};

use super::{DatabaseKind, Store, StoreError, caps, lists, lists::id_of};

const CHANGED: &str = "SELECT id, changed, served FROM tables WHERE stage = $1 AND changed < $2 \
     AND (changed, id) > ($3, $4) ORDER BY changed, id LIMIT $5";
const SERVED: &str = "SELECT id, changed, served FROM tables WHERE stage = $1 AND served < $2 \
     AND (served, id) > ($3, $4) ORDER BY served, id LIMIT $5";
const COUNT_CHANGED: &str = "SELECT COUNT(*) FROM tables WHERE stage = $1 AND changed < $2";
const COUNT_SERVED: &str = "SELECT COUNT(*) FROM tables WHERE stage = $1 AND served < $2";
const DELETE_LINE: &str = "DELETE FROM tables WHERE id = $1 AND stage = $2 AND changed = $3";
const DELETE_LOG: &str = "DELETE FROM log WHERE place IN (\
     WITH RECURSIVE chain (place, before) AS (\
         SELECT log.place, log.before FROM heads \
         JOIN log ON log.place = heads.place WHERE heads.table_id = $1 \
         UNION ALL \
         SELECT log.place, log.before FROM chain JOIN log ON log.place = chain.before\
     ) SELECT place FROM chain)";
const DELETE_HEAD: &str = "DELETE FROM heads WHERE table_id = $1";

const QUESTIONS: &[&str] = &[
    CHANGED,
    SERVED,
    COUNT_CHANGED,
    COUNT_SERVED,
    DELETE_LINE,
    DELETE_LOG,
    DELETE_HEAD,
];

/// A table that is over, and since when: where to go on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The table.
    pub table: Id,
    /// When it last changed.
    pub changed: u64,
    /// What had been served by then, in milliseconds.
    pub served: u64,
}

/// By when a table has to have changed last, by one notion of time or the other. Tables are found
/// in the order of the same notion, so that the others are not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// By a time of the clock, in milliseconds since 1970.
    Changed(u64),
    /// By what had been served, in milliseconds.
    Served(u64),
}

/// How SQLite finds the answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueryPlan {
    /// The question.
    pub question: &'static str,
    /// The steps to its answer.
    pub steps: Vec<String>,
}

impl Store {
    /// Tables at `stage` that have not changed since `before`, oldest first, after `last`.
    pub async fn over(
        &self,
        stage: &str,
        before: Before,
        last: Option<Mark>,
        limit: u32,
    ) -> Result<Vec<Mark>, StoreError> {
        let (question, at, from) = match before {
            Before::Changed(at) => (CHANGED, at, last.map(|last| last.changed)),
            Before::Served(at) => (SERVED, at, last.map(|last| last.served)),
        };
        let rows = sqlx::query(question)
            .bind(stage.to_owned())
            .bind(at.cast_signed())
            .bind(from.map_or(-1, u64::cast_signed))
            .bind(last.map_or_else(String::new, |last| last.table.to_string()))
            .bind(i64::from(limit))
            .fetch_all(&self.lists)
            .await?;
        let mark = |row| {
            Ok(Mark {
                table: id_of(row)?,
                changed: row.try_get::<i64, _>(1)?.cast_unsigned(),
                served: row.try_get::<i64, _>(2)?.cast_unsigned(),
            })
        };
        rows.iter().map(mark).collect()
    }

    /// How many tables at `stage` have not changed since `before`.
    pub async fn count_over(&self, stage: &str, before: Before) -> Result<u64, StoreError> {
        let (question, at) = match before {
            Before::Changed(at) => (COUNT_CHANGED, at),
            Before::Served(at) => (COUNT_SERVED, at),
        };
        let count = sqlx::query(question)
            .bind(stage.to_owned())
            .bind(at.cast_signed());
        let row = count.fetch_one(&self.lists).await?;
        Ok(row.try_get::<i64, _>(0)?.cast_unsigned())
    }

    /// Deletes everything of a table that is over for good, in one transaction. Says whether it
    /// was: a table that is closed only because this server does not know its rules stays, and so
    /// does one that has changed meanwhile.
    pub async fn delete(&self, stage: &str, over: Mark) -> Result<bool, StoreError> {
        let entries = self.log(over.table).await?;
        if !is_over_for_good(stage, &entries) {
            return Ok(false);
        }
        let id = over.table.to_string();
        let mut write_connection = self.write_connection().await?;
        let mut transaction = write_connection.begin().await?;
        let line = sqlx::query(DELETE_LINE)
            .bind(id.clone())
            .bind(stage.to_owned())
            .bind(over.changed.cast_signed());
        let is_there = transaction.run(line).await?.rows_affected() > 0;
        if is_there {
            for delete in [DELETE_LOG, DELETE_HEAD] {
                let delete = sqlx::query(delete).bind(id.clone());
                transaction.run(delete).await?;
            }
        }
        transaction.commit().await?;
        // Whoever still writes to it must not be told that it went well.
        write_connection.heads.forget(over.table);
        Ok(is_there)
    }

    /// How SQLite finds the answers to the questions of lists, caps and deletions, to be checked
    /// that none of them goes through everything.
    pub async fn plans(&self) -> Result<Vec<QueryPlan>, StoreError> {
        let mut plans = Vec::new();
        if self.kind == DatabaseKind::Postgres {
            return Ok(plans);
        }
        let questions = [lists::QUESTIONS, caps::QUESTIONS, QUESTIONS].concat();
        for question in questions {
            let explain = format!("EXPLAIN QUERY PLAN {question}");
            let rows = sqlx::query(AssertSqlSafe(explain)).fetch_all(&self.lists);
            let rows = rows.await?;
            let steps = rows.iter().map(|row| row.try_get(3));
            plans.push(QueryPlan {
                question,
                steps: steps.collect::<Result<_, _>>()?,
            });
        }
        Ok(plans)
    }
}

/// Whether the log says that the table is over, whatever rules this server has.
fn is_over_for_good(stage: &str, entries: &[Entry]) -> bool {
    let is_closed = |entry: &Entry| matches!(entry.what, EntryKind::Closed { .. });
    stage == "finished" || (stage == "closed" && entries.iter().any(is_closed))
}
