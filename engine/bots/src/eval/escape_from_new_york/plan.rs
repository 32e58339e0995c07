//! What the heroes still need for a bridge, and where to look for it.

use games::escape_from_new_york::{
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
#[expect(
    clippy::struct_excessive_bools,
    reason = "each answers another question"
)]
pub(super) struct Plan {
    president: bool,
    tape: bool,
    /// The spaces of the bridges of which a hero holds the diagram.
    bridges: SpaceSet,
    /// Those of them that the seat knows of.
    known_bridges: SpaceSet,
    /// Whether one lies open: the diagram that a hero starts with.
    shown_diagram: bool,
    /// Whether another hero holds a briefcase that the seat has not seen into.
    is_guess: bool,
    /// Where heroes are needed.
    goals: SpaceSet,
}

impl Plan {
    pub(super) fn of(table: &Escape, seat: Seat) -> Plan {
        let mut plan = Plan {
            president: false,
            tape: false,
            bridges: SpaceSet::EMPTY,
            known_bridges: SpaceSet::EMPTY,
            shown_diagram: false,
            is_guess: false,
            goals: SpaceSet::EMPTY,
        };
        for slot in table.heroes.values().flat_map(slots) {
            match slot {
                Slot::President => plan.president = true,
                Slot::Case { case, .. } => {
                    let known = case.known.has(Viewer::Seat(seat));
                    plan.is_guess |= !known;
                    plan.tape |= case.card == Case::TAPE;
                    plan.add_bridge(case.card.bridge(), known);
                }
                Slot::Diagram => {
                    plan.shown_diagram = true;
                    plan.add_bridge(Some(START_DIAGRAM), true);
                }
                Slot::Item { .. } => {}
            }
        }
        plan.goals = plan.find_goals(table, seat);
        plan
    }

    fn add_bridge(&mut self, number: Option<u8>, known: bool) {
        let space: SpaceSet = number.and_then(bridge_space).into_iter().collect();
        self.bridges = self.bridges.or(space);
        if known {
            self.known_bridges = self.known_bridges.or(space);
        }
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

    /// What the way costs that `seat`'s hero still has to go. The others walk by themselves.
    pub(super) fn way(&self, table: &Escape, seat: Seat) -> f32 {
        let hero = &table.heroes[seat];
        let ways = Ways::from(table, hero.space);
        if table.president == President::Rescued {
            let meeting = self.meeting(table, seat);
            let waits = self.is_needed(hero) && self.is_hopeful(table);
            let goal = self.own_goal(table, seat, &ways);
            if let Some(far) = meeting.iter().map(|at| ways.to(at)).reduce(f32::min)
                && (waits || goal.is_none())
            {
                return WEIGHTS.leave * far;
            }
        }
        WEIGHTS.step * self.own_goal(table, seat, &ways).unwrap_or(LONG)
    }

    /// Where those meet who can leave together: at the bridge whose diagram is known, else at
    /// those who hold briefcases.
    fn meeting(&self, table: &Escape, seat: Seat) -> SpaceSet {
        let open = bridge_space(START_DIAGRAM).filter(|_| self.shown_diagram);
        if let Some(at) = open {
            return SpaceSet::only(at);
        }
        if !self.known_bridges.is_empty() {
            return self.known_bridges;
        }
        let others = table.heroes.iter().filter(|(other, _)| *other != seat);
        let with_case = others.filter(|(_, hero)| hero.has_case(|_| true));
        with_case.map(|(_, hero)| hero.space).collect()
    }

    /// Whether the hero has something without which the others cannot leave.
    fn is_needed(&self, hero: &Hero) -> bool {
        slots(hero).any(|slot| match slot {
            Slot::Case { case, .. } => {
                case.card == Case::TAPE || case.card.bridge().is_some() && !self.shown_diagram
            }
            Slot::President | Slot::Diagram => true,
            Slot::Item { .. } => false,
        })
    }

    /// Whether waiting at the bridge may lead out: with all that is asked for, or as long as the
    /// rest may be among what others bring. Otherwise somebody must go and look for it.
    fn is_hopeful(&self, table: &Escape) -> bool {
        let is_free = |hero: &Hero| !self.is_needed(hero);
        self.is_ready() || self.is_guess || table.heroes.values().any(is_free)
    }

    /// How far the own goal is: heroes go for different things, each for the nearest.
    fn own_goal(&self, table: &Escape, seat: Seat, ways: &Ways) -> Option<f32> {
        let far = |at: Space| ways.to(at) + toil(table, at);
        let mut goals = self.goals;
        let others = table.heroes.iter().filter(|(other, _)| *other != seat);
        for (_, hero) in others {
            let by_hero = |at: &Space| hero.space.distance(*at);
            let theirs = goals.iter().min_by_key(by_hero);
            let is_nearer = |at: &Space| f32::from(by_hero(at)) < far(*at);
            if let Some(at) = theirs.filter(is_nearer)
                && goals.len() > 1
            {
                goals.remove(at);
            }
        }
        goals
            .iter()
            .map(far)
            .reduce(f32::min)
            .map(|far| far.min(LONG))
    }
}

/// What waits at a goal, in steps.
fn toil(table: &Escape, at: Space) -> f32 {
    let convicts = f32::from(table.map.gangs[at].len());
    let bosses = table.map.bosses_on().filter(|(_, on, ..)| *on == at);
    let bosses: f32 = bosses.map(|(.., left)| f32::from(left)).sum();
    0.3 * convicts + 0.3 * bosses
}

fn slots(hero: &Hero) -> impl Iterator<Item = &Slot> {
    hero.reserve.iter().flatten()
}

fn bridge_space(number: u8) -> Option<Space> {
    Space::all().find(|space| space.bridge().is_some_and(|(own, _)| own == number))
}
