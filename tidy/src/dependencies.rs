//! Dependencies: one table of versions, agreed licences, known sources.

use crate::{
    Problem, licences,
    metadata::Package,
    tree::{File, Tree},
};

/// Where every crate that is not ours comes from.
pub const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Crates we looked at and left, and why.
pub const BANNED: &[(&str, &str)] = &[
    ("axum-login", "sessions are a page of our own"),
    ("bincode", "it is no longer kept up"),
    ("divan", "benches are criterion's"),
    ("fred", "many machines talk by NATS"),
    (
        "iai-callgrind",
        "instructions are counted by `cargo xtask instructions`",
    ),
    ("leptos-fluent", "sentences come from the prose crate"),
    ("madsim", "simulation is turmoil's"),
    ("native-tls", "encryption is rustls's"),
    ("openssl", "encryption is rustls's"),
    ("openssl-sys", "encryption is rustls's"),
    ("rusqlite", "its SQLite clashes with that of sqlx"),
    (
        "tower-sessions-sqlx-store",
        "sessions are a page of our own",
    ),
    ("trunk", "the web client is built by the xtask"),
    ("wasm-opt", "the web client is built by the xtask"),
    ("web-push", "it needs openssl"),
];

/// The dependencies in the manifest of a member that do not come from the one table of versions.
pub fn check_manifest(file: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut section = Section::Other;
    for (n, line) in file.text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(name) = line.strip_prefix('[') {
            problems.extend(section.unfinished(&file.path));
            section = Section::of(name.trim_end_matches(']'), n + 1);
        } else if let Section::Single { from_table, .. } = &mut section {
            *from_table |= is_from_table(line);
        } else if matches!(section, Section::Table) && !line.is_empty() && !is_from_table(line) {
            let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
            problems.push(outside_the_table(&file.path, n + 1, name));
        }
    }
    problems.extend(section.unfinished(&file.path));
    problems
}

/// Whether a dependency needs no version here. Games are no part of the table: the list of games
/// is all that may name them.
fn is_from_table(line: &str) -> bool {
    let line = line.replace(' ', "");
    line.contains("workspace=true") || line.contains(r#"{path="../../games/"#)
}

fn outside_the_table(file: &str, line: usize, name: &str) -> Problem {
    let says = format!("`{name}` should be taken from [workspace.dependencies]");
    Problem::new(file, line, says)
}

/// Where in a manifest a line stands.
enum Section {
    /// `[dependencies]` and its kin: a dependency a line.
    Table,
    /// `[dependencies.name]`: one dependency in several lines.
    Single {
        name: String,
        line: usize,
        from_table: bool,
    },
    Other,
}

impl Section {
    fn of(title: &str, line: usize) -> Section {
        let is_table = |title: &str| {
            let kind = title.rsplit('.').next().unwrap_or_default();
            kind == "dependencies" || kind.ends_with("-dependencies")
        };
        match title.rsplit_once('.') {
            _ if is_table(title) => Section::Table,
            Some((table, name)) if is_table(table) => Section::Single {
                name: name.to_owned(),
                line,
                from_table: false,
            },
            _ => Section::Other,
        }
    }

    fn unfinished(&self, file: &str) -> Option<Problem> {
        match self {
            Section::Single {
                name,
                line,
                from_table: false,
            } => Some(outside_the_table(file, *line, name)),
            _ => None,
        }
    }
}

/// Where the resolved tree is written down.
pub const LOCK: &str = "Cargo.lock";

/// Crates of the resolved tree with a licence, a source or a name nobody agreed to.
pub fn check_packages(packages: &[Package], tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for package in packages {
        let line = tree.line_that_begins(LOCK, &format!("name = \"{}\"", package.name));
        let says = check_package(package).into_iter();
        problems.extend(says.map(|says| Problem::new(LOCK, line, says)));
    }
    problems
}

fn check_package(package: &Package) -> Vec<String> {
    let Package { name, version, .. } = package;
    let mut says = Vec::new();
    match package.licence.as_deref() {
        Some(licence) if licences::is_allowed(licence) => {}
        Some(licence) => says.push(format!("{name} {version} has the licence `{licence}`")),
        None => says.push(format!("{name} {version} names no licence")),
    }
    if let Some(source) = package
        .source
        .as_deref()
        .filter(|source| *source != REGISTRY)
    {
        says.push(format!(
            "{name} {version} comes from `{source}`, not from the registry"
        ));
    }
    if let Some((_, why)) = BANNED.iter().find(|(banned, _)| banned == name) {
        says.push(format!("{name} {version} is banned: {why}"));
    }
    says
}

/// Sources in a lock file other than the registry, with their very line.
pub fn check_lock(file: &File) -> Vec<Problem> {
    let lines = file.text.lines().enumerate();
    let sources = lines.filter(|(_, line)| line.starts_with("source = "));
    let strange = sources.filter(|(_, line)| *line != format!("source = \"{REGISTRY}\""));
    strange
        .map(|(n, line)| Problem::new(&file.path, n + 1, format!("{line} is not the registry")))
        .collect()
}
