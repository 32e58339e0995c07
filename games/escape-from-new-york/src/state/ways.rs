//! How far enemies are from the active hero, by the ways they can take.

use super::{Escape, map::PerSpace};
use crate::components::board::{Space, SpaceSet};

/// Out of reach.
pub(super) const FAR: u8 = u8::MAX;

/// How one kind of enemy gets about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Travel {
    /// Whether manholes join.
    pub(super) sewer: bool,
    /// Where it must stop.
    pub(super) stops: SpaceSet,
    /// Whether roadblocks count as open.
    pub(super) forced: bool,
}

/// Distances to the active hero for one way of getting about.
pub(super) struct Field {
    pub(super) travel: Travel,
    /// Over all routes.
    pub(super) plain: PerSpace<u8>,
    /// Over routes with no stop before their end; made when first asked for.
    pub(super) free: Option<PerSpace<u8>>,
}

impl Field {
    pub(super) fn of(table: &Escape, travel: Travel) -> Field {
        Field {
            travel,
            plain: spread(table, travel, SpaceSet::EMPTY),
            free: None,
        }
    }

    // rules: FU-73, FU-Q46
    /// Whether an enemy at `at` reaches the hero, passing no stop.
    pub(super) fn reaches(&mut self, table: &Escape, at: Space, movement: u8) -> bool {
        // No way becomes shorter by stops.
        if self.travel.forced || self.plain[at] > movement {
            return false;
        }
        let Field { travel, plain, .. } = *self;
        let free = self.free.get_or_insert_with(|| {
            if travel.stops.and(table.map.revealed).is_empty() {
                plain
            } else {
                spread(table, travel, travel.stops)
            }
        });
        free[at] <= movement
    }
}

// rules: FU-38, FU-43, FU-94, FU-Q46, FU-88. Briefcases and cubes do not matter to enemies.
/// Neighbours of `at` for such an enemy.
pub(super) fn around(table: &Escape, travel: Travel, at: Space) -> SpaceSet {
    let mut next = beside(table, travel, at);
    if travel.sewer && table.map.manholes.contains(at) {
        next = next.or(table.map.manholes);
    }
    next.and(table.map.revealed)
}

/// Neighbours of `at` by street for such an enemy, revealed or not.
fn beside(table: &Escape, travel: Travel, at: Space) -> SpaceSet {
    if travel.forced {
        at.around()
    } else {
        table.map.open_around(at)
    }
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
        let mut next = if travel.sewer && !edge.and(table.map.manholes).is_empty() {
            table.map.manholes
        } else {
            SpaceSet::EMPTY
        };
        for at in edge {
            next = next.or(beside(table, travel, at));
        }
        next = next.and(table.map.revealed).without(seen);
        for at in next {
            distance[at] = steps;
        }
        seen = seen.or(next);
        edge = next.without(barred);
    }
    distance
}
