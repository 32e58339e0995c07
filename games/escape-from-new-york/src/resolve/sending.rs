//! New York moves its enemies: one after the other, in the order of their priority.

use tabletop::Dealer;

use crate::{
    event::Event,
    flow::Step,
    resolve::{fight, map},
    state::{
        Escape,
        foe::{Foe, Tie},
        map::{Car, Stance},
        routes::{Route, Routes, find_routes},
    },
};

// rules: FU-73, FU-Q47
/// The only enemy first in order moves the only way it can, or the effect is over; unless there is
/// something to choose.
pub(crate) fn move_only(table: &mut Escape, left: u8, dealer: &mut Dealer<Event>) -> bool {
    let mut found = Routes::none();
    if left > 0 {
        find_routes(table, &mut found);
    }
    if found.len() > 1 {
        return false;
    }
    table.agenda.done();
    match found.iter().next().copied() {
        Some(route) => follow(table, left, (route, None), dealer),
        None => table.map.rest(),
    }
    true
}

// rules: FU-73, FU-Q38
/// The active player's choice among the first in order.
pub(crate) fn send(
    table: &mut Escape,
    left: u8,
    (route, tie): (Route, Tie),
    dealer: &mut Dealer<Event>,
) {
    follow(table, left, (route, Some(tie)), dealer);
}

// rules: FU-60, FU-61, FU-Q47, FU-Q48, FU-Q50, FU-Q67
/// An enemy moves along its route; a car takes a convict along, or breaks a roadblock.
fn follow(
    table: &mut Escape,
    left: u8,
    (route, tie): (Route, Option<Tie>),
    dealer: &mut Dealer<Event>,
) {
    let Route {
        foe,
        priority,
        path,
        with,
        breaks,
    } = route;
    let to = path.end();
    dealer.announce(Event::EnemyMoved {
        foe,
        priority,
        path,
        with,
        tie,
    });
    if let Some(at) = with {
        let (stance, hurt) = map::first_standing(table, at);
        table.map.remove_convict(at, stance, hurt);
        table.map.add_convict(to, Stance::Moved, hurt);
    }
    fight::relocate(table, foe, to, Stance::Moved);
    if let (Some(side), Foe::Car(car)) = (breaks, foe) {
        map::break_roadblock(table, to, side.opposite(), dealer);
        table.map.cars[car as usize] = Car::Supply;
        dealer.announce(Event::ConvictCarWrecked { car, at: to });
        map::step_out(table, to, dealer);
    }
    // rules: FU-Q67. Noise for a missing convict waits until all have moved.
    table.agenda.first([Step::NyMove { left: left - 1 }]);
}
