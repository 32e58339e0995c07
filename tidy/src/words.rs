//! Banned words. The list is data: `banned.txt`.

use std::ops::RangeInclusive;

use syn::{Attribute, Item, spanned::Spanned};

use crate::{Problem, tree::File};

/// The list itself.
pub const BANNED: &str = include_str!("banned.txt");
/// Where the list lies: the one file that may write them all.
pub const LIST: &str = "tidy/src/banned.txt";

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Banned<'a> {
    /// Where it is banned.
    pub place: Scope,
    /// The word.
    pub word: &'a str,
    /// What to do instead, or why.
    pub why: &'a str,
    /// What excuses the word when it follows at once.
    pub excuse: Option<&'a str>,
}

/// The parts of the tree a word can be banned from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Every text.
    Any,
    /// Every Rust source.
    Rust,
    /// Rust that is shipped.
    Code,
    /// What decides a game.
    Rules,
}

/// The lines of a list. The error is the first line that lacks a field or names no place.
pub fn list(text: &str) -> Result<Vec<Banned<'_>>, &str> {
    let lines = text.lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("# ") && *line != "#");
    lines.map(|line| banned(line).ok_or(line)).collect()
}

fn banned(line: &str) -> Option<Banned<'_>> {
    let mut fields = line.split(" | ");
    let place = match fields.next()? {
        "any" => Scope::Any,
        "rust" => Scope::Rust,
        "code" => Scope::Code,
        "rules" => Scope::Rules,
        _ => return None,
    };
    Some(Banned {
        place,
        word: fields.next()?,
        why: fields.next()?,
        excuse: fields.next(),
    })
}

/// The banned words in `file`.
pub fn check(file: &File, list: &[Banned<'_>]) -> Vec<Problem> {
    if file.path == LIST {
        return Vec::new();
    }
    let tests = if file.is_rust() {
        test_lines(&file.text)
    } else {
        Vec::new()
    };
    let mut problems = Vec::new();
    for (n, line) in file.text.lines().enumerate() {
        let is_shipped = !file.is_test()
            && !line.trim_start().starts_with("//")
            && !tests.iter().any(|range| range.contains(&(n + 1)));
        let applies = |place| match place {
            Scope::Any => true,
            Scope::Rust => file.is_rust(),
            Scope::Code => file.is_rust() && is_shipped,
            Scope::Rules => file.is_rust() && is_shipped && decides_a_game(&file.path),
        };
        for banned in list.iter().filter(|banned| applies(banned.place)) {
            if contains(line, banned) {
                let says = format!("`{}` is banned here: {}", banned.word, banned.why);
                problems.push(Problem::new(&file.path, n + 1, says));
            }
        }
    }
    problems
}

fn decides_a_game(path: &str) -> bool {
    path.starts_with("games/") || path.starts_with("engine/tabletop/")
}

/// Whether the word stands in `line` as a word of its own. The last part of a longer name counts,
/// the first part of a longer word does not, and a folder in the middle of a path is not an
/// absolute path.
fn contains(line: &str, banned: &Banned<'_>) -> bool {
    let word = banned.word;
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        let before = before.chars().next_back();
        let joined = |c: char| c.is_alphanumeric() || "._-".contains(c);
        let in_path = word.starts_with('/') && before.is_some_and(joined);
        let goes_on = word.ends_with(char::is_alphanumeric)
            && after.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit());
        let lower = word.starts_with(char::is_lowercase);
        let began_before = lower && before.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let excused = banned
            .excuse
            .is_some_and(|excuse| after.starts_with(excuse));
        !(in_path || goes_on || began_before || excused)
    })
}

/// The lines of modules and other items under `#[cfg(test)]`.
pub(crate) fn test_lines(source: &str) -> Vec<RangeInclusive<usize>> {
    let Ok(source) = syn::parse_file(source) else {
        return Vec::new();
    };
    let tests = source
        .items
        .iter()
        .filter(|item| attributes(item).iter().any(is_for_tests));
    tests
        .map(|item| item.span().start().line..=item.span().end().line)
        .collect()
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

fn is_for_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute
            .parse_args::<syn::Path>()
            .is_ok_and(|condition| condition.is_ident("test"))
}
