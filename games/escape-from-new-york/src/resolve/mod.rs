//! What it does: one function per action and per automatic step.

pub(crate) mod cards;
pub(crate) mod city;
pub(crate) mod fight;
pub(crate) mod levels;
pub(crate) mod map;
pub(crate) mod moving;
pub(crate) mod things;
pub(crate) mod turn;

use tabletop::{Dealer, Seat};

use crate::{action::Action, event::Event, flow::Step, legal, state::Escape};

// rules: FU-Q70
/// From this turn on the timer is revealed in every turn.
pub const TURNS_MAX: u16 = 500;
/// No play has more actions: turns that may be had, and more than any of them can ask for.
pub const PLIES_MAX: u32 = 200_000;

/// Whether the step waits for a decision: it asks, and there is something to choose.
pub(crate) fn asks(table: &Escape, step: Step) -> bool {
    match step {
        Step::Window(stage) => legal::window_opens(table, stage),
        Step::Between => legal::gap_opens(table),
        Step::Refresh => !table.turn.forced && !table.hero().discards.is_empty(),
        Step::Choose => table.hero().hand.len() > 2,
        Step::Play => !table.turn.chosen.is_empty(),
        Step::Move { left, .. } => {
            left > 0 && !table.turn.halted && legal::moving::has_exit(table, step)
        }
        Step::Events { left } => left > 0 && !table.is_in_card() && legal::may_do(table),
        Step::Attempt { waiting, .. } => waiting != 0,
        Step::Damage { left, range } => left > 0 && fight::targets(table, range).nth(1).is_some(),
        Step::Trick { left } => left > 0 && fight::tricks(table).next().is_some(),
        Step::Reveal { left } => left > 0 && map::revealable(table).len() > 1,
        Step::RevealPoi { left } => left > 0 && table.hidden_pois().len() > 1,
        Step::RescuePois => table.hidden_pois().len() > 1,
        Step::Retrieve { left, optional } => {
            let discards = table.hero().discards.len();
            left > 0 && discards > if optional { 0 } else { u32::from(left) }
        }
        Step::Jump { .. } => legal::moving::jumps_or_rides(table, step) > 1,
        Step::Look { left } => left > 0 && !map::lookable(table).is_empty(),
        Step::Overflow => table.hero().reserve_len() > crate::components::RESERVE,
        Step::Lids { damage } => {
            damage > 0 && !table.hero().hand.is_empty() && table.hero().has_any_item()
        }
        Step::Special => table.specials_offered().len() > 1,
        Step::Library => !table.hero().discards.is_empty(),
        Step::Armoury => things::may_reload(table),
        Step::NyMove { left } => left > 0 && crate::state::routes::routes(table).len() > 1,
        Step::Spawn { spots } => {
            let left = u32::from(table.convicts_left());
            left > 0 && left < spots.len()
        }
        Step::NearManholes { left, spots } => {
            left > 0 && map::nearest_manholes(table, spots).len() > u32::from(left)
        }
        Step::SpawnCar => map::car_spots(table).len() > 1,
        Step::WreckOrVoid(_)
        | Step::Ride(_)
        | Step::Bat { .. }
        | Step::Steal
        | Step::Helicopter { .. }
        | Step::Keep
        | Step::SwapColour
        | Step::SwapCard(_) => true,
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
        | Step::NyDone(_) => false,
    }
}

