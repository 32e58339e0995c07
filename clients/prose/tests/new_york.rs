//! What New York says, in random plays and in samples.

use new_york::{
    NewYork,
    action::Action,
    components::{
        Kind, Scoring, Side, Tile,
        money::{Bank, Money},
        purse::Purse,
    },
    event::{Cause, Event},
    legal::Refusal,
    scoring::{self, majority},
    setup::{Memory, Options},
    state::city::Cell,
    view::View,
};
use prose::{
    Audience, Lang, Named, Voice,
    new_york::{next_scoring, street},
};
use tabletop::{Chance, Dealer, Game, PerSeat, Seat, SeatCount, Seed, Viewer};

fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).expect("a table has so many seats")
}

fn audience(lang: Lang, viewer: Viewer, count: u8) -> Audience {
    Audience {
        lang,
        viewer,
        names: PerSeat::from_fn(seats(count), |seat| format!("Bot {seat}")),
    }
}

fn first(lang: Lang) -> Audience {
    audience(lang, Seat::A.into(), 3)
}

fn tile(text: &str) -> Tile {
    text.parse().expect("tests name tiles of the box")
}

fn purse(text: &str) -> Purse {
    let cards = text.split_whitespace();
    let cards = cards.map(|card| card.parse::<Money>().expect("tests name cards of the box"));
    Purse::of_cards(cards).expect("no more than three of a card")
}

fn cell(x: i8, y: i8) -> Cell {
    Cell::new(x, y).expect("within reach")
}

/// A sentence as it must be: something is there, nothing is broken.
fn assert_fine(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '$']), "{text}");
    assert!(!text.contains("  "), "{text}");
    assert!(!text.contains(['\u{2068}', '\u{2069}']), "{text}");
    assert_eq!(text, text.trim());
}

fn said(table: &NewYork, events: &[Event], viewer: Viewer, lang: Lang) -> Vec<String> {
    let audience = audience(lang, viewer, table.hands.seats().get());
    let view = table.view(viewer);
    let mut texts = NewYork::situation(&view, &audience);
    texts.push(NewYork::prompt(&view, &audience));
    texts.push(NewYork::headline(&view, lang));
    for table in [
        NewYork::score_now(&view, &audience),
        NewYork::score_sheet(&view, &audience),
    ] {
        texts.extend(table.spoken());
        texts.push(table.caption);
    }
    let told = events
        .iter()
        .map(|event| NewYork::event(event, &audience).text);
    texts.extend(told);
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        table.legal_actions(seat, &mut legal);
    }
    for action in legal.iter().step_by(1 + legal.len() / 8) {
        let label = NewYork::action(action, &view, &audience);
        texts.push(label.line());
        texts.extend(label.group);
    }
    if let Some(outcome) = table.outcome() {
        texts.push(NewYork::ending(&outcome, &audience));
    }
    texts
}

/// Plays at random but for the love of money, which would go on for ever; calls `look` at every
/// decision and at the end.
fn play(n: u64, mut look: impl FnMut(&NewYork, &[Event])) {
    let count = 2 + (n % 5) as u8;
    let mut dealer = Dealer::new(Seed::number(n));
    let mut chance = Chance::new(Seed::number(1000 + n));
    let hands = if n.is_multiple_of(2) {
        Memory::Remembered
    } else {
        Memory::Open
    };
    let table = NewYork::set_up(&Options { hands }, seats(count), &mut dealer);
    let mut table = table.expect("the options open a table");
    let mut legal = Vec::new();
    loop {
        look(&table, &dealer.take_events());
        let Some(seat) = table.to_act().first() else {
            return;
        };
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let is_earnest =
            |action: &&Action| matches!(action, Action::Buy { .. } | Action::Place { .. });
        let earnest: Vec<_> = legal.iter().filter(is_earnest).collect();
        let choice = if earnest.is_empty() || chance.below(4) == 0 {
            legal[chance.below(legal.len() as u32) as usize]
        } else {
            *earnest[chance.below(earnest.len() as u32) as usize]
        };
        let played = table.play(seat, choice, &mut dealer);
        played.expect("what is listed is legal");
    }
}

#[test]
fn everything_in_random_plays_can_be_said_to_everyone_in_both_languages() {
    for n in 0..5 {
        play(n, |table, events| {
            let asked = table.to_act().first().map(Viewer::Seat);
            for viewer in [Viewer::Spectator].into_iter().chain(asked) {
                for lang in Lang::ALL {
                    for text in said(table, events, viewer, lang) {
                        assert_fine(&text);
                    }
                }
            }
        });
    }
}

