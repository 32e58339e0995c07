//! The second opinion: New York once more, in Python, checks what the engine plays.

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result};

use crate::cargo::{at_root, cargo, root, target_folder};

const PYTHON: &str = "python3";
/// The oracle's language, as its README says.
const PYTHON_MINOR_MIN: u32 = 11;

/// Who plays how many games at each number of seats: some seven thousand positions, which the
/// oracle judges in half a minute. Greedy bots build large cities, random ones do everything else.
const PLAYS: [(&str, u32); 2] = [("greedy", 5), ("random", 2)];
const SEATS: [usize; 5] = [2, 3, 4, 5, 6];

/// The oracle's own tests, then transcripts of the real binary.
pub(crate) fn commands() -> Result<Vec<Command>> {
    let folder = target_folder()?;
    let transcripts = folder.join("oracle");
    fs::create_dir_all(&transcripts)
        .with_context(|| format!("cannot make {}", transcripts.display()))?;
    let binary = format!("boroughs{}", env::consts::EXE_SUFFIX);
    let binary = folder.join("debug").join(binary);

    let mut build = cargo()?;
    // With the profile of the tests, which have just been built.
    build.args(["build", "--profile", "test", "--package", "boroughs"]);
    let mut commands = vec![python(&["-m", "unittest"]), build];
    let mut check = python(&["check.py"]);
    for (skill, games) in PLAYS {
        for seats in SEATS {
            let transcript = transcripts.join(format!("{skill}-{seats}.jsonl"));
            check.arg(&transcript);
            let mut simulate = at_root(Command::new(&binary));
            let skills = vec![skill; seats].join(",");
            simulate.args(["simulate", "new-york", "--seed", "1", "--seats", &skills]);
            simulate.args(["--games", &games.to_string(), "--transcript"]);
            simulate.arg(&transcript).stdout(Stdio::null());
            commands.push(simulate);
        }
    }
    commands.push(check);
    Ok(commands)
}

/// Python in the oracle's folder.
fn python(arguments: &[&str]) -> Command {
    let mut python = Command::new(PYTHON);
    python
        .args(arguments)
        .current_dir(home())
        .env("PYTHONDONTWRITEBYTECODE", "1");
    python
}

fn home() -> PathBuf {
    root().join("games/new-york/oracle")
}

/// What is in the way of running it: no Python, or one that is too old.
pub(crate) fn trouble() -> Option<String> {
    let print = "import sys; print(sys.version_info.major, sys.version_info.minor)";
    let answer = python(&["-c", print]).stdin(Stdio::null()).output();
    let version = match &answer {
        Ok(answer) => String::from_utf8_lossy(&answer.stdout),
        Err(_) => "".into(),
    };
    trouble_with(version.trim())
}

/// `version` is what Python said of itself: `3 11`.
fn trouble_with(version: &str) -> Option<String> {
    let (major, minor) = version.split_once(' ').unwrap_or_default();
    let is_right = major == "3"
        && minor
            .parse()
            .is_ok_and(|minor: u32| minor >= PYTHON_MINOR_MIN);
    let found = match version {
        "" => "it is not there".to_owned(),
        _ => format!("it is {major}.{minor}"),
    };
    (!is_right).then(|| {
        format!(
            "the oracle needs {PYTHON} 3.{PYTHON_MINOR_MIN} or later, and {found}; \
             install it with your system's packages (`apt install python3`, \
             `brew install python3`) or from https://www.python.org"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_python_that_is_missing_or_old_is_told_with_a_way_out() {
        assert_eq!(trouble_with("3 11"), None);
        assert_eq!(trouble_with("3 14"), None);
        for (version, words) in [
            ("", "it is not there"),
            ("3 9", "it is 3.9"),
            ("2 7", "2.7"),
        ] {
            let trouble = trouble_with(version).unwrap();
            assert!(
                trouble.contains(words) && trouble.contains("install"),
                "{trouble}"
            );
        }
    }

    #[test]
    fn the_oracle_is_where_the_step_looks_for_it() {
        assert!(home().join("check.py").is_file());
    }
}
