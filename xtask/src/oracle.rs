//! The second opinion: games once more, in Python, check what the engine plays.

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::{
    cargo::{at_root, build_tested_boroughs, games, root, target_folder},
    commit::Commit,
};

const PYTHON: &str = "python3";
/// The oracles' language, as their READMEs say.
const PYTHON_MINOR_MIN: u32 = 11;
/// The environment variable for a long run: about how many plies each oracle shall judge.
const PLIES: &str = "ORACLE_PLIES";
/// Plies that each oracle judges in `cargo verify long`.
const PLIES_LONG: u32 = 100_000;

/// A game with an oracle, and what is played for it to judge: some thousands of positions, which an
/// oracle judges in half a minute. Greedy bots build and bid, random ones do everything else. The
/// game says it in `oracle/sample.txt`, one word and its values to a line.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Oracle {
    game: String,
    seats: Vec<usize>,
    /// Sets of options with spaces between, each played for itself; none for the usual game.
    options: Vec<String>,
    /// Sets of options of which one game is played, at a number of seats and by a skill that go
    /// round with the commits.
    singles: Vec<String>,
    /// Who plays how many games of each.
    plays: Vec<(String, u32)>,
    /// Plies of all these games together; they have rarely fewer.
    plies: u32,
}

/// Some games of one kind: who sits there, which options hold, and from which seed on.
pub(crate) struct OraclePlay<'a> {
    pub(crate) skill: &'a str,
    pub(crate) games: u32,
    pub(crate) seats: usize,
    /// `KEY=VALUE`, with spaces between.
    pub(crate) options: &'a str,
    pub(crate) seed: u64,
}

/// What is the same for all oracles of a run.
struct OracleRun {
    binary: PathBuf,
    /// The folder for what was played.
    transcripts: PathBuf,
    seed: u64,
    /// Plies for each oracle, where more than the usual sample is asked for.
    plies: Option<u32>,
}

/// The oracles of all games that have one.
fn oracles() -> Result<Vec<Oracle>> {
    let games = games()?.into_iter();
    let samples = games.map(|game| (sample(&game), game));
    let samples = samples.filter(|(sample, _)| sample.exists());
    let read = |(sample, game): (PathBuf, String)| {
        let text = fs::read_to_string(&sample)?;
        Oracle::of(game, &text).with_context(|| format!("{}", sample.display()))
    };
    samples.map(read).collect()
}

/// Where the game says what is played for its oracle.
fn sample(game: &str) -> PathBuf {
    root().join("games").join(game).join("oracle/sample.txt")
}

/// The oracles' own tests, then transcripts of the real binary: the usual sample, or as many plies
/// as the environment asks for.
pub(crate) fn commands() -> Result<Vec<Command>> {
    let plies = env::var(PLIES).ok().map(|plies| {
        let number = plies.parse();
        number.with_context(|| format!("{PLIES} is a number of plies, not `{plies}`"))
    });
    commands_for(plies.transpose()?)
}

/// The same on about [`PLIES_LONG`] plies of each game.
pub(crate) fn long_commands() -> Result<Vec<Command>> {
    commands_for(Some(PLIES_LONG))
}

fn commands_for(plies: Option<u32>) -> Result<Vec<Command>> {
    let run = OracleRun::of(Commit::here(), plies)?;
    fs::create_dir_all(&run.transcripts)
        .with_context(|| format!("cannot make {}", run.transcripts.display()))?;

    let oracles = oracles()?;
    let tests = oracles
        .iter()
        .map(|oracle| oracle.python(&["-m", "unittest"]));
    let mut commands: Vec<_> = tests.collect();
    commands.push(build_tested_boroughs()?);
    for oracle in &oracles {
        oracle.push_plays(&run, &mut commands);
    }
    Ok(commands)
}

impl OraclePlay<'_> {
    /// The name of its transcript.
    pub(crate) fn file(&self, game: &str) -> String {
        let OraclePlay { skill, seats, .. } = self;
        let name = format!("{game}-{skill}-{seats}-{}.jsonl", self.options);
        name.replace(' ', "-")
    }
}

impl OracleRun {
    /// The games of this commit; says which they are.
    fn of(commit: Commit, plies: Option<u32>) -> Result<OracleRun> {
        let seed = commit.seed;
        match commit.hash {
            Some(hash) => println!("\n# oracle: games from seed {seed} on, of commit {hash}"),
            None => println!("\n# oracle: games from seed {seed} on; there is no commit here"),
        }
        let folder = target_folder()?;
        let binary = format!("boroughs{}", env::consts::EXE_SUFFIX);
        Ok(OracleRun {
            binary: folder.join("debug").join(binary),
            transcripts: folder.join("oracle"),
            seed,
            plies,
        })
    }
}

