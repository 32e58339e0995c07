//! A storage that an older server has made, and perhaps still has.

use std::{
    fs,
    path::{Path, PathBuf},
};

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

use crate::{
    faults::database_in,
    process::{Server, boroughs, scratch},
};

/// The shape of the first release, with a table that nobody sits at.
const FIRST: &str = r#"
CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE log (place INTEGER PRIMARY KEY, table_id TEXT NOT NULL, number BIGINT NOT NULL,
    entry TEXT NOT NULL, before BIGINT);
CREATE TABLE heads (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, place BIGINT NOT NULL);
CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, stage TEXT NOT NULL,
    listed BIGINT NOT NULL, seats TEXT NOT NULL, changed BIGINT NOT NULL,
    checked BIGINT NOT NULL);
CREATE INDEX tables_by_stage ON tables (stage, changed);
INSERT INTO house (name, value) VALUES ('schema', '1');
INSERT INTO log (place, table_id, number, entry) VALUES (1, '0123456789abcdef0123456789abcdef', 1,
    '{"at":1,"what":{"created":{"game":"new-york-new-york","rules_version":1,"options":"rounds=1",
    "seats":["open","open"],"host":"00000000000000000000000000000009","listed":true,
    "half":"0303030303030303030303030303030303030303030303030303030303030303"}}}');
INSERT INTO heads SELECT table_id, number, place FROM log;
INSERT INTO tables SELECT table_id, 'new-york-new-york', 'lobby', 1, '[]', 1, 0 FROM log;
"#;

async fn aside(url: &str, sql: &str) -> Vec<sqlx::any::AnyRow> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let sql = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
    let rows = sql.fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rows
}

/// A database of the first release.
fn make_old(file: &Path) {
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let url = format!("sqlite://{}?mode=rwc", file.display());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(aside(&url, FIRST));
}

/// What is in `folder`, by name.
fn all_in(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let mut all: Vec<_> = paths
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    all.sort();
    all
}

#[test]
fn only_a_server_brings_an_older_storage_up_to_date_and_other_commands_change_nothing() {
    let parent = scratch("older");
    let data = parent.join("data");
    make_old(&data.join("boroughs.sqlite"));
    let paths = [parent.join("backup.sqlite"), parent.join("other.sqlite")];
    let [backup, other] = paths.each_ref().map(|path| path.to_str().unwrap());
    make_old(&paths[1]);
    let before = all_in(&data);
    let storage = ["--data", data.to_str().unwrap()];
    for command in [
        &["backup", backup][..],
        &["restore", other],
        &["rotate-key"],
        &["prune"],
        &["prune", "--yes"],
        &["prune", "--closing", "--yes"],
        &["check"],
    ] {
        let said = boroughs(&[command, &storage].concat());
        assert_eq!(said.status.code(), Some(2), "{command:?}: {said:?}");
        let words = String::from_utf8_lossy(&said.stderr).into_owned();
        assert_eq!(words.lines().count(), 1, "{command:?}: {words}");
        assert!(words.contains("schema 1"), "{command:?}: {words}");
        assert!(
            words.contains("stop the old server"),
            "{command:?}: {words}"
        );
        let is_same = all_in(&data) == before;
        assert!(is_same, "{command:?} changed something");
        assert!(!paths[0].exists(), "{command:?} made a backup");
    }
    let forecast = boroughs(&[&["upgrade", "--check"][..], &storage].concat());
    assert_eq!(forecast.status.code(), Some(0), "{forecast:?}");
    drop(Server::start(&data));
    let saved = boroughs(&[&["backup", backup][..], &storage].concat());
    assert!(saved.status.success(), "{saved:?}");
    assert_eq!(boroughs(&["check", backup]).status.code(), Some(0));
}

#[test]
fn a_backup_of_an_older_server_is_restored_and_stays_as_it_is() {
    let parent = scratch("older-backup");
    let [folder, data] = ["backups", "data"].map(|name| parent.join(name));
    let file = folder.join("backup.sqlite");
    make_old(&file);
    let before = all_in(&folder);
    let [file, path] = [&file, &data].map(|path| path.to_str().unwrap());
    let restored = boroughs(&["restore", file, "--data", path]);
    assert!(restored.status.success(), "{restored:?}");
    assert!(all_in(&folder) == before, "the backup is as it was");
    let mut names = all_in(&data).into_iter().map(|(path, _)| path);
    assert!(!names.any(|it| it.to_str().unwrap().contains("part")));
    assert_eq!(boroughs(&["check", "--data", path]).status.code(), Some(0));
}

#[test]
fn what_is_restored_and_the_era_that_says_so_come_together_or_not_at_all() {
    let parent = scratch("era");
    let paths = ["data", "backup.sqlite"].map(|name| parent.join(name));
    let [data, file] = paths.each_ref().map(|path| path.to_str().unwrap());
    make_old(&paths[1]);
    drop(Server::start(&paths[0]));
    let url = database_in(&paths[0]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let refuse = "CREATE TRIGGER no_era BEFORE INSERT ON house WHEN NEW.name = 'era' \
                  BEGIN SELECT RAISE(ABORT, 'not now'); END";
    runtime.block_on(aside(&url, refuse));
    let restore = ["restore", file, "--data", data];
    let failed = boroughs(&restore);
    assert_eq!(failed.status.code(), Some(2), "{failed:?}");
    let count = |sql: &str| runtime.block_on(aside(&url, sql))[0].get::<i64, _>(0);
    assert_eq!(count("SELECT COUNT(*) FROM log"), 0, "all or nothing");
    runtime.block_on(aside(&url, "DROP TRIGGER no_era"));
    let restored = boroughs(&restore);
    assert!(restored.status.success(), "{restored:?}");
    assert_eq!(count("SELECT COUNT(*) FROM log"), 1);
    let era = "SELECT COUNT(*) FROM house WHERE name = 'era'";
    assert_eq!(count(era), 1);
}
