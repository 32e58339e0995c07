//! How far enemies are from the active hero, by the ways they can take.

use super::Escape;
use crate::components::board::{SPACES, Space, SpaceSet};

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

/// Where one gets to the active hero in no step, in one, in two and so on.
#[derive(Clone, Copy)]
pub(super) struct Rings {
    // No ring from `len` on has a space.
    rings: [SpaceSet; SPACES],
    len: usize,
}

impl Rings {
    /// Steps from `at` to the hero; nothing if it is out of reach.
    pub(super) fn steps(&self, at: Space) -> Option<u8> {
        let rings = &self.rings[..self.len];
        let steps = rings.iter().position(|ring| ring.contains(at))?;
        Some(steps as u8)
    }

    /// The spaces so many steps from the hero.
    pub(super) fn ring(&self, steps: u8) -> SpaceSet {
        self.rings[usize::from(steps)]
    }

    /// Whether the hero is no more than so many steps from `at`.
    fn reach(&self, at: Space, steps: u8) -> bool {
        let rings = self.rings.iter().take(usize::from(steps) + 1);
        rings
            .fold(SpaceSet::EMPTY, |all, ring| all.or(*ring))
            .contains(at)
    }
}

/// Distances to the active hero for one way of getting about.
pub(super) struct Field {
    pub(super) travel: Travel,
    /// Over all routes.
    pub(super) plain: Rings,
    /// Over routes with no stop before their end; made when first asked for.
    pub(super) free: Option<Rings>,
    /// From where distances are asked for: nobody looks at what is farther away than all of these.
    from: SpaceSet,
}

impl Field {
    pub(super) fn of(table: &Escape, travel: Travel, from: SpaceSet) -> Field {
        Field {
            travel,
            plain: spread(table, travel, (from, SpaceSet::EMPTY)),
            free: None,
            from,
        }
    }

    // rules: FU-73, FU-Q46
    /// Whether an enemy at `at` reaches the hero, passing no stop.
    pub(super) fn reaches(&mut self, table: &Escape, at: Space, movement: u8) -> bool {
        // No way becomes shorter by stops.
        if self.travel.forced || !self.plain.reach(at, movement) {
            return false;
        }
        let (travel, from) = (self.travel, self.from);
        if travel.stops.and(table.map.revealed).is_empty() {
            return true;
        }
        let spread = || spread(table, travel, (from, travel.stops));
        self.free.get_or_insert_with(spread).reach(at, movement)
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

/// Steps to the active hero, not passing through `barred`: from everywhere that is no farther away
/// than the farthest of `from`.
fn spread(table: &Escape, travel: Travel, (from, barred): (SpaceSet, SpaceSet)) -> Rings {
    let mut seen = SpaceSet::only(table.here());
    let mut edge = seen;
    let mut found = Rings {
        rings: [SpaceSet::EMPTY; SPACES],
        len: 0,
    };
    loop {
        found.rings[found.len] = edge;
        found.len += 1;
        if from.is_within(seen) {
            return found;
        }
        let edge_on = edge.without(if found.len == 1 {
            SpaceSet::EMPTY
        } else {
            barred
        });
        let mut next = if travel.sewer && !edge_on.and(table.map.manholes).is_empty() {
            table.map.manholes
        } else {
            SpaceSet::EMPTY
        };
        for at in edge_on {
            next = next.or(beside(table, travel, at));
        }
        edge = next.and(table.map.revealed).without(seen);
        if edge.is_empty() {
            return found;
        }
        seen = seen.or(edge);
    }
}
