//! One interpreter for all cards, tiles, items and weapons.

use tabletop::Dealer;

use crate::{
    components::{
        EVENT_LEVELS,
        board::{PARK, SpaceSet, WTC},
        cards::{ABILITY_NOISE, Card, Stock},
        effects::{
            Effect,
            Effect::{
                Blast, Block, BlockOpposite, Bonus, Damage, EventLevel, Events, HeliAny,
                HeliRandom, HeliStep, Hurt, Item, Jump, Look, LoseItem, Mission, Move, MoveByCar,
                NeedClear, NeedPoi, Noise, NyMove, Reload, RemoveAlive, Retrieve, RetrieveAll,
                Reveal, RevealPoi, Sabotage, SpawnCar, SpawnHere, SpawnManholes, SpawnNearManholes,
                SpawnPark, SpawnSides, Steal, Timer, Trick,
            },
            Gait,
        },
        timer::EventCard,
    },
    event::{Event, Seen},
    flow::{Source, Step},
    legal,
    resolve::{city, fight, map, things, turn},
    state::Escape,
};

// rules: FU-14, FU-15, FU-35
/// Reveals a chosen card and resolves it, if it can be resolved in full.
pub(crate) fn play(table: &mut Escape, card: Card, dealer: &mut Dealer<Event>) {
    table.turn.chosen.remove(card);
    table.turn.played.insert(card);
    table.turn.noise += card.noise();
    if card.stock() != Stock::Basic {
        table.hero_mut().seen.insert(card);
    }
    let source = Source::Card(card);
    let can = legal::cards::resolvable(table, source);
    let seat = table.active;
    let void = can == legal::cards::Resolvable::Void;
    dealer.announce(Event::Played { seat, card, void });
    match can {
        legal::cards::Resolvable::Void => {}
        legal::cards::Resolvable::ByWreck => table.agenda.first([Step::WreckOrVoid(source)]),
        legal::cards::Resolvable::Yes => begin(table, source),
    }
}

// rules: FU-18, FU-Q66
/// Uses the personal ability; the card is not revealed.
pub(crate) fn ability(table: &mut Escape, card: Card, source: Source, dealer: &mut Dealer<Event>) {
    table.turn.chosen.remove(card);
    table.turn.unseen.insert(card);
    table.turn.ability = true;
    table.turn.noise += ABILITY_NOISE;
    let seat = table.active;
    let card = Seen::Face(card);
    dealer.announce(Event::AbilityUsed { seat, source, card });
    begin(table, source);
}

/// Begins with the effects: of a card or the ability, also where they will cost the car.
pub(crate) fn begin(table: &mut Escape, source: Source) {
    table.turn.halted = false;
    table.agenda.first([Step::Effects { source, at: 0 }]);
}

// rules: FU-Q64
/// Lets the card be void rather than wreck the car.
pub(crate) fn give_up(table: &mut Escape, source: Source, dealer: &mut Dealer<Event>) {
    if let Source::Card(card) = source {
        let seat = table.active;
        dealer.announce(Event::Voided { seat, card });
    }
}

// rules: FU-14, FU-16, FU-Q41
/// Resolves the effect at `at` and leaves the rest on the agenda.
pub(crate) fn effects(table: &mut Escape, source: Source, at: u8, dealer: &mut Dealer<Event>) {
    let Some(effect) = source.effects().get(usize::from(at)) else {
        return;
    };
    table.agenda.first([Step::Effects { source, at: at + 1 }]);
    match *effect {
        Move(..) | MoveByCar(..) | Reveal(_) | RevealPoi(_) | Damage(..) | Trick(_) | Item
        | Retrieve(_) | RetrieveAll | Reload(_) | Steal | Jump | NeedClear | NeedPoi | Look(_)
        | LoseItem | HeliStep | HeliRandom | HeliAny | RemoveAlive => {
            hero_effect(table, source, *effect, dealer);
        }
        NyMove(_) | SpawnHere(_) | SpawnNearManholes(_) | SpawnManholes | SpawnPark
        | SpawnSides | SpawnCar | Sabotage(_) | Noise(_) | Mission(_) | Timer | Hurt(_) | Block
        | BlockOpposite | Blast(_) | EventLevel | Events | Bonus(_) => {
            city_effect(table, *effect, dealer);
        }
    }
}

