//! Law 7: nobody gains by answering first.

use tabletop::{Chance, Game, Seat};

use super::{Law, LawResult, ensure, judge};
use crate::playout::{NextPosition, PlayPosition, one_of};

/// The most orders tried; enough for all orders of four.
const ORDERS_MAX: usize = 24;

/// Law 7: when several seats are to act, one answer of each, chosen first by `picks` and then
/// given in different orders with the same chance ahead, leads to one and the same state.
///
/// Up to four answers are given in all their orders, more in 24 random ones.
pub fn law_7_order_of_answers<G: Game>(at: &PlayPosition<G>, picks: &mut Chance) -> LawResult {
    judge(Law::SealedAnswers, || {
        let mut answers = Vec::new();
        for seat in at.state.to_act() {
            answers.extend(one_of(&at.listed(seat), picks).map(|action| (seat, *action)));
        }
        if answers.len() < 2 {
            return Ok(());
        }
        let first = given(at, &answers)?;
        for order in orders(&answers, picks) {
            let other = given(at, &order)?;
            ensure!(
                first.state == other.state,
                "the order of answers matters\n  {}: {}\n  {}: {}",
                spoken(&answers),
                first.state,
                spoken(&order),
                other.state
            );
            ensure!(
                first.dealer.drawn() == other.dealer.drawn(),
                "the order of answers changes how much is drawn: {} or {}",
                spoken(&answers),
                spoken(&order)
            );
        }
        Ok(())
    })
}

/// What `answers` lead to, given in this order.
fn given<G: Game>(
    at: &PlayPosition<G>,
    answers: &[(Seat, G::Action)],
) -> Result<NextPosition<G>, String> {
    let mut next = NextPosition {
        state: at.state.clone(),
        dealer: at.dealer.clone(),
        events: Vec::new(),
    };
    for (seat, action) in answers {
        next =
            PlayPosition::play_on(next.state, next.dealer, *seat, *action).map_err(|illegal| {
                format!(
                    "in the order {} the answer of {seat} is refused: {illegal}",
                    spoken::<G::Action>(answers)
                )
            })?;
    }
    Ok(next)
}

/// All orders of up to four answers, some of more.
fn orders<A: Copy>(answers: &[A], picks: &mut Chance) -> Vec<Vec<A>> {
    if answers.len() > 4 {
        let mut order = answers.to_vec();
        return std::iter::repeat_with(|| {
            picks.shuffle(&mut order);
            order.clone()
        })
        .take(ORDERS_MAX)
        .collect();
    }
    let [first, rest @ ..] = answers else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for order in orders(rest, picks) {
        for place in 0..=order.len() {
            let mut longer = order.clone();
            longer.insert(place, *first);
            all.push(longer);
        }
    }
    all
}

fn spoken<A: std::fmt::Display>(answers: &[(Seat, A)]) -> String {
    let answers = answers
        .iter()
        .map(|(seat, action)| format!("{seat} `{action}`"));
    answers.collect::<Vec<_>>().join(", ")
}
