//! The real binary, in a process of its own.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// The binary, with nothing of the caller's language or terminal.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boroughs"));
    for key in ["LANG", "LC_ALL", "LC_MESSAGES"] {
        command.env_remove(key);
    }
    command.env("TERM", "dumb");
    // Where a play is kept that was not told where.
    command.env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"));
    command
}

/// Runs the binary without standard input.
pub(crate) fn boroughs(args: &[&str]) -> Output {
    command().args(args).stdin(Stdio::null()).output().unwrap()
}

/// Runs the binary and gives it `input` to read.
pub(crate) fn boroughs_reading(args: &[&str], input: &str) -> Output {
    let mut child = command()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The game may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What a command printed, having succeeded.
pub(crate) fn printed(args: &[&str]) -> String {
    let output = boroughs(args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?} said: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// An empty folder for one test.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).unwrap();
    folder
}
