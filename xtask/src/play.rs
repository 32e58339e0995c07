//! `cargo play`: build everything and get out of the way.

use std::{
    env,
    process::{Command, ExitCode},
};

use anyhow::Result;

use crate::{
    cargo::{boroughs, cargo, root},
    web,
};

/// What asks for a table in the terminal.
const TERMINAL: &str = "--terminal";

/// Opens the house in the browser, or a table in this terminal.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode> {
    if !boroughs()?.exists() {
        println!("The first time everything is built, which takes a few minutes.");
    }
    match arguments.split_first() {
        Some((first, rest)) if first == TERMINAL => {
            let mut command = boroughs_with(&["play"])?;
            command.args(rest);
            // Whoever leaves a game is told how to go on with it, by the command that they know.
            command.env("BOROUGHS_COMMAND", "cargo play --terminal");
            become_it(&mut command)
        }
        _ => {
            web::build(web::Care::Whole)?;
            println!("# building the server");
            let mut command = boroughs_with(&["serve", "--open", "--log", "warn"])?;
            command.args(arguments);
            become_it(&mut command)
        }
    }
}

/// The program that people play with, built first, where the player is: files lie there.
fn boroughs_with(arguments: &[&str]) -> Result<Command> {
    let mut command = cargo()?;
    command.current_dir(env::current_dir()?);
    command.arg("run").arg("--manifest-path");
    command.arg(root().join("Cargo.toml"));
    command.args(["--release", "--package", "boroughs", "--"]);
    command.args(arguments);
    Ok(command)
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
