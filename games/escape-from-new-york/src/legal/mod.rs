//! May this be done?

mod asking;
pub(crate) mod cards;
pub(crate) mod deed;
mod listing;
pub(crate) mod moving;
mod taking;
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
    state::{
        Escape,
        foe::Tie,
        map::Post,
        routes::{Routes, find_routes},
    },
};

use deed::{Choice, Deed};

pub(crate) use listing::list;
pub(crate) use taking::gap_opens;
pub(crate) use things::{may_do, window_opens};

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

/// What a check says: no, and why; or what it is that is allowed.
pub(crate) type Verdict<T = ()> = Result<T, Illegal<Refusal>>;

/// Refuses by `rule` unless it `holds`.
pub(crate) fn allow(holds: bool, rule: &'static str, refusal: Refusal) -> Verdict {
    if holds {
        Ok(())
    } else {
        Err(Illegal::new(rule, refusal))
    }
}

/// The step asks for something else.
pub(crate) fn not_now<T>(rule: &'static str) -> Verdict<T> {
    Err(Illegal::new(rule, Refusal::NotNow))
}

// rules: FU-Q38
/// The deed that the action is, if it is allowed.
pub(crate) fn check(table: &Escape, seat: Seat, action: Action) -> Verdict<Deed> {
    let Some(step) = table.agenda.now().copied() else {
        return Err(Illegal::new("FU-34", Refusal::Over));
    };
    allow(to_act(table).contains(seat), "FU-Q38", Refusal::NotYourTurn)?;
    if matches!(action, Action::Escape) {
        // rules: FU-33, FU-Q16
        allow(table.may_escape_alone(seat), "FU-33", Refusal::CannotEscape)?;
        return Ok(Deed::Escape);
    }
    if let (Step::Lids { damage }, Action::Use(slot)) = (step, action)
        && things::check_lid(table, slot).is_ok()
    {
        return Ok(Deed::Choice(Choice::Lid { slot, damage }));
    }
    if things::may_use(table, step)
        && let Some(verdict) = things::check(table, action)
    {
        return verdict.map(Deed::Thing);
    }
    answer(table, step, seat, action)
}

/// The answer that the action is to what the step asks.
fn answer(table: &Escape, step: Step, seat: Seat, action: Action) -> Verdict<Deed> {
    if matches!(action, Action::Pass) {
        return check_pass(step);
    }
    match step {
        Step::Window(_) | Step::Events { .. } => not_now("FU-Q40"),
        Step::Between => taking::check_take(table, action).map(Deed::Thing),
        Step::Overflow => things::check_overflow(table, action).map(Deed::Thing),
        Step::Choose | Step::Play | Step::WreckOrVoid(_) | Step::Special => {
            cards::check(table, step, action).map(Deed::Card)
        }
        Step::Move { .. } | Step::Jump { .. } | Step::Ride(_) | Step::Attempt { .. } => {
            moving::check(table, step, seat, action).map(Deed::Way)
        }
        Step::Damage { .. } | Step::Bat { .. } | Step::Trick { .. } | Step::NyMove { .. } => {
            check_enemy(table, step, action).map(Deed::Choice)
        }
        Step::Refresh
        | Step::Retrieve { .. }
        | Step::Steal
        | Step::Lids { .. }
        | Step::Library
        | Step::Armoury
        | Step::Keep
        | Step::SwapColour
        | Step::SwapCard(_) => check_choice(table, step, action).map(Deed::Choice),
        Step::Reveal { .. }
        | Step::RevealPoi { .. }
        | Step::RescuePois
        | Step::Look { .. }
        | Step::Helicopter { .. }
        | Step::Spawn { .. }
        | Step::NearManholes { .. }
        | Step::SpawnCar => check_space(table, step, action).map(Deed::Choice),
        // These run by themselves.
        Step::Stage(_)
        | Step::Effects { .. }
        | Step::Queue
        | Step::Trap(_)
        | Step::Noise(_)
        | Step::Mission(_)
        | Step::Timer { .. }
        | Step::Poi(_)
        | Step::Duke
        | Step::Rescue
        | Step::Land
        | Step::Shelve
        | Step::EventDone(_)
        | Step::NyDone(_) => not_now("FU-14"),
    }
}

/// Whether the step lets go on without what it offers.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other step can be passed"
)]
fn check_pass(step: Step) -> Verdict<Deed> {
    let rule = match step {
        Step::Window(_)
        | Step::Events { .. }
        | Step::Between
        | Step::Refresh
        | Step::Lids { .. }
        | Step::Bat { .. }
        | Step::Look { .. }
        | Step::Move { optional: true, .. }
        | Step::Retrieve { optional: true, .. } => return Ok(Deed::Pass),
        Step::Overflow => "FU-49",
        Step::Ride(_) => "FU-20",
        Step::Attempt { .. } => "FU-Q44",
        Step::Steal => "FU-Q61",
        Step::Library | Step::Armoury | Step::Keep => "FU-64",
        Step::SwapColour | Step::SwapCard(_) => "FU-63",
        _ => "FU-14",
    };
    not_now(rule)
}

