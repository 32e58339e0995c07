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
