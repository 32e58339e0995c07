//! A small game with a full ledger, and every way to break it.

use tidy::{
    citations::{self, Cited},
    coverage::{self, Coverage},
    ledger, report,
    tree::Tree,
};

const LEDGER: &str = "\
# Toy

## Rules
- **ZZ-001** A seat plays one card, which is explained at such a length that the sentence
  goes on in the next line.
- **ZZ-002** The cards lie in a box. (no code: a fact
  of the box)

## Rulings
- **ZZ-Q01** May one pass? No.

## Tests
- **ZZ-T01** A whole game is replayed.
";

const LEDGER_IT: &str = "\
- **ZZ-001** Si gioca una carta.
- **ZZ-002** Le carte stanno in una scatola. (nessun codice: è la scatola)
- **ZZ-Q01** Si può passare? No.
- **ZZ-T01** Si rigioca una partita.
";

const CODE: &str = "\
// rules: ZZ-001 §Playing. What a seat may play.
fn check() -> Result<(), Illegal> {
    Err(Illegal::new(
        \"ZZ-Q01\",
        Refusal::MayNotPass,
    ))
}
";

const TESTS: &str = "\
/// rules: ZZ-001, ZZ-002, ZZ-Q01
#[test]
fn a_seat_plays_one_card() {}
";

const GAME: &str = "games/toy";

fn tree(ledger: &str, italian: &str, code: &str, tests: &str) -> Tree {
    Tree::of(&[
        ("games/toy/Cargo.toml", ""),
        ("games/toy/RULES.md", ledger),
        ("games/toy/RULES.it.md", italian),
        ("games/toy/src/legal.rs", code),
        ("games/toy/tests/rules/main.rs", tests),
        (
            "games/toy/tests/transcripts/whole.txt",
            "# rules: ZZ-T01\ngame toy 1\n",
        ),
    ])
}

fn said_of(tree: &Tree) -> String {
    report(citations::check_game(tree, GAME))
}

fn ids(ledger: &str) -> Vec<String> {
    ledger::rules_of(ledger)
        .into_iter()
        .map(|rule| rule.id)
        .collect()
}

#[test]
fn a_full_ledger_passes() {
    assert_eq!(said_of(&tree(LEDGER, LEDGER_IT, CODE, TESTS)), "");
}

#[test]
fn ids_are_list_items_in_bold_and_nothing_else() {
    assert_eq!(ids(LEDGER), ["ZZ-001", "ZZ-002", "ZZ-Q01", "ZZ-T01"]);
    let none = "ZZ-001 is told here\n- ZZ-002 not bold\n- **Zz-003** small\n- **ZZ-1** short\n";
    assert_eq!(ids(none), [""; 0]);
}

#[test]
fn an_unknown_id_is_found_in_comments_and_strings() {
    let code = format!("{CODE}// rules: ZZ-009\nlet rule = \"ZZ-Q77\";\n");
    let said = said_of(&tree(LEDGER, LEDGER_IT, &code, TESTS));
    let expected = "\
games/toy/src/legal.rs:8: ZZ-009 is cited, and no ledger has it
games/toy/src/legal.rs:9: ZZ-Q77 is cited, and no ledger has it";
    assert_eq!(said, expected);
}

#[test]
fn an_unknown_id_is_found_in_tests() {
    let tests = format!("{TESTS}/// rules: ZZ-003\n");
    let said = said_of(&tree(LEDGER, LEDGER_IT, CODE, &tests));
    assert_eq!(
        said,
        "games/toy/tests/rules/main.rs:4: ZZ-003 is cited, and no ledger has it"
    );
}

#[test]
fn a_rule_without_code_or_test_is_found() {
    let said = said_of(&tree(LEDGER, LEDGER_IT, "", ""));
    let expected = "\
games/toy/RULES.md:4: no code under src/ cites ZZ-001
games/toy/RULES.md:4: no test under tests/ cites ZZ-001
games/toy/RULES.md:6: no test under tests/ cites ZZ-002
games/toy/RULES.md:10: no code under src/ cites ZZ-Q01
games/toy/RULES.md:10: no test under tests/ cites ZZ-Q01";
    assert_eq!(said, expected);
}

#[test]
fn retelling_a_rule_is_no_citation() {
    let code = CODE.replace("// rules: ZZ-001", "// as ZZ-001 has it");
    let said = said_of(&tree(LEDGER, LEDGER_IT, &code, TESTS));
    assert_eq!(
        said,
        "games/toy/RULES.md:4: no code under src/ cites ZZ-001"
    );
}

