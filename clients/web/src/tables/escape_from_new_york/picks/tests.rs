use super::*;
use crate::{
    gesture::{Gesture, Picked},
    tables,
};

use games::escape_from_new_york::{Escape, state::options::Options};
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

type Choice = tables::ChoiceOf<Escape>;

fn choices(view: &View, legal: &[Action]) -> Vec<Choice> {
    let each = legal.iter().flat_map(|action| {
        paths(*action, view).into_iter().map(|path| Choice {
            action: *action,
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
                seen.extend(choice.path.iter().map(|pick| kind(*pick)));
                assert_eq!(said(choice, &choices), [choice.action]);
            }
        });
    }
    let kinds = ["ability", "card", "do", "foe", "slot", "space"];
    for kind in kinds {
        assert!(seen.contains(kind), "{kind} is picked somewhere: {seen:?}");
    }
}

/// The kind of a piece: the beginning of its name in the page.
fn kind(pick: Piece) -> String {
    let name = pick.to_string();
    let (kind, _) = name.split_once('-').expect("a name has a kind");
    kind.to_owned()
}

/// What picking the path of `choice` says.
fn said(choice: &Choice, choices: &[Choice]) -> Vec<Action> {
    let mut gesture = Gesture::default();
    let mut went = None;
    for pick in &choice.path {
        match gesture.pick(*pick, choices) {
            Picked::Go(actions) => went = Some(actions),
            Picked::Moved => {}
            Picked::Refused => panic!("{pick} of {choice:?} is not taken"),
        }
    }
    went.unwrap_or_else(|| match gesture.confirm(choices) {
        Picked::Go(actions) => actions,
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
            if is_target || matches!(last, Piece::Do(_)) {
                assert_eq!(meaning(*last, view), Some(*action));
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
            let [one, other] = [0, 1].map(|at| Piece::Card(cards.nth(at)));
            for (first, second) in [(one, other), (other, one)] {
                let mut gesture = Gesture::default();
                for pick in [first, second] {
                    assert_eq!(gesture.pick(pick, &all), Picked::Moved);
                }
                let meant = gesture.meant(&all).map(|meant| meant.action);
                assert_eq!(meant, Some(*action));
                for pick in touch(first, gesture.picked()) {
                    gesture.pick(pick, &all);
                }
                assert_eq!(gesture.picked(), [second]);
                tried += 1;
            }
        }
    });
    assert!(tried > 0, "somebody chose");
}
