//! The pieces of The City.

use games::the_city::{TheCity, view::View};

use crate::check;

fn pieces(view: &View) -> Vec<(String, View)> {
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
    all
}

/// rules: TC-22
#[test]
fn the_words_of_the_table_tell_every_piece() {
    assert!(check::<TheCity>(&["", "hands=open"], pieces) > 1000);
}
