//! A full disk.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    faults::{
        crowd::{Crowd, Tally, assert_stored, until_not_ready, until_ready},
        database_in, end_and_start_again,
    },
    killed::number,
    process::{Server, scratch},
};

/// How many disks are filled; more by `DISK_FULL_RUNS`.
const RUNS: u64 = 2;

/// A small file system in memory, until it is dropped.
pub(crate) struct SmallDisk {
    pub(crate) folder: PathBuf,
}

impl SmallDisk {
    /// Nothing, and a sentence, where it is not permitted.
    pub(crate) fn mount(name: &str, kilobytes: u64) -> Option<Self> {
        let folder = scratch(name);
        let size = format!("size={kilobytes}k,mode=700");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "boroughs"]);
        let mounted = mount.arg(&folder).output();
        if mounted.is_ok_and(|it| it.status.success()) {
            return Some(SmallDisk { folder });
        }
        println!("a full disk was NOT tested: no file system can be mounted here");
        None
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        drop(Command::new("umount").arg("-l").arg(&self.folder).output());
    }
}

/// Fills the disk with `file` to the last block, then gives `spare` bytes back.
fn fill(file: &Path, spare: u64) {
    let mut ballast = fs::File::create(file).unwrap();
    for size in [1 << 16, 1 << 12] {
        let block = vec![7; size];
        while ballast.write_all(&block).is_ok() {}
    }
    let size = ballast.metadata().unwrap().len();
    ballast.set_len(size.saturating_sub(spare)).unwrap();
}

#[test]
fn on_a_full_disk_nothing_is_acknowledged_that_is_not_stored_and_play_goes_on_with_room() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    for run in 0..number("DISK_FULL_RUNS", RUNS) {
        let kilobytes = 24 * 1024 + run * 7 % 50 * 512;
        let Some(disk) = SmallDisk::mount("full", kilobytes) else {
            return;
        };
        runtime.block_on(fill_up(&disk, run));
    }
}

async fn fill_up(disk: &SmallDisk, run: u64) {
    let folder = disk.folder.join("data");
    let (ballast, url) = (disk.folder.join("ballast"), database_in(&folder));
    let server = Server::silent(&folder, &[]);
    let crowd = Crowd::come(server.address);
    crowd.moves(10 + run % 23).await;
    fill(&ballast, run * 5 % 31 * 4096);
    crowd
        .until(|tally| tally.troubles.iter().any(|it| *it > 0))
        .await;
    until_not_ready(server.address).await;
    let enough = |tally: &Tally| tally.troubles.iter().all(|it| *it > 1);
    crowd.until(enough).await;
    assert_stored(&url, &crowd.tally().acked).await;
    fs::remove_file(&ballast).unwrap();
    until_ready(server.address, 200).await;
    crowd.moves(20).await;
    let tally = crowd.tally();
    assert_stored(&url, &tally.acked).await;
    let told = tally.said.iter().any(|said| said.contains("trouble"));
    assert!(told, "people are told: {:?}", tally.said);
    end_and_start_again(crowd, server, &folder).await;
}
