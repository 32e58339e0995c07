//! Dead files: Rust sources that no `mod` reaches are compiled by nobody.

use std::collections::BTreeSet;

use syn::{Item, ItemMod, Meta};

use crate::{
    Problem,
    tree::{File, Tree},
};

/// The Rust sources that no crate compiles.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let games: Vec<String> = tree
        .games()
        .iter()
        .map(|folder| module_of(folder))
        .collect();
    let mut reached = BTreeSet::new();
    let mut ways: Vec<&File> = tree.rust().filter(|file| is_root(&file.path)).collect();
    while let Some(file) = ways.pop() {
        if reached.insert(file.path.clone()) {
            let paths = declared(file, &games).into_iter();
            ways.extend(paths.filter_map(|path| tree.file(&path)));
        }
    }
    let sources = tree.rust().filter(|file| is_compiled(&file.path));
    let dead = sources.filter(|file| !reached.contains(&file.path));
    dead.map(|file| Problem::new(&file.path, 1, "no `mod` leads to this file"))
        .collect()
}

/// Whether a crate begins here: what cargo finds by itself.
fn is_root(path: &str) -> bool {
    let parts: Vec<&str> = path.rsplit('/').collect();
    let found_by_cargo = |folder| ["tests", "benches", "examples", "bin"].contains(&folder);
    match parts[..] {
        ["lib.rs" | "main.rs", "src", ..] | ["build.rs", ..] => true,
        ["main.rs", _, folder, ..] if found_by_cargo(folder) => true,
        [_, folder, ..] => found_by_cargo(folder),
        _ => false,
    }
}

/// Templates and the like lie outside the folders that cargo looks into.
fn is_compiled(path: &str) -> bool {
    let mut folders = path.split('/');
    folders.any(|folder| ["src", "tests", "benches", "examples"].contains(&folder))
        && !path.contains("/template/")
}

/// The module that the game in this folder has wherever there is one for each game.
fn module_of(folder: &str) -> String {
    let name = folder.rsplit('/').next().unwrap_or_default();
    name.replace('-', "_")
}

/// The paths at which the modules that `file` declares may lie, those of `games` included where
/// it says `games::modules!`.
fn declared(file: &File, games: &[String]) -> Vec<String> {
    let Ok(source) = syn::parse_file(&file.text) else {
        return Vec::new();
    };
    let (folder, name) = file.path.rsplit_once('/').unwrap_or(("", &file.path));
    let stem = name.trim_end_matches(".rs");
    let below = if is_root(&file.path) || stem == "mod" {
        folder.to_owned()
    } else {
        format!("{folder}/{stem}")
    };
    let mut paths = Vec::new();
    collect(&source.items, folder, &below, &mut paths);
    if source.items.iter().any(has_a_module_for_each_game) {
        paths.extend(games.iter().flat_map(|game| may_lie(&below, game)));
    }
    paths
}

fn has_a_module_for_each_game(item: &Item) -> bool {
    let Item::Macro(item) = item else {
        return false;
    };
    let path = item.mac.path.segments.iter();
    let path: Vec<String> = path.map(|part| part.ident.to_string()).collect();
    path == ["games", "modules"]
}

fn may_lie(below: &str, name: &str) -> [String; 2] {
    [
        format!("{below}/{name}.rs"),
        format!("{below}/{name}/mod.rs"),
    ]
}

fn collect(items: &[Item], folder: &str, below: &str, paths: &mut Vec<String>) {
    for item in items {
        let Item::Mod(module) = item else { continue };
        let name = &module.ident;
        if let Some((_, items)) = &module.content {
            collect(items, folder, &format!("{below}/{name}"), paths);
        } else if let Some(path) = path_attribute(module) {
            paths.push(format!("{folder}/{path}"));
        } else {
            paths.extend(may_lie(below, &name.to_string()));
        }
    }
}

fn path_attribute(module: &ItemMod) -> Option<String> {
    module
        .attrs
        .iter()
        .find_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
                syn::Expr::Lit(literal) => match &literal.lit {
                    syn::Lit::Str(path) => Some(path.value()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        })
}
