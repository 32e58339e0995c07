//! Levels, special cards, objectives, buildings.

use escape_from_new_york::{
    components::aims::Colour,
    event::Event,
    flow::{Stage, Step},
};
use tabletop::Seat;

use crate::scene::{Scene, cards, scene, space};

fn token(mut it: Scene, set: u8, level: u8, convicts: u8) -> Scene {
    let hero = &mut it.table.heroes[Seat::A];
    (hero.set, hero.level, hero.convicts) = (set, level, convicts);
    it
}

/// rules: FU-T11, FU-24, FU-63, FU-62
#[test]
fn an_item_paid_before_step_8_completes_the_token() {
    let mut it = token(scene("tassista").item("A", "it12"), 0, 1, 2);
    it.run(&[Step::Window(Stage::Level), Step::Stage(Stage::Level)]);
    it.act("A pay slot 1");
    assert_eq!(it.a().level, 2);
    it.act("A learn card cs3, A swap blue");
    let seen = it.answers("A");
    assert_eq!(seen.len(), 3, "two left over and the own one");
    it.act(&format!("A {}", seen[0]));
    assert!(it.a().hand.contains("cs3".parse().unwrap()));
    assert_eq!(
        it.a().need().map(|need| (need.convicts, need.items)),
        Some((3, 2))
    );
}

/// rules: FU-T45, FU-24, FU-64, FU-Q60
#[test]
fn the_next_level_waits_for_the_next_turn() {
    let mut it = token(scene("jena"), 0, 0, 2);
    it = it.item("A", "it07").item("A", "it09").item("A", "it10");
    it.run(&[Step::Stage(Stage::Level)]);
    it.act("A learn card js2, A pass");
    assert_eq!(
        it.now(),
        Some(Step::Overflow),
        "the Library gave a fourth card"
    );
    it.act("A pay slot 1");
    assert_eq!((it.a().level, it.a().items), (1, 1));
    it.run(&[Step::Window(Stage::Discard)]);
    assert_eq!(it.refusal("A pay slot 1").rule, "FU-24");
    it.table.heroes[Seat::A].convicts = 2;
    it.table.heroes[Seat::A].space = space("e3");
    it.run(&[Step::Stage(Stage::Building)]);
    assert_eq!(it.a().level, 1, "a full token waits");
    it.run(&[Step::Stage(Stage::Level)]);
    assert_eq!(it.a().level, 2, "for step 8 of the next turn");
}

/// rules: FU-08, FU-62, FU-Q17
#[test]
fn a_token_that_is_not_full_stays() {
    let mut it = token(scene("jena"), 2, 0, 2);
    it.run(&[Step::Stage(Stage::Level)]);
    assert_eq!((it.a().level, it.a().convicts), (0, 2));
    let mut it = token(scene("jena"), 1, 0, 1);
    it.run(&[Step::Stage(Stage::Level)]);
    assert_eq!(it.a().level, 0, "the item is missing");
}

/// rules: FU-62, FU-63
#[test]
fn the_third_level_swaps_an_objective_and_empties_the_token() {
    let mut it = token(scene("jena"), 0, 2, 3);
    it.table.heroes[Seat::A].items = 2;
    it.run(&[Step::Stage(Stage::Level)]);
    assert_eq!(it.now(), Some(Step::SwapColour));
    assert_eq!((it.a().level, it.a().convicts, it.a().items), (3, 0, 0));
    assert_eq!(it.a().need(), None);
}

/// rules: FU-24, FU-62, FU-Q60
#[test]
fn items_pay_for_a_level_until_it_is_taken() {
    let drawn = || {
        let it = scene("jena").item("A", "it07").item("A", "it09");
        token(it.weapon("A", "it01", 0), 1, 0, 0)
    };
    for stage in [Stage::Noise, Stage::Level, Stage::Discard, Stage::End] {
        let mut it = drawn();
        it.run(&[Step::Window(stage)]);
        it.act("A pay slot 1");
        assert_eq!(it.refusal("A pay weapon").rule, "FU-24", "one icon");
    }
    let mut it = drawn();
    it.table.turn.levelled = true;
    it.run(&[Step::Window(Stage::Discard)]);
    assert_eq!(it.refusal("A pay slot 1").rule, "FU-24");
    assert_eq!(it.refusal("A pay weapon").rule, "FU-24");
}

/// rules: FU-82, FU-Q21, FU-Q60
#[test]
fn cubes_on_level_tokens_are_of_the_fifteen() {
    let mut it = token(scene("jena maggie").item("A", "it07"), 1, 0, 0);
    it.table.map.cubes[space("e3")] = 14;
    assert_eq!(it.table.cubes_left(), 1);
    it.table.heroes[Seat::B].items = 1;
    assert_eq!(it.table.cubes_left(), 0);
    it.run(&[Step::Window(Stage::Level)]);
    assert_eq!(it.refusal("A pay slot 1").rule, "FU-24", "no cube is left");
}

