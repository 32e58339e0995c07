//! How enemies find the active hero: who moves first, and which way.

use serde::{Deserialize, Serialize};

use super::{
    Escape,
    map::Stance,
    ways::{Distances, EVERYWHERE, Field, Travel, around},
};
use crate::{
    components::board::{Side, Space, SpaceSet},
    state::foe::Foe,
};

/// No enemy moves further.
const STEPS: usize = 5;
/// No situation offers New York more choices at a time.
const CHOICES: usize = 96;

// rules: FU-73
/// Why an enemy moves before others: the greater, the earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Priority {
    /// Whether it can reach the hero.
    pub reaches: bool,
    /// How far it moves.
    pub movement: u8,
    /// Convicts in cars before bosses before convicts.
    pub rank: Rank,
}

/// What kind of enemy it is, the last to move first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    Convict,
    Boss,
    Car,
}

/// The spaces an enemy goes over, its first one included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Path([Option<Space>; STEPS]);

impl Path {
    fn of(start: Space) -> Path {
        let mut path = Path::default();
        path.0[0] = Some(start);
        path
    }

    fn with(mut self, space: Space) -> Path {
        let len = self.iter().count();
        self.0[len] = Some(space);
        self
    }

    fn is_start(&self) -> bool {
        self.0[1].is_none()
    }

    /// The spaces in order.
    pub fn iter(&self) -> impl Iterator<Item = Space> {
        self.0.iter().flatten().copied()
    }

    /// The last space.
    pub fn end(&self) -> Space {
        let last = self.0.iter().rev().flatten().next();
        *last.expect("a path has a start")
    }

    /// How many steps it has.
    pub fn steps(&self) -> usize {
        self.iter().count() - 1
    }
}

/// One thing New York may do with one enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    pub foe: Foe,
    pub priority: Priority,
    pub path: Path,
    /// Where a car takes a convict along.
    pub with: Option<Space>,
    /// The side of the last space but one whose roadblock the car breaks.
    pub breaks: Option<Side>,
}

impl Route {
    /// Whether it is how `foe` goes `to` that space, taking a convict along there or nobody.
    pub(crate) fn is_on(&self, foe: Foe, to: Space, with: Option<Space>) -> bool {
        self.foe == foe && self.path.end() == to && self.with == with
    }
}

/// What New York may choose from now.
#[derive(Clone, Copy, Debug)]
pub struct Routes {
    list: [Option<Route>; CHOICES],
    len: usize,
}

