//! Scripts, sheets and words as they are loaded: without what is there for their readers here.
//!
//! Whole lines go, and indentation. What packs them afterwards does the rest, and a line that is
//! kept means what it meant: no parser of three languages is needed to be sure of that.

use std::str;

use anyhow::Result;

/// The file `name` without remarks that have lines of their own, blank lines and indentation, as
/// far as they mean nothing in such a file.
pub(super) fn trimmed(name: &str, bytes: Vec<u8>) -> Result<Vec<u8>> {
    let kept = match name.rsplit('.').next() {
        Some("css" | "js") => code(str::from_utf8(&bytes)?),
        Some("ftl") => words(str::from_utf8(&bytes)?),
        _ => return Ok(bytes),
    };
    Ok(kept.into_bytes())
}

/// No text of ours or of the bindings goes on in the next line: indentation is no part of any.
fn code(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        rest = rest.trim_start();
        if let Some(remark) = rest.strip_prefix("/*") {
            rest = remark.split_once("*/").map_or("", |(_, rest)| rest);
            continue;
        }
        let (line, others) = rest.split_once('\n').unwrap_or((rest, ""));
        if !line.starts_with("//") && !line.is_empty() {
            kept.push_str(line.trim_end());
            kept.push('\n');
        }
        rest = others;
    }
    kept
}

/// Indented lines belong to a message: they stay as they are.
fn words(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !line.starts_with('#')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(name: &str, text: &str) -> String {
        let kept = trimmed(name, text.as_bytes().to_vec()).unwrap();
        String::from_utf8(kept).unwrap()
    }

    #[test]
    fn remarks_blank_lines_and_indentation_go() {
        let script =
            "// One\n\nlet a = 1; // stays\n  /**\n   * Two\n   */\n  b(\"/* stays */\");\n";
        assert_eq!(
            kept("a.js", script),
            "let a = 1; // stays\nb(\"/* stays */\");\n"
        );
        let sheet = "/* One */\n.a {\n  color: red;\n}\n/* Two */.b { }";
        assert_eq!(kept("a.css", sheet), ".a {\ncolor: red;\n}\n.b { }\n");
    }

    #[test]
    fn messages_keep_their_lines() {
        let file = "# One\na =\n    A\n\n    # B\n## Two\nc = C # D\n";
        assert_eq!(kept("a.ftl", file), "a =\n    A\n\n    # B\nc = C # D\n");
    }

    #[test]
    fn other_files_stay_as_they_are() {
        assert_eq!(kept("a.md", "# One\n\n  two\n"), "# One\n\n  two\n");
    }
}
