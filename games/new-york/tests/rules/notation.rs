//! Notation and what is written down.

use new_york::{
    action::Action,
    components::{TileSet, purse::Purse},
    state::city::Cell,
};
use serde::{
    Deserialize,
    de::{
        DeserializeOwned,
        value::{self, SeqDeserializer},
    },
};

#[test]
fn every_action_has_one_spelling() {
    let spelled = [
        "take b2 g3",
        "take b2 b2 r9",
        "buy yellow y1 y9 y9",
        "add museum-01 at -3,12",
        "remove park-11",
        "remove start",
        "swap station-09 for church-03",
        "pass",
        "place skyscraper-11 at 0,-1",
        "reserve theatre-07",
        "dirk park-05",
    ];
    for text in spelled {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn other_spellings_are_refused() {
    let wrong = [
        "",
        "take",
        "take b2  g3",
        "take g3 b2",
        "take b0",
        "take b10",
        "take b2 b2 b2 b2",
        "take B2",
        "buy blue",
        "buy b2",
        "buy green y",
        "add museum-1 at 0,1",
        "add museum-01 at 0, 1",
        "add museum-01 at +0,1",
        "add museum-01 at 0,99",
        "add museum-08 at 0,1",
        "add pavilion-01 at 0,1",
        "add start at 0,1",
        "remove",
        "remove all",
        "swap park-01 park-02",
        "swap park-01 for start",
        "pass now",
        "place park-01 0,1",
        "reserve",
        "dirk dirk",
        "take -",
        " pass",
        "Pass",
    ];
    for text in wrong {
        assert!(text.parse::<Action>().is_err(), "`{text}` was read");
    }
}

/// Whether serde reads a `T` from this list of words.
fn is_read<T: DeserializeOwned>(words: &[&str]) -> bool {
    let list = SeqDeserializer::<_, value::Error>::new(words.iter().copied());
    T::deserialize(list).is_ok()
}

#[test]
fn nonsense_is_not_read_back() {
    assert!(is_read::<Purse>(&["b1", "b1", "b1", "r9"]));
    assert!(!is_read::<Purse>(&["b1", "b1", "b1", "b1"]), "four copies");
    assert!(!is_read::<Purse>(&["b0"]));
    assert!(is_read::<TileSet>(&["museum-01", "park-11"]));
    assert!(!is_read::<TileSet>(&["museum-99"]));
    assert!(!is_read::<TileSet>(&["park-01", "park-01"]));
    let far = SeqDeserializer::<_, value::Error>::new([0_i8, 77].into_iter());
    assert!(Cell::deserialize(far).is_err());
}

#[test]
fn tiles_and_money_are_written_alike_for_players_and_in_refusals() {
    let tile: new_york::components::Tile = "museum-01".parse().unwrap();
    let money: new_york::components::money::Money = "b7".parse().unwrap();
    assert_eq!(format!("{tile:?} {money:?}"), "museum-01 b7");
}
