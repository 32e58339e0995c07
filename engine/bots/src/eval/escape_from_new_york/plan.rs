//! What the heroes still need for a bridge, and where to look for it.

use escape_from_new_york::{
    components::{
        board::{Space, SpaceSet},
        equipment::{Case, START_DIAGRAM},
        places::Poi,
    },
    state::{
        Escape, President,
        hero::{Hero, Slot},
    },
};
use tabletop::{Seat, Viewer};

use super::{ways::Ways, weights::WEIGHTS};

/// Beyond this a way is just long.
const LONG: f32 = 8.0;

/// What the heroes have of what a bridge asks for, and where the rest may be.
pub(super) struct Plan {
    president: bool,
    tape: bool,
    /// The spaces of the bridges of which a hero holds the diagram.
    bridges: SpaceSet,
    /// Where heroes are needed.
    goals: SpaceSet,
}

/// A hero under way.
struct Walker {
    at: Space,
    ways: Ways,
    /// Whether the others need him at the bridge.
    carries: bool,
}

impl Plan {
    pub(super) fn of(table: &Escape, seat: Seat) -> Plan {
        let mut plan = Plan {
            president: false,
            tape: false,
            bridges: SpaceSet::EMPTY,
            goals: SpaceSet::EMPTY,
        };
        for slot in table.heroes.values().flat_map(slots) {
            match slot {
                Slot::President => plan.president = true,
                Slot::Case { case, .. } if case.card == Case::TAPE => plan.tape = true,
                Slot::Case { case, .. } => plan.add_bridge(case.card.bridge()),
                Slot::Diagram => plan.add_bridge(Some(START_DIAGRAM)),
                Slot::Item { .. } => {}
            }
        }
        plan.goals = plan.find_goals(table, seat);
        plan
    }

    fn add_bridge(&mut self, number: Option<u8>) {
        let space = number.and_then(bridge_space);
        self.bridges = self.bridges.or(space.into_iter().collect());
    }

    /// Whether briefcases are still wanted.
    fn wants_cases(&self) -> bool {
        !self.tape || self.bridges.is_empty()
    }

    fn is_ready(&self) -> bool {
        self.president && !self.wants_cases()
    }

    fn find_goals(&self, table: &Escape, seat: Seat) -> SpaceSet {
        let mut goals = SpaceSet::EMPTY;
        let held = table.president == President::Held;
        if self.wants_cases() {
            for place in table.boxes {
                let known = place.case.filter(|case| case.known.has(Viewer::Seat(seat)));
                if known.is_none_or(|case| self.helps(case.card)) {
                    goals = goals.or(place.token.into_iter().collect());
                }
            }
            let guards = table
                .map
                .bosses_on()
                .filter(|(boss, ..)| boss.guards().is_some());
            goals = goals.or(guards.map(|(_, at, ..)| at).collect());
        }
        if held {
            let camp = table.space_of(Poi::CAMP);
            goals = goals.or(camp.into_iter().collect());
        }
        if self.wants_cases() || held && table.space_of(Poi::CAMP).is_none() {
            goals = goals.or(table.hidden_pois());
        }
        goals
    }

    fn helps(&self, card: Case) -> bool {
        card == Case::TAPE && !self.tape || card.bridge().is_some() && self.bridges.is_empty()
    }

    /// What is had, and what is left to find.
    pub(super) fn worth(&self, table: &Escape) -> f32 {
        let mut worth = 0.0;
        if self.president {
            worth += WEIGHTS.president;
        }
        if self.tape {
            worth += WEIGHTS.tape;
        }
        if !self.bridges.is_empty() {
            worth += WEIGHTS.diagram + WEIGHTS.spare * (self.bridges.len() - 1) as f32;
        }
        if self.is_ready() {
            worth += WEIGHTS.ready;
        } else if table.president == President::Held {
            worth -= WEIGHTS.hidden * table.hidden_pois().len() as f32;
        } else {
            worth -= WEIGHTS.duke;
        }
        if self.wants_cases() {
            for (boss, _, _, left) in table.map.bosses_on() {
                if boss.guards().is_some() {
                    worth += WEIGHTS.wound * f32::from(boss.hit_points() - left);
                }
            }
        }
        worth
    }

    /// What the ways cost that the heroes still have to go.
    pub(super) fn ways(&self, table: &Escape) -> f32 {
        let walkers: Vec<Walker> = table
            .heroes
            .values()
            .map(|hero| Walker {
                at: hero.space,
                ways: Ways::from(table, hero.space),
                carries: carries(hero),
            })
            .collect();
        if self.is_ready() {
            self.way_out(table, &walkers)
        } else {
            self.ways_to_goals(table, &walkers) + WEIGHTS.apart * spread(&walkers)
        }
    }

    /// All who carry something meet at the bridge that is nearest to them; the others come too.
    fn way_out(&self, table: &Escape, walkers: &[Walker]) -> f32 {
        let far = |bridge: Space| -> f32 {
            let side = bridge.bridge().map(|(_, side)| side);
            let barred = side.is_some_and(|side| table.map.is_blocked(bridge, side));
            let walk = walkers.iter().map(|it| {
                let steps = it.ways.to(bridge);
                if it.carries { steps } else { 0.25 * steps }
            });
            walk.sum::<f32>() + if barred { 2.0 } else { 0.0 }
        };
        let least = self.bridges.iter().map(far).fold(f32::MAX, f32::min);
        WEIGHTS.leave * least
    }

    /// Every hero goes for something else, the nearest first.
    fn ways_to_goals(&self, table: &Escape, walkers: &[Walker]) -> f32 {
        let mut goals = self.goals;
        let mut idle = vec![true; walkers.len()];
        let mut cost = 0.0;
        for _ in walkers {
            let mut best = (LONG, None);
            for (n, it) in walkers.iter().enumerate().filter(|(n, _)| idle[*n]) {
                for goal in goals {
                    let far = it.ways.to(goal) + toil(table, goal);
                    if far < best.0 {
                        best = (far, Some((n, goal)));
                    }
                }
            }
            cost += best.0;
            if let Some((n, goal)) = best.1 {
                idle[n] = false;
                goals.remove(goal);
            }
        }
        WEIGHTS.step * cost
    }
}

/// What waits at a goal, in steps.
fn toil(table: &Escape, at: Space) -> f32 {
    let convicts = f32::from(table.map.gangs[at].len());
    let bosses = table.map.bosses_on().filter(|(_, on, ..)| *on == at);
    let bosses: f32 = bosses.map(|(.., left)| f32::from(left)).sum();
    0.3 * convicts + 0.3 * bosses
}

/// Steps between those who carry something.
fn spread(walkers: &[Walker]) -> f32 {
    let carriers = || walkers.iter().filter(|it| it.carries);
    let steps = carriers().flat_map(|one| carriers().map(|other| one.ways.to(other.at)));
    steps.sum()
}

/// Whether the hero has something that the others need at the bridge.
fn carries(hero: &Hero) -> bool {
    slots(hero).any(|slot| match slot {
        Slot::Case { case, .. } => case.card == Case::TAPE || case.card.bridge().is_some(),
        Slot::President | Slot::Diagram => true,
        Slot::Item { .. } => false,
    })
}

fn slots(hero: &Hero) -> impl Iterator<Item = &Slot> {
    hero.reserve.iter().flatten()
}

fn bridge_space(number: u8) -> Option<Space> {
    Space::all().find(|space| space.bridge().is_some_and(|(own, _)| own == number))
}
