//! `cargo play`: build everything and get out of the way.
//!
//! What is built is for this machine and this moment: the profile `play` for server and client, and
//! a page that the server reads from the disk. What is given to others comes from `cargo xtask
//! dist`.

use std::{
    path::PathBuf,
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

use anyhow::{Context, Result, bail};

use crate::{
    cargo::{boroughs_for_play, cargo},
    web,
};

/// What asks for a table in the terminal.
const TERMINAL: &str = "--terminal";

/// Opens the house in the browser, or a table in this terminal.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode> {
    if !boroughs_for_play()?.exists() {
        println!("The first time everything is built, which takes a few minutes.");
    }
    match arguments.split_first() {
        Some((first, rest)) if first == TERMINAL => {
            let mut command = Command::new(program(1)?);
            command.arg("play").args(rest);
            // Whoever leaves a game is told how to go on with it, by the command that they know.
            command.env("BOROUGHS_COMMAND", "cargo play --terminal");
            become_it(&mut command)
        }
        _ => {
            let start = Instant::now();
            let program = program(2)?;
            println!("# play: step 2 of 2, the browser client");
            web::build(web::Care::Play)?;
            println!("# play: ready after {} s", start.elapsed().as_secs());
            let mut command = serve(program, web::page_for_play()?);
            command.args(arguments);
            become_it(&mut command)
        }
    }
}

/// The program that people play with, built first, as the first of so many steps.
fn program(steps: u8) -> Result<PathBuf> {
    println!("# play: step 1 of {steps}, rules, bots and server");
    let mut build = cargo()?;
    build.args(["build", "--profile", "play", "--package", "boroughs"]);
    let status = build.stdin(Stdio::null()).status();
    if !status.context("cargo did not start")?.success() {
        bail!("the program does not compile");
    }
    boroughs_for_play()
}

/// The server for whoever plays on this machine. It is started where the player is: files that are
/// named lie there.
fn serve(program: PathBuf, page: PathBuf) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--at-home", "--open", "--log", "warn", "--page"]);
    command.arg(page);
    command
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_plays_is_served_at_home_from_a_page_on_the_disk() {
        let command = serve(PathBuf::from("boroughs"), PathBuf::from("/a/page"));
        let arguments: Vec<_> = command.get_args().map(|it| it.to_string_lossy()).collect();
        let expected = ["serve", "--at-home", "--open", "--log", "warn", "--page"];
        assert_eq!(arguments[..6], expected);
        assert_eq!(arguments[6], "/a/page");
    }
}
