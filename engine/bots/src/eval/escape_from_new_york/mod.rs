//! What a situation of Escape from New York is worth.
//!
//! The bot plays with the others: it counts what all heroes have of what a bridge asks for, what
//! is still to be found and how far everyone is from it, how strong they are and how much time is
//! left. An own lone escape that is there for the taking is taken.

#![expect(
    clippy::cast_precision_loss,
    reason = "pieces and minutes are counted in tens"
)]

mod alone;
mod plan;
mod promise;
mod ways;
mod weights;

use games::escape_from_new_york::{
    Escape,
    event::Event,
    flow::Source,
    state::{
        End,
        hero::{Hero, Slot},
    },
};
use tabletop::{Seat, Seats, Seed};

use crate::{Brains, Counted, Search, Skill, Thinking};
use alone::{alone, together_is_open};
use plan::Plan;
use promise::promise;
use weights::WEIGHTS;

/// How the best bot thinks: a turn is about a dozen decisions.
const WHOLE_TURN: Thinking = Thinking {
    worlds: 12,
    ahead: 40,
    glance: 1.0,
    slip: 0.0,
};

/// A bot for `seat` who plays for himself.
pub fn loner(seat: Seat, seed: Seed) -> Search<Escape> {
    Search::new(seat, seed, WHOLE_TURN).judging_by(evaluate_alone)
}

/// The word for an ending in reports.
const fn ending(end: End) -> &'static str {
    match end {
        End::Together(_) => "together",
        End::Alone(_) => "alone",
        End::Defeat => "defeat",
    }
}

impl Brains for Escape {
    const LEVELS: &'static [(Skill, Thinking)] = &[
        (Skill::Novice, Thinking::one_decision(4)),
        (Skill::Fair, WHOLE_TURN),
    ];

    fn worth(&self, seat: Seat) -> f32 {
        evaluate(self, seat)
    }

    fn turn(&self) -> u32 {
        u32::from(self.turns)
    }
}

impl Counted for Escape {
    /// The endings, and everything in the box that does something and is announced.
    fn countable() -> Vec<&'static str> {
        let ends = [
            End::Together(Seats::EMPTY),
            End::Alone(Seat::A),
            End::Defeat,
        ];
        let sources = Source::all().filter(|source| *source != Source::Drive);
        let ends = ends.into_iter().map(ending);
        ends.chain(sources.map(Source::word)).collect()
    }

    fn counted(event: &Event) -> Option<(Option<Seat>, &'static str)> {
        if let Event::Ended { end } = event {
            let seat = match end {
                End::Alone(seat) => Some(*seat),
                End::Together(_) | End::Defeat => None,
            };
            return Some((seat, ending(*end)));
        }
        Source::of(event).map(|source| (user(event), source.word()))
    }
}

/// The hero who does what `event` tells, if it is not the city that does it.
fn user(event: &Event) -> Option<Seat> {
    match event {
        Event::Played { seat, .. }
        | Event::AbilityUsed { seat, .. }
        | Event::Fired { seat, .. }
        | Event::ItemUsed { seat, .. }
        | Event::CaseOpened { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// An end, above all that may come before it.
const WIN: f32 = 1000.0;

/// What the table is worth to `seat`, who plays with the others as long as that can lead
/// anywhere.
pub fn evaluate(table: &Escape, seat: Seat) -> f32 {
    if !together_is_open(table) {
        return evaluate_alone(table, seat);
    }
    if let Some(end) = table.ending {
        return ended(end, seat);
    }
    let plan = Plan::of(table, seat);
    let heroes = table.heroes.values();
    let heroes: f32 = heroes.map(|hero| strength(table, hero)).sum();
    plan.worth(table) - plan.way(table, seat) + heroes + city(table) + promise(table)
}

/// What the table is worth to `seat`, who plays for himself.
pub fn evaluate_alone(table: &Escape, seat: Seat) -> f32 {
    if let Some(end) = table.ending {
        return ended(end, seat);
    }
    let own = strength(table, &table.heroes[seat]);
    alone(table, seat) + own + city(table) + promise(table)
}

fn ended(end: End, seat: Seat) -> f32 {
    match end {
        End::Together(seats) if seats.contains(seat) => WIN + seats.len() as f32,
        End::Alone(winner) if winner == seat => 0.9 * WIN,
        End::Together(_) => -0.5 * WIN,
        End::Alone(_) => -WIN,
        // Many a turn near the end may lose by chance: much worse, that would drown all else.
        End::Defeat => -WEIGHTS.defeat,
    }
}

/// Time, noise, and what is about in the streets.
fn city(table: &Escape) -> f32 {
    // Any of the red tiles may be the one that loses.
    let red = 0.5 * (table.timer.red.len() + 1) as f32;
    let tiles = f32::from(table.timer.black) + red;
    WEIGHTS.tile * tiles - WEIGHTS.last / tiles - WEIGHTS.noise * f32::from(table.ny.noise)
        + WEIGHTS.cube * f32::from(table.ny.mission)
        + WEIGHTS.open * table.map.revealed.len() as f32
        - WEIGHTS.convict * f32::from(table.map.convicts_out())
}

/// One hero: cards, level, things, danger.
fn strength(table: &Escape, hero: &Hero) -> f32 {
    let items = hero.reserve.iter().flatten();
    let items = items
        .filter(|slot| matches!(slot, Slot::Item { .. }))
        .count() as f32;
    let danger = f32::from(table.damage_at(hero.space).min(5));
    let car = f32::from(u8::from(hero.ride.is_some()));
    hero.hand.len() as f32
        + WEIGHTS.level * f32::from(hero.level)
        + WEIGHTS.trophy * f32::from(hero.convicts)
        + WEIGHTS.paid * f32::from(hero.items)
        + WEIGHTS.item * items
        + WEIGHTS.ammunition * f32::from(hero.ammunition)
        + WEIGHTS.car * car
        - WEIGHTS.danger * danger
}
