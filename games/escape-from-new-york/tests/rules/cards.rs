//! Action cards: resolved in full or void.

use escape_from_new_york::{
    event::Event,
    flow::{Source, Stage, Step},
};
use tabletop::Seat;

use crate::scene::{Scene, cards, scene, scene_with, space};

/// rules: FU-T52, FU-15, FU-35, FU-Q61
#[test]
fn a_card_that_cannot_be_resolved_makes_only_its_noise() {
    for (hero, card, noise) in [("mente", "b8", 1), ("jena", "j1", 0)] {
        let mut it = scene(hero).convicts("f3", 1);
        it.card(card);
        assert_eq!((it.now(), it.table.turn.noise), (None, noise), "{card}");
        let void = it
            .events
            .iter()
            .any(|it| matches!(it, Event::Played { void: true, .. }));
        assert!(void, "{card}");
    }
    for (hero, card, noise) in [("tassista", "cs2", 2), ("jena", "js1", 1)] {
        let mut it = scene(hero);
        it.card(card);
        assert_eq!((it.now(), it.table.turn.noise), (None, noise), "{card}");
        assert_eq!(it.a().space, space("f3"));
    }
    let mut it = scene("jena maggie").hero("B", "e3").item("B", "it07");
    it.card("js1");
    assert_eq!(it.now(), None, "nobody is robbed from afar");
}

/// rules: FU-15, FU-18
#[test]
fn the_ability_does_not_move_who_cannot_get_away_and_hides_its_card() {
    let chosen = |mut it: Scene| {
        it.run(&[Step::Choose, Step::Play, Step::Play]);
        it.act("A choose card j6 card j7");
        it
    };
    let mut it = scene("jena").hero("A", "b2").block("b2", "a2");
    it = chosen(it);
    assert_eq!(it.refusal("A sneak card j6").rule, "FU-15");
    it.act("A strike card j6");
    assert_eq!(it.table.turn.noise, 2, "the card makes none");
}

/// rules: FU-Q13, FU-Q41
#[test]
fn things_may_be_taken_between_two_effects_of_a_card() {
    let mut it = scene("maggie").convicts("f3", 1);
    it.table.map.cubes[space("f3")] = 1;
    it.card("m4");
    assert_eq!(it.legal("A"), ["take cube", "pass"]);
    let mut it = scene("mente").convicts("f3", 1);
    it.table.map.cubes[space("f3")] = 1;
    it.card("b6");
    it.act("A trick convict f3 to g3");
    assert_eq!(it.legal("A"), ["take cube", "pass"]);
}

/// rules: FU-15, FU-Q06
#[test]
fn one_open_first_step_is_enough_for_a_long_move() {
    let mut it = scene("jena").hero("A", "b2").open("b1");
    it.card("j2");
    it.act("A to b1, A to b2");
    assert_eq!(it.a().space, space("b2"));
    let mut it = scene("jena").hero("A", "b2");
    it.table.map.revealed.remove(space("a2"));
    it.card("j2");
    assert_eq!(
        it.legal("A"),
        ["to a2"],
        "a face-down point of interest is open"
    );
}

/// rules: FU-14, FU-16, FU-Q05
#[test]
fn a_card_goes_on_where_nothing_is_left_to_reveal() {
    let mut it = scene("maggie");
    it.card("m1");
    assert_eq!(it.refusal("A pass").rule, "FU-14");
    it.act("A to e3");
    assert_eq!(it.legal("A"), ["reveal d2", "reveal d3", "reveal e2"]);
    assert_eq!(it.refusal("A reveal f1").rule, "FU-39");
    let mut it = scene("maggie").open_map();
    it.card("m1");
    it.act("A to e3");
    assert_eq!(it.now(), None);
}

/// rules: FU-T51, FU-18, FU-Q66
#[test]
fn the_ability_replaces_one_card_and_makes_two_noise() {
    let mut it = scene("tassista");
    it.table.turn.chosen = cards("c1 c4");
    it.table.heroes[Seat::A].hand = it.a().hand.without(cards("c1 c4"));
    it.table.agenda.clear();
    it.table
        .agenda
        .first([Step::Play, Step::Play, Step::Stage(Stage::Noise)]);
    it.act("A strike card c4");
    assert_eq!(it.refusal("A strike card c1").rule, "FU-18");
    it.act("A play card c1, A to e3, A to f3");
    while matches!(it.now(), Some(Step::Reveal { .. })) {
        it.act("A reveal d2");
    }
    let noise = it.events.iter().find_map(|it| match it {
        Event::Noise { change, .. } => Some(*change),
        _ => None,
    });
    assert_eq!(noise, Some(4));
    assert!(it.a().discards.contains("c4".parse().unwrap()));
    assert!(!it.a().shown.contains("c4".parse().unwrap()));
}

/// rules: FU-T55, FU-81
#[test]
fn retrieval_brings_back_neither_itself_nor_the_other_card() {
    let mut it = scene("jena").hand("A", "j1 j2 j3 j4 j6 j8");
    it.table.turn.played = cards("j2");
    it.table.heroes[Seat::A].hand.remove("j2".parse().unwrap());
    it.card("j8");
    assert_eq!(it.a().discards.len(), 0);
    assert!(it.a().hand.contains("j5".parse().unwrap()));
    assert!(!it.a().hand.contains("j8".parse().unwrap()));
    let mut it = scene("jena").hand("A", "j1 j2 j3 j4 j6 j8");
    it.run(&[Step::Choose, Step::Play, Step::Play]);
    it.act("A choose card j2 card j8, A play card j8");
    assert_eq!(
        it.a().hand,
        cards("j1 j3 j4 j5 j6 j7"),
        "j2 is still to come"
    );
}

