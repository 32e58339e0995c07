//! `cargo play`: build the game and get out of the way.

use std::{
    env,
    process::{Command, ExitCode},
};

use anyhow::Result;

use crate::cargo::{boroughs, cargo, root};

/// Runs `boroughs play` with `arguments` in this terminal.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode> {
    if !boroughs()?.exists() {
        println!("The first time the game is built, which takes a few minutes.");
    }
    let mut command = cargo()?;
    // Files that a player names lie where the player is.
    command.current_dir(env::current_dir()?);
    command.arg("run").arg("--manifest-path");
    command.arg(root().join("Cargo.toml"));
    command.args(["--release", "--package", "boroughs", "--", "play"]);
    command.args(arguments);
    // Whoever leaves a game is told how to go on with it, by the command that they know.
    command.env("BOROUGHS_COMMAND", "cargo play");
    become_it(&mut command)
}

/// Goes on as `command`: the game alone is left to hear of Ctrl-C and to tidy up the terminal.
#[cfg(unix)]
fn become_it(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn become_it(command: &mut Command) -> Result<ExitCode> {
    let code = command.status()?.code();
    let code = code.and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
