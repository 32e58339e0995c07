//! What it does: one function per action and per automatic step.

pub(crate) mod cards;
pub(crate) mod city;
pub(crate) mod fight;
pub(crate) mod levels;
pub(crate) mod map;
pub(crate) mod moving;
pub(crate) mod sending;
pub(crate) mod things;
pub(crate) mod turn;

use tabletop::{Dealer, Seat};

use crate::{
    components::{board::SpaceSet, equipment::LID_STOPS},
    event::Event,
    flow::Step,
    legal::{
        self,
        deed::{CardAnswer, Choice, Deed, Thing, WayAnswer},
    },
    state::{
        Escape,
        routes::{Routes, find_routes},
    },
};

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
        Step::NyMove { left } => left > 0 && has_choice(table),
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

// rules: FU-73
/// Whether New York can do more than one thing with the next enemy.
fn has_choice(table: &Escape) -> bool {
    let mut found = Routes::none();
    find_routes(table, &mut found);
    found.len() > 1
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
        // Asked, and nothing was there to choose; enemies move where it is known what is asked.
        Step::NyMove { .. }
        | Step::Window(_)
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

/// Does what `legal` has allowed.
pub(crate) fn deed(table: &mut Escape, seat: Seat, deed: Deed, dealer: &mut Dealer<Event>) {
    match deed {
        Deed::Escape => turn::escape_alone(table, seat, dealer),
        Deed::Thing(it) => thing(table, it, dealer),
        Deed::Pass => {
            let step = table.agenda.done();
            turn::pass(table, step, dealer);
        }
        Deed::Card(answer) => {
            table.agenda.done();
            card(table, answer, dealer);
        }
        Deed::Way(answer) => {
            let step = table.agenda.done();
            way(table, seat, step, answer, dealer);
        }
        Deed::Choice(it) => {
            table.agenda.done();
            choice(table, it, dealer);
        }
    }
}

fn thing(table: &mut Escape, thing: Thing, dealer: &mut Dealer<Event>) {
    match thing {
        Thing::TakeCube => things::take_cube(table, dealer),
        Thing::TakeCase(number) => things::take_case(table, number, dealer),
        Thing::TakePresident => city::take_president(table, dealer),
        Thing::TakeCar(car) => things::take_car(table, car, dealer),
        Thing::Use { slot, item } => things::use_item(table, slot, item, false, dealer),
        Thing::Otherwise { slot, item } => {
            things::use_item(table, slot, item, true, dealer);
        }
        Thing::Arm { slot, item } => things::arm(table, slot, item, dealer),
        Thing::Fire => things::fire(table, dealer),
        Thing::Pay { slot, item } => things::pay(table, slot, item, dealer),
        Thing::PayWeapon => things::pay_weapon(table, dealer),
        Thing::Open { slot, card, origin } => things::open(table, slot, card, origin, dealer),
        Thing::DropCase { slot, case, into } => {
            things::drop_case(table, slot, case, into, dealer);
        }
        Thing::Discard { slot, item } => things::discard(table, slot, item, dealer),
        Thing::DiscardDiagram { slot } => things::discard_diagram(table, slot, dealer),
        Thing::LeaveCar => things::leave_car(table, dealer),
    }
}

fn card(table: &mut Escape, answer: CardAnswer, dealer: &mut Dealer<Event>) {
    match answer {
        CardAnswer::Choose(cards) => turn::choose(table, cards, dealer),
        CardAnswer::Play(card) => cards::play(table, card, dealer),
        CardAnswer::Ability { card, source } => cards::ability(table, card, source, dealer),
        CardAnswer::Void(source) => cards::give_up(table, source, dealer),
        CardAnswer::Resolve(source) => cards::begin(table, source),
        CardAnswer::Learn(card) => levels::learn(table, card, dealer),
    }
}

/// `step` is what was asked.
fn way(table: &mut Escape, seat: Seat, step: Step, answer: WayAnswer, dealer: &mut Dealer<Event>) {
    match answer {
        WayAnswer::Step { walk, to, way } => moving::step(table, walk, to, way, dealer),
        WayAnswer::Cross { bridge } => moving::cross(table, bridge, dealer),
        WayAnswer::Jump { to, passenger } => moving::jump(table, to, passenger, dealer),
        WayAnswer::Offer(to) => moving::offer(table, step, to, dealer),
        WayAnswer::SetDown(passenger) => moving::set_down(table, step, passenger, dealer),
        WayAnswer::Ride { accepted } => moving::ride(table, seat, accepted, dealer),
        WayAnswer::Show {
            bridge,
            shown,
            waiting,
            show,
        } => {
            table.agenda.first([Step::Attempt {
                bridge,
                president: shown.president || show.president,
                tape: shown.tape || show.tape,
                diagram: shown.diagram || show.diagram,
                waiting: waiting & !(1 << seat.number()),
            }]);
            moving::show(table, seat, bridge, show, dealer);
        }
    }
}

/// Answers to what an effect or a building asks.
fn choice(table: &mut Escape, choice: Choice, dealer: &mut Dealer<Event>) {
    if let Some(again) = rest(choice) {
        table.agenda.first([again]);
    }
    match choice {
        Choice::Timer => turn::refresh(table, dealer),
        Choice::Lid { slot, .. } => turn::use_lid(table, slot, dealer),
        Choice::Hit { foe, .. } => fight::hit(table, foe, 1, dealer),
        Choice::Bat { boss, points } => fight::bat(table, boss, points, dealer),
        Choice::Trick { foe, to, .. } => fight::trick(table, foe, to, dealer),
        Choice::Reveal { at, .. } => map::lay_tile(table, at, dealer),
        Choice::TurnUp { at, .. } => table.agenda.first([Step::Poi(at)]),
        Choice::RescuePoi { at } => city::rescue_next(table, at),
        Choice::Look { at, .. } => map::look(table, at, dealer),
        Choice::Fly { to } => map::fly(table, to, dealer),
        Choice::Spawn { at, .. } => map::spawn_one(table, at, dealer),
        // It is noted among the spots; all convicts come at the end.
        Choice::NearManhole { .. } => {}
        Choice::SpawnCar { at } => map::spawn_car(table, at, dealer),
        Choice::Back { card, .. } => things::take_back(table, card, dealer),
        Choice::Steal { slot, from } => things::steal(table, slot, from, dealer),
        Choice::Keep(item) => things::keep(table, item, dealer),
        Choice::DrawItem => things::draw_item(table, dealer),
        Choice::DrawTwo => things::draw_two(table, dealer),
        Choice::Regain => things::regain(table, dealer),
        Choice::Reload => things::reload(table, 2, dealer),
        Choice::Swap(colour) => levels::browse(table, colour, dealer),
        Choice::Aim { card, colour } => levels::swap(table, colour, card, dealer),
        Choice::Send { route, tie, left } => sending::send(table, left, (route, tie), dealer),
    }
}

/// What is asked once more after a choice, with one fewer to go.
fn rest(choice: Choice) -> Option<Step> {
    Some(match choice {
        Choice::Lid { damage, .. } => Step::Lids {
            damage: damage.saturating_sub(LID_STOPS),
        },
        Choice::Hit { left, range, .. } => Step::Damage {
            left: left - 1,
            range,
        },
        Choice::Trick { left, .. } => Step::Trick { left: left - 1 },
        Choice::Reveal { left, .. } => Step::Reveal { left: left - 1 },
        Choice::TurnUp { left, .. } => Step::RevealPoi { left: left - 1 },
        Choice::Look { left, .. } => Step::Look { left: left - 1 },
        Choice::Spawn { at, spots } => Step::Spawn {
            spots: spots.without(SpaceSet::only(at)),
        },
        Choice::NearManhole { at, left, spots } => Step::NearManholes {
            left: left - 1,
            spots: spots.or(SpaceSet::only(at)),
        },
        Choice::Back { left, optional, .. } => Step::Retrieve {
            left: left - 1,
            optional,
        },
        Choice::Timer
        | Choice::Bat { .. }
        | Choice::RescuePoi { .. }
        | Choice::Fly { .. }
        | Choice::SpawnCar { .. }
        | Choice::Steal { .. }
        | Choice::Keep(_)
        | Choice::DrawItem
        | Choice::DrawTwo
        | Choice::Regain
        | Choice::Reload
        | Choice::Swap(_)
        | Choice::Aim { .. }
        | Choice::Send { .. } => return None,
    })
}
