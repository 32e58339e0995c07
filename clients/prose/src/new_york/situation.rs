//! The table for those who cannot see it.

use games::new_york::{
    NewYork,
    components::{money::Bank, purse::Purse},
    scoring::{longest_street, majorities},
    state::city::City,
    view::View,
};
use tabletop::Seat;

use super::{
    dirk,
    names::{by_bank, cards, place, scoring_word, tiles},
    next_scoring, reader, scores, shown_hand,
};
use crate::{Audience, Lang, Named, say};

/// The market and the money, the reader's own things, the others, the majorities.
pub(super) fn situation(view: &View, audience: &Audience) -> Vec<String> {
    let (table, lang) = (&view.table, audience.lang);
    let headline = scores::headline(table, lang);
    let mut lines = vec![say!(lang, "sentence", words = headline)];
    lines.extend(Bank::ALL.map(|bank| depot(table, bank, lang)));
    let row = cards(&table.row, lang);
    lines.push(say!(lang, "ny-row", count = table.row.len(), cards = row));
    let own = reader(view);
    let seats = table.cities.seats().iter();
    let others = seats.filter(|seat| Some(*seat) != own);
    for seat in own.into_iter().chain(others) {
        lines.extend(side(view, seat, audience));
    }
    lines.extend(majorities_told(table, audience));
    let discards = table.discards.len();
    if discards > 0 {
        lines.push(say!(lang, "ny-discards-line", count = discards));
    }
    if table.scorings > 0 {
        lines.extend(scores::score_sheet(table, audience).spoken());
    }
    lines
}

fn depot(table: &NewYork, bank: Bank, lang: Lang) -> String {
    let name = bank.name(lang);
    if let Some(tile) = table.on_offer(bank) {
        say!(lang, "ny-depot-tile", bank = name, tile = tile.the(lang))
    } else {
        say!(lang, "ny-depot-empty", bank = name)
    }
}

/// What a seat has: money, tiles to place, city, street, reserve.
fn side(view: &View, seat: Seat, audience: &Audience) -> Vec<String> {
    let (table, lang) = (&view.table, audience.lang);
    let (who, name) = (audience.who(seat), audience.name(seat));
    let mut lines = vec![if let Some(hand) = shown_hand(view, seat) {
        hand_told(hand, who, name, lang)
    } else {
        let count = table.hands[seat].len();
        say!(lang, "ny-hand-size", name = name, count = count)
    }];
    let aside = table.aside[seat];
    if !aside.is_empty() {
        let tiles = tiles(aside, lang);
        lines.push(say!(
            lang,
            "ny-aside",
            who = who,
            name = name,
            tiles = tiles
        ));
    }
    let city = table.cities.of(seat);
    lines.push(say!(
        lang,
        "ny-city",
        who = who,
        name = name,
        count = city.tiles().len(),
        tiles = city_told(city, lang)
    ));
    lines.push(say!(
        lang,
        "ny-street",
        who = who,
        name = name,
        length = longest_street(city)
    ));
    let reserve = table.reserves[seat];
    if !reserve.is_empty() {
        let tiles = tiles(reserve, lang);
        lines.push(say!(
            lang,
            "ny-reserve",
            who = who,
            name = name,
            tiles = tiles
        ));
    }
    lines
}

fn hand_told(hand: &Purse, who: &str, name: &str, lang: Lang) -> String {
    say!(
        lang,
        "ny-hand",
        who = who,
        name = name,
        count = hand.len(),
        cards = by_bank(hand, lang)
    )
}

/// The tiles of a city, those in the north first and from west to east, as one reads a plan.
fn city_told(city: City<'_>, lang: Lang) -> String {
    let mut laid: Vec<_> = city.iter().collect();
    laid.sort_by_key(|(_, cell)| (-cell.y(), cell.x()));
    let told = laid.into_iter().map(|(tile, cell)| {
        let (tile, cell) = (tile.name(lang), place(cell, lang));
        say!(lang, "ny-city-tile", tile = tile, cell = cell)
    });
    told.collect::<Vec<_>>().join("; ")
}

/// A line for each type: who has how many, and what the next scoring pays.
fn majorities_told(table: &NewYork, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let scoring = next_scoring(table);
    let majorities = majorities(table, scoring);
    let told = majorities.iter().map(|majority| {
        let seats = majority.seats.iter();
        let seats = seats.map(|(seat, share)| (audience.called(seat), share.tiles));
        let dirk = majority.dirk.map(|share| (dirk(lang), share.tiles));
        let counts = seats.chain(dirk).filter(|(_, tiles)| *tiles > 0);
        let counts: Vec<_> = counts
            .map(|(name, tiles)| format!("{name} {tiles}"))
            .collect();
        let prizes = scoring.prizes(majority.kind);
        let prizes = prizes.iter().filter(|points| **points > 0);
        let prizes: Vec<_> = prizes.map(ToString::to_string).collect();
        say!(
            lang,
            "ny-majority",
            kind = majority.kind.word(),
            nobody = if counts.is_empty() { "yes" } else { "no" },
            counts = counts.join(", "),
            scoring = scoring_word(scoring),
            prizes = prizes.join(", ")
        )
    });
    told.collect()
}
