//! `boroughs upgrade --check`: which tables of a server would go on under the rules of this
//! program.

use std::process::ExitCode;

use anyhow::Result;
use host::Json;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use server::{AsideReason, Fate, Forecast};

use crate::{cli::UpgradeArgs, output, serve};

/// What it ends with if some table would be set aside.
const SET_ASIDE: u8 = 1;

#[derive(Debug, Serialize)]
struct UpgradeReport {
    goes_on: usize,
    set_aside: usize,
    tables: Vec<Forecast>,
}

pub(crate) fn run(args: &UpgradeArgs) -> Result<ExitCode> {
    let config = serve::storage(&args.storage)?;
    // Rules that fail on a table are told with it; what they say may tell what somebody holds.
    std::panic::set_hook(Box::new(|_| {}));
    let bar = progress_bar();
    let mut tables = Vec::new();
    let looked = server::forecast(&config, host::GAMES, |all, forecast| {
        bar.set_length(all as u64);
        bar.inc(1);
        tables.push(forecast);
    });
    bar.finish_and_clear();
    drop(std::panic::take_hook());
    looked?;
    let goes_on = tables.iter().filter(|it| it.fate.goes_on()).count();
    let report = UpgradeReport {
        goes_on,
        set_aside: tables.len() - goes_on,
        tables,
    };
    let text = if args.json {
        format!("{}\n", Json::of(&report))
    } else {
        said(&report)
    };
    output::print(&text)?;
    Ok(match report.set_aside {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(SET_ASIDE),
    })
}

/// On standard error, and only where somebody looks at it.
fn progress_bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} tables, {per_sec}, {eta} left");
    ProgressBar::new(0).with_style(style.expect("the template is well formed"))
}

fn said(report: &UpgradeReport) -> String {
    let mut text = String::new();
    if !report.tables.is_empty() {
        let head = [
            "table",
            "game",
            "rules",
            "actions",
            "people",
            "under the rules here",
        ];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        rows.extend(report.tables.iter().map(row));
        text = lab::table(&rows);
    }
    let (goes_on, set_aside) = (report.goes_on, report.set_aside);
    format!("{text}{goes_on} unfinished tables would go on, {set_aside} would be set aside\n")
}

fn row(forecast: &Forecast) -> Vec<String> {
    let rules = match (forecast.from, forecast.to) {
        (from, to) if from == to => from.to_string(),
        (from, to) => format!("{from} to {to}"),
    };
    let fate = match &forecast.fate {
        Fate::Same => "goes on, by the same rules".to_owned(),
        Fate::GoesOn => "goes on, all was told alike".to_owned(),
        Fate::SetAside(why) => format!("set aside: {}", reason(*why)),
        Fate::Unreadable(why) => format!("cannot be read: {why}"),
    };
    vec![
        format!("{}…", forecast.table),
        forecast.game.clone(),
        rules,
        forecast.plies.to_string(),
        forecast.people.join(", "),
        fate,
    ]
}

fn reason(why: AsideReason) -> &'static str {
    match why {
        AsideReason::Unproven => "it is not noted what people were told",
        AsideReason::Format => "what people were told is noted in another form",
        AsideReason::Forbidden => "an action that was taken is forbidden",
        AsideReason::Different => "people were told another game",
        AsideReason::Fault => "the rules fail on it",
        AsideReason::Options => "its options are not known",
    }
}
