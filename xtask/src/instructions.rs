//! `cargo xtask instructions`: what a decision costs, in instructions.
//!
//! Times on a shared machine say little; instructions are the same every time. A bench is run
//! twice with different numbers of games, and the difference is divided by the difference of
//! decisions, so that starting the program costs nothing.

use std::{
    fs,
    path::Path,
    process::{Command, ExitCode},
};

use anyhow::{Context, Result, bail};

use crate::cargo::{at_root, cargo, games, lab, target_folder};

/// The two numbers of games.
const GAMES: [u32; 2] = [10, 60];

/// What one run of the bench took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    instructions: u64,
    decisions: u64,
}

/// Prints the instructions per decision of the games and seats that `arguments` name.
pub(crate) fn instructions(arguments: &[String]) -> Result<ExitCode> {
    let Wanted { games, seats } = wanted(arguments)?;
    if Command::new("valgrind").arg("--version").output().is_err() {
        bail!(
            "valgrind is not installed; it is the package `valgrind` of Debian, Ubuntu, Fedora, \
             Arch and Alpine: apt install valgrind"
        );
    }
    let built = cargo()?
        .args(["build", "--release", "--package", "lab"])
        .status()?;
    if !built.success() {
        bail!("the lab could not be built");
    }
    for game in games {
        let [few, many] = GAMES.map(|count| run(&game, seats.as_deref(), count));
        let (few, many) = (few?, many?);
        let cost = per_decision(few, many).context("more games had no more decisions")?;
        let at = seats
            .as_ref()
            .map_or(String::new(), |seats| format!(", {seats} seats"));
        let decisions = many.decisions - few.decisions;
        println!("{game}{at}: {cost} instructions per decision ({decisions} decisions)");
    }
    Ok(ExitCode::SUCCESS)
}

#[derive(Debug, PartialEq, Eq)]
struct Wanted {
    games: Vec<String>,
    seats: Option<String>,
}

fn wanted(arguments: &[String]) -> Result<Wanted> {
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
    Ok(Wanted {
        games: game.map_or(known, |game| vec![game.to_owned()]),
        seats: seats.map(str::to_owned),
    })
}

fn run(game: &str, seats: Option<&str>, games: u32) -> Result<Run> {
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
    let decisions = decisions(&answer);
    Ok(Run {
        instructions: collected(&profile)?,
        decisions: decisions.context("`lab bench --json` gave no `decisions`")?,
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

/// The number after `"decisions":` in a JSON text; it is all that is wanted of it.
fn decisions(json: &str) -> Option<u64> {
    let (_, rest) = json.split_once("\"decisions\"")?;
    let rest = rest.trim_start().strip_prefix(':')?.trim_start();
    let end = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    rest[..end].parse().ok()
}

fn per_decision(few: Run, many: Run) -> Option<u64> {
    let decisions = many.decisions.checked_sub(few.decisions)?;
    let instructions = many.instructions.checked_sub(few.instructions)?;
    instructions.checked_div(decisions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starting_the_program_costs_nothing() {
        let few = Run {
            instructions: 1_000_500,
            decisions: 5,
        };
        let many = Run {
            instructions: 1_002_000,
            decisions: 20,
        };
        assert_eq!(per_decision(few, many), Some(100));
        assert_eq!(per_decision(few, few), None);
        assert_eq!(per_decision(many, few), None);
    }

    #[test]
    fn decisions_are_found_in_json() {
        assert_eq!(
            decisions(r#"{"games":10, "decisions" : 480, "x": 1}"#),
            Some(480)
        );
        assert_eq!(decisions(r#"{"decisions":480}"#), Some(480));
        assert_eq!(decisions(r#"{"decisions":"many"}"#), None);
        assert_eq!(decisions("{}"), None);
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
