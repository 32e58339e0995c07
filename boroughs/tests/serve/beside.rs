//! Other programs beside a server that runs.

use std::{fs, os::unix::fs::MetadataExt, path::Path};

use crate::{
    backups::until_backed_up,
    killed::begin,
    process::{Server, scratch},
};

/// How many locks a process has on a file, by what the system tells of all locks.
fn locks_of(process: u32, file: &Path) -> usize {
    let (process, inode) = (process.to_string(), fs::metadata(file).unwrap().ino());
    let inode = format!(":{inode}");
    let locks = fs::read_to_string("/proc/locks").unwrap();
    let is_one = |line: &&str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.contains(&"POSIX") && words[4] == process && words[5].ends_with(&inode)
    };
    locks.lines().filter(is_one).count()
}

/// Another program that closes the database brings the write-ahead log home and removes it, unless
/// it sees by these locks that somebody else has the database open. A process gives its own up as
/// soon as it closes the file in any way that SQLite does not know of.
#[test]
fn after_a_backup_the_server_still_has_its_locks_on_the_database() {
    let folder = scratch("beside").join("data");
    let server = Server::measured(&folder, &["--backup-hours=1"]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        until_backed_up(&server).await;
        begin(server.address, 1).await.unwrap();
    });
    for name in ["boroughs.sqlite", "boroughs.sqlite-shm"] {
        let locks = locks_of(server.process.id(), &folder.join(name));
        assert!(locks > 0, "{name} is not locked");
    }
}
