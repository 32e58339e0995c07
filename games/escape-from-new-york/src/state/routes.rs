//! How enemies find the active hero: who moves first, and which way.

use serde::{Deserialize, Serialize};

use super::{
    Escape,
    map::{PerSpace, Stance},
};
use crate::{
    components::board::{Side, Space, SpaceSet},
    state::foe::Foe,
};

/// Out of reach.
const FAR: u8 = u8::MAX;
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

    /// The spaces in order.
    pub fn iter(&self) -> impl Iterator<Item = Space> {
        self.0.iter().flatten().copied()
    }

    /// The last space.
    pub fn end(&self) -> Space {
        self.iter().last().expect("a path has a start")
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

/// What New York may choose from now.
#[derive(Clone, Copy, Debug)]
pub struct Routes {
    list: [Option<Route>; CHOICES],
    len: usize,
}

impl Routes {
    fn none() -> Routes {
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

    /// Keeps one route for each enemy, end and passenger.
    fn push(&mut self, route: Route) {
        let is_same = |other: &Route| {
            other.foe == route.foe
                && other.path.end() == route.path.end()
                && other.with == route.with
        };
        if !self.iter().any(is_same) && self.len < CHOICES {
            self.list[self.len] = Some(route);
            self.len += 1;
        }
    }
}

/// How one kind of enemy gets about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Travel {
    /// Whether manholes join.
    sewer: bool,
    /// Where it must stop.
    stops: SpaceSet,
    /// Whether roadblocks count as open.
    forced: bool,
}

/// Distances to the active hero for one way of getting about.
struct Field {
    travel: Travel,
    /// Over routes with no stop before their end.
    free: PerSpace<u8>,
    /// Over all routes.
    plain: PerSpace<u8>,
}

impl Field {
    fn of(table: &Escape, travel: Travel) -> Field {
        Field {
            travel,
            free: spread(table, travel, travel.stops),
            plain: spread(table, travel, SpaceSet::EMPTY),
        }
    }
}

// rules: FU-38, FU-43, FU-94, FU-Q46, FU-88. Briefcases and cubes do not matter to enemies.
/// Neighbours of `at` for such an enemy.
fn around(table: &Escape, travel: Travel, at: Space) -> SpaceSet {
    let mut next = if travel.forced {
        at.around()
    } else {
        table.map.open_around(at)
    };
    if travel.sewer && table.map.manholes.contains(at) {
        next = next.or(table.map.manholes);
    }
    next.and(table.map.revealed)
}

/// Steps to the active hero from everywhere, not passing through `barred`.
fn spread(table: &Escape, travel: Travel, barred: SpaceSet) -> PerSpace<u8> {
    let mut distance = PerSpace::of(FAR);
    let here = table.here();
    let mut seen = SpaceSet::only(here);
    let mut edge = seen;
    let mut steps = 0;
    distance[here] = 0;
    while !edge.is_empty() {
        steps += 1;
        let mut next = SpaceSet::EMPTY;
        for at in edge {
            next = next.or(around(table, travel, at));
        }
        next = next.without(seen);
        for at in next {
            distance[at] = steps;
        }
        seen = seen.or(next);
        edge = next.without(barred);
    }
    distance
}

// rules: FU-28, FU-73, FU-Q24, FU-Q46, FU-Q47
/// All that New York may do with the next enemy: those first in the order, and their ways.
pub fn routes(table: &Escape) -> Routes {
    let mut finder = Finder {
        table,
        best: None,
        found: Routes::none(),
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
    finder.convicts(on_foot, heroes);
    finder.bosses(
        Travel {
            stops: others,
            ..on_foot
        },
        heroes,
    );
    finder.cars(
        Travel {
            sewer: false,
            stops: others,
            forced: false,
        },
        heroes,
    );
    finder.found
}

struct Finder<'a> {
    table: &'a Escape,
    best: Option<Priority>,
    found: Routes,
}

/// How far an enemy goes at a time, and how it ranks among those that could go.
#[derive(Clone, Copy)]
struct Pace(u8, Rank);

impl Finder<'_> {
    fn convicts(&mut self, travel: Travel, heroes: SpaceSet) {
        let gangs = self.table.map.haunted.without(heroes);
        if gangs.is_empty() {
            return;
        }
        let field = Field::of(self.table, travel);
        let movement = self.table.convict_movement(false);
        for at in gangs {
            for hurt in [false, true] {
                if self.table.map.gangs[at].count(Stance::Ready, hurt) > 0 {
                    let lying = false;
                    let foe = Foe::Convict { at, lying, hurt };
                    self.enemy(&field, foe, at, Pace(movement, Rank::Convict));
                }
            }
        }
    }

    fn bosses(&mut self, travel: Travel, heroes: SpaceSet) {
        let mut field = None;
        for (boss, at, stance, _) in self.table.map.bosses_on() {
            if stance == Stance::Ready && !heroes.contains(at) {
                let field = field.get_or_insert_with(|| Field::of(self.table, travel));
                let pace = Pace(boss.movement(), Rank::Boss);
                self.enemy(field, Foe::Boss(boss), at, pace);
            }
        }
    }

    fn cars(&mut self, travel: Travel, heroes: SpaceSet) {
        let mut field = None;
        for (car, at, stance, _) in self.table.map.car_convicts() {
            if stance != Stance::Ready || heroes.contains(at) {
                continue;
            }
            let field = field.get_or_insert_with(|| Field::of(self.table, travel));
            let pace = Pace(self.table.convict_movement(true), Rank::Car);
            if field.plain[at] == FAR {
                // rules: FU-61, FU-Q23, FU-Q50
                let forced = Travel {
                    forced: true,
                    ..travel
                };
                let field = Field::of(self.table, forced);
                self.enemy(&field, Foe::Car(car), at, pace);
            } else {
                self.enemy(field, Foe::Car(car), at, pace);
            }
        }
    }

    /// Notes the routes of one enemy if it is among the first to move.
    fn enemy(&mut self, field: &Field, foe: Foe, at: Space, pace: Pace) {
        let Pace(movement, rank) = pace;
        if field.plain[at] == FAR {
            return;
        }
        let reaches = !field.travel.forced && field.free[at] <= movement;
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
            self.found = Routes::none();
        }
        let mut search = Search {
            table: self.table,
            field,
            ways: if reaches { &field.free } else { &field.plain },
            route: Route {
                foe,
                priority,
                path: Path::of(at),
                with: None,
                breaks: None,
            },
            found: Routes::none(),
        };
        search.walk(at, movement, None);
        search.keep(&mut self.found);
    }
}

