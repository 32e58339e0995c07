//! May this be done?

mod asking;
pub(crate) mod cards;
mod listing;
pub(crate) mod moving;
mod things;

use serde::{Deserialize, Serialize};
use tabletop::{Illegal, Seat};

use crate::{
    action::Action,
    components::{
        board::{PARK, Space, SpaceSet},
        cards::Card,
    },
    flow::{Step, to_act},
    resolve::{fight, map},
    state::{Escape, map::Post, routes::routes},
};

pub(crate) use listing::list;
pub(crate) use things::{gap_opens, may_do, window_opens};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat owes the decision.
    NotYourTurn,
    /// Something else is being asked.
    NotNow,
    /// A lone victory needs level 3, an open way and both objectives.
    CannotEscape,
    /// Exactly two cards of the hand are chosen.
    ChooseTwo,
    /// The card is not there to be played or taken.
    NotThatCard { card: Card },
    /// The personal ability was used this turn.
    AbilityUsed,
    /// The ability cannot be resolved.
    AbilityVoid,
    /// No street leads there, or it is barred.
    NoWay { to: Space },
    /// Nobody could leave over a bridge from here, this way.
    NoBridge,
    /// That hero cannot ride along.
    NoRide { seat: Seat },
    /// The hero does not have what he would show.
    NothingToShow,
    /// The enemy cannot be hit or tricked so.
    NotThatEnemy,
    /// The space cannot be chosen.
    NotThatSpace { space: Space },
    /// The reserve has no such card for that.
    NotThatSlot { slot: u8 },
    /// An enemy is in the space.
    EnemyHere,
    /// There is nothing of the kind to take.
    NothingThere,
    /// The same hero dropped it this turn.
    JustDropped,
    /// The level token shows no free item icon, or it is too late in the turn.
    NothingToPay,
    /// The weapon cannot do that.
    NotThatWeapon,
    /// The box is not free.
    BoxTaken,
    /// There is no car to leave, or one already.
    NoCar,
    /// The card is not among those to choose from.
    NotOffered,
    /// The order of New York's enemies does not allow it.
    NotItsTurn,
}

/// What a check says.
pub(crate) type Verdict = Result<(), Illegal<Refusal>>;

/// Refuses by `rule` unless it `holds`.
pub(crate) fn allow(holds: bool, rule: &'static str, refusal: Refusal) -> Verdict {
    if holds {
        Ok(())
    } else {
        Err(Illegal::new(rule, refusal))
    }
}

// rules: FU-Q38
pub(crate) fn check(table: &Escape, seat: Seat, action: Action) -> Verdict {
    let Some(step) = table.agenda.now().copied() else {
        return Err(Illegal::new("FU-34", Refusal::Over));
    };
    allow(to_act(table).contains(seat), "FU-Q38", Refusal::NotYourTurn)?;
    if action == Action::Escape {
        // rules: FU-33, FU-Q16
        return allow(table.may_escape_alone(seat), "FU-33", Refusal::CannotEscape);
    }
    if things::is_thing(action) && things::may_use(table, step) {
        let is_lid = matches!(step, Step::Lids { .. }) && things::check_lid(table, action).is_ok();
        return if is_lid {
            Ok(())
        } else {
            things::check(table, action)
        };
    }
    match step {
        Step::Window(_) | Step::Events { .. } => answers(action == Action::Pass, "FU-Q40"),
        Step::Between => things::check_gap(table, action),
        Step::Overflow => things::check_overflow(table, action),
        Step::Refresh => answers(matches!(action, Action::Timer | Action::Pass), "FU-12"),
        Step::Choose | Step::Play | Step::WreckOrVoid(_) | Step::Special => {
            cards::check(table, step, action)
        }
        Step::Move { .. } | Step::Jump { .. } | Step::Ride(_) | Step::Attempt { .. } => {
            moving::check(table, step, seat, action)
        }
        Step::Retrieve { optional, .. } => match action {
            Action::Back(card) => {
                let held = table.hero().discards.contains(card);
                allow(held, "FU-81", Refusal::NotThatCard { card })
            }
            _ => answers(optional && action == Action::Pass, "FU-14"),
        },
        Step::Steal => things::check_steal(table, action),
        Step::Lids { .. } => things::check_lid(table, action),
        Step::Library => answers(matches!(action, Action::Draw | Action::Regain), "FU-64"),
        Step::Armoury => answers(matches!(action, Action::Draw | Action::Reload), "FU-64"),
        Step::Keep => match action {
            Action::Keep(item) => {
                let offered = table.drawn.is_some_and(|drawn| drawn.contains(&item));
                allow(offered, "FU-64", Refusal::NotOffered)
            }
            _ => answers(false, "FU-64"),
        },
        Step::SwapColour => answers(matches!(action, Action::Swap(_)), "FU-63"),
        Step::SwapCard(colour) => match action {
            Action::Aim(card) => {
                let offered = table.leftover[colour as usize].contains(card);
                allow(offered, "FU-63", Refusal::NotOffered)
            }
            _ => answers(false, "FU-63"),
        },
        Step::Damage { .. } | Step::Bat { .. } | Step::Trick { .. } | Step::NyMove { .. } => {
            check_enemy(table, step, action)
        }
        _ => check_space(table, step, action),
    }
}

