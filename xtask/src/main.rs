//! The project's own commands: `cargo play`, `cargo verify` and what else `cargo xtask` can do.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "these commands talk to a person"
)]

mod audit;
mod axe;
mod baseline;
mod browser;
mod cargo;
mod commit;
mod debian;
mod dist;
mod format;
mod instructions;
mod long;
mod mutate;
mod openapi;
mod oracle;
mod paths;
mod peers;
mod play;
mod postgres;
mod verify;
mod web;

use std::{env, process::ExitCode};

use anyhow::{Result, bail};

const HELP: &str = "\
The project's own commands.

  cargo play [ARGS…]                   play in the browser: builds everything, then `boroughs serve`
  cargo play --terminal [ARGS…]        play in the terminal: `boroughs play`
  cargo verify                         every test: format, lints, tests, postgres, oracle, docs,
                                       wasm, instructions, web, browser
  cargo verify STEP                    one of these steps
  cargo verify --from STEP             this step and those after it
  cargo verify long                    what takes hours: the samples of the tests in full,
                                       and the oracles on 100,000 plies of each game
  ORACLE_PLIES=100000 cargo verify oracle
                                       the oracles on so many plies of each game
  cargo xtask format [--check]         writes every source as rustfmt does, those that `cargo fmt`
                                       does not find too
  cargo xtask web [--quick]            builds the browser client, and says how large it is
  cargo xtask dist                     builds the program as it is given to people, and makes one
                                       archive of it with its licences and how to host it
  cargo xtask instructions [GAME] [--seats N]
                                       counts instructions per decision, by valgrind
  cargo xtask instructions --check     holds them against docs/speed.toml; with UPDATE=1 writes it
  cargo xtask peers                    measures OpenSpiel and ours in turn, and writes
                                       docs/speed.md
  cargo xtask openapi [ARGS…]          lets schemathesis test the API of a running server
  cargo xtask audit                    known faults, licences and sources of dependencies, by
                                       cargo-deny
  cargo xtask mutate [--of COMMIT] [GAME…]
                                       changes one thing after the other in the rules and looks
                                       whether a test or the oracle notices: 95 of 100 at least;
                                       by cargo-mutants; takes long, and goes on where it was
                                       ended
  cargo xtask pictures                 photographs the front page and the five tables for the README
  cargo xtask help                     this page
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<ExitCode> {
    let Some((command, rest)) = arguments.split_first() else {
        print!("{HELP}");
        return Ok(ExitCode::FAILURE);
    };
    match command.as_str() {
        "play" => play::play(rest),
        "pictures" => browser::pictures(),
        "verify" => verify::verify(rest),
        "format" => format::format(rest),
        "web" => web::web(rest),
        "dist" => dist::dist(rest),
        "instructions" => instructions::instructions(rest),
        "peers" => peers::peers(rest),
        "openapi" => openapi::openapi(rest),
        "audit" => audit::audit(rest),
        "mutate" => mutate::mutate(rest),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        unknown => bail!("there is no command `{unknown}`; `cargo xtask help` lists them"),
    }
}
