//! How actions of Escape from New York are said by picking.
//!
//! | action | picks |
//! | --- | --- |
//! | step, reveal, turn up, look, jump, fly, a convict comes | `space-e3` |
//! | step over a roadblock | `space-e3`, then `do-smash e3` or `do-wreck e3` |
//! | leave over a bridge | `bridge-3`, then how, if a roadblock is there |
//! | hit | `space-e3`, then `foe-convict e3 hurt` if enemies there differ |
//! | trick | `foe-convict e3` if enemies differ, then `space-e4` |
//! | New York's move | `space-e3`, the enemy if need be, `space-e4`, `with-e3` |
//! | choose two cards | `card-j1`, `card-j5`, in either order |
//! | play, take back, learn | `card-j1` |
//! | the ability | `ability-strike`, then `card-j1` |
//! | what is done with the reserve | `slot-1`, then `do-use slot 1` |
//! | all else | `do-take cube`: a button |

use games::escape_from_new_york::{
    Escape,
    action::Action,
    components::{
        board::{Ground, Space, SpaceSet},
        cards::{Card, CardSet},
    },
    flow::Step,
    state::foe::{Foe, Way},
    view::View,
};

use crate::{gesture::Pick, ui::Halt};

/// A space of the map.
pub(super) fn space(space: Space) -> Pick {
    Pick::new("space", space)
}

/// An action card, wherever it lies.
pub(super) fn card(card: Card) -> Pick {
    Pick::new("card", card)
}

/// An enemy.
pub(super) fn foe(foe: Foe) -> Pick {
    Pick::new("foe", foe)
}

/// A card of the own reserve, from 0.
pub(super) fn slot(slot: u8) -> Pick {
    Pick::new("slot", slot + 1)
}

/// A bridge, by its number.
pub(super) fn bridge(number: u8) -> Pick {
    Pick::new("bridge", number)
}

/// The personal ability, fought or walked.
pub(super) fn ability(name: &'static str) -> Pick {
    Pick::new("ability", name)
}

fn button(action: Action) -> Pick {
    Pick::new("do", action)
}

/// The picks that say `action`.
pub(super) fn path(action: Action, view: &View) -> Vec<Pick> {
    let table = &view.table;
    match action {
        Action::Step { to, way } => with_way(space(to), action, is_plain(table, to, way)),
        Action::Cross(way) => {
            let number = table.here().bridge().map_or(0, |(number, _)| number);
            with_way(bridge(number), action, way == Way::Open)
        }
        Action::Reveal(at)
        | Action::Turn(at)
        | Action::Look(at)
        | Action::Jump(at)
        | Action::Fly(at)
        | Action::Spawn(at) => vec![space(at)],
        Action::Hit(target) => enemy(table, target),
        Action::Trick { foe: target, to } => {
            let is_one = kinds(table, table.here()) < 2;
            let first = (!is_one).then(|| foe(target));
            first.into_iter().chain([space(to)]).collect()
        }
        Action::Send {
            foe: who, to, with, ..
        } => {
            let with = with.map(|with| Pick::new("with", with));
            let mut path = enemy(table, who);
            path.push(space(to));
            path.extend(with);
            path
        }
        Action::Choose(cards) => cards.iter().map(card).collect(),
        Action::Play(it) | Action::Back(it) | Action::Learn(it) => vec![card(it)],
        Action::Strike(it) => vec![ability("strike"), card(it)],
        Action::Sneak(it) => vec![ability("sneak"), card(it)],
        Action::Use(at)
        | Action::Otherwise(at)
        | Action::Arm(at)
        | Action::Pay(at)
        | Action::Open(at)
        | Action::Discard(at)
        | Action::DropCase { slot: at, .. } => vec![slot(at), button(action)],
        _ => vec![button(action)],
    }
}

/// Every order of picks that says `action`.
pub(super) fn paths(action: Action, view: &View) -> Vec<Vec<Pick>> {
    let path = path(action, view);
    match action {
        Action::Choose(_) => {
            let other = path.iter().rev().cloned().collect();
            vec![path, other]
        }
        _ => vec![path],
    }
}

/// `target`, and how, unless there is only one way.
fn with_way(target: Pick, action: Action, is_plain: bool) -> Vec<Pick> {
    let way = (!is_plain).then(|| button(action));
    [target].into_iter().chain(way).collect()
}

// rules: FU-17, FU-36, FU-43
/// Whether there is but one way to step to `to`: where a roadblock stands there may be a force, a
/// car and the sewers.
fn is_plain(table: &Escape, to: Space, way: Way) -> bool {
    let here = table.here();
    let side = here.side_to(to);
    let is_barred = side.is_some_and(|side| table.map.is_blocked(here, side));
    way == Way::Open && !is_barred
}