impl Routes {
    /// None yet.
    pub fn none() -> Routes {
        Routes {
            list: [None; CHOICES],
            len: 0,
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Route> {
        self.list[..self.len].iter().flatten()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether nobody can move.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn clear(&mut self) {
        self.len = 0;
    }

    // rules: FU-61, FU-Q48
    /// Adds a route of the enemy whose routes begin at `from`: one for each end and passenger. Of
    /// equally short ways a car prefers those on which it takes somebody along.
    fn push(&mut self, route: Route, from: usize) {
        let mut own = self.list[from..self.len].iter().flatten();
        let has_passenger = own.clone().next().is_some_and(|own| own.with.is_some());
        if has_passenger && route.with.is_none() {
            return;
        }
        let is_same = |own: &Route| own.path.end() == route.path.end() && own.with == route.with;
        if own.any(is_same) {
            return;
        }
        if route.with.is_some() && !has_passenger {
            self.len = from;
        }
        if self.len < CHOICES {
            self.list[self.len] = Some(route);
            self.len += 1;
        }
    }
}

// rules: FU-28, FU-73, FU-Q24, FU-Q46, FU-Q47
/// Finds all that New York may do with the next enemy: those first in the order, and their ways.
/// They are added to `found`, which has none yet and stays where it is: it is long.
pub fn find_routes(table: &Escape, found: &mut Routes) {
    let mut finder = Finder {
        table,
        best: None,
        found,
    };
    let heroes = table.hero_spaces();
    let here = SpaceSet::only(table.here());
    let others = heroes.without(here);
    let on_foot = Travel {
        sewer: true,
        // A car beside the hero is where the way ends, and stops nobody before.
        stops: others.or(table.map.abandoned().without(here)),
        forced: false,
    };
    // Who moves first is looked at first: then most others need not be looked at closely.
    let by_car = Travel {
        sewer: false,
        stops: others,
        forced: false,
    };
    finder.cars(by_car, heroes);
    let as_boss = Travel {
        stops: others,
        ..on_foot
    };
    finder.bosses(as_boss, heroes);
    finder.convicts(on_foot, heroes);
}

struct Finder<'a> {
    table: &'a Escape,
    best: Option<Priority>,
    found: &'a mut Routes,
}

/// How far an enemy goes at a time, and how it ranks among those that could go.
#[derive(Clone, Copy)]
struct Pace(u8, Rank);

impl Finder<'_> {
    fn convicts(&mut self, travel: Travel, heroes: SpaceSet) {
        let movement = self.table.convict_movement(false);
        let from = self.table.map.haunted.without(heroes);
        // Mostly somebody near reaches the hero and goes first; then nobody asks how far it is
        // for the others.
        for within in [movement, EVERYWHERE] {
            if within > movement && self.best.is_some_and(|best| best.reaches) {
                return;
            }
            let mut field = None;
            for at in from {
                for hurt in [false, true] {
                    if self.table.map.gangs[at].count(Stance::Ready, hurt) > 0 {
                        let field = field
                            .get_or_insert_with(|| Field::of(self.table, travel, from, within));
                        let lying = false;
                        let foe = Foe::Convict { at, lying, hurt };
                        self.enemy(field, foe, at, Pace(movement, Rank::Convict));
                    }
                }
            }
        }
    }

    fn bosses(&mut self, travel: Travel, heroes: SpaceSet) {
        let mut field = None;
        let from = self.table.map.bosses_on().map(|(_, at, ..)| at);
        for (boss, at, stance, _) in self.table.map.bosses_on() {
            if stance == Stance::Ready && !heroes.contains(at) {
                let field = field.get_or_insert_with(|| {
                    Field::of(self.table, travel, from.clone().collect(), EVERYWHERE)
                });
                let pace = Pace(boss.movement(), Rank::Boss);
                self.enemy(field, Foe::Boss(boss), at, pace);
            }
        }
    }

    fn cars(&mut self, travel: Travel, heroes: SpaceSet) {
        let mut field = None;
        let from = self.table.map.car_convicts().map(|(_, at, ..)| at);
        for (car, at, stance, _) in self.table.map.car_convicts() {
            if stance != Stance::Ready || heroes.contains(at) {
                continue;
            }
            let field = field.get_or_insert_with(|| {
                Field::of(self.table, travel, from.clone().collect(), EVERYWHERE)
            });
            let pace = Pace(self.table.convict_movement(true), Rank::Car);
            if field.plain.steps(at).is_none() {
                // rules: FU-61, FU-Q23, FU-Q50
                let forced = Travel {
                    forced: true,
                    ..travel
                };
                let mut field = Field::of(self.table, forced, SpaceSet::only(at), EVERYWHERE);
                self.enemy(&mut field, Foe::Car(car), at, pace);
            } else {
                self.enemy(field, Foe::Car(car), at, pace);
            }
        }
    }

    /// Notes the routes of one enemy if it is among the first to move.
    fn enemy(&mut self, field: &mut Field, foe: Foe, at: Space, pace: Pace) {
        let Pace(movement, rank) = pace;
        let Some(far) = field.plain.steps(at) else {
            return;
        };
        let reaches = far <= movement && field.reaches(self.table, at, movement);
        if !reaches && field.within < EVERYWHERE {
            return;
        }
        let priority = Priority {
            reaches,
            movement,
            rank,
        };
        if self.best > Some(priority) {
            return;
        }
        if self.best < Some(priority) {
            self.best = Some(priority);
            self.found.clear();
        }
        let free = field.free.as_ref().filter(|_| reaches);
        let ways = free.unwrap_or(&field.plain);
        // Whoever passes no stop may have farther to go.
        let far = ways.steps(at).unwrap_or(far);
        let mut search = Search {
            table: self.table,
            travel: field.travel,
            ways,
            route: Route {
                foe,
                priority,
                path: Path::of(at),
                with: None,
                breaks: None,
            },
            from: self.found.len,
            found: &mut *self.found,
        };
        search.walk(at, (far, movement), None);
    }
}

/// The ways of one enemy.
struct Search<'a> {
    table: &'a Escape,
    travel: Travel,
    ways: &'a Distances,
    route: Route,
    found: &'a mut Routes,
    /// Where its routes begin among those found.
    from: usize,
}

impl Search<'_> {
    /// Goes on from `at`, so `far` from the hero, with so many steps left.
    fn walk(&mut self, at: Space, (far, left): (u8, u8), with: Option<Space>) {
        // rules: FU-Q22
        let start = self.route.path.is_start();
        let stops = !start && self.travel.stops.contains(at);
        if left == 0 || far == 0 || stops {
            self.found.push(Route { with, ..self.route }, self.from);
            return;
        }
        let with = with.or_else(|| self.takes_along(at).then_some(at));
        let ways = self.ways;
        let mut next = around(self.table, self.travel, at);
        if self.route.priority.reaches {
            // rules: FU-Q46. Who reaches the hero passes no stop.
            next = next.without(self.travel.stops);
        }
        let before = self.route;
        for to in next.iter().filter(|to| ways.steps(*to) == Some(far - 1)) {
            self.route.path = before.path.with(to);
            let is_blocked = |side: &Side| self.table.map.is_blocked(at, *side);
            let forced = self.travel.forced.then_some(to);
            let breaks = forced.and_then(|to| at.side_to(to).filter(is_blocked));
            self.route.breaks = breaks;
            // rules: FU-Q50. Beyond the first roadblock there is no car any more.
            let left = if breaks.is_some() { 0 } else { left - 1 };
            self.walk(to, (far - 1, left), with);
            self.route = before;
        }
    }

    // rules: FU-61, FU-Q48
    /// Whether a convict on foot stands ready to ride at `at`.
    fn takes_along(&self, at: Space) -> bool {
        self.route.priority.rank == Rank::Car && self.table.map.gangs[at].standing() > 0
    }
}
