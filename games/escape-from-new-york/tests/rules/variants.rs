//! Variants and add-ons.

use escape_from_new_york::{
    components::{
        bosses::Boss,
        equipment::{Case, Item},
        tiles::MapTile,
        timer::EventCard,
    },
    event::Event,
    flow::{Source, Step},
    setup,
    state::options::Options,
    state::{
        President,
        map::{Post, Stance},
    },
};
use tabletop::{Dealer, Options as _, Seat};

use crate::scene::{Scene, scene_with, space};

/// rules: FU-77, FU-78, FU-95, FU-96, FU-97, FU-98, FU-99, FU-Q72
#[test]
fn every_add_on_changes_its_own_part() {
    let plain = scene_with("jena", "").table;
    let with = |option: &str| scene_with("jena", &format!("{option}=yes")).table;
    assert_eq!(with("hard-time").timer.black, plain.timer.black - 1);
    assert_eq!(with("hard-streets").convicts_left(), 30);
    assert_eq!(with("extra-specials").heroes[Seat::A].beside.len(), 5);
    assert_eq!(with("crossbows").items.len(), 20);
    assert_eq!(with("explosions").events.count(EventCard::EXPLOSION), 2);
    let timers = with("extra-timers").timer;
    assert_eq!((timers.unseen.len(), timers.black), (15, plain.timer.black));
    assert_eq!(with("traps").tiles.len(), 44);
    let hard = with("hard-deck").ny;
    assert!(hard.top.to_string().starts_with("hn"));
    assert_eq!((hard.deck.len(), hard.beside.len()), (6, 3));
}

/// rules: FU-96
#[test]
fn a_crossbow_is_silent_and_an_explosion_is_not() {
    let mut it = scene_with("jena", "crossbows=yes")
        .weapon("A", "it13", 1)
        .convicts("e3", 1);
    it.run(&[]);
    it.ask_something();
    it.act("A fire");
    assert_eq!((it.gang("e3"), it.table.ny.noise), (0, 0));
    let mut it = scene_with("jena", "explosions=yes")
        .convicts("f3", 2)
        .car(0, "f3");
    it.resolve(Source::Event(EventCard::EXPLOSION));
    assert_eq!(
        (it.gang("f3"), it.car_at(0), it.table.ny.noise),
        (0, None, 2)
    );
    assert_eq!((it.a().hand.len(), it.a().convicts), (6, 0));
}

/// rules: FU-T65, FU-98, FU-Q73
#[test]
fn a_trap_draws_one_of_three_cards_and_hits_the_active_hero_alone() {
    for (draw, hand, noise) in [(0, 5, 1), (1, 7, 0)] {
        let mut it = scene_with("jena", "traps=yes")
            .tile("d2", "ct35")
            .hero("A", "e3");
        it.dealer = Dealer::scripted([draw, 0, 0]);
        it.card("j2");
        it.act("A to d2, A to e3");
        assert_eq!((it.a().hand.len(), it.table.ny.noise), (hand, noise));
        let sprung = it
            .events
            .iter()
            .filter(|it| matches!(it, Event::TrapSprung { .. }));
        assert_eq!(sprung.count(), 1);
    }
    let mut it = scene_with("jena", "traps=yes extra-specials=yes");
    it = it.tile("d2", "ct35").hero("A", "e3");
    it.dealer = Dealer::scripted([0; 6]);
    it.card("js4");
    it.act("A to d2, A to e3, A to d2");
    assert_eq!(
        it.a().hand.len(),
        4,
        "armed twice: all three are shuffled again"
    );
    let mut it = scene_with("jena", "traps=yes").tile("d3", "ct30");
    it = it.tile("d2", "ct35").hero("A", "e3").events_next("ev11", 9);
    it.card("j2");
    it.act("A to d2, A to d3");
    let place = |wanted: fn(&Event) -> bool| it.events.iter().position(wanted).unwrap();
    let sprung = place(|it| matches!(it, Event::TrapSprung { .. }));
    let event = place(|it| matches!(it, Event::EventRevealed { .. }));
    assert!(sprung < event, "in the order entered");
    let mut it = scene_with("tassista mente", "traps=yes");
    it = it.tile("d2", "ct35").hero("A", "e3").hero("B", "e3");
    it.dealer = Dealer::scripted([0; 9]);
    it.card("c1");
    it.act("A offer b, B accept, A to d2, A to e3, A reveal e2");
    assert_eq!(it.hands(), [5, 8], "a passenger draws none");
    let mut it = scene_with("jena", "traps=yes");
    it.resolve(Source::Trap(MapTile::named("ct36")));
    assert_eq!((it.gang("f3"), it.a().hand.len()), (2, 7));
}

