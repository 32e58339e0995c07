//! Timer tiles, Presto!, events, and the rescue.

use escape_from_new_york::{
    components::{bosses::Boss, timer::TimerTile},
    event::Event,
    flow::{Source, Stage, Step},
    state::{End, President},
};
use tabletop::Seat;

use crate::scene::{Scene, scene, space};

fn red(it: &mut Scene, blanks: u8, lost: bool) {
    it.table.timer.red = tabletop::Bag::EMPTY;
    (0..blanks).for_each(|_| it.table.timer.red.insert(TimerTile::BLANK));
    if lost {
        it.table.timer.red.insert(TimerTile::LOST);
    }
}

/// rules: FU-T01, FU-12, FU-66
#[test]
fn without_cards_the_timer_must_be_revealed_after_taking_all_back() {
    let mut it = scene("jena").hand("A", "").timer("ti01", 3).top("ny1");
    it.run(&[Step::Stage(Stage::End)]);
    assert_eq!(it.a().hand.len(), 8);
    assert!(matches!(it.now(), Some(Step::RevealPoi { .. })));
    it.act("A turn a2");
    assert!(it.table.map.revealed.contains(space("a2")));
}

/// rules: FU-T70, FU-12, FU-Q35
#[test]
fn the_cards_are_counted_before_any_item_is_used() {
    let mut it = scene("jena")
        .hand("A", "j1")
        .item("A", "it07")
        .timer("ti06", 3);
    it.run(&[Step::Stage(Stage::End)]);
    assert_eq!(it.now(), Some(Step::Window(Stage::Refresh)));
    for uses in [true, false] {
        let mut it = Scene {
            table: it.table.clone(),
            events: Vec::new(),
            dealer: it.dealer.clone(),
        };
        if uses {
            it.act("A use slot 1, A back card j2, A back card j3");
        } else {
            it.act("A pass");
        }
        let tiles = it
            .events
            .iter()
            .filter(|it| matches!(it, Event::TimerRevealed { .. }));
        assert_eq!(tiles.count(), 1, "revealed all the same");
    }
}

/// rules: FU-T38, FU-67, FU-68, FU-Q51, FU-10
#[test]
fn presto_surfaces_before_the_effect_of_the_last_black_tile() {
    for (blanks, lost, end) in [(2, false, None), (0, true, Some(End::Defeat))] {
        let mut it = scene("jena").timer("ti09", 1).events_next("ev03", 1);
        red(&mut it, blanks, lost);
        it.table.ny.noise = 9;
        it.table.ny.mission = 1;
        it.run(&[Step::Timer { discard: false }]);
        assert!(it.table.landed && it.table.timer.presto);
        assert_eq!(it.ended(), end);
        if end.is_none() {
            assert_eq!((it.table.ny.noise, it.table.ny.mission), (0, 4));
        }
    }
}

/// rules: FU-34, FU-Q45
#[test]
fn the_losing_tile_ends_the_game_at_once() {
    let mut it = scene("jena maggie").timer("ti06", 0);
    it.table.timer.presto = true;
    red(&mut it, 0, true);
    it.run(&[Step::Timer { discard: true }]);
    assert_eq!(it.ended(), Some(End::Defeat));
    let outcome = tabletop::Game::outcome(&it.table).unwrap();
    assert!(outcome.standings.values().all(|it| !it.won && it.rank == 1));
}

fn camp(black: u8) -> Scene {
    let it = scene("jena")
        .poi("e6", "po1")
        .poi("a2", "po4")
        .timer("ti06", black);
    let mut it = it.open("d5 e5 f5 e6 a2").hero("A", "e6");
    it.run(&[]);
    it.ask_something();
    it
}

fn finish_rescue(it: &mut Scene) {
    while it.now() == Some(Step::RescuePois) {
        let next = it.legal("A")[0].clone();
        it.act(&format!("A {next}"));
    }
}

/// rules: FU-T06, FU-T39, FU-53, FU-Q12
#[test]
fn taking_the_president_wakes_the_city() {
    let mut it = camp(7);
    it.act("A take president");
    assert_eq!((it.gang("d5"), it.gang("e5"), it.gang("f5")), (1, 1, 1));
    assert!(it.table.landed);
    finish_rescue(&mut it);
    let discarded = it
        .events
        .iter()
        .filter(|it| matches!(it, Event::TimerDiscarded { .. }));
    assert_eq!(discarded.count(), 6);
    assert_eq!((it.table.timer.black, it.table.timer.presto), (1, false));
    let duke = it.boss_at(Boss::Duke).unwrap();
    assert_eq!(it.table.open_poi(duke), Some("po2".parse().unwrap()));
    assert!(it.a().has_president() && it.table.lone_wins_open());
    assert_eq!(it.table.ny.noise, 0, "the tiles had no effect");
    it.run(&[]);
    it.ask_something();
    assert_eq!(
        it.refusal("A take president").rule,
        "FU-53",
        "he is taken once"
    );
}

/// rules: FU-T40, FU-Q11
#[test]
fn presto_does_not_count_among_the_discarded_tiles() {
    let mut it = camp(4);
    red(&mut it, 2, false);
    it.table.timer.red.insert(TimerTile::LOST);
    it.dealer = tabletop::Dealer::scripted([0; 64]);
    it.act("A take president");
    finish_rescue(&mut it);
    assert_eq!(it.ended(), None);
    assert_eq!(it.table.timer.red.len(), 1);
    assert!(it.table.timer.red.contains(TimerTile::LOST));
    let mut it = camp(4);
    red(&mut it, 0, true);
    it.act("A take president");
    finish_rescue(&mut it);
    assert_eq!(it.ended(), Some(End::Defeat));
}

