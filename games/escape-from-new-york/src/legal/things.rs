//! Items, weapons, briefcases, cars: what may be used, taken and left, and when.

use tabletop::{Illegal, Seat};

use super::{
    Refusal, Verdict, allow,
    deed::Thing,
    not_now,
    taking::{check_take, each_take, gap_opens},
};
use crate::{
    action::Action,
    components::{
        RESERVE,
        effects::Effect,
        equipment::{Item, Source as Origin},
    },
    flow::{Source, Stage, Step},
    resolve::{fight, map, things},
    state::{
        Escape, President, Table,
        hero::{Hero, HiddenCase, Slot},
        hiding::Hiding,
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
        Stage::FirstCard
        | Stage::SecondCard
        | Stage::Drive
        | Stage::Noise
        | Stage::Damage
        | Stage::Level
        | Stage::Building
        | Stage::Discard
        | Stage::NyCard
        | Stage::Close
        | Stage::End => false,
    };
    !asks_itself && may_do(table)
}

// rules: FU-Q40
/// Whether the active hero may have a use for a stop. Only open facts decide, so that waiting
/// tells nothing: any face-down item may be of use, any briefcase may be the bracelet.
pub(crate) fn may_do(table: &Escape) -> bool {
    let hero = table.hero();
    let can_use = hero.reserve.iter().flatten().any(|slot| match slot {
        Slot::Item { .. } => true,
        Slot::Case { .. } => !is_bracelet_worn(table),
        Slot::President | Slot::Diagram => false,
    });
    let can_shoot = || can_fire(hero) && has_use(table, hero.weapon);
    can_use || gap_opens(table) || can_shoot() || can_pay_weapon(table)
}

// rules: FU-52
/// Whether a briefcase lies face up anywhere: the bracelet after its use.
fn is_bracelet_worn(table: &Escape) -> bool {
    let held = table.heroes.values().flat_map(|hero| &hero.reserve);
    let cases = held.flatten().filter_map(|slot| match slot {
        Slot::Case { case, .. } => Some(case),
        Slot::Item { .. } | Slot::President | Slot::Diagram => None,
    });
    let boxed = table.boxes.iter().filter_map(|place| place.case.as_ref());
    cases.chain(boxed).any(|case| case.up)
}

// rules: FU-55, FU-90, FU-91, FU-Q40
/// What the action does with a thing, if it is allowed; nothing if it is another kind of action.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other action is about things"
)]
pub(super) fn check(table: &Escape, action: Action) -> Option<Verdict<Thing>> {
    Some(match action {
        Action::TakeCube | Action::TakeCase(_) | Action::TakePresident | Action::TakeCar(_) => {
            check_take(table, action)
        }
        Action::Use(slot) => check_use(table, slot),
        Action::Otherwise(slot) => check_otherwise(table, slot),
        Action::Arm(slot) => check_arm(table, slot),
        Action::Fire => {
            let can = can_fire(table.hero());
            allow(can, "FU-91", Refusal::NotThatWeapon).map(|()| Thing::Fire)
        }
        Action::Pay(slot) => check_pay(table).and_then(|()| pay(table, slot)),
        Action::PayWeapon => check_pay_weapon(table).map(|()| Thing::PayWeapon),
        Action::Open(slot) => check_open(table, slot),
        Action::DropCase { slot, into } => check_drop(table, slot, into),
        Action::LeaveCar => {
            allow(can_leave(table), "FU-59", Refusal::NoCar).map(|()| Thing::LeaveCar)
        }
        _ => return None,
    })
}

fn check_use(table: &Escape, slot: u8) -> Verdict<Thing> {
    let item = item_at(table.hero(), slot)?;
    let can = can_use(table, item);
    allow(can, "FU-55", Refusal::NotThatSlot { slot })?;
    Ok(Thing::Use { slot, item })
}

fn check_otherwise(table: &Escape, slot: u8) -> Verdict<Thing> {
    let item = item_at(table.hero(), slot)?;
    let can = do_something(table, item.otherwise());
    allow(can, "FU-55", Refusal::NotThatSlot { slot })?;
    Ok(Thing::Otherwise { slot, item })
}

