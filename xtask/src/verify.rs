//! `cargo verify`: every test there is, in the order in which they are quick to fail.

use std::{
    ffi::OsStr,
    fmt::{self, Write as _},
    path::Path,
    process::{Command, ExitCode, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

use crate::{
    browser,
    cargo::{at_root, cargo, cargo_test, games},
    format::{self, Wish},
    instructions, long, oracle, postgres,
};

/// The target that rules and bots must also compile for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// One part of the verification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Format,
    Lints,
    Tests,
    Postgres,
    Oracle,
    Docs,
    Wasm,
    Instructions,
    Web,
    Browser,
    /// Not among those that run by themselves.
    Long,
}

/// What runs by itself, in this order.
const STEPS: [Step; 10] = [
    Step::Format,
    Step::Lints,
    Step::Tests,
    Step::Postgres,
    Step::Oracle,
    Step::Docs,
    Step::Wasm,
    Step::Instructions,
    Step::Web,
    Step::Browser,
];

impl Step {
    fn name(self) -> &'static str {
        match self {
            Step::Format => "format",
            Step::Lints => "lints",
            Step::Tests => "tests",
            Step::Postgres => "postgres",
            Step::Oracle => "oracle",
            Step::Docs => "docs",
            Step::Wasm => "wasm",
            Step::Instructions => "instructions",
            Step::Web => "web",
            Step::Browser => "browser",
            Step::Long => "long",
        }
    }

    fn of_name(name: &str) -> Result<Step> {
        let step = STEPS.into_iter().find(|step| step.name() == name);
        let names = STEPS.map(Step::name).join(", ");
        step.with_context(|| format!("there is no step `{name}`; there are {names} and long"))
    }

    /// What it runs, one after the other.
    fn commands(self) -> Result<Vec<Command>> {
        let arguments = match self {
            Step::Format => return Ok(vec![format::command(Wish::Look)?]),
            Step::Lints => "clippy --workspace --all-targets -- -D warnings",
            Step::Tests => {
                let mut test = cargo_test()?;
                test.arg("--no-fail-fast");
                return Ok(vec![test]);
            }
            Step::Postgres => return postgres::commands(),
            Step::Oracle => return oracle::commands(),
            Step::Docs => "doc --workspace --no-deps --document-private-items",
            Step::Wasm => "check --target wasm32-unknown-unknown --package tabletop --package bots",
            // What a decision costs: never a time, which no shared machine tells.
            Step::Instructions => "xtask instructions --check",
            // The client for browsers, and whether a first visit loads no more than it may.
            Step::Web => "xtask web",
            Step::Browser => return browser::commands(),
            Step::Long => return long::commands(),
        };
        let mut command = cargo()?;
        command.args(arguments.split(' '));
        if self == Step::Docs {
            command.env("RUSTDOCFLAGS", "-D warnings");
        }
        if self == Step::Wasm {
            command.args(games()?.iter().flat_map(|game| ["--package", game]));
        }
        Ok(vec![command])
    }

    /// What is in the way of running it here.
    fn trouble(self) -> Result<Option<String>> {
        match self {
            Step::Format | Step::Lints | Step::Tests | Step::Docs => Ok(None),
            Step::Postgres => Ok(postgres::trouble()),
            Step::Long => Ok(postgres::trouble()
                .or_else(oracle::trouble)
                .or_else(browser::provide)),
            Step::Oracle => Ok(oracle::trouble()),
            Step::Wasm | Step::Web => provide_wasm(),
            Step::Instructions => Ok(instructions::provide()),
            Step::Browser => Ok(browser::provide()),
        }
    }
}

/// How a step ended without failing.
enum Passed {
    Ran,
    /// It could not be run here, and why.
    Skipped(String),
}

/// Runs the steps that `arguments` name: all, one, or those from one on.
pub(crate) fn verify(arguments: &[String]) -> Result<ExitCode> {
    let steps = chosen(arguments)?;
    let start = Instant::now();
    let (mut ran, mut skipped) = (Vec::new(), String::new());
    for step in steps {
        let name = step.name();
        match run(*step)? {
            Passed::Ran => ran.push(name),
            Passed::Skipped(why) => {
                let _ = write!(skipped, "; {name} could not be checked here: {why}");
            }
        }
    }
    let ran = if ran.is_empty() {
        "nothing".to_owned()
    } else {
        ran.join(", ")
    };
    println!("\nverified {ran} in {}{skipped}", Elapsed(start.elapsed()));
    Ok(ExitCode::SUCCESS)
}

fn chosen(arguments: &[String]) -> Result<&'static [Step]> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let place = |name| {
        let step = Step::of_name(name)?;
        let place = STEPS.iter().position(|other| *other == step);
        place.context("every step is in the list")
    };
    match arguments[..] {
        [] => Ok(&STEPS),
        ["long"] => Ok(&[Step::Long]),
        ["--from", name] => Ok(&STEPS[place(name)?..]),
        [name] => place(name).map(|at| &STEPS[at..=at]),
        _ => bail!("verify takes nothing, a step, or `--from` and a step"),
    }
}

