//! Dependencies nobody agreed to.

use tidy::{
    dependencies::{self, REGISTRY},
    licences,
    metadata::{self, Package},
    report,
    tree::{File, Tree},
};

fn said_of_manifest(text: &str) -> String {
    report(dependencies::check_manifest(&File::new(
        "a/Cargo.toml",
        text,
    )))
}

#[test]
fn dependencies_from_the_table_pass() {
    let manifest = "\
[package]
name = \"a\"
version.workspace = true

[dependencies]
# why it is needed
serde.workspace = true
clap = { workspace = true, features = [\"derive\"] }

[target.'cfg(unix)'.dependencies]
ctrlc.workspace = true

[dev-dependencies.testkit]
workspace = true

[lints]
workspace = true
";
    assert_eq!(said_of_manifest(manifest), "");
}

#[test]
fn a_version_of_its_own_is_found_in_every_table() {
    let manifest = "\
[dependencies]
serde = \"1\"
[dev-dependencies]
toy = { path = \"../toy\" }
[build-dependencies.cc]
version = \"1\"
[target.'cfg(unix)'.dependencies]
libc = \"0.2\"
";
    let expected = "\
a/Cargo.toml:2: `serde` should be taken from [workspace.dependencies]
a/Cargo.toml:4: `toy` should be taken from [workspace.dependencies]
a/Cargo.toml:5: `cc` should be taken from [workspace.dependencies]
a/Cargo.toml:8: `libc` should be taken from [workspace.dependencies]";
    assert_eq!(said_of_manifest(manifest), expected);
}

fn package(name: &str, licence: &str, source: &str) -> Package {
    Package {
        name: name.to_owned(),
        version: "1.0.0".to_owned(),
        licence: (!licence.is_empty()).then(|| licence.to_owned()),
        source: Some(source.to_owned()),
        ..Package::default()
    }
}

fn said_of_package(package: &Package) -> String {
    let lock = "version = 4\n\n[[package]]\nname = \"thing\"\n";
    let tree = Tree::of(&[("Cargo.lock", lock)]);
    report(dependencies::check_packages(
        std::slice::from_ref(package),
        &tree,
    ))
}

#[test]
fn licences_sources_and_names_are_checked() {
    let said = |name, licence, source| said_of_package(&package(name, licence, source));
    assert_eq!(said("thing", "MIT", REGISTRY), "");
    assert_eq!(
        said("thing", "GPL-3.0-only", REGISTRY),
        "Cargo.lock:4: thing 1.0.0 has the licence `GPL-3.0-only`"
    );
    assert_eq!(
        said("thing", "", REGISTRY),
        "Cargo.lock:4: thing 1.0.0 names no licence"
    );
    assert_eq!(
        said("thing", "MIT", "git+https://example.com/thing"),
        "Cargo.lock:4: thing 1.0.0 comes from `git+https://example.com/thing`, \
         not from the registry"
    );
    for (banned, why) in dependencies::BANNED {
        let said = said(banned, "MIT", REGISTRY);
        assert_eq!(
            said,
            format!("Cargo.lock:1: {banned} 1.0.0 is banned: {why}")
        );
    }
}

#[test]
fn another_registry_in_the_lock_file_is_found() {
    let text = format!(
        "[[package]]\nname = \"a\"\nsource = \"{REGISTRY}\"\n\n\
         [[package]]\nname = \"b\"\nsource = \"registry+https://mirror.example.com/index\"\n"
    );
    let said = report(dependencies::check_lock(&File::new("Cargo.lock", &text)));
    assert!(said.starts_with("Cargo.lock:7: "), "{said}");
    assert_eq!(said.lines().count(), 1);
}

#[test]
fn or_needs_one_allowed_licence_and_and_needs_all() {
    for allowed in [
        "MIT",
        "MIT/Apache-2.0",
        "GPL-2.0-only OR MIT",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR GPL-3.0-only",
        "MIT OR GPL-3.0-only AND LGPL-2.1-only",
        "MIT AND (BSD-3-Clause OR GPL-3.0-only)",
    ] {
        assert!(licences::is_allowed(allowed), "{allowed}");
    }
    for refused in [
        "",
        "GPL-3.0-only",
        "MIT AND GPL-3.0-only",
        "(MIT OR Apache-2.0) AND GPL-3.0-only",
        "GPL-3.0-only WITH Classpath-exception-2.0",
        "MIT OR",
        "(MIT",
        "MIT)",
        "MIT Apache-2.0",
    ] {
        assert!(!licences::is_allowed(refused), "{refused}");
    }
}

#[test]
fn crates_of_features_that_nobody_switched_on_are_not_in_the_tree() {
    let tree = "boroughs v0.1.0 (/w/boroughs)\nthing v1.0.0\nthing v1.0.0 (*)\nold v1.0.01\n";
    let is_in_tree = |name| metadata::is_in_tree(&package(name, "MIT", REGISTRY), tree);
    assert!(is_in_tree("thing"));
    assert!(!is_in_tree("old") && !is_in_tree("thin") && !is_in_tree("terminfo"));
}
