//! How the seats come by their colours.

use new_york_new_york::{
    components::{BOX, Colour},
    event::Event,
    legal::Refusal,
};
use tabletop::{Dealer, Seat};

use crate::table::{Table, dealt, dealt_by};

/// The letters of the seats' colours; a dot for one that has none yet.
fn colours(table: &Table) -> String {
    let colours = table.game.colours.values();
    colours
        .map(|colour| colour.map_or('.', Colour::letter))
        .collect()
}

fn told(table: &Table) -> String {
    let colour = |event: &Event| match event {
        Event::Coloured { seat, colour } => Some(format!("{seat}{}", colour.letter())),
        _ => None,
    };
    let told: Vec<_> = table.events.iter().filter_map(colour).collect();
    told.join(" ")
}

fn is_dealt(table: &Table) -> bool {
    table.game.deck != BOX
}

/// rules: NN-004, NN-Q20
#[test]
fn by_lot_each_seat_draws_one_of_the_colours_left() {
    // Of four the third, of three the third, of two the first, and then the last; the deal follows.
    let lots = [2, 2, 0, 0].into_iter();
    let deal = std::iter::repeat_n(0, 4 * 6 + 6 + 1);
    let table = dealt_by(Dealer::scripted(lots.chain(deal)), 4, "colours=lots");
    assert_eq!(colours(&table), "viar");
    assert_eq!(told(&table), "Av Bi Ca Dr");
    assert!(is_dealt(&table));
}

/// rules: NN-Q20
#[test]
fn by_lot_every_seat_comes_by_every_colour() {
    let mut seen = [[0; 4]; 3];
    for seed in 0..400 {
        let table = dealt(3, "colours=lots", seed);
        for (seat, colour) in table.game.colours.iter() {
            seen[seat.index()][colour.expect("all have drawn") as usize] += 1;
        }
    }
    for count in seen.as_flattened() {
        assert!((60..140).contains(count), "of 400 draws {seen:?}");
    }
}

/// rules: NN-004, NN-Q20
#[test]
fn by_choice_each_seat_takes_any_colour_that_is_left_before_the_deal() {
    let mut table = dealt(3, "colours=choose", 1);
    assert_eq!(
        (colours(&table), table.turn()),
        ("...".to_owned(), Some(Seat::A))
    );
    assert!(!is_dealt(&table));
    table.play("A colour v");
    let legal: Vec<_> = table
        .legal(Seat::B)
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(legal, ["colour a", "colour r", "colour i"]);
    table.play("B colour a");
    assert!(!is_dealt(&table));
    table.play("C colour i");
    assert_eq!(colours(&table), "vai");
    assert_eq!(told(&table), "Av Ba Ci");
    assert!(is_dealt(&table));
    let neutral: Vec<_> = table.game.colours_left().collect();
    assert_eq!(neutral, [Colour::Ruby]);
}

/// rules: NN-Q20
#[test]
fn the_last_of_four_has_the_colour_that_is_left_and_is_not_asked() {
    let mut table = dealt(4, "colours=choose", 1);
    table.play("A colour i, B colour v, C colour r");
    assert_eq!(colours(&table), "ivra");
    assert_eq!(told(&table), "Ai Bv Cr Da");
    assert!(is_dealt(&table));
}

/// rules: NN-004, NN-033, NN-Q15
#[test]
fn a_colour_is_refused_that_another_has_and_at_any_other_time() {
    let mut table = dealt(2, "colours=choose", 1);
    let refused = table.refusal("A pass");
    assert_eq!(
        (refused.rule, refused.reason),
        ("NN-004", Refusal::ChooseColour)
    );
    assert_eq!(table.refusal("B colour a").rule, "NN-033");
    table.play("A colour a");
    let refused = table.refusal("B colour a");
    let taken = Refusal::ColourTaken {
        colour: Colour::Amber,
    };
    assert_eq!((refused.rule, refused.reason), ("NN-004", taken));
    table.play("B colour r");
    let turn = table.turn().expect("cards are dealt");
    let refused = table.refusal(&format!("{turn} colour v"));
    assert_eq!(
        (refused.rule, refused.reason),
        ("NN-Q15", Refusal::ColoursAreChosen)
    );
}

/// rules: NN-Q20
#[test]
fn an_order_that_was_agreed_on_is_not_announced() {
    let table = dealt(3, "colours=i,a,v,r", 1);
    assert_eq!(
        (colours(&table).as_str(), told(&table).as_str()),
        ("iav", "")
    );
}
