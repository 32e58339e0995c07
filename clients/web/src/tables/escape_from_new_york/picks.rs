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
    action::Action,
    components::{
        board::{Ground, Space, SpaceSet},
        cards::{Card, CardSet},
    },
    flow::Step,
    state::{
        Table,
        foe::{Foe, Way},
        hiding::Veiled,
    },
    view::View,
};

use super::{Ability, Piece};

/// The picks that say `action`.
pub(super) fn path(action: Action, view: &View) -> Vec<Piece> {
    let table = &view.table;
    match action {
        Action::Step { to, way } => with_way(Piece::Space(to), action, is_plain(table, to, way)),
        Action::Cross(way) => {
            let number = table.here().bridge().map_or(0, |(number, _)| number);
            with_way(Piece::Bridge(number), action, way == Way::Open)
        }
        Action::Reveal(at)
        | Action::Turn(at)
        | Action::Look(at)
        | Action::Jump(at)
        | Action::Fly(at)
        | Action::Spawn(at) => vec![Piece::Space(at)],
        Action::Hit(target) => enemy(table, target),
        Action::Trick { foe: target, to } => {
            let is_one = kinds(table, table.here()) < 2;
            let first = (!is_one).then_some(Piece::Foe(target));
            first.into_iter().chain([Piece::Space(to)]).collect()
        }
        Action::Send {
            foe: who, to, with, ..
        } => {
            let mut path = enemy(table, who);
            path.push(Piece::Space(to));
            path.extend(with.map(Piece::With));
            path
        }
        Action::Choose(cards) => cards.iter().map(Piece::Card).collect(),
        Action::Play(it) | Action::Back(it) | Action::Learn(it) => vec![Piece::Card(it)],
        Action::Strike(it) => vec![Piece::Ability(Ability::Strike), Piece::Card(it)],
        Action::Sneak(it) => vec![Piece::Ability(Ability::Sneak), Piece::Card(it)],
        Action::Use(at)
        | Action::Otherwise(at)
        | Action::Arm(at)
        | Action::Pay(at)
        | Action::Open(at)
        | Action::Discard(at)
        | Action::DropCase { slot: at, .. } => vec![Piece::Slot(at), Piece::Do(action)],
        _ => vec![Piece::Do(action)],
    }
}

/// Every order of picks that says `action`.
pub(super) fn paths(action: Action, view: &View) -> Vec<Vec<Piece>> {
    let path = path(action, view);
    match action {
        Action::Choose(_) => {
            let other = path.iter().rev().copied().collect();
            vec![path, other]
        }
        _ => vec![path],
    }
}

/// `target`, and how, unless there is only one way.
fn with_way(target: Piece, action: Action, is_plain: bool) -> Vec<Piece> {
    let way = (!is_plain).then_some(Piece::Do(action));
    [target].into_iter().chain(way).collect()
}

// rules: FU-17, FU-36, FU-43
/// Whether there is but one way to step to `to`: where a roadblock stands there may be a force, a
/// car and the sewers.
fn is_plain(table: &Table<Veiled>, to: Space, way: Way) -> bool {
    let here = table.here();
    let side = here.side_to(to);
    let is_barred = side.is_some_and(|side| table.map.is_blocked(here, side));
    way == Way::Open && !is_barred
}

/// How many enemies there are on `at` that differ.
fn kinds(table: &Table<Veiled>, at: Space) -> usize {
    table.map.foes_in(SpaceSet::only(at)).count()
}

/// The space of an enemy, and the enemy if others are there.
fn enemy(table: &Table<Veiled>, target: Foe) -> Vec<Piece> {
    let at = table.map.place_of(target).unwrap_or_default();
    let which = (kinds(table, at) > 1).then_some(Piece::Foe(target));
    [Piece::Space(at)].into_iter().chain(which).collect()
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
pub(super) fn meaning(pick: Piece, view: &View) -> Option<Action> {
    let step = *view.table.agenda.now()?;
    Some(match pick {
        Piece::Do(action) => action,
        Piece::Space(space) => at_space(step, space, view),
        Piece::Card(card) => with_card(step, card),
        Piece::Bridge(_) => Action::Cross(Way::Open),
        Piece::Ability(ability) => {
            let card = view.table.turn.chosen.face()?.first()?;
            match ability {
                Ability::Strike => Action::Strike(card),
                Ability::Sneak => Action::Sneak(card),
            }
        }
        Piece::Slot(slot) => match step {
            Step::Overflow => Action::Discard(slot),
            _ => Action::Use(slot),
        },
        Piece::Foe(_)
        | Piece::With(_)
        | Piece::Pawn(_)
        | Piece::Helicopter
        | Piece::Boss(_)
        | Piece::About(_) => return None,
    })
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
pub(super) fn touch(touched: Piece, picked: &[Piece]) -> Vec<Piece> {
    match *picked {
        [first, second @ Piece::Card(_)] if first == touched => vec![touched, touched, second],
        _ => vec![touched],
    }
}

#[cfg(test)]
mod tests;
