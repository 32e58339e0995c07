//! Together, alone, or nobody.

use escape_from_new_york::{components::places::Token, event::Event, flow::Step, state::End};
use tabletop::{Ending, Game, Seat, Seats};

use crate::scene::{Scene, scene, space};

fn at_queensboro() -> Scene {
    scene("jena mente maggie tassista")
        .open("h5 h4 g5 i5")
        .hero("A", "h5")
        .hero("B", "h5")
        .hero("C", "h5")
        .hero("D", "h4")
        .president("A")
        .case("C", "va1", 1)
}

fn seats(names: &str) -> Seats {
    names
        .split(' ')
        .map(|name| name.parse::<Seat>().unwrap())
        .collect()
}

/// rules: FU-T09, FU-T48, FU-31, FU-32, FU-Q15, FU-Q44
#[test]
fn heroes_leave_over_the_bridge_with_president_tape_and_diagram() {
    let mut it = at_queensboro();
    it.card("j4");
    it.act("A cross");
    assert_eq!(it.legal("A"), ["show nothing", "show president"]);
    it.act("A show president");
    assert_eq!(
        it.legal("B"),
        ["show nothing", "show diagram"],
        "face up, and asked"
    );
    it.act("B show diagram");
    assert_eq!(it.legal("C"), ["show nothing", "show tape"]);
    it.act("C show nothing");
    assert_eq!(it.ended(), None);
    assert!(it.events.contains(&Event::AttemptFailed));
    assert_eq!(it.a().space, space("h5"));
    assert_eq!(it.now(), None, "the step is spent");
    assert!(
        it.table.map.tiles[space("g6")].is_none(),
        "the rest of the card is void"
    );
    let mut it = at_queensboro();
    it.card("j4");
    it.act("A cross, A show president, B show diagram, C show tape");
    assert_eq!(it.ended(), Some(End::Together(seats("A B C"))));
    let outcome = it.table.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::SharedVictory);
    assert!(!outcome.standings[Seat::D].won && outcome.standings[Seat::D].rank == 4);
}

/// rules: FU-T48, FU-36, FU-94
#[test]
fn a_roadblock_on_the_bridge_must_be_broken() {
    let barred = || {
        let mut it = at_queensboro();
        let (_, side) = space("h5").bridge().unwrap();
        it.table.map.blocked[space("h5")] |= side.bit();
        it
    };
    let mut it = barred();
    it.card("j4");
    assert_eq!(it.refusal("A cross").rule, "FU-31");
    let mut it = barred();
    it.card("j3");
    it.act("A smash bridge, A show president, B show diagram, C show tape");
    assert!(it.ended().is_some());
    let mut it = barred();
    it.card("j3");
    it.act("A smash bridge, A show president, B show diagram, C show nothing");
    let (_, side) = space("h5").bridge().unwrap();
    assert!(
        it.table.map.is_blocked(space("h5"), side),
        "nobody has moved over it"
    );
}

/// rules: FU-31, FU-Q44
#[test]
fn who_holds_the_president_may_keep_him_back() {
    let mut it = at_queensboro();
    it.card("j4");
    it.act("A cross, A show nothing, B show diagram, C show tape");
    assert_eq!(it.ended(), None);
    assert!(it.events.contains(&Event::AttemptFailed));
}

/// rules: FU-31, FU-Q44
#[test]
fn without_the_president_nobody_tries() {
    let mut it = at_queensboro();
    it.table.heroes[Seat::A].reserve[0] = None;
    it.card("j4");
    assert_eq!(it.refusal("A cross").rule, "FU-31");
}

/// rules: FU-Q38, FU-Q44
#[test]
fn heroes_are_asked_for_their_cards_clockwise_from_the_mover() {
    let mut it = scene("jena maggie mente").open("d5 d4 e5");
    for seat in ["A", "B", "C"] {
        it = it.hero(seat, "d5");
    }
    it = it.president("B").case("A", "va1", 1).case("C", "va4", 2);
    it.table.active = Seat::B;
    it.card("m1");
    it.act("B cross");
    assert_eq!(it.table.to_act(), seats("B"));
    it.act("B show president");
    assert_eq!(it.table.to_act(), seats("C"));
    it.act("C show diagram, A show tape");
    assert_eq!(it.ended(), Some(End::Together(seats("A B C"))));
}

/// rules: FU-T64, FU-Q34, FU-Q71
#[test]
fn a_solo_hero_needs_all_three_cards() {
    let mut it = scene("jena")
        .open("d5 d4 e5")
        .hero("A", "d5")
        .president("A");
    it = it.case("A", "va1", 1).case("A", "va4", 2);
    it.card("j4");
    let mut alone = Scene {
        table: it.table.clone(),
        events: Vec::new(),
        dealer: it.dealer.clone(),
    };
    it.act("A cross, A show president tape diagram");
    assert_eq!(it.ended(), Some(End::Together(seats("A"))));
    aims(&mut alone, Seat::A, "ob1", "ob7");
    alone = alone.hero("A", "b2");
    alone.act("A escape");
    assert_eq!(alone.ended(), Some(End::Alone(Seat::A)));
}

