//! What is hidden.

use new_york::NewYork;
use tabletop::{Chance, Game, Seat, Seed, Viewer};

use crate::scene::{opening, scene, seats};

/// rules: NY-49, NY-56, NY-T31
#[test]
fn every_view_knows_what_came_and_went() {
    let mut scene = scene(3)
        .hand("A", "b9 b8 r5")
        .hand("B", "g1")
        .row("g3 y7 r8 r9")
        .depot("theatre-07 park-10 - -");
    scene.play("A take g3");
    let mut scene = scene.turn("A");
    scene.play("A buy blue b9");
    for viewer in Viewer::all(seats(3)) {
        let view = scene.table.view(viewer);
        assert_eq!(view.table.hands[Seat::A].to_string(), "b8 g3 r5");
    }
}

/// rules: NY-56, NY-57
#[test]
fn sets_and_sizes_are_known_and_no_order_is() {
    let scene = opening(4, 6);
    let view = scene.table.view(Viewer::Spectator);
    assert_eq!(view.table.deck, scene.table.deck);
    assert_eq!(view.table.piles, scene.table.piles);
    assert_eq!(view.table.bag, scene.table.bag);
    let mut chance = Chance::new(Seed::number(1));
    assert_eq!(NewYork::imagine(&view, &mut chance), scene.table);
}

/// rules: NY-08, NY-56
#[test]
fn every_event_is_heard_whole_by_everyone() {
    let scene = opening(4, 6);
    for event in scene.dealer.events() {
        for viewer in Viewer::all(seats(4)) {
            assert_eq!(NewYork::veil(event, viewer), *event);
        }
    }
}