/// How many enemies there are on `at` that differ.
fn kinds(table: &Escape, at: Space) -> usize {
    table.map.foes_in(SpaceSet::only(at)).count()
}

/// The space of an enemy, and the enemy if others are there.
fn enemy(table: &Escape, target: Foe) -> Vec<Pick> {
    let at = table.map.place_of(target).unwrap_or_default();
    let which = (kinds(table, at) > 1).then(|| foe(target));
    [space(at)].into_iter().chain(which).collect()
}

/// Whether `action` turns something up, or cannot be taken back by any other means.
pub(super) fn confirms(action: Action) -> bool {
    match action {
        // rules: FU-40. A point of interest may be face down.
        Action::Step { to, .. } => to.ground() == Ground::Poi,
        Action::Escape
        | Action::TakeCube
        | Action::TakeCase(_)
        | Action::TakePresident
        | Action::Timer
        | Action::Choose(_)
        | Action::Void
        | Action::Resolve
        | Action::Cross(_)
        | Action::Show(_)
        | Action::Reveal(_)
        | Action::Turn(_)
        | Action::Look(_)
        | Action::Steal { .. }
        | Action::Draw
        | Action::Regain
        | Action::Swap(_) => true,
        _ => false,
    }
}

/// The action somebody means who picks `pick`, legal or not.
pub(super) fn meaning(pick: &Pick, view: &View) -> Option<Action> {
    let step = *view.table.agenda.now()?;
    let name = pick.name();
    match pick.kind() {
        "do" => name.parse().ok(),
        "space" => Some(at_space(step, name.parse().ok()?, view)),
        "card" => Some(with_card(step, name.parse().ok()?)),
        "bridge" => Some(Action::Cross(Way::Open)),
        "ability" => {
            let card = view.table.turn.chosen.first()?;
            Some(match name {
                "strike" => Action::Strike(card),
                _ => Action::Sneak(card),
            })
        }
        "slot" => {
            let slot = name.parse::<u8>().ok()?.checked_sub(1)?;
            Some(match step {
                Step::Overflow => Action::Discard(slot),
                _ => Action::Use(slot),
            })
        }
        _ => None,
    }
}

fn at_space(step: Step, at: Space, view: &View) -> Action {
    let convict = Foe::Convict {
        at,
        lying: false,
        hurt: false,
    };
    match step {
        Step::RevealPoi { .. } | Step::RescuePois => Action::Turn(at),
        Step::Jump { .. } => Action::Jump(at),
        Step::Look { .. } => Action::Look(at),
        Step::Helicopter { .. } => Action::Fly(at),
        Step::Spawn { .. } | Step::NearManholes { .. } | Step::SpawnCar => Action::Spawn(at),
        Step::Reveal { .. } => Action::Reveal(at),
        Step::Damage { .. } => Action::Hit(convict),
        Step::Trick { .. } => {
            let here = SpaceSet::only(view.table.here());
            let foe = view.table.map.foes_in(here).next();
            Action::Trick {
                foe: foe.unwrap_or(convict),
                to: at,
            }
        }
        Step::NyMove { .. } => Action::Send {
            foe: convict,
            to: at,
            with: None,
        },
        _ => Action::Step {
            to: at,
            way: Way::Open,
        },
    }
}

fn with_card(step: Step, card: Card) -> Action {
    match step {
        Step::Choose => Action::Choose(CardSet::only(card)),
        Step::Retrieve { .. } => Action::Back(card),
        Step::Special => Action::Learn(card),
        _ => Action::Play(card),
    }
}

/// What a touch of a card picks, one after the other: of two chosen cards the first one touched
/// again goes and the other stays.
pub(super) fn touch(touched: &Pick, picked: &[Pick]) -> Vec<Pick> {
    match picked {
        [first, second] if first == touched && second.kind() == "card" => {
            vec![touched.clone(), touched.clone(), second.clone()]
        }
        _ => vec![touched.clone()],
    }
}

// rules: FU-Q40
/// What is answered without asking: windows and gaps with nothing to do in them.
pub(super) fn by_itself(legal: &[Action], view: &View, halt: Halt) -> Option<Action> {
    let is_pity = |action: &Action| {
        matches!(
            action,
            Action::Escape
                | Action::TakeCube
                | Action::TakeCase(_)
                | Action::TakePresident
                | Action::TakeCar(_)
        )
    };
    let can_pass = legal.contains(&Action::Pass);
    let is_idle = legal.iter().all(|action| view.is_idle(*action));
    let passes = match (halt, view.table.agenda.now()?) {
        (Halt::Always, _) => false,
        (Halt::Seldom, Step::Window(_) | Step::Between | Step::Events { .. }) => {
            !legal.iter().any(is_pity)
        }
        (Halt::Useful | Halt::Seldom, _) => is_idle,
    };
    (passes && can_pass).then_some(Action::Pass)
}

#[cfg(test)]
mod tests;
