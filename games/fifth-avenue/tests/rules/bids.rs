//! How an auction goes.

use fifth_avenue::{
    components::cards::{Card, Value},
    state::lots::OnLot,
};
use tabletop::Seat;

use super::scene::{cards, scene, thing};

/// rules: FA-084, FA-086, FA-087, FA-103, FA-T13, FA-T14
#[test]
fn the_highest_card_says_how_many_towers_may_be_built() {
    let grey = scene(3)
        .hand("A", "g4 g4 k4 k4")
        .series("34w")
        .bid("A", "g4 g4 k4 k4");
    assert_eq!(grey.table.board.auction.unwrap().high(), 16);
    let grey = grey.play("B pass; C pass");
    assert_eq!(
        grey.legal("A"),
        ["build 0", "build 1", "build 2", "build 3"]
    );
    assert_eq!(grey.play("A build 3").lot("34w", 3), thing("R3"));
    let violet = scene(3)
        .hand("A", "v4 v4 k5 k6 k6")
        .series("34w")
        .bid("A", "v4 v4 k5 k6 k6");
    assert_eq!(violet.table.board.auction.unwrap().high(), 25);
    let violet = violet.play("B pass; C pass");
    assert_eq!(violet.legal("A"), ["build 0", "build 1"]);
    assert_eq!(violet.refused("A", "build 2"), "FA-103");
    assert_eq!(violet.refused("A", "pass"), "FA-143");
}

/// rules: FA-097, FA-T17
#[test]
fn after_19_a_bid_is_20_at_least() {
    let scene = scene(3)
        .hand("A", "b4 k5 k5 k5")
        .hand("B", "b4 b5 b5 b5 k5")
        .series("34w")
        .bid("A", "b4 k5 k5 k5");
    assert_eq!(scene.table.board.auction.unwrap().least_raise(Seat::B), 20);
    let short = scene.clone().play("B lay b4; B lay b5; B lay b5; B lay b5");
    assert_eq!(short.refused("B", "stand"), "FA-097");
    assert_eq!(short.legal("B"), ["lay k5"]);
    let enough = short.play("B lay k5; B stand");
    assert_eq!(enough.table.board.auction.unwrap().high(), 24);
    // 5 + 5 + 5 and black 5 make 20; without one of them 19 cannot be beaten.
    assert_eq!(scene.clone().play("B lay b5").legal("B"), ["lay b5"]);
    assert_eq!(scene.refused("B", "lay k5"), "FA-Q22");
}

/// rules: FA-087, FA-103, FA-T37
#[test]
fn towers_by_cards_and_reserve() {
    for (bid, towers) in [("o4 o4 o4", 3), ("o4 o4 k5", 2), ("o4 k5 k6", 1), ("o6", 1)] {
        let scene = scene(3).hand("A", bid).series("34w").bid("A", bid);
        let won = scene.play("B pass; C pass");
        assert_eq!(won.legal("A").len(), towers + 1, "{bid}");
    }
    let short = scene(3)
        .hand("A", "o4")
        .reserve("A", 1)
        .series("34w")
        .bid("A", "o4");
    assert_eq!(
        short.play("B pass; C pass").legal("A"),
        ["build 0", "build 1"]
    );
}

/// rules: FA-094, FA-095, FA-096, FA-097, FA-098, FA-099, FA-100, FA-142, FA-T38, FA-Q17
#[test]
fn several_rounds_with_cards_back_on_a_pass() {
    let scene = scene(3)
        .ring("34w", "R1 [F] . . .")
        .hand("A", "o4 o5 k4 k6")
        .hand("B", "g4 g5 k5")
        .hand("C", "g6 b4 k4 k4")
        .series("34w")
        .bid("A", "o4")
        .bid("B", "g4 g5")
        .bid("C", "b4 k4 k4")
        .bid("A", "o5 k6");
    assert_eq!(scene.table.board.auction.unwrap().high(), 15);
    assert_eq!(scene.legal("B"), ["pass"], "14 is too little");
    assert_eq!(scene.refused("B", "lay k5"), "FA-097");
    let scene = scene.play("B pass");
    assert_eq!(scene.refused("C", "lay g6"), "FA-084");
    let scene = scene.play("C pass");
    assert_eq!(scene.legal("A"), ["build 0", "build 1"]);
    let decks = &scene.table.board.decks;
    assert_eq!(decks[0].under.to_string(), "45");
    assert_eq!(scene.table.board.black.under.to_string(), "6");
    assert_eq!(scene.table.board.black.face_up, 1);
    assert_eq!(
        (scene.holds("A"), scene.holds("B")),
        ("k4".to_owned(), "g4 g5 k5".to_owned())
    );
    assert_eq!(scene.holds("C"), "g6 b4 k4 k4");
}

