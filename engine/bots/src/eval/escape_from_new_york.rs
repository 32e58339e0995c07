//! What a situation of Escape from New York is worth.
//!
//! The bot plays with the others: it counts what all heroes have of what a bridge asks for, how
//! strong they are, how much time is left, and how far everyone is from where he is needed. Only
//! an own lone escape that is there for the taking is taken.

#![expect(
    clippy::cast_precision_loss,
    reason = "pieces and minutes are counted in tens"
)]

use escape_from_new_york::{
    Escape,
    components::{
        board::{Space, SpaceSet},
        cards::Card,
        effects::Effect,
        equipment::{Case, START_DIAGRAM},
        places::Poi,
    },
    state::{
        End, President,
        hero::{Hero, Slot},
    },
};
use tabletop::{Seat, Seed};

use crate::{Bot, Brains, Greedy, Random, Skill};

/// How many worlds the greedy bot imagines a decision.
const WORLDS: u32 = 4;

impl Brains for Escape {
    fn brain(skill: Skill, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        match skill {
            Skill::Random => Box::new(Random::new(seed)),
            Skill::Greedy => Box::new(Greedy::new(seat, seed, WORLDS, evaluate)),
        }
    }
}

/// An end, above all that may come before it.
const WIN: f32 = 1000.0;

/// What the table is worth to `seat`.
pub fn evaluate(table: &Escape, seat: Seat) -> f32 {
    match table.ending {
        Some(End::Together(seats)) if seats.contains(seat) => return WIN,
        Some(End::Alone(winner)) if winner == seat => return WIN,
        Some(_) => return -WIN,
        None => {}
    }
    let plan = Plan::of(table);
    let heroes = table.heroes.iter();
    let heroes: f32 = heroes.map(|(_, hero)| worth(table, &plan, hero)).sum();
    let tiles = f32::from(table.timer.black) + table.timer.red.len() as f32;
    let known = 8 - table.hidden_pois().len();
    plan.worth() + heroes + 4.5 * tiles + 5.0 * known as f32 - 0.35 * f32::from(table.ny.noise)
        + 1.2 * f32::from(table.ny.mission)
        + 0.25 * table.map.revealed.len() as f32
        - 0.12 * f32::from(table.map.convicts_out())
        + chosen(table)
}

/// What is still missing for a bridge, and where to look for it.
struct Plan {
    president: bool,
    tape: bool,
    /// Bridges of which a hero holds the diagram.
    bridges: SpaceSet,
    goals: SpaceSet,
}

impl Plan {
    fn of(table: &Escape) -> Plan {
        let slots = || {
            table
                .heroes
                .values()
                .flat_map(|hero| hero.reserve.iter().flatten())
        };
        let tape =
            slots().any(|slot| matches!(slot, Slot::Case { case, .. } if case.card == Case::TAPE));
        let president = slots().any(|slot| *slot == Slot::President);
        let numbers = slots().filter_map(|slot| match slot {
            Slot::Case { case, .. } => case.card.bridge(),
            Slot::Diagram => Some(START_DIAGRAM),
            Slot::Item { .. } | Slot::President => None,
        });
        let bridges = numbers.filter_map(bridge_space).collect();
        let mut plan = Plan {
            president,
            tape,
            bridges,
            goals: SpaceSet::EMPTY,
        };
        plan.goals = plan.find_goals(table);
        plan
    }

    /// Where heroes are needed.
    fn find_goals(&self, table: &Escape) -> SpaceSet {
        if self.president && self.tape && !self.bridges.is_empty() {
            return self.bridges;
        }
        let mut goals: SpaceSet = table.boxes.iter().filter_map(|place| place.token).collect();
        if table.president == President::Held
            && let Some(camp) = table.space_of(Poi::CAMP)
            && (self.tape || table.hidden_pois().is_empty())
        {
            goals.insert(camp);
        }
        let guarded = table
            .map
            .bosses_on()
            .filter(|(boss, ..)| boss.guards().is_some());
        goals = goals.or(guarded.map(|(_, at, ..)| at).collect());
        if !self.tape || self.bridges.is_empty() || table.president == President::Held {
            goals = goals.or(table.hidden_pois());
        }
        goals
    }

    fn worth(&self) -> f32 {
        let bridges = self.bridges.len().min(2) as f32;
        70.0 * f32::from(u8::from(self.president))
            + 45.0 * f32::from(u8::from(self.tape))
            + 14.0 * bridges
    }
}

fn bridge_space(number: u8) -> Option<Space> {
    Space::all().find(|space| space.bridge().is_some_and(|(own, _)| own == number))
}

/// One hero: cards, level, things, danger, and the way to the goal.
fn worth(table: &Escape, plan: &Plan, hero: &Hero) -> f32 {
    let at = hero.space;
    let carries = hero.reserve.iter().flatten().any(|slot| match slot {
        Slot::Case { case, .. } => case.card == Case::TAPE || case.card.bridge().is_some(),
        Slot::President | Slot::Diagram => true,
        Slot::Item { .. } => false,
    });
    let leaving = plan.president && plan.tape && !plan.bridges.is_empty();
    let pull = if leaving && carries { 6.0 } else { 2.4 };
    let goal = if leaving {
        // All who carry something meet at one bridge: the nearest to them together.
        let far = |bridge: Space| {
            let heroes = table.heroes.values();
            heroes
                .map(|it| u32::from(it.space.distance(bridge)))
                .sum::<u32>()
        };
        plan.bridges.iter().min_by_key(|bridge| far(*bridge))
    } else {
        plan.goals.iter().min_by_key(|goal| goal.distance(at))
    };
    let away = goal.map_or(0.0, |goal| f32::from(goal.distance(at)));
    let level = f32::from(hero.level) * 3.0 + f32::from(hero.convicts) * 0.9;
    let things = hero.reserve_len() as f32 * 1.1 + f32::from(hero.items) * 1.6;
    let enemies = f32::from(table.map.gangs[at].standing());
    let car = if hero.ride.is_some() { 1.5 } else { 0.0 };
    hero.hand.len() as f32 * 1.0 + f32::from(hero.ammunition) * 0.7 + level + things + car
        - enemies * 0.9
        - pull * away
}

/// What the chosen cards promise.
fn chosen(table: &Escape) -> f32 {
    let here = table.here();
    let enemies = table.map.has_enemy(here);
    let foes = f32::from(table.map.gangs[here].len());
    let discards = table.hero().discards.len() as f32;
    let promise = |card: Card| -> f32 {
        let effects = card.effects().iter();
        let worth: f32 = effects
            .map(|effect| match effect {
                Effect::Move(_, gait)
                    if enemies
                        && gait.has(escape_from_new_york::components::effects::Gait::CLEAR) =>
                {
                    -2.0
                }
                Effect::Move(steps, _) => 2.0 * f32::from(*steps),
                Effect::MoveByCar(steps, _) => 1.6 * f32::from(*steps),
                Effect::Reveal(count) => 0.6 * f32::from(*count),
                Effect::Damage(points, _) => (1.4 * foes).min(1.4 * f32::from(*points)),
                Effect::Trick(count) => foes.min(f32::from(*count)) * 0.8,
                Effect::Retrieve(count) => discards.min(f32::from(*count)) * 0.9,
                Effect::Item => 1.2,
                Effect::NeedClear if enemies => -1.5,
                _ => 0.2,
            })
            .sum();
        worth - 0.35 * f32::from(card.noise())
    };
    // A chosen card counts as held, and for what it will do.
    table
        .turn
        .chosen
        .iter()
        .map(|card| 1.0 + promise(card))
        .sum()
}
