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
    action::Action,
    components::{
        District, Lot, Shop,
        cards::{Card, Colour},
        places::{Commission, Place},
    },
    flow::Step,
    view::View,
};

use crate::gesture::{Choice, Pick};

/// A lot of a district.
pub(super) fn lot(district: District, lot: Lot) -> Pick {
    Pick::new("lot", format_args!("{district}.{lot}"))
}

/// What lies on a lot.
pub(super) fn on_lot(district: District, lot: Lot) -> Pick {
    Pick::new("on", format_args!("{district}.{lot}"))
}

/// The middle of a district, City Hall or Central Park.
pub(super) fn hub(place: Place) -> Pick {
    Pick::new("hub", place)
}

/// A commission.
pub(super) fn pawn(commission: Commission) -> Pick {
    Pick::new("pawn", commission)
}

/// A coloured deck.
pub(super) fn deck(colour: Colour) -> Pick {
    Pick::new("deck", colour)
}

/// The black deck.
pub(super) fn black_deck() -> Pick {
    Pick::new("deck", "black")
}

/// A tile of the row.
pub(super) fn tile(shop: Shop) -> Pick {
    Pick::new("tile", shop)
}

/// The own towers in the common supply.
pub(super) fn supply() -> Pick {
    Pick::new("supply", "own")
}

/// A card of the hand: which, and the how manieth of its like.
pub(super) fn in_hand(card: Card, copy: u8) -> Pick {
    Pick::new("card", format_args!("{card}.{copy}"))
}

/// A kind of card, to be put to the bid.
pub(super) fn lay(card: Card) -> Pick {
    Pick::new("lay", card)
}

/// A move of a commission, named at once.
pub(super) fn go(commission: Commission, to: Place) -> Pick {
    Pick::new("go", format_args!("{commission}.{to}"))
}

/// The scoring of a district, named beside the map.
pub(super) fn score(district: District) -> Pick {
    Pick::new("score", district)
}

/// The picks that say `action`.
pub(super) fn path(action: Action) -> Vec<Pick> {
    match action {
        Action::At(district, on) => vec![lot(district, on)],
        Action::Towers => vec![supply()],
        Action::Shop(shop) => vec![tile(shop)],
        Action::Draw => vec![black_deck()],
        Action::Score(district) => vec![hub(Place::In(district))],
        Action::Take(one, other) => [Some(one), other].into_iter().flatten().map(deck).collect(),
        Action::Move(commission, place) => vec![pawn(commission), hub(place)],
        Action::Lay(card) => vec![lay(card)],
        Action::Build(count) => vec![Pick::new("build", count)],
        Action::Stand | Action::Pass | Action::Stop => vec![Pick::new("do", action)],
    }
}

/// Two decks may be picked in any order.
pub(super) fn paths(action: Action) -> Vec<Vec<Pick>> {
    let path = path(action);
    let mut turned = path.clone();
    turned.reverse();
    match action {
        Action::Take(_, Some(_)) => vec![path, turned],
        _ => vec![path],
    }
}

// rules: FA-030, FA-032, FA-033, FA-035, FA-098, FA-Q45
/// What shows a card or ends a turn waits for a word more. A shop that is taken up, towers and
/// cards put to a bid can be taken back; a bid is said by a button that names it.
pub(super) fn confirms(action: Action) -> bool {
    !matches!(
        action,
        Action::Towers | Action::Shop(_) | Action::Lay(_) | Action::Stand
    )
}

