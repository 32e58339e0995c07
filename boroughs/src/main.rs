//! Five Boroughs, the one binary: play, serve, simulate, replay, verify, read the
//! rules, measure.
//!
//! Each command is one file. A command that cannot do what was asked says so in one sentence on
//! standard error and ends with code 2; nothing has been changed then. Two have codes of their
//! own: `check` ends with 1 when something is damaged, `serve` with 74 when the disk fails it.

mod arena;
mod bench;
mod check;
mod cli;
mod copies;
mod counts;
mod games;
mod home;
mod input;
mod keys;
mod load;
mod output;
mod play;
mod prune;
mod replay;
mod rules;
mod serve;
mod simulate;
mod upgrade;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::{Cli, CliCommand};

/// What a command ends with when it could not do what was asked.
const BAD_INPUT: u8 = 2;
/// What `check` ends with when something stored is damaged.
const DAMAGED: u8 = 1;
/// What `serve` ends with when the disk did not confirm what was written: `EX_IOERR` of BSD.
const DISK_FAILED: u8 = 74;

fn main() -> ExitCode {
    let command = match Cli::try_parse() {
        Ok(cli) => cli.command,
        Err(error) => return refuse(&error),
    };
    let done = match command {
        CliCommand::Games(args) => games::run(&args),
        CliCommand::Play(args) => play::run(&args),
        CliCommand::Simulate(args) => simulate::run(&args),
        CliCommand::Replay(args) => replay::run(&args),
        CliCommand::Verify(args) => verify::run(&args),
        CliCommand::Rules(args) => rules::run(&args),
        CliCommand::Bench(args) => bench::run(&args),
        CliCommand::Arena(args) => arena::run(&args),
        CliCommand::Serve(args) => serve::run(&args),
        CliCommand::Backup(args) => copies::backup(&args),
        CliCommand::Restore(args) => copies::restore(&args),
        CliCommand::Prune(args) => prune::run(&args),
        CliCommand::Check(args) => check::run(&args),
        CliCommand::RotateKey(args) => keys::rotate(&args),
        CliCommand::Load(args) => load::run(&args),
        CliCommand::Upgrade(args) => return ended(upgrade::run(&args)),
    };
    ended(done.map(|()| ExitCode::SUCCESS))
}

/// What a command ends with; one that could not do what was asked complains.
fn ended(done: anyhow::Result<ExitCode>) -> ExitCode {
    match done {
        Ok(code) => code,
        Err(error) => {
            output::complain(&format!("{error:#}"));
            ExitCode::from(code_of(&error))
        }
    }
}

/// What a command that failed ends with.
fn code_of(error: &anyhow::Error) -> u8 {
    let run_error = error.downcast_ref::<server::RunError>();
    if run_error.is_some_and(server::RunError::is_lost) {
        DISK_FAILED
    } else if error.is::<check::Damaged>() {
        DAMAGED
    } else {
        BAD_INPUT
    }
}

/// Help and version are printed whole; what was written wrongly is told in one sentence.
fn refuse(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind::{
        DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion,
    };
    let text = error.render().to_string();
    match error.kind() {
        DisplayHelp | DisplayVersion => {
            output::print(&text).map_or(ExitCode::from(BAD_INPUT), |()| ExitCode::SUCCESS)
        }
        DisplayHelpOnMissingArgumentOrSubcommand => {
            output::complain(&format!("which command?\n\n{text}"));
            ExitCode::from(BAD_INPUT)
        }
        _ => {
            // The sentence ends where the usage begins; what may be missing stands on lines of
            // its own.
            let lines = text.lines().take_while(|line| !line.starts_with("Usage"));
            let words: Vec<_> = lines.flat_map(str::split_whitespace).collect();
            let sentence = words.join(" ");
            let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
            let sentence = sentence
                .split(" For more information")
                .next()
                .unwrap_or(sentence);
            output::complain(sentence);
            ExitCode::from(BAD_INPUT)
        }
    }
}