/// rules: NY-30, NY-31, NY-32
#[test]
fn the_longest_street_has_as_many_sides_as_the_rules_count() {
    for n in 0..10 {
        play(n, |table, _| {
            for seat in table.hands.seats().iter() {
                let city = table.cities.of(seat);
                let street = street(city);
                assert_eq!(street.len(), scoring::longest_street(city).into());
                for (cell, side) in &street {
                    let tile = city.tile_at(*cell).expect("streets are on buildings");
                    assert!(tile.streets().on(*side));
                }
            }
        });
    }
}

/// rules: NY-T16
#[test]
fn a_ring_of_streets_counts_every_side_once() {
    let mut table = table_of(2);
    for (name, x, y) in [
        ("museum-01", 0, 1),
        ("station-01", 1, 0),
        ("theatre-01", 0, -1),
        ("church-01", -1, 0),
    ] {
        table.cities.lay(Seat::A, tile(name), cell(x, y));
    }
    assert_eq!(street(table.cities.of(Seat::A)).len(), 12);
    assert_eq!(street(table.cities.of(Seat::B)), []);
}

#[test]
fn every_tile_has_a_name_of_its_own() {
    for lang in Lang::ALL {
        let mut names: Vec<_> = new_york::components::BOX
            .iter()
            .map(|tile| tile.name(lang))
            .collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 54);
    }
    assert_eq!(tile("park-03").name(Lang::En), "Park 8 N-E");
    assert_eq!(tile("park-03").the(Lang::It), "il Parco 8 N-E");
    assert_eq!(tile("skyscraper-05").the(Lang::It), "il Grattacielo 9 N-O");
    assert_eq!(tile("church-09").the(Lang::It), "la Chiesa 11");
    assert_eq!(Bank::Red.the(Lang::It), "la Banca rossa");
    assert_eq!(Kind::Theatre.the(Lang::It), "il Teatro");
}

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
        "Mancano ancora 3 della Banca gialla."
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
            "Compri il Parco 8 N-E con 3 + 5 (Banca verde): prezzo esatto, agisci ancora.",
        ),
        (
            bought(Seat::B, "g9"),
            "Bot B buys Park 8 N-E with 9 of the green bank, 1 too much.",
            "Bot B compra il Parco 8 N-E con 9 (Banca verde), 1 di troppo.",
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
        "Scoring B. Streets: you 8, Bot B 5. Park: you and Dirk 8 each (1st together with 2). \
         Skyscraper: you 13 (1st with 1). In all: you 29, Bot B 5, Dirk 8."
    );
    assert_eq!(
        told(Lang::It),
        "Punteggio B. Strade: tu 8, Bot B 5. Parco: tu e Dirk 8 a testa (1º a pari merito con 2). \
         Grattacielo: tu 13 (1º con 1). In tutto: tu 29, Bot B 5, Dirk 8."
    );
}

fn table_of(count: u8) -> NewYork {
    let mut dealer = Dealer::new(Seed::number(7));
    let table = NewYork::set_up(&Options::default(), seats(count), &mut dealer);
    table.expect("the usual options open a table")
}

/// A table of three at which seat A holds 3, 3, 4 of blue and nothing else, the blue space sells
/// a park for 8 and the row has blue 1, blue 5, red 2.
fn shop() -> NewYork {
    let mut table = table_of(3);
    table.depot = [Some(tile("park-03")), None, None, None];
    table.hands[Seat::A] = purse("b3 b3 b4");
    table.row = purse("b1 b5 r2");
    table
}

fn label(table: &NewYork, action: &str, lang: Lang) -> String {
    let view = table.view(Seat::A.into());
    let audience = audience(lang, Seat::A.into(), table.hands.seats().get());
    let action: Action = action.parse().expect("tests name actions");
    NewYork::action(&action, &view, &audience).line()
}

#[test]
fn money_says_what_it_could_pay() {
    let table = shop();
    let samples = [
        (
            "take b5",
            "Take blue 5 (then blue 15, pays Park 8 N-E exactly)",
            "Riscuoti blu 5 (poi blu 15, paga esatto il Parco 8 N-E)",
        ),
        (
            "take b1 r2",
            "Take blue 1 and red 2 (then blue 11, pays Park 8 N-E exactly, then red 2)",
            "Riscuoti blu 1 e rosso 2 (poi blu 11, paga esatto il Parco 8 N-E, poi rosso 2)",
        ),
        (
            "buy blue b3 b3 b4",
            "Buy Park 8 N-E with 3 + 3 + 4 (blue) (2 too much)",
            "Compra il Parco 8 N-E con 3 + 3 + 4 (blu) (2 di troppo)",
        ),
    ];
    for (action, english, italian) in samples {
        assert_eq!(label(&table, action, Lang::En), english);
        assert_eq!(label(&table, action, Lang::It), italian);
    }
    let mut table = shop();
    table.hands[Seat::A] = purse("b3 b5");
    assert_eq!(
        label(&table, "buy blue b3 b5", Lang::En),
        "Buy Park 8 N-E with 3 + 5 (blue) (exact: another action)"
    );
}

