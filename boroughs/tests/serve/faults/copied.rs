//! Syncs that fail while a backup is made: of the copy, and of what is copied.

use std::{
    fs,
    path::Path,
    time::{Duration, SystemTime},
};

use crate::{
    backups::names_in,
    faults::{crowd::until_ready, io::Weak},
    killed::{begin, one_move},
    process::{Server, boroughs, scratch, until},
};

/// No copy of an almost empty storage needs so many syncs.
const SYNCS_MAX: u64 = 60;

/// Whether a backup was made, once one was made or has failed.
async fn is_made(server: &Server) -> bool {
    until("a backup is made or has failed", async || {
        let made = server.figure("boroughs_backups_total").await? > 0.0;
        let failed = server.figure("boroughs_backup_errors_total").await? > 0.0;
        (made || failed).then_some(made)
    })
    .await
}

/// What came of a backup during which a sync failed.
struct Tried {
    is_made: bool,
    has_failed: bool,
}

/// Has a backup made in `folder`, where the sync after `skip` others fails of those at paths that
/// begin with `at`. What is left there is a whole backup, if one was made, or nothing; the server
/// goes on.
async fn back_up(weak: &Weak, folder: &Path, at: &Path, skip: u64) -> Tried {
    drop(fs::remove_dir_all(folder));
    weak.will_fail(&format!("sync 5 {skip} 1"));
    let mut command = weak.command(at);
    command.arg("--backup-hours=1");
    command.arg("--backup-folder").arg(folder);
    let mut server = Server::measured_of(&mut command);
    let is_made = is_made(&server).await;
    until_ready(server.address, 200).await;
    let names = names_in(folder);
    assert_eq!(names.len(), usize::from(is_made), "sync {skip}: {names:?}");
    for name in names {
        let checked = boroughs(&["check", folder.join(name).to_str().unwrap()]);
        assert!(checked.status.success(), "{checked:?}");
    }
    let has_failed = weak.has_failed();
    server.terminate();
    assert!(server.process.wait().unwrap().success());
    Tried {
        is_made,
        has_failed,
    }
}

#[test]
fn whichever_sync_of_a_copy_fails_nothing_of_it_is_left_and_the_server_goes_on() {
    let Some(weak) = Weak::new("unsynced-copies") else {
        return;
    };
    let folder = scratch("unsynced-copies-folder").canonicalize();
    let folder = folder.unwrap().join("backups");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let tried = |at: &Path, skip| runtime.block_on(back_up(&weak, &folder, at, skip));
    // Of the files, each counts.
    let files = folder.join("boroughs-");
    let first_whole = (0..SYNCS_MAX).find(|skip| {
        let it = tried(&files, *skip);
        assert_ne!(it.is_made, it.has_failed, "sync {skip}");
        it.is_made
    });
    let syncs = first_whole.expect("a copy needs fewer syncs");
    assert!(syncs > 4, "log, database and file are synced: {syncs}");
    // Of the folder, the last: by then the copy has its name. SQLite overlooks those before, which
    // are about its logs.
    let all = (syncs..SYNCS_MAX).map(|skip| tried(&folder, skip));
    let failed: Vec<Tried> = all.take_while(|it| it.has_failed).collect();
    assert!(failed.last().is_some_and(|it| !it.is_made));
}

#[test]
fn a_sync_of_the_database_that_fails_ends_the_process_though_a_backup_is_made() {
    let Some(weak) = Weak::new("unsynced-source") else {
        return;
    };
    let folder = scratch("unsynced-source-folder").join("backups");
    fs::create_dir_all(&folder).unwrap();
    // The next is due in some seconds.
    let almost_due = SystemTime::now() - Duration::from_secs(60 * 60 - 8);
    fs::write(folder.join(name_of(almost_due)), "").unwrap();
    let mut command = weak.command(&weak.folder.join("boroughs.sqlite"));
    command.arg("--backup-hours=1");
    command.arg("--backup-folder").arg(&folder);
    let mut server = Server::measured_of(&mut command);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (mut known, mut people) = begin(server.address, 1).await.unwrap();
        one_move(&mut people, &mut known).await.unwrap();
        weak.will_fail("sync 5 0 1");
        is_made(&server).await;
        // If nothing has been synced yet, this is.
        let _ = one_move(&mut people, &mut known).await;
        let ended = until("it has ended by itself", async || {
            server.process.try_wait().unwrap()
        });
        assert_eq!(ended.await.code(), Some(74));
    });
}

/// The name of a backup of that time.
fn name_of(time: SystemTime) -> String {
    let seconds = time
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap()
        .as_secs();
    let mut date = std::process::Command::new("date");
    let date = date.args(["-u", "-d", &format!("@{seconds}"), "+%Y%m%d-%H%M%S"]);
    let stamp = String::from_utf8(date.output().unwrap().stdout).unwrap();
    format!("boroughs-{}.sqlite", stamp.trim())
}
