//! The construction crew and its pairs.

use tabletop::Seat;
use the_city::{event::Event, flow::Task, legal::Obstacle, view::Duty};

use crate::scene::{Scene, card, cards, scene};

const HAND: &str = "kino*2 boutique hochhaus wohnhaus stadtvilla parkplatz geschaeftszentrum \
                    technologiepark schule";

fn may(city: &str, pair: &str) -> bool {
    scene(&format!("city A {city}; hand A {HAND}")).may("A", &format!("build {pair}"))
}

fn failures(table: &Scene) -> Vec<(String, Obstacle)> {
    let events = table.dealer.events().iter();
    let failures = events.filter_map(|event| match event {
        Event::Failed { card, why, .. } => Some((card.to_string(), *why)),
        _ => None,
    });
    failures.collect()
}

/// rules: TC-14, TC-Q11, TC-T22
#[test]
fn a_pair_may_cost_four_after_the_discounts_of_the_city_as_it_stands() {
    for pair in [
        "kino boutique",
        "kino kino",
        "wohnhaus hochhaus",
        "parkplatz stadtvilla",
    ] {
        assert!(may("baukolonne", pair) && !may("wohnhaus", pair), "{pair}");
    }
    for pair in ["kino hochhaus", "kino geschaeftszentrum"] {
        assert!(!may("baukolonne", pair), "{pair}");
    }
    assert!(may("baukolonne stadtverwaltung", "kino geschaeftszentrum"));
    assert!(may(
        "baukolonne stadtverwaltung",
        "parkplatz technologiepark"
    ));
    assert!(may("baukolonne schule", "wohnhaus stadtvilla"));
    assert!(!may("baukolonne schule", "kino stadtvilla"));
    assert!(!may("baukolonne wohnhaus", "schule stadtvilla"));
}

/// rules: TC-Q13
#[test]
fn with_a_crew_one_card_the_architect_or_nothing_remain_possible() {
    let table = scene(&format!("city A baukolonne; hand A {HAND}"));
    for choice in ["build technologiepark", "build architekt", "renounce"] {
        assert!(table.may("A", choice), "{choice}");
    }
}

/// rules: TC-14, TC-T23
#[test]
fn both_are_built_and_paid() {
    let hand = "kino boutique museum theater bahnhof bruecke";
    let mut table = scene(&format!("city A baukolonne; hand A {hand}"));
    table.play("A build kino boutique, B build architekt");
    assert_eq!(
        table.game.cities[Seat::A],
        cards("baukolonne kino boutique")
    );
    assert_eq!(table.game.discards[Seat::A].len(), 4);
    assert_eq!(table.a(), (2, 0));
}

/// rules: TC-14, TC-T23
#[test]
fn in_the_round_in_which_the_crew_is_built_no_pair_is_possible() {
    let table = scene("hand A baukolonne parkplatz kino*2");
    assert!(!table.may("A", "build parkplatz baukolonne"));
    assert!(!table.may("A", "build kino kino"));
}

/// rules: TC-10, TC-14, TC-T24
#[test]
fn the_two_cards_cannot_serve_each_other() {
    let mut table = scene("city A baukolonne; hand A wohnhaus schule museum theater");
    table.play("A build wohnhaus schule, B build architekt");
    assert_eq!(table.game.task(Seat::A), Some(Task::Pay { left: 1 }));
    assert_eq!(failures(&table)[0].1, Obstacle::Needs(card("schule")));
    assert_eq!(table.game.shown[Seat::A], cards("schule"));
    table.play("A pay museum");
    assert_eq!(table.a(), (3, 0));
}

/// rules: TC-13, TC-Q11, TC-T24
#[test]
fn a_card_of_a_pair_that_failed_is_back_at_once_and_may_pay() {
    let mut table = scene("city A baukolonne; hand A wohnhaus schule");
    table.play("A build wohnhaus schule, B build architekt");
    // There is nothing else to pay with, so it is paid without asking.
    assert_eq!(table.game.cities[Seat::A], cards("baukolonne wohnhaus"));
    assert_eq!(table.game.discards[Seat::A], cards("schule"));
    let mut table = scene("city A baukolonne; hand A wohnhaus schule museum theater");
    table.play("A build wohnhaus schule, B build architekt, A pay schule");
    assert_eq!(table.game.discards[Seat::A], cards("schule"));
    // Everyone saw it come back, and nobody knows whether it was the card that was paid.
    assert_eq!(table.game.shown[Seat::A], cards(""));
}