fn check_choice(table: &Escape, step: Step, action: Action) -> Verdict<Choice> {
    match (step, action) {
        (Step::Refresh, Action::Timer) => Ok(Choice::Timer),
        (Step::Refresh, _) => not_now("FU-12"),
        (Step::Retrieve { left, optional }, Action::Back(card)) => {
            let held = table.hero().discards.contains(card);
            allow(held, "FU-81", Refusal::NotThatCard { card })?;
            Ok(Choice::Back {
                card,
                left,
                optional,
            })
        }
        (Step::Steal, Action::Steal { slot, from }) => {
            things::check_steal(table, slot, from)?;
            Ok(Choice::Steal { slot, from })
        }
        (Step::Steal, _) => not_now("FU-Q61"),
        (Step::Lids { .. }, _) => not_now("FU-23"),
        (Step::Library, Action::Draw) => Ok(Choice::DrawItem),
        (Step::Library, Action::Regain) => Ok(Choice::Regain),
        (Step::Armoury, Action::Draw) => Ok(Choice::DrawTwo),
        (Step::Armoury, Action::Reload) => Ok(Choice::Reload),
        (Step::Keep, Action::Keep(item)) => {
            let offered = table.drawn.is_some_and(|drawn| drawn.contains(&item));
            allow(offered, "FU-64", Refusal::NotOffered)?;
            Ok(Choice::Keep(item))
        }
        (Step::Library | Step::Armoury | Step::Keep, _) => not_now("FU-64"),
        (Step::SwapColour, Action::Swap(colour)) => Ok(Choice::Swap(colour)),
        (Step::SwapCard(colour), Action::Aim(card)) => {
            let offered = table.leftover[colour as usize].contains(card);
            allow(offered, "FU-63", Refusal::NotOffered)?;
            Ok(Choice::Aim { card, colour })
        }
        (Step::SwapColour | Step::SwapCard(_), _) => not_now("FU-63"),
        _ => not_now("FU-14"),
    }
}

fn check_enemy(table: &Escape, step: Step, action: Action) -> Verdict<Choice> {
    match (step, action) {
        // rules: FU-44, FU-Q53
        (Step::Damage { left, range }, Action::Hit(foe)) => {
            let can = fight::targets(table, range).any(|target| target == foe);
            allow(can, "FU-44", Refusal::NotThatEnemy)?;
            Ok(Choice::Hit { foe, left, range })
        }
        (Step::Bat { points }, Action::Bat(boss)) => {
            let here = table.here();
            let can = matches!(
                table.map.bosses[boss as usize],
                Post::On { at, .. } if at == here
            );
            allow(can, "FU-81", Refusal::NotThatEnemy)?;
            Ok(Choice::Bat { boss, points })
        }
        // rules: FU-48, FU-Q07, FU-Q58
        (Step::Trick { left }, Action::Trick { foe, to }) => {
            let can = fight::tricks(table).any(|trick| trick == (foe, to));
            allow(can, "FU-48", Refusal::NotThatEnemy)?;
            Ok(Choice::Trick { foe, to, left })
        }
        // rules: FU-73
        (Step::NyMove { left }, Action::Send { foe, to, with }) => {
            let mut found = Routes::none();
            find_routes(table, &mut found);
            let route = found.iter().find(|route| route.is_on(foe, to, with));
            let route = *route.ok_or(Illegal::new("FU-73", Refusal::NotItsTurn))?;
            let tie = Tie::broken(table.active, &found, foe);
            Ok(Choice::Send { route, tie, left })
        }
        _ => not_now("FU-14"),
    }
}

/// The spaces among which the step lets choose, and the rule.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other step asks for a space"
)]
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

/// How a space is named in answer to the step, and what that is.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other step asks for a space"
)]
fn naming(step: Step, at: Space) -> Option<(Action, Choice)> {
    Some(match step {
        Step::Reveal { left } => (Action::Reveal(at), Choice::Reveal { at, left }),
        Step::RevealPoi { left } => (Action::Turn(at), Choice::TurnUp { at, left }),
        Step::RescuePois => (Action::Turn(at), Choice::RescuePoi { at }),
        Step::Look { left } => (Action::Look(at), Choice::Look { at, left }),
        Step::Helicopter { .. } => (Action::Fly(at), Choice::Fly { to: at }),
        Step::Spawn { spots } => (Action::Spawn(at), Choice::Spawn { at, spots }),
        Step::NearManholes { left, spots } => {
            (Action::Spawn(at), Choice::NearManhole { at, left, spots })
        }
        Step::SpawnCar => (Action::Spawn(at), Choice::SpawnCar { at }),
        _ => return None,
    })
}

fn check_space(table: &Escape, step: Step, action: Action) -> Verdict<Choice> {
    let (Action::Reveal(space)
    | Action::Turn(space)
    | Action::Look(space)
    | Action::Fly(space)
    | Action::Spawn(space)) = action
    else {
        return not_now("FU-14");
    };
    let (spaces, rule) = spaces(table, step);
    let Some((_, choice)) = naming(step, space).filter(|(named, _)| *named == action) else {
        return not_now(rule);
    };
    let refusal = Refusal::NotThatSpace { space };
    allow(spaces.contains(space), rule, refusal)?;
    Ok(choice)
}
