//! Jena's cards.

use super::{done, events, laid};
use crate::scene::{cards, scene, scene_with, space};

parts! {
    j1 steps_without_a_sound_and_reveals {
        let mut it = scene("jena").next_tile("ct01");
        it.card("j1");
        it.act("A to e3, A reveal d2");
        done(&it, "e3", 0);
        assert!(laid(&it, "d2"));
    }
    j2 runs_two_spaces {
        let mut it = scene("jena");
        it.card("j2");
        it.act("A to e3, A to e4");
        done(&it, "e4", 2);
    }
    j3 breaks_through_and_reveals {
        let mut it = scene("jena").block("f3", "e3").next_tile("ct01");
        it.card("j3");
        it.act("A smash e3, A reveal d3");
        done(&it, "e3", 2);
        assert_eq!(it.table.map.blocked[space("f3")], 0);
        assert!(laid(&it, "d3"));
    }
    j4 passes_over_events_and_reveals {
        let mut it = scene("jena").hero("A", "e3").tile("d3", "ct26").next_tile("ct01");
        it.card("j4");
        it.act("A to d3, A reveal d2");
        done(&it, "d3", 1);
        assert_eq!(events(&it), 0);
    }
    j5 hits_twice_in_silence {
        let mut it = scene("jena").convicts("f3", 3);
        it.card("j5");
        done(&it, "f3", 0);
        assert_eq!(it.gang("f3"), 1);
    }
    j6 hits_three_times_next_door_too {
        let mut it = scene("jena").convicts("f3", 1).convicts("e3", 1).convicts("g3", 2);
        it.card("j6");
        it.act("A hit convict e3, A hit convict f3");
        done(&it, "f3", 3);
        assert_eq!((it.gang("e3"), it.gang("f3"), it.gang("g3")), (0, 0, 1));
    }
    j7 hits_three_times_in_the_own_space {
        let mut it = scene("jena").convicts("f3", 3).convicts("e3", 1);
        it.card("j7");
        done(&it, "f3", 1);
        assert_eq!((it.gang("f3"), it.gang("e3")), (0, 1));
    }
    j8 takes_two_cards_back {
        let mut it = scene("jena").hand("A", "j1 j8");
        it.card("j8");
        it.act("A back card j2, A back card j5");
        done(&it, "f3", 0);
        assert_eq!(it.a().hand, cards("j1 j2 j5"));
    }
    js1 steals_and_steps_away {
        let mut it = scene("jena maggie").item("B", "it07");
        it.card("js1");
        it.act("A steal slot 1 from b, A to e3");
        done(&it, "e3", 1);
        assert_eq!(it.a().reserve_len(), 1);
    }
    js2 goes_through_the_sewers_and_through_roadblocks {
        let mut it = scene("jena").open("d3 h4").manholes("d3 h4").hero("A", "d3");
        it = it.block("h4", "g4").next_tile("ct01");
        it.card("js2");
        it.act("A to h4, A smash g4, A reveal g5");
        done(&it, "g4", 1);
        assert!(laid(&it, "g5"));
    }
    js3 hits_five_times_next_door_too {
        let mut it = scene("jena").convicts("e3", 6);
        it.card("js3");
        done(&it, "f3", 3);
        assert_eq!(it.gang("e3"), 1);
    }
    js4 walks_three_spaces_past_events_in_silence {
        let mut it = scene_with("jena", "extra-specials=yes").tile("d3", "ct26");
        it.card("js4");
        it.act("A to e3, A to d3, A to e4");
        done(&it, "e4", 0);
        assert_eq!(events(&it), 0);
        let mut it = scene_with("jena", "extra-specials=yes").convicts("f3", 1);
        it.card("js4");
        done(&it, "f3", 0);
    }
    js5 hits_three_times_and_takes_a_card_back {
        let mut it = scene_with("jena", "extra-specials=yes").convicts("f3", 3).hand("A", "j1");
        it.card("js5");
        it.act("A back card j2");
        done(&it, "f3", 1);
        assert_eq!((it.gang("f3"), it.a().hand), (0, cards("j1 j2")));
    }
}
