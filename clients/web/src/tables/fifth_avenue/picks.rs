//! How actions of Fifth Avenue are said by picking, and what a touch means.
//!
//! | action | picks |
//! | --- | --- |
//! | a starting tower, a shop on its lot | `lot-34w.grey` |
//! | A, towers | `supply-own` |
//! | B, a shop | `tile-jeweller` of the active group |
//! | C, a black card | `deck-black` |
//! | D, score a district | `hub-ts` |
//! | take cards | `deck-orange` and `deck-violet`, in any order |
//! | move a commission | `pawn-white`, then `hub-ts` |
//! | a card to the bid | `lay-o4`, by touching `card-o4.0` of the hand |
//! | bid, pass, stop | `do-stand`, `do-pass`, `do-stop` |
//! | build | `build-2` |

use games::fifth_avenue::{
    FifthAvenue,
    action::Action,
    components::places::{Commission, Place},
    flow::Step,
    view::View,
};

use super::Piece;
use crate::tables;

type Choice = tables::ChoiceOf<FifthAvenue>;

/// The picks that say `action`.
pub(super) fn path(action: Action) -> Vec<Piece> {
    match action {
        Action::At(district, on) => vec![Piece::Lot(district, on)],
        Action::Towers => vec![Piece::Supply],
        Action::Shop(shop) => vec![Piece::Tile(shop)],
        Action::Draw => vec![Piece::Deck(None)],
        Action::Score(district) => vec![Piece::Hub(Place::In(district))],
        Action::Take(one, None) => vec![Piece::Deck(Some(one))],
        Action::Take(one, other) => vec![Piece::Deck(Some(one)), Piece::Deck(other)],
        Action::Move(commission, place) => vec![Piece::Pawn(commission), Piece::Hub(place)],
        Action::Lay(card) => vec![Piece::Lay(card)],
        Action::Build(count) => vec![Piece::Build(count)],
        Action::Stand | Action::Pass | Action::Stop => vec![Piece::Do(action)],
    }
}

/// Two decks may be picked in any order.
pub(super) fn paths(action: Action) -> Vec<Vec<Piece>> {
    let path = path(action);
    let mut turned = path.clone();
    turned.reverse();
    match action {
        Action::Take(_, Some(_)) => vec![path, turned],
        _ => vec![path],
    }
}

// rules: FA-030, FA-032, FA-033, FA-035, FA-098, FA-Q45
/// What shows a card or ends a turn waits to be confirmed. A shop that is taken up, towers and
/// cards put to a bid can be taken back; a bid is said by a button that names it.
pub(super) fn confirms(action: Action) -> bool {
    !matches!(
        action,
        Action::Towers | Action::Shop(_) | Action::Lay(_) | Action::Stand
    )
}

/// The action somebody means who picks `pick`, legal or not.
pub(super) fn meaning(pick: Piece, view: &View) -> Option<Action> {
    Some(match pick {
        Piece::Lot(district, on) => Action::At(district, on),
        Piece::Supply => Action::Towers,
        Piece::Tile(shop) => Action::Shop(shop),
        Piece::Deck(None) => Action::Draw,
        Piece::Deck(Some(colour)) => Action::Take(colour, None),
        Piece::Hub(place) => at_hub(place, view),
        Piece::Score(district) => Action::Score(district),
        Piece::Pawn(commission) => Action::Move(commission, view.board.place_of(commission)),
        Piece::Go(commission, to) => Action::Move(commission, to),
        Piece::Card(card, _) | Piece::Lay(card) => Action::Lay(card),
        Piece::Build(count) => Action::Build(count),
        Piece::Do(action) => action,
        Piece::OnLot(..)
        | Piece::TileLike(..)
        | Piece::Suit(_)
        | Piece::BlackPile
        | Piece::Bid(_) => return None,
    })
}

/// A place alone means to score it, or a commission that goes there: one that cannot, to hear why.
fn at_hub(place: Place, view: &View) -> Action {
    let is_moving = matches!(view.agenda.now(), Some(Step::Move(_)));
    if let (Place::In(district), false) = (place, is_moving) {
        return Action::Score(district);
    }
    let stuck = |it: &Commission| !view.board.exits(view.board.place_of(*it)).contains(place);
    let commission = Commission::ALL.into_iter().find(stuck);
    Action::Move(commission.unwrap_or(Commission::White), place)
}

