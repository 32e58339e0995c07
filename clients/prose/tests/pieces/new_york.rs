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

/// What a seat has won, what lies in piles.
fn counts(view: &View) -> Vec<(String, View)> {
    let with = |what: String, change: &dyn Fn(&mut Table)| {
        let mut changed = view.clone();
        change(&mut changed.table);
        (what, changed)
    };
    let table = &view.table;
    let mut all = Vec::new();
    let has_scored = table.scorings > 0;
    for seat in table.hands.seats().iter().filter(|_| has_scored) {
        let what = format!("a point of {seat}");
        all.push(with(what, &|table| table.points[seat][0] += 1));
    }
    if table.dirk.is_some() && has_scored {
        let what = "a point of Dirk".to_owned();
        all.push(with(what, &|table| {
            table.dirk.as_mut().expect("he is there").points[0] += 1;
        }));
    }
    if let Some(tile) = table.bag.iter().next() {
        let what = "a tile in the bag".to_owned();
        all.push(with(what, &|table| _ = table.bag.remove(tile)));
    }
    if let Some(card) = table.discards.iter().next() {
        let what = "a card on the discards".to_owned();
        all.push(with(what, &|table| {
            table.discards.take(Purse::only(card));
        }));
    }
    let what = "a card in the deck".to_owned();
    all.push(with(what, &|table| table.piles[4] += 1));
    all
}

fn pieces(view: &View) -> Vec<(String, View)> {
    // Each part is named: a new one does not compile before it is told, or said why not.
    let View { viewer: _, table } = view;
    let Table {
        // Who is asked stands in the question.
        agenda: _,
        memory: _,
        depot: _,
        bag: _,
        row: _,
        // What money it holds follows from all that lies open.
        deck: _,
        piles: _,
        // Which scoring comes next is told with its majorities.
        scorings: _,
        discards: _,
        hands: _,
        cities: _,
        reserves: _,
        aside: _,
        points: _,
        dirk: _,
        // Only the rare end of NY-53 looks at it.
        quiet_turns: _,
    } = table;
    let mut all: Vec<_> = table
        .hands
        .seats()
        .iter()
        .flat_map(|seat| side(view, seat))
        .collect();
    all.extend(counts(view));
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
    assert!(check::<NewYork>(&["", "hands=open"], 5, pieces) > 1000);
}
