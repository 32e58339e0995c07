//! The lab: measures rules and bots, and does nothing else.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};
use lab::{ArenaArgs, BenchArgs, arena, bench, stoppable};

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
    /// Find out which of two bots is stronger: the same deals in all rotations, on all cores
    Arena(Box<ArenaArgs>),
}

/// What it ends with when it could not do what was asked.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let text = match Cli::parse().command {
        Command::Bench(args) => bench(&args),
        Command::Arena(args) => stoppable(|stop| arena(&args, stop)),
    };
    let done = text.and_then(|text| Ok(io::stdout().write_all(text.as_bytes())?));
    let Err(error) = done else {
        return ExitCode::SUCCESS;
    };
    // There is nowhere left to complain to if this fails.
    let _ = writeln!(io::stderr(), "lab: {error:#}");
    ExitCode::from(BAD_INPUT)
}
