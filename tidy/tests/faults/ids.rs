//! Games that are known by name where none should be.

use tidy::{ids, report, tree::Tree};

/// What is said of a file beside two games.
fn said_of(path: &str, text: &str) -> String {
    let files = [
        ("games/the-toy/Cargo.toml", ""),
        ("games/toy/Cargo.toml", ""),
        (path, text),
    ];
    report(ids::check(&Tree::of(&files)))
}

#[test]
fn a_game_may_be_named_in_its_own_files_in_the_list_in_tests_and_in_papers() {
    let names = "use games::the_toy::Toy;\nlet id = \"the-toy\";\n";
    for path in [
        "games/the-toy/src/lib.rs",
        "engine/games/src/lib.rs",
        "engine/bots/src/eval/the_toy.rs",
        "clients/web/src/tables/the_toy/board.rs",
        "clients/web/src/bin/the-toy.rs",
        "clients/web/style/the-toy.css",
        "engine/host/tests/host/golden.rs",
        "README.md",
    ] {
        assert_eq!(said_of(path, names), "", "{path}");
    }
}

#[test]
fn a_game_that_is_named_elsewhere_is_found() {
    let names = "use games::the_toy::Toy;\nlet id = \"the-toy\";\n";
    let expected = "\
a/src/lib.rs:1: `the_toy` is named outside its own files and the list of games
a/src/lib.rs:2: `the-toy` is named outside its own files and the list of games";
    assert_eq!(said_of("a/src/lib.rs", names), expected);
    let style = said_of("clients/web/style/kit.css", ".toy{color:red}\n");
    assert!(
        style.starts_with("clients/web/style/kit.css:1: `toy`"),
        "{style}"
    );
}

#[test]
fn comments_tests_and_longer_names_are_no_code_that_knows_a_game() {
    let code = "\
//! Like `the-toy`.
const TOYS: u8 = toy_box; // such as toy
#[cfg(test)]
mod tests {
    const GAME: &str = \"toy\";
}
";
    assert_eq!(said_of("a/src/lib.rs", code), "");
}
