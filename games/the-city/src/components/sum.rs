//! Incomes and points as the table writes them: sums of a few terms.
//!
//! | term | worth |
//! | --- | --- |
//! | `2` | 2 |
//! | `1/car` | 1 for each car in the own city |
//! | `1/opp.car` | 1 for each car of one other player |
//! | `1/own:schule` | 1 for each school in the own city |
//! | `1/other:stadtvilla` | 1 for each further copy in the own city |
//! | `2/all:universitaet` | 2 for each university in all cities |
//! | `1?own:hochhaus` | 1 if there is one in the own city |
//! | `1?all:hochhaus` | 1 if there is one in any city |

use super::{
    Card, Symbol,
    csv::{Place, cut, equal, find, number, symbol},
};

/// Terms in a sum, at most.
const TERMS_MAX: usize = 4;

/// A number that may depend on what stands in the cities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    terms: [Term; TERMS_MAX],
    len: u8,
}

// rules: TC-17, TC-27 §Entrate e Punti Vittoria
/// One term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// This many, whatever the cities have.
    Plain(u8),
    /// So many for each such symbol in the own city.
    PerSymbol(u8, Symbol),
    /// So many for each such symbol of one other player.
    PerRivalSymbol(u8, Symbol),
    /// So many for each such building in the own city.
    PerOwn(u8, Card),
    /// So many for each such building in the own city beyond the first.
    PerFurther(u8, Card),
    /// So many for each such building in all cities.
    PerAny(u8, Card),
    /// So many once, if such a building stands in the own city.
    IfOwn(u8, Card),
    /// So many once, if such a building stands in any city.
    IfAny(u8, Card),
}

impl Sum {
    pub(super) const NOTHING: Sum = Sum {
        terms: [Term::Plain(0); TERMS_MAX],
        len: 0,
    };

    /// The terms, as the table has them.
    pub fn terms(&self) -> &[Term] {
        &self.terms[..self.len as usize]
    }

    /// Reads `text`; `ids` are the cards it may name.
    pub(super) const fn read(text: &str, ids: &[&str], at: Place) -> Sum {
        let mut sum = Sum::NOTHING;
        let mut rest = text;
        loop {
            let (term, more) = cut(rest, b'+');
            if sum.len as usize == TERMS_MAX {
                at.fault(text, "has more than four terms");
            }
            sum.terms[sum.len as usize] = Term::read(term, ids, at);
            sum.len += 1;
            match more {
                Some(more) => rest = more,
                None => return sum,
            }
        }
    }
}

impl Term {
    const fn read(text: &str, ids: &[&str], at: Place) -> Term {
        let (amount, what) = cut(text, b'/');
        if let Some(what) = what {
            let n = number(amount, at);
            let (scope, id) = cut(what, b':');
            return match id {
                Some(id) if equal(scope, "own") => Term::PerOwn(n, find(id, ids, at)),
                Some(id) if equal(scope, "other") => Term::further(n, find(id, ids, at), text, at),
                Some(id) if equal(scope, "all") => Term::PerAny(n, find(id, ids, at)),
                Some(_) => at.fault(text, "counts by own, other or all"),
                None => match cut(what, b'.') {
                    (_, None) => Term::PerSymbol(n, symbol(what, at)),
                    (whose, Some(theirs)) if equal(whose, "opp") => {
                        Term::PerRivalSymbol(n, symbol(theirs, at))
                    }
                    _ => at.fault(text, "counts symbols of nobody: the others are opp"),
                },
            };
        }
        let (amount, what) = cut(text, b'?');
        let n = number(amount, at);
        let Some(what) = what else {
            return Term::Plain(n);
        };
        match cut(what, b':') {
            (scope, Some(id)) if equal(scope, "own") => Term::IfOwn(n, find(id, ids, at)),
            (scope, Some(id)) if equal(scope, "all") => Term::IfAny(n, find(id, ids, at)),
            _ => at.fault(text, "asks for own or all"),
        }
    }

    /// Further copies are those beside the card itself.
    const fn further(n: u8, card: Card, text: &str, at: Place) -> Term {
        if card.0 != at.card().0 {
            at.fault(text, "counts further copies of another card");
        }
        Term::PerFurther(n, card)
    }
}
