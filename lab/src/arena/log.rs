//! Deals in a file, to go on with and to compare with.

use std::{
    fs::{self, File, OpenOptions},
    io::Write,
    path::Path,
};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::{Duel, DuelDeal};

/// One deal of one match, as a line of JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Who met whom, over what.
    #[serde(flatten)]
    pub heading: Heading,
    /// What came of it.
    #[serde(flatten)]
    pub deal: DuelDeal,
}

/// What tells one match from another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading {
    /// The game's id.
    pub game: String,
    /// The bot in question.
    pub a: String,
    /// The bot it was compared with.
    pub b: String,
    /// Who else sat there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub field: Vec<String>,
    /// How many sat at the table.
    pub seats: u8,
    /// The options in one line.
    pub options: String,
    /// What the deals come from.
    pub seed: String,
}

impl Heading {
    /// The heading of a match.
    pub fn of(game: &str, pairing: &Duel) -> Self {
        Heading {
            game: game.to_owned(),
            a: pairing.a.to_string(),
            b: pairing.b.to_string(),
            field: pairing.field.iter().map(ToString::to_string).collect(),
            seats: pairing.seats.get(),
            options: pairing.options.clone(),
            seed: pairing.seed.to_string(),
        }
    }
}

/// The deals of a file. Without a file nothing is kept.
#[derive(Debug, Default)]
pub(super) struct Log {
    rows: Vec<Row>,
    file: Option<File>,
}

impl Log {
    /// What the file has, if there is one; deals are added at its end. A last line that was cut
    /// off is taken away.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let name = path.display();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(|| format!("cannot read {name}")),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut rows = Vec::new();
        for (n, line) in (1..).zip(text[..whole].lines()) {
            let row = serde_json::from_str(line);
            rows.push(row.with_context(|| format!("line {n} of {name} is no deal"))?);
        }
        let open = OpenOptions::new().create(true).append(true).open(path);
        let file = open.with_context(|| format!("cannot write {name}"))?;
        file.set_len(whole as u64)?;
        let file = Some(file);
        Ok(Log { rows, file })
    }

    /// The deals of a match that there are, from the first one on without a gap.
    pub(super) fn deals(&self, heading: &Heading, deals: u64) -> Vec<DuelDeal> {
        let rows = self.rows.iter().filter(|row| row.heading == *heading);
        let in_order = rows.map(|row| row.deal).zip(0..deals);
        let in_order = in_order.take_while(|(deal, n)| deal.deal == *n);
        in_order.map(|(deal, _)| deal).collect()
    }

    /// Keeps a deal.
    pub(super) fn append(&mut self, row: &Row) -> Result<()> {
        if let Some(file) = &mut self.file {
            let line = serde_json::to_string(row)?;
            writeln!(file, "{line}").context("cannot keep a deal")?;
        }
        Ok(())
    }
}