/// Runs a step that asks nothing; it is off the agenda already.
pub(crate) fn step(table: &mut Escape, step: Step, dealer: &mut Dealer<Event>) {
    match step {
        Step::Stage(stage) => turn::stage(table, stage, dealer),
        Step::Refresh => turn::refresh(table, dealer),
        Step::Choose => turn::choose(table, table.hero().hand, dealer),
        Step::Effects { source, at } => cards::effects(table, source, at, dealer),
        Step::Attempt {
            president,
            tape,
            diagram,
            ..
        } => moving::attempt_ends(table, president && tape && diagram, dealer),
        Step::Damage { left, range } => fight::only_target(table, left, range, dealer),
        Step::Reveal { left } => map::reveal_only(table, left, dealer),
        Step::RevealPoi { left } => map::turn_only(table, left),
        Step::RescuePois => city::rescue_only(table),
        Step::Retrieve { left, optional } if !optional => {
            things::take_all_back(table, left, dealer);
        }
        Step::Jump { .. } => moving::jump_only(table, dealer),
        Step::Lids { damage } => turn::take_damage(table, damage, dealer),
        Step::Library => things::draw_item(table, dealer),
        Step::Armoury => things::draw_two(table, dealer),
        Step::Queue => turn::queue(table),
        Step::Trap(tile) => turn::trap(table, tile, dealer),
        Step::Special => levels::learn_only(table, dealer),
        Step::Events { left } => cards::next_event(table, left, dealer),
        Step::Move { optional: true, .. } => turn::pass(table, step, dealer),
        Step::NyMove { left } => city::move_only(table, left, dealer),
        Step::Spawn { spots } => map::spawn_all(table, spots, dealer),
        Step::NearManholes { left, spots } => map::near_manholes(table, left, spots),
        Step::SpawnCar => map::spawn_car_only(table, dealer),
        Step::Noise(noise) => city::gain_noise(table, noise, dealer),
        Step::Mission(cubes) => city::mission(table, cubes, dealer),
        Step::Timer { discard } => city::timer(table, discard, dealer),
        Step::Poi(at) => map::turn_up(table, at, dealer),
        Step::Duke => city::duke_comes(table, dealer),
        Step::Rescue => city::rescue(table),
        Step::Land => city::land(table, dealer),
        Step::NyDone(card) => city::card_done(table, card),
        Step::Shelve => turn::shelve(table),
        // rules: FU-Q69
        Step::EventDone(card) => table.events_past.insert(card),
        // Asked, and nothing was there to choose.
        Step::Window(_)
        | Step::Between
        | Step::Play
        | Step::Move { .. }
        | Step::Trick { .. }
        | Step::Retrieve { .. }
        | Step::Look { .. }
        | Step::Overflow
        | Step::WreckOrVoid(_)
        | Step::Ride(_)
        | Step::Bat { .. }
        | Step::Steal
        | Step::Helicopter { .. }
        | Step::Keep
        | Step::SwapColour
        | Step::SwapCard(_) => {}
    }
}

/// Applies an action that `legal` has allowed.
pub(crate) fn action(table: &mut Escape, seat: Seat, action: Action, dealer: &mut Dealer<Event>) {
    match action {
        Action::Pass => {
            let step = table.agenda.done();
            turn::pass(table, step, dealer);
        }
        Action::Escape => turn::escape_alone(table, seat, dealer),
        Action::TakeCube => things::take_cube(table, dealer),
        Action::TakeCase(number) => things::take_case(table, number, dealer),
        Action::TakePresident => city::take_president(table, dealer),
        Action::TakeCar(car) => things::take_car(table, car, dealer),
        Action::Use(slot) => things::use_item(table, slot, false, dealer),
        Action::Otherwise(slot) => things::use_item(table, slot, true, dealer),
        Action::Arm(slot) => things::arm(table, slot, dealer),
        Action::Fire => things::fire(table, dealer),
        Action::Pay(slot) => things::pay(table, slot, dealer),
        Action::PayWeapon => things::pay_weapon(table, dealer),
        Action::Open(slot) => things::open(table, slot, dealer),
        Action::DropCase { slot, into } => things::drop_case(table, slot, into, dealer),
        Action::Discard(slot) => things::discard(table, slot, dealer),
        Action::LeaveCar => things::leave_car(table, dealer),
        Action::Timer => {
            table.agenda.done();
            turn::refresh(table, dealer);
        }
        Action::Choose(cards) => {
            table.agenda.done();
            turn::choose(table, cards, dealer);
        }
        Action::Play(card) => cards::play(table, card, dealer),
        Action::Strike(card) => cards::ability(table, card, crate::flow::Source::Strike, dealer),
        Action::Sneak(card) => cards::ability(table, card, crate::flow::Source::Sneak, dealer),
        Action::Void => cards::give_up(table, dealer),
        Action::Resolve => cards::go_through(table, dealer),
        Action::Step { to, way } => moving::step(table, to, way, dealer),
        Action::Cross(_) => moving::cross(table, dealer),
        Action::Offer(to) => moving::offer(table, to, dealer),
        Action::SetDown => moving::set_down(table, dealer),
        Action::Accept => moving::ride(table, seat, true, dealer),
        Action::Decline => moving::ride(table, seat, false, dealer),
        Action::Show(shown) => moving::show(table, seat, shown, dealer),
        _ => choice(table, action, dealer),
    }
}

