//! Writes and syncs that fail: a library of the test's own comes before the system's.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use load::LoadPlayer;
use tokio::time::timeout;

use crate::{
    faults::{
        crowd::{Crowd, assert_stored, until_ready},
        database_in, end_and_start_again,
    },
    killed::number,
    process::{Server, scratch, serve, until},
};

/// How many writes are made to fail, one time after the other; more by `IO_FAULT_RUNS`.
const RUNS: u64 = 4;

/// Nothing is waited for longer.
const LONG: Duration = Duration::from_secs(30);

/// A folder whose server can be made to fail.
pub(super) struct Weak {
    pub(super) folder: PathBuf,
    library: PathBuf,
    control: PathBuf,
    log: PathBuf,
}

impl Weak {
    /// Nothing, and a sentence, where there is no C compiler.
    pub(super) fn new(name: &str) -> Option<Self> {
        let parent = scratch(name).canonicalize().unwrap();
        let library = parent.join("faults.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serve/faults/faults.c");
        let mut compiler = Command::new("cc");
        compiler
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(&library);
        let built = compiler
            .arg(source)
            .arg("-ldl")
            .stderr(Stdio::null())
            .status();
        if !built.is_ok_and(|it| it.success()) {
            println!("failing writes were NOT tested: `cc` cannot build a library here");
            return None;
        }
        Some(Weak {
            folder: parent.join("data"),
            control: parent.join("control"),
            log: parent.join("log"),
            library,
        })
    }

    fn start(&self) -> Server {
        Server::of(&mut self.command(&self.folder))
    }

    /// The command that serves and fails at files whose paths begin with `weak`.
    pub(super) fn command(&self, weak: &Path) -> Command {
        let mut command = serve(&self.folder);
        command.env("LD_PRELOAD", &self.library);
        command.env("FAULT_FOLDER", weak);
        command.env("FAULT_CONTROL", &self.control);
        let log = fs::File::create(&self.log).unwrap();
        command.arg("--log=info").stderr(log);
        command
    }

    /// Makes calls fail as the head of `faults.c` says.
    pub(super) fn will_fail(&self, rule: &str) {
        let half = self.control.with_extension("half");
        fs::write(&half, rule).unwrap();
        fs::rename(half, &self.control).unwrap();
    }

    /// Whether all that had to fail has failed.
    pub(super) fn has_failed(&self) -> bool {
        !self.control.exists()
    }

    /// The same, and waits until they have.
    async fn fail(&self, rule: &str) {
        self.will_fail(rule);
        until(&format!("`{rule}` has failed"), async || {
            self.has_failed().then_some(())
        })
        .await;
    }
}

#[test]
fn after_writes_that_fail_what_was_acknowledged_is_stored_and_play_goes_on() {
    let Some(weak) = Weak::new("failing-writes") else {
        return;
    };
    let url = database_in(&weak.folder);
    let server = weak.start();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let crowd = Crowd::come(server.address);
        for run in 0..number("IO_FAULT_RUNS", RUNS) {
            crowd.moves(10).await;
            // EIO and ENOSPC.
            let (kind, error) =
                [("write", 5), ("write", 28), ("short", 28), ("short", 5)][run as usize % 4];
            let (skip, count) = (run * 3 % 11, 2 + run * 5 % 7);
            weak.fail(&format!("{kind} {error} {skip} {count}")).await;
            assert_stored(&url, &crowd.tally().acked).await;
            until_ready(server.address, 200).await;
        }
        crowd.moves(20).await;
        end_and_start_again(crowd, server, &weak.folder).await;
    });
}

#[test]
fn after_a_sync_that_failed_everyone_is_told_and_the_process_ends_by_itself() {
    let Some(weak) = Weak::new("failing-syncs") else {
        return;
    };
    let mut server = weak.start();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let crowd = Crowd::come(server.address);
        crowd.moves(10).await;
        let acked = crowd.tally().acked;
        let table = acked.keys().next().unwrap();
        let mut onlooker = LoadPlayer::connect(server.address, table, None, 9)
            .await
            .unwrap();
        weak.fail("sync 5 0 1").await;
        let mut last = String::new();
        while let Ok(Ok(Some(text))) = timeout(LONG, onlooker.raw()).await {
            last = text;
        }
        assert_eq!(last, r#"{"bye":{"why":"trouble"}}"#, "everyone is told");
        let ended = until("it has ended by itself", async || {
            server.process.try_wait().unwrap()
        });
        assert_eq!(ended.await.code(), Some(74));
        let acked = crowd.leave().await.acked;
        let said = fs::read_to_string(&weak.log).unwrap();
        assert!(!said.contains("everything is stored"), "{said}");
        let again = Server::start(&weak.folder);
        assert_stored(&database_in(&weak.folder), &acked).await;
        let crowd = Crowd::come(again.address);
        crowd.moves(10).await;
        crowd.leave().await;
    });
}
