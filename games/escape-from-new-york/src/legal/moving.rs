//! Streets, rides and the bridge.

use tabletop::{Illegal, Seat};

use super::{
    Refusal, Verdict, allow,
    cards::Resolvable,
    deed::{Walk, WayAnswer},
    not_now,
};
use crate::{
    action::Action,
    components::{
        board::{POIS, Side, SpaceSet},
        effects::Gait,
        equipment::Case,
    },
    flow::Step,
    resolve::map,
    state::{
        Escape, Table,
        foe::Way,
        hero::{Hero, Slot},
        hiding::Hiding,
        show::Show,
    },
};

const WAYS: [Way; 3] = [Way::Open, Way::Smash, Way::Wreck];

// rules: FU-17, FU-36, FU-38, FU-43, FU-59, FU-94
/// Where the active hero can go in that way: open spaces and face-down points of interest.
fn steps(table: &Table<impl Hiding>, gait: Gait, way: Way) -> SpaceSet {
    let (map, here) = (&table.map, table.here());
    let open = map.open_around(here);
    let blocked = here.around().without(open);
    let drives = table.hero().ride.is_some();
    let spaces = match way {
        // rules: FU-43. No car fits through a manhole.
        Way::Open if gait.has(Gait::SEWER) && !drives && map.manholes.contains(here) => {
            open.or(map.manholes).without(SpaceSet::only(here))
        }
        Way::Open => open,
        Way::Smash if gait.has(Gait::SMASH) => blocked,
        Way::Wreck if drives => blocked,
        Way::Smash | Way::Wreck => SpaceSet::EMPTY,
    };
    spaces.and(map.revealed.or(POIS))
}

// rules: FU-31, FU-Q15, FU-Q44
/// Whether somebody may try to leave over a bridge from here, in that way.
fn can_cross(table: &Table<impl Hiding>, gait: Gait, way: Way) -> bool {
    let here = table.here();
    let Some((_, side)) = here.bridge() else {
        return false;
    };
    let mut together = table.heroes.values().filter(|hero| hero.space == here);
    together.any(Hero::has_president) && can_force(table, gait, side, way)
}

fn can_force(table: &Table<impl Hiding>, gait: Gait, side: Side, way: Way) -> bool {
    let blocked = table.map.is_blocked(table.here(), side);
    match way {
        Way::Open => !blocked,
        Way::Smash => blocked && gait.has(Gait::SMASH),
        Way::Wreck => blocked && table.hero().ride.is_some(),
    }
}

// rules: FU-15, FU-Q64
/// Whether the hero can make a first step, and whether only by wrecking the car.
pub(super) fn way_out(table: &Table<impl Hiding>, gait: Gait) -> Resolvable {
    let can = |way: Way| !steps(table, gait, way).is_empty() || can_cross(table, gait, way);
    if can(Way::Open) || can(Way::Smash) {
        Resolvable::Yes
    } else if can(Way::Wreck) {
        Resolvable::ByWreck
    } else {
        Resolvable::Void
    }
}

/// Whether the movement can go on.
pub(crate) fn has_exit(table: &Escape, step: Step) -> bool {
    let Step::Move { gait, optional, .. } = step else {
        return false;
    };
    // rules: FU-19. Nobody drives off with an enemy beside him.
    if optional && table.map.has_enemy(table.here()) {
        return false;
    }
    way_out(table, Gait::of_bits(gait)) != Resolvable::Void
}

pub(super) fn check(table: &Escape, step: Step, seat: Seat, action: Action) -> Verdict<WayAnswer> {
    match (step, action) {
        (
            Step::Move {
                left,
                gait,
                passenger,
                asked,
                ..
            },
            Action::Step { to, way },
        ) => {
            let can = steps(table, Gait::of_bits(gait), way).contains(to);
            allow(can, "FU-17", Refusal::NoWay { to })?;
            let walk = Walk {
                left,
                gait,
                passenger,
                asked,
            };
            Ok(WayAnswer::Step { walk, to, way })
        }
        (Step::Move { gait, .. }, Action::Cross(way)) => {
            let bridge = table.here().bridge().map(|(bridge, _)| bridge);
            let bridge = bridge.filter(|_| can_cross(table, Gait::of_bits(gait), way));
            let bridge = bridge.ok_or(Illegal::new("FU-31", Refusal::NoBridge))?;
            Ok(WayAnswer::Cross { bridge })
        }
        (Step::Move { .. } | Step::Jump { .. }, Action::Offer(to)) => {
            let refusal = Refusal::NoRide { seat: to };
            allow(may_ride(table, step, to), "FU-20", refusal)?;
            Ok(WayAnswer::Offer(to))
        }
        (Step::Move { passenger, .. } | Step::Jump { passenger, .. }, Action::SetDown) => {
            let rides = passenger.ok_or(Illegal::new("FU-Q43", Refusal::NotNow))?;
            Ok(WayAnswer::SetDown(rides))
        }
        // rules: FU-81
        (Step::Jump { passenger, .. }, Action::Jump(to)) => {
            let can = map::jumps(table).contains(to);
            allow(can, "FU-81", Refusal::NotThatSpace { space: to })?;
            Ok(WayAnswer::Jump { to, passenger })
        }
        (Step::Ride(_) | Step::Attempt { .. }, _) => check_asked(table, step, seat, action),
        _ => not_now("FU-14"),
    }
}

