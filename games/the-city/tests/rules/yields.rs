//! Income and points of whole cities.

use tabletop::Seat;
use the_city::{
    components::Symbol,
    scoring::{Census, Yield},
};

use crate::scene::{scene, yields_of};

#[track_caller]
fn yields(expected: &[(&str, (u16, u16))]) {
    for (city, right) in expected {
        assert_eq!(yields_of(&[city]), *right, "{city}");
    }
}

/// rules: TC-26, TC-T10
#[test]
fn symbols_are_counted_and_not_cards() {
    yields(&[
        ("autobahnkreuz", (0, 0)),
        ("autobahnkreuz stadion", (4, 5)),
        ("autobahnkreuz sportpark parkplatz", (3, 6)),
        ("autobahnkreuz freizeitpark", (5, 8)),
    ]);
}

/// rules: TC-Q03, TC-T11, TC-T12
#[test]
fn a_cards_own_symbols_count_for_itself() {
    yields(&[
        ("stadtpark", (0, 1)),
        ("stadtpark geschaeftszentrum", (1, 4)),
        ("stadtpark denkmal parkplatz", (1, 13)),
        ("einkaufspassage", (1, 0)),
        ("einkaufspassage kino multiplex", (7, 1)),
        ("stadtverwaltung geschaeftszentrum*2 stadtpark", (7, 8)),
    ]);
}

/// rules: TC-17, TC-27, TC-T13
#[test]
fn each_further_copy_counts_for_every_copy() {
    yields(&[
        ("stadtvilla", (0, 3)),
        ("stadtvilla*2", (0, 8)),
        ("stadtvilla*3", (0, 15)),
        ("stadtvilla*4", (0, 24)),
    ]);
}

/// rules: TC-27, TC-T14, TC-T15
#[test]
fn in_play_means_all_cities_the_own_included() {
    let roads = ["autobahn*2 autobahnkreuz", "autobahnkreuz", ""];
    assert_eq!(yields_of(&roads), (2, 10));
    assert_eq!(yields_of(&["autobahnkreuz", roads[0], ""]), (0, 0));
    assert_eq!(
        yields_of(&["autobahn", "autobahnkreuz", "autobahnkreuz"]),
        (0, 4)
    );
    let research = ["forschungszentrum*2 universitaet", "universitaet schule"];
    assert_eq!(yields_of(&research), (2, 16));
    let lone = [
        "forschungszentrum gewerbegebiet",
        "universitaet",
        "universitaet",
    ];
    assert_eq!(yields_of(&lone), (3, 6));
}

/// rules: TC-27, TC-T16
#[test]
fn with_means_the_own_city_alone() {
    yields(&[
        ("universitaet schule*3", (0, 13)),
        ("museum schule*2", (2, 8)),
        ("bruecke autobahn*2", (3, 2)),
    ]);
    assert_eq!(yields_of(&["universitaet", "schule*2"]), (0, 4));
}

/// rules: TC-17, TC-T17, TC-T18
#[test]
fn a_bonus_with_another_building_counts_once_for_each_card_that_has_it() {
    yields(&[
        ("restaurant geschaeftszentrum*2", (3, 3)),
        ("restaurant*2 geschaeftszentrum", (3, 3)),
        ("boutique", (1, 0)),
        ("boutique geschaeftszentrum", (2, 2)),
        ("busbahnhof supermarkt*2", (3, 1)),
        ("gewerbegebiet*2 forschungszentrum", (5, 2)),
        ("buerogebaeude wohnhaus", (2, 2)),
        ("buerogebaeude wohnhaus hochhaus", (4, 3)),
    ]);
    assert_eq!(yields_of(&["buerogebaeude wohnhaus", "hochhaus"]), (2, 2));
}

/// rules: TC-18, TC-Q06, TC-T19, TC-T20, TC-T21
#[test]
fn of_other_players_each_card_takes_the_best() {
    let (mine, theirs) = ("park_and_ride parkplatz", "freizeitpark sportpark");
    assert_eq!(yields_of(&[mine, "stadion*2", theirs]).1, 8);
    assert_eq!(yields_of(&[mine, "stadion*2 freizeitpark", theirs]).1, 10);
    assert_eq!(
        yields_of(&["u_bahn park_and_ride", "denkmal", "freizeitpark"]).1,
        8
    );
    assert_eq!(yields_of(&["park_and_ride", "wohnhaus"]).1, 2);
    let fountains = [
        "u_bahn stadtpark geschaeftszentrum",
        "denkmal stadtpark",
        "kino",
    ];
    assert_eq!(yields_of(&fountains), (1, 11));
}

/// rules: TC-Q06, TC-T19
#[test]
fn what_a_rival_builds_in_the_same_round_is_counted() {
    let mut table = scene(
        "seats 3; city A park_and_ride parkplatz; city B stadion*2; city C sportpark; hand C kino
         hand B freizeitpark kino boutique museum opernhaus rathaus kasino theater bahnhof",
    );
    table.play("A renounce, C renounce, B build freizeitpark");
    table.settle();
    // Three cars of its own and seven of B.
    assert_eq!(table.game.points[Seat::A], 10);
}

/// rules: TC-15, TC-16, TC-28
#[test]
fn every_round_the_whole_city_pays_and_scores_anew_builder_or_not() {
    let mut table = scene("city A kasino theater; hand A kino; city B opernhaus; hand B boutique");
    table.round_of_a("renounce");
    assert_eq!(table.a(), (1 + 1 + 5, 4));
    table.round_of_a("renounce");
    assert_eq!(table.a(), (12, 8));
    assert_eq!(table.game.points[Seat::B], 16);
}

/// rules: TC-T28
#[test]
fn a_large_city_adds_up() {
    let city = "architekt autobahnkreuz multiplex einkaufspassage stadtverwaltung bahnhof \
                technologiepark denkmal";
    assert_eq!(yields_of(&[city]), (19, 17));
    let table = scene(&format!("city A {city}"));
    let census = Census::of(&table.game.cities);
    let symbols = Symbol::ALL.map(|symbol| census.symbols(Seat::A, symbol));
    assert_eq!(symbols, [3, 4, 5]);
    let parts = table.game.cities[Seat::A]
        .iter()
        .map(|card| census.card(Seat::A, card));
    let sum = parts.fold(Yield::default(), |sum, it| Yield {
        income: sum.income + it.income,
        points: sum.points + it.points,
    });
    assert_eq!(sum, census.city(Seat::A));
}
