//! Who knows what.

use fifth_avenue::{
    FifthAvenue, components::cards::by_suit, event::Event, flow::Step, view::unseen,
};
use tabletop::{Chance, Game, Seat, Seed, Viewer};

use super::scene::{cards, scene, seat};

/// rules: FA-Q37, FA-Q39, FA-T59
#[test]
fn what_was_shown_stays_known() {
    let scene = scene(3)
        .hand("B", "o5 k4 k5 k6")
        .deck(0, "6 4")
        .asks(&[Step::Turn(Seat::B)])
        .play("B towers; B take orange green; B move white 34w")
        .series("52w")
        .play("A pass")
        .bid("B", "o6 k5")
        .play("C pass; B build 0; A pass; B pass; C pass");
    assert_eq!(scene.shown("B"), "n4");
    let scene = super::scene::scene(3)
        .hand("A", "o6 o6 k6 k6")
        .hand("B", "o5 k4 k5 k6")
        .deck(0, "6 4")
        .asks(&[Step::Turn(Seat::B)])
        .play("B towers; B take orange green; B move white 34w")
        .series("52w")
        .bid("A", "o6")
        .bid("B", "o6 k5")
        .play("C pass")
        .bid("A", "o6 k6")
        .play("B pass");
    assert_eq!(scene.shown("B"), "o6 n4 k5");
    let view = scene.seen_by("C");
    assert_eq!(view.hand_sizes[seat("B")], [2, 1, 0, 0, 0, 3]);
    assert_eq!(view.cards_held(seat("B")), 6);
    assert!(view.hand.is_empty());
    assert!(
        unseen(&view).contains("o5".parse().unwrap()),
        "the dealt orange card is unknown"
    );
}

/// rules: FA-030, FA-Q37
#[test]
fn a_black_card_drawn_is_told_to_its_owner_alone() {
    let scene = scene(3).play("A draw");
    let drew = scene
        .dealer
        .events()
        .iter()
        .find(|event| matches!(event, Event::Drew { .. }));
    let drew = drew.unwrap();
    assert_eq!(&FifthAvenue::veil(drew, Viewer::Seat(Seat::A)), drew);
    for viewer in [Viewer::Seat(Seat::B), Viewer::Spectator] {
        let veiled = FifthAvenue::veil(drew, viewer);
        assert!(matches!(veiled, Event::Drew { card: None, .. }));
    }
}

/// rules: FA-Q39
#[test]
fn an_imagined_table_keeps_all_that_is_known() {
    let scene = scene(4)
        .hand("A", "o4 k4")
        .hand("B", "o5 v6 k5 k5")
        .hand("C", "g4")
        .series("34w")
        .play("A pass")
        .bid("B", "o5 k5")
        .play("C pass; D pass; B build 1");
    let mut chance = Chance::new(Seed::number(3));
    for _ in 0..50 {
        let view = scene.seen_by("C");
        let world = FifthAvenue::imagine(&view, &mut chance);
        assert_eq!(world.hands[Seat::C], cards("g4"));
        assert_eq!(
            by_suit(&world.hands[Seat::B]),
            by_suit(&scene.table.hands[Seat::B])
        );
        assert_eq!(world.view(Viewer::Seat(Seat::C)), view);
    }
}
