//! The cab driver's cards.

use super::{done, events, laid};
use crate::scene::{cards, scene, scene_with, space};

parts! {
    c1 drives_two_spaces_and_reveals {
        let mut it = scene("tassista").next_tile("ct01");
        it.card("c1");
        it.act("A to e3, A to e4, A reveal d3");
        done(&it, "e4", 2);
        assert!(laid(&it, "d3"));
    }
    c2 drives_three_spaces_or_walks_one {
        let mut it = scene("tassista").next_tile("ct01");
        it.card("c2");
        it.act("A to e3, A to e4, A to f4, A reveal f5");
        done(&it, "f4", 3);
        let mut it = scene("tassista").next_tile("ct01");
        it.table.heroes[tabletop::Seat::A].ride = None;
        it.card("c2");
        it.act("A to e3, A reveal d2");
        done(&it, "e3", 3);
    }
    c3 rams_through_and_hits_twice {
        let mut it = scene("tassista").block("f3", "e3").convicts("e3", 3);
        it.card("c3");
        it.act("A smash e3");
        done(&it, "e3", 3);
        assert_eq!((it.gang("e3"), it.table.map.blocked[space("e3")]), (1, 0));
    }
    c4 takes_two_cards_back {
        let mut it = scene("tassista").hand("A", "c1 c4");
        it.card("c4");
        it.act("A back card c2, A back card c3");
        done(&it, "f3", 0);
        assert_eq!(it.a().hand, cards("c1 c2 c3"));
    }
    c5 hits_three_times_next_door_too {
        let mut it = scene("tassista").convicts("e3", 4);
        it.card("c5");
        done(&it, "f3", 2);
        assert_eq!(it.gang("e3"), 1);
    }
    c6 passes_over_events_and_reveals_two_spaces {
        let mut it = scene("tassista").hero("A", "e3").tile("d3", "ct26");
        it = it.next_tiles("ct01 ct09");
        it.card("c6");
        it.act("A to d3, A reveal d2, A reveal c3");
        done(&it, "d3", 1);
        assert_eq!((events(&it), laid(&it, "d2"), laid(&it, "c3")), (0, true, true));
    }
    c7 sends_two_away {
        let mut it = scene("tassista").convicts("f3", 3);
        it.card("c7");
        it.act("A trick convict f3 to e3, A trick convict f3 to g3");
        done(&it, "f3", 1);
        assert_eq!((it.gang("f3"), it.gang("e3"), it.gang("g3")), (1, 1, 1));
    }
    c8 hits_twice_in_the_own_space {
        let mut it = scene("tassista").convicts("f3", 3).convicts("e3", 1);
        it.card("c8");
        done(&it, "f3", 1);
        assert_eq!((it.gang("f3"), it.gang("e3")), (1, 1));
    }
    cs1 steals_and_drives_on {
        let mut it = scene("tassista jena").item("B", "it07");
        it.card("cs1");
        it.act("A steal slot 1 from b, A to e3");
        done(&it, "e3", 1);
        assert_eq!(it.a().reserve_len(), 1);
    }
    cs2 goes_from_one_point_of_interest_to_another {
        let mut it = scene("tassista").poi("e6", "po2").poi("a2", "po5").poi("k3", "po4");
        it = it.open("e6 a2 k3").hero("A", "e6");
        it.card("cs2");
        it.act("A jump k3");
        done(&it, "k3", 2);
        let mut it = scene("tassista").open("e6 a2");
        it.card("cs2");
        done(&it, "f3", 2);
    }
    cs3 rams_two_spaces_far_and_hits_three_times {
        let mut it = scene("tassista").block("f3", "e3").convicts("e4", 4);
        it.card("cs3");
        it.act("A smash e3, A to e4");
        done(&it, "e4", 3);
        assert_eq!(it.gang("e4"), 1);
    }
    cs4 rams_two_spaces_far_past_events_and_reveals {
        let mut it = scene_with("tassista", "extra-specials=yes").block("f3", "e3");
        it = it.tile("d3", "ct26").next_tile("ct01");
        it.card("cs4");
        it.act("A smash e3, A to d3, A reveal d2");
        done(&it, "d3", 2);
        assert_eq!((events(&it), laid(&it, "d2")), (0, true));
    }
    cs5 finds_an_item_and_takes_a_card_back {
        let mut it = scene_with("tassista", "extra-specials=yes").items_next("it07", 1);
        it = it.hand("A", "c1");
        it.card("cs5");
        it.act("A back card c2");
        done(&it, "f3", 0);
        assert_eq!((it.a().reserve_len(), it.a().hand), (1, cards("c1 c2")));
    }
}
