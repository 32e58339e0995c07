//! One change of the rules, as cargo-mutants lists it.

use anyhow::{Context, Result};
use serde_json::Value;

/// One place of a source, and what stands there instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    /// `games/the-city/src/legal.rs:31:9: replace < with == in …`, as cargo-mutants writes it.
    pub(super) name: String,
    /// Below the root of the workspace.
    pub(super) file: String,
    start: Place,
    end: Place,
    replacement: String,
}

/// A line and a column of it, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    line: usize,
    column: usize,
}

impl Change {
    /// The changes of `cargo mutants --list --json`.
    pub(super) fn all(listed: &str) -> Result<Vec<Change>> {
        let listed: Vec<Value> = serde_json::from_str(listed)?;
        let read = |listed| Change::of(listed).context("cargo-mutants lists a change otherwise");
        listed.iter().map(read).collect()
    }

    fn of(listed: &Value) -> Option<Change> {
        let text = |key: &str| listed[key].as_str().map(str::to_owned);
        let place = |key: &str| {
            let number = |part: &str| usize::try_from(listed["span"][key][part].as_u64()?).ok();
            Some(Place {
                line: number("line")?,
                column: number("column")?,
            })
        };
        Some(Change {
            name: text("name")?,
            file: text("file")?,
            start: place("start")?,
            end: place("end")?,
            replacement: text("replacement")?,
        })
    }

    /// The source with this change in it, if its places are there.
    pub(super) fn made_in(&self, source: &str) -> Option<String> {
        let (start, end) = (self.start.byte_in(source)?, self.end.byte_in(source)?);
        let (before, after) = (source.get(..start)?, source.get(end..)?);
        Some(format!("{before}{}{after}", self.replacement))
    }
}

impl Place {
    /// The byte at this place.
    fn byte_in(self, source: &str) -> Option<usize> {
        let before = source.split_inclusive('\n').take(self.line.checked_sub(1)?);
        let line_start: usize = before.map(str::len).sum();
        let rest = source.get(line_start..)?;
        let ends = [(rest.len(), ' ')];
        let mut columns = rest.char_indices().chain(ends);
        let (column, _) = columns.nth(self.column.checked_sub(1)?)?;
        Some(line_start + column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTED: &str = r#"[{
        "name": "games/toy/src/legal.rs:2:10: replace < with == in fits",
        "package": "toy",
        "file": "games/toy/src/legal.rs",
        "function": { "function_name": "fits", "return_type": "-> bool" },
        "span": { "start": { "line": 2, "column": 10 }, "end": { "line": 2, "column": 11 } },
        "replacement": "==",
        "genre": "BinaryOperator"
    }]"#;

    #[test]
    fn a_change_is_made_where_it_is_listed() {
        let changes = Change::all(LISTED).unwrap();
        assert_eq!(changes.len(), 1);
        assert_eq!(changes[0].file, "games/toy/src/legal.rs");
        let source = "fn fits() {\n    é(1) < 2\n}\n";
        let expected = "fn fits() {\n    é(1) == 2\n}\n";
        assert_eq!(changes[0].made_in(source).as_deref(), Some(expected));
    }

    #[test]
    fn a_change_over_several_lines_leaves_what_is_around_it() {
        let mut change = Change::all(LISTED).unwrap().remove(0);
        change.start = Place { line: 1, column: 3 };
        change.end = Place { line: 3, column: 2 };
        change.replacement = "()".to_owned();
        assert_eq!(change.made_in("a {\nb\n} c").as_deref(), Some("a () c"));
        assert_eq!(change.made_in("a {\nb"), None);
    }

    #[test]
    fn a_list_in_another_form_is_told() {
        let trouble = Change::all(r#"[{"name": "no place"}]"#).unwrap_err();
        assert_eq!(
            trouble.to_string(),
            "cargo-mutants lists a change otherwise"
        );
    }
}
