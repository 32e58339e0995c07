//! Sources that nobody compiles.

use tidy::{modules, report, tree::Tree};

fn said_of(files: &[(&str, &str)]) -> String {
    report(modules::check(&Tree::of(files)))
}

#[test]
fn what_a_chain_of_mods_reaches_is_alive() {
    let files = [
        (
            "a/src/lib.rs",
            "mod flow;\npub mod legal;\nmod inner { mod deep; }\n",
        ),
        ("a/src/flow.rs", "mod turn;\n"),
        ("a/src/flow/turn.rs", ""),
        ("a/src/legal/mod.rs", "mod bids;\n"),
        ("a/src/legal/bids.rs", ""),
        ("a/src/inner/deep.rs", ""),
        ("a/src/bin/tool.rs", ""),
        ("a/build.rs", ""),
        (
            "a/tests/laws.rs",
            "#[path = \"shared/table.rs\"]\nmod table;\n",
        ),
        ("a/tests/shared/table.rs", ""),
        ("a/tests/rules/main.rs", "mod setup;\n"),
        ("a/tests/rules/setup.rs", ""),
        ("a/benches/playouts.rs", ""),
        ("a/template/src/lib.rs", ""),
    ];
    assert_eq!(said_of(&files), "");
}

#[test]
fn a_source_without_a_mod_is_found() {
    let files = [
        ("a/src/lib.rs", "mod flow;\n// mod dead;\n"),
        ("a/src/flow.rs", ""),
        ("a/src/dead.rs", "mod buried;\n"),
        ("a/src/dead/buried.rs", ""),
        ("a/tests/rules/main.rs", ""),
        ("a/tests/rules/setup.rs", ""),
    ];
    let expected = "\
a/src/dead.rs:1: no `mod` leads to this file
a/src/dead/buried.rs:1: no `mod` leads to this file
a/tests/rules/setup.rs:1: no `mod` leads to this file";
    assert_eq!(said_of(&files), expected);
}

#[test]
fn the_modules_of_the_list_of_games_lead_to_a_file_for_each_game_and_to_no_other() {
    let files = [
        ("games/the-toy/Cargo.toml", ""),
        ("games/other/Cargo.toml", ""),
        ("a/src/lib.rs", "mod faces;\n"),
        ("a/src/faces/mod.rs", "games::modules!();\n"),
        ("a/src/faces/the_toy/mod.rs", "mod board;\n"),
        ("a/src/faces/the_toy/board.rs", ""),
        ("a/src/faces/other.rs", ""),
        ("a/src/faces/third.rs", ""),
        ("a/src/the_toy.rs", ""),
    ];
    let expected = "\
a/src/faces/third.rs:1: no `mod` leads to this file
a/src/the_toy.rs:1: no `mod` leads to this file";
    assert_eq!(said_of(&files), expected);
}
