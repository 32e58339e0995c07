use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Visitor, value::Error},
    forward_to_deserialize_any,
};
use tabletop::{Chance, Dealer, Id, IdSet, Seat, Seats, Seed};

use crate::failure;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Card(u8);

impl Id for Card {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        Card(id)
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "c{}", self.0)
    }
}

type Cards = IdSet<Card>;

/// Thousands of masks: sparse, even and dense ones, and the odd ones.
fn masks() -> Vec<u64> {
    let mut chance = Chance::new(Seed::number(64));
    let mut word = || u64::from(chance.word()) << 32 | u64::from(chance.word());
    let mut masks = vec![0, 1, 1 << 63, u64::MAX, u64::MAX - 1, 0x5555_5555_5555_5555];
    for _ in 0..2_000 {
        let (a, b, c) = (word(), word(), word());
        masks.extend([a, a & b, a & b & c, a | b, a | b | c]);
    }
    masks.extend((0..64).map(|bit| 1 << bit));
    masks.extend((0..64).map(|bit| u64::MAX >> bit));
    masks
}

fn naive(bits: u64) -> Vec<Card> {
    (0..64).filter(|n| bits >> n & 1 == 1).map(Card).collect()
}

#[test]
fn the_nth_member_is_the_one_a_naive_loop_finds() {
    for bits in masks() {
        let set = Cards::from_bits(bits);
        for (n, card) in (0..).zip(naive(bits)) {
            assert_eq!(set.nth(n), card, "{bits:#x} {n}");
        }
    }
}

#[test]
fn there_is_no_member_after_the_last() {
    for bits in [0, 1, 0xff00, u64::MAX] {
        let set = Cards::from_bits(bits);
        assert_eq!(failure(|| set.nth(set.len())), "the set has no such member");
    }
}

#[test]
fn members_come_in_ascending_order_and_their_number_is_known() {
    for bits in masks() {
        let set = Cards::from_bits(bits);
        let expected = naive(bits);
        assert_eq!(set.len() as usize, expected.len());
        assert_eq!(set.iter().len(), expected.len());
        assert_eq!(set.first(), expected.first().copied());
        assert_eq!(set.iter().collect::<Vec<_>>(), expected);
        assert_eq!(set.into_iter().collect::<Cards>(), set);
    }
}

#[test]
fn sets_do_what_sets_do() {
    for pair in masks().windows(2).step_by(7) {
        let [a, b] = [Cards::from_bits(pair[0]), Cards::from_bits(pair[1])];
        let [x, y]: [BTreeSet<Card>; 2] = [a.iter().collect(), b.iter().collect()];
        assert!(a.or(b).iter().eq(x.union(&y).copied()));
        assert!(a.and(b).iter().eq(x.intersection(&y).copied()));
        assert!(a.without(b).iter().eq(x.difference(&y).copied()));
        assert_eq!(a.is_within(b), x.is_subset(&y));
        assert!(a.and(b).is_within(a));
    }
}

#[test]
fn putting_in_and_taking_out_say_whether_they_did_something() {
    let mut set = Cards::EMPTY;
    assert!(set.insert(Card(63)) && !set.insert(Card(63)));
    assert_eq!(set, Cards::only(Card(63)));
    assert!(set.contains(Card(63)) && !set.contains(Card(0)));
    assert!(set.remove(Card(63)) && !set.remove(Card(63)));
    assert!(set.is_empty() && set == Cards::default());
}

#[test]
fn it_reads_as_its_members() {
    let set: Cards = [Card(7), Card(2)].into_iter().collect();
    assert_eq!(set.to_string(), "c2 c7");
    assert_eq!(Cards::EMPTY.to_string(), "-");
    assert_eq!(format!("{set:?}"), "{Card(2), Card(7)}");
}

#[test]
fn equal_sets_have_equal_hashes_and_order_is_that_of_the_bits() {
    let hash = |set: Cards| {
        let mut hasher = DefaultHasher::new();
        set.hash(&mut hasher);
        hasher.finish()
    };
    let [a, b] = [[Card(1), Card(9)], [Card(9), Card(1)]].map(Cards::from_iter);
    assert_eq!(hash(a), hash(b));
    assert!(Cards::only(Card(1)) < Cards::only(Card(2)));
}

#[test]
fn in_json_it_is_the_list_of_its_members() {
    let set: Seats = [Seat::C, Seat::A].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["A","C"]"#);
    assert_eq!(serde_json::from_str::<Seats>(r#"["C","A"]"#).unwrap(), set);
    for bits in masks().into_iter().step_by(50) {
        let set = Cards::from_bits(bits);
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), set);
    }
}

#[test]
fn a_list_that_names_one_thing_twice_is_no_set() {
    let error = serde_json::from_str::<Seats>(r#"["A","B","A"]"#).unwrap_err();
    assert!(
        error.to_string().contains("names one thing twice"),
        "{error}"
    );
}

/// A compact format that holds one number.
struct Compact(u64);

impl<'de> Deserializer<'de> for Compact {
    type Error = Error;

    fn is_human_readable(&self) -> bool {
        false
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u64(self.0)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

#[test]
fn in_compact_formats_it_is_read_from_its_bits() {
    let set = Cards::deserialize(Compact(0b1010_0001));
    assert_eq!(set, Ok(Cards::from_bits(0b1010_0001)));
}

#[test]
fn several_are_drawn_as_one_after_another() {
    let seed = Seed::number(42);
    for bits in masks() {
        let all = Cards::from_bits(bits);
        let mut table = Dealer::<()>::new(seed);
        let mut rest = all;
        for size in 0..=all.len() {
            let (mut at_once, mut imagined) = (all, all);
            let drawn = Dealer::<()>::new(seed).draw_several(&mut at_once, size);
            assert_eq!(drawn, all.without(rest), "{size} of {bits:#x}");
            let same = Chance::new(seed).draw_several(&mut imagined, size);
            assert_eq!((at_once, imagined, same), (rest, rest, drawn));
            if !rest.is_empty() {
                table.draw(&mut rest);
            }
        }
    }
}
