//! Every word of the list is found where it is banned, and only there.
//!
//! The words are taken from the list, so that this file need not write them.

use tidy::{
    report,
    tree::File,
    words::{self, Banned, Scope},
};

fn list() -> Vec<Banned<'static>> {
    words::list(words::BANNED).expect("every line has its fields")
}

fn said_of(path: &str, text: &str) -> String {
    report(words::check(&File::new(path, text), &list()))
}

/// The banned word with this beginning.
fn word(beginning: &str) -> &'static str {
    let mut list = list().into_iter().map(|banned| banned.word);
    list.find(|word| word.starts_with(beginning))
        .expect("the list has such a word")
}

#[test]
fn every_word_is_found_where_it_is_banned() {
    for banned in list() {
        let path = match banned.place {
            Scope::Any => "docs/page.md",
            Scope::Rust => "server/tests/lobby.rs",
            Scope::Code => "server/src/lib.rs",
            Scope::Rules => "games/toy/src/flow.rs",
        };
        let text = format!(
            "fn sound() {{}}\nfn faulty() {{ let it = ({}; }}\n",
            banned.word
        );
        let said = said_of(path, &text);
        let expected = format!("{path}:2: `{}` is banned here: {}", banned.word, banned.why);
        assert!(
            said.lines().any(|line| line == expected),
            "{} in {path}: {said}",
            banned.word
        );
    }
}

#[test]
fn what_is_banned_from_rules_may_be_used_elsewhere() {
    for banned in list().iter().filter(|banned| banned.place == Scope::Rules) {
        let text = format!("use {};\n", banned.word);
        assert_eq!(said_of("server/src/lib.rs", &text), "");
        assert_eq!(said_of("games/toy/tests/laws.rs", &text), "");
    }
}

#[test]
fn what_is_banned_from_code_may_be_used_in_tests_and_examples() {
    let word = word(".unw");
    assert_eq!(
        said_of(
            "engine/host/tests/undo.rs",
            &format!("fn f() {{ x{word}; }}\n")
        ),
        ""
    );
    let documented = format!("//! let it = x{word};\n/// let it = x{word};\nfn f() {{}}\n");
    assert_eq!(said_of("engine/host/src/lib.rs", &documented), "");
    let unit = format!("#[cfg(test)]\nmod tests {{\n    fn f() {{ x{word}; }}\n}}\n");
    assert_eq!(said_of("engine/host/src/lib.rs", &unit), "");
    let after = format!("{unit}fn g() {{ x{word}; }}\n");
    assert!(said_of("engine/host/src/lib.rs", &after).starts_with("engine/host/src/lib.rs:5: "));
}

#[test]
fn part_of_another_word_is_not_the_word() {
    let util = word("Uti");
    assert_eq!(said_of("server/src/lib.rs", &format!("// {util}ity\n")), "");
    assert_ne!(
        said_of("server/src/lib.rs", &format!("struct Seat{util};\n")),
        ""
    );
}

#[test]
fn open_work_needs_its_number() {
    let open = word("TOD");
    assert_ne!(
        said_of("server/src/lib.rs", &format!("// {open} some day\n")),
        ""
    );
    assert_eq!(
        said_of("server/src/lib.rs", &format!("// {open}(#12) some day\n")),
        ""
    );
}

#[test]
fn a_folder_of_the_tree_is_no_absolute_path() {
    let path = word("/wo");
    assert_eq!(
        said_of("README.md", &format!("see docs{path}plan.md\n")),
        ""
    );
    assert_ne!(said_of("README.md", &format!("see `{path}plan.md`\n")), "");
}

#[test]
fn the_list_itself_is_left_alone() {
    assert_eq!(said_of(words::LIST, words::BANNED), "");
}

#[test]
fn a_line_without_its_fields_is_no_list() {
    assert_eq!(words::list("any | word"), Err("any | word"));
    assert_eq!(
        words::list("nowhere | word | why"),
        Err("nowhere | word | why")
    );
}