/// rules: FU-98, FU-Q73
#[test]
fn a_trap_goes_off_when_it_is_stepped_on_in_the_middle_of_a_card_and_of_a_quiet_one_too() {
    let trapped = || {
        let it = scene_with("jena", "traps=yes").tile("d2", "ct35");
        let mut it = it.hero("A", "e3");
        it.dealer = Dealer::scripted([0; 9]);
        it
    };
    let mut it = trapped();
    it.card("j2");
    let hand = it.a().hand.len();
    it.act("A to d2");
    assert!(
        matches!(it.now(), Some(Step::Move { left: 1, .. })),
        "one step is left"
    );
    assert_eq!(it.a().hand.len(), hand - 2, "and the hero is hurt already");
    let mut it = trapped();
    it.card("j4");
    it.act("A to d2");
    let is_sprung = |it: &Event| matches!(it, Event::TrapSprung { armed: true, .. });
    assert!(it.events.iter().any(is_sprung), "a quiet step sets it off");
}

/// Takes the President at the camp and turns up the rest.
fn rescue(it: Scene, draw: u32) -> Scene {
    let it = it
        .poi("e6", "po1")
        .pois_up_but("")
        .hero("A", "e6")
        .timer("ti06", 9);
    let mut it = it.open("d5 e5 f5");
    it.run(&[]);
    it.ask_something();
    it.dealer = Dealer::scripted([draw]);
    it.act("A take president");
    it
}

/// rules: FU-T66, FU-80, FU-Q75
#[test]
fn finger_and_bracelet_leave_only_the_dead_card() {
    let mut it = scene_with("jena", "dead-or-alive=yes")
        .item("A", "it14")
        .case("A", "va6", 1);
    it.run(&[]);
    it.ask_something();
    it.act("A use slot 1, A open slot 1");
    assert_eq!(it.table.alive, 0);
    assert!(it.table.items_out.contains(Item::FINGER));
    let it = rescue(it, 0);
    assert_eq!(it.table.president, President::Dead);
    assert!(!it.a().has_president());
    assert!(it.boss_at(Boss::Duke).is_some() && it.table.landed);
    assert!(it.table.lone_wins_open());
    let mut it = it.hero("A", "d5").case("A", "va1", 4).case("A", "va4", 2);
    it.card("j4");
    assert_eq!(it.refusal("A cross").rule, "FU-31", "closed for good");
}

/// rules: FU-80, FU-Q75
#[test]
fn an_alive_card_gives_the_president_as_usual() {
    let it = rescue(scene_with("jena", "dead-or-alive=yes"), 1);
    assert_eq!(it.table.president, President::Rescued);
    assert!(it.a().has_president());
    let cases = setup::cases(&Options::of_line("dead-or-alive=yes").unwrap());
    assert!(!cases.contains(Case::BRACELET) && cases.contains(Case::NEW_BRACELET));
    let mut it = it.item("A", "it14");
    it.run(&[]);
    it.ask_something();
    assert_eq!(it.refusal("A use slot 2").rule, "FU-55");
    let mut it = it.case("A", "va6", 1);
    assert_eq!(it.refusal("A open slot 3").rule, "FU-52");
    assert_eq!(it.table.alive, 2, "too late to remove one");
}

fn weak(it: &mut Scene, boss: Boss) {
    it.table.map.bosses[boss as usize] = Post::On {
        at: space("f3"),
        stance: Stance::Ready,
        hit_points: 1,
    };
}

/// rules: FU-T67, FU-79, FU-Q55, FU-Q74
#[test]
fn a_boss_killed_earns_a_wanted_card_while_there_are_any() {
    let mut it = scene_with("jena maggie", "wanted=yes explosions=yes");
    for _ in 0..2 {
        weak(&mut it, Boss::Duke);
        it.card("j5");
    }
    it.table.active = Seat::B;
    weak(&mut it, Boss::Romero);
    it.card("m3");
    it.table.active = Seat::A;
    weak(&mut it, Boss::Slag);
    it.card("j5");
    let wanted: Vec<_> = it.table.heroes.values().map(|hero| hero.wanted).collect();
    assert_eq!(wanted, [2, 1]);
    assert!(it.table.meets(it.a(), "ob13".parse().unwrap()));
    assert!(
        !it.table.meets(it.a(), "ob14".parse().unwrap()),
        "no means of transport here"
    );
    let it = it.hero("A", "b2");
    assert!(it.table.meets(it.a(), "ob14".parse().unwrap()));
    let mut it = scene_with("jena", "wanted=yes explosions=yes");
    weak(&mut it, Boss::Slag);
    it.resolve(Source::Event(EventCard::EXPLOSION));
    assert_eq!((it.a().wanted, it.table.wanted), (0, 3));
}
