//! From the box to the first round.

use tabletop::{Game, Seat, Viewer};
use the_city::{
    TheCity,
    components::ASIDE,
    event::{Event, Seen},
    flow::Task,
};

use crate::scene::dealt;

/// rules: TC-03, TC-04, TC-23, TC-T33
#[test]
fn seven_cards_each_of_which_two_are_discarded() {
    for (seats, deck) in [(2, 91), (3, 84), (4, 77), (5, 70)] {
        let mut table = dealt(seats, 7);
        assert_eq!(table.game.deck.len(), deck);
        assert_eq!(table.game.to_act(), table.game.hands.seats().all());
        assert!(table.game.hands.values().all(|hand| hand.len() == 7));
        assert!(ASIDE.iter().all(|card| !table.game.deck.contains(card)));
        table.settle();
        assert_eq!(table.game.pile(), 2 * u32::from(seats));
        assert_eq!((table.game.deck.len(), table.game.round), (deck, 1));
        assert!(table.game.hands.values().all(|hand| hand.len() == 5));
        assert_eq!(table.game.task(Seat::A), Some(Task::Choose));
    }
}

/// rules: TC-04
#[test]
fn the_two_are_picked_one_by_one_and_in_any_order() {
    let table = dealt(2, 8);
    let kinds: Vec<_> = table.game.hands[Seat::A]
        .kinds()
        .map(|(card, _)| card)
        .collect();
    let [first, second] = [kinds[0], kinds[1]];
    let ends = [[first, second], [second, first]].map(|order| {
        let mut table = dealt(2, 8);
        for card in order {
            table.play(&format!("A discard {card}"));
        }
        table.game
    });
    assert_eq!(ends[0], ends[1]);
    assert!(!ends[0].to_act().contains(Seat::A) && ends[0].to_act().contains(Seat::B));
}

/// rules: TC-03, TC-22
#[test]
fn a_deal_is_heard_by_its_seat_alone() {
    let table = dealt(3, 9);
    for viewer in Viewer::all(table.game.hands.seats()) {
        let heard = table
            .dealer
            .events()
            .iter()
            .map(|event| TheCity::veil(event, viewer));
        let right = table.game.hands.iter().map(|(seat, hand)| Event::Dealt {
            seat,
            cards: if viewer.is(seat) {
                Seen::Cards(*hand)
            } else {
                Seen::Unseen(7)
            },
        });
        assert!(heard.eq(right), "{viewer:?}");
    }
}
