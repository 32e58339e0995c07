//! Paying, prerequisites, discounts, limits, and what fails.

use tabletop::{Game, Seat};
use the_city::{
    event::Event,
    flow::Task,
    legal::Obstacle,
    scoring::Yield,
    state::{cost, has_prerequisite},
};

use crate::scene::{card, cards, scene};

/// Cards that nobody could build.
const DEAR: &str = "park_and_ride u_bahn denkmal flughafen wolkenkratzer";

fn hand(cards: &str, size: usize) -> String {
    let words: Vec<_> = cards.split(' ').chain(DEAR.split(' ')).take(size).collect();
    words.join(" ")
}

#[track_caller]
fn costs(city: &str, expected: &[(&str, u8)]) {
    for (name, right) in expected {
        assert_eq!(cost(card(name), &cards(city)), *right, "{name} with {city}");
    }
}

/// Why A's cards of the last reveal failed.
fn failures(table: &crate::scene::Scene) -> Vec<Obstacle> {
    let events = table.dealer.events().iter();
    let failures = events.filter_map(|event| match event {
        Event::Failed {
            seat: Seat::A, why, ..
        } => Some(*why),
        _ => None,
    });
    failures.collect()
}

/// rules: TC-09, TC-T01
#[test]
fn a_high_rise_costs_three_of_the_other_four() {
    let mut table = scene(&format!("hand A {}; hand B kino", hand("hochhaus", 5)));
    table.round_of_a("build hochhaus");
    assert_eq!(table.a(), (2, 1));
    assert_eq!(table.game.discards[Seat::A].len(), 3);
}

/// rules: TC-09, TC-25, TC-Q02
#[test]
fn a_payment_is_laid_card_by_card_until_it_is_exactly_the_cost() {
    let mut table = scene("hand A hochhaus kino*2 museum boutique; hand B theater");
    table.play("B build architekt, A build hochhaus");
    let pays = |left| Some(Task::Pay { left });
    assert_eq!(table.game.task(Seat::A), pays(3));
    assert!(!table.may("A", "pay hochhaus") && table.may("A", "pay museum"));
    table.play("A pay museum, A pay kino");
    assert_eq!(table.game.task(Seat::A), pays(1));
    table.play("A pay kino");
    assert_eq!(table.game.discards[Seat::A], cards("kino*2 museum"));
    assert_eq!(table.game.round, 2);
}

/// rules: TC-25
#[test]
fn a_payment_without_a_choice_is_made_at_once() {
    let mut table = scene("hand A hochhaus kino*2 museum; hand B theater");
    table.play("B build architekt, A build hochhaus");
    assert_eq!(table.game.discards[Seat::A], cards("kino*2 museum"));
    assert_eq!(table.game.round, 2);
}

/// rules: TC-10, TC-T02, TC-T18
#[test]
fn one_of_the_named_buildings_must_stand() {
    let stands = |name, city: &str| has_prerequisite(card(name), &cards(city));
    for home in [
        "wohnhaus",
        "wohnsiedlung",
        "stadtvilla",
        "wohnhaus stadtvilla",
    ] {
        assert!(stands("schule", home), "{home}");
        costs(home, &[("schule", 1)]);
    }
    for other in ["reihenhaus", "buerogebaeude", ""] {
        assert!(!stands("schule", other), "{other}");
    }
    assert!(stands("buerogebaeude", "wohnhaus") && !stands("buerogebaeude", "wohnsiedlung"));
    assert!(stands("supermarkt", "autobahnkreuz") && !stands("supermarkt", "stadtvilla"));
}

/// rules: TC-13, TC-32, TC-T03
#[test]
fn a_card_without_its_prerequisite_returns_before_all_eyes() {
    let mut table = scene(&format!("city A reihenhaus; hand A {}", hand("schule", 5)));
    table.round_of_a("build schule");
    assert_eq!(table.a(), (6, 1));
    assert_eq!(failures(&table), [Obstacle::Needs(card("schule"))]);
    for viewer in table.viewers() {
        assert_eq!(table.view(viewer).shown[Seat::A], cards("schule"));
    }
}

/// rules: TC-13, TC-T04
#[test]
fn whoever_has_too_few_cards_renounces() {
    let mut table = scene(&format!("hand A {}; city B architekt", hand("hochhaus", 3)));
    let deck = table.game.deck.len();
    table.play("A build hochhaus, B renounce");
    assert_eq!(table.game.deck.len(), deck - 10);
    let first = table.legal(Seat::A)[0];
    table.play(&format!("A {first}"));
    assert_eq!(table.game.pile(), 4);
    table.settle();
    assert_eq!(table.a(), (4, 0));
    assert_eq!(failures(&table), [Obstacle::Short(1)]);
}

/// rules: TC-12, TC-13, TC-Q05, TC-T05
#[test]
fn of_a_limited_card_no_second_one_is_built() {
    for limited in [
        "stadtpark",
        "baukolonne",
        "stadtverwaltung",
        "autobahnkreuz",
        "einkaufspassage",
    ] {
        let hand = hand(limited, 5);
        let mut table = scene(&format!("city A {limited}; hand A {hand}"));
        table.round_of_a(&format!("build {limited}"));
        assert_eq!(table.game.cities[Seat::A], cards(limited));
        assert_eq!(failures(&table), [Obstacle::Limit]);
    }
    let mut table = scene(&format!("city A kino; hand A {}", hand("kino", 5)));
    table.round_of_a("build kino");
    assert_eq!(table.game.cities[Seat::A], cards("kino*2"));
}