/// What a touch of `touched` picks, one after the other, when `picked` is picked already.
pub(super) fn touch(
    touched: Piece,
    view: &View,
    picked: &[Piece],
    choices: &[Choice],
) -> Vec<Piece> {
    match (touched, meaning(touched, view)) {
        (Piece::Hub(place), _) if matches!(view.agenda.now(), Some(Step::Move(_))) => {
            touch_hub(place, view, picked, choices)
        }
        (Piece::Card(..) | Piece::Score(_) | Piece::Go(..), Some(action)) => {
            toward(&path(action), picked, choices)
        }
        _ => vec![touched],
    }
}

/// The picks still missing on the way along `path`; picked whole, the last one says it once more.
fn toward(path: &[Piece], picked: &[Piece], choices: &[Choice]) -> Vec<Piece> {
    let can = choices.iter().any(|choice| choice.path == path);
    if !can {
        // Refused: the rules say why.
        return path.last().into_iter().copied().collect();
    }
    let common = path.iter().zip(picked).take_while(|(a, b)| a == b).count();
    path[common.min(path.len() - 1)..].to_vec()
}

// rules: FA-035, FA-037
/// A place is where the picked commission goes, else whence one is picked, else whither the only
/// one that can go there goes.
fn touch_hub(place: Place, view: &View, picked: &[Piece], choices: &[Choice]) -> Vec<Piece> {
    let way = |commission: Commission| [Piece::Pawn(commission), Piece::Hub(place)];
    let can = |commission: &Commission| {
        let way = way(*commission);
        choices.iter().any(|choice| choice.path == way)
    };
    let is_chosen = |commission: &Commission| picked.first() == Some(&Piece::Pawn(*commission));
    let all = Commission::ALL.into_iter();
    if let Some(chosen) = all.clone().find(|it| is_chosen(it) && can(it)) {
        return toward(&way(chosen), picked, choices);
    }
    let is_here = |commission: &Commission| view.board.place_of(*commission) == place;
    let mut here = all.clone().filter(is_here);
    let other = here.clone().find(|it| !is_chosen(it));
    if let Some(found) = other.or_else(|| here.next()) {
        return vec![Piece::Pawn(found)];
    }
    let mut able = all.filter(can);
    match (able.next(), able.next()) {
        (Some(one), None) => toward(&way(one), picked, choices),
        (Some(one), Some(_)) => vec![Piece::Pawn(one)],
        (None, _) => vec![Piece::Hub(place)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gesture::Gesture;
    use games::fifth_avenue::{
        components::{District, board::Side, cards::Colour},
        setup::Options,
    };
    use tabletop::{Chance, Dealer, Game, Seat, SeatCount, Seed};

    /// Every situation of a play by chance, with what can be done in it.
    fn each_situation(seed: u64, side: Side, mut look: impl FnMut(Seat, &View, &[Choice])) {
        let mut dealer = Dealer::new(Seed::number(seed));
        let seats = SeatCount::new(2 + (seed % 3) as u8).unwrap();
        let options = Options {
            side,
            ..Options::default()
        };
        let mut table = FifthAvenue::set_up(&options, seats, &mut dealer).unwrap();
        let mut chance = Chance::new(Seed::number(seed + 100));
        while let Some(seat) = table.to_act().first() {
            let mut legal = Vec::new();
            table.legal_actions(seat, &mut legal);
            let view = table.view(seat.into());
            let choices = |action: &Action| {
                let of = *action;
                let choice = move |path| Choice {
                    action: of,
                    path,
                    confirm: confirms(of),
                };
                paths(of).into_iter().map(choice).collect::<Vec<_>>()
            };
            look(
                seat,
                &view,
                &legal.iter().flat_map(choices).collect::<Vec<_>>(),
            );
            let action = legal[chance.below(legal.len() as u32) as usize];
            table.play(seat, action, &mut dealer).unwrap();
        }
    }

    fn situations(mut look: impl FnMut(Seat, &View, &[Choice])) {
        for seed in 0..6 {
            let side = Side::ALL[seed as usize % 2];
            each_situation(seed, side, &mut look);
        }
    }

    #[test]
    fn every_action_has_picks_of_its_own() {
        situations(|_, view, choices| {
            for (n, choice) in choices.iter().enumerate() {
                for other in &choices[n + 1..] {
                    let [a, b] = [&choice.path, &other.path];
                    assert!(!a.starts_with(b) && !b.starts_with(a), "{a:?} {b:?}");
                }
                if let [only] = &choice.path[..] {
                    let meant = meaning(*only, view).unwrap();
                    assert_eq!(meant, choice.action, "{only}");
                }
            }
        });
    }

    /// Everything on the table that is no part of an action says why, by the rules themselves.
    #[test]
    fn what_cannot_be_picked_is_refused_with_a_reason() {
        let mut refused = 0;
        situations(|seat, view, choices| {
            let lots = District::ALL
                .into_iter()
                .flat_map(|at| view.board.lots().iter().map(move |on| Piece::Lot(at, *on)));
            let cards = view.hand.iter().map(|card| Piece::Card(card, 0));
            let hubs = Place::ALL.into_iter().map(Piece::Hub);
            let decks = Colour::ALL.into_iter().map(|it| Piece::Deck(Some(it)));
            for touched in lots.chain(cards).chain(hubs).chain(decks) {
                let pressed = touch(touched, view, &[], choices);
                let mut gesture = Gesture::default();
                let leads_on = pressed.iter().all(|pick| {
                    let picked = gesture.pick(*pick, choices);
                    picked != crate::gesture::Picked::Refused
                });
                if leads_on {
                    continue;
                }
                let action = meaning(*pressed.last().unwrap(), view).unwrap();
                let mut table = FifthAvenue::imagine(view, &mut Chance::new(Seed::number(0)));
                let mut dealer = Dealer::muted(Chance::new(Seed::number(0)));
                assert!(
                    table.play(seat, action, &mut dealer).is_err(),
                    "{touched}: {action}"
                );
                refused += 1;
            }
        });
        assert!(refused > 1_000);
    }

    /// rules: FA-032
    #[test]
    fn two_decks_are_picked_in_any_order() {
        let take = Action::Take(Colour::Orange, Some(Colour::Violet));
        let choices = paths(take).into_iter().map(|path| Choice {
            action: take,
            path,
            confirm: true,
        });
        let choices: Vec<Choice> = choices.collect();
        for order in [
            [Colour::Orange, Colour::Violet],
            [Colour::Violet, Colour::Orange],
        ] {
            let mut gesture = Gesture::default();
            for colour in order {
                gesture.pick(Piece::Deck(Some(colour)), &choices);
            }
            assert_eq!(gesture.meant(&choices).unwrap().action, take);
            assert_eq!(gesture.picked().len(), 2);
        }
    }

    /// rules: FA-035, FA-037
    #[test]
    fn every_move_can_be_said_by_touching_two_places() {
        situations(|_, view, choices| {
            for choice in choices {
                let Action::Move(commission, to) = choice.action else {
                    continue;
                };
                let mut gesture = Gesture::default();
                // Where both stand, the first touch finds one and the second the other.
                for _ in 0..2 {
                    if gesture.picked().first() != Some(&Piece::Pawn(commission)) {
                        let from = Piece::Hub(view.board.place_of(commission));
                        for pick in touch(from, view, gesture.picked(), choices) {
                            gesture.pick(pick, choices);
                        }
                    }
                }
                for pick in touch(Piece::Hub(to), view, gesture.picked(), choices) {
                    gesture.pick(pick, choices);
                }
                assert_eq!(gesture.picked(), choice.path);
                // The list beside the map says the same at once.
                let mut gesture = Gesture::default();
                for pick in touch(Piece::Go(commission, to), view, &[], choices) {
                    gesture.pick(pick, choices);
                }
                assert_eq!(gesture.picked(), choice.path);
            }
        });
    }
}
