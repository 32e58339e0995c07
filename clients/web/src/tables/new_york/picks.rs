//! How actions of New York are said by picking, and what a touch of a card means.
//!
//! | action | picks |
//! | --- | --- |
//! | take money | `take-b2 g3`: cards are put together by touching them one after another |
//! | buy | `stall-blue`, then `pay-b3 b4`: a payment is chosen at once and can be changed |
//! | place a tile | `cell-park-03@0,1`, before it `aside-park-03` if there are several |
//! | into the reserve, to Dirk | `reserve-here`, `dirk-here`, before it `aside-…` if need be |
//! | add from the reserve | `stock-park-03`, then `cell-park-03@0,1` |
//! | swap | `stock-park-03`, then `city-park-04`, which makes room |
//! | remove | `city-park-03`, then `reserve` |

use std::cmp::Reverse;

use games::new_york::{
    NewYork,
    action::Action,
    components::{
        Tile,
        money::{Bank, Money},
        purse::Purse,
    },
    state::city::Cell,
    view::View,
};
use prose::new_york::shown_hand;
use tabletop::{Seat, Viewer};

use super::Piece;
use crate::tables;

type Choice = tables::ChoiceOf<NewYork>;

/// Whoever looks, if anybody sits there.
pub(super) fn reader(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// The picks that say `action`.
pub(super) fn path(action: Action, view: &View) -> Vec<Piece> {
    let aside = |tile: Tile, target: Piece| {
        let is_alone = reader(view).is_none_or(|seat| view.table.aside[seat].len() < 2);
        if is_alone {
            vec![target]
        } else {
            vec![Piece::Aside(tile), target]
        }
    };
    match action {
        Action::Take { cards } => vec![Piece::Take(cards)],
        Action::Buy { bank, cards } => vec![Piece::Stall(bank), Piece::Pay(cards)],
        Action::Add { tile, at } => vec![Piece::Stock(tile), Piece::Cell(tile, at)],
        Action::Swap { out, tile } => vec![Piece::Stock(tile), Piece::City(out)],
        Action::Remove { tile } => vec![Piece::City(tile), Piece::Reserve],
        Action::Pass => vec![Piece::Pass],
        Action::Place { tile, at } => aside(tile, Piece::Cell(tile, at)),
        Action::Reserve { tile } => aside(tile, Piece::Reserve),
        Action::Dirk { tile } => aside(tile, Piece::Dirk),
    }
}

/// The action somebody means who picks `pick`, legal or not.
pub(super) fn meaning(pick: Piece, view: &View) -> Option<Action> {
    let (table, seat) = (&view.table, reader(view)?);
    let first = || table.aside[seat].first();
    Some(match pick {
        Piece::Take(cards) => Action::Take { cards },
        Piece::Pass => Action::Pass,
        Piece::Stall(bank) => {
            let cards = Purse::of_bank(bank, shown_hand(view, seat)?.bank(bank));
            Action::Buy { bank, cards }
        }
        Piece::Cell(tile, at) if table.reserves[seat].contains(tile) => Action::Add { tile, at },
        Piece::Cell(tile, at) => Action::Place { tile, at },
        Piece::Stock(tile) => misfit(table, seat, tile),
        Piece::City(tile) => Action::Remove { tile },
        Piece::Aside(tile) => Action::Reserve { tile },
        Piece::Reserve => Action::Reserve { tile: first()? },
        Piece::Dirk => Action::Dirk { tile: first()? },
        Piece::Pay(_) | Piece::Row(_) | Piece::Note(..) | Piece::Offer(_) | Piece::Money(_) => {
            return None;
        }
    })
}

/// Adding a tile that fits nowhere: at a cell that tells why better than most.
fn misfit(table: &NewYork, seat: Seat, tile: Tile) -> Action {
    let city = table.cities.of(seat);
    let reason = |at: &Cell| city.fit(tile.streets(), *at).err();
    let around = super::plan::around(city);
    let at = around.into_iter().max_by_key(reason);
    Action::Add {
        tile,
        at: at.unwrap_or(Cell::START),
    }
}

/// What a touch of `touched` picks, one after the other, when `picked` is picked already.
pub(super) fn touch(
    touched: Piece,
    view: &View,
    picked: &[Piece],
    choices: &[Choice],
) -> Vec<Piece> {
    match touched {
        Piece::Row(place) => touch_row(place, view, picked, choices),
        Piece::Note(card, copy) => touch_note((card, copy), view, picked, choices),
        Piece::Stall(bank) => {
            let all = payments(bank, choices);
            let best = all.into_iter().min_by_key(|cards| rank(bank, *cards, view));
            let is_last = picked.last() == Some(&touched);
            let stall = (!is_last || best.is_none()).then_some(touched);
            stall.into_iter().chain(best.map(Piece::Pay)).collect()
        }
        _ => vec![touched],
    }
}

// rules: NY-13
/// Another card joins those to be taken if it may; else it is taken alone. One of them leaves.
fn touch_row(place: usize, view: &View, picked: &[Piece], choices: &[Choice]) -> Vec<Piece> {
    let Some(card) = view.table.row.iter().nth(place) else {
        return Vec::new();
    };
    let now = taken(picked);
    let together = if is_taken(view, place, picked) {
        let mut less = now;
        less.take(Purse::only(card));
        if less.is_empty() { now } else { less }
    } else {
        let mut more = now;
        more.put(Purse::only(card));
        more
    };
    let is_legal = |choice: &Choice| choice.path == [Piece::Take(together)];
    let cards = if choices.iter().any(is_legal) {
        together
    } else {
        Purse::only(card)
    };
    vec![Piece::Take(cards)]
}

/// The cards that are picked from the row.
pub(super) fn taken(picked: &[Piece]) -> Purse {
    match picked.first() {
        Some(Piece::Take(cards)) => *cards,
        _ => Purse::EMPTY,
    }
}

/// Whether the card at `place` of the row is among those that are picked. Of equal cards the
/// first are.
pub(super) fn is_taken(view: &View, place: usize, picked: &[Piece]) -> bool {
    let row: Vec<Money> = view.table.row.iter().collect();
    let card = row[place];
    let before = row[..place].iter().filter(|other| **other == card).count();
    before < usize::from(taken(picked).count(card))
}

/// The bank whose tile is picked to be bought.
pub(super) fn chosen_bank(picked: &[Piece]) -> Option<Bank> {
    match picked.first() {
        Some(Piece::Stall(bank)) => Some(*bank),
        _ => None,
    }
}

/// The payment that is picked.
pub(super) fn paid(picked: &[Piece]) -> Option<Purse> {
    match picked.get(1) {
        Some(Piece::Pay(cards)) => Some(*cards),
        _ => None,
    }
}

/// Every way to pay for the tile of `bank`.
pub(super) fn payments(bank: Bank, choices: &[Choice]) -> Vec<Purse> {
    let payment = |choice: &Choice| match choice.action {
        Action::Buy { bank: of, cards } if of == bank => Some(cards),
        _ => None,
    };
    choices.iter().filter_map(payment).collect()
}

// rules: NY-15
/// Payments as a thrifty player orders them: exact ones, then by what is lost, then by cards.
pub(super) fn rank(bank: Bank, cards: Purse, view: &View) -> (u32, u32) {
    let price = view.table.on_offer(bank).map_or(0, Tile::price);
    (cards.worth().saturating_sub(price.into()), cards.len())
}

/// A card of the hand joins the payment or leaves it: the payment nearest to that is picked.
fn touch_note(
    (card, copy): (Money, u8),
    view: &View,
    picked: &[Piece],
    choices: &[Choice],
) -> Vec<Piece> {
    let bank = card.bank();
    let now = paid(picked).filter(|now| !now.bank(bank).is_empty());
    let now = now.unwrap_or(Purse::EMPTY);
    let is_paid = copy < now.count(card);
    let all = payments(bank, choices).into_iter();
    let wanted = all.filter(|cards| {
        let (then, now) = (cards.count(card), now.count(card));
        if is_paid { then < now } else { then > now }
    });
    let shared = |cards: &Purse| now.iter().filter(|it| cards.count(*it) > 0).count();
    let best = wanted.min_by_key(|cards| (Reverse(shared(cards)), rank(bank, *cards, view)));
    match best {
        Some(cards) => vec![Piece::Stall(bank), Piece::Pay(cards)],
        // Nothing else can be paid with; the bank itself says what is missing.
        None if now.is_empty() => vec![Piece::Stall(bank)],
        None => Vec::new(),
    }
}

/// The tile that is picked to be laid somewhere: from the reserve, or of several aside.
pub(super) fn held(view: &View, picked: &[Piece]) -> Option<Tile> {
    let seat = reader(view)?;
    let named = match picked.first() {
        Some(Piece::Stock(tile) | Piece::Aside(tile) | Piece::Cell(tile, _)) => Some(*tile),
        _ => None,
    };
    let aside = view.table.aside[seat];
    let alone = aside.first().filter(|_| aside.len() == 1);
    let is_placing = matches!(
        view.table.agenda.now(),
        Some(games::new_york::flow::Step::Place(_) | games::new_york::flow::Step::Leftovers)
    );
    named.or(alone.filter(|_| is_placing))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::new_york::setup::Options;
    use tabletop::{Chance, Dealer, Game, SeatCount, Seed};

    /// Every situation of a play by chance, with what can be done in it.
    fn each_situation(seed: u64, mut look: impl FnMut(&View, &[Choice])) {
        let mut dealer = Dealer::new(Seed::number(seed));
        let seats = SeatCount::new(2).unwrap();
        let mut table = NewYork::set_up(&Options::default(), seats, &mut dealer).unwrap();
        let mut chance = Chance::new(Seed::number(seed + 1));
        while let Some(seat) = table.to_act().first() {
            let mut legal = Vec::new();
            table.legal_actions(seat, &mut legal);
            let view = table.view(seat.into());
            let choice = |action: &Action| Choice {
                action: *action,
                path: path(*action, &view),
                confirm: true,
            };
            look(&view, &legal.iter().map(choice).collect::<Vec<_>>());
            let action = legal[chance.below(legal.len() as u32) as usize];
            table.play(seat, action, &mut dealer).unwrap();
        }
    }

    #[test]
    fn every_action_has_picks_of_its_own_and_means_itself() {
        each_situation(1, |view, choices| {
            for (n, choice) in choices.iter().enumerate() {
                let others = choices.iter().enumerate().filter(|(m, _)| *m != n);
                for (_, other) in others {
                    assert!(
                        !other.path.starts_with(&choice.path),
                        "{choice:?} {other:?}"
                    );
                }
                let last = choice.path.last().unwrap();
                if matches!(last, Piece::Cell(..) | Piece::Take(_) | Piece::Pass) {
                    assert_eq!(meaning(*last, view), Some(choice.action));
                }
            }
        });
    }

    /// rules: NY-13
    #[test]
    fn cards_of_the_row_are_put_together_by_touching_them() {
        each_situation(2, |view, choices| {
            let row: Vec<Money> = view.table.row.iter().collect();
            let takes = choices
                .iter()
                .filter(|it| matches!(it.path[0], Piece::Take(_)));
            for choice in takes {
                let mut wanted = taken(&choice.path);
                let mut picked: Vec<Piece> = Vec::new();
                for (place, card) in row.iter().enumerate() {
                    if wanted.count(*card) > 0 {
                        wanted.take(Purse::only(*card));
                        picked = touch(Piece::Row(place), view, &picked, choices);
                        assert!(is_taken(view, place, &picked));
                    }
                }
                assert_eq!(picked, choice.path);
            }
        });
    }

    /// rules: NY-14, NY-15
    #[test]
    fn a_bank_that_is_touched_is_paid_thriftily_and_a_card_changes_the_payment() {
        let mut changed = 0;
        each_situation(3, |view, choices| {
            for bank in Bank::ALL {
                let all = payments(bank, choices);
                let picked = touch(Piece::Stall(bank), view, &[], choices);
                let Some(best) = all.iter().min_by_key(|it| rank(bank, **it, view)) else {
                    assert_eq!(
                        picked,
                        [Piece::Stall(bank)],
                        "nothing to pay with: the bank says why"
                    );
                    continue;
                };
                assert_eq!(paid(&picked), Some(*best));
                for other in all.iter().filter(|it| *it != best) {
                    let new = other.iter().find(|it| other.count(*it) > best.count(*it));
                    let new = new.expect("no payment holds another");
                    let note = Piece::Note(new, best.count(new));
                    let then = paid(&touch(note, view, &picked, choices)).unwrap();
                    assert!(then.count(new) > best.count(new));
                    changed += 1;
                }
            }
        });
        assert!(changed > 0, "somebody had a choice");
    }
}
