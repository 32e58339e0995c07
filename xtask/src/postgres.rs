//! PostgreSQL for the server's storage: from Debian's package, for one test.

use std::{
    fs,
    os::unix::fs::MetadataExt,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::Result;

use crate::cargo::{at_root, cargo_test};

/// The storage's suite and the whole program against a server of their own, which has to start
/// this time.
pub(crate) fn commands() -> Result<Vec<Command>> {
    let mut test = cargo_test()?;
    test.args(["--test", "storage", "--test", "serve"]);
    test.args(["--", "--nocapture", "postgresql"]);
    test.env("POSTGRES", "required");
    Ok(vec![test])
}

/// Sees to it that the programs are there; says what is in the way.
pub(crate) fn trouble() -> Option<String> {
    if is_there() {
        return None;
    }
    let is_root = fs::metadata("/proc/self").is_ok_and(|it| it.uid() == 0);
    if !is_root || !Path::new("/usr/bin/apt-get").exists() {
        return Some("PostgreSQL is missing and only root on Debian can install it".to_owned());
    }
    println!("PostgreSQL is missing: apt-get install postgresql");
    for arguments in [
        &["-qq", "update"][..],
        &[
            "-qq",
            "--no-install-recommends",
            "--yes",
            "install",
            "postgresql",
        ][..],
    ] {
        let mut apt = at_root(Command::new("apt-get"));
        apt.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        // Whether it went well is seen below.
        let _ = apt.stdin(Stdio::null()).status();
    }
    let missing = "PostgreSQL is missing and apt-get could not install it";
    (!is_there()).then(|| missing.to_owned())
}

fn is_there() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut versions = versions.flatten();
    versions.any(|version| version.path().join("bin/initdb").exists())
}
