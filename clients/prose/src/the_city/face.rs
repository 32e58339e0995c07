//! What is printed on a card, in a line.

use games::the_city::components::{Card, Sum, Symbol, Term};

use super::needed;
use crate::{Lang, Named, say};

/// All that `card` shows but its name and its cost: `1 cart · $ 1 per cart · max 1`.
pub fn face(card: Card, lang: Lang) -> String {
    let shown = |symbol: &Symbol| card.symbols(*symbol) > 0;
    let symbols = Symbol::ALL.into_iter().filter(shown).map(|symbol| {
        let (word, count) = (symbol.word(), card.symbols(symbol));
        say!(lang, "tc-face-symbol", symbol = word, count = count)
    });
    let symbols: Vec<_> = symbols.collect();
    let mut parts = Vec::new();
    if !symbols.is_empty() {
        parts.push(symbols.join(", "));
    }
    let income = sum(card.income(), lang);
    parts.extend(income.map(|terms| say!(lang, "tc-face-income", terms = terms)));
    let points = sum(card.points(), lang);
    parts.extend(points.map(|terms| say!(lang, "tc-face-points", terms = terms)));
    if !card.needs().is_empty() {
        let cards = needed(card.needs(), lang);
        parts.push(say!(lang, "tc-face-needs", cards = cards));
    }
    parts.extend(cheaper(card, lang));
    let crew = card.crew();
    parts.extend(crew.map(|most| say!(lang, "tc-face-crew", most = most)));
    if card.is_limited() {
        parts.push(say!(lang, "tc-face-limit"));
    }
    parts.join(" · ")
}

/// The terms of an income or of points; `None` if they are nothing.
fn sum(sum: &Sum, lang: Lang) -> Option<String> {
    let terms = sum.terms().iter().filter(|it| **it != Term::Plain(0));
    let terms: Vec<_> = terms.map(|it| term(*it, lang)).collect();
    (!terms.is_empty()).then(|| terms.join(" + "))
}

fn term(term: Term, lang: Lang) -> String {
    let name = |card: Card| card.name(lang);
    match term {
        Term::Plain(amount) => amount.to_string(),
        Term::PerSymbol(amount, symbol) => {
            let symbol = symbol.word();
            say!(lang, "tc-per-symbol", amount = amount, symbol = symbol)
        }
        Term::PerRivalSymbol(amount, symbol) => {
            let symbol = symbol.word();
            say!(lang, "tc-per-rival", amount = amount, symbol = symbol)
        }
        Term::PerOwn(amount, card) => {
            say!(lang, "tc-per-own", amount = amount, card = name(card))
        }
        Term::PerFurther(amount, card) => {
            say!(lang, "tc-per-further", amount = amount, card = name(card))
        }
        Term::PerAny(amount, card) => {
            say!(lang, "tc-per-any", amount = amount, card = name(card))
        }
        Term::IfOwn(amount, card) => {
            say!(lang, "tc-if-own", amount = amount, card = name(card))
        }
        Term::IfAny(amount, card) => {
            say!(lang, "tc-if-any", amount = amount, card = name(card))
        }
    }
}

// rules: TC-11, TC-Q12
/// What `giver` makes cheaper: cards with a symbol if it is all of those, else card by card.
fn cheaper(giver: Card, lang: Lang) -> Vec<String> {
    let amount = |card: Card| {
        let discounts = card.discounts().iter();
        let own = discounts.filter(|(other, _)| *other == giver);
        own.map(|(_, amount)| *amount).next()
    };
    let reduced = || Card::all().filter_map(|card| Some((card, amount(card)?)));
    let Some((_, first)) = reduced().next() else {
        return Vec::new();
    };
    let all_with = |symbol: &Symbol| {
        let mut cards = Card::all();
        cards.all(|card| (card.symbols(*symbol) > 0) == (amount(card) == Some(first)))
    };
    if let Some(symbol) = Symbol::ALL.into_iter().find(all_with) {
        let symbol = symbol.word();
        let words = say!(
            lang,
            "tc-face-cheaper-symbol",
            amount = first,
            symbol = symbol
        );
        return vec![words];
    }
    let one = |(card, amount): (Card, u8)| {
        let card = card.name(lang);
        say!(lang, "tc-face-cheaper", amount = amount, card = card)
    };
    reduced().map(one).collect()
}
