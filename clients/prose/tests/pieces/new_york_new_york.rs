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

/// A view changed in one way.
fn changed(view: &View, change: &dyn Fn(&mut View)) -> View {
    let mut changed = view.clone();
    change(&mut changed);
    changed
}

fn pieces(view: &View) -> Vec<(String, View)> {
    // Each part is named: a new one does not compile before it is told, or said why not.
    let View {
        // Who is asked stands in the question.
        viewer: _,
        agenda: _,
        rounds: _,
        // What runs are worth stands in the rules of the decision.
        bonus: _,
        memory: _,
        colours: _,
        round: _,
        // The first of a round is told by its first turn.
        first: _,
        deck: _,
        row: _,
        // The reader's own, and a spectator has none.
        hand: _,
        hand_sizes: _,
        // Told by `open` tables alone: see the tests of `hands`.
        shown: _,
        passed: _,
        skyline: _,
        scores: _,
    } = view;
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
    for seat in view.colours.seats().iter() {
        let passed = changed(view, &|view| {
            if !view.passed.remove(seat) {
                view.passed.insert(seat);
            }
        });
        all.push((format!("whether {seat} has passed"), passed));
        if view.round > 1 {
            let scored = changed(view, &|view| view.scores[seat][0] += 1);
            all.push((format!("a point of {seat} in the first round"), scored));
        }
    }
    all.push(("the deck".to_owned(), changed(view, &|view| view.deck += 1)));
    let longer = changed(view, &|view| view.rounds += 1);
    all.push(("the number of rounds".to_owned(), longer));
    all
}

/// rules: NN-Q17, NN-Q18, NN-Q21
#[test]
fn the_words_of_the_table_tell_every_piece() {
    assert!(check::<NewYorkNewYork>(&["", "bonus=no", "rounds=2"], 5, pieces) > 1000);
}
