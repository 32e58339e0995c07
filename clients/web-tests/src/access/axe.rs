//! The second opinion on a page: axe-core, from the npm registry.
//!
//! `cargo verify browser` lays it into the target folder; `axe/package-lock.json` holds its
//! version and what it must be to the letter. `docs/decisions/own-access-checker.md` says why there
//! are two checkers.

use std::fs;

use serde::Deserialize;

use crate::{Page, folders};

use super::Violation;

/// Runs it on the page as it is now, with all its rules but one. What moves is moved on first: axe
/// would judge contrasts in the middle of a fade.
///
/// The rule left out compares the name of a control with the text in it. Pieces of a board are
/// drawn with prices, numbers and names cut short, and named in sentences.
const RUN: &str = r#"
for (const it of document.getAnimations()) {
    try { it.finish(); } catch { it.cancel(); }
}
const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    rules: { "label-content-name-mismatch": { enabled: false } },
});
return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => ({ id, help, place: `${target.join(" ")} ${html}` })));
"#;

/// The longest piece of a page's source that is told.
const PLACE_MAX: usize = 300;

/// A rule of axe that an element breaks.
#[derive(Debug, Deserialize)]
struct Fault {
    id: String,
    help: String,
    place: String,
}

/// Everything axe finds wrong with the page as it is now.
pub async fn violations(page: &Page) -> Vec<Violation> {
    let is_there: bool = page.look("return !!window.axe;", Vec::new()).await;
    if !is_there {
        let _: Option<bool> = page.look(&source(), Vec::new()).await;
    }
    let faults: Vec<Fault> = page.look_long(RUN, Vec::new()).await;
    faults.into_iter().map(violation).collect()
}

fn violation(fault: Fault) -> Violation {
    Violation {
        rule: format!("axe {}", fault.id),
        what: fault.help,
        place: fault.place.chars().take(PLACE_MAX).collect(),
    }
}

/// The text of axe, which puts itself into the window.
fn source() -> String {
    let file = folders::axe();
    let text = fs::read_to_string(&file);
    text.unwrap_or_else(|error| {
        panic!(
            "{}: {error}: `cargo verify browser` fetches it",
            file.display()
        )
    })
}
