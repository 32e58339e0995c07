//! A wrong table of cards does not compile; the sentence says why. Here it is read at run time.

use std::panic::catch_unwind;

use the_city::components::{CARDS_CSV, read};

/// What is said of the table after `old` has become `new`.
#[track_caller]
fn fault(old: &str, new: &str) -> String {
    assert!(CARDS_CSV.contains(old), "the table has `{old}`");
    let wrong: &'static str = CARDS_CSV.replacen(old, new, 1).leak();
    let found = catch_unwind(|| read(wrong)).expect_err("nobody noticed");
    let text = found.downcast_ref::<String>().cloned();
    text.or_else(|| found.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap()
}

#[test]
fn the_table_as_it_is_reads() {
    assert_eq!(read(CARDS_CSV).len(), 51);
}

/// rules: TC-01
#[test]
fn copies_that_do_not_add_up_are_told() {
    let found = fault("Parcheggio,4,", "Parcheggio,3,");
    assert!(
        found.contains("do not add up to 105 buildings and 5 architects"),
        "{found}"
    );
}

/// rules: TC-10, TC-17
#[test]
fn an_unknown_card_is_named_with_its_line() {
    let found = fault("wohnhaus|wohnsiedlung|stadtvilla", "wohnhaus|hütte");
    assert_eq!(found, "cards.csv, line 7: `hütte` is no card of the table");
    let found = fault("1/own:schule", "1/own:skola");
    assert_eq!(found, "cards.csv, line 35: `skola` is no card of the table");
    let found = fault("-1@stadtvilla", "-2@villa");
    assert_eq!(found, "cards.csv, line 7: `villa` is no card of the table");
}

/// rules: TC-17
#[test]
fn a_bad_expression_is_told() {
    for (old, new, right) in [
        (
            "1/fountain",
            "1/well",
            "`well` is no symbol: there are car, cart and fountain",
        ),
        (
            "1/fountain",
            "x/fountain",
            "`x` is no number of one or two digits",
        ),
        (
            "1?own:hochhaus",
            "1?near:hochhaus",
            "`1?near:hochhaus` asks for own or all",
        ),
        (
            "1/own:schule",
            "1/our:schule",
            "`1/our:schule` counts by own, other or all",
        ),
        (
            "1/own:schule",
            "1/owned:schule",
            "`1/owned:schule` counts by own, other or all",
        ),
        (
            "1/opp.car",
            "1/own.car",
            "`1/own.car` counts symbols of nobody: the others are opp",
        ),
        (
            "1/other:stadtvilla",
            "1/other:schule",
            "`1/other:schule` counts further copies of another card",
        ),
        (
            "1+1/own:autobahn",
            "1+1+1+1+1",
            "`1+1+1+1+1` has more than four terms",
        ),
        (
            "1+1/own:autobahn",
            "1+",
            "`` is no number of one or two digits",
        ),
    ] {
        let found = fault(old, new);
        assert!(found.ends_with(right), "{found}");
    }
}

/// rules: TC-02, TC-07, TC-11, TC-12
#[test]
fn other_faults_are_told() {
    for (old, new, right) in [
        ("id,de,", "card,de,", "is not the header of the table"),
        (
            "-1@sym.fountain",
            "-1@sym.tree",
            "`tree` is no symbol: there are car, cart and fountain",
        ),
        ("-1@sym.fountain", "+1", "`+1` is no effect"),
        (
            "-1@sym.fountain",
            "-1",
            "`-1` does not say what becomes cheaper",
        ),
        (
            "kino,Kino,R",
            "schule,Kino,R",
            "`schule` is the id of an earlier card",
        ),
        (
            "Kino,R,Cinema,AB,Cinema,3,reconstructed,2,AB,1,1,1",
            "Kino,R,Cinema,AB,Cinema,3,reconstructed,2,AB,1,1,2",
            "`kino` shows more than three symbols",
        ),
        ("kino,Kino,R", "kino,Kino,", "`kino` has an empty column"),
        (
            "kino,Kino,R,",
            "kino,Kino,",
            "`kino` has fewer than 23 columns",
        ),
        (
            "kino,Kino,R",
            "kino,Kino,R,R",
            "`kino` has more than 23 columns",
        ),
        (
            "Architetto,5,SRE,0",
            "Architetto,5,SRE,1",
            "so it costs nothing and is max 1",
        ),
    ] {
        let found = fault(old, new);
        assert!(found.ends_with(right), "{found}");
    }
}
