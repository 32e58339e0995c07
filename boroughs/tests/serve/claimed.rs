//! One server at a time has a storage.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    thread,
};

use tokio::io::AsyncReadExt;

use crate::{
    killed::{begin, go_on},
    process::{Server, boroughs, free_address, scratch, serve, until},
};

/// What a storage is to a server: its folder, and where the database is if not there.
pub(crate) struct Storage {
    pub(crate) folder: PathBuf,
    pub(crate) database: Option<String>,
}

impl Storage {
    pub(crate) fn start(&self) -> Server {
        Server::silent(&self.folder, &self.arguments())
    }

    fn arguments(&self) -> Vec<&str> {
        let database = self.database.as_deref();
        database.map_or(Vec::new(), |url| vec!["--database", url])
    }

    /// Starts one that waits; it is there when it has taken over.
    fn stand_by(&self, log: &Path) -> thread::JoinHandle<Server> {
        let mut command = serve(&self.folder);
        command
            .args(self.arguments())
            .args(["--standby", "--log=info"]);
        command.stderr(fs::File::create(log).unwrap());
        thread::spawn(move || Server::of(&mut command))
    }

    /// What a second server says that does not want to wait.
    pub(crate) fn refuses_another(&self) {
        let folder = self.folder.to_str().unwrap();
        let serve = ["serve", "--listen=127.0.0.1:0", "--data", folder];
        let said = boroughs(&[&serve[..], &self.arguments()].concat());
        assert_eq!(said.status.code(), Some(2), "{said:?}");
        let words = String::from_utf8_lossy(&said.stderr);
        assert!(words.contains("another server has this storage"), "{words}");
    }

    /// A server that waits takes over when the one before it ends, twice: killed and told to.
    pub(crate) async fn is_taken_over(&self, scratch: &Path) {
        let mut server = self.start();
        let (mut known, _) = begin(server.address, 1).await.unwrap();
        for is_killed in [true, false] {
            let log = scratch.join(format!("standby-{is_killed}.log"));
            let next = self.stand_by(&log);
            until("it stands by", async || {
                let said = fs::read_to_string(&log).unwrap();
                said.contains("standing by").then_some(())
            })
            .await;
            assert!(!next.is_finished(), "it waits");
            if is_killed {
                server.kill();
            } else {
                server.terminate();
                assert!(server.process.wait().unwrap().success());
            }
            server = next.join().unwrap();
            (known, _) = go_on(server.address, &known, 1).await.unwrap();
        }
    }
}

#[test]
fn a_second_server_on_the_same_folder_refuses_and_a_backup_does_not() {
    let parent = scratch("claimed");
    let (folder, database) = (parent.join("data"), None);
    let storage = Storage { folder, database };
    let server = storage.start();
    storage.refuses_another();
    let paths = ["data", "backup.sqlite"].map(|name| parent.join(name));
    let [data, file] = paths.each_ref().map(|path| path.to_str().unwrap());
    let saved = boroughs(&["backup", file, "--data", data]);
    assert!(saved.status.success(), "{saved:?}");
    let restored = boroughs(&["restore", file, "--data", data]);
    assert_eq!(restored.status.code(), Some(2), "{restored:?}");
    let words = String::from_utf8_lossy(&restored.stderr);
    assert!(words.contains("another server has this storage"), "{words}");
    drop(server);
    storage.start();
}

#[test]
fn a_server_that_stands_by_tells_once_why_it_cannot_claim_and_again_when_that_changes() {
    let parent = scratch("standby-told");
    let address = free_address();
    let log = parent.join("log");
    let mut command = serve(&parent.join("data"));
    let database = format!("postgres://boroughs@{address}/boroughs");
    command.args(["--standby", "--log=info", "--database", &database]);
    let mut standing_by = command
        .stderr(fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let lines = || {
        let said = fs::read_to_string(&log).unwrap();
        let lines = said
            .lines()
            .filter(|line| line.contains("cannot be claimed"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        until("it says why", async || (!lines().is_empty()).then_some(())).await;
        // Somebody who listens and hangs up is no database either.
        let other = tokio::net::TcpListener::bind(address).await.unwrap();
        let mut calls = 0;
        until("it says what is new", async || {
            let (mut call, _) = other.accept().await.unwrap();
            // It asks first whether it can speak encrypted.
            call.read_exact(&mut [0; 8]).await.unwrap();
            calls += 1;
            (lines().len() > 1 && calls > 5).then_some(())
        })
        .await;
    });
    standing_by.kill().unwrap();
    standing_by.wait().unwrap();
    let lines = lines();
    assert_eq!(lines.len(), 2, "{lines:#?}");
    assert!(lines[0].contains("refused"), "{lines:#?}");
}

#[test]
fn a_server_that_may_not_use_its_folder_does_not_stand_by_for_that() {
    let folder = scratch("standby-for-everyone");
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o1777)).unwrap();
    let path = folder.to_str().unwrap();
    let said = boroughs(&["serve", "--listen=127.0.0.1:0", "--standby", "--data", path]);
    assert_eq!(said.status.code(), Some(2), "{said:?}");
    let words = String::from_utf8_lossy(&said.stderr);
    assert!(words.contains("a folder for everyone"), "{words}");
}

#[test]
fn a_server_that_stands_by_takes_over_when_the_first_ends() {
    let parent = scratch("standby");
    let (folder, database) = (parent.join("data"), None);
    let storage = Storage { folder, database };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(storage.is_taken_over(&parent));
}
