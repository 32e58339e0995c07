//! Timer tiles, each revealed from the stack.

use escape_from_new_york::{components::timer::TimerTile, event::Event, flow::Step, state::End};
use tabletop::Bag;

use super::events;
use crate::scene::{Scene, scene, scene_with, space};

/// The next black tile is this one, and is revealed.
fn revealed(it: Scene, name: &str) -> Scene {
    let mut it = it.timer(name, 2);
    it.run(&[Step::Timer { discard: false }]);
    it
}

/// The same for a red tile, which is the only one left but two.
fn red(name: &str) -> Scene {
    let mut it = scene("jena");
    it.table.timer.black = 0;
    it.table.timer.presto = true;
    it.table.timer.red = Bag::EMPTY;
    let tile: TimerTile = name.parse().unwrap();
    it.table.timer.red.insert(tile);
    it.run(&[Step::Timer { discard: false }]);
    it
}

parts! {
    ti01 turns_up_a_point_of_interest_of_choice {
        let mut it = revealed(scene("jena").poi("a2", "po2"), "ti01");
        assert_eq!(it.answers("A").len(), 8);
        it.act("A turn a2");
        assert!(it.table.map.revealed.contains(space("a2")));
    }
    ti02 raises_the_event_level_and_reveals_events {
        let it = revealed(scene("jena").events_next("ev11", 9), "ti02");
        assert_eq!((it.table.event_box, events(&it)), (1, 1));
    }
    ti03 moves_the_helicopter_next_door {
        let mut it = revealed(scene("jena"), "ti03");
        assert_eq!(it.refusal("A fly h1").rule, "FU-76");
        it.act("A fly j3");
        assert_eq!(it.table.helicopter, space("j3"));
        let mut it = scene("jena");
        it.table.helicopter = space("h2");
        let mut it = revealed(it, "ti03");
        assert_eq!(it.refusal("A fly j3").rule, "FU-76", "not so far");
    }
    ti04 moves_the_helicopter_by_chance {
        let it = revealed(scene("jena"), "ti04");
        assert_ne!(it.table.helicopter, space("i3"));
    }
    ti05 brings_a_convict_to_every_open_space_of_the_park {
        let it = revealed(scene("jena").open("h2 i4 d3"), "ti05");
        assert_eq!(["h2", "i4", "h3", "d3"].map(|at| it.gang(at)), [1, 1, 0, 0]);
    }
    ti06 moves_two_enemies {
        let it = revealed(scene("jena").convicts("e3", 3), "ti06");
        assert_eq!((it.gang("f3"), it.gang("e3")), (2, 1));
    }
    ti07 flies_the_helicopter_anywhere_in_the_park {
        let mut it = revealed(scene("jena"), "ti07");
        it.act("A fly j2");
        assert_eq!(it.table.helicopter, space("j2"));
    }
    ti08 gives_every_hero_a_card_back {
        let it = revealed(scene("jena maggie").hand("A", "j1").hand("B", "m1"), "ti08");
        assert!(it.table.heroes.values().all(|hero| hero.hand.len() == 2));
    }
    ti09 reveals_events {
        let it = revealed(scene("jena").events_next("ev11", 9), "ti09");
        assert_eq!((it.table.event_box, events(&it)), (0, 1));
    }
    ti10 lands_the_helicopter_and_opens_lone_victories {
        let mut it = scene("jena").timer("ti06", 1);
        assert!(!it.table.landed && !it.table.lone_wins_open());
        it.run(&[Step::Timer { discard: false }]);
        assert!(it.events.contains(&Event::Presto));
        assert!(it.table.landed && it.table.lone_wins_open());
    }
    ti11 does_nothing {
        let it = red("ti11");
        assert_eq!((it.ended(), it.table.ny.noise, events(&it)), (None, 0, 0));
    }
    ti12 makes_new_york_win {
        assert_eq!(red("ti12").ended(), Some(End::Defeat));
    }
    ti13 raises_the_event_level_and_reveals_events {
        let mut it = scene_with("jena", "extra-timers=yes").events_next("ev11", 9);
        it.table.event_box = 3;
        let it = revealed(it, "ti13");
        assert_eq!((it.table.event_level(), events(&it)), (3, 3));
    }
    ti14 takes_three_noise_away {
        let mut it = scene_with("jena", "extra-timers=yes");
        it.table.ny.noise = 5;
        assert_eq!(revealed(it, "ti14").table.ny.noise, 2);
    }
    ti15 brings_a_convict_out_of_every_open_manhole {
        let it = scene_with("jena", "extra-timers=yes").open("d3 h4").manholes("d3 h4");
        let it = revealed(it, "ti15");
        assert_eq!((it.gang("d3"), it.gang("h4")), (1, 1));
    }
}
