//! A game crate with the right files, and with wrong ones.

use tidy::{report, shape, tree::Tree};

const FILES: &[&str] = &[
    "Cargo.toml",
    "RULES.md",
    "RULES.it.md",
    "src/lib.rs",
    "src/components.rs",
    "src/state.rs",
    "src/action.rs",
    "src/event.rs",
    "src/setup.rs",
    "src/flow.rs",
    "src/legal.rs",
    "src/resolve/mod.rs",
    "src/resolve/auction.rs",
    "src/scoring.rs",
    "src/view.rs",
    "src/tiles.csv",
    "tests/laws.rs",
    "tests/rules/main.rs",
    "tests/transcripts.rs",
    "tests/transcripts/two_seats.txt",
    "tests/oracle.rs",
];

fn said_of(files: &[&str]) -> String {
    let paths: Vec<String> = files
        .iter()
        .map(|file| format!("games/toy/{file}"))
        .collect();
    let files: Vec<_> = paths.iter().map(|path| (path.as_str(), "")).collect();
    report(shape::check(&Tree::of(&files), "games/toy"))
}

#[test]
fn the_right_files_pass() {
    assert_eq!(said_of(FILES), "");
}

#[test]
fn every_missing_file_is_found() {
    let optional = ["src/resolve/auction.rs", "src/tiles.csv", "tests/oracle.rs"];
    for missing in FILES.iter().filter(|file| !optional.contains(file)) {
        let rest: Vec<_> = FILES
            .iter()
            .copied()
            .filter(|file| file != missing)
            .collect();
        let said = said_of(&rest);
        assert!(
            said.ends_with(":1: every game has this, and this one has it not"),
            "{missing}"
        );
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn a_file_no_game_has_is_found() {
    for strange in [
        "src/options.rs",
        "src/flow/turn.rs",
        "src/legal/a/b.rs",
        "src/notes.txt",
    ] {
        let said = said_of(&[FILES, &[strange]].concat());
        let expected = format!("games/toy/{strange}:1: no game has such a file");
        assert!(said.starts_with(&expected), "{said}");
    }
}
