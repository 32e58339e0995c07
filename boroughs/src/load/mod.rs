//! `boroughs load`: how much a server on this machine carries.

mod figures;
mod own;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use host::{Entry, GAMES, Json};
use load::{
    LoadPlan, load, sit,
    stored::{Library, look},
};
use server::{StoredGame, fill};

use self::{
    figures::{Figures, Machine},
    own::Own,
};
use crate::{cli::LoadArgs, input::Many, output};

/// So many plies are looked at.
const LOOKS: usize = 500;

pub(crate) fn run(args: &LoadArgs) -> Result<()> {
    let machine = Machine::now();
    if !args.json {
        output::print(&machine.text())?;
    }
    if let Some(games) = args.stored {
        return stored(games);
    }
    if let Some(address) = args.server
        && !address.ip().is_loopback()
    {
        bail!("only servers on this machine are measured: others are not ours to load")
    }
    let mut runs = Vec::new();
    for (game, seats) in chosen(args)? {
        let own = match args.server {
            Some(_) => None,
            None => Some(Own::start(Own::folder())?),
        };
        let server = args.server.or(own.as_ref().map(|own| own.address));
        let plan = LoadPlan {
            server: server.context("there is a server")?,
            game: game.info.id,
            seats,
            watch: args.watch,
            tables: args.tables as usize,
            time: Duration::from_secs(u64::from(args.seconds)),
            moves: args.moves,
            pace: args.pace.map(|pace| Duration::from_millis(u64::from(pace))),
        };
        if args.idle {
            idle(plan, own.as_ref())?;
            continue;
        }
        let figures = measure(plan, own.as_ref())?;
        if !args.json {
            output::print(&figures.text())?;
        }
        runs.push(figures);
    }
    if args.json {
        output::print(&format!("{}\n", Json::of(&machine.with(runs))))?;
    }
    Ok(())
}

/// Which games are played, and by how many.
fn chosen(args: &LoadArgs) -> Result<Vec<(&'static Entry, u8)>> {
    let games: Vec<&'static Entry> = match args.game.as_deref() {
        Some("all") => GAMES.iter().collect(),
        Some(id) => vec![host::find(id).with_context(|| format!("there is no game `{id}`"))?],
        None => vec![&GAMES[0]],
    };
    let mut chosen = Vec::new();
    for game in games {
        let (min, max) = (game.info.seats_min, game.info.seats_max);
        match args.seats {
            None => chosen.push((game, min.max(2).min(max))),
            Some(Many::All) => chosen.extend((min..=max).map(|seats| (game, seats))),
            Some(Many::Some(seats)) if (min..=max).contains(&seats) => chosen.push((game, seats)),
            // Of all games, those that take so many.
            Some(Many::Some(_)) if args.game.as_deref() == Some("all") => {}
            Some(Many::Some(_)) => bail!("{} takes {min} to {max} seats", game.info.id),
        }
    }
    if chosen.is_empty() {
        bail!("no game takes so many seats");
    }
    Ok(chosen)
}

/// People play, and it is measured how soon they hear and how much the server works for it.
fn measure(plan: LoadPlan, own: Option<&Own>) -> Result<Figures> {
    let worked = || own.and_then(Own::worked);
    let mut before = None;
    let report = load(plan, || before = worked())?;
    let worked = worked().zip(before);
    let worked = worked.map(|(after, before)| after.saturating_sub(before));
    let memory = own.and_then(Own::memory);
    Ok(Figures::new(&plan, &report, worked, memory))
}

fn idle(plan: LoadPlan, own: Option<&Own>) -> Result<()> {
    let memory = || own.and_then(Own::memory).unwrap_or(0);
    let mut memories = Vec::new();
    let report = sit(plan, || memories.push(memory()))?;
    output::print(&figures::sat(&plan, &memories, &report))
}

/// How soon a server with many stored games serves, and shows any ply of any of them.
fn stored(games: u32) -> Result<()> {
    let folder = Own::folder();
    let library = Library::default();
    let entries = fill(
        &folder,
        (0..u64::from(games)).map(|n| {
            let (table, game) = library.game(n);
            StoredGame {
                table,
                entries: &game.entries,
                room: &game.room,
            }
        }),
    )?;
    let start = Instant::now();
    let own = Own::start(folder)?;
    let serving = start.elapsed();
    let report = look(own.address, games, LOOKS)?;
    let millis = |per_mille| report.latency(per_mille).as_secs_f64() * 1_000.0;
    output::print(&format!(
        "{games} stored games with {entries} entries: serving after {:.0} ms\n\
         any ply through all eyes, {LOOKS} times: p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms\n",
        serving.as_secs_f64() * 1_000.0,
        millis(500),
        millis(990),
        millis(1000),
    ))
}
