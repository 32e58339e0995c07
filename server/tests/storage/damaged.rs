//! What was stored and is changed behind the storage's back is noticed, and named.

use std::fmt::Write as _;

use room::ids::Id;
use server::store::{Bad, Findings, Store, Write, check, copy, url_of};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use crate::{id, scratch, write};

/// The table that comes to harm, as it is stored and as it is named.
const HARMED: &str = "01010101010101010101010101010101";
const NAMED: &str = "01010101…";

async fn look(url: &str) -> Findings {
    check(url, &mut |_, _| {}).await.unwrap()
}

/// A storage with entries of two tables, one after the other.
async fn filled(url: &str) -> Store {
    let store = Store::open(url).await.unwrap();
    for n in 1..=10 {
        let both = [write(id(1), n, "running"), write(id(2), n, "running")];
        store.append(&both).await.unwrap();
    }
    store
}

async fn aside(url: &str, sql: &str) {
    let mut other = AnyConnection::connect(url).await.unwrap();
    let sql = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
    sql.execute(&mut other).await.unwrap();
    other.close().await.unwrap();
}

/// Loading, copying and checking all name entry `number`.
async fn is_named(name: &str, harm: &str, number: u64) {
    let folder = scratch(name);
    let url = url_of(&folder.join("it.sqlite"));
    let store = filled(&url).await;
    assert!(look(&url).await.is_sound());
    aside(&url, harm).await;
    let says = format!("stored entry {number} of table {NAMED} is damaged");
    let loaded = store.log(id(1)).await.unwrap_err();
    assert_eq!(loaded.to_string(), says);
    assert_eq!(store.log(id(2)).await.unwrap().len(), 10, "only that one");
    let backup = Store::open(&url_of(&folder.join("backup.sqlite"))).await;
    let backup = backup.unwrap();
    let copied = copy(&store, &backup).await.unwrap_err();
    assert_eq!(copied.to_string(), says);
    assert!(backup.log(id(2)).await.unwrap().is_empty(), "all or none");
    let table = NAMED.to_owned();
    assert_eq!(look(&url).await.damaged, [Bad { table, number }]);
    backup.close().await;
    store.close().await;
}

#[tokio::test]
async fn a_character_that_was_changed_is_named() {
    let harm = format!(
        "UPDATE log SET entry = replace(entry, '4', '5') \
         WHERE table_id = '{HARMED}' AND number = 4"
    );
    is_named("a-character", &harm, 4).await;
}

#[tokio::test]
async fn a_text_that_is_none_any_more_is_named() {
    let harm = format!(
        "UPDATE log SET entry = CAST(x'ff' || entry AS TEXT) \
         WHERE table_id = '{HARMED}' AND number = 6"
    );
    is_named("no-text", &harm, 6).await;
}

#[tokio::test]
async fn an_entry_that_was_taken_out_is_named() {
    for number in [1, 4, 10] {
        let harm = format!("DELETE FROM log WHERE table_id = '{HARMED}' AND number = {number}");
        is_named("taken-out", &harm, number).await;
    }
}

#[tokio::test]
async fn of_two_entries_that_changed_places_the_first_is_named() {
    let harm = format!(
        "CREATE TEMP TABLE two AS SELECT number, entry FROM log \
         WHERE table_id = '{HARMED}' AND number IN (4, 7); \
         UPDATE log SET entry = (SELECT entry FROM two WHERE two.number = 11 - log.number) \
         WHERE table_id = '{HARMED}' AND number IN (4, 7); DROP TABLE two"
    );
    is_named("changed-places", &harm, 4).await;
}

#[tokio::test]
async fn a_table_whose_head_was_taken_away_is_found() {
    let folder = scratch("headless");
    let url = url_of(&folder.join("it.sqlite"));
    let store = filled(&url).await;
    aside(
        &url,
        &format!("DELETE FROM heads WHERE table_id = '{HARMED}'"),
    )
    .await;
    let (table, number) = (NAMED.to_owned(), 1);
    assert_eq!(look(&url).await.damaged, [Bad { table, number }]);
    store.close().await;
}

/// What a database of the first schema holds: two tables that take turns.
fn of_old(entries: u64) -> String {
    let mut sql = "BEGIN; CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL); \
         INSERT INTO house VALUES ('schema', '1'); \
         CREATE TABLE log (place INTEGER PRIMARY KEY, table_id TEXT NOT NULL, \
         number BIGINT NOT NULL, entry TEXT NOT NULL, before BIGINT); \
         CREATE TABLE heads (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, \
         place BIGINT NOT NULL); \
         CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, stage TEXT NOT NULL, \
         listed BIGINT NOT NULL, seats TEXT NOT NULL, changed BIGINT NOT NULL, \
         checked BIGINT NOT NULL); \
         CREATE INDEX tables_by_stage ON tables (stage, changed);"
        .to_owned();
    for number in 1..=entries {
        for (k, table) in [id(1), id(2)].into_iter().enumerate() {
            let place = 2 * number - 1 + k as u64;
            let before = place.checked_sub(2).filter(|it| *it > 0);
            let before = before.map_or("NULL".to_owned(), |it| it.to_string());
            let Write { text, .. } = write(table, number, "running");
            let values = format!("{place}, '{table}', {number}, '{text}', {before}");
            write!(sql, "INSERT INTO log VALUES ({values});").unwrap();
        }
    }
    for (k, table) in [id(1), id(2)].into_iter().enumerate() {
        let place = 2 * entries - 1 + k as u64;
        let values = format!("'{table}', {entries}, {place}");
        write!(sql, "INSERT INTO heads VALUES ({values});").unwrap();
    }
    sql + "COMMIT"
}

#[tokio::test]
async fn what_an_older_server_stored_gets_its_checksums() {
    let folder = scratch("of-old");
    let url = url_of(&folder.join("it.sqlite"));
    sqlx::any::install_default_drivers();
    aside(&url, &of_old(700)).await;
    let refused = check(&url, &mut |_, _| {}).await.unwrap_err();
    assert!(refused.to_string().contains("schema 1"), "{refused}");
    let store = Store::open(&url).await.unwrap();
    let tables: [Id; 2] = [id(1), id(2)];
    for table in tables {
        assert_eq!(store.log(table).await.unwrap().len(), 700);
        let next = [write(table, 701, "running")];
        store.append(&next).await.unwrap();
    }
    let found = look(&url).await;
    assert!(found.is_sound() && found.entries == 1_402, "{found:?}");
    store.close().await;
}
