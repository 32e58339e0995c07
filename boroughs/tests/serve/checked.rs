//! `boroughs check`: what was stored is as it was stored, or is named.

use std::fs;

use load::{LoadPlayer, create};

use crate::process::{Server, boroughs, scratch};

/// Lays out a table with someone at it.
fn a_table(server: &Server) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (table, cookie) = create(server.address).await.unwrap();
        let seat_a = LoadPlayer::connect(server.address, &table, Some(&cookie), 1).await;
        seat_a.unwrap().sit("guest 1").await.unwrap();
    });
}

#[test]
fn a_storage_is_checked_while_its_server_runs_and_after_it_was_killed() {
    let folder = scratch("checked");
    let server = Server::start(&folder);
    a_table(&server);
    let check = ["check", "--data", folder.to_str().unwrap()];
    let is_sound = || {
        let said = boroughs(&check);
        assert_eq!(said.status.code(), Some(0), "{said:?}");
        let text = String::from_utf8_lossy(&said.stdout).into_owned();
        assert_eq!(text, "2 entries of 1 tables, all as they were stored\n");
    };
    is_sound();
    drop(server);
    is_sound();
}

#[test]
fn one_digit_changed_in_the_file_is_named_and_nothing_is_restored_from_it() {
    let folder = scratch("checked-damage");
    let paths = ["data", "other", "backup.sqlite"].map(|name| folder.join(name));
    let [data, other, file] = paths.each_ref().map(|path| path.to_str().unwrap());
    let server = Server::start(&paths[0]);
    a_table(&server);
    drop(server);
    let saved = boroughs(&["backup", file, "--data", data]);
    assert!(saved.status.success(), "{saved:?}");
    assert_eq!(boroughs(&["check", file]).status.code(), Some(0));
    let mut bytes = fs::read(file).unwrap();
    let key = br#""half":""#;
    let at = bytes.windows(key.len()).position(|it| it == key).unwrap() + key.len();
    bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
    fs::write(file, &bytes).unwrap();
    let said = boroughs(&["check", file]);
    assert_eq!(said.status.code(), Some(1), "{said:?}");
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(text.contains(": entry 1 is damaged\n"), "{text}");
    assert_eq!(fs::read(file).unwrap(), bytes, "a check changes nothing");
    let names = fs::read_dir(&folder).unwrap().count();
    assert_eq!(names, 2, "and makes nothing beside it");
    let restored = boroughs(&["restore", file, "--data", other]);
    assert_eq!(restored.status.code(), Some(2), "{restored:?}");
    let why = String::from_utf8_lossy(&restored.stderr).into_owned();
    assert!(why.contains("stored entry 1 of table"), "{why}");
}

#[test]
fn where_nothing_is_stored_nothing_is_checked() {
    let folder = scratch("checked-nothing").join("nowhere");
    let said = boroughs(&["check", "--data", folder.to_str().unwrap()]);
    assert_eq!(said.status.code(), Some(2), "{said:?}");
    assert!(!folder.exists(), "and nothing is made");
}