// rules: FU-56
fn check_arm(table: &Escape, slot: u8) -> Verdict<Thing> {
    let item = item_at(table.hero(), slot)?;
    let can = item.weapon().is_some();
    allow(can, "FU-56", Refusal::NotThatSlot { slot })?;
    Ok(Thing::Arm { slot, item })
}

// rules: FU-52
fn check_open(table: &Escape, slot: u8) -> Verdict<Thing> {
    let (case, origin) = case_at(table.hero(), slot, "FU-52")?;
    allow(
        can_open(table, case),
        "FU-52",
        Refusal::NotThatSlot { slot },
    )?;
    let card = case.card;
    Ok(Thing::Open { slot, card, origin })
}

// rules: FU-52
fn can_open(table: &Escape, case: HiddenCase) -> bool {
    !case.up && do_something(table, case.card.effects())
}

// rules: FU-19, FU-59
/// Whether the hero may leave the car: not in the middle of the extra movement.
fn can_leave(table: &Escape) -> bool {
    let is_driving = || {
        table.agenda.iter().any(|step| {
            let source = Source::Drive;
            matches!(step, Step::Effects { source: of, .. } if *of == source)
        })
    };
    table.hero().ride.is_some() && !is_driving()
}

fn pay(table: &Escape, slot: u8) -> Verdict<Thing> {
    let item = item_at(table.hero(), slot)?;
    Ok(Thing::Pay { slot, item })
}

// rules: FU-55, FU-Q78
/// Whether the item can be used as it lies in the reserve.
fn can_use(table: &Escape, item: Item) -> bool {
    item.weapon().is_none() && has_use(table, Some(item))
}

// rules: FU-55, FU-Q78
/// Whether using the item, or firing the weapon, does anything.
fn has_use(table: &Escape, item: Option<Item>) -> bool {
    item.is_some_and(|item| do_something(table, item.effects()))
}

// rules: FU-80, FU-Q78
/// Whether one of the effects changes anything now. Items do as much of it as they can.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "noise alone is no use, and items do nothing else"
)]
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
        _ => false,
    })
}

fn item_at(hero: &Hero, slot: u8) -> Verdict<Item> {
    match hero.reserve.get(slot as usize) {
        Some(Some(Slot::Item { item, .. })) => Ok(*item),
        _ => Err(Illegal::new("FU-55", Refusal::NotThatSlot { slot })),
    }
}

/// A briefcase and the box it came from.
fn case_at(hero: &Hero, slot: u8, rule: &'static str) -> Verdict<(HiddenCase, u8)> {
    match hero.reserve.get(slot as usize) {
        Some(Some(Slot::Case { case, origin })) => Ok((*case, *origin)),
        _ => Err(Illegal::new(rule, Refusal::NotThatSlot { slot })),
    }
}

// rules: FU-56, FU-91, FU-Q78
/// Whether a shot is left, with or without somebody in range: it is spent and heard all the same.
fn can_fire(hero: &Hero) -> bool {
    let is_armed = || hero.weapon.is_some_and(|item| !item.effects().is_empty());
    hero.ammunition > 0 && is_armed()
}

// rules: FU-24, FU-62, FU-Q60
/// Whether an item may be paid for the level: until it is taken.
fn can_pay(table: &Escape) -> bool {
    !table.turn.levelled && table.takes_item()
}

fn check_pay(table: &Escape) -> Verdict {
    allow(can_pay(table), "FU-24", Refusal::NothingToPay)
}

// rules: FU-56, FU-62
/// Whether the hero's weapon can be paid like an item.
fn weapon_pays(hero: &Hero) -> bool {
    hero.weapon.is_some_and(|item| {
        let pays = item.weapon().is_some_and(|weapon| weapon.pays);
        pays && item.source() != Origin::Start
    })
}

fn check_pay_weapon(table: &Escape) -> Verdict {
    check_pay(table)?;
    allow(weapon_pays(table.hero()), "FU-56", Refusal::NotThatWeapon)
}

fn can_pay_weapon(table: &Escape) -> bool {
    weapon_pays(table.hero()) && can_pay(table)
}

