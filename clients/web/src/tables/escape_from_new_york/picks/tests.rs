use super::*;
use crate::gesture::{Choice, Gesture, Picked};
use games::escape_from_new_york::{components::equipment::Item, state::options::Options};
use tabletop::{Chance, Dealer, Game, SeatCount, Seed};

/// Every situation of a play by chance, with what can be done in it.
fn each_situation(seats: u8, seed: u64, mut look: impl FnMut(&View, &[Action])) {
    let mut dealer = Dealer::new(Seed::number(seed));
    let seats = SeatCount::new(seats).expect("so many heroes can play");
    let options = Options {
        extra_specials: true,
        traps: true,
        wanted: true,
        ..Options::default()
    };
    let mut table = Escape::set_up(&options, seats, &mut dealer).expect("the options fit");
    let mut chance = Chance::new(Seed::number(seed + 1));
    while let Some(seat) = table.to_act().first() {
        let mut legal = Vec::new();
        table.legal_actions(seat, &mut legal);
        look(&table.view(seat.into()), &legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        table
            .play(seat, action, &mut dealer)
            .expect("what is listed is legal");
    }
}

fn choices(view: &View, legal: &[Action]) -> Vec<Choice> {
    let each = legal.iter().flat_map(|action| {
        paths(*action, view).into_iter().map(|path| Choice {
            action: action.to_string(),
            path,
            confirm: confirms(*action),
        })
    });
    each.collect()
}

#[test]
fn every_action_has_picks_of_its_own_at_any_number_of_heroes() {
    let mut seen = std::collections::BTreeSet::new();
    for (seats, seed) in [
        (1, 1),
        (1, 2),
        (2, 3),
        (2, 4),
        (3, 5),
        (3, 6),
        (4, 7),
        (4, 8),
    ] {
        each_situation(seats, seed, |view, legal| {
            let choices = choices(view, legal);
            for (n, choice) in choices.iter().enumerate() {
                let others = choices.iter().enumerate().filter(|(m, _)| *m != n);
                for (_, other) in others {
                    assert!(
                        !other.path.starts_with(&choice.path),
                        "{choice:?} {other:?}"
                    );
                }
                seen.extend(choice.path.iter().map(|pick| pick.kind().to_owned()));
                assert_eq!(said(choice, &choices), choice.action);
            }
        });
    }
    let kinds = ["ability", "card", "do", "foe", "slot", "space"];
    for kind in kinds {
        assert!(seen.contains(kind), "{kind} is picked somewhere: {seen:?}");
    }
}

/// What picking the path of `choice` says.
fn said(choice: &Choice, choices: &[Choice]) -> String {
    let mut gesture = Gesture::default();
    let mut went = None;
    for pick in &choice.path {
        match gesture.pick(pick, choices) {
            Picked::Go(action) => went = Some(action),
            Picked::Moved => {}
            other => panic!("{pick} of {choice:?} is not taken: {other:?}"),
        }
    }
    went.unwrap_or_else(|| match gesture.confirm(choices) {
        Picked::Go(action) => action,
        other => panic!("{choice:?} is not said: {other:?}"),
    })
}

#[test]
fn what_is_picked_at_the_end_means_what_is_done() {
    each_situation(2, 11, |view, legal| {
        for action in legal {
            let path = path(*action, view);
            let last = path.last().expect("every action is picked");
            let is_target = matches!(
                action,
                Action::Reveal(_)
                    | Action::Turn(_)
                    | Action::Jump(_)
                    | Action::Look(_)
                    | Action::Fly(_)
                    | Action::Spawn(_)
                    | Action::Play(_)
                    | Action::Back(_)
                    | Action::Learn(_)
                    | Action::Cross(Way::Open)
            );
            if is_target || last.kind() == "do" {
                assert_eq!(meaning(last, view), Some(*action));
            }
        }
    });
}

/// rules: FU-13
#[test]
fn two_cards_are_chosen_in_any_order_and_the_first_can_be_put_back() {
    let mut tried = 0;
    each_situation(1, 21, |view, legal| {
        let all = choices(view, legal);
        for action in legal {
            let Action::Choose(cards) = action else {
                continue;
            };
            let [one, other] = [card(cards.nth(0)), card(cards.nth(1))];
            for (first, second) in [(&one, &other), (&other, &one)] {
                let mut gesture = Gesture::default();
                for pick in [first, second] {
                    assert_eq!(gesture.pick(pick, &all), Picked::Moved);
                }
                let meant = gesture.meant(&all).map(|meant| meant.action.clone());
                assert_eq!(meant, Some(action.to_string()));
                for pick in touch(first, gesture.picked()) {
                    gesture.pick(&pick, &all);
                }
                assert_eq!(gesture.picked(), std::slice::from_ref(second));
                tried += 1;
            }
        }
    });
    assert!(tried > 0, "somebody chose");
}

/// rules: FU-Q40
#[test]
fn windows_with_nothing_in_them_are_passed_and_nothing_else_is() {
    let (mut idle, mut busy) = (0, 0);
    let mut look = |view: &View, legal: &[Action]| {
        assert_eq!(
            by_itself(legal, view, Halt::Always),
            None,
            "one can stop at all"
        );
        let useful = by_itself(legal, view, Halt::Useful);
        let seldom = by_itself(legal, view, Halt::Seldom);
        if legal == [Action::Pass] {
            idle += 1;
            assert_eq!(useful, Some(Action::Pass));
            assert_eq!(seldom, Some(Action::Pass));
            return;
        }
        let is_far = |action: &Action| {
            let heroes = view.table.heroes.values();
            let is_alone = heroes.filter(|it| it.space == view.table.here()).count() == 1;
            let leaves = matches!(action, Action::LeaveCar | Action::DropCase { .. });
            let is_aside = leaves && is_alone;
            let fires = *action == Action::Fire;
            // The shotgun alone reaches no further than its own space.
            let is_gun_short = view.table.hero().weapon == Some(Item::named("it03"));
            let reach = view.table.in_reach(u8::from(!is_gun_short));
            let nobody = view.table.map.foes_in(reach).next().is_none();
            is_aside || fires && nobody || *action == Action::Pass
        };
        let is_far = legal.contains(&Action::Pass) && legal.iter().all(is_far);
        assert_eq!(useful.is_some(), is_far, "{legal:?}");
        let is_window = matches!(
            view.table.agenda.now(),
            Some(Step::Window(_) | Step::Between | Step::Events { .. })
        );
        let is_window = is_window || is_far;
        let can_take = legal.contains(&Action::TakeCube) || legal.contains(&Action::Escape);
        if seldom.is_some() {
            busy += 1;
            assert!(is_window && !can_take, "{legal:?}");
        }
    };
    for seed in 31..37 {
        each_situation(2, seed, &mut look);
    }
    assert!(idle > 20 && busy > 20, "{idle} {busy}");
}
