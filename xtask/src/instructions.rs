//! `cargo xtask instructions`: what a decision costs, in instructions.
//!
//! Times on a shared machine say little; instructions are the same every time. A bench is run
//! twice with different numbers of games, and the difference is divided by the difference of
//! decisions, so that starting the program costs nothing. With `--check` the figures are held
//! against those of the repository.

use std::{
    env, fs,
    path::Path,
    process::{Command, ExitCode},
    str::FromStr,
};

use anyhow::{Context, Result, bail};

use crate::{
    baseline::{Baseline, Comparison, FILE, UPDATE},
    cargo::{at_root, cargo, games, lab, target_folder},
    debian,
};

/// The two numbers of games.
const GAMES: [u32; 2] = [10, 60];
/// The counts of the repository are those of this architecture.
const ARCHITECTURE: &str = "x86_64";

/// What one run of the bench took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct BenchRun {
    instructions: u64,
    decisions: u64,
}

/// Sees to it that instructions can be counted here; says what is in the way.
pub(crate) fn provide() -> Option<String> {
    if env::consts::ARCH != ARCHITECTURE {
        return Some(format!("the counts to hold to are those of {ARCHITECTURE}"));
    }
    debian::provide(&[("valgrind", "valgrind")])
}

/// Prints the instructions per decision of the games and seats that `arguments` name.
pub(crate) fn instructions(arguments: &[String]) -> Result<ExitCode> {
    let is_check = arguments == ["--check"];
    let WantedRuns { games, seats } = wanted(if is_check { &[] } else { arguments })?;
    build_lab()?;
    let mut baseline = Baseline::read()?;
    let mut strayed = false;
    for game in games {
        let cost = per_decision(&game, seats.as_deref())?;
        let at = seats
            .as_ref()
            .map_or(String::new(), |seats| format!(", {seats} seats"));
        let told = if seats.is_none() {
            baseline.hold(&game, cost)
        } else {
            Comparison::Nothing
        };
        strayed |= told.has_strayed();
        println!("{game}{at}: {cost} instructions per decision{told}");
    }
    if is_check && env::var_os("UPDATE").is_some() {
        baseline.write()?;
    } else if is_check && strayed {
        println!(
            "\nThe figures of {FILE} do not hold any more. If this is meant, \
             `{UPDATE}` writes new ones."
        );
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

/// Builds the program that measures, as fast as it gets.
pub(crate) fn build_lab() -> Result<()> {
    if let Some(trouble) = debian::provide(&[("valgrind", "valgrind")]) {
        bail!("{trouble}");
    }
    let built = cargo()?
        .args(["build", "--release", "--package", "lab"])
        .status()?;
    if !built.success() {
        bail!("the lab could not be built");
    }
    Ok(())
}

/// Instructions per decision of random play; the lab is built.
pub(crate) fn per_decision(game: &str, seats: Option<&str>) -> Result<u64> {
    let [few, many] = GAMES.map(|count| run(game, seats, count));
    quotient(few?, many?).context("more games had no more decisions")
}

#[derive(Debug, PartialEq, Eq)]
struct WantedRuns {
    games: Vec<String>,
    seats: Option<String>,
}

fn wanted(arguments: &[String]) -> Result<WantedRuns> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (game, seats) = match arguments[..] {
        [] => (None, None),
        ["--seats", seats] => (None, Some(seats)),
        [game] => (Some(game), None),
        [game, "--seats", seats] | ["--seats", seats, game] => (Some(game), Some(seats)),
        _ => bail!("instructions takes a game and `--seats N`, or neither"),
    };
    let known = games()?;
    if let Some(game) = game.filter(|game| !known.iter().any(|known| known == game)) {
        bail!("there is no game `{game}`; there are {}", known.join(", "));
    }
    Ok(WantedRuns {
        games: game.map_or(known, |game| vec![game.to_owned()]),
        seats: seats.map(str::to_owned),
    })
}

fn run(game: &str, seats: Option<&str>, games: u32) -> Result<BenchRun> {
    let profile = target_folder()?.join(format!("callgrind.out.{game}.{games}"));
    let mut valgrind = at_root(Command::new("valgrind"));
    valgrind.args(["--tool=callgrind", "--quiet"]);
    valgrind.arg(format!("--callgrind-out-file={}", profile.display()));
    valgrind.arg(lab()?);
    valgrind.args(["bench", game, "--seed", "1", "--json"]);
    valgrind.args(["--games", &games.to_string()]);
    if let Some(seats) = seats {
        valgrind.args(["--seats", seats]);
    }
    let output = valgrind.output().context("valgrind did not start")?;
    if !output.status.success() {
        bail!(
            "the bench failed: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    let answer = String::from_utf8(output.stdout)?;
    Ok(BenchRun {
        instructions: collected(&profile)?,
        decisions: number(&answer, "decisions")?,
    })
}

fn collected(profile: &Path) -> Result<u64> {
    let text = fs::read_to_string(profile)?;
    total(&text).with_context(|| format!("{} has no total", profile.display()))
}

/// The instructions of a callgrind profile.
fn total(profile: &str) -> Option<u64> {
    let mut lines = profile.lines().rev();
    let total = lines.find_map(|line| {
        let total = line.strip_prefix("totals:");
        total.or_else(|| line.strip_prefix("summary:"))
    });
    total?.trim().parse().ok()
}

/// The first number of that name in what `lab bench --json` says.
pub(crate) fn number<T: FromStr>(json: &str, name: &str) -> Result<T> {
    let key = format!("\"{name}\"");
    let number = json.split_once(&key).and_then(|(_, rest)| {
        let rest = rest.trim_start().strip_prefix(':')?.trim_start();
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.');
        rest[..end.unwrap_or(rest.len())].parse().ok()
    });
    number.with_context(|| format!("`lab bench --json` gave no `{name}`"))
}

fn quotient(few: BenchRun, many: BenchRun) -> Option<u64> {
    let decisions = many.decisions.checked_sub(few.decisions)?;
    let instructions = many.instructions.checked_sub(few.instructions)?;
    instructions.checked_div(decisions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starting_the_program_costs_nothing() {
        let few = BenchRun {
            instructions: 1_000_500,
            decisions: 5,
        };
        let many = BenchRun {
            instructions: 1_002_000,
            decisions: 20,
        };
        assert_eq!(quotient(few, many), Some(100));
        assert_eq!(quotient(few, few), None);
        assert_eq!(quotient(many, few), None);
    }

    #[test]
    fn numbers_are_found_in_json() {
        let of = |json, name| number::<f64>(json, name).ok();
        let json = r#"{"games":10, "decisions" : 480, "rate":1.5}"#;
        assert_eq!(of(json, "decisions"), Some(480.0));
        assert_eq!(of(json, "rate"), Some(1.5));
        assert_eq!(of(r#"{"decisions":"many"}"#, "decisions"), None);
        assert_eq!(of("{}", "decisions"), None);
    }

    #[test]
    fn the_total_of_a_profile_is_found() {
        assert_eq!(
            total("events: Ir\nfn=(1)\n1 2\n\ntotals: 1234\n"),
            Some(1234)
        );
        assert_eq!(total("summary: 99\n"), Some(99));
        assert_eq!(total("events: Ir\n"), None);
    }

    #[test]
    fn a_game_and_its_seats_may_be_named() {
        let of =
            |words: &[&str]| wanted(&words.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>());
        let all = games().unwrap();
        let game = all[0].as_str();
        let four = of(&[game, "--seats", "4"]).unwrap();
        assert_eq!(
            (four.games, four.seats),
            (vec![game.to_owned()], Some("4".to_owned()))
        );
        assert!(of(&[]).unwrap().games.contains(&game.to_owned()));
        assert!(of(&["chess"]).is_err());
        assert!(of(&[game, game]).is_err());
    }
}
