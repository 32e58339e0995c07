//! Levels, special cards and objectives.

use tabletop::Dealer;

use crate::{
    components::{
        aims::{Colour, Objective},
        cards::Card,
    },
    event::{Event, Seen},
    flow::Step,
    state::{Escape, hero::Knowers},
};

// rules: FU-24, FU-63, FU-Q17
/// A token that is fully satisfied is given back, at most one a turn.
pub(crate) fn level_up(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let hero = table.hero_mut();
    let Some(need) = hero.need() else {
        return;
    };
    if hero.convicts < need.convicts || hero.items < need.items {
        return;
    }
    hero.convicts = 0;
    hero.items = 0;
    hero.level += 1;
    let level = hero.level;
    table.turn.levelled = true;
    dealer.announce(Event::LevelUp { seat, level });
    match level {
        1 => table.agenda.first([Step::Special]),
        2 => table.agenda.first([Step::Special, Step::SwapColour]),
        _ => table.agenda.first([Step::SwapColour]),
    }
}

/// Learns the only special card there is to learn.
pub(crate) fn learn_only(table: &mut Escape, dealer: &mut Dealer<Event>) {
    if let Some(card) = table.specials_offered().first() {
        learn(table, card, dealer);
    }
}

// rules: FU-63, FU-83, FU-95
/// Takes a special card into hand.
pub(crate) fn learn(table: &mut Escape, card: Card, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let hero = table.hero_mut();
    hero.beside.remove(card);
    hero.hand.insert(card);
    let card = Seen::Face(card);
    dealer.announce(Event::Learnt { seat, card });
}

// rules: FU-63, FU-Q42
/// Adds the own objective to the leftover deck of its colour and looks through it.
pub(crate) fn browse(table: &mut Escape, colour: Colour, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let own = table.hero().objectives[colour as usize];
    table.leftover[colour as usize].insert(own);
    table.leftover_known[colour as usize] = Knowers::only(seat);
    let cards = Seen::Face(table.leftover[colour as usize]);
    dealer.announce(Event::Browsed {
        seat,
        colour,
        cards,
    });
    table.agenda.first([Step::SwapCard(colour)]);
}

// rules: FU-63
/// Takes any of them.
pub(crate) fn swap(
    table: &mut Escape,
    colour: Colour,
    card: Objective,
    dealer: &mut Dealer<Event>,
) {
    let seat = table.active;
    table.leftover[colour as usize].remove(card);
    table.hero_mut().objectives[colour as usize] = card;
    let card = Seen::Face(card);
    dealer.announce(Event::Swapped { seat, colour, card });
}
