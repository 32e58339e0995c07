//! Backups by themselves, and the drill: everything is lost but a backup.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use load::LoadPlayer;

use crate::{
    faults::full::SmallDisk,
    killed::{Known, begin, go_on, one_move},
    process::{Server, boroughs, scratch, until},
};

/// The names in `folder`, in order.
pub(crate) fn names_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// Waits until the server has made a backup by itself.
pub(crate) async fn until_backed_up(server: &Server) {
    until("there is a backup", async || {
        let made = server.figure("boroughs_backups_total").await;
        (made == Some(1.0)).then_some(())
    })
    .await;
}

/// A server that plays, has a backup made by itself, and plays on: the backup and what was
/// acknowledged before it.
pub(crate) async fn play_and_back_up(folder: &Path) -> (PathBuf, Known) {
    let mut server = Server::start(folder);
    let (mut known, mut people) = begin(server.address, 1).await.unwrap();
    for _ in 0..10 {
        one_move(&mut people, &mut known).await.unwrap();
    }
    drop(people);
    server.kill();
    // None is there, so one is due at once.
    let server = Server::measured(folder, &["--backup-hours=1"]);
    until_backed_up(&server).await;
    let (_, mut people) = go_on(server.address, &known, 1).await.unwrap();
    let before = known.clone();
    for _ in 0..3 {
        one_move(&mut people, &mut known).await.unwrap();
    }
    let names = names_in(&folder.join("backups"));
    assert_eq!(names.len(), 1, "{names:?}");
    (folder.join("backups").join(&names[0]), before)
}

/// What was acknowledged before a backup is there after it was restored, and nothing later.
pub(crate) async fn assert_restored(server: &Server, known: &Known) {
    let cookie = Some(known.cookies[0].as_str());
    let player = LoadPlayer::connect(server.address, &known.table, cookie, 9).await;
    let number = player.unwrap().memory.number.unwrap();
    assert_eq!(number % (1 << 20), known.acked);
}

#[test]
fn when_all_is_lost_but_a_backup_made_by_itself_the_server_goes_on_from_there() {
    let parent = scratch("drill");
    let data = parent.join("data");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (file, known) = play_and_back_up(&data).await;
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let kept = parent.join("kept.sqlite");
        fs::rename(file, &kept).unwrap();
        fs::remove_dir_all(&data).unwrap();
        let paths = [&kept, &data].map(|path| path.to_str().unwrap());
        let restored = boroughs(&["restore", paths[0], "--data", paths[1]]);
        assert!(restored.status.success(), "{restored:?}");
        assert_restored(&Server::start(&data), &known).await;
    });
}

#[test]
fn so_many_backups_are_kept_and_nothing_else_is_touched_but_what_was_left_half_done() {
    let data = scratch("rotated").join("data");
    let folder = data.join("backups");
    fs::create_dir_all(&folder).unwrap();
    let old = (1..=4).map(|day| format!("boroughs-2020010{day}-000000.sqlite"));
    let half = ["", "-wal"].map(|end| format!("boroughs-20200105-000000.sqlite.part{end}"));
    let others = ["boroughs-x.sqlite", "notes.part", "notes.txt"].map(str::to_owned);
    for name in old.chain(half).chain(others.clone()) {
        fs::write(folder.join(name), "").unwrap();
    }
    let server = Server::measured(&data, &["--backup-hours=1", "--backup-keep=2"]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(until_backed_up(&server));
    runtime.block_on(until("the oldest are deleted", async || {
        (names_in(&folder).len() == 5).then_some(())
    }));
    let mut names = names_in(&folder);
    names.retain(|name| !others.contains(name));
    assert_eq!(names[0], "boroughs-20200104-000000.sqlite");
    assert!(names[1].as_str() > "boroughs-2026", "{names:?}");
}

#[test]
fn a_backup_with_a_name_of_the_future_neither_puts_off_nor_pushes_out_a_new_one() {
    let data = scratch("future").join("data");
    let folder = data.join("backups");
    fs::create_dir_all(&folder).unwrap();
    let others = ["2020", "2998", "2999"].map(|year| format!("boroughs-{year}0101-000000.sqlite"));
    for name in &others {
        fs::write(folder.join(name), "").unwrap();
    }
    let server = Server::measured(&data, &["--backup-hours=1", "--backup-keep=3"]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(until_backed_up(&server));
    let names = runtime.block_on(until("one is deleted", async || {
        let names = names_in(&folder);
        (names.len() == 3).then_some(names)
    }));
    assert_eq!(names[0], others[0]);
    assert!(names[1].starts_with("boroughs-2") && !others.contains(&names[1]));
    assert_eq!(names[2], others[2], "of those of the future one is kept");
}

#[test]
fn the_age_of_the_last_backup_survives_a_restart_and_the_next_waits_for_its_time() {
    let data = scratch("aged").join("data");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut server = Server::measured(&data, &["--backup-hours=1"]);
    runtime.block_on(until_backed_up(&server));
    server.kill();
    let server = Server::measured(&data, &["--backup-hours=1"]);
    let age = runtime.block_on(until("the age is told", async || {
        server.figure("boroughs_backup_age_seconds").await
    }));
    assert!((0.0..600.0).contains(&age), "{age}");
    let made = runtime.block_on(server.figure("boroughs_backups_total"));
    assert_eq!(made, Some(0.0));
    assert_eq!(names_in(&data.join("backups")).len(), 1);
}

#[test]
fn a_backup_that_finds_no_room_leaves_nothing_and_is_counted() {
    let Some(disk) = SmallDisk::mount("full-backups", 32) else {
        return;
    };
    let data = scratch("without-room").join("data");
    let folder = disk.folder.join("backups");
    let arguments = [
        "--backup-hours=1",
        "--backup-folder",
        folder.to_str().unwrap(),
    ];
    let server = Server::measured(&data, &arguments);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(until("the failure is counted", async || {
        let failed = server.figure("boroughs_backup_errors_total").await;
        (failed == Some(1.0)).then_some(())
    }));
    assert!(names_in(&folder).is_empty(), "{:?}", names_in(&folder));
    let age = runtime.block_on(server.figure("boroughs_backup_age_seconds"));
    assert_eq!(age, None, "there is none to be told of");
}

#[test]
fn a_backup_that_is_killed_at_any_moment_is_whole_or_does_not_look_like_one() {
    let parent = scratch("killed-backups");
    let data = parent.join("data");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = Server::start(&data);
    runtime.block_on(begin(server.address, 1)).unwrap();
    let data = data.to_str().unwrap();
    for wait in 0..6 {
        let file = parent.join(format!("{wait}.sqlite"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_boroughs"));
        command.args(["backup", "--data", data]).arg(&file);
        let mut copying = command.stdout(Stdio::null()).spawn().unwrap();
        runtime.block_on(async {
            let half = file.with_extension("sqlite.part");
            until("it has begun", async || {
                let is_over = copying.try_wait().unwrap().is_some();
                (half.exists() || is_over).then_some(())
            })
            .await;
            tokio::time::sleep(Duration::from_millis(wait * 8)).await;
        });
        let _ = copying.kill();
        copying.wait().unwrap();
        if file.exists() {
            let other = parent.join(format!("other-{wait}"));
            let [file, other] = [&file, &other].map(|path| path.to_str().unwrap());
            let restored = boroughs(&["restore", file, "--data", other]);
            assert!(restored.status.success(), "{restored:?}");
        }
    }
}
