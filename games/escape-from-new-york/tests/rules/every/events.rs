//! Event cards.

use escape_from_new_york::flow::Source;

use crate::scene::{Scene, scene, scene_with, space};

/// The event happens to the hero of seat A.
fn happens(mut it: Scene, name: &str) -> Scene {
    it.resolve(Source::Event(name.parse().unwrap()));
    it
}

parts! {
    ev01 moves_three_enemies {
        let it = happens(scene("jena").convicts("e3", 4), "ev01");
        assert_eq!((it.gang("f3"), it.gang("e3")), (3, 1));
    }
    ev02 brings_two_convicts_to_the_hero {
        assert_eq!(happens(scene("jena"), "ev02").gang("f3"), 2);
    }
    ev03 makes_two_noise {
        assert_eq!(happens(scene("jena"), "ev03").table.ny.noise, 2);
    }
    ev04 brings_convicts_out_of_the_three_nearest_manholes {
        let it = scene("jena").open("d3 h4 e1 k4").manholes("d3 h4 e1 k4");
        let it = happens(it, "ev04");
        assert_eq!(["d3", "h4", "e1", "k4"].map(|at| it.gang(at)), [1, 1, 1, 0]);
    }
    ev05 brings_a_convict_to_each_side_that_the_top_back_shows {
        let it = happens(scene("jena").top("ny1"), "ev05");
        assert_eq!(["f4", "e3", "g3"].map(|at| it.gang(at)), [1, 1, 0], "down, and up and left");
    }
    ev06 takes_an_item_out_of_the_reserve {
        let it = happens(scene("jena").item("A", "it07"), "ev06");
        assert_eq!((it.a().reserve_len(), it.a().dropped.len()), (0, 1));
        let it = happens(scene("mente"), "ev06");
        assert_eq!(it.a().reserve_len(), 1, "a diagram is no item");
    }
    ev07 hurts_the_hero_but_not_in_a_shelter {
        assert_eq!(happens(scene("jena"), "ev07").a().hand.len(), 7);
        let it = scene("jena").tile("d3", "ct34").hero("A", "d3");
        assert_eq!(happens(it, "ev07").a().hand.len(), 8);
    }
    ev08 moves_two_enemies {
        let it = happens(scene("jena").convicts("e3", 3), "ev08");
        assert_eq!((it.gang("f3"), it.gang("e3")), (2, 1));
    }
    ev09 brings_a_car_two_spaces_away {
        let it = happens(scene("jena").open("d2"), "ev09");
        assert_eq!(it.car_at(0), Some(space("d2")));
        let mut it = happens(scene("jena").open("d2 h2"), "ev09");
        it.act("A spawn h2");
        assert_eq!(it.car_at(0), Some(space("h2")));
    }
    ev10 gives_every_hero_a_card_back {
        let it = happens(scene("jena maggie").hand("A", "j1").hand("B", "m1"), "ev10");
        assert_eq!(it.hands(), [2, 2]);
    }
    ev11 does_nothing {
        let before = scene("jena").table;
        let mut after = happens(scene("jena"), "ev11").table;
        after.agenda = before.agenda;
        assert_eq!(after, before);
    }
    ev12 takes_a_noise_away {
        let mut it = scene("jena");
        it.table.ny.noise = 2;
        assert_eq!(happens(it, "ev12").table.ny.noise, 1);
        assert_eq!(happens(scene("jena"), "ev12").table.ny.noise, 0);
    }
    ev13 blasts_everyone_in_the_space {
        let it = scene_with("jena", "explosions=yes").convicts("f3", 2).convicts("e3", 1);
        let it = happens(it, "ev13");
        assert_eq!((it.gang("f3"), it.gang("e3")), (0, 1));
        assert_eq!((it.a().hand.len(), it.a().convicts, it.table.ny.noise), (6, 0, 2));
    }
}
