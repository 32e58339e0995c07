//! Mente's cards.

use super::{done, events, laid};
use crate::scene::{cards, scene, scene_with};

parts! {
    b1 sends_three_away {
        let mut it = scene("mente").convicts("f3", 4);
        it.card("b1");
        it.act("A trick convict f3 to e3, A trick convict f3 to g3, A trick convict f3 to g4");
        done(&it, "f3", 0);
        assert_eq!((it.gang("f3"), it.gang("e3")), (1, 1));
    }
    b2 takes_two_cards_back {
        let mut it = scene("mente").hand("A", "b1 b2");
        it.card("b2");
        it.act("A back card b3, A back card b4");
        done(&it, "f3", 0);
        assert_eq!(it.a().hand, cards("b1 b3 b4"));
    }
    b3 walks_two_spaces_past_events {
        let mut it = scene("mente").tile("d3", "ct26");
        it.card("b3");
        it.act("A to e3, A to d3");
        done(&it, "d3", 1);
        assert_eq!(events(&it), 0);
    }
    b4 steps_and_reveals_two_spaces {
        let mut it = scene("mente").next_tiles("ct01 ct09");
        it.card("b4");
        it.act("A to e3, A reveal d2, A reveal e2");
        done(&it, "e3", 1);
        assert!(laid(&it, "d2") && laid(&it, "e2"));
    }
    b5 steps_and_reveals {
        let mut it = scene("mente").next_tile("ct01");
        it.card("b5");
        it.act("A to e3, A reveal d2");
        done(&it, "e3", 1);
        assert!(laid(&it, "d2"));
    }
    b6 sends_one_away_steps_and_reveals {
        let mut it = scene("mente").convicts("f3", 1).next_tile("ct01");
        it.card("b6");
        it.act("A trick convict f3 to g3, A to e3, A reveal d2");
        done(&it, "e3", 1);
        assert_eq!((it.gang("g3"), laid(&it, "d2")), (1, true));
    }
    b7 hits_twice_next_door_too {
        let mut it = scene("mente").convicts("e3", 3);
        it.card("b7");
        done(&it, "f3", 2);
        assert_eq!(it.gang("e3"), 1);
    }
    b8 finds_an_item_where_no_enemy_is {
        let mut it = scene("mente").items_next("it07", 1);
        it.card("b8");
        done(&it, "f3", 1);
        assert_eq!(it.a().reserve_len(), 2);
        let mut it = scene("mente").convicts("f3", 1);
        it.card("b8");
        done(&it, "f3", 1);
        assert_eq!(it.a().reserve_len(), 1);
    }
    bs1 steals_and_sends_two_away {
        let mut it = scene("mente jena").item("B", "it07").convicts("f3", 3);
        it.card("bs1");
        it.act("A steal slot 1 from b, A trick convict f3 to e3, A trick convict f3 to e3");
        done(&it, "f3", 1);
        assert_eq!((it.a().reserve_len(), it.gang("f3"), it.gang("e3")), (2, 1, 2));
    }
    bs2 goes_through_the_sewers_in_silence {
        let mut it = scene("mente").open("d3 h4").manholes("d3 h4").hero("A", "d3");
        it = it.next_tile("ct01");
        it.card("bs2");
        it.act("A to h4, A to g4, A reveal g5");
        done(&it, "g4", 0);
    }
    bs3 takes_a_card_back_and_finds_an_item {
        let mut it = scene("mente").hand("A", "b1").items_next("it07", 1);
        it.card("bs3");
        it.act("A back card b3");
        done(&it, "f3", 0);
        assert_eq!((it.a().hand, it.a().reserve_len()), (cards("b1 b3"), 2));
    }
    bs4 steps_and_reveals_three_spaces {
        let mut it = scene_with("mente", "extra-specials=yes").next_tiles("ct01 ct09 ct28");
        it.card("bs4");
        it.act("A to e3, A reveal d2, A reveal e2");
        done(&it, "e3", 0);
        assert!(laid(&it, "d2") && laid(&it, "e2") && laid(&it, "d3"));
    }
    bs5 sends_four_away_and_steps {
        let mut it = scene_with("mente", "extra-specials=yes").convicts("f3", 4);
        it.card("bs5");
        for _ in 0..4 {
            it.act("A trick convict f3 to e3");
        }
        it.act("A to g3");
        done(&it, "g3", 0);
        assert_eq!((it.gang("f3"), it.gang("e3")), (0, 4));
    }
}
