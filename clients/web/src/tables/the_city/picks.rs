//! How actions of The City are said by picking, and what a touch of a card means.
//!
//! | action | picks |
//! | --- | --- |
//! | choose | `lay-kino`, `lay-kino boutique`, `lay-nothing`: put together by touching cards |
//! | pay, discard | `hand-kino.0`: so many cards are marked and said together |
//! | keep | `drawn-kino.0` |
//!
//! A card that would only come back (TC-13) is not laid by a touch: it says why.

use games::the_city::{
    TheCity,
    action::{Action, Choice as Chosen},
    components::{Card, Cards},
    legal::fates,
    view::{Duty, View},
};

use super::Piece;
use crate::tables;

type Choice = tables::ChoiceOf<TheCity>;

/// What the viewer is asked.
pub(super) fn duty(view: &View) -> Option<Duty> {
    view.seat().and_then(|seat| view.duties[seat])
}

/// The picks that say `action`.
pub(super) fn path(action: Action) -> Piece {
    match action {
        Action::Choose(choice) => Piece::Lay(choice),
        Action::Pay(card) | Action::Discard(card) => Piece::Hand(card, 0),
        Action::Keep(card) => Piece::Drawn(card, 0),
    }
}

/// Every way to say `action`: with each of the cards that are alike.
pub(super) fn paths(action: Action, view: &View) -> Vec<Vec<Piece>> {
    let each = |cards: &Cards, card: Card, piece: fn(Card, u8) -> Piece| {
        let copies = (0..cards.count(card)).map(|copy| vec![piece(card, copy)]);
        copies.collect()
    };
    match action {
        Action::Choose(_) => vec![vec![path(action)]],
        Action::Pay(card) | Action::Discard(card) => each(&view.hand, card, Piece::Hand),
        Action::Keep(card) => each(&view.drawn.cards(), card, Piece::Drawn),
    }
}

// rules: TC-09, TC-20
/// How many cards are one decision.
pub(super) fn batch(view: &View) -> usize {
    match duty(view) {
        Some(Duty::Pay { left, .. } | Duty::Discard(left)) => left.into(),
        Some(Duty::Choose | Duty::OneOf(..) | Duty::Keep(_)) | None => 1,
    }
}

/// The action somebody means who picks `pick`, legal or not.
pub(super) fn meaning(pick: Piece, view: &View) -> Option<Action> {
    match pick {
        Piece::Lay(choice) => Some(Action::Choose(choice)),
        Piece::Drawn(card, _) => Some(Action::Keep(card)),
        Piece::Hand(card, _) => Some(match duty(view) {
            Some(Duty::Choose | Duty::OneOf(..)) | None => Action::Choose(Chosen::One(card)),
            Some(Duty::Pay { .. }) => Action::Pay(card),
            Some(Duty::Keep(_)) => Action::Keep(card),
            Some(Duty::Discard(_)) => Action::Discard(card),
        }),
        Piece::Built(..) => None,
    }
}

/// What is picked to be laid, if anything is.
pub(super) fn to_lay(picked: &[Piece]) -> Option<Chosen> {
    match picked.first() {
        Some(Piece::Lay(choice)) => Some(*choice),
        _ => None,
    }
}

/// Whether this copy of a card of the hand is picked to be laid. Of equal cards the first are.
pub(super) fn is_laid(card: Card, copy: u8, choice: Option<Chosen>) -> bool {
    let cards = choice.into_iter().flat_map(Chosen::cards);
    usize::from(copy) < cards.filter(|it| *it == card).count()
}