/// rules: TC-11, TC-Q04, TC-T06, TC-T08
#[test]
fn discounts_count_once_however_many_copies_give_them() {
    costs("", &[("stadtvilla", 4)]);
    costs("schule", &[("stadtvilla", 3)]);
    costs("schule*2", &[("stadtvilla", 3)]);
    costs(
        "gewerbegebiet*2",
        &[("forschungszentrum", 3), ("industriegebiet", 1)],
    );
    costs(
        "industriegebiet*2",
        &[("autobahn", 2), ("autobahnkreuz", 1), ("gewerbegebiet", 1)],
    );
}

/// rules: TC-11, TC-Q12, TC-T07
#[test]
fn a_discount_on_a_symbol_lowers_a_card_once_and_never_below_nothing() {
    costs(
        "stadtverwaltung",
        &[
            ("geschaeftszentrum", 2),
            ("denkmal", 8),
            ("kino", 1),
            ("hochhaus", 2),
            ("opernhaus", 7),
            ("reihenhaus", 0),
            ("parkplatz", 0),
            ("wohnhaus", 1),
            ("flughafen", 9),
            ("u_bahn", 11),
        ],
    );
}

/// rules: TC-11
#[test]
fn what_costs_nothing_is_not_paid_for() {
    let mut table = scene("city A stadtverwaltung; hand A reihenhaus; hand B kino");
    table.round_of_a("build reihenhaus");
    assert_eq!(table.a(), (1, 2));
}

/// rules: TC-Q03, TC-T27
#[test]
fn seven_rounds_of_a_small_city() {
    let plan = "wohnhaus schule architekt stadtpark reihenhaus kino geschaeftszentrum";
    let mut table = scene(&format!("hand A {DEAR}; hand B museum"));
    let (mut hands, mut points) = (Vec::new(), Vec::new());
    for name in plan.split(' ') {
        if name != "architekt" {
            // The plan needs the card: it comes for the last of the hand.
            let last = table.game.hands[Seat::A].iter().last().unwrap();
            assert!(table.game.hands[Seat::A].remove(last));
            table.game.deck.insert(last);
            fetch(&mut table, card(name));
        }
        let before = table.game.points[Seat::A];
        table.round_of_a(&format!("build {name}"));
        points.push(table.game.points[Seat::A] - before);
        hands.push(table.held("A"));
    }
    assert_eq!(points, [0, 2, 2, 3, 5, 6, 9]);
    assert_eq!(hands, [4, 3, 5, 5, 5, 5, 5]);
    assert_eq!(table.game.points[Seat::A], 27);
}

/// Brings a copy of `card` from wherever it lies into the hand of A.
fn fetch(table: &mut crate::scene::Scene, card: the_city::components::Card) {
    let game = &mut table.game;
    let found = game.deck.remove(card)
        || [Seat::A, Seat::B]
            .iter()
            .any(|seat| game.discards[*seat].remove(card));
    if !found {
        assert!(game.hands[Seat::B].remove(card));
        let other = game.deck.nth(0);
        game.deck.remove(other);
        game.hands[Seat::B].insert(other);
    }
    game.hands[Seat::A].insert(card);
}

/// rules: TC-24
#[test]
fn what_will_fail_can_be_told_beforehand() {
    let table = scene("city A stadtpark; hand A stadtpark schule hochhaus kino; hand B museum");
    let view = table.view(Seat::A);
    let prospect = |name| view.prospect(Seat::A, card(name));
    assert_eq!(prospect("stadtpark"), Err(Obstacle::Limit));
    assert_eq!(prospect("schule"), Err(Obstacle::Needs(card("schule"))));
    assert_eq!(prospect("hochhaus"), Ok(3));
    assert_eq!(
        view.prospect(Seat::A, card("theater")),
        Err(Obstacle::Short(1))
    );
    assert_eq!(prospect("architekt"), Ok(0));
    assert_eq!(view.cost(Seat::A, card("kino")), 2);
    let gain = view.gain(Seat::A, [card("kino")]);
    assert_eq!((gain.income, gain.points), (1, 1));
    assert_eq!(table.game.outcome(), None);
}

/// rules: TC-11, TC-12, TC-10, TC-13
#[test]
fn every_obstacle_names_its_rule_and_every_discount_its_giver() {
    let table = scene("city A stadtverwaltung schule stadtpark; hand A stadtpark schule theater");
    let view = table.view(Seat::A);
    let rule = |name| view.prospect(Seat::A, card(name)).map_err(Obstacle::rule);
    assert_eq!(rule("stadtpark"), Err("TC-12"));
    assert_eq!(rule("schule"), Err("TC-10"));
    assert_eq!(rule("theater"), Err("TC-13"));
    let givers = |name| view.givers(Seat::A, card(name)).collect::<Vec<_>>();
    assert_eq!(givers("stadtvilla"), [card("schule")]);
    assert_eq!(givers("theater"), [card("stadtverwaltung")]);
    assert_eq!(givers("wohnhaus"), []);
}

/// rules: TC-17, TC-26
#[test]
fn a_gain_is_the_sum_of_what_each_building_would_give_more() {
    let table = scene("city A stadtverwaltung schule; hand A museum kino; city B kino");
    let view = table.view(Seat::A);
    let gains: Vec<_> = view.gains(Seat::A, [card("museum")]).collect();
    let gain = |name, income, points| (card(name), Yield { income, points });
    assert_eq!(gains, [gain("stadtverwaltung", 1, 0), gain("museum", 1, 4)]);
    let all = view.gain(Seat::A, [card("museum")]);
    assert_eq!((all.income, all.points), (2, 4));
}
