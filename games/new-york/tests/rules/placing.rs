//! The end of the turn: placing and refilling.

use new_york::{components::money::Bank, event::Event, legal::Refusal};
use tabletop::{Game, Seat, Seats};

use crate::scene::{cards, cell, scene, tile, tiles};

/// rules: NY-22
#[test]
fn bought_tiles_are_placed_in_any_order_into_city_or_reserve() {
    let lay = || scene(3).aside("A", "park-09 park-10");
    let mut scene = lay();
    scene.play("A place park-10 at 1,0");
    scene.play("A place park-09 at 2,0");
    assert_eq!(scene.city_of("A").cell(tile("park-09")), cell(2, 0));
    let mut scene = lay();
    scene.play("A reserve park-10");
    let placed = scene.play("A place park-09 at 0,-1");
    let (seat, at) = (Seat::A, cell(0, -1));
    assert_eq!(
        placed[0],
        Event::Placed {
            seat,
            tile: tile("park-09"),
            at
        }
    );
    assert_eq!(scene.table.reserves[Seat::A], tiles("park-10"));
    assert_eq!(scene.table.to_act(), Seats::only(Seat::B));
}

/// rules: NY-22
#[test]
fn the_reserve_has_no_limit_and_is_open_to_any_tile() {
    let mut scene = scene(3)
        .reserve(
            "A",
            "park-01 park-02 park-03 park-04 park-05 park-06 park-07 park-08",
        )
        .aside("A", "park-09");
    assert!(!scene.list("A", "place").is_empty(), "it could be placed");
    scene.play("A reserve park-09");
    assert_eq!(scene.table.reserves[Seat::A].len(), 9);
}

/// rules: NY-22
#[test]
fn only_what_was_bought_is_placed() {
    let scene = scene(3).reserve("A", "park-10").aside("A", "park-09");
    let not_aside = Refusal::NotAside {
        tile: tile("park-10"),
    };
    assert_eq!(scene.refuse("A place park-10 at 1,0"), ("NY-22", not_aside));
    assert_eq!(scene.refuse("A reserve park-10"), ("NY-22", not_aside));
    assert_eq!(
        scene.refuse("A add park-10 at 1,0"),
        ("NY-22", Refusal::PlaceNow)
    );
    assert_eq!(scene.refuse("A pass"), ("NY-22", Refusal::PlaceNow));
}

/// rules: NY-23
#[test]
fn money_is_refilled_to_four_then_the_depot_then_the_next_is_on_turn() {
    let mut scene = scene(3)
        .row("b1 b1 b1 g2")
        .hand("A", "r9")
        .depot("park-09 - park-10 -");
    let events = scene.play("A take b1 b1 b1");
    assert!(matches!(
        events[..],
        [
            Event::Took { .. },
            Event::TurnedUp { .. },
            Event::TurnedUp { .. },
            Event::TurnedUp { .. },
            Event::TileDrawn {
                bank: Bank::Green,
                ..
            },
            Event::TileDrawn {
                bank: Bank::Red,
                ..
            },
        ]
    ));
    assert_eq!(scene.table.row.len(), 4);
    assert_eq!(scene.table.to_act(), Seats::only(Seat::B));
}

/// rules: NY-23
#[test]
fn the_discards_become_the_deck_when_a_card_is_needed_and_there_is_none() {
    let mut scene = scene(3).row("b1 g1 y1 r1").no_deck();
    let discards = scene.table.discards;
    let events = scene.play("A take b1");
    let cards = discards.len() as u8;
    assert_eq!(events[1], Event::Reshuffled { cards });
    assert!(scene.table.discards.is_empty());
    assert_eq!(scene.table.piles, [0, 0, 0, 0, cards - 1]);
    // While the row is full an empty deck is left alone.
    let mut idle = crate::scene::scene(3)
        .row("b1 g1 y1 r1")
        .no_deck()
        .city("A", "park-09(1,0)");
    let events = idle.play("A remove park-09");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Reshuffled { .. }))
    );
}

/// rules: NY-23
#[test]
fn with_no_money_left_the_row_stays_short() {
    let mut scene = scene(3).row("b1 g1 y1 r1");
    let deck = scene.table.deck;
    scene.table.hands[Seat::C].put(deck);
    scene.table.deck.take(deck);
    scene.table.piles = [0; 5];
    scene.play("A take b1 g1");
    assert_eq!(scene.table.row, cards("y1 r1"));
}

/// rules: NY-50
#[test]
fn tiles_keep_their_space_and_empty_spaces_fill_in_board_order() {
    let mut scene = scene(3).depot("- park-09 - park-10").row("b1 g1 y1 r1");
    // The money card is drawn first, then the first and the last tile of the bag.
    let last = scene.table.bag.len() - 2;
    scene = scene.script(&[0, 0, last]);
    scene.play("A take b1");
    let depot = [Bank::Blue, Bank::Green, Bank::Yellow, Bank::Red]
        .map(|bank| scene.on_offer(bank).unwrap().to_string());
    assert_eq!(depot, ["museum-01", "park-09", "skyscraper-11", "park-10"]);
}
