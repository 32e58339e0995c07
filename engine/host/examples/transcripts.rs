//! Plays games between bots and writes their transcripts, as `boroughs simulate --transcript` does,
//! but is built in a fraction of the time: a game whose rules were changed on purpose is judged by
//! its oracle in this way (`cargo xtask mutate`).
//!
//! `cargo run -p host --example transcripts -- GAME SEATS SKILL GAMES SEED [KEY=VALUE…]`

// The transcript is what it is started for.
#![allow(clippy::print_stdout)]

use std::{env, error::Error};

use host::{Setup, Skill};
use tabletop::{PerSeat, SeatCount, Seed};

const USAGE: &str = "GAME SEATS SKILL GAMES SEED [KEY=VALUE…]";

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, seats, skill, games, seed, options @ ..] = &words[..] else {
        return Err(USAGE.into());
    };
    let lab = host::lab(game).ok_or("there is no such game")?;
    let seats = SeatCount::new(seats.parse()?).ok_or("so many seats are at no table")?;
    let skill: Skill = skill.parse()?;
    let (games, first): (u64, u64) = (games.parse()?, seed.parse()?);
    for n in 0..games {
        let setup = Setup {
            options: options.join(" "),
            ..Setup::new(seats, Seed::number(first.wrapping_add(n)))
        };
        let mut lines = String::new();
        (lab.simulate)(&setup, PerSeat::from_fn(seats, |_| skill), Some(&mut lines))?;
        print!("{lines}");
    }
    Ok(())
}
