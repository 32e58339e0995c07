//! The pieces of New York New York.

use games::new_york_new_york::{
    NewYorkNewYork,
    components::{Card, SECTIONS},
    state::{Row, Skyline},
    view::View,
};

use crate::check;

/// The same skyline without one of its cards.
fn without(view: &View, lifted: Card) -> Skyline {
    let mut skyline = Skyline::default();
    for number in 1..=SECTIONS {
        for colour in view.skyline.stack(number).colours() {
            let card = Card::new(*colour, number);
            if card != lifted {
                skyline.lay(card);
            }
        }
    }
    skyline
}

fn pieces(view: &View) -> Vec<(String, View)> {
    let mut all = Vec::new();
    for card in view.row.cards() {
        let rest = view.row.cards().iter().copied();
        let rest: Vec<Card> = rest.filter(|other| other != card).collect();
        let mut changed = view.clone();
        changed.row = Row::try_from(rest).expect("fewer cards are a row");
        all.push((format!("{card} in the row"), changed));
    }
    for card in view.skyline.cards() {
        let mut changed = view.clone();
        changed.skyline = without(view, card);
        all.push((format!("{card} in the skyline"), changed));
    }
    for seat in view.colours.seats().iter() {
        let mut changed = view.clone();
        changed.hand_sizes[seat] += 1;
        all.push((format!("a card of {seat}"), changed));
        let mut changed = view.clone();
        changed.colours[seat] = None;
        all.push((format!("the colour of {seat}"), changed));
    }
    let mut changed = view.clone();
    changed.deck += 1;
    all.push(("the deck".to_owned(), changed));
    all
}

/// rules: NN-Q17, NN-Q18, NN-Q21
#[test]
fn the_words_of_the_table_tell_every_piece() {
    assert!(check::<NewYorkNewYork>(&["", "bonus=no"], pieces) > 1000);
}