/// rules: FU-T53, FU-37, FU-Q08, FU-Q56
#[test]
fn every_event_space_entered_counts_after_the_card() {
    let drawn = |hero: &str| {
        let mut it = scene(hero)
            .tile("d2", "ct26")
            .tile("d3", "ct30")
            .hero("A", "e3")
            .events_next("ev11", 9);
        it.table.event_box = 2;
        it
    };
    let count = |events: &[Event]| {
        let events = events.iter();
        events
            .filter(|it| matches!(it, Event::EventRevealed { .. }))
            .count()
    };
    let mut it = drawn("jena");
    it.card("j2");
    it.act("A to d2, A to d3");
    assert_eq!(count(&it.events), 4);
    let mut it = drawn("mente");
    it.card("b3");
    it.act("A to d2, A to d3");
    assert_eq!(count(&it.events), 0);
    let mut it = drawn("jena");
    it.card("j2");
    it.act("A to d2, A to e3");
    assert_eq!(count(&it.events), 2);
}

/// rules: FU-T22, FU-81
#[test]
fn a_jump_ignores_all_that_lies_between() {
    let mut it = scene("tassista")
        .poi("j1", "po2")
        .open("e6 j1 f5 g5")
        .tile("e5", "ct26")
        .convicts("e5", 2)
        .hero("A", "e6");
    for to in ["d5", "e5", "f5"] {
        it = it.block("e6", to);
    }
    it.card("cs2");
    assert_eq!(it.a().space, space("j1"));
    assert_eq!((it.table.map.roadblocks(), it.gang("e5")), (3, 2));
    let event = |it: &Event| matches!(it, Event::EventRevealed { .. } | Event::Moved { .. });
    assert!(!it.events.iter().any(event));
    assert!(it.a().ride.is_some(), "the taxi comes along");
}

/// rules: FU-T62, FU-43
#[test]
fn sewer_cards_join_the_manholes_for_heroes() {
    let mut it = scene("jena")
        .open("d3 h4")
        .manholes("d3 h4")
        .hero("A", "d3");
    it.card("js2");
    it.act("A to h4, A to g4");
    assert_eq!(it.a().space, space("g4"));
    let mut it = scene("jena")
        .open("d3 h4")
        .manholes("d3 h4")
        .hero("A", "d3");
    it.card("j2");
    assert_eq!(it.refusal("A to h4").rule, "FU-17");
}

/// rules: FU-36, FU-17
#[test]
fn smash_breaks_a_roadblock_by_moving_over_it() {
    let mut it = scene("jena").block("f3", "e3");
    it.card("j3");
    it.act("A smash e3");
    let side = space("f3").side_to(space("e3")).unwrap();
    assert!(!it.table.map.is_blocked(space("f3"), side));
    let mut it = scene("jena").block("f3", "e3");
    it.card("j2");
    assert_eq!(it.refusal("A smash e3").rule, "FU-17");
}

/// rules: FU-Q41, FU-Q13
#[test]
fn things_may_be_taken_between_two_steps_of_a_move() {
    let mut it = scene("jena");
    it.table.map.cubes[space("e3")] = 1;
    it.card("j2");
    it.act("A to e3");
    assert_eq!(it.legal("A"), ["take cube", "pass"]);
    it.act("A take cube, A to f3");
    assert_eq!(it.a().reserve_len(), 1);
    let source = Source::Sneak;
    it.resolve(source);
    assert!(matches!(it.now(), Some(Step::Move { left: 1, .. })));
}

/// rules: FU-37, FU-81, FU-Q56
#[test]
fn the_event_of_a_point_of_interest_comes_by_walking_and_by_jumping() {
    let is_event = |it: &&Event| matches!(it, Event::EventRevealed { .. });
    let mut it = scene("jena").poi("a2", "po7").hero("A", "b2");
    it = it.events_next("ev11", 9);
    it.card("j2");
    it.act("A to a2, A to b2");
    assert_eq!(
        it.now(),
        Some(Step::Events { left: 1 }),
        "she may shoot first"
    );
    it.act("A pass");
    assert_eq!(it.events.iter().filter(is_event).count(), 1);
    let mut it = scene("tassista").poi("a2", "po7").open("a2 e6");
    it = it.hero("A", "e6").events_next("ev11", 9);
    it.card("cs2");
    assert_eq!(it.events.iter().filter(is_event).count(), 1);
}

/// rules: FU-15, FU-16, FU-Q77
#[test]
fn taking_back_tricking_and_reloading_too_little_makes_the_card_void() {
    let is_void = |mut it: Scene, card: &str| {
        it.card(card);
        let played = it.events.iter().find_map(|event| match event {
            Event::Played { void, .. } => Some(*void),
            _ => None,
        });
        played.unwrap()
    };
    for (hand, void) in [("j1 j2 j3 j4 j5 j6 j8", true), ("j1 j2 j3 j4 j5 j8", false)] {
        assert_eq!(is_void(scene("jena").hand("A", hand), "j8"), void, "{hand}");
    }
    for (convicts, void) in [(2, true), (3, false)] {
        let it = scene("mente").convicts("f3", convicts);
        assert_eq!(is_void(it, "b1"), void, "{convicts} to be tricked");
    }
    for (ammunition, void) in [(3, true), (2, false)] {
        let it = scene_with("maggie", "extra-specials=yes").hand("A", "m1 m2");
        let it = it.weapon("A", "se-m", ammunition);
        assert_eq!(is_void(it, "ms5"), void, "{ammunition} of 4");
    }
}
