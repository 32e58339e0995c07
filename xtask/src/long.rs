//! `cargo verify long`: the tests and oracles that take a sample in `cargo verify`, in full. It
//! takes hours.

use std::process::Command;

use anyhow::Result;

use crate::{browser, cargo::cargo_test, oracle};

/// A test that takes a sample, and what makes it take everything.
struct Sampled {
    /// The test target.
    target: &'static str,
    /// A part of the tests' names.
    tests: &'static str,
    /// The environment variable that says how many.
    variable: &'static str,
    /// How many.
    count: &'static str,
}

const SAMPLED: [Sampled; 5] = [
    Sampled {
        target: "serve",
        tests: "full",
        variable: "DISK_FULL_RUNS",
        count: "50",
    },
    Sampled {
        target: "serve",
        tests: "faults::io",
        variable: "IO_FAULT_RUNS",
        count: "100",
    },
    Sampled {
        target: "serve",
        tests: "killed::",
        variable: "KILLS",
        count: "1000",
    },
    Sampled {
        target: "serve",
        tests: "postgresql",
        variable: "KILLS_POSTGRES",
        count: "100",
    },
    Sampled {
        target: "simulation",
        tests: "",
        variable: "SIMULATION_SEEDS",
        count: "10000",
    },
];

pub(crate) fn commands() -> Result<Vec<Command>> {
    let command = |sampled: &Sampled| {
        let mut test = cargo_test()?;
        test.args(["--test", sampled.target, "--", "--nocapture", sampled.tests]);
        test.env(sampled.variable, sampled.count);
        test.env("POSTGRES", "required");
        Ok(test)
    };
    let mut commands: Vec<_> = SAMPLED.iter().map(command).collect::<Result<_>>()?;
    commands.extend(browser::long_commands()?);
    commands.extend(oracle::long_commands()?);
    Ok(commands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::games;

    #[test]
    fn the_long_run_visits_every_window_in_a_browser() {
        let commands = commands().unwrap();
        let has_all = |it: &Command| it.get_envs().any(|(name, _)| name == "ALL_WINDOWS");
        let said: Vec<String> = commands.iter().map(|it| format!("{it:?}")).collect();
        let tour = commands.iter().position(has_all).unwrap();
        assert!(said[tour].contains("windows::"), "{}", said[tour]);
        assert!(said[tour - 2].contains("web"), "the client is built before");
    }

    #[test]
    fn the_long_run_asks_the_oracle_of_every_game() {
        let commands = commands().unwrap();
        let said: Vec<String> = commands.iter().map(|it| format!("{it:?}")).collect();
        for game in games().unwrap() {
            let judges = |line: &&String| line.contains("check.py") && line.contains(&game);
            assert!(said.iter().any(|line| judges(&line)), "{game}");
        }
    }
}
