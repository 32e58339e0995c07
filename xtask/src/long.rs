//! `cargo verify long`: the tests that take a sample in `cargo verify`, in full. It takes hours.

use std::process::Command;

use anyhow::Result;

use crate::cargo::cargo_test;

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
    SAMPLED.iter().map(command).collect()
}