// rules: TC-14, TC-Q11
/// What a touch of `touched` picks when `picked` is picked already. With a crew a second card joins
/// the first if both can be built; else it takes its place. One of two leaves.
pub(super) fn touch(touched: Piece, view: &View, picked: &[Piece], choices: &[Choice]) -> Piece {
    let (Some(asked), Piece::Hand(card, copy), Some(seat)) = (duty(view), touched, view.seat())
    else {
        return touched;
    };
    match asked {
        Duty::OneOf(first, second) if [first, second].contains(&card) => {
            return Piece::Lay(Chosen::One(card));
        }
        Duty::OneOf(..) | Duty::Pay { .. } | Duty::Keep(_) | Duty::Discard(_) => {
            return touched;
        }
        Duty::Choose => {}
    }
    // rules: TC-13, TC-24
    if view.prospect(seat, card).is_err() {
        return touched;
    }
    let now = to_lay(picked);
    let others = match now {
        Some(Chosen::Two(first, second)) if is_laid(card, copy, now) => {
            let stays = if first == card { second } else { first };
            return Piece::Lay(Chosen::One(stays));
        }
        Some(Chosen::One(other)) if !is_laid(card, copy, now) => Some(other),
        _ => None,
    };
    let pair = others.map(|other| Chosen::Two(card.min(other), card.max(other)));
    let works = |choice: &Chosen| {
        let is_legal = choices.iter().any(|it| it.path == [Piece::Lay(*choice)]);
        let fates = || fates(*choice, &view.cities[seat], view.hand_sizes[seat]);
        is_legal && fates().iter().flatten().all(|(_, fate)| fate.is_ok())
    };
    Piece::Lay(pair.filter(works).unwrap_or(Chosen::One(card)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::the_city::setup::Options;
    use tabletop::{Chance, Dealer, Game, SeatCount, Seed};

    use crate::gesture::{Gesture, Picked};

    /// Every situation of a play by chance, with what can be done in it.
    fn each_situation(seed: u64, mut look: impl FnMut(&TheCity, &View, &[Choice])) {
        let mut dealer = Dealer::new(Seed::number(seed));
        let seats = SeatCount::new(3).unwrap();
        let mut table = TheCity::set_up(&Options::default(), seats, &mut dealer).unwrap();
        let mut chance = Chance::new(Seed::number(seed + 1));
        while let Some(seat) = table.to_act().first() {
            let mut legal = Vec::new();
            table.legal_actions(seat, &mut legal);
            let view = table.view(seat.into());
            let mut choices = Vec::new();
            for action in &legal {
                choices.extend(paths(*action, &view).into_iter().map(|path| Choice {
                    action: *action,
                    path,
                    confirm: true,
                }));
            }
            look(&table, &view, &choices);
            let action = legal[chance.below(legal.len() as u32) as usize];
            table.play(seat, action, &mut dealer).unwrap();
        }
    }

    #[test]
    fn every_way_to_say_something_is_one_pick_of_its_own_and_means_itself() {
        each_situation(1, |_, view, choices| {
            for (n, choice) in choices.iter().enumerate() {
                let [pick] = &choice.path[..] else {
                    panic!("{choice:?}")
                };
                assert!(choices[..n].iter().all(|it| it.path != choice.path));
                let meant = meaning(*pick, view).unwrap();
                assert_eq!(meant, choice.action);
                assert!(paths(meant, view).contains(&vec![path(meant)]));
            }
        });
    }

    /// rules: TC-14, TC-Q11
    #[test]
    fn two_cards_are_put_together_by_touching_them_and_taken_apart_again() {
        let mut pairs = 0;
        for seed in 0..12 {
            each_situation(seed, |_, view, choices| {
                let Some(seat) = view.seat() else { return };
                for choice in choices {
                    let Some(pair @ Chosen::Two(first, second)) = to_lay(&choice.path) else {
                        continue;
                    };
                    let fates = fates(pair, &view.cities[seat], view.hand_sizes[seat]);
                    if fates.iter().flatten().any(|(_, fate)| fate.is_err()) {
                        continue;
                    }
                    let other = Piece::Hand(second, u8::from(first == second));
                    let one = touch(Piece::Hand(first, 0), view, &[], choices);
                    let both = touch(other, view, &[one], choices);
                    assert_eq!(both, choice.path[0]);
                    assert_eq!(touch(other, view, &[both], choices), one);
                    pairs += 1;
                }
            });
        }
        assert!(pairs > 20, "{pairs} pairs are too few to tell");
    }

    /// rules: TC-13, TC-24
    #[test]
    fn a_card_that_would_come_back_is_not_laid_by_a_touch() {
        let mut refused = 0;
        each_situation(3, |_, view, choices| {
            let (Some(Duty::Choose), Some(seat)) = (duty(view), view.seat()) else {
                return;
            };
            for (card, _) in view.hand.kinds() {
                let touched = Piece::Hand(card, 0);
                let said = touch(touched, view, &[], choices);
                let can = view.prospect(seat, card).is_ok();
                assert_eq!(said == Piece::Lay(Chosen::One(card)), can);
                let became = Gesture::default().pick(said, choices);
                assert_eq!(became == Picked::Refused, !can);
                refused += u32::from(!can);
            }
        });
        assert!(refused > 0);
    }

    /// rules: TC-09, TC-20
    #[test]
    fn a_payment_is_marked_and_said_together_and_the_rules_take_all_of_it() {
        let mut paid = 0;
        each_situation(5, |table, view, choices| {
            let count = batch(view);
            if count < 2 {
                return;
            }
            let mut gesture = Gesture::default();
            gesture.set_batch(count);
            for choice in choices.iter().take(count) {
                assert_eq!(gesture.pick(choice.path[0], choices), Picked::Moved);
            }
            let Picked::Go(actions) = gesture.confirm(choices) else {
                panic!("enough is marked");
            };
            let (mut table, mut dealer) = (table.clone(), Dealer::new(Seed::number(9)));
            let seat = view.seat().unwrap();
            let before = duty(view);
            for action in actions {
                table.play(seat, action, &mut dealer).unwrap();
            }
            assert_ne!(duty(&table.view(seat.into())), before);
            paid += 1;
        });
        assert!(paid > 3, "{paid}");
    }

    #[test]
    fn what_cannot_be_done_now_is_refused_by_the_rules() {
        each_situation(7, |table, view, _| {
            let seat = view.seat().unwrap();
            let mut dealer = Dealer::new(Seed::number(1));
            let [kino, station] = ["kino", "u_bahn"].map(|it| it.parse::<Card>().unwrap());
            for pick in [Piece::Drawn(kino, 0), Piece::Hand(station, 0)] {
                let action = meaning(pick, view).unwrap();
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                let played = table.clone().play(seat, action, &mut dealer);
                assert_eq!(played.is_ok(), legal.contains(&action), "{action}");
            }
            assert_eq!(meaning(Piece::Built(seat, kino, 0), view), None);
        });
    }
}
