//! `cargo xtask audit`: dependencies with known faults, and licences, sources and names that
//! nobody agreed to.

use std::process::{ExitCode, Output};

use anyhow::{Result, bail};

use crate::cargo::cargo;

/// What can be checked without the network, by `deny.toml`.
const HERE: [&str; 5] = ["--offline", "check", "licenses", "bans", "sources"];

/// What needs the database of known faults, and the index of crates for those taken back.
const KNOWN: [&str; 2] = ["check", "advisories"];

/// Checks what can be checked here, and says plainly what was skipped and why.
pub(crate) fn audit(rest: &[String]) -> Result<ExitCode> {
    if !rest.is_empty() {
        bail!("`cargo xtask audit` takes no arguments");
    }
    if !is_installed()? {
        println!(
            "skipped: cargo-deny is not installed (`cargo install --locked cargo-deny` does it).\n\
             Licences, sources and banned names are also checked by `cargo test -p tidy`;\n\
             known faults of dependencies were not looked for."
        );
        return Ok(ExitCode::SUCCESS);
    }
    let here = deny(&HERE)?.status()?.success();
    let fetched = deny(&["fetch", "db"])?.output()?;
    let known = if fetched.status.success() {
        deny(&KNOWN)?.status()?.success()
    } else {
        println!(
            "skipped: known faults of dependencies were not looked for, because the database of\n\
             RustSec cannot be fetched: {}",
            last_line(&fetched)
        );
        true
    };
    Ok(if here && known {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn deny(arguments: &[&str]) -> Result<std::process::Command> {
    let mut deny = cargo()?;
    deny.arg("deny").args(arguments);
    Ok(deny)
}

fn is_installed() -> Result<bool> {
    let version = deny(&["--version"])?.output()?;
    Ok(version.status.success())
}

/// What a command said last, which is mostly why it failed.
fn last_line(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    let mut lines = said.lines().rev().map(str::trim);
    let last = lines.find(|line| !line.is_empty());
    last.unwrap_or("it did not say why").to_owned()
}