impl Oracle {
    /// What the lines of a game's sample say.
    fn of(game: String, sample: &str) -> Result<Oracle> {
        let mut oracle = Oracle {
            game,
            ..Oracle::default()
        };
        for line in sample.lines().filter(|line| !line.starts_with('#')) {
            let (word, values) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "seats" => {
                    let seats = values.split(' ').map(str::parse);
                    oracle.seats = seats.collect::<Result<_, _>>()?;
                }
                "options" => oracle.options.push(values.to_owned()),
                "single" => oracle.singles.push(values.to_owned()),
                "greedy" | "random" => oracle.plays.push((word.to_owned(), values.parse()?)),
                "plies" => oracle.plies = values.parse()?,
                _ => bail!("`{word}` says nothing"),
            }
        }
        Ok(oracle)
    }

    /// The oracle of this game, if it has one.
    pub(crate) fn of_game(game: &str) -> Result<Option<Oracle>> {
        Ok(oracles()?.into_iter().find(|oracle| oracle.game == game))
    }

    /// The usual sample, each play from a seed of its own.
    pub(crate) fn plays(&self, first: u64) -> Vec<OraclePlay<'_>> {
        let mut plays = Vec::new();
        let mut seeds = first..;
        for (skill, games) in &self.plays {
            for seats in &self.seats {
                plays.extend(self.options.iter().zip(&mut seeds).map(|(options, seed)| {
                    OraclePlay {
                        skill,
                        games: *games,
                        seats: *seats,
                        options,
                        seed,
                    }
                }));
            }
        }
        let start = usize::try_from(first % 1_000).expect("it is small");
        for (turn, options) in (start..).zip(&self.singles) {
            let seed = first + plays.len() as u64;
            let round = turn / self.seats.len();
            plays.push(OraclePlay {
                skill: &self.plays[round % self.plays.len()].0,
                games: 1,
                seats: self.seats[turn % self.seats.len()],
                options,
                seed,
            });
        }
        plays
    }

    /// The plays by the real binary, then the oracle on their transcripts.
    fn push_plays(&self, run: &OracleRun, commands: &mut Vec<Command>) {
        let mut check = self.python(&["check.py"]);
        for play in self.plays(run.seed) {
            let transcript = run.transcripts.join(play.file(&self.game));
            check.arg(&transcript);
            let mut simulate = at_root(Command::new(&run.binary));
            let skills = vec![play.skill; play.seats].join(",");
            simulate.args(["simulate", &self.game, "--seats", &skills]);
            let games = play.games * self.times(run.plies);
            simulate.args(["--games", &games.to_string()]);
            simulate.arg(format!("--seed={}", play.seed));
            let options = play.options.split_whitespace();
            simulate.args(options.flat_map(|option| ["--option", option]));
            simulate.arg("--transcript").arg(&transcript);
            simulate.stdout(Stdio::null());
            commands.push(simulate);
        }
        commands.push(check);
    }

    /// How many times the usual sample is played, to have so many plies.
    fn times(&self, plies: Option<u32>) -> u32 {
        plies.map_or(1, |plies| plies.div_ceil(self.plies).max(1))
    }

    /// Python in the oracle's folder.
    pub(crate) fn python(&self, arguments: &[&str]) -> Command {
        let mut python = python(arguments);
        python.current_dir(self.home());
        python
    }

    fn home(&self) -> PathBuf {
        root().join("games").join(&self.game).join("oracle")
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

    fn toy() -> Oracle {
        let sample = "# A remark.\nseats 2 3\noptions\noptions rounds=3 bonus=no\n\
            single bonus=no\nsingle rounds=1\n\
            greedy 2\nrandom 4\nplies 5000\n";
        Oracle::of("toy".to_owned(), sample).unwrap()
    }

    #[test]
    fn a_sample_says_what_is_played() {
        let toy = toy();
        assert_eq!((toy.seats, toy.plies), (vec![2, 3], 5000));
        assert_eq!(toy.options, ["", "rounds=3 bonus=no"]);
        assert_eq!(toy.singles, ["bonus=no", "rounds=1"]);
        let plays = [("greedy".to_owned(), 2), ("random".to_owned(), 4)];
        assert_eq!(toy.plays, plays);
        let trouble = Oracle::of("toy".to_owned(), "chairs 2\n").unwrap_err();
        assert_eq!(trouble.to_string(), "`chairs` says nothing");
    }

    #[test]
    fn of_single_options_one_game_is_played_everywhere_in_turn() {
        let toy = toy();
        let single = |seed: u64, n: usize| {
            let play = &toy.plays(seed)[8 + n];
            (play.skill.to_owned(), play.seats, play.games, play.seed)
        };
        assert_eq!(single(4, 0), ("greedy".to_owned(), 2, 1, 12));
        assert_eq!(single(4, 1), ("greedy".to_owned(), 3, 1, 13));
        assert_eq!(single(5, 1).0, "random");
    }

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
        assert_eq!(oracles().unwrap().len(), games().unwrap().len());
        for oracle in oracles().unwrap() {
            assert!(oracle.home().join("check.py").is_file(), "{}", oracle.game);
        }
    }

    #[test]
    fn every_play_has_a_seed_of_its_own_and_the_same_in_each_run() {
        let said = |seed| {
            let run = OracleRun {
                binary: PathBuf::from("boroughs"),
                transcripts: PathBuf::from("oracle"),
                seed,
                plies: None,
            };
            let mut commands = Vec::new();
            toy().push_plays(&run, &mut commands);
            let said = commands.iter().map(|command| format!("{command:?}"));
            said.collect::<Vec<_>>()
        };
        assert_eq!(said(7), said(7));
        let played = said(7);
        let (_, plays) = played.split_last().unwrap();
        for (n, play) in plays.iter().enumerate() {
            assert!(play.contains(&format!("--seed={}\"", 7 + n)), "{play}");
        }
        assert!(
            plays[1].contains(r#""--option" "bonus=no""#),
            "{}",
            plays[1]
        );
    }

    #[test]
    fn a_long_run_plays_the_sample_as_often_as_it_takes() {
        for oracle in oracles().unwrap() {
            assert_eq!(oracle.times(None), 1);
            assert_eq!(oracle.times(Some(1)), 1);
            let times = oracle.times(Some(PLIES_LONG));
            assert!(times * oracle.plies >= PLIES_LONG, "{}", oracle.game);
        }
    }
}
