//! `boroughs replay`: a recorded play at any point, from any seat's eyes.

use anyhow::{Result, anyhow, ensure};
use tabletop::{Record, Viewer};
use terminal::TerminalError;

use crate::{cli::ReplayArgs, input, output};

/// How many lines of the story lead up to a point that was asked for.
const LINES_BEFORE: usize = 6;

pub(crate) fn run(args: &ReplayArgs) -> Result<()> {
    let name = args.file.display();
    let text = input::text_of(&args.file)?;
    let record: Record = text.parse().map_err(|error| anyhow!("{name}: {error}"))?;
    let entry = input::game(&record.game, input::lang(args.lang))?;
    let record = if record.rules_version == entry.info.rules_version {
        record
    } else {
        let reached = entry.reach(&record);
        let (table, parted) = reached.map_err(|error| anyhow!("{name}: {error}"))?;
        let how_far = input::how_far(entry, &record, table.ply(), parted.as_ref());
        output::complain(&format!("{name}: {how_far}"));
        table.record()
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
    let plies = u32::try_from(record.plies.len()).expect("no play is that long");
    let ply = args.ply.unwrap_or(plies);
    let shown = terminal::show(&record, ply, viewer, input::lang(args.lang));
    let shown = shown.map_err(|error| match error {
        TerminalError::Record(error) => anyhow!("{name}: {error}"),
        error => anyhow!(error),
    })?;
    ensure!(ply <= plies, "{name} has {plies} actions, not {ply}");

    let story = &shown.story;
    let told = match args.ply {
        Some(_) => &story[story.len().saturating_sub(LINES_BEFORE)..],
        None => story,
    };
    let mut lines = told.to_vec();
    lines.extend([String::new()].into_iter().chain(shown.board));
    if args.seat.is_none() {
        // Whoever looks through nobody's eyes may see everything.
        lines.extend([String::new(), shown.digest]);
    }
    lines.extend([String::new(), shown.question]);
    if let Some(next) = record.plies.get(ply as usize) {
        lines.push(format!("{ply}/{plies} → {} {}", next.seat, next.action));
    }
    output::print(&format!("{}\n", lines.join("\n")))
}
