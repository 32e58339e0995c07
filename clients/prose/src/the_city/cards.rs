//! What the terms of a card count.

use games::the_city::components::{Symbol, Term};

use crate::{Lang, Named, say};

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
