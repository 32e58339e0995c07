//! Items, weapons, briefcases, cars: what may be used, taken and left, and when.

use tabletop::Seat;

use super::{Refusal, Verdict, allow, answers};
use crate::{
    action::Action,
    components::{
        CARS, RESERVE,
        equipment::{Item, Source as Origin},
        places::Poi,
    },
    flow::Stage,
    state::{
        Escape, President,
        hero::{Hero, Slot},
        map::Car,
    },
};

// rules: FU-Q40
/// Whether the active player is asked before `stage`. Only open facts decide.
pub(crate) fn window_opens(table: &Escape, stage: Stage) -> bool {
    let hero = table.hero();
    let can_use = hero.reserve.iter().flatten().any(|slot| match slot {
        Slot::Item { .. } | Slot::Case { .. } => true,
        Slot::President | Slot::Diagram => false,
    });
    // A car alone opens the windows before which its driver may have come to another space.
    let has_come = matches!(
        stage,
        Stage::Refresh | Stage::SecondCard | Stage::Drive | Stage::Damage
    );
    let may_leave = has_come && hero.ride.is_some();
    can_use
        || may_leave
        || check_fire(hero).is_ok()
        || check_pay_weapon(hero, stage).is_ok()
        || gap_opens(table)
}

// rules: FU-Q13, FU-Q16
/// Whether there is something to take, or a lone victory might be declared.
pub(crate) fn gap_opens(table: &Escape) -> bool {
    let is_near_winning = table.hero().level == 3 && table.lone_wins_open();
    is_near_winning || takes(table).next().is_some()
}

/// Everything there is to take now.
fn takes(table: &Escape) -> impl Iterator<Item = Action> {
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

// rules: FU-55, FU-90, FU-91, FU-Q40
pub(super) fn check_window(table: &Escape, stage: Stage, action: Action) -> Verdict {
    let hero = table.hero();
    match action {
        Action::Pass => Ok(()),
        Action::TakeCube | Action::TakeCase(_) | Action::TakePresident | Action::TakeCar(_) => {
            check_take(table, action)
        }
        Action::Use(slot) => {
            let item = item_at(hero, slot)?;
            let can = has_use(table, item) && item.weapon().is_none();
            allow(can, "FU-55", Refusal::NotThatSlot { slot })
        }
        Action::Otherwise(slot) => {
            let can = !item_at(hero, slot)?.otherwise().is_empty();
            allow(can, "FU-55", Refusal::NotThatSlot { slot })
        }
        Action::Arm(slot) => {
            let can = item_at(hero, slot)?.weapon().is_some();
            allow(can, "FU-56", Refusal::NotThatSlot { slot })
        }
        Action::Fire => check_fire(hero),
        Action::Pay(slot) => {
            let in_time = stage <= Stage::Level && hero.wants_item();
            allow(in_time, "FU-24", Refusal::NothingToPay)?;
            item_at(hero, slot).map(drop)
        }
        Action::PayWeapon => check_pay_weapon(hero, stage),
        Action::Open(slot) => {
            let Some(Some(Slot::Case { case, .. })) = hero.reserve.get(slot as usize) else {
                return allow(false, "FU-52", Refusal::NotThatSlot { slot });
            };
            let can = !case.up && !case.card.effects().is_empty();
            allow(can, "FU-52", Refusal::NotThatSlot { slot })
        }
        Action::DropCase { slot, into } => check_drop(table, slot, into),
        Action::LeaveCar => allow(hero.ride.is_some(), "FU-59", Refusal::NoCar),
        _ => answers(false, "FU-Q40"),
    }
}

// rules: FU-80
/// Whether using the item does anything: lids only stop damage, the fake tape does nothing.
fn has_use(table: &Escape, item: Item) -> bool {
    let is_late = item == Item::FINGER && table.president != President::Held;
    !item.effects().is_empty() && !is_late
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

// rules: FU-56, FU-62
fn check_pay_weapon(hero: &Hero, stage: Stage) -> Verdict {
    let in_time = stage <= Stage::Level && hero.wants_item();
    allow(in_time, "FU-24", Refusal::NothingToPay)?;
    let can = hero.weapon.is_some_and(|item| {
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
            allow(hero.wants_item(), "FU-Q60", Refusal::NothingToPay)?;
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

pub(super) fn list_gap(table: &Escape, out: &mut Vec<Action>) {
    out.extend(takes(table));
    out.push(Action::Pass);
}

pub(super) fn list_window(table: &Escape, stage: Stage, out: &mut Vec<Action>) {
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
        out.extend(all.filter(|action| check_window(table, stage, *action).is_ok()));
    }
    let rest = [
        Action::Fire,
        Action::PayWeapon,
        Action::LeaveCar,
        Action::Pass,
    ]
    .into_iter();
    out.extend(rest.filter(|action| check_window(table, stage, *action).is_ok()));
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
