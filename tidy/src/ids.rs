//! One list of games: outside its own files and the list, no code knows a game by its id.

use crate::{
    Problem,
    tree::{File, Tree},
    words,
};

/// Where the list is.
const LIST: &str = "engine/games/";

/// What is code, or read by code.
const CODE: &[&str] = &[
    "rs",
    "toml",
    "css",
    "js",
    "html",
    "svg",
    "ftl",
    "webmanifest",
];

/// Files that name games after all, and why.
const EXCUSED: &[(&str, &str)] = &[
    (
        "clients/web/Cargo.toml",
        "cargo wants to be told of each program that it is not to be tested nor documented",
    ),
    (
        "docs/speed.toml",
        "what a decision of each game costs, one beside the other, as a program wrote it down",
    ),
    (
        "docs/weight.toml",
        "what a visit to each game may load, one beside the other",
    ),
    (
        "server/src/web/shapes.rs",
        "an example in the description of the API is a game that there is",
    ),
];

/// The lines that know a game by its id, written with hyphens or underscores. Tests may, papers
/// and comments too; what a game knows of another is another matter (`layers`).
pub fn check(tree: &Tree) -> Vec<Problem> {
    let names = names(tree);
    let is_code = |file: &&File| CODE.iter().any(|extension| file.has_extension(extension));
    let files = tree.files.iter().filter(is_code);
    let files = files.filter(|file| !file.is_test() && !is_excused(&file.path));
    let of_house = files.filter(|file| !names.iter().any(|name| is_of(&file.path, name)));
    of_house.flat_map(|file| named_in(file, &names)).collect()
}

/// What the games are called in paths and modules: their ids, with hyphens and with underscores.
pub(crate) fn names(tree: &Tree) -> Vec<String> {
    let folders = tree.games();
    let ids = folders
        .iter()
        .filter_map(|folder| folder.rsplit('/').next());
    ids.flat_map(|id| [id.to_owned(), id.replace('-', "_")])
        .collect()
}

fn is_excused(path: &str) -> bool {
    path.starts_with(LIST) || EXCUSED.iter().any(|(excused, _)| *excused == path)
}

/// Whether a file belongs to the game of this name: it has the name, or lies in a folder with it.
pub(crate) fn is_of(path: &str, name: &str) -> bool {
    let mut parts = path.split('/');
    parts.any(|part| part.split('.').next() == Some(name))
}

fn named_in(file: &File, names: &[String]) -> Vec<Problem> {
    let tests = if file.is_rust() {
        words::test_lines(&file.text)
    } else {
        Vec::new()
    };
    let mut problems = Vec::new();
    for (n, line) in (1..).zip(file.text.lines()) {
        let code = without_comment(line);
        if tests.iter().any(|lines| lines.contains(&n)) {
            continue;
        }
        for name in names.iter().filter(|name| has_word(code, name)) {
            let says = format!("`{name}` is named outside its own files and the list of games");
            problems.push(Problem::new(&file.path, n, says));
        }
    }
    problems
}

/// The line without what stands behind `//` or `#`, which begins a comment where it is not part of
/// a text or an address.
fn without_comment(line: &str) -> &str {
    let is_comment = ["//", "# ", "/*", "<!--"];
    if is_comment
        .iter()
        .any(|mark| line.trim_start().starts_with(mark))
    {
        return "";
    }
    line.split(" // ").next().unwrap_or_default()
}

/// Whether `name` is in `line` as a word of its own, and not part of a longer name.
fn has_word(line: &str, name: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    line.match_indices(name).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + name.len()..]);
        !before.ends_with(joins) && !after.starts_with(joins)
    })
}
