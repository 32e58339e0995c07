//! Refusals and events.

use games::new_york::{
    NewYork,
    components::{
        Kind, Scoring, Side,
        money::{Bank, Money},
    },
    event::{Cause, Event},
    legal::Refusal,
    scoring::majority,
};
use prose::{Lang, Voice};
use tabletop::{PerSeat, Seat};

use crate::{assert_fine, audience, cell, first, purse, seats, tile};

#[test]
fn every_refusal_can_be_said() {
    let (bank, tile) = (Bank::Green, tile("station-09"));
    let card = Money::new(Bank::Red, 7);
    let refusals = [
        Refusal::Over,
        Refusal::NotYourTurn,
        Refusal::ActFirst,
        Refusal::PlaceNow,
        Refusal::LeftoversOnly,
        Refusal::CanAct,
        Refusal::NoCards,
        Refusal::NotInRow { card },
        Refusal::TooMuchAtOnce { worth: 9 },
        Refusal::NoTile { bank },
        Refusal::WrongBank { bank, card },
        Refusal::NotInHand { card },
        Refusal::NotAside { tile },
        Refusal::NotInReserve { tile },
        Refusal::NotInCity { tile },
        Refusal::StartTile,
        Refusal::Taken,
        Refusal::NoCommonSide,
        Refusal::CutOff,
        Refusal::Hole,
        Refusal::NoDirk,
    ];
    let sides = Side::ALL.map(|side| Refusal::SidesDiffer { side });
    for refusal in refusals.into_iter().chain(sides) {
        for lang in Lang::ALL {
            assert_fine(&NewYork::refusal(&refusal, &first(lang)));
        }
    }
}

#[test]
fn a_refused_payment_says_what_is_missing_and_a_placement_which_rule() {
    let said = |refusal, lang| NewYork::refusal(&refusal, &first(lang));
    let short = Refusal::TooLittle {
        bank: Bank::Yellow,
        missing: 3,
    };
    assert_eq!(said(short, Lang::En), "You need 3 more of the yellow bank.");
    assert_eq!(
        said(short, Lang::It),
        "Mancano ancora 3 della banca gialla."
    );
    let wrong = Refusal::WrongBank {
        bank: Bank::Blue,
        card: Money::new(Bank::Red, 7),
    };
    assert_eq!(
        said(wrong, Lang::En),
        "The tile is sold by the blue bank: red 7 is not its money."
    );
    let side = Refusal::SidesDiffer { side: Side::North };
    assert_eq!(
        said(side, Lang::En),
        "To the north a street would meet a side without one."
    );
    assert_eq!(
        said(side, Lang::It),
        "A nord una strada toccherebbe un lato senza strada."
    );
}

#[test]
fn events_speak_to_you_and_of_others() {
    let told = |event: &Event, lang| NewYork::event(event, &first(lang)).text;
    let bought = |seat, cards: &str| Event::Bought {
        seat,
        bank: Bank::Green,
        tile: tile("park-03"),
        cards: purse(cards),
        exact: cards == "g3 g5",
    };
    let samples = [
        (
            bought(Seat::A, "g3 g5"),
            "You buy Park 8 N-E with 3 + 5 of the green bank: exact, so you act again.",
            "Compri il Parco 8 N-E con 3 + 5 (banca verde): prezzo esatto, agisci ancora.",
        ),
        (
            bought(Seat::B, "g9"),
            "Bot B buys Park 8 N-E with 9 of the green bank, 1 too much.",
            "Bot B compra il Parco 8 N-E con 9 (banca verde), 1 di troppo.",
        ),
        (
            Event::Took {
                seat: Seat::B,
                cards: purse("b3 r2"),
            },
            "Bot B takes blue 3 and red 2.",
            "Bot B riscuote blu 3 e rosso 2.",
        ),
        (
            Event::Placed {
                seat: Seat::A,
                tile: tile("church-09"),
                at: cell(1, -2),
            },
            "You place Church 11: 1 east, 2 south.",
            "Posi la Chiesa 11: 1 a est, 2 a sud.",
        ),
        (
            Event::Ended {
                cause: Cause::BagEmpty,
            },
            "The bag is empty and the depot cannot be filled: no more turns.",
            "Il sacchetto è vuoto e il deposito non si può riempire: non ci sono altri turni.",
        ),
    ];
    for (event, english, italian) in samples {
        assert_eq!(told(&event, Lang::En), english);
        assert_eq!(told(&event, Lang::It), italian);
    }
}

