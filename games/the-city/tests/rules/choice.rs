//! What may be chosen, and that it stays secret.

use tabletop::{Game, Seat};
use the_city::{components::Cards, event::Event, flow::Task, view::Duty};

use crate::scene::{cards, scene};

const HAND: &str = "park_and_ride u_bahn denkmal flughafen";

/// rules: TC-06, TC-07, TC-24
#[test]
fn any_card_of_the_hand_the_architect_or_nothing() {
    let table = scene("hand A schule kino*2; hand B museum");
    let legal: Vec<_> = table
        .legal(Seat::A)
        .iter()
        .map(ToString::to_string)
        .collect();
    // The school cannot be built and may be chosen all the same.
    assert_eq!(
        legal,
        ["build architekt", "build schule", "build kino", "renounce"]
    );
}

/// rules: TC-07, TC-Q01, TC-T09
#[test]
fn the_architect_costs_nothing_and_pays_from_the_round_in_which_it_is_taken() {
    let mut table = scene(&format!("hand A {HAND} kino; hand B museum"));
    table.round_of_a("build architekt");
    assert_eq!(table.a(), (6, 0));
    assert_eq!(table.game.cities[Seat::A], cards("architekt"));
    assert!(!table.may("A", "build architekt") && table.may("B", "build architekt"));
    table.round_of_a("renounce");
    assert_eq!(table.a(), (8, 0));
}

/// rules: TC-23
#[test]
fn everybody_can_have_an_architect() {
    let mut table = scene("seats 5; hand A kino");
    table.play(
        "A build architekt, B build architekt, C build architekt, D build architekt, \
         E build architekt",
    );
    assert!(
        table
            .game
            .cities
            .values()
            .all(|city| *city == cards("architekt"))
    );
}

/// rules: TC-08, TC-25
#[test]
fn whoever_renounces_keeps_one_of_five_and_has_income_as_usual() {
    let mut table = scene("city A wohnhaus; hand A kino; hand B museum");
    let deck = table.game.deck.len();
    table.play("A renounce, B build architekt");
    let Some(Task::Keep(drawn)) = table.game.task(Seat::A) else {
        panic!("A keeps one");
    };
    assert_eq!(drawn.as_slice().len(), 5);
    let kept = drawn.as_slice()[2];
    table.play(&format!("A keep {kept}"));
    let mut rest = drawn.cards();
    rest.remove(kept);
    assert_eq!(table.game.discards[Seat::A], rest);
    assert!(table.game.hands[Seat::A].contains(kept));
    assert_eq!(table.held("A"), 1 + 1 + 1);
    assert_eq!(table.game.deck.len(), deck - 5 - 2);
}

/// rules: TC-06, TC-31
#[test]
fn all_are_asked_at_once_and_nothing_happens_before_the_last_answer() {
    let mut table = scene("seats 3; hand A kino; hand B museum; hand C boutique");
    assert_eq!(table.game.to_act().len(), 3);
    table.play("B build museum, A renounce");
    assert_eq!(table.game.to_act().iter().collect::<Vec<_>>(), [Seat::C]);
    assert!(table.game.cities.values().all(Cards::is_empty));
    let answers = table.dealer.events().iter();
    assert!(answers.eq(&[
        Event::Answered { seat: Seat::B },
        Event::Answered { seat: Seat::A }
    ]));
}

/// rules: TC-31
#[test]
fn nobody_can_tell_what_another_has_chosen_not_even_how_many_cards() {
    let drawing = "seats 3; city A baukolonne; hand A kino*2 boutique schule; hand B museum";
    let choices = [
        "A renounce",
        "A build architekt",
        "A build kino",
        "A build kino kino",
        "A build schule",
    ];
    let seen = choices.map(|choice| {
        let mut table = scene(drawing);
        table.play(choice);
        let others: Vec<_> = table
            .viewers()
            .filter(|viewer| !viewer.is(Seat::A))
            .collect();
        let views: Vec<_> = others.iter().map(|viewer| table.view(*viewer)).collect();
        assert_eq!(views[0].hand_sizes[Seat::A], 4);
        assert_eq!(views[0].duties[Seat::A], None);
        assert_eq!(views[0].duties[Seat::B], Some(Duty::Choose));
        (views, table.dealer.events().to_vec())
    });
    assert!(seen.iter().all(|one| *one == seen[0]));
}

/// rules: TC-31
#[test]
fn the_own_choice_is_in_the_own_view_alone() {
    let mut table = scene("hand A kino; hand B museum");
    table.play("A build kino");
    for viewer in table.viewers() {
        assert_eq!(table.view(viewer).sealed.is_some(), viewer.is(Seat::A));
    }
}

/// rules: TC-09
#[test]
fn all_choices_are_turned_up_together() {
    let mut table = scene("seats 3; hand A kino; hand B museum; hand C boutique");
    table.play("C renounce, A build kino, B build architekt");
    let revealed: Vec<_> = table
        .dealer
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Revealed { seat, choice } => Some(format!("{seat} {choice}")),
            _ => None,
        })
        .collect();
    assert_eq!(
        revealed,
        ["A build kino", "B build architekt", "C renounce"]
    );
    for viewer in table.viewers() {
        let shown = table.view(viewer).revealed;
        assert!(shown.values().all(Option::is_some));
    }
}
