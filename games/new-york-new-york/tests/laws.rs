//! What holds for every game.

use new_york_new_york::{
    NewYorkNewYork,
    components::{Card, CardSet},
};
use tabletop::{Chance, Viewer};

// rules: NN-007, NN-Q08, NN-Q19
/// What the rulebook hides from `viewer` dealt anew: the deck, and of the hands of others what
/// was dealt to them. A card that was taken from the open row is known to everyone.
fn redealt(table: &NewYorkNewYork, viewer: Viewer, chance: &mut Chance) -> NewYorkNewYork {
    let mut world = table.clone();
    let others = || table.hands.iter().filter(|(seat, _)| !viewer.is(*seat));
    let dealt = others().map(|(seat, hand)| hand.without(table.shown[seat]));
    let hidden = dealt.fold(table.deck, CardSet::or);
    let mut cards: Vec<Card> = hidden.iter().collect();
    chance.shuffle(&mut cards);
    for (seat, hand) in others() {
        let shown = table.shown[seat];
        let anew = cards.split_off(cards.len() - (hand.len() - shown.len()) as usize);
        world.hands[seat] = shown.or(anew.into_iter().collect());
    }
    world.deck = cards.into_iter().collect();
    world
}

#[test]
fn the_laws_hold() {
    testkit::Laws::<NewYorkNewYork>::new()
        .games(10_000)
        .hidden_by_the_book(redealt)
        .check();
}
