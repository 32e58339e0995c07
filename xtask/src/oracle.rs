//! The second opinion: games once more, in Python, check what the engine plays.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result};

use crate::cargo::{at_root, build_boroughs, root, target_folder};

const PYTHON: &str = "python3";
/// The oracles' language, as their READMEs say.
const PYTHON_MINOR_MIN: u32 = 11;

/// A game with an oracle, and what is played for it to judge.
struct Oracle {
    game: &'static str,
    seats: &'static [usize],
    /// Options, each played for itself; none for the usual game.
    options: &'static [&'static str],
    /// Who plays how many games of each.
    plays: [(&'static str, u32); 2],
}

/// Some thousands of positions each, which an oracle judges in half a minute. Greedy bots build
/// and bid, random ones do everything else.
const ORACLES: &[Oracle] = &[
    Oracle {
        game: "new-york",
        seats: &[2, 3, 4, 5, 6],
        options: &["hands=remembered"],
        plays: [("greedy", 5), ("random", 2)],
    },
    Oracle {
        game: "the-city",
        seats: &[2, 3, 4, 5],
        options: &[""],
        plays: [("greedy", 25), ("random", 25)],
    },
    Oracle {
        game: "fifth-avenue",
        seats: &[2, 3, 4],
        options: &["side=five", "side=six"],
        plays: [("greedy", 1), ("random", 4)],
    },
];

/// The oracles' own tests, then transcripts of the real binary.
pub(crate) fn commands() -> Result<Vec<Command>> {
    let folder = target_folder()?;
    let transcripts = folder.join("oracle");
    fs::create_dir_all(&transcripts)
        .with_context(|| format!("cannot make {}", transcripts.display()))?;
    let binary = format!("boroughs{}", env::consts::EXE_SUFFIX);
    let binary = folder.join("debug").join(binary);

    let tests = ORACLES
        .iter()
        .map(|oracle| oracle.python(&["-m", "unittest"]));
    let mut commands: Vec<_> = tests.collect();
    commands.push(build_boroughs()?);
    for oracle in ORACLES {
        oracle.push_plays(&binary, &transcripts, &mut commands);
    }
    Ok(commands)
}

impl Oracle {
    /// The plays, then the oracle on their transcripts.
    fn push_plays(&self, binary: &Path, transcripts: &Path, commands: &mut Vec<Command>) {
        let mut check = self.python(&["check.py"]);
        for (skill, games) in self.plays {
            for seats in self.seats {
                for options in self.options {
                    let name = format!("{}-{skill}-{seats}-{options}.jsonl", self.game);
                    let transcript = transcripts.join(name);
                    check.arg(&transcript);
                    let mut simulate = at_root(Command::new(binary));
                    let skills = vec![skill; *seats].join(",");
                    simulate.args(["simulate", self.game, "--seed", "1", "--seats", &skills]);
                    simulate.args(["--games", &games.to_string()]);
                    if !options.is_empty() {
                        simulate.args(["--option", options]);
                    }
                    simulate.arg("--transcript").arg(&transcript);
                    simulate.stdout(Stdio::null());
                    commands.push(simulate);
                }
            }
        }
        commands.push(check);
    }

    /// Python in the oracle's folder.
    fn python(&self, arguments: &[&str]) -> Command {
        let mut python = python(arguments);
        python.current_dir(self.home());
        python
    }

    fn home(&self) -> PathBuf {
        root().join("games").join(self.game).join("oracle")
    }
}

fn python(arguments: &[&str]) -> Command {
    let mut python = Command::new(PYTHON);
    python.args(arguments).env("PYTHONDONTWRITEBYTECODE", "1");
    python
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
            "the oracles need {PYTHON} 3.{PYTHON_MINOR_MIN} or later, and {found}; \
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
        for oracle in ORACLES {
            assert!(oracle.home().join("check.py").is_file(), "{}", oracle.game);
        }
    }
}