/// rules: TC-Q11, TC-T25
#[test]
fn of_two_that_cannot_both_be_paid_the_owner_says_which_is_built() {
    let drawing = "city A baukolonne; hand A wohnhaus hochhaus museum theater bahnhof";
    for (says, other, pays, left) in [
        ("hochhaus", "wohnhaus", 3, (2, 1)),
        ("wohnhaus", "hochhaus", 1, (4, 0)),
    ] {
        let mut table = scene(drawing);
        table.play("A build wohnhaus hochhaus, B build architekt");
        let pair = (card("wohnhaus"), card("hochhaus"));
        assert_eq!(table.game.task(Seat::A), Some(Task::OneOf(pair.0, pair.1)));
        for viewer in table.viewers() {
            let view = table.view(viewer);
            assert_eq!(view.duties[Seat::A], Some(Duty::OneOf(pair.0, pair.1)));
            assert_eq!(view.shown[Seat::A], cards("wohnhaus hochhaus"));
        }
        assert_eq!(table.legal(Seat::A).len(), 2);
        let refused = table.refusal("A build museum");
        assert_eq!(refused.rule, "TC-Q11");
        table.play(&format!("A build {says}"));
        assert_eq!(
            table.game.cities[Seat::A],
            cards(&format!("baukolonne {says}"))
        );
        assert_eq!(failures(&table), [(other.to_owned(), Obstacle::Both(1))]);
        assert_eq!(table.game.shown[Seat::A], cards(other));
        assert_eq!(table.game.task(Seat::A), Some(Task::Pay { left: pays }));
        assert!(table.may("A", &format!("pay {other}")));
        table.settle();
        assert_eq!(table.a(), left);
    }
}

/// rules: TC-Q11, TC-T25
#[test]
fn of_equal_costs_either_can_be_built_and_of_equal_cards_one_is() {
    for says in ["kino", "boutique"] {
        let mut table = scene("city A baukolonne; hand A kino boutique museum theater");
        table.play("B build architekt, A build kino boutique");
        table.play(&format!("A build {says}"));
        assert!(table.game.cities[Seat::A].contains(card(says)));
    }
    let mut table = scene("city A baukolonne; hand A kino*2 museum");
    table.play("B build architekt, A build kino kino");
    assert_eq!(table.game.cities[Seat::A], cards("baukolonne kino"));
    assert_eq!(failures(&table), [("kino".to_owned(), Obstacle::Both(3))]);
    assert_eq!(table.game.discards[Seat::A], cards("kino museum"));
}

/// rules: TC-12, TC-14, TC-Q11, TC-T26
#[test]
fn if_neither_can_be_built_the_player_renounces_once() {
    let hand = "stadtpark*2 museum theater bahnhof bruecke";
    let mut table = scene(&format!("city A baukolonne stadtpark; hand A {hand}"));
    table.round_of_a("build stadtpark stadtpark");
    assert_eq!(table.a(), (7, 1));
    assert_eq!(table.game.shown[Seat::A], cards("stadtpark*2"));
    let mut table = scene(&format!("city A baukolonne; hand A {hand}"));
    table.play("A build stadtpark stadtpark, B build architekt");
    assert_eq!(table.game.cities[Seat::A], cards("baukolonne stadtpark"));
    assert_eq!(
        failures(&table),
        [("stadtpark".to_owned(), Obstacle::Limit)]
    );
    assert_eq!(table.game.shown[Seat::A], cards("stadtpark"));
}

/// rules: TC-Q11
#[test]
fn if_only_one_can_be_built_it_is_even_if_it_is_the_cheaper() {
    let mut table = scene("city A baukolonne; hand A wohnhaus hochhaus museum");
    table.play("A build wohnhaus hochhaus, B build architekt");
    assert_eq!(table.game.cities[Seat::A], cards("baukolonne wohnhaus"));
    assert_eq!(
        failures(&table),
        [("hochhaus".to_owned(), Obstacle::Short(1))]
    );
}