/// The ways of one enemy.
struct Search<'a> {
    table: &'a Escape,
    field: &'a Field,
    ways: &'a PerSpace<u8>,
    route: Route,
    found: Routes,
}

impl Search<'_> {
    /// Goes on from `at` with so many steps left.
    fn walk(&mut self, at: Space, left: u8, with: Option<Space>) {
        // rules: FU-Q22
        let start = self.route.path.steps() == 0;
        let stops = !start && self.field.travel.stops.contains(at);
        if left == 0 || self.ways[at] == 0 || stops {
            self.found.push(Route { with, ..self.route });
            return;
        }
        let with = with.or_else(|| self.takes_along(at).then_some(at));
        let mut next = around(self.table, self.field.travel, at);
        if self.route.priority.reaches {
            // rules: FU-Q46. Who reaches the hero passes no stop.
            next = next.without(self.field.travel.stops);
        }
        let before = self.route;
        for to in next.iter().filter(|to| self.ways[*to] == self.ways[at] - 1) {
            self.route.path = before.path.with(to);
            let side = at.side_to(to);
            let forced = self.field.travel.forced;
            let breaks = side.filter(|side| forced && self.table.map.is_blocked(at, *side));
            self.route.breaks = breaks;
            // rules: FU-Q50. Beyond the first roadblock there is no car any more.
            let left = if breaks.is_some() { 0 } else { left - 1 };
            self.walk(to, left, with);
            self.route = before;
        }
    }

    // rules: FU-61, FU-Q48
    /// Whether a convict on foot stands ready to ride at `at`.
    fn takes_along(&self, at: Space) -> bool {
        self.route.priority.rank == Rank::Car && self.table.map.gangs[at].standing() > 0
    }

    // rules: FU-61, FU-Q48
    /// Of equally short ways a car prefers those on which it takes somebody along.
    fn keep(&self, found: &mut Routes) {
        let any_with = self.found.iter().any(|route| route.with.is_some());
        for route in self.found.iter() {
            if !any_with || route.with.is_some() {
                found.push(*route);
            }
        }
    }
}