/// The step asks for something else, unless it is an answer.
pub(crate) fn answers(is_answer: bool, rule: &'static str) -> Verdict {
    allow(is_answer, rule, Refusal::NotNow)
}

fn check_enemy(table: &Escape, step: Step, action: Action) -> Verdict {
    match (step, action) {
        // rules: FU-44, FU-Q53
        (Step::Damage { range, .. }, Action::Hit(foe)) => {
            let can = fight::targets(table, range).any(|target| target == foe);
            allow(can, "FU-44", Refusal::NotThatEnemy)
        }
        (Step::Bat { .. }, Action::Bat(boss)) => {
            let here = table.here();
            let can = matches!(
                table.map.bosses[boss as usize],
                Post::On { at, .. } if at == here
            );
            allow(can, "FU-81", Refusal::NotThatEnemy)
        }
        (Step::Bat { .. }, Action::Pass) => Ok(()),
        // rules: FU-48, FU-Q07, FU-Q58
        (Step::Trick { .. }, Action::Trick { foe, to }) => {
            let can = fight::tricks(table).any(|trick| trick == (foe, to));
            allow(can, "FU-48", Refusal::NotThatEnemy)
        }
        // rules: FU-73
        (Step::NyMove { .. }, Action::Send { foe, to, with }) => {
            let can = routes(table)
                .iter()
                .any(|route| route.foe == foe && route.path.end() == to && route.with == with);
            allow(can, "FU-73", Refusal::NotItsTurn)
        }
        _ => answers(false, "FU-14"),
    }
}

/// The spaces among which the step lets choose, and the rule.
fn spaces(table: &Escape, step: Step) -> (SpaceSet, &'static str) {
    match step {
        Step::Reveal { .. } => (map::revealable(table), "FU-39"),
        Step::RevealPoi { .. } => (table.hidden_pois(), "FU-40"),
        Step::RescuePois => (table.hidden_pois(), "FU-53"),
        Step::Look { .. } => (map::lookable(table), "FU-52"),
        Step::Helicopter { any } => {
            let others = PARK.without(SpaceSet::only(table.helicopter));
            let near = table.helicopter.around();
            (if any { others } else { others.and(near) }, "FU-76")
        }
        Step::Spawn { spots } => (spots, "FU-70"),
        Step::NearManholes { spots, .. } => (map::nearest_manholes(table, spots), "FU-Q68"),
        Step::SpawnCar => (map::car_spots(table), "FU-Q68"),
        _ => (SpaceSet::EMPTY, "FU-14"),
    }
}

/// The action that names a space in answer to the step.
fn at(step: Step, space: Space) -> Action {
    match step {
        Step::Reveal { .. } => Action::Reveal(space),
        Step::RevealPoi { .. } | Step::RescuePois => Action::Turn(space),
        Step::Look { .. } => Action::Look(space),
        Step::Helicopter { .. } => Action::Fly(space),
        _ => Action::Spawn(space),
    }
}

fn check_space(table: &Escape, step: Step, action: Action) -> Verdict {
    if matches!(step, Step::Look { .. }) && action == Action::Pass {
        return Ok(());
    }
    let (Action::Reveal(space)
    | Action::Turn(space)
    | Action::Look(space)
    | Action::Fly(space)
    | Action::Spawn(space)) = action
    else {
        return answers(false, "FU-14");
    };
    let (spaces, rule) = spaces(table, step);
    answers(at(step, space) == action, rule)?;
    allow(
        spaces.contains(space),
        rule,
        Refusal::NotThatSpace { space },
    )
}
