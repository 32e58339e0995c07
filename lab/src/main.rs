//! The lab: measures rules and bots, and does nothing else.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};
use lab::{BenchArgs, bench};

/// Measures rules and bots: what `boroughs` measures too, built in a fraction of the time.
#[derive(Debug, Parser)]
#[command(name = "lab", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Measure how fast the rules are: random play on one core, in CPU-seconds
    Bench(BenchArgs),
}

/// What it ends with when it could not do what was asked.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let Command::Bench(args) = Cli::parse().command;
    let done = bench(&args).and_then(|text| Ok(io::stdout().write_all(text.as_bytes())?));
    let Err(error) = done else {
        return ExitCode::SUCCESS;
    };
    // There is nowhere left to complain to if this fails.
    let _ = writeln!(io::stderr(), "lab: {error:#}");
    ExitCode::from(BAD_INPUT)
}
