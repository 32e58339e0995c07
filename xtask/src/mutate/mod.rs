//! `cargo xtask mutate`: rules with one thing changed, and whether anybody notices.
//!
//! cargo-mutants makes the changes and runs the game's rule tests and laws on each; the golden
//! transcripts are left out, because they notice that a game went differently and not that a rule
//! was broken. What these tests miss is judged by the game's oracle. Which changes are tried
//! follows from the commit's hash: others with every commit, the same ones wherever that commit is
//! tried.

mod change;
mod opinion;
mod tried;

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, ExitCode},
};

use anyhow::{Context, Result, bail};

use self::{
    change::Change,
    opinion::Opinion,
    tried::{Fate, Tried},
};
use crate::{
    cargo::{cargo, games, target_folder},
    commit::Commit,
    oracle::Oracle,
};

/// The tool, to the digit: another one would make other changes of the same commit.
const VERSION: &str = "27.1.0";
/// About how many changes are tried in each game.
const COUNT: usize = 20;
/// The files of a game in which something is changed: what may be done, what it does, what it is
/// worth.
const FILES: [&str; 3] = ["legal", "resolve", "scoring"];
/// What is run on each change.
const TESTS: [&str; 5] = ["--lib", "--test", "rules", "--test", "laws"];
/// Games that the laws play on each change: few, because each change is compiled anew and the
/// playing is not what takes the time.
const LAWS_GAMES: &str = "100";
/// No test of rules takes so long, in seconds, unless the change made it endless.
const ENDLESS: &str = "600";
/// What is compiled once for every change has to compile fast, and need not run fast.
const PROFILE: [(&str, &str); 2] = [
    ("CARGO_PROFILE_DEV_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_DEV_DEBUG", "none"),
];
/// What the results hang on.
const TRIED_WITH: [&str; 3] = ["games", "engine", "Cargo.lock"];

/// Tries about [`COUNT`] changes in each game that is named, or in all; with `--of COMMIT` those of
/// another commit, so that a survivor can be tried again on the test that was written for it.
pub(crate) fn mutate(arguments: &[String]) -> Result<ExitCode> {
    let (commit, named) = match arguments {
        [option, commit, named @ ..] if option == "--of" => (Commit::named(commit)?, named),
        named => (Commit::here(), named),
    };
    let all = games()?;
    if let Some(unknown) = named.iter().find(|game| !all.contains(game)) {
        bail!("there is no game `{unknown}`; there are {}", all.join(", "));
    }
    provide()?;
    let chosen = if named.is_empty() { &all[..] } else { named };
    let (mut are_enough, mut lines) = (true, Vec::new());
    for game in chosen {
        let tried = Trial::of(game, &commit)?.run()?;
        let figures = tried.figures();
        are_enough &= figures.are_enough();
        lines.push(format!("{game}: {figures}"));
        let survivors = tried.names(Fate::Survived);
        lines.extend(survivors.iter().map(|name| format!("  survived: {name}")));
    }
    println!("\n{}", lines.join("\n"));
    Ok(if are_enough {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The changes of a commit in one game.
struct Trial<'a> {
    game: &'a str,
    seed: u64,
    /// Which part of the possible changes it is.
    shard: String,
    changes: Vec<Change>,
    /// Where the results are kept.
    folder: PathBuf,
}

impl Trial<'_> {
    fn of<'a>(game: &'a str, commit: &Commit) -> Result<Trial<'a>> {
        let possible = changes(game, None)?.len();
        let shard = shard(possible, commit.seed);
        let key = key(commit)?;
        println!("\n# {game}: part {shard} of {possible} possible changes, by {key}");
        let folder = target_folder()?.join("mutants");
        let folder = folder.join(format!("{game}-{key}"));
        fs::create_dir_all(&folder)?;
        Ok(Trial {
            game,
            seed: commit.seed,
            changes: changes(game, Some(&shard))?,
            shard,
            folder,
        })
    }

    /// Tries what an earlier run has not tried.
    fn run(&self) -> Result<Tried> {
        let mut tried = Tried::of(&self.folder)?;
        if !tried.has_all(&self.changes) {
            let ended = self.tests()?.status()?;
            tried = Tried::of(&self.folder)?;
            if !tried.has_all(&self.changes) {
                bail!("cargo-mutants did not come to its end ({ended})");
            }
        }
        self.ask_oracle(&mut tried)?;
        println!(
            "# {}: what was tried is in {}",
            self.game,
            self.folder.display()
        );
        Ok(tried)
    }

    /// The tests on each change.
    fn tests(&self) -> Result<Command> {
        let mut run = mutants(self.game)?;
        run.arg("--iterate").arg("--output").arg(&self.folder);
        run.args(["--shard", &self.shard, "--sharding", "round-robin"]);
        run.args(["--timeout", ENDLESS, "--test-package", self.game]);
        run.arg("--").args(TESTS);
        run.env("LAWS_GAMES", LAWS_GAMES).envs(PROFILE);
        // It copies the tree; there the folder of this build means nothing.
        run.env_remove("CARGO_TARGET_DIR");
        Ok(run)
    }

    /// Lets the oracle judge what no test has noticed.
    fn ask_oracle(&self, tried: &mut Tried) -> Result<()> {
        let missed = tried.names(Fate::Missed);
        let oracle = Oracle::of_game(self.game)?;
        let Some(oracle) = oracle.filter(|_| !missed.is_empty()) else {
            return Ok(());
        };
        let opinion = Opinion::new(self.game, self.seed, PROFILE)?;
        for change in &self.changes {
            if !missed.contains(&change.name) {
                continue;
            }
            println!("# {}: the oracle on {}", self.game, change.name);
            let is_noticed = opinion.notices(&oracle, change)?;
            let fate = if is_noticed {
                Fate::ByOracle
            } else {
                Fate::Survived
            };
            tried.note(&change.name, fate);
            tried.keep(&self.folder)?;
        }
        Ok(())
    }
}

