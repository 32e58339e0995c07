//! Stopping, backup and restore.

use std::process::Command;

use server::load::{Player, create};

use crate::process::{Server, boroughs, scratch};

#[test]
fn a_backup_of_a_running_server_is_restored_elsewhere() {
    let folder = scratch("copied");
    let data = folder.join("data");
    let other = folder.join("other");
    let file = folder.join("backup.sqlite");
    let paths = [&data, &other, &file].map(|path| path.to_str().unwrap().to_owned());
    let [data_path, other_path, file_path] = paths.each_ref().map(String::as_str);
    let server = Server::start(&data);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (table, cookie) = runtime.block_on(async {
        let (table, cookie) = create(server.address).await.unwrap();
        let seat_a = Player::connect(server.address, &table, Some(&cookie), 1).await;
        seat_a.unwrap().sit("guest 1").await.unwrap();
        (table, cookie)
    });
    let saved = boroughs(&["backup", file_path, "--data", data_path]);
    assert!(saved.status.success(), "{saved:?}");
    let again = boroughs(&["backup", file_path, "--data", data_path]);
    assert_eq!(
        again.status.code(),
        Some(2),
        "an old backup is not written over"
    );
    drop(server);
    let restored = boroughs(&["restore", file_path, "--data", other_path]);
    assert!(restored.status.success(), "{restored:?}");
    let full = boroughs(&["restore", file_path, "--data", data_path]);
    assert_eq!(full.status.code(), Some(2), "nothing is written over");

    let server = Server::start(&other);
    runtime.block_on(async {
        let seat_a = Player::connect(server.address, &table, Some(&cookie), 1)
            .await
            .unwrap();
        let lobby = seat_a.memory.lobby.clone().unwrap();
        assert!(
            lobby.you.seat.is_some() && lobby.you.host,
            "cookies and seats are there"
        );
    });
}

#[test]
fn told_to_stop_it_says_good_bye_and_ends_well() {
    let mut server = Server::start(&scratch("stopped"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (table, cookie) = create(server.address).await.unwrap();
        let mut seat_a = Player::connect(server.address, &table, Some(&cookie), 1)
            .await
            .unwrap();
        let id = server.process.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(told.success());
        let mut last = String::new();
        while let Ok(Some(text)) = seat_a.raw().await {
            last = text;
        }
        assert_eq!(last, r#"{"bye":{"why":"closing"}}"#);
    });
    assert!(server.process.wait().unwrap().success());
}

#[test]
fn what_is_wrong_with_the_configuration_is_said_in_one_sentence() {
    let folder = scratch("misconfigured");
    let file = folder.join("boroughs.toml");
    std::fs::write(&file, "lisen = \"127.0.0.1:4000\"\n").unwrap();
    let said = boroughs(&["serve", "--config", file.to_str().unwrap()]);
    assert_eq!(said.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&said.stderr).contains("lisen"),
        "{said:?}"
    );
}