/// rules: FU-T42, FU-Q20, FU-Q59, FU-49
#[test]
fn the_president_is_kept_and_another_card_goes() {
    let mut it = camp(7)
        .item("A", "it07")
        .item("A", "it09")
        .case("A", "va1", 3);
    it.table.heroes[Seat::A].set = 1;
    it.act("A take president");
    let legal = it.legal("A");
    assert_eq!(
        legal,
        [
            "discard slot 1",
            "pay slot 1",
            "discard slot 2",
            "pay slot 2",
            "drop slot 3 into 3"
        ]
    );
    assert_eq!(it.refusal("A discard slot 4").rule, "FU-49");
    assert!(!it.table.landed, "first the reserve is settled");
    it.act("A pay slot 1");
    assert_eq!(it.a().items, 1);
    assert!(it.table.landed);
}

/// rules: FU-53, FU-Q10
#[test]
fn the_president_is_taken_without_enemies_only() {
    let mut it = camp(7).convicts("e6", 1);
    assert_eq!(it.refusal("A take president").rule, "FU-53");
    assert_eq!(it.table.president, President::Held);
}

/// rules: FU-T18, FU-65, FU-37
#[test]
fn as_many_events_as_the_level_says_one_after_the_other() {
    let mut it = scene("jena")
        .tile("d2", "ct26")
        .hero("A", "e3")
        .events_next("ev03", 2);
    it.table.event_box = 2;
    it.card("j4");
    assert_eq!(it.refusal("A pass").rule, "FU-14");
    let mut it = scene("maggie")
        .tile("d2", "ct26")
        .hero("A", "e3")
        .events_next("ev03", 2);
    it.table.event_box = 2;
    it.card("m1");
    it.act("A to d2");
    while matches!(it.now(), Some(Step::Reveal { .. })) {
        let next = it.legal("A")[0].clone();
        it.act(&format!("A {next}"));
    }
    while matches!(it.now(), Some(Step::Events { .. })) {
        it.act("A pass");
    }
    let events = it
        .events
        .iter()
        .filter(|it| matches!(it, Event::EventRevealed { .. }));
    assert_eq!(events.count(), 2);
    assert_eq!(it.table.ny.noise, 4);
}

/// rules: FU-65, FU-Q69
#[test]
fn an_empty_event_deck_is_made_of_the_past_ones() {
    let mut it = scene("jena").events_next("ev11", 0);
    it.table.events_past.insert("ev11".parse().unwrap());
    it.run(&[Step::Events { left: 1 }]);
    assert!(it.events.contains(&Event::EventsReshuffled));
    assert_eq!((it.table.events.len(), it.table.events_past.len()), (0, 1));
}

/// rules: FU-04, FU-65
#[test]
fn every_event_does_what_it_says() {
    let ev = |name: &str| Source::Event(name.parse().unwrap());
    let mut it = scene("jena").convicts("e3", 1);
    it.resolve(ev("ev01"));
    assert_eq!(it.gang("f3"), 1);
    it.resolve(ev("ev02"));
    assert_eq!(it.gang("f3"), 3);
    it.resolve(ev("ev03"));
    assert_eq!(it.table.ny.noise, 2);
    it.resolve(ev("ev12"));
    assert_eq!(it.table.ny.noise, 1);
    let mut it = it.hand("A", "j1").item("A", "it12");
    it.resolve(ev("ev10"));
    assert_eq!(it.a().hand.len(), 2);
    it.resolve(ev("ev06"));
    assert_eq!((it.a().reserve_len(), it.a().dropped.len()), (0, 1));
    let before = it.table.clone();
    it.resolve(ev("ev11"));
    assert_eq!(it.table, before);
    let mut it = scene("jena").open("d2");
    it.resolve(ev("ev09"));
    assert_eq!(it.car_at(0), Some(space("d2")));
}

/// rules: FU-68, FU-76, FU-Q27, FU-Q38
#[test]
fn every_timer_tile_does_what_it_says() {
    let ti = |name: &str| Source::Timer(name.parse().unwrap());
    let mut it = scene("jena maggie")
        .open("h2 h3")
        .manholes("h2")
        .events_next("ev11", 9);
    it.resolve(ti("ti02"));
    assert_eq!(it.table.event_box, 1);
    it.resolve(ti("ti03"));
    assert!(it.legal("A").contains(&"fly i2".to_owned()));
    assert!(!it.legal("A").contains(&"fly h1".to_owned()));
    it.act("A fly i2");
    assert_eq!(it.table.helicopter, space("i2"));
    it.resolve(ti("ti04"));
    assert_ne!(it.table.helicopter, space("i2"));
    it.resolve(ti("ti05"));
    assert_eq!((it.gang("h2"), it.gang("h3")), (1, 1));
    it.resolve(ti("ti07"));
    let there = it.answers("A")[0].clone();
    it.act(&format!("A {there}"));
    assert_eq!(format!("fly {}", it.table.helicopter), there);
    let mut it = it.hand("A", "j1").hand("B", "m1");
    it.resolve(ti("ti08"));
    assert!(it.table.heroes.values().all(|hero| hero.hand.len() == 2));
    it.resolve(ti("ti15"));
    assert_eq!(it.gang("h2"), 2);
    it.resolve(ti("ti14"));
    assert_eq!(it.table.ny.noise, 0);
    it.resolve(ti("ti13"));
    assert_eq!(it.table.event_box, 2);
    it.resolve(ti("ti09"));
    let events = it
        .events
        .iter()
        .filter(|it| matches!(it, Event::EventRevealed { .. }));
    assert_eq!(events.count(), 1 + 2 + 2);
}
