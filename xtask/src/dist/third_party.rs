//! The crates that the program is made of, with their licences as their authors give them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::Path,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{cargo::cargo, verify::WASM};

const HEAD: &str = "\
What this program is made of beside its own code, from crates.io, each with its licence.
A text that several crates have in common stands once, at the end.

";
/// How files with licences begin.
const FILES: [&str; 5] = ["licen", "copying", "notice", "copyright", "unlicense"];
/// The packages that end up in the program: itself and the page for browsers in it.
const PROGRAMS: [&str; 2] = ["boroughs", "web"];

/// A crate of somebody else.
struct Crate {
    title: String,
    licence: String,
    home: String,
    /// The numbers of its texts.
    texts: Vec<usize>,
}

/// All crates of others in the program for `host`, with their licences.
pub(super) fn licences(host: &str) -> Result<String> {
    let mut metadata = cargo()?;
    metadata.args(["metadata", "--format-version=1", "--locked"]);
    for platform in [host, WASM] {
        metadata.args(["--filter-platform", platform]);
    }
    let answer = metadata.output()?;
    if !answer.status.success() {
        bail!(
            "cargo metadata: {}",
            String::from_utf8_lossy(&answer.stderr)
        );
    }
    let metadata: Value = serde_json::from_slice(&answer.stdout)?;
    let used = used(&metadata)?;
    let packages = array(&metadata, "packages")?;
    let (mut crates, mut texts) = (Vec::new(), BTreeMap::new());
    for package in packages {
        // What has no source is ours.
        if used.contains(text(package, "id")?) && !package["source"].is_null() {
            crates.push(described(package, &mut texts)?);
        }
    }
    written(&crates, &texts)
}

/// The ids of all packages that the programs lead to, tests and build scripts left out.
fn used(metadata: &Value) -> Result<BTreeSet<String>> {
    let mut nodes = BTreeMap::new();
    for node in array(&metadata["resolve"], "nodes")? {
        nodes.insert(text(node, "id")?, array(node, "deps")?);
    }
    let mut waiting = Vec::new();
    for package in array(metadata, "packages")? {
        if PROGRAMS.contains(&text(package, "name")?) && package["source"].is_null() {
            waiting.push(text(package, "id")?);
        }
    }
    let mut used = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if !used.insert(id.to_owned()) {
            continue;
        }
        for dependency in *nodes.get(id).context("every package is a node")? {
            let mut kinds = array(dependency, "dep_kinds")?.iter();
            if kinds.any(|kind| kind["kind"].is_null()) {
                waiting.push(text(dependency, "pkg")?);
            }
        }
    }
    Ok(used)
}

/// A crate; texts that are new get the next number.
fn described(package: &Value, texts: &mut BTreeMap<String, usize>) -> Result<Crate> {
    let manifest = Path::new(text(package, "manifest_path")?);
    let folder = manifest.parent().context("a manifest lies in a folder")?;
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.to_lowercase();
        if path.is_file() && FILES.iter().any(|begin| name.starts_with(begin)) {
            files.push(path);
        }
    }
    files.sort();
    let mut numbers = Vec::new();
    for file in files {
        let bytes = fs::read(file)?;
        let licence = String::from_utf8_lossy(&bytes).trim().to_owned();
        let next = texts.len() + 1;
        numbers.push(*texts.entry(licence).or_insert(next));
    }
    let or_nothing = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
    Ok(Crate {
        title: format!("{} {}", text(package, "name")?, text(package, "version")?),
        licence: or_nothing("license"),
        home: or_nothing("repository"),
        texts: numbers,
    })
}

fn written(crates: &[Crate], texts: &BTreeMap<String, usize>) -> Result<String> {
    let mut page = HEAD.to_owned();
    for it in crates {
        writeln!(page, "## {}\n{}\n{}", it.title, it.licence, it.home)?;
        let numbers: Vec<_> = it.texts.iter().map(usize::to_string).collect();
        match &numbers[..] {
            [] => page.push_str("It comes without a text.\n\n"),
            numbers => writeln!(page, "Text {}\n", numbers.join(", "))?,
        }
    }
    let by_number: BTreeMap<_, _> = texts.iter().map(|(text, number)| (number, text)).collect();
    for (number, text) in by_number {
        writeln!(page, "---- Text {number} ----\n\n{text}\n")?;
    }
    Ok(page)
}

fn array<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>> {
    let array = value[key].as_array();
    array.with_context(|| format!("cargo metadata has no list of {key}"))
}

fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str> {
    let text = value[key].as_str();
    text.with_context(|| format!("cargo metadata has no {key}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_program_and_page_are_named_with_their_licences_and_no_others() {
        let page = licences(&super::super::host().unwrap()).unwrap();
        for name in ["axum", "leptos", "sqlx-sqlite", "rustls"] {
            assert!(page.contains(&format!("\n## {name} ")), "{name}");
        }
        // Of the tests, of the xtask, and our own.
        for name in ["fantoccini", "walrus", "tabletop"] {
            assert!(!page.contains(&format!("\n## {name} ")), "{name}");
        }
        assert!(page.contains("Permission is hereby granted"));
        assert!(page.contains("Apache License"));
    }

    #[test]
    fn a_text_that_two_crates_share_stands_once() {
        let of = |title: &str| Crate {
            title: title.to_owned(),
            licence: "MIT".to_owned(),
            home: String::new(),
            texts: vec![1],
        };
        let texts = BTreeMap::from([("Permission".to_owned(), 1)]);
        let page = written(&[of("a 1"), of("b 2")], &texts).unwrap();
        assert_eq!(page.matches("Permission").count(), 1);
        assert_eq!(page.matches("Text 1\n").count(), 2);
        assert!(page.contains("---- Text 1 ----\n\nPermission\n"));
    }
}
