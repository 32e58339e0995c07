//! The checker of accessibility that the browser tests ask beside our own.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{
    cargo::{root, target_folder},
    debian,
};

/// What fetches it, and the package that comes in.
const PROGRAMS: [(&str, &str); 1] = [("npm", "npm")];
/// What is fetched, and what it must be to the letter.
const PAPERS: [&str; 2] = ["package.json", "package-lock.json"];

/// Sees to it that it lies in the target folder; says what is in the way.
pub(crate) fn provide() -> Option<String> {
    debian::provide(&PROGRAMS).or_else(|| fetch().err().map(|error| format!("{error:#}")))
}

/// Where it is fetched to.
fn folder() -> Result<PathBuf> {
    Ok(target_folder()?.join("axe"))
}

/// Lays it into the target folder, unless just this one lies there.
fn fetch() -> Result<()> {
    let (from, to) = (root().join("clients/web-tests/axe"), folder()?);
    fs::create_dir_all(&to)?;
    let mut is_new = !to.join("node_modules/axe-core/axe.min.js").is_file();
    for paper in PAPERS {
        let wanted = fs::read(from.join(paper))?;
        is_new |= fs::read(to.join(paper)).ok().as_ref() != Some(&wanted);
        fs::write(to.join(paper), wanted)?;
    }
    if !is_new {
        return Ok(());
    }
    // An older one must not stay for the next run if this fails.
    let old = to.join("node_modules");
    if old.exists() {
        fs::remove_dir_all(&old)?;
    }
    let npm = Command::new("npm")
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        .current_dir(&to)
        .stdin(Stdio::null())
        .output()
        .context("npm could not be started")?;
    let said = String::from_utf8_lossy(&npm.stderr);
    ensure!(
        npm.status.success(),
        "npm could not fetch axe-core: {}",
        said.trim()
    );
    Ok(())
}