// rules: FU-17, FU-39, FU-40, FU-54, FU-81, FU-Q05, FU-Q06
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all else is an effect of the city"
)]
fn hero_effect(table: &mut Escape, source: Source, effect: Effect, dealer: &mut Dealer<Event>) {
    let steps: [Option<Step>; 2] = match effect {
        Move(steps, gait) => [Some(movement(table, source, steps, gait)), None],
        MoveByCar(with, without) => {
            let steps = if table.hero().ride.is_some() {
                with
            } else {
                without
            };
            [Some(movement(table, source, steps, Gait::PLAIN)), None]
        }
        Reveal(left) => [Some(Step::Reveal { left }), None],
        RevealPoi(left) => [Some(Step::RevealPoi { left }), None],
        Damage(points, range) => {
            fight::attack(table, source, points, range);
            [None; 2]
        }
        Trick(left) => [Some(Step::Trick { left }), gap(source)],
        Item => {
            things::draw_item(table, dealer);
            [None; 2]
        }
        Retrieve(left) => {
            let optional = false;
            [Some(Step::Retrieve { left, optional }), None]
        }
        RetrieveAll => {
            things::everyone_regains(table, dealer);
            [None; 2]
        }
        Reload(rounds) => {
            things::reload(table, rounds, dealer);
            [None; 2]
        }
        Steal => [Some(Step::Steal), Some(Step::Overflow)],
        Jump => {
            let (passenger, asked) = (None, 0);
            [Some(Step::Jump { passenger, asked }), gap(source)]
        }
        Look(left) => [Some(Step::Look { left }), None],
        HeliStep => [Some(Step::Helicopter { any: false }), None],
        HeliAny => [Some(Step::Helicopter { any: true }), None],
        HeliRandom => {
            map::fly_by_chance(table, dealer);
            [None; 2]
        }
        LoseItem => {
            things::lose_item(table, dealer);
            [None; 2]
        }
        RemoveAlive => {
            city::remove_alive(table, dealer);
            [None; 2]
        }
        // What a card needs was looked at before it began.
        _ => [None; 2],
    };
    table.agenda.first(steps.into_iter().flatten());
}

// rules: FU-Q13
/// A moment to take things after an effect that may have changed the own space.
pub(crate) fn gap(source: Source) -> Option<Step> {
    source.leaves_gaps().then_some(Step::Between)
}

fn movement(table: &mut Escape, source: Source, left: u8, gait: Gait) -> Step {
    table.turn.halted = false;
    Step::Move {
        left,
        gait: gait.bits(),
        passenger: None,
        asked: 0,
        optional: source == Source::Drive,
    }
}

// rules: FU-65, FU-70, FU-74, FU-75, FU-76, FU-Q67
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all else is an effect of a hero"
)]
fn city_effect(table: &mut Escape, effect: Effect, dealer: &mut Dealer<Event>) {
    let here = table.here();
    match effect {
        NyMove(left) => table.agenda.first([Step::NyMove { left }]),
        SpawnHere(count) => map::spawn(table, here, count, dealer),
        SpawnNearManholes(left) => {
            let spots = SpaceSet::EMPTY;
            table.agenda.first([Step::NearManholes { left, spots }]);
        }
        SpawnManholes => spawn_at(table, table.map.manholes),
        SpawnPark => spawn_at(table, PARK.and(table.map.revealed)),
        SpawnSides => {
            let sides = table.ny.back.sides.iter();
            let spaces = sides.filter_map(|side| here.beside(side));
            let spaces: SpaceSet = spaces.collect();
            spawn_at(table, spaces.and(table.map.revealed));
        }
        SpawnCar => table.agenda.first([Step::SpawnCar]),
        Sabotage(count) => sabotage(table, count, dealer),
        Noise(change) if change < 0 => city::lose_noise(table, change, dealer),
        Noise(change) => table.agenda.first([Step::Noise(change.unsigned_abs())]),
        Mission(cubes) => table.agenda.first([Step::Mission(cubes)]),
        Timer => table.agenda.first([Step::Timer { discard: false }]),
        Hurt(damage) => turn::hurt(table, damage, dealer),
        Block => map::block(table, here, table.ny.back.block, dealer),
        BlockOpposite => map::block(table, here, table.ny.back.block.opposite(), dealer),
        Blast(damage) => fight::blast(table, here, damage, dealer),
        EventLevel => {
            let last = EVENT_LEVELS.len() as u8 - 1;
            table.event_box = (table.event_box + 1).min(last);
            let level = table.event_level();
            dealer.announce(Event::EventLevel { level });
        }
        Events => events(table),
        // A bonus is in force because its card lies above the board.
        _ => {}
    }
}

fn spawn_at(table: &mut Escape, spots: SpaceSet) {
    table.agenda.first([Step::Spawn { spots }]);
}

// rules: FU-76
fn sabotage(table: &mut Escape, count: u8, dealer: &mut Dealer<Event>) {
    let held = table.map.has_enemy(WTC) && !table.hero_spaces().contains(WTC);
    if table.gullfire && held {
        table.gullfire = false;
        dealer.announce(Event::GullfireDestroyed);
    } else {
        map::spawn(table, WTC, count, dealer);
    }
}

// rules: FU-65, FU-Q56
/// Reveals as many events as the level says when the set starts.
pub(crate) fn events(table: &mut Escape) {
    let left = table.event_level();
    table.agenda.first([Step::Events { left }]);
}

// rules: FU-65, FU-Q69
/// The next event of a set.
pub(crate) fn next_event(table: &mut Escape, left: u8, dealer: &mut Dealer<Event>) {
    if left == 0 {
        return;
    }
    table.agenda.first([Step::Events { left: left - 1 }]);
    let card = draw_event(table, dealer);
    dealer.announce(Event::EventRevealed { card });
    let source = Source::Event(card);
    table
        .agenda
        .first([Step::Effects { source, at: 0 }, Step::EventDone(card)]);
}

fn draw_event(table: &mut Escape, dealer: &mut Dealer<Event>) -> EventCard {
    if table.events.is_empty() {
        table.events = std::mem::take(&mut table.events_past);
        dealer.announce(Event::EventsReshuffled);
    }
    dealer.draw_from(&mut table.events)
}
