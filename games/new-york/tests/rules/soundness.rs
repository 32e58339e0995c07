//! That the watch over every situation is awake.

use std::panic::catch_unwind;

use new_york::{NewYork, flow::Step, state::Dirk};
use tabletop::{Agenda, Game, Seat};

use crate::scene::{Scene, cards, cell, scene, tile};

/// Asserts that the table of `scene`, once broken, is called unsound for the reason `why`.
#[track_caller]
fn unsound(scene: Scene, spoil: impl FnOnce(&mut NewYork), why: &str) {
    let mut table = scene.table;
    table.assert_sound();
    spoil(&mut table);
    let found = catch_unwind(|| table.assert_sound()).expect_err("nobody noticed");
    let text = found.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let found = text.or_else(|| found.downcast_ref::<String>().cloned());
    let found = found.unwrap();
    assert!(found.contains(why), "`{found}` does not say `{why}`");
}

/// rules: NY-02
#[test]
fn every_tile_lies_in_one_place() {
    let twice = "has what lies elsewhere too";
    let park = || tile("park-10");
    let table = || scene(3).depot("park-10 - - -");
    unsound(table(), |table| assert!(table.bag.insert(park())), twice);
    unsound(
        table(),
        |table| assert!(table.reserves[Seat::B].insert(park())),
        twice,
    );
    unsound(
        table(),
        |table| table.cities.lay(Seat::A, park(), cell(0, 1)),
        twice,
    );
    unsound(
        table(),
        |table| table.depot[1] = Some(park()),
        "a tile is on offer twice",
    );
    unsound(table(), |table| table.depot[0] = None, "a tile is missing");
}

/// rules: NY-03
#[test]
fn every_card_lies_in_one_place() {
    let table = || scene(3).hand("A", "b9").row("g3");
    unsound(
        table(),
        |table| table.hands[Seat::B].put(cards("b9")),
        "copies of b9",
    );
    unsound(table(), |table| table.row.take(cards("g3")), "copies of g3");
}

/// rules: NY-04, NY-10, NY-11
#[test]
fn deck_and_row_keep_their_limits() {
    unsound(
        scene(3),
        |table| table.piles[4] -= 1,
        "the piles are the deck",
    );
    unsound(scene(3), |table| table.scorings = 3, "two scoring cards");
    let five = scene(3).row("b1 b2 b3 b4 b5");
    assert!(catch_unwind(|| five.table.assert_sound()).is_err());
}

/// rules: NY-41
#[test]
fn dirk_plays_with_two_and_only_then() {
    let why = "Dirk plays with two";
    unsound(scene(2), |table| table.dirk = None, why);
    unsound(scene(3), |table| table.dirk = Some(Dirk::default()), why);
}

/// Lays a tile of the bag, whatever the building rules say.
fn lay(table: &mut NewYork, name: &str, x: i8, y: i8) {
    assert!(table.bag.remove(tile(name)));
    table.cities.lay(Seat::A, tile(name), cell(x, y));
}

/// rules: NY-20, NY-25, NY-26, NY-28
#[test]
fn every_city_stands() {
    unsound(
        scene(3),
        |table| lay(table, "park-10", 3, 3),
        "a tile is cut off",
    );
    unsound(
        scene(3),
        |table| lay(table, "park-10", 0, 0),
        "two tiles lie at one cell",
    );
}

/// rules: NY-17, NY-39
#[test]
fn tiles_to_place_are_held_in_turn() {
    let table = || scene(3).aside("A", "park-10");
    let asked = |table: &mut NewYork, step: Step| {
        table.agenda = Agenda::new();
        table.agenda.first([step]);
    };
    unsound(
        table(),
        |table| asked(table, Step::Act(Seat::B)),
        "A has tiles to place out of turn",
    );
    unsound(
        scene(3),
        |table| asked(table, Step::Place(Seat::B)),
        "B has nothing to place",
    );
    unsound(
        scene(3),
        |table| asked(table, Step::Leftovers),
        "nobody has anything to place",
    );
    unsound(
        scene(3),
        |table| asked(table, Step::RefillRow),
        "the game stopped before",
    );
}

/// rules: NY-53
#[test]
fn the_longest_game_is_as_long_as_the_rules_allow() {
    let (tiles, turns_without_purchase) = (54, 6 * 100);
    // Each tile is bought, earns an action and is placed; before, between and after them all wait.
    let longest = 3 * tiles + (tiles + 1) * turns_without_purchase;
    assert_eq!(NewYork::INFO.plies_max, longest);
}
