//! Noise, mission, the deck of New York, convicts and roadblocks coming.

use escape_from_new_york::{
    components::{board::Side, bosses::Boss, effects::Bonus},
    event::Event,
    flow::{Source, Stage, Step},
};

use tabletop::{Dealer, Seed};

use crate::scene::{Scene, scene, scene_with, space};

fn loud(noise: u8, mission: u8) -> Scene {
    let mut it = scene("jena").timer("ti03", 9);
    it.table.ny.noise = noise;
    it.table.ny.mission = mission;
    it
}

fn timers(it: &Scene) -> usize {
    let tiles = it.events.iter();
    tiles
        .filter(|event| matches!(event, Event::TimerRevealed { .. }))
        .count()
}

/// Flies the helicopter wherever it may, as often as it is asked for.
fn fly_on(it: &mut Scene) {
    while matches!(it.now(), Some(Step::Helicopter { .. })) {
        let to = it.legal("A")[0].clone();
        it.act(&format!("A {to}"));
    }
}

/// rules: FU-T35, FU-71, FU-Q04
#[test]
fn noise_beyond_ten_moves_the_mission() {
    let rows = [
        ((7, 4), 4, (10, 3, 0)),
        ((9, 2), 6, (3, 4, 1)),
        ((10, 4), 5, (1, 4, 1)),
        ((8, 1), 4, (1, 4, 1)),
        ((10, 4), 4, (0, 4, 1)),
        ((10, 2), 14, (10, 2, 1)),
        ((10, 1), 25, (10, 4, 2)),
    ];
    for ((noise, mission), gain, after) in rows {
        let mut it = loud(noise, mission);
        it.run(&[Step::Noise(gain)]);
        fly_on(&mut it);
        let found = (it.table.ny.noise, it.table.ny.mission, timers(&it));
        assert_eq!(found, after, "{noise},{mission} +{gain}");
    }
}

/// rules: FU-T36, FU-72, FU-66
#[test]
fn a_mission_moved_by_a_card_keeps_the_noise() {
    let mut it = loud(7, 1);
    it.run(&[Step::Mission(1)]);
    assert_eq!((it.table.ny.noise, it.table.ny.mission), (7, 4));
    let mut it = loud(7, 1).timer("ti09", 2).events_next("ev03", 1);
    it.run(&[Step::Mission(1)]);
    assert_eq!(it.table.ny.noise, 9);
}

/// rules: FU-T37, FU-Q41, FU-Q52
#[test]
fn the_tile_works_between_the_reset_and_the_rest_of_the_noise() {
    let mut it = loud(10, 1).timer("ti09", 2).events_next("ev03", 1);
    it.run(&[Step::Noise(3)]);
    assert_eq!((it.table.ny.noise, it.table.ny.mission), (4, 4));
}

/// rules: FU-T03, FU-21
#[test]
fn the_noise_of_both_cards_is_gained_at_once() {
    let mut it = scene("maggie").hand("A", "m2 m1 m3");
    it.table.heroes[tabletop::Seat::A].weapon = None;
    it.run(&[Step::Choose, Step::Stage(Stage::FirstCard)]);
    it.act("A choose card m1 card m2, A play card m2, A play card m1, A to e3, A reveal d2");
    let noises: Vec<_> = it
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Noise { change, .. } => Some(*change),
            _ => None,
        })
        .collect();
    assert_eq!(noises.first(), Some(&4));
}

/// rules: FU-T12, FU-27
#[test]
fn a_card_is_paid_if_the_noise_is_there_and_else_discarded() {
    for (noise, after, played) in [(7, 1, true), (5, 6, false)] {
        let mut it = scene("jena").top("ny4").item("A", "it07");
        it.table.ny.noise = noise;
        it.run(&[Step::Stage(Stage::NyCard)]);
        assert_eq!(it.table.ny.noise, after);
        let has_played = it
            .events
            .iter()
            .any(|it| matches!(it, Event::NyPlayed { .. }));
        assert_eq!(has_played, played);
        assert_eq!(it.table.ny.mission, if played { 3 } else { 4 });
    }
}

/// rules: FU-26, FU-87
#[test]
fn step_10_discards_and_gives_one_noise_or_two_beside_romero() {
    for (at, noise) in [("b2", 1), ("e3", 2), ("f3", 2)] {
        let mut it = scene("jena").boss(Boss::Romero, at).item("A", "it07");
        it.table.ny.noise = 0;
        it.run(&[Step::Stage(Stage::Discard)]);
        assert_eq!(it.table.ny.noise, noise);
        assert_eq!(it.table.ny.discards.len(), 1);
    }
}

/// rules: FU-T49, FU-29, FU-Q03, FU-Q39
#[test]
fn the_deck_is_shuffled_anew_when_one_card_is_left() {
    for (noise, deck, discards) in [(0, 7, 0), (10, 6, 1)] {
        let mut it = scene("jena").item("A", "it07").timer("ti03", 9);
        let mut left = Vec::new();
        for _ in 0..3 {
            it.table.ny.noise = 0;
            it.run(&[Step::Stage(Stage::Discard)]);
            left.push(it.table.ny_deck_len());
            it.table.ny.noise = if left.len() == 5 { noise } else { 0 };
            it.run(&[Step::Stage(Stage::NyCard)]);
            fly_on(&mut it);
            left.push(it.table.ny_deck_len());
        }
        assert_eq!(left, [6, 5, 4, 3, 2, deck]);
        assert_eq!(it.table.ny.discards.len(), discards);
    }
}

