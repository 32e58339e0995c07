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

/// The program that people play with, built or not.
pub(crate) fn boroughs() -> Result<PathBuf> {
    let name = format!("boroughs{}", env::consts::EXE_SUFFIX);
    Ok(target_folder()?.join("release").join(name))
}

/// Builds the program with the features that the step `tests` has just built it with, so that it
/// is there already: a workspace without the tests in a browser, whose packages ask for more.
pub(crate) fn build_boroughs() -> Result<Command> {
    let mut build = cargo()?;
    build.args(["build", "--workspace", "--exclude", browser::PACKAGE]);
    build.args(["--bin", "boroughs"]);
    Ok(build)
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
