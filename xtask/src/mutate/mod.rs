//! `cargo xtask mutate`: rules with one thing changed, and whether anybody notices.
//!
//! cargo-mutants makes the changes and runs the tests of the game's crate (rules, laws, golden
//! transcripts) on each. Which changes are tried follows from the commit's hash: others with every
//! commit, the same ones wherever that commit is tried.

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, ExitCode},
};

use anyhow::{Context, Result, bail};

use crate::{
    cargo::{cargo, games, target_folder},
    commit::Commit,
};

/// The tool, to the digit: another one would make other changes of the same commit.
const VERSION: &str = "27.1.0";
/// About how many changes are tried in each game.
const COUNT: usize = 20;
/// The files of a game in which something is changed: what may be done, what it does, what it is
/// worth.
const FILES: [&str; 3] = ["legal", "resolve", "scoring"];
/// No test of rules takes so long, in seconds, unless the change made it endless.
const ENDLESS: &str = "600";

/// Tries about [`COUNT`] changes in each game that is named, or in all.
pub(crate) fn mutate(arguments: &[String]) -> Result<ExitCode> {
    let all = games()?;
    if let Some(unknown) = arguments.iter().find(|game| !all.contains(game)) {
        bail!("there is no game `{unknown}`; there are {}", all.join(", "));
    }
    provide()?;
    let chosen = if arguments.is_empty() {
        &all[..]
    } else {
        arguments
    };
    let mut are_caught = true;
    for game in chosen {
        are_caught &= try_out(game)?;
    }
    Ok(if are_caught {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Tries the changes of this commit in one game. Whether all of them were noticed.
fn try_out(game: &str) -> Result<bool> {
    let listed = mutants(game)?.arg("--list").output()?;
    if !listed.status.success() {
        bail!("{}", String::from_utf8_lossy(&listed.stderr));
    }
    let possible = String::from_utf8_lossy(&listed.stdout).lines().count();
    let commit = Commit::here();
    let shard = shard(possible, commit.seed);
    let hash = commit.hash.as_deref().unwrap_or("no commit");
    println!("\n# {game}: part {shard} of {possible} possible changes, by {hash}");
    let folder = folder(game, commit.hash.as_deref())?;
    fs::create_dir_all(&folder)?;
    let mut run = mutants(game)?;
    // What an earlier run of the same commit has tried is not tried again.
    run.arg("--iterate").arg("--output").arg(&folder);
    run.args(["--shard", &shard, "--sharding", "round-robin"]);
    run.args(["--timeout", ENDLESS, "--test-package", game]);
    // It copies the tree; there the folder of this build means nothing.
    run.env_remove("CARGO_TARGET_DIR");
    let ended = run.status()?;
    println!("# {game}: what was tried is in {}", folder.display());
    Ok(ended.success())
}

/// Which part of the possible changes is tried: `2/9` is every ninth of them, from the third on.
fn shard(possible: usize, seed: u64) -> String {
    let parts = (possible / COUNT).max(1);
    let part = seed % parts as u64;
    format!("{part}/{parts}")
}

/// Where the results of a commit are kept, so that a run that was ended is gone on with.
fn folder(game: &str, hash: Option<&str>) -> Result<PathBuf> {
    let hash = hash.and_then(|hash| hash.get(..12)).unwrap_or("tree");
    let name = format!("{game}-{hash}");
    Ok(target_folder()?.join("mutants").join(name))
}

/// The tool on the rules of one game.
fn mutants(game: &str) -> Result<Command> {
    let mut mutants = cargo()?;
    mutants.args(["mutants", "--package", game]);
    for part in FILES {
        let source = format!("games/{game}/src/{part}");
        mutants.args(["--file", &format!("{source}.rs")]);
        mutants.args(["--file", &format!("{source}/**")]);
    }
    mutants.env("PATH", path()?);
    Ok(mutants)
}

/// Installs the tool into a folder of its own, unless it is there.
fn provide() -> Result<()> {
    let answer = cargo()?
        .args(["mutants", "--version"])
        .env("PATH", path()?)
        .output()?;
    let said = String::from_utf8_lossy(&answer.stdout);
    if answer.status.success() && said.trim().ends_with(VERSION) {
        return Ok(());
    }
    let mut install = cargo()?;
    install.args(["install", "--locked", "--version", VERSION, "cargo-mutants"]);
    install.arg("--root").arg(tools()?);
    if !install.status()?.success() {
        bail!("cargo-mutants {VERSION} could not be installed");
    }
    Ok(())
}

/// Where tools of our own are installed.
fn tools() -> Result<PathBuf> {
    Ok(target_folder()?.join("tools"))
}

/// The search path, our own tools first.
fn path() -> Result<std::ffi::OsString> {
    let old = env::var_os("PATH").unwrap_or_default();
    let places = std::iter::once(tools()?.join("bin")).chain(env::split_paths(&old));
    env::join_paths(places).context("the search path cannot be made longer")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn about_twenty_changes_are_tried_of_however_many_there_are() {
        for possible in [75, 181, 258, 1_071] {
            let (_, parts) = shard(possible, 7).split_once('/').map(own).unwrap();
            let parts: usize = parts.parse().unwrap();
            let tried = possible / parts;
            assert!((COUNT..=2 * COUNT).contains(&tried), "{possible}: {tried}");
        }
        assert_eq!(shard(5, 7), "0/1");
        assert_eq!(shard(0, 7), "0/1");
    }

    #[test]
    fn every_part_has_its_turn() {
        let parts: std::collections::BTreeSet<_> = (0..9).map(|seed| shard(75, seed)).collect();
        assert_eq!(parts.into_iter().collect::<Vec<_>>(), ["0/3", "1/3", "2/3"]);
    }

    fn own((part, parts): (&str, &str)) -> (String, String) {
        (part.to_owned(), parts.to_owned())
    }
}