/// rules: FU-T50, FU-75, FU-86, FU-29
#[test]
fn a_bonus_ends_with_the_shuffle() {
    let mut it = scene("jena").item("A", "it07");
    let special = "ns1".parse().unwrap();
    it.table.ny.beside.remove(special);
    it.table.ny.deck.insert(special);
    let mut left = Vec::new();
    for turn in 1..=4 {
        it.table.ny.noise = 0;
        it.run(&[Step::Stage(Stage::Discard)]);
        if turn == 1 {
            it = it.top("ns1");
            it.table.ny.noise = 5;
        } else if turn < 4 {
            assert_eq!(it.table.bonus(Bonus::HitPoints), 1, "in turn {turn}");
            it.table.ny.noise = 0;
        } else {
            break;
        }
        it.run(&[Step::Stage(Stage::NyCard)]);
        left.push(it.table.ny_deck_len());
    }
    assert_eq!(left, [6, 4, 2]);
    assert_eq!((it.table.ny_deck_len(), it.table.ny.discards.len()), (8, 0));
    assert_eq!(
        it.table.bonus(Bonus::HitPoints),
        0,
        "it ends before step 11"
    );
    assert_eq!(it.table.convict_hit_points(false), 1);
}

/// rules: FU-75, FU-Q76, FU-40
#[test]
fn points_of_interest_shuffle_special_cards_into_the_deck() {
    for (poi, card) in [("po6", "ns1"), ("po7", "ns2"), ("po8", "ns3")] {
        let mut it = scene("jena").poi("a2", poi);
        it.run(&[Step::Poi(space("a2"))]);
        assert_eq!(it.table.ny_deck_len(), 8, "{poi}");
        assert!(!it.table.ny.beside.contains(card.parse().unwrap()));
        assert!(it.table.ny.discards.is_empty());
    }
    let tops = (0..40).map(|seed| {
        let mut it = scene("jena").poi("a2", "po6");
        it.dealer = Dealer::new(Seed::number(seed));
        it.run(&[Step::Poi(space("a2"))]);
        it.table.ny.top.to_string()
    });
    assert!(
        tops.into_iter().any(|top| top == "ns1"),
        "it may come to lie on top"
    );
    let mut it = scene_with("jena", "hard-deck=yes").poi("a2", "po7");
    it.run(&[Step::Poi(space("a2"))]);
    assert!(!it.table.ny.beside.contains("hs2".parse().unwrap()));
}

/// rules: FU-T41, FU-70, FU-Q12, FU-Q67
#[test]
fn the_last_convicts_go_where_the_active_player_says() {
    let mut it = scene("jena")
        .poi("e6", "po1")
        .pois_up_but("")
        .open("d5 e5 f5");
    it = it.hero("A", "e6").timer("ti03", 9).convicts("a1", 39);
    it.table.ny.noise = 4;
    it.run(&[]);
    it.ask_something();
    it.act("A take president");
    assert_eq!(it.answers("A"), ["spawn d5", "spawn e5", "spawn f5"]);
    it.act("A spawn e5");
    assert_eq!((it.gang("e5"), it.table.ny.noise), (1, 6));
    assert_eq!(timers(&it), 0);
    let duke = it.boss_at(Boss::Duke).unwrap();
    assert_eq!(it.table.open_poi(duke), Some("po2".parse().unwrap()));
}

/// rules: FU-74, FU-Q33
#[test]
fn a_card_closes_the_street_that_the_top_back_shows() {
    let mut it = scene("jena").top("ny3");
    it.resolve(Source::NewYork("ny3".parse().unwrap()));
    assert!(it.table.map.is_blocked(space("f3"), Side::U));
    assert!(it.table.map.is_blocked(space("f2"), Side::D));
    it.resolve(Source::NewYork("ny3".parse().unwrap()));
    assert_eq!(it.table.map.roadblocks(), 1);
}

/// rules: FU-Q68, FU-43
#[test]
fn convicts_come_out_of_the_nearest_manholes() {
    let mut it = scene("jena").open("d3 h3 a1 k4").manholes("f3 d3 h3 a1 k4");
    it.resolve(Source::Event("ev04".parse().unwrap()));
    assert_eq!((it.gang("f3"), it.gang("d3"), it.gang("h3")), (1, 1, 1));
    let mut it = scene("jena")
        .open("d3 h3 a1")
        .manholes("d3 h3 a1")
        .hero("A", "f2");
    it.resolve(Source::NewYork("ny2".parse().unwrap()));
    assert_eq!(it.table.map.convicts_out(), 3);
}

/// rules: FU-76
#[test]
fn the_gullfire_is_destroyed_where_enemies_stand_alone() {
    let mut it = scene("jena");
    it.resolve(Source::NewYork("ny7".parse().unwrap()));
    assert!(it.table.gullfire);
    assert_eq!(it.gang("b2"), 2);
    it.resolve(Source::NewYork("ny7".parse().unwrap()));
    assert!(!it.table.gullfire);
    assert_eq!(it.table.ny.mission, 2);
    it.resolve(Source::NewYork("ny7".parse().unwrap()));
    assert_eq!(it.gang("b2"), 4, "nothing is left to destroy");
    let mut it = scene("jena maggie").hero("B", "b2").convicts("b2", 1);
    it.resolve(Source::NewYork("ny7".parse().unwrap()));
    assert!(it.table.gullfire, "a hero is there");
    assert_eq!(it.gang("b2"), 3);
}