/// rules: FA-085, FA-089, FA-T39, FA-Q39
#[test]
fn all_may_bid_the_same_colour_and_their_cards_are_known_afterwards() {
    let scene = scene(4)
        .hand("A", "v4 v4 k5")
        .hand("B", "v5 k4")
        .hand("C", "v6 k6")
        .series("34w")
        .bid("A", "v4 v4")
        .bid("B", "v5 k4")
        .bid("C", "v6 k6")
        .play("D pass")
        .bid("A", "k5")
        .play("B pass; C pass");
    assert_eq!(scene.legal("A"), ["build 0", "build 1", "build 2"]);
    assert_eq!(
        (scene.shown("B"), scene.shown("C")),
        ("v5 k4".to_owned(), "v6 k6".to_owned())
    );
}

/// rules: FA-142, FA-T40, FA-Q20, FA-Q21
#[test]
fn the_last_one_may_still_bid_and_a_leader_is_not_asked_again() {
    let start = scene(3).hand("A", "o4").hand("C", "v4").series("34w ts");
    let scene = start.clone().play("A pass; B pass");
    assert_eq!(scene.now(), "C bids");
    assert_eq!(scene.clone().bid("C", "v4").now(), "C won 34w violet 3");
    let nobody = scene.play("C pass");
    assert_eq!(nobody.now(), "A bids", "the next auction");
    assert_eq!(nobody.holds("C"), "v4");
    let first = start.bid("A", "o4").play("B pass; C pass");
    assert_eq!(first.now(), "A won 34w orange 3");
}

/// rules: FA-105, FA-T36
#[test]
fn if_nobody_bids_the_next_auction_begins() {
    let scene = scene(3).hand("A", "o4 k4").series("34w");
    let before = scene.table.board.decks;
    let scene = scene.play("A pass; B pass; C pass");
    assert_eq!(scene.table.board.auction.unwrap().site.word(), "park");
    let scene = scene.play("A pass; B pass; C pass");
    assert_eq!(scene.now(), "B acts");
    assert_eq!(scene.table.board.decks, before);
    assert_eq!(scene.holds("A"), "o4 k4");
}

/// rules: FA-093, FA-104, FA-106, FA-Q24
#[test]
fn a_winner_may_build_nothing_and_needs_no_reserve() {
    let scene = scene(3)
        .hand("A", "g4")
        .reserve("A", 0)
        .series("34w")
        .bid("A", "g4");
    let scene = scene.play("B pass; C pass");
    assert_eq!(scene.legal("A"), ["build 0"]);
    let scene = scene.play("A build 0");
    assert_eq!(scene.lot("34w", 3), OnLot::Empty);
    assert_eq!(scene.holds("A"), "-", "the card is lost");
    let own = super::scene::scene(3)
        .ring("34w", "R2 . . . .")
        .hand("A", "o4")
        .series("34w");
    let own = own.bid("A", "o4").play("B pass; C pass; A build 3");
    assert_eq!(own.lot("34w", 1), thing("R5"));
}

/// rules: FA-Q22, FA-Q23
#[test]
fn a_first_bid_has_a_card_of_a_permitted_colour() {
    let scene = scene(3)
        .ring("34w", "R1 [F] . . .")
        .hand("A", "n4 g4 k4 k5")
        .series("34w");
    assert_eq!(scene.legal("A"), ["pass"]);
    assert_eq!(scene.refused("A", "lay k4"), "FA-Q22");
    assert_eq!(scene.refused("A", "lay n4"), "FA-088");
    assert_eq!(scene.refused("A", "lay o4"), "FA-095");
    assert_eq!(scene.refused("A", "stand"), "FA-095");
    assert_eq!(scene.refused("A", "towers"), "FA-095");
}

/// rules: FA-Q45
#[test]
fn a_bid_is_put_together_in_ascending_order_and_unseen() {
    let scene = scene(3).hand("A", "g4 g5 k4 k5").series("34w");
    let before = ["B", "C"].map(|name| scene.seen_by(name));
    let scene = scene.play("A lay g5; A lay k4");
    assert_eq!(
        ["B", "C"].map(|name| scene.seen_by(name)),
        before,
        "nobody sees half a bid"
    );
    assert_eq!(scene.seen_by("A").picks, cards("g5 k4"));
    assert_eq!(scene.refused("A", "lay g4"), "FA-Q45");
    assert_eq!(scene.refused("A", "pass"), "FA-Q45");
    let seen = scene.seen_by("A");
    let bidding = seen.bidding().unwrap();
    assert_eq!((bidding.total(), bidding.can_stand()), (9, true));
    let mut next = Vec::new();
    bidding.each_lay(|card| next.push(card));
    assert_eq!(next, [Card::black(Value::Five)]);
    let scene = scene.play("A stand");
    assert_eq!(scene.seen_by("B").board.auction.unwrap().high(), 9);
}
