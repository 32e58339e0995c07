//! Maggie's cards.

use super::{done, events, laid};
use crate::scene::{cards, scene, scene_with, space};

parts! {
    m1 steps_and_reveals {
        let mut it = scene("maggie").next_tile("ct01");
        it.card("m1");
        it.act("A to e3, A reveal d2");
        done(&it, "e3", 1);
        assert!(laid(&it, "d2"));
    }
    m2 hits_three_times_next_door_too {
        let mut it = scene("maggie").convicts("e3", 4);
        it.card("m2");
        done(&it, "f3", 3);
        assert_eq!(it.gang("e3"), 1);
    }
    m3 hits_twice_in_the_own_space {
        let mut it = scene("maggie").convicts("f3", 3).convicts("e3", 1);
        it.card("m3");
        done(&it, "f3", 1);
        assert_eq!((it.gang("f3"), it.gang("e3")), (1, 1));
    }
    m4 hits_once_and_steps_away {
        let mut it = scene("maggie").convicts("f3", 2);
        it.card("m4");
        it.act("A to e3");
        done(&it, "e3", 1);
        assert_eq!(it.gang("f3"), 1);
    }
    m5 takes_two_cards_back {
        let mut it = scene("maggie").hand("A", "m1 m5");
        it.card("m5");
        it.act("A back card m2, A back card m6");
        done(&it, "f3", 0);
        assert_eq!(it.a().hand, cards("m1 m2 m6"));
    }
    m6 runs_where_no_enemy_is_and_reveals {
        let mut it = scene("maggie").next_tile("ct01");
        it.card("m6");
        it.act("A to f4, A to e4, A reveal d4");
        done(&it, "e4", 2);
        let mut it = scene("maggie").convicts("f3", 1);
        it.card("m6");
        done(&it, "f3", 2);
    }
    m7 breaks_through_and_reveals {
        let mut it = scene("maggie").block("f3", "e3").next_tile("ct01");
        it.card("m7");
        it.act("A smash e3, A reveal d3");
        done(&it, "e3", 2);
        assert!(laid(&it, "d3") && it.table.map.blocked[space("e3")] == 0);
    }
    m8 sends_one_away_and_hits_another {
        let mut it = scene("maggie").convicts("f3", 3);
        it.card("m8");
        it.act("A trick convict f3 to e3");
        done(&it, "f3", 1);
        assert_eq!((it.gang("f3"), it.gang("e3")), (1, 1));
    }
    ms1 steals_and_sends_one_away {
        let mut it = scene("maggie jena").item("B", "it07").convicts("f3", 1);
        it.card("ms1");
        it.act("A steal slot 1 from b, A trick convict f3 to e3");
        done(&it, "f3", 0);
        assert_eq!((it.a().reserve_len(), it.gang("e3")), (1, 1));
    }
    ms2 hits_four_times_and_sends_one_away {
        let mut it = scene("maggie").convicts("f3", 5);
        it.card("ms2");
        it.act("A trick convict f3 to e3");
        done(&it, "f3", 3);
        assert_eq!((it.gang("f3"), it.gang("e3")), (0, 1));
    }
    ms3 goes_through_the_sewers_past_events {
        let mut it = scene("maggie").open("h4").tile("d3", "ct26").manholes("d3 h4");
        it = it.hero("A", "h4").next_tile("ct01");
        it.card("ms3");
        it.act("A to d3, A to e4, A reveal d4");
        done(&it, "e4", 1);
        assert_eq!(events(&it), 0);
    }
    ms4 hits_three_times_steps_away_and_reveals {
        let mut it = scene_with("maggie", "extra-specials=yes").convicts("f3", 4);
        it = it.next_tile("ct01");
        it.card("ms4");
        it.act("A to e3, A reveal d2");
        done(&it, "e3", 2);
        assert_eq!(it.gang("f3"), 1);
    }
    ms5 takes_a_card_back_and_reloads {
        let mut it = scene_with("maggie", "extra-specials=yes").hand("A", "m1");
        it = it.weapon("A", "se-m", 1);
        it.card("ms5");
        it.act("A back card m2");
        done(&it, "f3", 0);
        assert_eq!((it.a().hand, it.a().ammunition), (cards("m1 m2"), 3));
    }
}
