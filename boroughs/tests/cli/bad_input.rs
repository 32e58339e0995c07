//! What was asked for and cannot be done is told in one sentence, with exit code 2.

use crate::binary::{boroughs, scratch};

/// Fails unless the command ends with code 2 and says `words` in one sentence on standard error.
fn assert_refused(args: &[&str], words: &str) {
    let output = boroughs(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?} said: {said}");
    assert_eq!(
        said.lines().count(),
        1,
        "{args:?} needs one line, not: {said}"
    );
    assert!(
        said.contains(words),
        "{args:?} should say `{words}`, not: {said}"
    );
    assert!(
        output.stdout.is_empty(),
        "{args:?} printed something all the same"
    );
}

#[test]
fn an_unknown_game_is_named_with_those_there_are() {
    for command in ["play", "simulate", "rules", "bench"] {
        assert_refused(
            &[command, "monopoly"],
            "there is no game `monopoly`; there is new-york",
        );
    }
    assert_refused(&["rules", "new\u{7}york"], "`new\\u{7}york`");
}

#[test]
fn seats_out_of_range_are_refused() {
    let game = "new-york-new-york";
    assert_refused(
        &["play", game, "--seats", "you"],
        "takes 2 to 4 seats, not 1",
    );
    let five = "greedy,greedy,greedy,greedy,greedy";
    assert_refused(
        &["simulate", game, "--seats", five],
        "takes 2 to 4 seats, not 5",
    );
    assert_refused(
        &["bench", game, "--seats", "9"],
        "takes 2 to 4 seats, not 9",
    );
    assert_refused(&["simulate", game, "--seats", "greedy,you"], "only bots");
    assert_refused(
        &["simulate", game, "--seats", "greedy,genius"],
        "a seat is you, you:NAME, bot, or a bot's level: random, novice, fair, strong",
    );
}

#[test]
fn in_italian_they_are_told_in_italian() {
    let game = "new-york-new-york";
    let italian = |args: &[&'static str]| [args, &["--lang", "it"]].concat();
    assert_refused(
        &italian(&["play", "monopoly"]),
        "non c’è nessun gioco `monopoly`; ci sono new-york",
    );
    assert_refused(
        &italian(&["play", game, "--seats", "you,you,you,you,you"]),
        "è per 2–4 giocatori, non per 5",
    );
    assert_refused(
        &italian(&["play", game, "--seats", "you,genius"]),
        "un posto è you, you:NOME, bot, o \
         un livello di bot: random, novice, fair, strong; non `genius`",
    );
    for (option, words) in [
        ("rounds=13", "un numero da 1 a 12, oppure auto"),
        ("bonus=maybe", "yes o no"),
        ("colours=a", "lots, choose o a,r,v,i in un ordine qualsiasi"),
        ("hands=shut", "remembered o open"),
    ] {
        assert_refused(&italian(&["play", game, "--option", option]), words);
    }
    assert_refused(
        &italian(&["rules", game, "nonsense"]),
        "non ha la regola `NONSENSE`; le sigle vanno da NN-001",
    );
    for args in [
        &["play", game, "--option", "bonus"][..],
        &["replay", "missing.game"],
        &["verify", "missing.game"],
        &["play", "--resume", "missing.game"],
    ] {
        let output = boroughs(&italian(args));
        let said = String::from_utf8(output.stderr).unwrap();
        let words = ["CHIAVE=VALORE", "non si può aprire"];
        assert!(words.iter().any(|word| said.contains(word)), "{said}");
    }
    assert_not_over(
        &italian(&["play", game, "--plain"]),
        "la partita non è finita",
    );
}

/// Fails unless a game whose input ends says at last that it is not over.
fn assert_not_over(args: &[&str], words: &str) {
    let output = boroughs(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains(words), "{said}");
}

#[test]
fn options_say_what_they_can_be() {
    let simulate = |option| {
        [
            "simulate",
            "new-york-new-york",
            "--games",
            "1",
            "--option",
            option,
        ]
    };
    assert_refused(
        &simulate("rounds=13"),
        "option rounds is 1 to 12 or auto, not `13`",
    );
    assert_refused(
        &simulate("bonus=maybe"),
        "option bonus is yes or no, not `maybe`",
    );
    assert_refused(
        &simulate("colours=a,a,v,i"),
        "option colours is lots, choose, a,r,v,i in any order",
    );
    assert_refused(&simulate("teams=2"), "the game has no option `teams`");
    assert_refused(&simulate("bonus"), "KEY=VALUE");
}

#[test]
fn numbers_seeds_and_languages_are_read_strictly() {
    let game = "new-york-new-york";
    assert_refused(&["simulate", game, "--games", "0"], "--games");
    assert_refused(&["simulate", game, "--games", "many"], "many");
    assert_refused(
        &["simulate", game, "--seed", "12x"],
        "`12x` is not a number",
    );
    assert_refused(&["rules", game, "--lang", "de"], "de");
    assert_refused(
        &["rules", game, "nonsense"],
        "no rule `NONSENSE`; ids go from NN-001",
    );
    assert_refused(&["frobnicate"], "frobnicate");
}

#[test]
fn files_that_are_no_records_are_refused() {
    let folder = scratch("no_records");
    let missing = folder.join("missing.game");
    let missing = missing.to_str().unwrap();
    for command in ["verify", "replay"] {
        assert_refused(&[command, missing], "cannot open");
    }
    let junk = folder.join("junk.game");
    std::fs::write(&junk, [b'g', b'a', b'm', b'e', b'\n', 0xff, 0xfe]).unwrap();
    assert_refused(&["verify", junk.to_str().unwrap()], "line 2: damaged");
    std::fs::write(&junk, "").unwrap();
    assert_refused(
        &["verify", junk.to_str().unwrap()],
        "before its `game` line",
    );
    std::fs::write(&junk, "game chess 1\nstream 1\noptions\nseats 2\nseed 1\n").unwrap();
    assert_refused(
        &["verify", junk.to_str().unwrap()],
        "line 1: there is no game `chess`",
    );
    assert_refused(
        &["play", "--resume", junk.to_str().unwrap()],
        "no game `chess`",
    );
    let into = folder.join("no/such/folder/t.jsonl");
    let into = into.to_str().unwrap();
    let simulate = [
        "simulate",
        "new-york-new-york",
        "--games",
        "1",
        "--transcript",
        into,
    ];
    assert_refused(&simulate, "cannot write");
}
