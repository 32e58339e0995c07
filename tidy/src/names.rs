//! One word, one meaning: no two types that others can see have the same name.

use std::collections::BTreeMap;

use syn::{Ident, Item, Visibility};

use crate::{Problem, ids, tree::Tree, words};

/// Names that two types have after all, and why.
pub const EXCUSED: &[(&str, &str)] = &[
    (
        "Face",
        "what a game adds to be drawn, once for the terminal and once for the browser",
    ),
    (
        "Id",
        "of a guest or a table, drawn by chance; as a trait, of a thing in the box of a game",
    ),
    (
        "Lang",
        "that of `prose`; the description of the API has it under this name",
    ),
    (
        "Listed",
        "a game of the one list; the description of the API has a table's stage under this name",
    ),
    (
        "TableLine",
        "a table in a list: this device's own, and the server's as the API describes it",
    ),
];

/// A type: its file, its line and its name.
type Found<'a> = (&'a str, usize, String);

/// The public and crate-visible types whose names others have too. Games call things as their
/// rulebooks do, so their crates and files are left out; so are tests.
pub fn check(tree: &Tree, excused: &[(&str, &str)]) -> Vec<Problem> {
    let games = ids::names(tree);
    let shipped = tree.rust().filter(|file| {
        !file.is_test()
            && !file.path.starts_with("games/")
            && !games.iter().any(|game| ids::is_of(&file.path, game))
    });
    let mut first: BTreeMap<String, (String, usize)> = BTreeMap::new();
    let mut used: Vec<&str> = Vec::new();
    let mut problems = Vec::new();
    for (path, line, name) in shipped.flat_map(|file| types_in(&file.path, &file.text)) {
        let Some((other, at)) = first.get(&name) else {
            first.insert(name, (path.to_owned(), line));
            continue;
        };
        if let Some((excused, _)) = excused.iter().find(|(excused, _)| *excused == name) {
            used.push(excused);
        } else {
            let says = format!("`{name}` is another type's name, in {other}:{at}");
            problems.push(Problem::new(path, line, says));
        }
    }
    let idle = excused.iter().filter(|(name, _)| !used.contains(name));
    problems.extend(idle.map(|(name, _)| {
        let says = format!("`{name}` is excused from being unique, and is");
        Problem::new("tidy/src/names.rs", 1, says)
    }));
    problems
}

/// The types of a source that other files can see.
fn types_in<'a>(path: &'a str, text: &str) -> Vec<Found<'a>> {
    let tests = words::test_lines(text);
    let items = syn::parse_file(text).map_or_else(|_| Vec::new(), |source| source.items);
    let mut found = Vec::new();
    collect(&items, &mut |name| {
        let line = name.span().start().line;
        if !tests.iter().any(|range| range.contains(&line)) {
            found.push((path, line, name.to_string()));
        }
    });
    found
}

fn collect(items: &[Item], find: &mut impl FnMut(&Ident)) {
    for item in items {
        let (visibility, name) = match item {
            Item::Struct(item) => (&item.vis, &item.ident),
            Item::Enum(item) => (&item.vis, &item.ident),
            Item::Union(item) => (&item.vis, &item.ident),
            Item::Trait(item) => (&item.vis, &item.ident),
            Item::Type(item) => (&item.vis, &item.ident),
            Item::Mod(item) => {
                let inside = item.content.iter();
                inside.for_each(|(_, items)| collect(items, find));
                continue;
            }
            _ => continue,
        };
        if is_seen(visibility) {
            find(name);
        }
    }
}

/// Whether the whole crate sees it, or more.
fn is_seen(visibility: &Visibility) -> bool {
    match visibility {
        Visibility::Public(_) => true,
        Visibility::Restricted(restricted) => restricted.path.is_ident("crate"),
        Visibility::Inherited => false,
    }
}
