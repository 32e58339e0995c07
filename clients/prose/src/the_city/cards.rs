//! What is printed on a card, and what it counts.

use the_city::components::{Card, Sum, Symbol, Term};

use super::needed;
use crate::{Lang, Named, say};

/// What `card` says, in a few words each: what it brings and scores, what it needs, what it does
/// to other cards.
pub fn printed(card: Card, lang: Lang) -> Vec<String> {
    let mut words = Vec::new();
    words.extend(sum(card.income(), lang).map(|sum| say!(lang, "tc-card-income", sum = sum)));
    words.extend(sum(card.points(), lang).map(|sum| say!(lang, "tc-card-points", sum = sum)));
    if words.is_empty() {
        words.push(say!(lang, "tc-card-nothing"));
    }
    words.extend(cheaper(card, lang));
    if let Some(most) = card.crew() {
        words.push(say!(lang, "tc-card-crew", most = most));
    }
    if !card.needs().is_empty() {
        let cards = needed(card.needs(), lang);
        words.push(say!(lang, "tc-card-needs", cards = cards));
    }
    if card.is_limited() {
        words.push(say!(lang, "tc-card-limit"));
    }
    words
}

/// A sum as the card has it; nothing if it is always zero.
fn sum(sum: &Sum, lang: Lang) -> Option<String> {
    let terms = sum.terms().iter().filter(|it| **it != Term::Plain(0));
    let terms: Vec<_> = terms.map(|it| term(*it, lang)).collect();
    (!terms.is_empty()).then(|| terms.join(" + "))
}

// rules: TC-17, TC-27
fn term(term: Term, lang: Lang) -> String {
    match term {
        Term::Plain(amount) => say!(lang, "tc-term-plain", amount = amount),
        Term::PerSymbol(amount, of) => {
            say!(lang, "tc-term-symbol", amount = amount, symbol = of.word())
        }
        Term::PerRivalSymbol(amount, of) => {
            say!(lang, "tc-term-theirs", amount = amount, symbol = of.word())
        }
        Term::PerOwn(amount, of) => {
            say!(lang, "tc-term-own", amount = amount, card = of.name(lang))
        }
        Term::PerFurther(amount, of) => {
            say!(
                lang,
                "tc-term-further",
                amount = amount,
                card = of.name(lang)
            )
        }
        Term::PerAny(amount, of) => {
            say!(lang, "tc-term-any", amount = amount, card = of.name(lang))
        }
        Term::IfOwn(amount, of) => {
            say!(
                lang,
                "tc-term-if-own",
                amount = amount,
                card = of.name(lang)
            )
        }
        Term::IfAny(amount, of) => {
            say!(
                lang,
                "tc-term-if-any",
                amount = amount,
                card = of.name(lang)
            )
        }
    }
}

// rules: TC-11, TC-Q12
/// What `by` makes cheaper: cards by their names, or all that show a symbol.
fn cheaper(by: Card, lang: Lang) -> Vec<String> {
    let discount = |card: Card| {
        let mut discounts = card.discounts().iter();
        discounts.find_map(|(giver, less)| (*giver == by).then_some(*less))
    };
    let receivers: Vec<(Card, u8)> = Card::all()
        .filter_map(|card| Some((card, discount(card)?)))
        .collect();
    let Some((_, less)) = receivers.first().copied() else {
        return Vec::new();
    };
    let shows = |symbol: &Symbol| {
        let showing = Card::all().filter(|card| card.symbols(*symbol) > 0);
        receivers.len() > 1 && showing.eq(receivers.iter().map(|(card, _)| *card))
    };
    if let Some(symbol) = Symbol::ALL.into_iter().find(shows) {
        let symbol = symbol.word();
        return vec![say!(
            lang,
            "tc-card-cheaper-symbol",
            symbol = symbol,
            less = less
        )];
    }
    let each = receivers
        .into_iter()
        .map(|(card, less)| say!(lang, "tc-card-cheaper", card = card.name(lang), less = less));
    each.collect()
}

/// What `term` counted so many times: `3 fountains`, `School ×2`. Nothing of a plain number.
pub fn counted(term: Term, times: u16, lang: Lang) -> Option<String> {
    match term {
        Term::Plain(_) => None,
        Term::PerSymbol(_, of) => Some(symbols(of, times, lang)),
        Term::PerRivalSymbol(_, of) => {
            let symbols = symbols(of, times, lang);
            Some(say!(lang, "tc-counted-theirs", symbols = symbols))
        }
        Term::PerFurther(..) => Some(say!(lang, "tc-counted-further", count = times)),
        Term::PerOwn(_, of) | Term::PerAny(_, of) | Term::IfOwn(_, of) | Term::IfAny(_, of) => {
            let card = of.name(lang);
            Some(if times == 1 {
                card
            } else {
                say!(lang, "tc-copies", card = card, count = times)
            })
        }
    }
}

/// So many symbols: `3 fountains`.
pub fn symbols(symbol: Symbol, count: u16, lang: Lang) -> String {
    say!(
        lang,
        "tc-counted-symbol",
        symbol = symbol.word(),
        count = count
    )
}