fn aims(it: &mut Scene, seat: Seat, blue: &str, violet: &str) {
    let hero = &mut it.table.heroes[seat];
    hero.objectives = [blue.parse().unwrap(), violet.parse().unwrap()];
    hero.level = 3;
}

fn on_raft() -> Scene {
    let mut it = scene("maggie tassista").tile("f1", "ct01").hero("A", "f1");
    it.table.map.tokens[space("f1")] = Some(Token::named("pe1"));
    it = it.item("A", "it12");
    aims(&mut it, Seat::A, "ob3", "ob11");
    it.run(&[]);
    it.ask_something();
    it
}

/// rules: FU-T14, FU-33, FU-Q16
#[test]
fn a_hero_of_level_3_leaves_alone_with_both_objectives() {
    let mut it = on_raft().president("B").convicts("f1", 1);
    it.act("A escape");
    assert_eq!(it.ended(), Some(End::Alone(Seat::A)));
    let outcome = it.table.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::LoneVictory);
    assert!(outcome.standings[Seat::A].won && !outcome.standings[Seat::B].won);
}

/// rules: FU-33, FU-63, FU-Q16
#[test]
fn who_leaves_alone_while_choosing_an_objective_keeps_the_own() {
    let mut it = on_raft().president("B");
    let others = ["ob1", "ob2"].map(|card| card.parse().unwrap());
    it.table.leftover[0] = others.into_iter().collect();
    it.table.agenda.first([Step::SwapColour]);
    it.act("A swap blue");
    assert_eq!(it.table.leftover[0].len(), 3);
    it.act("A escape");
    assert_eq!(it.ended(), Some(End::Alone(Seat::A)));
    assert_eq!(it.table.leftover[0], others.into_iter().collect());
}

/// rules: FU-T47, FU-33, FU-67, FU-Q17
#[test]
fn a_lone_victory_asks_for_level_an_open_way_and_the_means() {
    let mut it = on_raft();
    assert_eq!(it.refusal("A escape").rule, "FU-33");
    it.table.timer.presto = true;
    assert!(it.table.may_escape_alone(Seat::A));
    it.table.heroes[Seat::A].level = 2;
    assert!(!it.table.may_escape_alone(Seat::A), "level 2");
    it.table.heroes[Seat::A].level = 3;
    it.table.active = Seat::B;
    assert!(!it.table.may_escape_alone(Seat::A), "another hero's turn");
    it.table.active = Seat::A;
    aims(&mut it, Seat::A, "ob3", "ob9");
    it = it.open("i3").hero("A", "i3");
    assert!(!it.table.may_escape_alone(Seat::A), "it has not landed");
    it.table.landed = true;
    assert!(it.table.may_escape_alone(Seat::A));
    aims(&mut it, Seat::A, "ob3", "ob7");
    it = it.hero("A", "b2");
    assert!(it.table.may_escape_alone(Seat::A));
    it.table.gullfire = false;
    assert!(
        !it.table.may_escape_alone(Seat::A),
        "the Gullfire is destroyed"
    );
}

/// rules: FU-33, FU-52
#[test]
fn every_object_counts_where_it_should() {
    let holds = |it: Scene, blue: &str| {
        let objective = blue.parse().unwrap();
        it.table.meets(it.a(), objective)
    };
    assert!(holds(scene("jena").case("A", "va1", 1), "ob1"));
    assert!(holds(scene("jena").case("A", "va2", 1), "ob2"));
    assert!(holds(scene("jena").item("A", "it12"), "ob3"));
    assert!(holds(scene("jena").case("A", "va4", 1), "ob4"));
    assert!(
        !holds(scene("mente"), "ob4"),
        "the starting diagram does not count"
    );
    assert!(holds(scene("jena").item("A", "it06"), "ob5"));
    assert!(holds(scene("jena").weapon("A", "it02", 0), "ob6"));
    assert!(!holds(scene("jena"), "ob1"));
}

/// rules: FU-31, FU-Q44
#[test]
fn a_diagram_serves_its_own_bridge_alone() {
    let mut it = scene("mente").open("d5 d4 e5").hero("A", "d5");
    it = it.president("A").case("A", "va1", 1);
    it.card("b5");
    it.act("A cross, A show tape");
    assert_eq!(it.ended(), None, "the starting diagram is that of bridge 3");
    let mut it = scene("jena")
        .open("d5 d4 e5")
        .hero("A", "d5")
        .president("A");
    it = it.case("A", "va1", 1).case("A", "va3", 2);
    it.card("j4");
    it.act("A cross");
    assert_eq!(
        it.refusal("A show both").rule,
        "FU-Q44",
        "that is the one of bridge 1"
    );
}
