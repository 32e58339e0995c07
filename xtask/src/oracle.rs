//! The second opinions: games once more, in Python, check what the engine plays.

use std::{
    env, fs,
    ops::RangeInclusive,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result};

use crate::cargo::{at_root, cargo, root, target_folder};

const PYTHON: &str = "python3";
/// The oracle's language, as its README says.
const PYTHON_MINOR_MIN: u32 = 11;

/// A game that has an oracle, and what it is asked about.
struct Oracle {
    game: &'static str,
    seats: RangeInclusive<usize>,
    /// Who plays how many games at each number of seats. Greedy bots build well, random ones do
    /// everything else.
    plays: [(&'static str, u32); 2],
}

/// Some seven thousand positions of New York, which its oracle judges in half a minute, and more
/// of The City, whose oracle is quicker.
const ORACLES: [Oracle; 2] = [
    Oracle {
        game: "new-york",
        seats: 2..=6,
        plays: [("greedy", 5), ("random", 2)],
    },
    Oracle {
        game: "the-city",
        seats: 2..=5,
        plays: [("greedy", 25), ("random", 25)],
    },
];

/// Every oracle's own tests, then transcripts of the real binary.
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
    let mut commands = vec![build];
    for oracle in &ORACLES {
        commands.push(python(oracle.game, &["-m", "unittest"]));
        let mut check = python(oracle.game, &["check.py"]);
        for (skill, games) in oracle.plays {
            for seats in oracle.seats.clone() {
                let name = format!("{}-{skill}-{seats}.jsonl", oracle.game);
                let transcript = transcripts.join(name);
                check.arg(&transcript);
                let mut simulate = at_root(Command::new(&binary));
                let skills = vec![skill; seats].join(",");
                simulate.args(["simulate", oracle.game, "--seed", "1", "--seats", &skills]);
                simulate.args(["--games", &games.to_string(), "--transcript"]);
                simulate.arg(&transcript).stdout(Stdio::null());
                commands.push(simulate);
            }
        }
        commands.push(check);
    }
    Ok(commands)
}

/// Python in the folder of the game's oracle.
fn python(game: &str, arguments: &[&str]) -> Command {
    let mut python = Command::new(PYTHON);
    python
        .args(arguments)
        .current_dir(home(game))
        .env("PYTHONDONTWRITEBYTECODE", "1");
    python
}

fn home(game: &str) -> PathBuf {
    root().join("games").join(game).join("oracle")
}

/// What is in the way of running it: no Python, or one that is too old.
pub(crate) fn trouble() -> Option<String> {
    let print = "import sys; print(sys.version_info.major, sys.version_info.minor)";
    let answer = python(ORACLES[0].game, &["-c", print])
        .stdin(Stdio::null())
        .output();
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
    fn every_oracle_is_where_the_step_looks_for_it() {
        for oracle in &ORACLES {
            assert!(home(oracle.game).join("check.py").is_file());
        }
    }
}
