//! Items, weapons, briefcases, cars: what may be used, taken and left, and when.

use tabletop::Seat;

use super::{Refusal, Verdict, allow, answers};
use crate::{
    action::Action,
    components::{
        CARS, RESERVE,
        effects::Effect,
        equipment::{Item, Source as Origin},
        places::Poi,
    },
    flow::{Source, Stage, Step},
    resolve::{fight, map, things},
    state::{
        Escape, President,
        hero::{Hero, Slot},
        map::Car,
    },
};

// rules: FU-55, FU-Q40
/// Whether things may be used while this is asked: in the own turn, but not while an action card
/// is resolved, nor before a card too many is gone.
pub(super) fn may_use(table: &Escape, step: Step) -> bool {
    let is_own = !matches!(step, Step::Overflow | Step::Ride(_) | Step::Attempt { .. });
    is_own && !table.is_in_card()
}

// rules: FU-Q40
/// Whether there is a stop before `stage`: it asks nothing itself, and there may be something to
/// do.
pub(crate) fn window_opens(table: &Escape, stage: Stage) -> bool {
    let hero = table.hero();
    let asks_itself = match stage {
        Stage::Refresh => !table.turn.forced && !hero.discards.is_empty(),
        Stage::Choose => hero.hand.len() > 2,
        _ => false,
    };
    !asks_itself && may_do(table)
}

// rules: FU-Q40
/// Whether the active hero may have a use for a stop. Only open facts decide, so that waiting
/// tells nothing: any face-down item may be of use, any briefcase may be the bracelet.
pub(crate) fn may_do(table: &Escape) -> bool {
    let hero = table.hero();
    let held = table.heroes.values().flat_map(|hero| hero.reserve);
    let cases = held.flatten().filter_map(|slot| match slot {
        Slot::Case { case, .. } => Some(case),
        Slot::Item { .. } | Slot::President | Slot::Diagram => None,
    });
    let boxed = table.boxes.iter().filter_map(|place| place.case);
    let is_worn = cases.chain(boxed).any(|case| case.up);
    let can_use = hero.reserve.iter().flatten().any(|slot| match slot {
        Slot::Item { .. } => true,
        Slot::Case { .. } => !is_worn,
        Slot::President | Slot::Diagram => false,
    });
    let can_shoot = || check_fire(hero).is_ok() && has_use(table, hero.weapon);
    can_use || gap_opens(table) || can_shoot() || check_pay_weapon(table).is_ok()
}

// rules: FU-Q13, FU-Q16
/// Whether there is something to take, or a lone victory might be declared.
pub(crate) fn gap_opens(table: &Escape) -> bool {
    let is_near_winning = table.hero().level == 3 && table.lone_wins_open();
    is_near_winning || takes(table).next().is_some()
}

/// Everything there is to take now.
pub(super) fn takes(table: &Escape) -> impl Iterator<Item = Action> {
    let cases = (1..=4).map(Action::TakeCase);
    let cars = (0..CARS as u8).map(Action::TakeCar);
    [Action::TakeCube, Action::TakePresident]
        .into_iter()
        .chain(cases)
        .chain(cars)
        .filter(|action| lies_here(table, *action).is_ok())
        .take_while(|_| !table.map.has_enemy(table.here()))
}

// rules: FU-50, FU-53, FU-54, FU-58, FU-Q13, FU-Q14
fn check_take(table: &Escape, action: Action) -> Verdict {
    lies_here(table, action)?;
    let clear = !table.map.has_enemy(table.here());
    let rule = match action {
        Action::TakeCase(_) => "FU-50",
        Action::TakePresident => "FU-53",
        Action::TakeCar(_) => "FU-58",
        _ => "FU-54",
    };
    allow(clear, rule, Refusal::EnemyHere)
}

// rules: FU-Q62, FU-Q63
fn lies_here(table: &Escape, action: Action) -> Verdict {
    let here = table.here();
    match action {
        Action::TakeCube => allow(table.map.cubes[here] > 0, "FU-54", Refusal::NothingThere),
        Action::TakePresident => {
            let held = table.president == President::Held;
            let is_here = held && table.open_poi(here) == Some(Poi::CAMP);
            allow(is_here, "FU-53", Refusal::NothingThere)
        }
        Action::TakeCase(number) => {
            let place = table.boxes[usize::from(number) - 1];
            allow(place.token == Some(here), "FU-50", Refusal::NothingThere)?;
            let fresh = table.turn.dropped >> number & 1 == 1;
            allow(!fresh, "FU-Q62", Refusal::JustDropped)
        }
        Action::TakeCar(car) => {
            let is_here = table.map.cars[car as usize] == Car::Abandoned(here);
            allow(is_here, "FU-58", Refusal::NothingThere)?;
            allow(table.hero().ride.is_none(), "FU-Q63", Refusal::NoCar)?;
            let fresh = table.turn.left >> car & 1 == 1;
            allow(!fresh, "FU-Q62", Refusal::JustDropped)
        }
        _ => answers(false, "FU-Q13"),
    }
}

