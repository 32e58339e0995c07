//! Five Boroughs, the one binary: play, serve, simulate, replay, verify, read the
//! rules, measure.
//!
//! Each command is one file. A command that cannot do what was asked says so in one sentence on
//! standard error and ends with code 2; nothing has been changed then.

mod bench;
mod cli;
mod copies;
mod counts;
mod games;
mod input;
mod load;
mod output;
mod play;
mod replay;
mod rules;
mod serve;
mod simulate;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::{Cli, Command};

/// What a command ends with when it could not do what was asked.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let command = match Cli::try_parse() {
        Ok(cli) => cli.command,
        Err(error) => return refuse(&error),
    };
    let done = match command {
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => copies::backup(&args),
        Command::Restore(args) => copies::restore(&args),
        Command::Load(args) => load::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&format!("{error:#}"));
            ExitCode::from(BAD_INPUT)
        }
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
