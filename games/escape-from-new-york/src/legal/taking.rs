//! What lies in the hero's space to be taken.

use super::{Refusal, Verdict, allow, deed::Thing, not_now};
use crate::{
    action::Action,
    components::{board::Space, places::Poi},
    state::{Escape, President, map::Car},
};

// rules: FU-Q13, FU-Q16
/// Whether there is something to take, or a lone victory might be declared.
pub(crate) fn gap_opens(table: &Escape) -> bool {
    let is_near_winning = table.hero().level == 3 && table.lone_wins_open();
    let mut is_there = is_near_winning;
    if !is_there {
        each_take(table, |_| is_there = true);
    }
    is_there
}

// rules: FU-50, FU-53, FU-54, FU-58, FU-Q62, FU-Q63
/// Calls `found` with everything there is to take now.
pub(super) fn each_take(table: &Escape, mut found: impl FnMut(Action)) {
    let here = table.here();
    let has_cube = table.map.cubes[here] > 0;
    let has_president = table.president == President::Held && holds_president(table, here);
    let tokens = table.boxes.iter().map(|place| place.token == Some(here));
    let cases = bits(tokens) << 1 & !table.turn.dropped;
    let cars = if table.hero().ride.is_none() {
        let cars = table.map.cars.iter();
        bits(cars.map(|car| *car == Car::Abandoned(here))) & !table.turn.left
    } else {
        0
    };
    // Mostly there is nothing, and then it does not matter who stands there.
    let is_bare = !has_cube && !has_president && cases | cars == 0;
    if is_bare || table.map.has_enemy(here) {
        return;
    }
    if has_cube {
        found(Action::TakeCube);
    }
    if has_president {
        found(Action::TakePresident);
    }
    let numbers = |bits: u8| (0..8).filter(move |number| bits >> number & 1 == 1);
    numbers(cases).for_each(|number| found(Action::TakeCase(number)));
    numbers(cars).for_each(|number| found(Action::TakeCar(number)));
}

/// A one for each that holds, the first lowest.
fn bits(flags: impl Iterator<Item = bool>) -> u8 {
    (0..)
        .zip(flags)
        .fold(0, |bits, (n, flag)| bits | u8::from(flag) << n)
}

/// Whether `here` is the camp, face up.
fn holds_president(table: &Escape, here: Space) -> bool {
    table.open_poi(here) == Some(Poi::CAMP)
}

// rules: FU-50, FU-53, FU-54, FU-58, FU-Q13, FU-Q14
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what else can be taken is a cube"
)]
pub(super) fn check_take(table: &Escape, action: Action) -> Verdict<Thing> {
    let thing = lies_here(table, action)?;
    let clear = !table.map.has_enemy(table.here());
    let rule = match action {
        Action::TakeCase(_) => "FU-50",
        Action::TakePresident => "FU-53",
        Action::TakeCar(_) => "FU-58",
        _ => "FU-54",
    };
    allow(clear, rule, Refusal::EnemyHere)?;
    Ok(thing)
}

// rules: FU-Q62, FU-Q63
/// What the action would take, if it lies here.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other action takes anything"
)]
fn lies_here(table: &Escape, action: Action) -> Verdict<Thing> {
    let here = table.here();
    match action {
        Action::TakeCube => {
            allow(table.map.cubes[here] > 0, "FU-54", Refusal::NothingThere)?;
            Ok(Thing::TakeCube)
        }
        Action::TakePresident => {
            let held = table.president == President::Held;
            let is_here = held && holds_president(table, here);
            allow(is_here, "FU-53", Refusal::NothingThere)?;
            Ok(Thing::TakePresident)
        }
        Action::TakeCase(number) => {
            let place = table.boxes[usize::from(number) - 1];
            allow(place.token == Some(here), "FU-50", Refusal::NothingThere)?;
            let fresh = table.turn.dropped >> number & 1 == 1;
            allow(!fresh, "FU-Q62", Refusal::JustDropped)?;
            Ok(Thing::TakeCase(number))
        }
        Action::TakeCar(car) => {
            let is_here = table.map.cars[car as usize] == Car::Abandoned(here);
            allow(is_here, "FU-58", Refusal::NothingThere)?;
            allow(table.hero().ride.is_none(), "FU-Q63", Refusal::NoCar)?;
            let fresh = table.turn.left >> car & 1 == 1;
            allow(!fresh, "FU-Q62", Refusal::JustDropped)?;
            Ok(Thing::TakeCar(car))
        }
        _ => not_now("FU-Q13"),
    }
}
