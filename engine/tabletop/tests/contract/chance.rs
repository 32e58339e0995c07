use tabletop::{Chance, STREAM_VERSION, Seed};

use crate::failure;

fn words(seed: Seed, count: usize) -> Vec<u32> {
    let mut chance = Chance::new(seed);
    (0..count).map(|_| chance.word()).collect()
}

/// Whoever changes a number below makes every record unplayable: raise the version, and keep the
/// old stream for the old records.
#[test]
fn the_numbers_here_are_those_of_stream_one() {
    assert_eq!(STREAM_VERSION, 1);
}

#[test]
fn the_zero_seed_gives_the_published_chacha8_key_stream() {
    // The first test vector of draft-strombergson-chacha-test-vectors: 256-bit key and IV zero,
    // eight rounds.
    let published = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e\
                     984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42";
    let bytes = words(Seed::number(0), 16)
        .into_iter()
        .flat_map(u32::to_le_bytes);
    let digits: Vec<String> = bytes.map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(digits.concat(), published);
}

// The numbers of the next tests were computed by a second implementation, in another language.

#[test]
fn words_are_pinned() {
    let expected = [0x198f_a887, 0x5927_3471, 0x169d_f72b, 0x4923_8aa4];
    assert_eq!(words(Seed::number(42), 4), expected);
    let bytes: [u8; 32] = std::array::from_fn(|n| n as u8);
    let expected = [0x8fb2_1540, 0x6aab_126e, 0x7b66_e8d9, 0x3312_c531];
    assert_eq!(words(Seed(bytes), 4), expected);
    assert_eq!(
        words(Seed(bytes), 81)[80],
        0x8f67_cf6d,
        "in the sixth block"
    );
}

#[test]
fn ranges_are_pinned() {
    let mut chance = Chance::new(Seed::number(42));
    let bounds = [1, 2, 6, 12, 48, 1000, 3 << 30, u32::MAX];
    let drawn = bounds.map(|bound| chance.below(bound));
    assert_eq!(drawn, [0, 0, 0, 3, 18, 493, 1_897_609_513, 1_580_085_353]);
}

#[test]
fn a_word_that_would_favour_some_numbers_is_thrown_away() {
    let mut chance = Chance::new(Seed::number(42));
    let drawn: Vec<_> = (0..6).map(|_| chance.below(3 << 30)).collect();
    let expected = [
        321_633_893,
        1_121_806_164,
        284_588_384,
        1_270_705_336,
        1_589_586_071,
        1_897_609_513,
    ];
    assert_eq!(drawn, expected);
    assert_eq!(chance.drawn(), 7, "six numbers, one word thrown away");
}

#[test]
fn rolls_are_pinned() {
    let mut chance = Chance::new(Seed::number(42));
    let rolls: Vec<_> = (0..12).map(|_| chance.below(6) + 1).collect();
    assert_eq!(rolls, [1, 3, 1, 2, 3, 3, 4, 3, 4, 5, 1, 1]);
}

#[test]
fn shuffles_are_pinned() {
    let mut chance = Chance::new(Seed::number(42));
    let mut deck: Vec<u8> = (0..12).collect();
    chance.shuffle(&mut deck);
    assert_eq!(deck, [4, 9, 5, 8, 11, 6, 7, 10, 2, 0, 3, 1]);
    assert_eq!(chance.drawn(), 11);
}

#[test]
fn nothing_is_drawn_to_shuffle_one_card_or_none() {
    let mut chance = Chance::new(Seed::number(1));
    chance.shuffle::<u8>(&mut []);
    chance.shuffle(&mut [7]);
    assert_eq!(chance.drawn(), 0);
}

#[test]
fn a_split_stream_is_pinned_and_costs_eight_words() {
    let mut chance = Chance::new(Seed::number(42));
    let mut other = chance.split();
    let expected = [0x70f0_5c1e, 0xf9b6_0a58, 0x49cf_07af, 0x5e21_a5b3];
    assert_eq!(expected.map(|_| other.word()), expected);
    assert_eq!(chance.drawn(), 8);
    assert_eq!(chance.word(), 0x9687_0be2);
}

#[test]
fn a_copy_goes_on_alike_and_equality_is_seed_and_place() {
    let mut chance = Chance::new(Seed::number(5));
    let fresh = chance.clone();
    chance.word();
    assert_ne!(chance, fresh);
    let mut copy = chance.clone();
    assert_eq!(copy, chance);
    assert_eq!(copy.word(), chance.word());
    assert_ne!(Chance::new(Seed::number(5)), Chance::new(Seed::number(6)));
}

#[test]
fn the_seed_is_not_shown() {
    let shown = format!("{:?}", Chance::new(Seed::number(123_456)));
    assert_eq!(shown, "Chance { drawn: 0, .. }");
}

#[test]
fn there_is_no_number_below_zero() {
    assert_eq!(
        failure(|| Chance::new(Seed::number(0)).below(0)),
        "nothing to choose from"
    );
}

#[test]
fn numbers_of_a_range_come_equally_often() {
    let mut chance = Chance::new(Seed::number(42));
    for bound in [2_u32, 3, 6, 7, 48] {
        let mut counts = vec![0_i64; bound as usize];
        let expected = 10_000;
        for _ in 0..i64::from(bound) * expected {
            counts[chance.below(bound) as usize] += 1;
        }
        // Five standard deviations of a count are about 500.
        assert!(
            counts.iter().all(|count| (count - expected).abs() < 500),
            "{bound}: {counts:?}"
        );
    }
}

#[test]
fn orders_come_equally_often() {
    let mut chance = Chance::new(Seed::number(7));
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..24_000 {
        let mut cards = [0, 1, 2, 3];
        chance.shuffle(&mut cards);
        *counts.entry(cards).or_insert(0_i64) += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(
        counts.values().all(|count| (count - 1_000).abs() < 160),
        "{counts:?}"
    );
}
