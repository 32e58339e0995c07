//! The box.

use std::collections::BTreeMap;

use tabletop::{Game, Id, SeatCount};
use the_city::{
    TheCity,
    action::Action,
    components::{ARCHITECTS, ASIDE, BOX, BUILDINGS, CREWS, Card, KINDS, Symbol},
};

use crate::scene::card;

/// rules: TC-01, TC-23
#[test]
fn there_are_fifty_buildings_on_105_cards_and_five_architects() {
    assert_eq!((KINDS, ASIDE.len()), (51, 1));
    assert_eq!(BOX.len(), BUILDINGS);
    let architects: u32 = ASIDE.iter().map(|card| u32::from(card.copies())).sum();
    assert_eq!(architects, ARCHITECTS);
    assert_eq!(BUILDINGS + ARCHITECTS, 110);
    assert!(ASIDE.iter().all(|card| !BOX.contains(card)));
}

/// rules: TC-01
#[test]
fn two_to_five_play() {
    let takes = |count| TheCity::INFO.takes(SeatCount::new(count).unwrap());
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(takes),
        [false, true, true, true, true, false]
    );
}

/// rules: TC-02, TC-26
#[test]
fn the_deck_has_42_cars_43_carts_54_fountains_and_no_card_more_than_three() {
    let sum = |symbol| -> u32 { BOX.iter().map(|card| u32::from(card.symbols(symbol))).sum() };
    assert_eq!(Symbol::ALL.map(sum), [42, 43, 54]);
    for card in Card::all() {
        let symbols: u8 = Symbol::ALL.iter().map(|symbol| card.symbols(*symbol)).sum();
        assert!(symbols <= 3, "{card}");
    }
}

/// rules: TC-01
#[test]
fn costs_are_spread_as_the_notes_of_the_table_say() {
    let mut costs = BTreeMap::new();
    for card in BOX.iter() {
        *costs.entry(card.printed_cost()).or_insert(0) += 1;
    }
    let right = [
        (0, 4),
        (1, 32),
        (2, 15),
        (3, 13),
        (4, 17),
        (5, 6),
        (6, 6),
        (7, 4),
        (8, 4),
        (9, 2),
        (11, 2),
    ];
    assert_eq!(costs, BTreeMap::from(right));
}

/// rules: TC-12, TC-14
#[test]
fn six_cards_are_limited_and_one_is_a_crew() {
    let limited: Vec<_> = Card::all()
        .filter(|card| card.is_limited())
        .map(Card::word)
        .collect();
    let right = [
        "architekt",
        "stadtpark",
        "einkaufspassage",
        "baukolonne",
        "autobahnkreuz",
        "stadtverwaltung",
    ];
    assert_eq!(limited, right);
    assert_eq!(CREWS.iter().collect::<Vec<_>>(), [card("baukolonne")]);
    assert_eq!(card("baukolonne").crew(), Some(4));
}

/// rules: TC-02
#[test]
fn every_card_has_a_name_in_three_languages_and_one_spelling() {
    for (id, card) in (0..).zip(Card::all()) {
        let names = card.names();
        assert!(![names.de, names.en, names.it].contains(&""), "{card}");
        assert_eq!(card.word().parse::<Card>().unwrap(), card);
        assert_eq!(card.id(), id);
    }
    assert_eq!(card("buerogebaeude").names().de, "Bürogebäude");
    assert_eq!(card("museum_mod").names().it, "Museo d'arte moderna");
}

/// rules: TC-Q11
#[test]
fn a_pair_is_spelt_in_the_order_of_the_table() {
    assert!("build kino boutique".parse::<Action>().is_ok());
    for wrong in [
        "build boutique kino",
        "build",
        "build  kino",
        "build Kino",
        "build kino kino kino",
        "renounce kino",
        "pay",
        "pay kino kino",
        "keep",
        "discard 3",
        "pass",
        "",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

/// rules: TC-02
#[test]
fn a_card_is_written_alike_for_players_and_in_refusals() {
    assert_eq!(format!("{:?}", card("u_bahn")), "u_bahn");
}
