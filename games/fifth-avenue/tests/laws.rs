//! The laws of the house.

use fifth_avenue::{
    FifthAvenue,
    components::cards::{Card, Cards, SUITS},
    flow::Step,
};
use tabletop::{Chance, Viewer};

// rules: FA-Q37, FA-Q39, FA-Q45
/// What the rulebook hides from `viewer` dealt anew, suit by suit: the unseen cards of the decks,
/// and of the others' hands what nobody has seen. A bid that another is putting together begins
/// again.
fn redealt(table: &FifthAvenue, viewer: Viewer, chance: &mut Chance) -> FifthAvenue {
    let mut world = table.clone();
    let others = || table.seats().iter().filter(|seat| !viewer.is(*seat));
    let secret = |seat| {
        let mut cards = table.hands[seat];
        cards.remove_all(&table.board.shown[seat]);
        cards
    };
    world.unseen = Cards::EMPTY;
    others().for_each(|seat| world.hands[seat] = table.board.shown[seat]);
    for suit in 0..SUITS {
        let of_suit = |cards: &Cards| -> Vec<Card> {
            cards.iter().filter(|card| card.suit() == suit).collect()
        };
        let mut hidden = of_suit(&table.unseen);
        others().for_each(|seat| hidden.extend(of_suit(&secret(seat))));
        chance.shuffle(&mut hidden);
        for seat in others() {
            let dealt = hidden.split_off(hidden.len() - of_suit(&secret(seat)).len());
            for card in dealt {
                world.hands[seat].insert(card);
            }
        }
        for card in hidden {
            world.unseen.insert(card);
        }
    }
    if let Some(Step::Bid(seat)) = table.agenda.now()
        && !viewer.is(*seat)
    {
        world.picks = Cards::EMPTY;
    }
    world
}

#[test]
fn the_laws_hold() {
    testkit::Laws::<FifthAvenue>::new()
        .games(60)
        .hidden_by_the_book(redealt)
        .check();
}
