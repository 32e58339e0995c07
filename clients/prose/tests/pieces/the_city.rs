//! The pieces of The City.

use games::the_city::{TheCity, view::View};
use tabletop::Memory;

use crate::check;

fn pieces(view: &View) -> Vec<(String, View)> {
    // Each part is named: a new one does not compile before it is told, or said why not.
    let View {
        // Who is asked what stands in the question.
        viewer: _,
        duties: _,
        memory: _,
        round: _,
        deck: _,
        // The reader's own, and a spectator has none.
        hand: _,
        sealed: _,
        drawn: _,
        discards: _,
        // Told when it is turned up; what is built of it stands in the city.
        revealed: _,
        hand_sizes: _,
        discarded: _,
        shown: _,
        cities: _,
        points: _,
    } = view;
    let mut all = Vec::new();
    for (seat, city) in view.cities.iter() {
        for (card, _) in city.kinds() {
            let mut changed = view.clone();
            changed.cities[seat].remove(card);
            all.push((format!("{card} in the city of {seat}"), changed));
        }
        let mut changed = view.clone();
        changed.hand_sizes[seat] += 1;
        all.push((format!("a card of {seat}"), changed));
        let mut changed = view.clone();
        changed.points[seat] += 1;
        all.push((format!("a point of {seat}"), changed));
        let mut changed = view.clone();
        changed.discarded[seat] += 1;
        all.push((format!("a card of {seat} on the pile"), changed));
    }
    let mut changed = view.clone();
    changed.deck += 1;
    all.push(("the deck".to_owned(), changed));
    let mut changed = view.clone();
    changed.round += 1;
    all.push(("the round".to_owned(), changed));
    if view.memory == Memory::Open {
        for (seat, cards) in view.shown.iter() {
            for (card, _) in cards.kinds() {
                let mut changed = view.clone();
                changed.shown[seat].remove(card);
                all.push((format!("{card} seen in the hand of {seat}"), changed));
            }
        }
    }
    all
}

/// rules: TC-22
#[test]
fn the_words_of_the_table_tell_every_piece() {
    assert!(check::<TheCity>(&["", "hands=open"], 5, pieces) > 1000);
}