/// rules: NY-30, NY-33
#[test]
fn building_says_the_street_and_the_majority_it_would_bring() {
    let mut table = shop();
    table.scorings = 1;
    table.aside[Seat::A].insert(tile("park-03"));
    table.cities.lay(Seat::B, tile("park-09"), cell(1, 0));
    let samples = [
        (
            "place park-03 at 0,1",
            "Place Park 8 N-E: 1 north (street +2, parks +8, Bot B −4)",
            "Posa il Parco 8 N-E: 1 a nord (strada +2, parchi +8, Bot B −4)",
        ),
        (
            "reserve park-03",
            "Put Park 8 N-E into the reserve",
            "Metti il Parco 8 N-E nella riserva",
        ),
    ];
    for (action, english, italian) in samples {
        assert_eq!(label(&table, action, Lang::En), english);
        assert_eq!(label(&table, action, Lang::It), italian);
    }
    table.cities.lay(Seat::A, tile("park-10"), cell(0, 1));
    assert_eq!(
        label(&table, "place park-03 at 1,0", Lang::En),
        "Place Park 8 N-E: 1 east (street +2, most parks +4, Bot B −3)"
    );
    let out = label(&table, "swap park-10 for museum-07", Lang::En);
    assert!(
        out.starts_with("Swap Park 11 (1 north) for Museum 8 ("),
        "{out}"
    );
}

/// rules: NY-44
#[test]
fn a_gift_to_dirk_says_whom_it_hurts() {
    let mut table = table_of(2);
    table.dirk = Some(new_york::state::Dirk::default());
    table.cities.lay(Seat::B, tile("park-09"), cell(1, 0));
    table.aside[Seat::A].insert(tile("park-03"));
    assert_eq!(
        label(&table, "dirk park-03", Lang::En),
        "Give Park 8 N-E to Dirk (Bot B −3, Dirk +2)"
    );
}

/// rules: NY-56
#[test]
fn hands_of_others_are_told_only_where_the_table_keeps_notes() {
    let mut table = shop();
    table.hands[Seat::B] = purse("y7 y8");
    let told = |table: &NewYork| {
        let view: View = table.view(Seat::A.into());
        NewYork::situation(&view, &first(Lang::En)).join(" ")
    };
    assert!(told(&table).contains("Bot B holds 2 cards."));
    assert!(!told(&table).contains("yellow 7"));
    assert!(told(&table).contains("Your money: blue 3, 3, 4 (10)."));
    table.memory = Memory::Open;
    assert!(told(&table).contains("Bot B’s money: yellow 7, 8 (15)."));
}

#[test]
fn the_table_can_be_listened_to() {
    let mut table = shop();
    table.cities.lay(Seat::A, tile("museum-07"), cell(1, 0));
    table.cities.lay(Seat::A, tile("park-04"), cell(1, 1));
    let view = table.view(Seat::A.into());
    let told = NewYork::situation(&view, &first(Lang::It));
    assert_eq!(told[1], "Banca blu: in vendita il Parco 8 N-E.");
    assert_eq!(told[2], "Banca verde: nessuna tessera.");
    for line in [
        "La tua città: Parco 8 N-O (1 a est, 1 a nord); Museo 8 (1 a est).",
        "La tua strada più lunga ha 2 lati.",
        "Nella città di Bot B c’è soltanto Times Square.",
        "Parco: tu 1; il punteggio A dà 5.",
        "Teatro: nessuno ne ha; il punteggio A dà 2.",
    ] {
        assert!(told.iter().any(|told| told == line), "{line}: {told:#?}");
    }
}

/// rules: NY-29, NY-37
#[test]
fn the_next_scoring_is_the_one_whose_card_is_still_to_come() {
    let mut table = table_of(3);
    assert_eq!(next_scoring(&table), Scoring::A);
    table.scorings = 1;
    assert_eq!(next_scoring(&table), Scoring::B);
    table.scorings = 2;
    assert_eq!(next_scoring(&table), Scoring::C);
}
