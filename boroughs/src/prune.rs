//! `boroughs prune`: clears up the storage of a server that is not running.

use std::time::Duration;

use anyhow::Result;
use indicatif::ProgressBar;
use server::Config;

use crate::{cli::PruneArgs, output, serve};

pub(crate) fn run(args: &PruneArgs) -> Result<()> {
    if args.closing {
        close_abandoned(args)
    } else {
        delete_old(args)
    }
}

/// Deletes tables that have been over for long, or counts them.
fn delete_old(args: &PruneArgs) -> Result<()> {
    let file = serve::storage(&args.storage)?;
    let config = Config {
        finished_days: args.finished_days.unwrap_or(file.finished_days),
        closed_days: args.closed_days.unwrap_or(file.closed_days),
        ..file
    };
    let count = server::prunable(&config)?;
    let kept = format!(
        "{}; {}",
        age("finished", config.finished_days),
        age("closed", config.closed_days)
    );
    if !args.yes {
        let what = format!("{count} tables would be deleted ({kept}); with --yes they are\n");
        return output::print(&what);
    }
    let bar = ProgressBar::new(count);
    bar.enable_steady_tick(Duration::from_millis(100));
    let deleted = server::prune(&config, &mut || bar.inc(1))?;
    bar.finish_and_clear();
    output::print(&format!("{deleted} tables deleted ({kept})\n"))
}

fn age(what: &str, days: u32) -> String {
    match days {
        0 => format!("none of those {what}"),
        days => format!("{what} more than {days} days ago"),
    }
}

/// Closes the tables that were abandoned, or counts them.
fn close_abandoned(args: &PruneArgs) -> Result<()> {
    let config = serve::storage(&args.storage)?;
    let server::Abandoned { found, closed } = server::close_abandoned(&config, args.yes)?;
    let sentence = if args.yes {
        format!("{closed} of {found} abandoned tables are closed\n")
    } else {
        format!("{found} tables are abandoned; `--yes` closes them for good\n")
    };
    output::print(&sentence)
}
