//! Two types of one name.

use tidy::{names, report, tree::Tree};

fn said_of(files: &[(&str, &str)], excused: &[(&str, &str)]) -> String {
    report(names::check(&Tree::of(files), excused))
}

#[test]
fn a_name_that_two_types_have_is_found() {
    let one = ("engine/host/src/lib.rs", "pub struct Entry;\n");
    for other in [
        "\npub enum Entry { A }\n",
        "\npub(crate) trait Entry {}\n",
        "\npub type Entry = u8;\n",
        "mod inner {\npub union Entry { a: u8 } }\n",
    ] {
        let said = said_of(&[one, ("engine/room/src/entry.rs", other)], &[]);
        let says = "`Entry` is another type's name, in engine/host/src/lib.rs:1";
        assert_eq!(said, format!("engine/room/src/entry.rs:2: {says}"));
    }
}

#[test]
fn what_others_do_not_see_may_have_any_name() {
    let one = ("engine/host/src/lib.rs", "pub struct Entry;\n");
    for (path, other) in [
        ("engine/room/src/lib.rs", "struct Entry;\n"),
        ("engine/room/src/lib.rs", "pub(super) struct Entry;\n"),
        (
            "engine/room/src/lib.rs",
            "#[cfg(test)]\nmod tests {\n    pub struct Entry;\n}\n",
        ),
        ("engine/room/tests/main.rs", "pub struct Entry;\n"),
        ("games/toy/src/lib.rs", "pub struct Entry;\n"),
        ("clients/web/src/tables/toy/piece.rs", "pub struct Entry;\n"),
    ] {
        let files = [one, (path, other), ("games/toy/Cargo.toml", "")];
        assert_eq!(said_of(&files, &[]), "", "{path}: {other}");
    }
}

#[test]
fn an_excuse_counts_as_long_as_it_is_needed() {
    let excused = [("Entry", "of the list and of a log")];
    let one = ("engine/host/src/lib.rs", "pub struct Entry;\n");
    let other = ("engine/room/src/lib.rs", "pub struct Entry;\n");
    assert_eq!(said_of(&[one, other], &excused), "");
    let idle = "tidy/src/names.rs:1: `Entry` is excused from being unique, and is";
    assert_eq!(said_of(&[one], &excused), idle);
}
