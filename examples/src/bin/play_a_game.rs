//! Plays a whole game of New York New York from code and prints its record.
//!
//! A [`Match`] is one play of one game, with the game's own types: it says who owes a decision and
//! what they may do, and takes an action. Here everybody does the first thing that is allowed.

#![expect(clippy::print_stdout, reason = "it shows what it does")]

use games::NewYorkNewYork;
use host::{Match, Setup};
use tabletop::{SeatCount, Seed, Viewer};

fn main() -> anyhow::Result<()> {
    let seats = SeatCount::new(2).expect("two is a number of seats");
    let setup = Setup::new(seats, Seed::number(7));
    let mut play = Match::<NewYorkNewYork>::open(&setup)?;

    while let Some(seat) = play.to_act().first() {
        let legal = play.legal(seat);
        play.play(seat, legal[0])?;
    }

    // Everything that happened, as somebody may hear it who only looks on.
    let told = play.events(Viewer::Spectator, 0).len();
    let outcome = play.outcome().expect("nobody owes a decision any more");
    println!("{} actions, {told} events, {outcome}", play.ply());

    // Seed and actions fix everything: `boroughs replay` and `boroughs verify` read this.
    print!("{}", play.record().to_text());
    Ok(())
}
