//! The coverage of a ledger as a table, for people and for the documentation.

use std::fmt::Write;

use crate::citations::{Citation, Cited};

/// How many entries of a ledger are cited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// The entries.
    pub rules: usize,
    /// Those that code has to cite.
    pub want_code: usize,
    /// Those of them that code does cite.
    pub with_code: usize,
    /// The entries that a test cites.
    pub with_test: usize,
}

/// The coverage of one game.
pub fn coverage(cited: &Cited) -> Coverage {
    let has = |citations: &[Citation], id: &str| citations.iter().any(|cite| cite.id == id);
    let rules = &cited.rules;
    let want_code = rules.iter().filter(|rule| rule.wants_code());
    Coverage {
        rules: rules.len(),
        want_code: want_code.clone().count(),
        with_code: want_code.filter(|rule| has(&cited.code, &rule.id)).count(),
        with_test: rules
            .iter()
            .filter(|rule| has(&cited.tests, &rule.id))
            .count(),
    }
}

/// Rule by rule, where it is enforced and where it is tested, as a Markdown table.
pub fn table(cited: &Cited) -> String {
    let mut table = String::from("| Rule | Code | Tests |\n| --- | --- | --- |\n");
    for rule in &cited.rules {
        let code = match &rule.no_code {
            Some(reason) => format!("none: {reason}"),
            None => places(&cited.code, &rule.id),
        };
        let tests = places(&cited.tests, &rule.id);
        writeln!(table, "| {} | {code} | {tests} |", rule.id).expect("a string takes all");
    }
    let Coverage {
        rules,
        want_code,
        with_code,
        with_test,
    } = coverage(cited);
    let sum = format!("| {rules} | {with_code} of {want_code} | {with_test} of {rules} |\n");
    table + &sum
}

/// The files that cite `id`, without the path to the crate.
fn places(citations: &[Citation], id: &str) -> String {
    let mut places: Vec<&str> = Vec::new();
    for citation in citations.iter().filter(|citation| citation.id == id) {
        let parts = citation.file.splitn(4, '/').nth(3);
        let place = parts.unwrap_or(&citation.file);
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places.join(", ")
}
