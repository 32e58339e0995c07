//! The commands as they are started.

use std::process::{Command, Output, Stdio};

fn xtask(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("xtask starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

#[test]
fn help_names_every_command() {
    let output = xtask(&["help"]);
    assert!(output.status.success());
    for command in [
        "play",
        "verify",
        "dist",
        "instructions",
        "--from",
        "--seats",
    ] {
        assert!(said(&output).contains(command), "{command}");
    }
}

#[test]
fn no_command_is_a_failure_that_helps() {
    let output = xtask(&[]);
    assert!(!output.status.success());
    assert!(said(&output).contains("cargo verify"));
}

#[test]
fn an_unknown_command_or_step_is_refused_with_what_there_is() {
    let output = xtask(&["dance"]);
    assert!(!output.status.success());
    assert!(said(&output).contains("no command `dance`"));
    let output = xtask(&["verify", "luck"]);
    assert!(!output.status.success());
    let steps = "format, lints, tests, postgres, oracle, docs, wasm, instructions, web, browser";
    assert!(said(&output).contains(&format!("there are {steps}")));
}

#[test]
fn outside_cargo_it_says_how_to_start_it() {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["verify", "format"])
        .env_remove("CARGO")
        .output()
        .expect("xtask starts");
    assert!(!output.status.success());
    assert!(said(&output).contains("start this through cargo"));
}
