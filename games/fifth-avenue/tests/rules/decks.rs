//! Decks and discards.

use fifth_avenue::{
    components::{cards::Value, pile::Pile},
    event::Event,
    flow::Step,
};
use tabletop::Seat;

use super::scene::{scene, seat};

/// rules: FA-008, FA-100, FA-101, FA-T58, FA-Q13, FA-Q17
#[test]
fn an_empty_coloured_deck_shows_the_first_discard_again() {
    let scene = scene(3).deck(4, "5").play("A towers; A take orange violet");
    assert_eq!(scene.table.board.decks[4].top, None);
    let scene = scene.asks(&[Step::Take(Seat::A)]);
    assert_eq!(scene.refused("A", "take grey violet"), "FA-Q13");
    let mut scene = scene;
    scene.table.hands[seat("A")].insert("v4".parse().unwrap());
    scene.table.hands[seat("A")].insert("v6".parse().unwrap());
    let scene = scene.series("34w").bid("A", "v4 v6").play("B pass; C pass");
    let deck = scene.table.board.decks[4];
    assert_eq!(
        (deck.top, deck.under.to_string().as_str()),
        (Some(Value::Four), "6")
    );
}

/// rules: FA-102, FA-Q14, FA-Q15
#[test]
fn a_face_up_card_on_top_of_the_black_deck_is_shuffled_at_once() {
    let scene = scene(3).black("4 5 6", 2).play("A draw");
    assert_eq!(scene.holds("A"), "k4");
    assert_eq!(
        scene.heard(|event| matches!(event, Event::Shuffled { cards: 2 })),
        1
    );
    assert_eq!(scene.table.unseen.count("k5".parse().unwrap()), 1);
    assert!(scene.table.board.black.under.is_empty());
    let empty = super::scene::scene(3)
        .hand("A", "g4 k5 k6")
        .black("", 0)
        .series("34w");
    let empty = empty.bid("A", "g4 k5 k6").play("B pass; C pass");
    assert_eq!(
        empty.heard(|event| matches!(event, Event::Shuffled { cards: 2 })),
        1
    );
}

/// rules: FA-Q39
#[test]
fn who_draws_one_of_assos_cards_is_known_to_hold_it() {
    let scene = scene(2).black("4 6", 0).play("A draw");
    assert_eq!(
        (scene.holds("A"), scene.shown("A")),
        ("k4".to_owned(), "k4".to_owned())
    );
    assert_eq!(
        scene.heard(|event| matches!(event, Event::Drew { open: true, .. })),
        1
    );
}

/// rules: FA-086
#[test]
fn a_pile_counts_and_keeps_its_order() {
    let mut pile: Pile = [Value::Six, Value::Four, Value::Five, Value::Four]
        .into_iter()
        .collect();
    assert_eq!(
        (pile.len(), pile.worth(), pile.counts()),
        (4, 19, [2, 1, 1])
    );
    assert_eq!(pile.highest(), Some(Value::Six));
    assert_eq!(pile.pop(), Some(Value::Six));
    assert_eq!(pile.highest(), Some(Value::Five));
    let mut other = Pile::EMPTY;
    other.append(pile);
    other.append(pile);
    assert_eq!(other.to_string(), "454454");
    assert_eq!(other.worth(), 26);
}