/// The changes that can be made in a game, or those of one part of them.
fn changes(game: &str, shard: Option<&str>) -> Result<Vec<Change>> {
    let mut list = mutants(game)?;
    list.args(["--list", "--json"]);
    if let Some(shard) = shard {
        list.args(["--shard", shard, "--sharding", "round-robin"]);
    }
    let listed = list.output()?;
    if !listed.status.success() {
        bail!("{}", String::from_utf8_lossy(&listed.stderr));
    }
    Change::all(&String::from_utf8_lossy(&listed.stdout))
}

/// Which part of the possible changes is tried: `2/9` is every ninth of them, from the third on.
fn shard(possible: usize, seed: u64) -> String {
    let parts = (possible / COUNT).max(1);
    let part = seed % parts as u64;
    format!("{part}/{parts}")
}

/// What the folder of the results is named by: which changes are tried, and in which sources. A run
/// that was ended is gone on with, and never by other sources, committed or not.
fn key(commit: &Commit) -> Result<String> {
    let start = |hash: &str| hash.get(..12).unwrap_or(hash).to_owned();
    let Some(hash) = &commit.hash else {
        return Ok("no-commit".to_owned());
    };
    let sources = Commit::sources(&TRIED_WITH)?;
    Ok(format!("{}-{}", start(hash), start(&sources)))
}

/// The tool on the rules of one game.
fn mutants(game: &str) -> Result<Command> {
    let mut mutants = cargo()?;
    mutants.args(["mutants", "--package", game]);
    for part in FILES {
        let source = format!("games/{game}/src/{part}");
        mutants.args(["--file", &format!("{source}.rs")]);
        mutants.args(["--file", &format!("{source}/**")]);
    }
    mutants.env("PATH", path()?);
    Ok(mutants)
}

/// Installs the tool into a folder of its own, unless it is there.
fn provide() -> Result<()> {
    let answer = cargo()?
        .args(["mutants", "--version"])
        .env("PATH", path()?)
        .output()?;
    let said = String::from_utf8_lossy(&answer.stdout);
    if answer.status.success() && said.trim().ends_with(VERSION) {
        return Ok(());
    }
    let mut install = cargo()?;
    install.args(["install", "--locked", "--version", VERSION, "cargo-mutants"]);
    install.arg("--root").arg(tools()?);
    if !install.status()?.success() {
        bail!("cargo-mutants {VERSION} could not be installed");
    }
    Ok(())
}

/// Where tools of our own are installed.
fn tools() -> Result<PathBuf> {
    Ok(target_folder()?.join("tools"))
}

/// The search path, our own tools first.
fn path() -> Result<std::ffi::OsString> {
    let old = env::var_os("PATH").unwrap_or_default();
    let places = std::iter::once(tools()?.join("bin")).chain(env::split_paths(&old));
    env::join_paths(places).context("the search path cannot be made longer")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn about_twenty_changes_are_tried_of_however_many_there_are() {
        for possible in [75, 181, 258, 1_071] {
            let (_, parts) = shard(possible, 7).split_once('/').map(own).unwrap();
            let parts: usize = parts.parse().unwrap();
            let tried = possible / parts;
            assert!((COUNT..=2 * COUNT).contains(&tried), "{possible}: {tried}");
        }
        assert_eq!(shard(5, 7), "0/1");
        assert_eq!(shard(0, 7), "0/1");
    }

    #[test]
    fn every_part_has_its_turn() {
        let parts: std::collections::BTreeSet<_> = (0..9).map(|seed| shard(75, seed)).collect();
        assert_eq!(parts.into_iter().collect::<Vec<_>>(), ["0/3", "1/3", "2/3"]);
    }

    fn own((part, parts): (&str, &str)) -> (String, String) {
        (part.to_owned(), parts.to_owned())
    }
}
