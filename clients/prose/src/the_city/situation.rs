//! The table for those who cannot see it.

use games::the_city::{TheCity, components::Symbol, scoring::Census, view::View};
use tabletop::Seat;

use super::{chosen, face, merit, names, obstacle, shown};
use crate::{Audience, Lang, Named, Voice, say};

pub(super) fn situation(view: &View, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let headline = TheCity::headline(view, lang);
    let mut lines = vec![say!(lang, "sentence", words = headline)];
    for seat in view.cities.seats().iter() {
        lines.extend(city(view, seat, audience));
    }
    if let Some(seat) = view.seat() {
        lines.extend(own(view, seat, lang));
    }
    lines
}

fn city(view: &View, seat: Seat, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let (who, name) = (audience.who(seat), audience.name(seat));
    let cards = names(&view.cities[seat], lang);
    let now = view.yields(seat);
    let (count, total) = (view.hand_sizes[seat], view.points[seat]);
    let mut lines = vec![
        say!(lang, "tc-city", who = who, name = name, cards = cards),
        say!(
            lang,
            "tc-city-yields",
            who = who,
            income = now.income,
            points = now.points,
            symbols = symbols(view, seat, lang)
        ),
        say!(
            lang,
            "tc-holds",
            who = who,
            name = name,
            count = count,
            total = total
        ),
    ];
    let known = shown(view, seat);
    if !known.is_empty() {
        let cards = names(&known, lang);
        lines.push(say!(
            lang,
            "tc-known",
            who = who,
            name = name,
            cards = cards
        ));
    }
    lines
}

/// The symbols of a city: `cars 3, carts 0, fountains 2`.
fn symbols(view: &View, seat: Seat, lang: Lang) -> String {
    let census = Census::of(&view.cities);
    let count = |symbol| census.symbols(seat, symbol);
    say!(
        lang,
        "tc-symbols",
        cars = count(Symbol::Car),
        carts = count(Symbol::Cart),
        fountains = count(Symbol::Fountain)
    )
}

/// What the seat alone knows.
fn own(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let card = |card: games::the_city::components::Card| {
        let name = card.name(lang);
        if let Some(why) = obstacle(view, seat, card, lang) {
            say!(lang, "tc-hand-card-fails", card = name, why = why)
        } else {
            let merit = merit(view, seat, card, lang);
            say!(lang, "tc-hand-card", card = name, merit = merit)
        }
    };
    let hand: Vec<_> = view.hand.iter().map(card).collect();
    let mut lines = Vec::new();
    if !hand.is_empty() {
        lines.push(say!(lang, "tc-hand", cards = hand.join(", ")));
    }
    lines.extend(view.hand.kinds().map(|(card, _)| {
        let (name, face) = (card.name(lang), face(card, lang));
        say!(lang, "tc-card-face", card = name, face = face)
    }));
    if let Some(choice) = view.sealed {
        lines.push(say!(lang, "tc-sealed", cards = chosen(choice, lang)));
    }
    if !view.drawn.as_slice().is_empty() {
        let cards = names(&view.drawn.cards(), lang);
        lines.push(say!(lang, "tc-drawn", cards = cards));
    }
    if !view.discards.is_empty() {
        let cards = names(&view.discards, lang);
        lines.push(say!(lang, "tc-discards", cards = cards));
    }
    lines
}
