//! Nobody else can read what a server keeps.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use crate::{
    killed::begin,
    process::{Server, boroughs, scratch},
};

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o7777
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap();
    files.map(|file| file.unwrap().path()).collect()
}

#[test]
fn a_folder_that_was_open_to_others_is_closed_to_them_at_the_start() {
    let folder = scratch("private").join("data");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut server = Server::start(&folder);
    runtime.block_on(begin(server.address, 1)).unwrap();
    server.kill();
    set_mode(&folder, 0o755);
    for file in files_in(&folder) {
        set_mode(&file, 0o644);
    }
    let server = Server::start(&folder);
    runtime.block_on(begin(server.address, 2)).unwrap();
    assert_eq!(mode(&folder), 0o700);
    let files = files_in(&folder);
    assert!(files.len() >= 3, "database, log and index: {files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{file:?}");
    }
}

#[test]
fn a_folder_for_everyone_is_refused_with_a_sentence_and_left_as_it_is() {
    let folder = scratch("for-everyone");
    set_mode(&folder, 0o1777);
    let said = boroughs(&[
        "serve",
        "--listen=127.0.0.1:0",
        "--data",
        folder.to_str().unwrap(),
    ]);
    assert_eq!(said.status.code(), Some(2), "{said:?}");
    let words = String::from_utf8_lossy(&said.stderr);
    assert!(words.contains("a folder for everyone"), "{words}");
    assert_eq!(mode(&folder), 0o1777);
    assert!(files_in(&folder).is_empty());
}
