//! The pieces of New York.

use games::new_york::{NewYork, components::purse::Purse, state::NewYork as Table, view::View};
use tabletop::Seat;

use crate::check;

/// What a seat has, piece by piece.
fn side(view: &View, seat: Seat) -> Vec<(String, View)> {
    let with = |change: &dyn Fn(&mut Table)| {
        let mut changed = view.clone();
        change(&mut changed.table);
        changed
    };
    let table = &view.table;
    let mut all = Vec::new();
    for tile in table.cities.of(seat).tiles() {
        let changed = with(&|table| _ = table.cities.lift(seat, tile));
        all.push((format!("{tile} in the city of {seat}"), changed));
    }
    for tile in table.reserves[seat] {
        let changed = with(&|table| _ = table.reserves[seat].remove(tile));
        all.push((format!("{tile} in the reserve of {seat}"), changed));
    }
    for tile in table.aside[seat] {
        let changed = with(&|table| _ = table.aside[seat].remove(tile));
        all.push((format!("{tile} to be placed by {seat}"), changed));
    }
    if let Some(card) = table.hands[seat].iter().next() {
        let changed = with(&|table| table.hands[seat].take(Purse::only(card)));
        all.push((format!("a card of {seat}"), changed));
    }
    all
}

fn pieces(view: &View) -> Vec<(String, View)> {
    let table = &view.table;
    let mut all: Vec<_> = table
        .hands
        .seats()
        .iter()
        .flat_map(|seat| side(view, seat))
        .collect();
    for (at, tile) in table.depot.iter().enumerate() {
        if let Some(tile) = tile {
            let mut changed = view.clone();
            changed.table.depot[at] = None;
            all.push((format!("{tile} in the depot"), changed));
        }
    }
    for card in &table.row {
        let mut changed = view.clone();
        changed.table.row.take(Purse::only(card));
        all.push((format!("{card} in the row"), changed));
    }
    if let Some(dirk) = &table.dirk {
        for tile in dirk.tiles {
            let mut changed = view.clone();
            let dirk = changed.table.dirk.as_mut().expect("he is there");
            dirk.tiles.remove(tile);
            all.push((format!("{tile} of Dirk"), changed));
        }
    }
    all
}

/// rules: NY-49, NY-57
#[test]
fn the_words_of_the_table_tell_every_piece() {
    assert!(check::<NewYork>(&["", "hands=open"], pieces) > 1000);
}
