//! What enemy moves tell: why, which way, and who decided.

use escape_from_new_york::{
    components::{board::Side, bosses::Boss},
    event::Event,
    flow::{Stage, Step},
    state::{
        foe::{Foe, Tie},
        routes::{Priority, Rank},
    },
};
use tabletop::Seat;

use crate::scene::{Scene, scene, space};

/// Each move of New York: its priority, its way, and what was left open.
fn told(it: &Scene) -> Vec<(Priority, String, Option<Tie>)> {
    let moves = it.events.iter().filter_map(|event| match event {
        Event::EnemyMoved {
            priority,
            path,
            tie,
            ..
        } => {
            let spaces: Vec<_> = path.iter().map(|at| at.to_string()).collect();
            Some((*priority, spaces.join(" "), *tie))
        }
        _ => None,
    });
    moves.collect()
}

fn reaching(rank: Rank, movement: u8) -> Priority {
    Priority {
        reaches: true,
        movement,
        rank,
    }
}

/// rules: FU-73, FU-Q38, FU-Q46
#[test]
fn a_move_tells_its_priority_its_way_and_who_chose_among_equal_ways() {
    let mut it = scene("mente")
        .hero("A", "e3")
        .open("d1 d2 d3 c3 e2 h4")
        .manholes("d3 h4")
        .car(0, "d1")
        .convicts("e2", 1)
        .convicts("c3", 1)
        .boss(Boss::Romero, "h4");
    it.run(&[Step::NyMove { left: 3 }]);
    it.act("A send convict c3 to d3");
    let far = Priority {
        reaches: false,
        movement: 1,
        rank: Rank::Convict,
    };
    let two_ways = Tie {
        by: Seat::A,
        enemies: 1,
        ways: 2,
    };
    let expected = [
        (reaching(Rank::Car, 2), "d1 e2 e3".to_owned(), None),
        (reaching(Rank::Boss, 2), "h4 d3 e3".to_owned(), None),
        (far, "c3 d3".to_owned(), Some(two_ways)),
    ];
    assert_eq!(told(&it), expected);
}

/// rules: FU-73, FU-Q38
#[test]
fn a_choice_among_equal_enemies_tells_how_many_there_were() {
    let mut it = scene("jena maggie").hero("B", "b2");
    it = it.convicts("e3", 2).convicts("f4", 1).convicts("g3", 1);
    it.run(&[Step::NyMove { left: 1 }]);
    it.act("A send convict g3 to f3");
    let among_three = Tie {
        by: Seat::A,
        enemies: 3,
        ways: 1,
    };
    let expected = (
        reaching(Rank::Convict, 1),
        "g3 f3".to_owned(),
        Some(among_three),
    );
    assert_eq!(told(&it), [expected], "the two of e3 are alike");
}

/// rules: FU-28
#[test]
fn who_closes_in_tells_from_where_and_by_which_card() {
    let mut it = scene("jena").top("ny1").boss(Boss::Duke, "f4");
    it.run(&[Step::Stage(Stage::Close)]);
    let closed = Event::EnemyClosed {
        foe: Foe::Boss(Boss::Duke),
        side: Side::D,
        from: space("f4"),
        to: space("f3"),
    };
    assert!(it.events.contains(&closed), "{:?}", it.events);
}