/// The action somebody means who picks `pick`, legal or not.
pub(super) fn meaning(pick: &Pick, view: &View) -> Option<Action> {
    let name = pick.name();
    let parts = || name.split_once('.');
    match pick.kind() {
        "lot" => {
            let (district, on) = parts()?;
            Some(Action::At(district.parse().ok()?, on.parse().ok()?))
        }
        "supply" => Some(Action::Towers),
        "tile" => Some(Action::Shop(name.parse().ok()?)),
        "deck" if name == "black" => Some(Action::Draw),
        "deck" => Some(Action::Take(name.parse().ok()?, None)),
        "hub" => Some(at_hub(name.parse().ok()?, view)),
        "score" => Some(Action::Score(name.parse().ok()?)),
        "pawn" => {
            let commission: Commission = name.parse().ok()?;
            let here = view.board.place_of(commission);
            Some(Action::Move(commission, here))
        }
        "go" => {
            let (commission, to) = parts()?;
            Some(Action::Move(commission.parse().ok()?, to.parse().ok()?))
        }
        "card" => Some(Action::Lay(parts()?.0.parse().ok()?)),
        "lay" => Some(Action::Lay(name.parse().ok()?)),
        "build" => Some(Action::Build(name.parse().ok()?)),
        "do" => name.parse().ok(),
        _ => None,
    }
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
pub(super) fn touch(touched: &Pick, view: &View, picked: &[Pick], choices: &[Choice]) -> Vec<Pick> {
    let meant = meaning(touched, view);
    match (touched.kind(), meant) {
        ("hub", _) if matches!(view.agenda.now(), Some(Step::Move(_))) => {
            touch_hub(touched, view, picked, choices)
        }
        ("card" | "score" | "go", Some(action)) => toward(&path(action), picked, choices),
        _ => vec![touched.clone()],
    }
}

/// The picks still missing on the way along `path`; picked whole, the last one says it once more.
fn toward(path: &[Pick], picked: &[Pick], choices: &[Choice]) -> Vec<Pick> {
    let can = choices.iter().any(|choice| choice.path == path);
    if !can {
        // Refused: the rules say why.
        return path.last().into_iter().cloned().collect();
    }
    let common = path.iter().zip(picked).take_while(|(a, b)| a == b).count();
    path[common.min(path.len() - 1)..].to_vec()
}

// rules: FA-035, FA-037
/// A place is where the picked commission goes, else whence one is picked, else whither the only
/// one that can go there goes.
fn touch_hub(touched: &Pick, view: &View, picked: &[Pick], choices: &[Choice]) -> Vec<Pick> {
    let way = |commission: Commission| vec![pawn(commission), touched.clone()];
    let can = |commission: &Commission| {
        let way = way(*commission);
        choices.iter().any(|choice| choice.path == way)
    };
    let is_chosen = |commission: &Commission| picked.first() == Some(&pawn(*commission));
    let all = Commission::ALL.into_iter();
    if let Some(chosen) = all.clone().find(|it| is_chosen(it) && can(it)) {
        return toward(&way(chosen), picked, choices);
    }
    let is_here = |commission: &Commission| hub(view.board.place_of(*commission)) == *touched;
    let mut here = all.clone().filter(is_here);
    let other = here.clone().find(|it| !is_chosen(it));
    if let Some(found) = other.or_else(|| here.next()) {
        return vec![pawn(found)];
    }
    let mut able = all.filter(can);
    match (able.next(), able.next()) {
        (Some(one), None) => toward(&way(one), picked, choices),
        (Some(one), Some(_)) => vec![pawn(one)],
        (None, _) => vec![touched.clone()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gesture::Gesture;
    use games::fifth_avenue::{FifthAvenue, components::board::Side, setup::Options};
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
                    action: of.to_string(),
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
                    let meant = meaning(only, view).unwrap();
                    assert_eq!(meant.to_string(), choice.action, "{only}");
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
                .flat_map(|at| view.board.lots().iter().map(move |on| lot(at, *on)));
            let cards = view.hand.iter().map(|card| in_hand(card, 0));
            let hubs = Place::ALL.into_iter().map(hub);
            let decks = Colour::ALL.into_iter().map(deck);
            for touched in lots.chain(cards).chain(hubs).chain(decks) {
                let pressed = touch(&touched, view, &[], choices);
                let mut gesture = Gesture::default();
                let leads_on = pressed.iter().all(|pick| {
                    let picked = gesture.pick(pick, choices);
                    picked != crate::gesture::Picked::Refused
                });
                if leads_on {
                    continue;
                }
                let action = meaning(pressed.last().unwrap(), view).unwrap();
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
            action: take.to_string(),
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
                gesture.pick(&deck(colour), &choices);
            }
            assert_eq!(
                gesture.meant(&choices).unwrap().action,
                "take orange violet"
            );
            assert_eq!(gesture.picked().len(), 2);
        }
    }

    /// rules: FA-035, FA-037
    #[test]
    fn every_move_can_be_said_by_touching_two_places() {
        situations(|_, view, choices| {
            for choice in choices.iter().filter(|it| it.path[0].kind() == "pawn") {
                let Some(Action::Move(commission, to)) = choice.action.parse().ok() else {
                    panic!("pawns are moved");
                };
                let mut gesture = Gesture::default();
                // Where both stand, the first touch finds one and the second the other.
                for _ in 0..2 {
                    if gesture.picked().first() != Some(&pawn(commission)) {
                        let from = hub(view.board.place_of(commission));
                        for pick in touch(&from, view, gesture.picked(), choices) {
                            gesture.pick(&pick, choices);
                        }
                    }
                }
                for pick in touch(&hub(to), view, gesture.picked(), choices) {
                    gesture.pick(&pick, choices);
                }
                assert_eq!(gesture.picked(), choice.path);
                // The list beside the map says the same at once.
                let mut gesture = Gesture::default();
                for pick in touch(&go(commission, to), view, &[], choices) {
                    gesture.pick(&pick, choices);
                }
                assert_eq!(gesture.picked(), choice.path);
            }
        });
    }
}