// rules: FU-Q13
pub(super) fn check_gap(table: &Escape, action: Action) -> Verdict {
    if action == Action::Pass {
        return Ok(());
    }
    check_take(table, action)
}

/// Whether the action uses, takes, pays or leaves a thing.
pub(super) fn is_thing(action: Action) -> bool {
    matches!(
        action,
        Action::TakeCube
            | Action::TakeCase(_)
            | Action::TakePresident
            | Action::TakeCar(_)
            | Action::Use(_)
            | Action::Otherwise(_)
            | Action::Arm(_)
            | Action::Fire
            | Action::Pay(_)
            | Action::PayWeapon
            | Action::Open(_)
            | Action::DropCase { .. }
            | Action::LeaveCar
    )
}

// rules: FU-55, FU-90, FU-91, FU-Q40
pub(super) fn check(table: &Escape, action: Action) -> Verdict {
    let hero = table.hero();
    match action {
        Action::TakeCube | Action::TakeCase(_) | Action::TakePresident | Action::TakeCar(_) => {
            check_take(table, action)
        }
        Action::Use(slot) => {
            let item = item_at(hero, slot)?;
            let can = has_use(table, Some(item)) && item.weapon().is_none();
            allow(can, "FU-55", Refusal::NotThatSlot { slot })
        }
        Action::Otherwise(slot) => {
            let can = do_something(table, item_at(hero, slot)?.otherwise());
            allow(can, "FU-55", Refusal::NotThatSlot { slot })
        }
        Action::Arm(slot) => {
            let can = item_at(hero, slot)?.weapon().is_some();
            allow(can, "FU-56", Refusal::NotThatSlot { slot })
        }
        Action::Fire => check_fire(hero),
        Action::Pay(slot) => {
            check_pay(table)?;
            item_at(hero, slot).map(drop)
        }
        Action::PayWeapon => check_pay_weapon(table),
        Action::Open(slot) => {
            let Some(Some(Slot::Case { case, .. })) = hero.reserve.get(slot as usize) else {
                return allow(false, "FU-52", Refusal::NotThatSlot { slot });
            };
            let can = !case.up && do_something(table, case.card.effects());
            allow(can, "FU-52", Refusal::NotThatSlot { slot })
        }
        Action::DropCase { slot, into } => check_drop(table, slot, into),
        Action::LeaveCar => {
            // rules: FU-19. Not in the middle of the extra movement.
            let is_driving = table.agenda.iter().any(|step| match step {
                Step::Effects { source, .. } => *source == Source::Drive,
                _ => false,
            });
            let can = hero.ride.is_some() && !is_driving;
            allow(can, "FU-59", Refusal::NoCar)
        }
        _ => answers(false, "FU-Q40"),
    }
}

// rules: FU-55, FU-Q78
/// Whether using the item, or firing the weapon, does anything.
fn has_use(table: &Escape, item: Option<Item>) -> bool {
    item.is_some_and(|item| do_something(table, item.effects()))
}

// rules: FU-80, FU-Q78
/// Whether one of the effects changes anything now. Items do as much of it as they can.
fn do_something(table: &Escape, effects: &[Effect]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Retrieve(_) => !table.hero().discards.is_empty(),
        Effect::Reload(_) => things::may_reload(table),
        Effect::Reveal(_) => !map::revealable(table).is_empty(),
        Effect::Look(_) => !map::lookable(table).is_empty(),
        Effect::RemoveAlive => table.president == President::Held,
        Effect::Damage(_, range) => fight::targets(table, *range).next().is_some(),
        Effect::Trick(_) => fight::tricks(table).next().is_some(),
        Effect::HeliAny => true,
        // Noise alone is no use, and items do nothing else.
        _ => false,
    })
}

fn item_at(hero: &Hero, slot: u8) -> Result<Item, tabletop::Illegal<Refusal>> {
    match hero.reserve.get(slot as usize) {
        Some(Some(Slot::Item { item, .. })) => Ok(*item),
        _ => Err(tabletop::Illegal::new(
            "FU-55",
            Refusal::NotThatSlot { slot },
        )),
    }
}

// rules: FU-56, FU-91
fn check_fire(hero: &Hero) -> Verdict {
    let armed = hero.weapon.is_some_and(|item| !item.effects().is_empty());
    let can = armed && hero.ammunition > 0;
    allow(can, "FU-91", Refusal::NotThatWeapon)
}