#[test]
fn an_exemption_must_be_true_and_give_its_reason() {
    let code = format!("{CODE}// rules: ZZ-002\n");
    let said = said_of(&tree(LEDGER, LEDGER_IT, &code, TESTS));
    assert_eq!(
        said,
        "games/toy/RULES.md:6: ZZ-002 has code after all, at games/toy/src/legal.rs:8"
    );
    let ledger = LEDGER.replace("(no code: a fact\n  of the box)", "(no code: )");
    let said = said_of(&tree(&ledger, LEDGER_IT, CODE, TESTS));
    assert_eq!(
        said,
        "games/toy/RULES.md:6: ZZ-002 says that no code enforces it, but not why"
    );
}

#[test]
fn ids_given_twice_or_of_another_game_are_found() {
    let ledger = format!("{LEDGER}- **ZZ-001** Again.\n- **YY-001** Astray.\n");
    let rules = ledger::rules_of(&ledger);
    let expected = "\
RULES.md:14: ZZ-001 was given in line 4 already
RULES.md:15: YY-001 does not begin like the other ids of this game";
    assert_eq!(report(ledger::check_ledger("RULES.md", &rules)), expected);
}

#[test]
fn a_ledger_without_rules_is_found() {
    let said = said_of(&tree("# Toy\n", "# Toy\n", "", ""));
    assert!(
        said.starts_with("games/toy/RULES.md:1: the ledger has no rule"),
        "{said}"
    );
}

#[test]
fn a_missing_ledger_is_found() {
    let mut tree = tree(LEDGER, LEDGER_IT, CODE, TESTS);
    tree.files
        .retain(|file| !file.path.ends_with("RULES.it.md"));
    assert_eq!(
        said_of(&tree),
        "games/toy/RULES.it.md:1: the game has no ledger in Italian"
    );
    tree.files.retain(|file| !file.path.ends_with("RULES.md"));
    assert_eq!(
        said_of(&tree),
        "games/toy/RULES.md:1: the game has no ledger of its rules"
    );
}

#[test]
fn the_translation_has_the_same_ids_in_the_same_order() {
    let said = |italian: &str| said_of(&tree(LEDGER, italian, CODE, TESTS));
    let swapped = LEDGER_IT.replace("ZZ-001", "ZZ-Q01");
    assert_eq!(
        said(&swapped),
        "games/toy/RULES.it.md:1: ZZ-Q01 stands where RULES.md has ZZ-001"
    );
    let short = LEDGER_IT.lines().take(3).collect::<Vec<_>>().join("\n");
    assert_eq!(
        said(&short),
        "games/toy/RULES.it.md:3: RULES.md goes on with ZZ-T01, which is missing here"
    );
    let long = format!("{LEDGER_IT}- **ZZ-T02** Di più.\n");
    assert_eq!(
        said(&long),
        "games/toy/RULES.it.md:5: ZZ-T02 is not in RULES.md"
    );
    let unmarked = LEDGER_IT.replace("(nessun codice: è la scatola)", "");
    assert_eq!(
        said(&unmarked),
        "games/toy/RULES.it.md:2: ZZ-002 is exempt from code in one language only"
    );
}

#[test]
fn other_crates_may_not_cite_what_no_game_has() {
    let mut tree = tree(LEDGER, LEDGER_IT, CODE, TESTS);
    let prose = "// rules: ZZ-001\n// rules: ZZ-500, HR-01 (a toy of the documentation)\n";
    let prose = Tree::of(&[("clients/prose/src/lib.rs", prose)]);
    tree.files.extend(prose.files);
    assert_eq!(
        report(citations::check_others(&tree)),
        "clients/prose/src/lib.rs:2: ZZ-500 is cited, and no ledger has it"
    );
}

#[test]
fn the_coverage_is_a_table() {
    let cited = Cited::of(&tree(LEDGER, LEDGER_IT, CODE, ""), GAME);
    let expected = "\
| Rule | Code | Tests |
| --- | --- | --- |
| ZZ-001 | legal.rs |  |
| ZZ-002 | none: a fact of the box |  |
| ZZ-Q01 | legal.rs |  |
| ZZ-T01 |  | transcripts/whole.txt |
| 4 | 2 of 2 | 1 of 4 |
";
    assert_eq!(coverage::table(&cited), expected);
    let counted = Coverage {
        rules: 4,
        want_code: 2,
        with_code: 2,
        with_test: 1,
    };
    assert_eq!(coverage::coverage(&cited), counted);
}
