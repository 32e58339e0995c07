//! What an older server has stored.

use std::sync::Arc;

use room::{Entry, EntryKind, Place, TablePlan, When, ids::Secret};
use server::{
    house::{House, HouseConfig, Relisted},
    store::{Store, url_of},
};

use crate::{id, scratch};

/// The shape of the first release.
const FIRST: &[&str] = &[
    "CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE log (place INTEGER PRIMARY KEY, table_id TEXT NOT NULL, number BIGINT NOT NULL, \
     entry TEXT NOT NULL, before BIGINT)",
    "CREATE TABLE heads (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, place BIGINT NOT NULL)",
    "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, stage TEXT NOT NULL, \
     listed BIGINT NOT NULL, seats TEXT NOT NULL, changed BIGINT NOT NULL, \
     checked BIGINT NOT NULL)",
    "CREATE INDEX tables_by_stage ON tables (stage, changed)",
    "INSERT INTO house (name, value) VALUES ('schema', '1')",
];

#[tokio::test]
async fn open_tables_of_an_older_server_count_for_those_who_laid_them_out() {
    sqlx::any::install_default_drivers();
    let url = url_of(&scratch("old").join("old.sqlite"));
    let pool = sqlx::AnyPool::connect(&url).await.unwrap();
    for statement in FIRST {
        sqlx::query(*statement).execute(&pool).await.unwrap();
    }
    let (table, host) = (id(1).to_string(), id(9));
    let plan = TablePlan {
        game: "new-york-new-york".to_owned(),
        rules_version: host::find("new-york-new-york").unwrap().info.rules_version,
        options: "rounds=1".to_owned(),
        seats: vec![Place::Open, Place::Open],
        host,
        listed: true,
        half: Secret([3; 32]),
        deal: None,
    };
    let when = When { at: 1, served: 0 };
    let entry = Entry::new(when, None, EntryKind::Created(plan)).text();
    for statement in [
        "INSERT INTO log (place, table_id, number, entry) VALUES (1, $1, 1, $2)",
        "INSERT INTO heads (table_id, number, place) SELECT $1, 1, 1 WHERE $2 <> ''",
        "INSERT INTO tables (id, game, stage, listed, seats, changed, checked) \
         SELECT $1, 'new-york-new-york', 'lobby', 1, '[]', 1, 0 WHERE $2 <> ''",
    ] {
        let insert = sqlx::query(statement).bind(table.clone());
        insert.bind(entry.clone()).execute(&pool).await.unwrap();
    }
    pool.close().await;

    let store = Store::open(&url).await.unwrap();
    let (house, stored) = House::open(store.clone(), HouseConfig::default());
    let once = house.relist().await.unwrap();
    assert_eq!(once.listed, 1);
    assert_eq!(store.open_of_host(host).await.unwrap(), 1);
    let again = house.relist().await.unwrap();
    assert_eq!(again, Relisted::default(), "once is enough");
    let list = house.list("lobby", |lines| lines.len().to_string()).await;
    assert_eq!(list.unwrap(), Arc::from("1"));
    drop(house);
    stored.await.unwrap();
    store.close().await;
}
