//! Docs that say nothing: a question word or a pronoun where a sentence should stand.

use crate::{Problem, tree::File};

/// Words that are no doc by themselves: each of them asks or points, and none of them tells.
const EMPTY: [&str; 24] = [
    "both", "how", "it", "its", "itself", "many", "much", "none", "not", "one", "other", "same",
    "so", "that", "the", "those", "through", "what", "when", "where", "which", "who", "whose",
    "why",
];

/// The doc comments of a Rust source that have only empty words: `Whose.`, `Why not.`, `Both.`
pub fn check(file: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut doc: Option<(usize, String)> = None;
    for (n, line) in file.text.lines().enumerate() {
        match text_of(line) {
            Some(text) => {
                let (_, whole) = doc.get_or_insert_with(|| (n + 1, String::new()));
                whole.push_str(text);
                whole.push(' ');
            }
            None => problems.extend(doc.take().and_then(|doc| problem(file, &doc))),
        }
    }
    problems.extend(doc.and_then(|doc| problem(file, &doc)));
    problems
}

/// What a line of a doc comment says; `None` if the line is not one.
fn text_of(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text = line
        .strip_prefix("///")
        .or_else(|| line.strip_prefix("//!"))?;
    (!text.starts_with('/')).then(|| text.trim())
}

fn problem(file: &File, (line, doc): &(usize, String)) -> Option<Problem> {
    let mut words = doc
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .peekable();
    let is_empty =
        words.peek().is_some() && words.all(|word| EMPTY.contains(&&*word.to_lowercase()));
    let says = || {
        format!(
            "`{}` tells a stranger nothing: say what it is",
            doc.trim_end()
        )
    };
    is_empty.then(|| Problem::new(&file.path, *line, says()))
}
