//! Incomes, points, the outcome.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, PerSeat, Seat};

use crate::{
    components::{Card, Cards, Sum, Symbol, Term},
    state::TheCity,
};

/// What a card or a city gives in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Yield {
    /// Cards to draw.
    pub income: u16,
    /// Points.
    pub points: u16,
}

impl Yield {
    /// What so many of the same give.
    pub fn times(self, count: u8) -> Yield {
        Yield {
            income: self.income * u16::from(count),
            points: self.points * u16::from(count),
        }
    }
}

/// All cities, counted once so that every card can be asked what it gives.
#[derive(Clone, Copy, Debug)]
pub struct Census<'a> {
    cities: &'a PerSeat<Cards>,
    symbols: PerSeat<[u16; 3]>,
}

impl<'a> Census<'a> {
    // rules: TC-26
    /// Counts the printed symbols of every city.
    pub fn of(cities: &'a PerSeat<Cards>) -> Self {
        let symbols = cities.map(printed);
        Census { cities, symbols }
    }

    /// The same for `cities` that differ in the city of `seat` alone.
    pub fn again<'b>(&self, cities: &'b PerSeat<Cards>, seat: Seat) -> Census<'b> {
        let mut symbols = self.symbols;
        symbols[seat] = printed(&cities[seat]);
        Census { cities, symbols }
    }

    /// How often `symbol` is printed in the city of `seat`.
    pub fn symbols(&self, seat: Seat, symbol: Symbol) -> u16 {
        self.symbols[seat][symbol as usize]
    }

    // rules: TC-15, TC-16, TC-28 §Entrate e Punti Vittoria
    /// What the whole city of `seat` gives.
    pub fn city(&self, seat: Seat) -> Yield {
        let mut all = Yield::default();
        for (card, count) in self.cities[seat].kinds() {
            let those = self.card(seat, card).times(count);
            all.income += those.income;
            all.points += those.points;
        }
        all
    }

    // rules: TC-Q03
    /// What one `card` in the city of `seat` gives, its own symbols counted.
    pub fn card(&self, seat: Seat, card: Card) -> Yield {
        Yield {
            income: self.sum(seat, card.income()),
            points: self.sum(seat, card.points()),
        }
    }

    fn sum(&self, seat: Seat, sum: &Sum) -> u16 {
        // Most cards give the same wherever they stand.
        if let [Term::Plain(amount)] = sum.terms() {
            return u16::from(*amount);
        }
        let terms = sum.terms().iter().map(|term| self.counted(seat, *term));
        terms.map(|(amount, times)| u16::from(amount) * times).sum()
    }

    // rules: TC-17, TC-18, TC-27 §Termini ricorrenti
    /// How much `term` gives `seat` each time, and how many times.
    pub fn counted(&self, seat: Seat, term: Term) -> (u8, u16) {
        let own = |card| u16::from(self.cities[seat].count(card));
        match term {
            Term::Plain(amount) => (amount, 1),
            Term::PerSymbol(amount, symbol) => (amount, self.symbols(seat, symbol)),
            Term::PerRivalSymbol(amount, symbol) => (amount, self.best_rival(seat, symbol)),
            Term::PerOwn(amount, card) => (amount, own(card)),
            Term::PerFurther(amount, card) => (amount, own(card).saturating_sub(1)),
            Term::PerAny(amount, card) => (amount, self.all(card)),
            Term::IfOwn(amount, card) => (amount, own(card).min(1)),
            Term::IfAny(amount, card) => (amount, self.all(card).min(1)),
        }
    }

    // rules: TC-18, TC-Q06 §Termini ricorrenti
    /// The symbols of the other player who has most of them.
    fn best_rival(&self, seat: Seat, symbol: Symbol) -> u16 {
        let rivals = self.cities.seats().iter().filter(|other| *other != seat);
        rivals
            .map(|other| self.symbols(other, symbol))
            .max()
            .unwrap_or(0)
    }

    fn all(&self, card: Card) -> u16 {
        self.cities
            .values()
            .map(|city| u16::from(city.count(card)))
            .sum()
    }
}

/// How often each symbol is printed in `city`.
fn printed(city: &Cards) -> [u16; 3] {
    let cards = city.kinds();
    let all: u64 = cards
        .map(|(card, count)| card.symbols_packed() * u64::from(count))
        .sum();
    Symbol::ALL.map(|symbol| (all >> (16 * symbol as u64)) as u16)
}

/// What every city would give if the round were counted now.
pub fn yields(cities: &PerSeat<Cards>) -> PerSeat<Yield> {
    let census = Census::of(cities);
    PerSeat::from_fn(cities.seats(), |seat| census.city(seat))
}

// rules: TC-21, TC-29 §Fine del gioco
pub(crate) fn outcome(table: &TheCity) -> Option<Outcome> {
    let points = || table.points.map(|points| i32::from(*points));
    let in_hand = |seat| table.hands[seat].len().cast_signed();
    table
        .agenda
        .is_empty()
        .then(|| Outcome::by_score_then(&points(), in_hand))
}