/// rules: NY-38
#[test]
fn tiles_handed_out_say_who_had_the_most_money_or_why_nobody_gets_them() {
    let told = |money: [u8; 3], winner| {
        let event = Event::HandedOut {
            bank: Bank::Blue,
            tile: tile("park-09"),
            money: PerSeat::from_fn(seats(3), |seat| money[seat.index()]),
            winner,
        };
        NewYork::event(&event, &first(Lang::En)).text
    };
    assert_eq!(
        told([12, 5, 0], Some(Seat::A)),
        "Park 10 is yours: you have the most money of the blue bank, 12."
    );
    assert_eq!(
        told([2, 5, 0], Some(Seat::B)),
        "Park 10 goes to Bot B, who has the most money of the blue bank, 5."
    );
    assert_eq!(
        told([12, 12, 0], None),
        "Park 10 stays in the depot: several have 12 of the blue bank."
    );
    assert_eq!(
        told([0, 0, 0], None),
        "Park 10 stays in the depot: nobody has money of the blue bank."
    );
}

/// rules: NY-35, NY-42, NY-T28
#[test]
fn a_scoring_says_who_got_what_for_what() {
    let counts = |kind: Kind| match kind {
        Kind::Park => ([2, 1], 2),
        Kind::Skyscraper => ([1, 0], 0),
        _ => ([0, 0], 0),
    };
    let majorities = Kind::ALL.map(|kind| {
        let (tiles, dirk) = counts(kind);
        let tiles = PerSeat::from_fn(seats(2), |seat| tiles[seat.index()]);
        majority(kind, Scoring::B, &tiles, Some(dirk))
    });
    let event = Event::Scored {
        scoring: Scoring::B,
        streets: PerSeat::from_fn(seats(2), |seat| [8, 5][seat.index()]),
        majorities,
        points: PerSeat::from_fn(seats(2), |seat| [29, 5][seat.index()]),
        dirk_points: 8,
    };
    let told = |lang| NewYork::event(&event, &audience(lang, Seat::A.into(), 2)).text;
    assert_eq!(
        told(Lang::En),
        "Scoring B. Streets: you 8, Bot B 5. Park: you and Dirk 8 each (1st together with 2 \
         tiles each). Skyscraper: you 13 (1st with 1 tile). In all: you 29, Bot B 5, Dirk 8."
    );
    assert_eq!(
        told(Lang::It),
        "Calcolo B. Strade: tu 8, Bot B 5. Parco: tu e Dirk 8 a testa (1º a pari merito con 2 \
         tessere a testa). Grattacielo: tu 13 (1º con 1 tessera). In tutto: tu 29, Bot B 5, Dirk 8."
    );
    let table = NewYork::scored(&event, &audience(Lang::En, Seat::A.into(), 2));
    let table = table.expect("a scoring has a table");
    let names: Vec<_> = table.rows.iter().map(|(_, name, _)| &**name).collect();
    assert_eq!(names, ["You", "Bot B", "Dirk"]);
    let cells = |row: usize| table.rows[row].2.join(" ");
    assert_eq!(cells(0), "8 · · · · 8 (×2) 13 (×1) 29");
    assert_eq!(
        cells(1),
        "5 · · · · 0 (×1) · 5",
        "a park that earned nothing"
    );
    assert_eq!(cells(2), "· · · · · 8 (×2) · 8");
}