// rules: FU-51, FU-Q19
fn check_drop(table: &Escape, slot: u8, into: u8) -> Verdict<Thing> {
    let (case, _) = case_at(table.hero(), slot, "FU-51")?;
    allow(is_free(table, into), "FU-51", Refusal::BoxTaken)?;
    Ok(Thing::DropCase { slot, case, into })
}

/// Whether no briefcase lies in that box.
fn is_free(table: &Escape, number: u8) -> bool {
    table.boxes[usize::from(number) - 1].case.is_none()
}

// rules: FU-49, FU-53, FU-Q20, FU-Q59, FU-Q60
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other action makes room in a reserve"
)]
pub(super) fn check_overflow(table: &Escape, action: Action) -> Verdict<Thing> {
    match action {
        Action::Discard(slot) => match table.hero().reserve.get(slot as usize) {
            Some(Some(Slot::Item { item, .. })) => {
                let item = *item;
                Ok(Thing::Discard { slot, item })
            }
            Some(Some(Slot::Diagram)) => Ok(Thing::DiscardDiagram { slot }),
            _ => Err(Illegal::new("FU-49", Refusal::NotThatSlot { slot })),
        },
        Action::Pay(slot) => {
            allow(table.takes_item(), "FU-Q60", Refusal::NothingToPay)?;
            pay(table, slot)
        }
        Action::DropCase { slot, into } => check_drop(table, slot, into),
        _ => not_now("FU-49"),
    }
}

// rules: FU-23
pub(super) fn check_lid(table: &Escape, slot: u8) -> Verdict {
    let can = item_at(table.hero(), slot)? == Item::LID;
    allow(can, "FU-23", Refusal::NotThatSlot { slot })
}

// rules: FU-Q18, FU-Q61
/// Cards of other reserves in the same space, by their place.
pub(super) fn victims(table: &Table<impl Hiding>) -> impl Iterator<Item = (u8, Seat)> {
    let here = table.here();
    let others = table
        .heroes
        .iter()
        .filter(move |(seat, hero)| *seat != table.active && hero.space == here);
    others.flat_map(|(seat, hero)| (0..hero.reserve_len() as u8).map(move |slot| (slot, seat)))
}

pub(super) fn check_steal(table: &Escape, slot: u8, from: Seat) -> Verdict {
    let can = victims(table).any(|victim| victim == (slot, from));
    allow(can, "FU-Q18", Refusal::NotThatSlot { slot })
}

pub(super) fn list_steal(table: &Escape, out: &mut Vec<Action>) {
    out.extend(victims(table).map(|(slot, from)| Action::Steal { slot, from }));
}

/// Everything that may be done with things.
pub(super) fn list(table: &Escape, out: &mut Vec<Action>) {
    each_take(table, |action| out.push(action));
    let hero = table.hero();
    for (slot, held) in (0..).zip(&hero.reserve) {
        match held {
            Some(Slot::Item { item, .. }) => {
                let uses = [
                    (can_use(table, *item), Action::Use(slot)),
                    (
                        do_something(table, item.otherwise()),
                        Action::Otherwise(slot),
                    ),
                    (item.weapon().is_some(), Action::Arm(slot)),
                    (can_pay(table), Action::Pay(slot)),
                ];
                push_allowed(uses, out);
            }
            Some(Slot::Case { case, .. }) => {
                if can_open(table, *case) {
                    out.push(Action::Open(slot));
                }
                for into in (1..=4).filter(|into| is_free(table, *into)) {
                    out.push(Action::DropCase { slot, into });
                }
            }
            Some(Slot::President | Slot::Diagram) | None => {}
        }
    }
    let rest = [
        (can_fire(hero), Action::Fire),
        (can_pay_weapon(table), Action::PayWeapon),
        (can_leave(table), Action::LeaveCar),
    ];
    push_allowed(rest, out);
}

fn push_allowed<const N: usize>(actions: [(bool, Action); N], out: &mut Vec<Action>) {
    for (is_allowed, action) in actions {
        if is_allowed {
            out.push(action);
        }
    }
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
    let lids = slots.filter(|slot| check_lid(table, *slot).is_ok());
    out.extend(lids.map(Action::Use));
    out.push(Action::Pass);
}
