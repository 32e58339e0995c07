//! `boroughs games`: what there is to play.

use anyhow::Result;
use host::{CatalogEntry, GAMES, Json};
use serde::Serialize;

use crate::{cli::GamesArgs, output};

#[derive(Serialize)]
struct GameLine {
    id: &'static str,
    title: &'static str,
    credits: String,
    seats_min: u8,
    seats_max: u8,
    rules_version: u32,
    options: Vec<OptionLine>,
}

#[derive(Serialize)]
struct OptionLine {
    key: &'static str,
    values: String,
}

pub(crate) fn run(args: &GamesArgs) -> Result<()> {
    let lines: Vec<GameLine> = GAMES.iter().map(line).collect();
    if args.json {
        return output::print(&format!("{}\n", Json::of(&lines)));
    }
    let texts: Vec<String> = lines.iter().map(GameLine::to_text).collect();
    output::print(&texts.concat())
}

impl GameLine {
    fn to_text(&self) -> String {
        let (id, title, credits) = (self.id, self.title, &self.credits);
        let (min, max) = (self.seats_min, self.seats_max);
        let head = format!("{id}\n  {title}, {credits}; {min} to {max} seats\n");
        let options = self.options.iter().map(|OptionLine { key, values }| {
            // What stands for the value is not a value: the words behind say what may.
            format!("  --option {key}=…  {values}\n")
        });
        [head].into_iter().chain(options).collect()
    }
}

fn line(entry: &CatalogEntry) -> GameLine {
    let options = entry.options.iter();
    let options = options.map(|choice| OptionLine {
        key: choice.key,
        values: choice.kind.to_string(),
    });
    GameLine {
        id: entry.info.id,
        title: entry.info.title,
        credits: entry.info.credits(),
        seats_min: entry.info.seats_min,
        seats_max: entry.info.seats_max,
        rules_version: entry.info.rules_version,
        options: options.collect(),
    }
}
