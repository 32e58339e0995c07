//! `boroughs check`: looks through a storage and names what is damaged.

use std::fmt::Write;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use server::store::Findings;

use crate::{cli::CheckArgs, output, serve};

/// Something stored is not what was stored.
#[derive(Debug)]
pub(crate) struct Damaged(String);

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Damaged {}

pub(crate) fn run(args: &CheckArgs) -> Result<()> {
    let config = serve::storage(&args.storage)?;
    // On standard error, and only where somebody looks at it.
    let bar = ProgressBar::new(0).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} entries, {per_sec}, {eta} left")
            .expect("the template is well formed"),
    );
    let findings = server::check(&config, args.file.as_deref(), &mut |at, end| {
        bar.set_length(end);
        bar.set_position(at);
    })?;
    bar.finish_and_clear();
    let Findings {
        tables, entries, ..
    } = &findings;
    let counts = format!("{entries} entries of {tables} tables");
    if findings.is_sound() {
        return output::print(&format!("{counts}, all as they were stored\n"));
    }
    output::print(&damage(&findings))?;
    let many = findings.damaged.len();
    Err(Damaged(format!("{counts}; {many} damaged tables")).into())
}

/// A line for each thing that is not as it was stored.
fn damage(findings: &Findings) -> String {
    let mut text = String::new();
    for bad in &findings.damaged {
        let _ = writeln!(text, "table {}: entry {} is damaged", bad.table, bad.number);
    }
    if findings.strays > 0 {
        let _ = writeln!(text, "{} entries belong to no table", findings.strays);
    }
    if findings.is_cut_short {
        text.push_str("the database cannot be read to its end\n");
    }
    text
}
