//! Scripts, sheets and words as they are loaded: without what is there for their readers here.
//!
//! Of scripts and words whole lines go, and indentation. What packs them afterwards does the rest,
//! and a line that is kept means what it meant: no parser is needed to be sure of that. Of sheets
//! every space goes that parts nothing: they have no lines, and little in them is more than that.

use std::{iter::Peekable, str, str::Chars};

use anyhow::Result;

/// The file `name` without remarks that have lines of their own, blank lines and indentation, as
/// far as they mean nothing in such a file.
pub(super) fn trimmed(name: &str, bytes: Vec<u8>) -> Result<Vec<u8>> {
    let kept = match name.rsplit('.').next() {
        Some("css") => sheet(str::from_utf8(&bytes)?),
        Some("js") => code(str::from_utf8(&bytes)?),
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

/// What parts a sheet by itself, without spaces around it.
const PARTS: [char; 4] = ['{', '}', ';', ','];

/// A sheet without remarks and without the spaces that mean nothing. Those in texts stay, and those
/// between words, which part selectors and the two sides of a `+`.
fn sheet(text: &str) -> String {
    let mut kept = String::new();
    let mut letters = text.chars().peekable();
    let mut space = false;
    while let Some(letter) = letters.next() {
        if letter.is_whitespace() {
            space = true;
            continue;
        }
        if letter == '/' && letters.peek() == Some(&'*') {
            pass_remark(&mut letters);
            continue;
        }
        // A colon is followed by a value; what stands before it may be a selector.
        let parts_before = |last| PARTS.contains(&last) || last == ':';
        let is_parted = kept.chars().next_back().is_none_or(parts_before);
        if space && !is_parted && !PARTS.contains(&letter) {
            kept.push(' ');
        }
        space = false;
        if letter == '}' && kept.ends_with(';') {
            kept.pop();
        }
        kept.push(letter);
        if letter == '"' || letter == '\'' {
            keep_text(letter, &mut letters, &mut kept);
        }
    }
    kept
}

/// Goes on behind a remark.
fn pass_remark(letters: &mut Peekable<Chars<'_>>) {
    letters.next();
    let mut last = ' ';
    for letter in letters {
        if last == '*' && letter == '/' {
            return;
        }
        last = letter;
    }
}

/// Keeps a text that has begun, up to the mark that ends it.
fn keep_text(mark: char, letters: &mut Peekable<Chars<'_>>, kept: &mut String) {
    while let Some(letter) = letters.next() {
        kept.push(letter);
        if letter == mark {
            return;
        }
        if letter == '\\' {
            kept.extend(letters.next());
        }
    }
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
    }

    #[test]
    fn a_sheet_keeps_the_spaces_that_part_something() {
        let sheet = "/* One: don't */\n.a {\n  color: red;\n  margin: 0 auto;\n}\n/* Two */.b { }";
        assert_eq!(kept("a.css", sheet), ".a{color:red;margin:0 auto}.b{}");
        let sheet = ".a :hover, .b > .c { width: calc(1px + (2em - 3px)) }\n\
            @media (min-width: 40em) and (hover: none) {\n  .d .e { flex: 1 }\n}\n";
        assert_eq!(
            kept("a.css", sheet),
            ".a :hover,.b > .c{width:calc(1px + (2em - 3px))}\
             @media (min-width:40em) and (hover:none){.d .e{flex:1}}"
        );
        let sheet = ".a::before { content: \" ; { '/* x */ \\\" \" /* gone */ 'y  z'; }";
        assert_eq!(
            kept("a.css", sheet),
            ".a::before{content:\" ; { '/* x */ \\\" \" 'y  z'}"
        );
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
