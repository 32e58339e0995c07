//! Cargo, and where things lie.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::browser;

/// The cargo that started us, to be run at the root of the workspace.
pub(crate) fn cargo() -> Result<Command> {
    let cargo = env::var_os("CARGO");
    let cargo = cargo.context("start this through cargo: `cargo xtask help`")?;
    Ok(at_root(Command::new(cargo)))
}

/// `cargo test` of everything that needs no browser. Whatever is built or run by it shares its
/// features, and so nothing is compiled twice.
pub(crate) fn cargo_test() -> Result<Command> {
    let mut cargo = cargo()?;
    cargo.args(["test", "--workspace", "--exclude", browser::PACKAGE]);
    Ok(cargo)
}

/// Builds the `boroughs` of the tests: it is what one of them runs.
pub(crate) fn build_tested_boroughs() -> Result<Command> {
    let mut cargo = cargo_test()?;
    cargo.args(["--test", "cli", "--no-run"]);
    Ok(cargo)
}

/// `command`, run at the root of the workspace with the toolchain that built us.
pub(crate) fn at_root(mut command: Command) -> Command {
    command.current_dir(root());
    // Without it the toolchain file of a dependency could make rustup change toolchains in
    // mid-build.
    if let Some(toolchain) = env::var_os("RUSTUP_TOOLCHAIN") {
        command.env("RUSTUP_TOOLCHAIN", toolchain);
    }
    command
}

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies one folder below the root")
}

/// The folder cargo builds into: this program lies in a folder of it.
pub(crate) fn target_folder() -> Result<PathBuf> {
    let here = env::current_exe()?;
    let target = here.ancestors().nth(2);
    Ok(target.context("this program lies in no folder")?.to_owned())
}

/// The program of `cargo play`, built or not.
pub(crate) fn boroughs_for_play() -> Result<PathBuf> {
    let name = format!("boroughs{}", env::consts::EXE_SUFFIX);
    Ok(target_folder()?.join("play").join(name))
}

/// The program that measures rules and bots, built or not.
pub(crate) fn lab() -> Result<PathBuf> {
    let name = format!("lab{}", env::consts::EXE_SUFFIX);
    Ok(target_folder()?.join("release").join(name))
}

/// The names of the game crates, in the order of the alphabet.
pub(crate) fn games() -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root().join("games"))? {
        let folder = entry?;
        if folder.path().join("Cargo.toml").is_file() {
            games.push(folder.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}