// rules: FU-20, FU-Q44
/// What other heroes are asked: to ride along, and what they show at the bridge.
fn check_asked(table: &Escape, step: Step, seat: Seat, action: Action) -> Verdict<WayAnswer> {
    match (step, action) {
        (Step::Ride(_), Action::Accept) => Ok(WayAnswer::Ride { accepted: true }),
        (Step::Ride(_), Action::Decline) => Ok(WayAnswer::Ride { accepted: false }),
        (
            Step::Attempt {
                bridge,
                president,
                tape,
                diagram,
                waiting,
            },
            Action::Show(show),
        ) => {
            check_show(table, seat, bridge, show)?;
            let shown = Show {
                president,
                tape,
                diagram,
            };
            Ok(WayAnswer::Show {
                bridge,
                shown,
                waiting,
                show,
            })
        }
        (Step::Ride(_), _) => not_now("FU-20"),
        (Step::Attempt { .. }, _) => not_now("FU-Q44"),
        _ => not_now("FU-14"),
    }
}

// rules: FU-Q44
/// Whether the hero has what he would show at the bridge.
fn check_show(table: &Escape, seat: Seat, bridge: u8, show: Show) -> Verdict {
    let hero = &table.heroes[seat];
    let has_diagram = || {
        let is_that = |case: Case| case.bridge() == Some(bridge);
        holds(table, seat, is_that) || hero.has_open(bridge)
    };
    let can = (!show.president || hero.has_president())
        && (!show.tape || holds(table, seat, |case| case == Case::TAPE))
        && (!show.diagram || has_diagram());
    allow(can, "FU-Q44", Refusal::NothingToShow)
}

// rules: FU-20, FU-Q43, FU-Q71
/// Whether the driver may offer `to` a ride now.
fn may_ride(table: &Escape, step: Step, to: Seat) -> bool {
    let (Step::Move {
        passenger, asked, ..
    }
    | Step::Jump { passenger, asked }) = step
    else {
        return false;
    };
    let seats = table.heroes.seats();
    to != table.active
        && to.number() < seats.get()
        && table.hero().ride.is_some()
        && passenger.is_none()
        && asked >> to.number() & 1 == 0
        && table.heroes[to].ride.is_none()
        && table.heroes[to].space == table.here()
}

/// The seats the driver may offer a ride now.
fn riders(table: &Escape, step: Step) -> impl Iterator<Item = Seat> {
    let seats = table.heroes.seats().iter();
    seats.filter(move |to| may_ride(table, step, *to))
}

/// How many answers there are to the question where to jump, and with whom.
pub(crate) fn jumps_or_rides(table: &Escape, step: Step) -> usize {
    let has_passenger = matches!(
        step,
        Step::Jump {
            passenger: Some(_),
            ..
        }
    );
    let jumps = map::jumps(table).len() as usize;
    jumps + riders(table, step).count() + usize::from(has_passenger)
}

/// Whether a face-down briefcase card that fits is in the reserve.
fn holds(table: &Escape, seat: Seat, fits: impl Fn(Case) -> bool) -> bool {
    let slots = table.heroes[seat].reserve.iter().flatten();
    let mut cases = slots.filter_map(|slot| match slot {
        Slot::Case { case, .. } => Some(case),
        Slot::Item { .. } | Slot::President | Slot::Diagram => None,
    });
    cases.any(|case| !case.up && fits(case.card))
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other step asks where to go"
)]
pub(super) fn list(table: &Escape, step: Step, seat: Seat, out: &mut Vec<Action>) {
    match step {
        Step::Move {
            gait,
            passenger,
            optional,
            ..
        } => {
            let gait = Gait::of_bits(gait);
            for way in WAYS {
                let spaces = steps(table, gait, way).iter();
                out.extend(spaces.map(|to| Action::Step { to, way }));
                out.extend(can_cross(table, gait, way).then_some(Action::Cross(way)));
            }
            out.extend(riders(table, step).map(Action::Offer));
            out.extend(passenger.map(|_| Action::SetDown));
            out.extend(optional.then_some(Action::Pass));
        }
        Step::Ride(_) => out.extend([Action::Accept, Action::Decline]),
        Step::Jump { passenger, .. } => {
            out.extend(map::jumps(table).iter().map(Action::Jump));
            out.extend(riders(table, step).map(Action::Offer));
            out.extend(passenger.map(|_| Action::SetDown));
        }
        Step::Attempt { bridge, .. } => {
            let shows = Show::ALL.iter().map(|(_, show)| *show);
            let shows = shows.filter(|show| check_show(table, seat, bridge, *show).is_ok());
            out.extend(shows.map(Action::Show));
        }
        _ => {}
    }
}
