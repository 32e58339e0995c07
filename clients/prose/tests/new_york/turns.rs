//! Choices with what they bring, and the table in words.

use games::new_york::{NewYork, action::Action, components::Scoring, view::View};
use prose::{Lang, Voice, new_york::next_scoring};
use tabletop::{Game, Memory, Seat};

use crate::{audience, cell, first, purse, table_of, tile};

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
            "Take blue 5 (pays Park 8 N-E exactly, in hand then: blue 15)",
            "Riscuoti blu 5 (paga il prezzo esatto: il Parco 8 N-E, in mano dopo: blu 15)",
        ),
        (
            "take b1 r2",
            "Take blue 1 and red 2 (pays Park 8 N-E exactly, in hand then: blue 11, red 2)",
            "Riscuoti blu 1 e rosso 2 (paga il prezzo esatto: il Parco 8 N-E, \
             in mano dopo: blu 11, rosso 2)",
        ),
        (
            "buy blue b3 b3 b4",
            "Buy Park 8 N-E with blue 3 + 3 + 4 (2 too much)",
            "Compra il Parco 8 N-E con blu 3 + 3 + 4 (2 di troppo)",
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
        "Buy Park 8 N-E with blue 3 + 5 (exact: another action)"
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
            "Place Park 8 N-E: 1 north (street +2, parks: +8 points, Bot B −4)",
            "Posa il Parco 8 N-E: 1 a nord (strada +2, parchi: +8 punti, Bot B −4)",
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
        "Place Park 8 N-E: 1 east (street +2, most parks: +4 points, Bot B −3)"
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
    table.dirk = Some(games::new_york::state::Dirk::default());
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
    assert_eq!(told[1], "Alla banca blu è in vendita il Parco 8 N-E.");
    assert_eq!(told[2], "Alla banca verde non c’è nessuna tessera.");
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

/// rules: NY-41, NY-45
#[test]
fn the_end_says_that_the_points_of_dirk_do_not_count() {
    let ending = |count: u8, lang| {
        let scores =
            tabletop::PerSeat::from_fn(crate::seats(count), |seat| 87 - i32::from(seat.number()));
        let outcome = tabletop::Outcome::by_score(&scores);
        NewYork::ending(&outcome, &audience(lang, Seat::A.into(), count))
    };
    assert_eq!(
        ending(2, Lang::En),
        "You win with 87 points! Dirk’s points do not count: he cannot win."
    );
    assert_eq!(
        ending(2, Lang::It),
        "Hai vinto con 87 punti! I punti di Dirk non contano: non può vincere."
    );
    assert_eq!(ending(3, Lang::En), "You win with 87 points!");
}
