//! Who knows what.

use tabletop::{Chance, Game, Seat, Seed, Viewer};
use the_city::{TheCity, components::Cards, event::Event, flow::Task, view::Duty};

use crate::scene::{cards, scene};

/// rules: TC-22
#[test]
fn a_view_has_the_own_hand_and_of_others_only_the_size() {
    let table = scene("hand A kino*2; hand B museum; pile A boutique; city A wohnhaus; points B 9");
    assert_eq!(table.view(Seat::A).hand, cards("kino*2"));
    assert_eq!(table.view(Viewer::Spectator).hand, Cards::EMPTY);
    for viewer in table.viewers() {
        let view = table.view(viewer);
        assert_eq!(view.hand_sizes.values().collect::<Vec<_>>(), [&2, &1]);
        assert_eq!(
            (view.cities, view.points),
            (table.game.cities, table.game.points)
        );
        assert_eq!(u32::from(view.deck), table.game.deck.len());
        assert_eq!(u32::from(view.pile()), table.game.pile());
    }
}

/// rules: TC-22, TC-32
#[test]
fn everyone_knows_the_own_discards_and_nobody_elses() {
    let table = scene("hand A kino; hand B museum; pile A boutique schule; pile B theater");
    assert_eq!(table.view(Seat::A).discards, cards("boutique schule"));
    assert_eq!(table.view(Seat::B).discards, cards("theater"));
    assert_eq!(table.view(Viewer::Spectator).discards, Cards::EMPTY);
    assert_eq!(table.view(Seat::B).discarded[Seat::A], 2);
    assert!(
        table
            .view(Seat::B)
            .unseen()
            .contains(crate::scene::card("boutique"))
    );
    assert_eq!(
        table
            .view(Seat::A)
            .unseen()
            .count(crate::scene::card("boutique")),
        1
    );
}

/// rules: TC-05, TC-32
#[test]
fn what_one_has_discarded_is_forgotten_when_the_pile_is_reshuffled() {
    let mut table = scene("hand A kino; hand B parkplatz; deck wohnhaus; pile A schule*4");
    table.play("B build parkplatz, A renounce");
    assert_eq!(table.view(Seat::A).discards, Cards::EMPTY);
    assert_eq!(table.game.deck.len(), 0);
}

/// rules: TC-22
#[test]
fn drawn_paid_and_discarded_cards_are_heard_by_their_owner_alone() {
    let mut table = scene("hand A hochhaus kino*2 museum boutique; hand B theater");
    table.play("A build hochhaus, B renounce, A pay kino, A pay kino, A pay museum");
    table.settle();
    let hidden = |event: &Event| TheCity::veil(event, Viewer::Spectator) != *event;
    let secrets = table.dealer.events().iter().filter(|event| hidden(event));
    for event in secrets.clone() {
        let (Event::Paid { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Income { seat, .. }) = event
        else {
            panic!("{event:?} is no secret");
        };
        for viewer in table.viewers() {
            let heard = TheCity::veil(event, viewer);
            assert_eq!(heard == *event, viewer.is(*seat), "{event:?}");
        }
    }
    assert_eq!(secrets.count(), 3 + 1 + 1 + 1);
}

/// rules: TC-22
#[test]
fn of_the_five_drawn_others_see_the_number() {
    let mut table = scene("hand A kino; hand B museum");
    table.play("A renounce, B build architekt");
    let Some(Task::Keep(drawn)) = table.game.task(Seat::A) else {
        panic!("A keeps one");
    };
    assert_eq!(table.view(Seat::A).drawn, drawn);
    assert_eq!(table.view(Seat::B).drawn.as_slice(), []);
    for viewer in table.viewers() {
        assert_eq!(table.view(viewer).duties[Seat::A], Some(Duty::Keep(5)));
    }
}

/// rules: TC-32
#[test]
fn a_card_that_came_back_is_known_until_it_is_built() {
    let mut table = scene("hand A schule parkplatz kino museum; hand B theater; city A reihenhaus");
    table.round_of_a("build schule");
    assert_eq!(table.game.shown[Seat::A], cards("schule"));
    // Building something for nothing tells nothing of the school.
    table.round_of_a("build parkplatz");
    assert_eq!(table.game.shown[Seat::A], cards("schule"));
    table.game.cities[Seat::A] = cards("reihenhaus parkplatz stadtvilla");
    table.game.deck.remove(crate::scene::card("stadtvilla"));
    table.play("B renounce, A build schule");
    assert_eq!(table.game.shown[Seat::A], Cards::EMPTY);
}

/// rules: TC-32
#[test]
fn a_card_that_came_back_may_be_anywhere_once_its_owner_has_discarded_unseen() {
    let mut table = scene("hand A schule kino museum boutique; shown A schule; hand B theater");
    table.play("B renounce, A build kino");
    assert_eq!(table.game.shown[Seat::A], cards("schule"));
    table.play("A pay museum");
    for viewer in table.viewers() {
        assert_eq!(table.view(viewer).shown[Seat::A], Cards::EMPTY);
    }
}

/// rules: TC-32
#[test]
fn the_four_rejected_cards_were_never_in_the_hand() {
    let mut table = scene("hand A schule kino; shown A schule; hand B theater");
    table.round_of_a("renounce");
    assert_eq!(table.game.shown[Seat::A], cards("schule"));
}

/// rules: TC-32
#[test]
fn to_turn_up_a_known_card_again_tells_of_no_second_one() {
    let mut table = scene("hand A schule*2 kino; shown A schule; hand B theater");
    table.round_of_a("build schule");
    assert_eq!(table.game.shown[Seat::A], cards("schule"));
}

/// rules: TC-31, TC-32
#[test]
fn what_is_imagined_fits_what_is_known() {
    let mut table = scene(
        "seats 3; city B baukolonne; hand A kino*2 museum; hand B schule boutique theater
         shown B schule; hand C wohnhaus; pile A bahnhof; pile B stadion",
    );
    table.play("B build schule");
    let mut chance = Chance::new(Seed::number(3));
    let view = table.view(Seat::A);
    for _ in 0..200 {
        let world = TheCity::imagine(&view, &mut chance);
        world.assert_sound();
        assert_eq!(world.hands[Seat::A], table.game.hands[Seat::A]);
        assert_eq!(world.discards[Seat::A], cards("bahnhof"));
        assert!(cards("schule").is_within(&world.hands[Seat::B]));
        assert!(world.sealed[Seat::B].is_some() && world.sealed[Seat::C].is_none());
        assert_eq!(world.view(Seat::A.into()), view);
    }
}