// rules: FU-24, FU-62, FU-Q60
/// Whether an item may be paid for the level: until it is taken.
fn check_pay(table: &Escape) -> Verdict {
    let can = table.takes_item() && !table.turn.levelled;
    allow(can, "FU-24", Refusal::NothingToPay)
}

// rules: FU-56, FU-62
fn check_pay_weapon(table: &Escape) -> Verdict {
    check_pay(table)?;
    let can = table.hero().weapon.is_some_and(|item| {
        let pays = item.weapon().is_some_and(|weapon| weapon.pays);
        pays && item.source() != Origin::Start
    });
    allow(can, "FU-56", Refusal::NotThatWeapon)
}

// rules: FU-51, FU-Q19
fn check_drop(table: &Escape, slot: u8, into: u8) -> Verdict {
    let Some(Some(Slot::Case { .. })) = table.hero().reserve.get(slot as usize) else {
        return allow(false, "FU-51", Refusal::NotThatSlot { slot });
    };
    let free = table.boxes[usize::from(into) - 1].case.is_none();
    allow(free, "FU-51", Refusal::BoxTaken)
}

// rules: FU-49, FU-53, FU-Q20, FU-Q59, FU-Q60
pub(super) fn check_overflow(table: &Escape, action: Action) -> Verdict {
    let hero = table.hero();
    match action {
        Action::Discard(slot) => {
            let can = matches!(
                hero.reserve.get(slot as usize),
                Some(Some(Slot::Item { .. } | Slot::Diagram))
            );
            allow(can, "FU-49", Refusal::NotThatSlot { slot })
        }
        Action::Pay(slot) => {
            allow(table.takes_item(), "FU-Q60", Refusal::NothingToPay)?;
            item_at(hero, slot).map(drop)
        }
        Action::DropCase { slot, into } => check_drop(table, slot, into),
        _ => answers(false, "FU-49"),
    }
}

// rules: FU-23
pub(super) fn check_lid(table: &Escape, action: Action) -> Verdict {
    match action {
        Action::Pass => Ok(()),
        Action::Use(slot) => {
            let can = item_at(table.hero(), slot)? == Item::LID;
            allow(can, "FU-23", Refusal::NotThatSlot { slot })
        }
        _ => answers(false, "FU-23"),
    }
}

// rules: FU-Q18, FU-Q61
/// Cards of other reserves in the same space, by their place.
pub(super) fn victims(table: &Escape) -> impl Iterator<Item = (u8, Seat)> {
    let here = table.here();
    let others = table
        .heroes
        .iter()
        .filter(move |(seat, hero)| *seat != table.active && hero.space == here);
    others.flat_map(|(seat, hero)| (0..hero.reserve_len() as u8).map(move |slot| (slot, seat)))
}

pub(super) fn check_steal(table: &Escape, action: Action) -> Verdict {
    let Action::Steal { slot, from } = action else {
        return answers(false, "FU-Q61");
    };
    let can = victims(table).any(|victim| victim == (slot, from));
    allow(can, "FU-Q18", Refusal::NotThatSlot { slot })
}

pub(super) fn list_steal(table: &Escape, out: &mut Vec<Action>) {
    out.extend(victims(table).map(|(slot, from)| Action::Steal { slot, from }));
}

/// Everything that may be done with things.
pub(super) fn list(table: &Escape, out: &mut Vec<Action>) {
    out.extend(takes(table));
    for slot in 0..table.hero().reserve_len() as u8 {
        let uses = [
            Action::Use(slot),
            Action::Otherwise(slot),
            Action::Arm(slot),
            Action::Pay(slot),
            Action::Open(slot),
        ];
        let drops = (1..=4).map(|into| Action::DropCase { slot, into });
        let all = uses.into_iter().chain(drops);
        out.extend(all.filter(|action| check(table, *action).is_ok()));
    }
    let rest = [Action::Fire, Action::PayWeapon, Action::LeaveCar].into_iter();
    out.extend(rest.filter(|action| check(table, *action).is_ok()));
}

pub(super) fn list_overflow(table: &Escape, out: &mut Vec<Action>) {
    for slot in 0..=RESERVE as u8 {
        let discards = [Action::Discard(slot), Action::Pay(slot)];
        let drops = (1..=4).map(|into| Action::DropCase { slot, into });
        let all = discards.into_iter().chain(drops);
        out.extend(all.filter(|action| check_overflow(table, *action).is_ok()));
    }
}

pub(super) fn list_lids(table: &Escape, out: &mut Vec<Action>) {
    let slots = 0..table.hero().reserve_len() as u8;
    let lids = slots.map(Action::Use);
    out.extend(lids.filter(|action| check_lid(table, *action).is_ok()));
    out.push(Action::Pass);
}
