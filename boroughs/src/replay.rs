//! `boroughs replay`: a recorded play at any point, from any seat's eyes.

use anyhow::{Result, anyhow, ensure};
use tabletop::{Record, Viewer};
use terminal::Onlooker;

use crate::{cli::ReplayArgs, input, output};

/// How many lines of the story lead up to a point that was asked for.
const LINES_BEFORE: usize = 6;

pub(crate) fn run(args: &ReplayArgs) -> Result<()> {
    let name = args.file.display();
    let text = input::text_of(&args.file)?;
    let record: Record = text.parse().map_err(|error| anyhow!("{name}: {error}"))?;
    let entry = input::game(&record.game)?;
    let table = if record.rules_version == entry.info.rules_version {
        (entry.reopen)(&record).map_err(|error| anyhow!("{name}: {error}"))?
    } else {
        let reached = entry.reach(&record);
        let (table, parted) = reached.map_err(|error| anyhow!("{name}: {error}"))?;
        let how_far = input::how_far(entry, &record, table.ply(), parted.as_ref());
        output::complain(&format!("{name}: {how_far}"));
        table
    };
    let viewer = match args.seat {
        Some(seat) => {
            ensure!(
                seat.number() < record.seats.get(),
                "the table has no seat {seat}"
            );
            Viewer::Seat(seat)
        }
        None => Viewer::Spectator,
    };
    let plies = table.ply();
    let ply = args.ply.unwrap_or(plies);
    let table = table
        .at_ply(ply)
        .ok_or_else(|| anyhow!("{name} has {plies} actions, not {ply}"))?;
    let onlooker = Onlooker::new(&*table, viewer, input::lang(args.lang))?;

    let story = onlooker.story();
    let told = match args.ply {
        Some(_) => &story[story.len().saturating_sub(LINES_BEFORE)..],
        None => &story,
    };
    let mut lines = told.to_vec();
    lines.extend([String::new()].into_iter().chain(onlooker.board()));
    if args.seat.is_none() {
        // Whoever looks through nobody's eyes may see everything.
        lines.extend([String::new(), table.digest()]);
    }
    lines.extend([String::new(), onlooker.question()]);
    if let Some(next) = record.plies.get(ply as usize) {
        lines.push(format!("{ply}/{plies} → {} {}", next.seat, next.action));
    }
    output::print(&format!("{}\n", lines.join("\n")))
}
