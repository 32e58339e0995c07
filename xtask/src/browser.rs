//! The web client in a real browser: Debian's chromium, and the driver that belongs to it.

use std::process::{Command, ExitCode};

use anyhow::{Result, bail};

use crate::{
    axe,
    cargo::{build_tested_boroughs, cargo},
    commit::Commit,
    debian,
};

/// The crate of the tests. The step `tests` leaves it out: it needs a browser.
pub(crate) const PACKAGE: &str = "web-tests";

/// The programs that the tests start, and the packages they come in.
const PROGRAMS: [(&str, &str); 2] = [
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
];

/// The client and the program that serves it, then the tests.
pub(crate) fn commands() -> Result<Vec<Command>> {
    let mut web = cargo()?;
    web.args(["xtask", "web"]);
    let build = build_tested_boroughs()?;
    let mut test = cargo()?;
    test.args(["test", "--package", PACKAGE]);
    // The same games wherever this commit is tested, and others with the next.
    let commit = Commit::here();
    test.env("JOURNEYS_SEED", commit.seed.to_string());
    Ok(vec![web, build, test])
}

/// Photographs the real client for the README, always the same deals.
pub(crate) fn pictures() -> Result<ExitCode> {
    if let Some(why) = provide() {
        bail!(why);
    }
    let mut commands = commands()?;
    let mut take = cargo()?;
    take.args(["run", "--package", PACKAGE, "--example", "pictures", "--"]);
    take.args(["1280x800", "--into", "docs/pictures"]);
    // In the place of the tests.
    commands.pop();
    commands.push(take);
    for mut command in commands {
        let status = command.status()?;
        if !status.success() {
            bail!("{command:?} failed");
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The same with every window and every number of seats at every table, and nothing else.
pub(crate) fn long_commands() -> Result<Vec<Command>> {
    let mut commands = commands()?;
    if let Some(test) = commands.last_mut() {
        test.args(["--test", "journeys", "--", "windows::"]);
        test.env("ALL_WINDOWS", "yes");
    }
    Ok(commands)
}

/// Sees to it that there is a browser, and what judges pages beside us; says what is in the way.
pub(crate) fn provide() -> Option<String> {
    let why = debian::provide(&PROGRAMS).or_else(axe::provide);
    why.map(|why| untested(&why))
}

fn untested(why: &str) -> String {
    format!("NOT tested in any browser: {why}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_browser_it_is_said_plainly_that_nothing_was_tested() {
        let said = untested("chromium could not be installed");
        assert!(said.starts_with("NOT tested"), "{said}");
        assert!(said.contains("chromium"));
    }

    #[test]
    fn the_tests_run_after_the_program_they_test_is_built() {
        let said: Vec<String> = commands()
            .unwrap()
            .iter()
            .map(|it| format!("{it:?}"))
            .collect();
        assert!(said[0].contains("web"), "{said:?}");
        assert!(said[1].contains("--no-run"), "{said:?}");
        assert!(said[2].contains(PACKAGE), "{said:?}");
    }
}
