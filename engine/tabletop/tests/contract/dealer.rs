use tabletop::{Chance, Dealer, Seed};

use crate::failure;

type Words = Dealer<&'static str>;

#[test]
fn a_real_table_deals_from_its_seed() {
    let (mut dealer, mut chance) = (Words::new(Seed::number(42)), Chance::new(Seed::number(42)));
    assert_eq!(dealer.roll(6), chance.below(6) + 1);
    assert_eq!(dealer.below(48), chance.below(48));
    let (mut one, mut other): (Vec<u8>, Vec<u8>) = ((0..48).collect(), (0..48).collect());
    dealer.shuffle(&mut one);
    chance.shuffle(&mut other);
    assert_eq!(one, other);
    assert_eq!(dealer.drawn(), chance.drawn());
}

#[test]
fn events_are_kept_until_they_are_taken_away() {
    let mut dealer = Words::new(Seed::number(1));
    dealer.announce("first");
    dealer.announce("second");
    assert_eq!(dealer.events(), ["first", "second"]);
    assert_eq!(dealer.take_events(), ["first", "second"]);
    assert_eq!(dealer.events(), [""; 0]);
    dealer.announce("third");
    assert_eq!(dealer.take_events(), ["third"]);
}

#[test]
fn a_muted_dealer_deals_alike_and_notes_nothing() {
    let mut dealer = Words::muted(Chance::new(Seed::number(42)));
    dealer.announce("unheard");
    assert_eq!(dealer.events(), [""; 0]);
    assert_eq!(
        dealer.below(1000),
        Chance::new(Seed::number(42)).below(1000)
    );
}

#[test]
fn a_script_is_what_is_drawn() {
    let mut dealer = Words::scripted([4, 0, 2]);
    assert_eq!(dealer.roll(6), 5);
    let mut cards = ['a', 'b', 'c'];
    // Last place first: `a` goes there, then `b` and `c` would need a 1 to stay.
    let shuffled = failure(|| dealer.shuffle(&mut cards));
    assert_eq!(shuffled, "the script says 2 where numbers end below 2");
    assert_eq!(cards, ['c', 'b', 'a']);
    assert_eq!(dealer.drawn(), 2);
}

#[test]
fn a_script_shuffles_as_the_stream_would_with_the_same_draws() {
    let mut chance = Chance::new(Seed::number(9));
    let draws: Vec<u32> = (2..=12).rev().map(|bound| chance.below(bound)).collect();
    let (mut scripted, mut streamed) = ([0; 12], [0; 12]);
    for cards in [&mut scripted, &mut streamed] {
        *cards = std::array::from_fn(|n| n);
    }
    Words::scripted(draws).shuffle(&mut scripted);
    Words::new(Seed::number(9)).shuffle(&mut streamed);
    assert_eq!(scripted, streamed);
}

#[test]
fn a_script_that_runs_out_fails() {
    let mut dealer = Words::scripted([]);
    assert_eq!(
        failure(|| dealer.below(2)),
        "the script has a number for every draw"
    );
}

#[test]
fn equal_before_and_after_means_that_nothing_was_drawn_or_told() {
    let mut dealer = Words::new(Seed::number(3));
    let before = dealer.clone();
    assert_eq!(dealer, before);
    dealer.below(2);
    assert_ne!(dealer, before);
    let mut told = before.clone();
    told.announce("something");
    assert_ne!(told, before);
}

#[test]
fn a_dealer_goes_back_to_where_it_stood_and_deals_the_same_again() {
    let mut dealer = Words::new(Seed::number(42));
    dealer.below(1000);
    dealer.announce("before");
    let mut earlier = dealer.aside();
    let dealt = dealer.below(1000);
    dealer.announce("after");
    dealer.go_back(&earlier, 1);
    assert_eq!(dealer.events(), ["before"]);
    assert_eq!(dealer.below(1000), dealt);
    earlier.announce("unheard");
    assert_eq!(earlier.below(1000), dealt, "the one aside deals alike");
    assert_eq!(earlier.events(), [""; 0]);
}