/// Answers to what an effect asks.
fn choice(table: &mut Escape, action: Action, dealer: &mut Dealer<Event>) {
    let step = table.agenda.done();
    match (step, action) {
        (Step::Damage { left, range }, Action::Hit(foe)) => {
            table.agenda.first([Step::Damage {
                left: left - 1,
                range,
            }]);
            fight::hit(table, foe, 1, dealer);
        }
        (Step::Bat { points }, Action::Bat(boss)) => fight::bat(table, boss, points, dealer),
        (Step::Trick { left }, Action::Trick { foe, to }) => {
            table.agenda.first([Step::Trick { left: left - 1 }]);
            fight::trick(table, foe, to, dealer);
        }
        (Step::Reveal { left }, Action::Reveal(at)) => {
            table.agenda.first([Step::Reveal { left: left - 1 }]);
            map::lay_tile(table, at, dealer);
        }
        (Step::RevealPoi { left }, Action::Turn(at)) => {
            table
                .agenda
                .first([Step::Poi(at), Step::RevealPoi { left: left - 1 }]);
        }
        (Step::RescuePois, Action::Turn(at)) => city::rescue_next(table, at),
        (Step::Look { left }, Action::Look(at)) => {
            table.agenda.first([Step::Look { left: left - 1 }]);
            map::look(table, at, dealer);
        }
        (Step::Jump { passenger, .. }, Action::Jump(to)) => {
            moving::jump(table, to, passenger, dealer);
        }
        (Step::Helicopter { .. }, Action::Fly(to)) => map::fly(table, to, dealer),
        (Step::Spawn { mut spots }, Action::Spawn(at)) => {
            spots.remove(at);
            table.agenda.first([Step::Spawn { spots }]);
            map::spawn_one(table, at, dealer);
        }
        (Step::NearManholes { left, mut spots }, Action::Spawn(at)) => {
            spots.insert(at);
            let left = left - 1;
            table.agenda.first([Step::NearManholes { left, spots }]);
        }
        (Step::SpawnCar, Action::Spawn(at)) => map::spawn_car(table, at, dealer),
        (Step::Retrieve { left, optional }, Action::Back(card)) => {
            let left = left - 1;
            table.agenda.first([Step::Retrieve { left, optional }]);
            things::take_back(table, card, dealer);
        }
        (Step::Steal, Action::Steal { slot, from }) => things::steal(table, slot, from, dealer),
        (Step::Keep, Action::Keep(item)) => things::keep(table, item, dealer),
        (Step::Special, Action::Learn(card)) => levels::learn(table, card, dealer),
        (Step::SwapColour, Action::Swap(colour)) => levels::browse(table, colour, dealer),
        (Step::SwapCard(colour), Action::Aim(card)) => levels::swap(table, colour, card, dealer),
        (Step::Library | Step::Armoury, Action::Draw) => things::draw(table, step, dealer),
        (Step::Library, Action::Regain) => things::regain(table, dealer),
        (Step::Armoury, Action::Reload) => things::reload(table, 2, dealer),
        (Step::NyMove { left }, Action::Send { foe, to, with }) => {
            city::send(table, left, (foe, to, with), dealer);
        }
        _ => unreachable!("check() lets only answers through"),
    }
}