fn run(step: Step) -> Result<Passed> {
    let name = step.name();
    let start = Instant::now();
    if let Some(trouble) = step.trouble()? {
        println!("\n# {name} is skipped: {trouble}");
        return Ok(Passed::Skipped(trouble));
    }
    for mut command in step.commands()? {
        println!("\n# {name}: {}", shown(&command));
        let ended = command.stdin(Stdio::null()).status();
        let ended = ended.with_context(|| format!("{} did not start", shown(&command)))?;
        if !ended.success() {
            let elapsed = Elapsed(start.elapsed());
            bail!("\n{name} failed after {elapsed}. To run just this step: cargo verify {name}");
        }
    }
    println!("{name} passed in {}", Elapsed(start.elapsed()));
    Ok(Passed::Ran)
}

/// So much of a command is shown: longer ones are a list of files.
const WORDS_SHOWN: usize = 60;

/// The command as one would type it, but for the folder of its program and for a long list of
/// files.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut words = vec![program.file_stem().unwrap_or_default().to_string_lossy()];
    words.extend(command.get_args().map(OsStr::to_string_lossy));
    if words.len() > WORDS_SHOWN {
        words.truncate(WORDS_SHOWN);
        words.push("…".into());
    }
    words.join(" ")
}

/// Sees to it that the toolchain can compile for [`WASM`]; says what is in the way.
pub(crate) fn provide_wasm() -> Result<Option<String>> {
    if has_wasm()? {
        return Ok(None);
    }
    println!("the toolchain has no {WASM} yet: rustup target add {WASM}");
    let mut rustup = at_root(Command::new("rustup"));
    let added = rustup
        .args(["target", "add", WASM])
        .stdin(Stdio::null())
        .status();
    Ok(match added {
        Err(error) => Some(format!(
            "{WASM} is missing and rustup did not start ({error})"
        )),
        Ok(_) if has_wasm()? => None,
        Ok(_) => Some(format!("{WASM} is missing and rustup could not add it")),
    })
}

fn has_wasm() -> Result<bool> {
    let mut rustc = at_root(Command::new("rustc"));
    let answer = rustc.args(["--print", "sysroot"]).output()?;
    let sysroot = String::from_utf8(answer.stdout)?;
    let libraries = Path::new(sysroot.trim()).join("lib/rustlib").join(WASM);
    Ok(libraries.join("lib").is_dir())
}

/// A time as people say it: `0.4 s`, `12 s`, `3 min 05 s`.
struct Elapsed(Duration);

impl fmt::Display for Elapsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        match seconds {
            0..10 => write!(f, "{:.1} s", self.0.as_secs_f32()),
            10..60 => write!(f, "{seconds} s"),
            _ => write!(f, "{} min {:02} s", seconds / 60, seconds % 60),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(arguments: &[&str]) -> Vec<&'static str> {
        let arguments: Vec<String> = arguments.iter().map(|it| (*it).to_owned()).collect();
        let steps = chosen(&arguments).expect("the arguments name steps");
        steps.iter().map(|step| step.name()).collect()
    }

    #[test]
    fn all_steps_one_step_or_the_steps_from_one_on() {
        let all = [
            "format",
            "lints",
            "tests",
            "postgres",
            "oracle",
            "docs",
            "wasm",
            "instructions",
            "web",
            "browser",
        ];
        assert_eq!(steps(&[]), all);
        assert_eq!(steps(&["lints"]), ["lints"]);
        assert_eq!(steps(&["--from", "web"]), ["web", "browser"]);
        assert_eq!(steps(&["long"]), ["long"]);
    }

    #[test]
    fn the_wasm_step_checks_contract_bots_and_every_game() {
        let commands = Step::Wasm.commands().unwrap();
        let said = shown(&commands[0]);
        let games = games().unwrap();
        for package in ["tabletop", "bots"]
            .into_iter()
            .chain(games.iter().map(String::as_str))
        {
            assert!(said.contains(&format!("--package {package}")), "{said}");
        }
        assert!(said.contains(WASM));
    }

    #[test]
    fn what_needs_a_browser_is_left_to_the_step_that_provides_one() {
        let said = shown(&Step::Tests.commands().unwrap()[0]);
        assert!(
            said.contains(&format!("--exclude {}", browser::PACKAGE)),
            "{said}"
        );
    }

    #[test]
    fn times_are_said_as_people_say_them() {
        let said = |millis| Elapsed(Duration::from_millis(millis)).to_string();
        assert_eq!(said(440), "0.4 s");
        assert_eq!(said(12_900), "12 s");
        assert_eq!(said(185_000), "3 min 05 s");
    }
}
