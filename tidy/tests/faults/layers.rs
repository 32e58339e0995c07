//! Crates that know what they should not.

use tidy::{
    layers,
    metadata::{self, Package, Use},
    report,
    tree::Tree,
};

fn package(folder: &str, uses: &[&str], dev_uses: &[&str]) -> Package {
    let lines = |names: &[&str], dev| {
        let names = names.iter().map(|name| (*name).to_owned());
        names.map(|name| Use { name, dev }).collect::<Vec<_>>()
    };
    Package {
        name: folder.rsplit('/').next().unwrap_or_default().to_owned(),
        folder: folder.to_owned(),
        uses: [lines(uses, false), lines(dev_uses, true)].concat(),
        ..Package::default()
    }
}

/// The workspace as it should be.
fn sound() -> Vec<Package> {
    vec![
        package(
            "engine/tabletop",
            &["serde", "rand_chacha"],
            &["serde_json"],
        ),
        package("engine/testkit", &["tabletop", "serde_json"], &[]),
        package("games/toy", &["tabletop", "serde"], &["testkit"]),
        package("games/other", &["tabletop"], &["testkit"]),
        package("engine/games", &["tabletop", "toy", "other"], &[]),
        package("engine/bots", &["tabletop", "games"], &[]),
        package(
            "engine/host",
            &["tabletop", "games", "bots", "serde_json"],
            &[],
        ),
        package(
            "clients/prose",
            &["tabletop", "games", "fluent-bundle"],
            &[],
        ),
        package("clients/terminal", &["host", "prose", "ratatui"], &[]),
        package("clients/load", &["host"], &[]),
        package("server", &["host"], &["load"]),
        package("boroughs", &["host", "terminal", "load", "serde_json"], &[]),
        package("xtask", &["anyhow"], &[]),
    ]
}

/// What is said when one more crate is added to the sound ones, or takes the place of one.
fn said_with(package: Package) -> String {
    let mut members = sound();
    members.retain(|member| member.name != package.name);
    members.push(package);
    report(layers::check(&members, &Tree::default()))
}

#[test]
fn the_sound_workspace_passes() {
    assert_eq!(report(layers::check(&sound(), &Tree::default())), "");
}

#[test]
fn only_tests_of_the_server_play_at_it() {
    let said = said_with(package("server", &["load"], &[]));
    let expected = "server/Cargo.toml:1: server uses load: only tests of the server play at it";
    assert_eq!(said, expected);
}

#[test]
fn a_game_may_not_know_another_game() {
    let said = said_with(package("games/toy", &["tabletop", "other"], &[]));
    let expected = "games/toy/Cargo.toml:1: toy uses other: games/other does not lie below games/*";
    assert_eq!(said, expected);
}

#[test]
fn a_game_may_use_nothing_but_tabletop_and_serde() {
    let said = said_with(package("games/toy", &["tabletop", "rand_chacha"], &[]));
    assert!(
        said.contains("toy uses rand_chacha: games use tabletop and serde alone"),
        "{said}"
    );
    let said = said_with(package("games/toy", &["tabletop"], &["serde_json"]));
    assert!(
        said.contains("toy uses serde_json: games use tabletop and serde alone"),
        "{said}"
    );
}

#[test]
fn the_testkit_is_for_tests_of_games_only() {
    let trouble = "only tests of games use the testkit";
    assert!(said_with(package("games/toy", &["testkit"], &[])).contains(trouble));
    assert!(said_with(package("engine/host", &[], &["testkit"])).contains(trouble));
}

#[test]
fn nothing_may_use_what_lies_above_it() {
    for (folder, above) in [
        ("engine/tabletop", "toy"),
        ("games/toy", "bots"),
        ("engine/bots", "host"),
        // Games are reached through the one list.
        ("engine/bots", "toy"),
        ("clients/terminal", "toy"),
        ("engine/host", "terminal"),
        ("clients/prose", "host"),
        ("clients/terminal", "boroughs"),
    ] {
        let said = said_with(package(folder, &[above], &[]));
        assert!(
            said.contains("does not lie below"),
            "{folder} uses {above}: {said}"
        );
    }
}

#[test]
fn only_some_layers_know_json() {
    for folder in [
        "engine/tabletop",
        "engine/bots",
        "clients/prose",
        "clients/terminal",
    ] {
        let said = said_with(package(folder, &["serde_json"], &[]));
        assert!(
            said.contains("this layer knows no JSON"),
            "{folder}: {said}"
        );
    }
}

#[test]
fn a_new_crate_has_to_be_placed() {
    let said = said_with(package("engine/novelty", &[], &[]));
    let expected = "engine/novelty/Cargo.toml:1: novelty has no place in tidy/src/layers.rs";
    assert_eq!(said, expected);
    let said = said_with(package("games/toy/inner", &[], &[]));
    assert!(said.contains("inner has no place"), "{said}");
}

#[test]
fn the_line_of_the_manifest_is_named() {
    let manifest = "[package]\n\n[dependencies]\nother.workspace = true\n";
    let tree = Tree::of(&[("games/toy/Cargo.toml", manifest)]);
    let mut members = sound();
    members[2] = package("games/toy", &["other"], &[]);
    let said = report(layers::check(&members, &tree));
    assert!(said.starts_with("games/toy/Cargo.toml:4: "), "{said}");
}

#[test]
fn the_answer_of_cargo_is_read() {
    let answer = r#"{
        "workspace_root": "/w",
        "packages": [{
            "name": "toy", "version": "0.1.0", "license": "MIT", "source": null,
            "manifest_path": "/w/games/toy/Cargo.toml",
            "dependencies": [
                { "name": "tabletop", "kind": null },
                { "name": "testkit", "kind": "dev" }
            ]
        }]
    }"#;
    let mut expected = package("games/toy", &["tabletop"], &["testkit"]);
    expected.version = "0.1.0".to_owned();
    expected.licence = Some("MIT".to_owned());
    assert_eq!(metadata::packages(answer).unwrap(), [expected]);
    assert!(metadata::packages("{}").is_err());
}
