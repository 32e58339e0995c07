//! Reads a record, verifies it and walks through it, move by move.
//!
//! A record names game, options and seed and lists the actions, so it can be played again exactly.
//! [`host::verify`] checks every line; `at_ply` gives the table as it stood at any point.

#![expect(clippy::print_stdout, reason = "it shows what it does")]

use std::{env, fs};

use anyhow::Context;
use tabletop::Viewer;

fn main() -> anyhow::Result<()> {
    let file = env::args().nth(1);
    let file = file.context("usage: read_a_record FILE")?;
    let text = fs::read_to_string(&file).with_context(|| format!("cannot read {file}"))?;
    let verdict = host::verify(&text)?;

    let record = &verdict.record;
    println!("{} of {} players", record.game, record.seats.get());
    let entry = host::find(&record.game).context("there is no such game")?;
    let table = (entry.reopen)(record)?;

    for ply in 0..table.ply() {
        let (seat, action) = table
            .taken(ply)
            .context("there have been so many actions")?;
        let then = table
            .at_ply(ply + 1)
            .context("there have been so many actions")?;
        let since = then.events_at(ply);
        let heard = then.events(Viewer::Spectator, since);
        println!("{seat} {action}");
        for event in heard {
            println!("    {event}");
        }
    }
    match verdict.outcome {
        Some(outcome) => println!("{outcome}"),
        None => println!("it goes on"),
    }
    Ok(())
}
