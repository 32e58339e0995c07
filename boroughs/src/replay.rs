//! `boroughs replay`: a recorded play at any point, from any seat's eyes.

use anyhow::{Result, anyhow, bail};
use prose::say;
use tabletop::{Record, Viewer};
use terminal::TerminalError;

use crate::{cli::ReplayArgs, input, output};

/// How many lines of the story lead up to a point that was asked for.
const LINES_BEFORE: usize = 6;

pub(crate) fn run(args: &ReplayArgs) -> Result<()> {
    let name = args.file.display();
    let lang = input::lang(args.lang);
    let text = input::text_of(&args.file, lang)?;
    let unread = |error| anyhow!("{name}: {}", terminal::trouble(None, &error, lang));
    let record: Record = text.parse().map_err(unread)?;
    let wrong = |error| anyhow!("{name}: {}", terminal::trouble(Some(&record), &error, lang));
    let entry = input::game(&record.game, lang)?;
    let rules = entry.info.rules_version;
    let record = if record.rules_version == rules {
        record.clone()
    } else {
        let (table, parted) = entry.reach(&record).map_err(wrong)?;
        let how_far = terminal::how_far(&record, rules, table.ply(), parted.as_ref(), lang);
        output::complain(&format!("{name}: {how_far}"));
        Record {
            sitters: record.sitters.clone(),
            ..table.record()
        }
    };
    let viewer = match args.seat {
        Some(seat) => {
            if seat.number() >= record.seats.get() {
                bail!(say!(lang, "error-no-seat", seat = seat.to_string()));
            }
            Viewer::Seat(seat)
        }
        None => Viewer::Spectator,
    };
    let plies = u32::try_from(record.plies.len()).expect("no play is that long");
    let ply = args.ply.unwrap_or(plies);
    let shown = terminal::show(&record, ply, viewer, lang);
    let shown = shown.map_err(|error| match error {
        TerminalError::Record(error) => wrong(error),
        error => anyhow!("{name}: {}", error.said(lang)),
    })?;
    if ply > plies {
        let file = name.to_string();
        bail!(say!(
            lang,
            "error-plies",
            file = file,
            plies = plies,
            ply = ply
        ));
    }

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
