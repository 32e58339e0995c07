//! Pieces have the names in the page by which tests, sheets and flights find them.

use std::fmt::{Debug, Display};

use games::{
    escape_from_new_york as fu, fifth_avenue as fa, new_york as ny, new_york_new_york as nn,
    the_city as tc,
};
use tabletop::Seat;
use web::tables;

/// What the notation names.
fn named<T>(notation: &str) -> T
where
    T: std::str::FromStr,
    T::Err: Debug,
{
    notation.parse().expect("it is notation")
}

fn check<P: Display>(pieces: &[(P, &str)]) {
    for (piece, name) in pieces {
        assert_eq!(piece.to_string(), *name);
    }
}

#[test]
fn of_new_york_new_york() {
    use tables::new_york_new_york::Piece;
    let card: nn::components::Card = named("a7");
    check(&[
        (Piece::Hand(card), "hand-a7"),
        (Piece::Row(card), "row-a7"),
        (Piece::Place(12), "place-12"),
        (Piece::Pass, "pass-round"),
    ]);
}

#[test]
fn of_new_york() {
    use tables::new_york::Piece;
    let ny::action::Action::Take { cards } = named("take b2 g3") else {
        panic!("cards are taken");
    };
    let tile: ny::components::Tile = named("park-03");
    check(&[
        (Piece::Take(cards), "take-b2 g3"),
        (Piece::Pay(cards), "pay-b2 g3"),
        (Piece::Stall(named("blue")), "stall-blue"),
        (Piece::Cell(tile, named("0,1")), "cell-park-03@0,1"),
        (Piece::Stock(tile), "stock-park-03"),
        (Piece::City(ny::action::CityTile::Start), "city-start"),
        (Piece::Note(named("b2"), 1), "note-b2.1"),
        (Piece::Row(3), "row-3"),
        (Piece::Reserve, "reserve-here"),
        (Piece::Pass, "do-pass"),
    ]);
}

#[test]
fn of_the_city() {
    use tables::the_city::Piece;
    use tc::action::Choice;
    let [kino, station]: [tc::components::Card; 2] = ["kino", "u_bahn"].map(named);
    check(&[
        (Piece::Hand(kino, 0), "hand-kino.0"),
        (Piece::Drawn(kino, 1), "drawn-kino.1"),
        (Piece::Lay(Choice::Renounce), "lay-nothing"),
        (Piece::Lay(Choice::One(kino)), "lay-kino"),
        (Piece::Lay(Choice::Two(kino, station)), "lay-kino u_bahn"),
        (Piece::Built(Seat::A, kino, 0), "built-A.kino"),
        (Piece::Built(Seat::A, kino, 2), "built-A.kino.2"),
    ]);
}

#[test]
fn of_fifth_avenue() {
    use fa::action::Action;
    use tables::fifth_avenue::Piece;
    let district: fa::components::District = named("34w");
    let lot: fa::components::Lot = named("grey");
    let white: fa::components::places::Commission = named("white");
    check(&[
        (Piece::Lot(district, lot), "lot-34w.grey"),
        (Piece::OnLot(district, lot), "on-34w.grey"),
        (Piece::Hub(named("ts")), "hub-ts"),
        (Piece::Go(white, named("ts")), "go-white.ts"),
        (Piece::Deck(Some(named("orange"))), "deck-orange"),
        (Piece::Deck(None), "deck-black"),
        (Piece::Tile(named("jeweller")), "tile-jeweller"),
        (Piece::TileLike(named("jeweller"), 1), "tile-jeweller.1"),
        (Piece::Card(named("o4"), 0), "card-o4.0"),
        (Piece::Supply, "supply-own"),
        (Piece::Do(Action::Stand), "do-stand"),
        (Piece::Build(2), "build-2"),
        (Piece::Suit(None), "suit-black"),
    ]);
}

#[test]
fn of_escape_from_new_york() {
    use fu::{action::Action, state::foe::Foe};
    use tables::escape_from_new_york::{Ability, Piece};
    let at: fu::components::board::Space = named("e3");
    let convict = Foe::Convict {
        at,
        lying: false,
        hurt: true,
    };
    check(&[
        (Piece::Space(at), "space-e3"),
        (Piece::Foe(convict), "foe-convict e3 hurt"),
        (Piece::Slot(0), "slot-1"),
        (Piece::Bridge(3), "bridge-3"),
        (Piece::Ability(Ability::Strike), "ability-strike"),
        (Piece::Do(Action::Use(0)), "do-use slot 1"),
        (Piece::With(at), "with-e3"),
        (Piece::Pawn(Seat::B), "pawn-B"),
        (Piece::Helicopter, "heli-copter"),
    ]);
}