/// rules: FU-61, FU-70, FU-Q60
#[test]
fn the_convict_for_a_killed_driver_comes_from_the_supply() {
    for (others, trophies) in [(39, 1), (40, 0)] {
        let mut it = token(scene("jena"), 0, 0, 0).car(0, "f3");
        it = it.convicts("b2", others);
        it.card("j5");
        assert_eq!(it.a().convicts, trophies, "{others} convicts on the map");
    }
}

/// rules: FU-63, FU-Q71
#[test]
fn who_plays_alone_is_not_offered_a_theft() {
    let learns = |heroes: &str| {
        let mut it = token(scene(heroes), 0, 0, 2);
        it.run(&[Step::Stage(Stage::Level)]);
        it.answers("A")
    };
    assert_eq!(learns("jena"), ["learn card js2", "learn card js3"]);
    assert!(learns("jena maggie").contains(&"learn card js1".to_owned()));
    let mut it = token(scene("jena"), 0, 1, 2);
    it.table.heroes[Seat::A].items = 1;
    it.table.heroes[Seat::A].beside = cards("js1 js3");
    it.run(&[Step::Stage(Stage::Level)]);
    assert!(it.a().hand.contains("js3".parse().unwrap()), "the only one");
}

/// rules: FU-T63, FU-63, FU-09, FU-84
#[test]
fn a_swap_looks_at_three_cards_and_keeps_two_behind() {
    for heroes in [
        "jena",
        "jena maggie",
        "jena maggie mente",
        "jena maggie mente tassista",
    ] {
        let mut it = scene(heroes);
        assert!(
            it.table.leftover.iter().all(|cards| cards.len() == 2),
            "{heroes}"
        );
        it.run(&[Step::SwapColour]);
        it.act("A swap violet");
        assert_eq!(it.now(), Some(Step::SwapCard(Colour::Violet)));
        assert_eq!(it.answers("A").len(), 3);
        let own = it.a().objectives[1];
        it.act(&format!("A aim {own}"));
        assert_eq!(it.a().objectives[1], own, "the same card is allowed");
        assert_eq!(it.table.leftover[1].len(), 2);
    }
}

/// rules: FU-25, FU-64, FU-Q65
#[test]
fn every_building_gives_what_it_says() {
    let build = [Step::Stage(Stage::Building)];
    let mut it = scene("jena").hand("A", "j1 j2 j3");
    it.run(&build);
    assert_eq!(it.answers("A"), ["draw", "regain"]);
    it.act("A regain");
    assert_eq!(it.a().hand.len(), 4);
    let mut it = scene("jena")
        .tile("d3", "ct29")
        .hero("A", "d3")
        .hand("A", "j1 j2");
    it.run(&build);
    it.act("A back card j3, A pass");
    assert_eq!(it.a().hand, cards("j1 j2 j3"));
    let mut it = scene("jena")
        .tile("d3", "ct31")
        .hero("A", "d3")
        .items_next("it07", 4);
    it.run(&build);
    assert_eq!(
        it.now(),
        Some(Step::Keep),
        "nothing to reload: two items are drawn"
    );
    it.act("A keep it07");
    assert_eq!((it.a().reserve_len(), it.a().dropped.len()), (1, 1));
    let mut it = scene("jena")
        .tile("d3", "ct31")
        .hero("A", "d3")
        .weapon("A", "se-j", 0);
    it.run(&build);
    it.act("A reload");
    assert_eq!(it.a().ammunition, 2);
    let mut it = scene("jena").tile("d3", "ct29").hero("A", "d3");
    it.run(&build);
    assert!(
        !matches!(it.now(), Some(Step::Retrieve { .. })),
        "nothing to take back"
    );
    assert_eq!(it.table.here(), space("d3"));
}

/// rules: FU-56, FU-62
#[test]
fn some_weapons_pay_for_a_level_and_starting_equipment_never() {
    for (weapon, pays) in [
        ("it01", true),
        ("it02", false),
        ("se-j", false),
        ("it04", true),
    ] {
        let mut it = token(scene("jena").weapon("A", weapon, 0), 1, 0, 0);
        it.run(&[]);
        it.ask_something();
        let legal = it.legal("A");
        assert_eq!(legal.contains(&"pay weapon".to_owned()), pays, "{weapon}");
    }
    let mut it = token(scene("jena").weapon("A", "it01", 0), 1, 0, 0);
    it.run(&[]);
    it.ask_something();
    it.act("A pay weapon");
    assert_eq!((it.a().items, it.a().weapon), (1, None));
    assert!(
        it.events
            .iter()
            .any(|it| matches!(it, Event::WeaponGone { paid: true, .. }))
    );
}
