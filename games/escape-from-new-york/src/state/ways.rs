//! How far enemies are from the active hero, by the ways they can take.

use super::{Escape, map::PerSpace};
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

/// In how many steps one gets to the active hero from each space. A byte a space, because it is
/// made anew for every enemy that moves.
#[derive(Clone, Copy)]
pub(super) struct Distances(PerSpace<u8>);

/// More steps than there are spaces: the hero is out of reach.
const OUT_OF_REACH: u8 = u8::MAX;
/// As many steps as any way can have.
pub(super) const EVERYWHERE: u8 = SPACES as u8;

impl Distances {
    /// Nobody gets to the hero.
    const NOWHERE: Distances = Distances(PerSpace::of(OUT_OF_REACH));

    /// Steps from `at` to the hero; nothing if it is out of reach.
    pub(super) fn steps(&self, at: Space) -> Option<u8> {
        Some(self.0[at]).filter(|steps| *steps != OUT_OF_REACH)
    }
}

/// Distances to the active hero for one way of getting about.
pub(super) struct Field {
    pub(super) travel: Travel,
    /// Over all routes.
    pub(super) plain: Distances,
    /// Over routes with no stop before their end; made when first asked for.
    pub(super) free: Option<Distances>,
    /// From where distances are asked for: nobody looks at what is farther away than all of these.
    from: SpaceSet,
    /// How many steps away anybody looks.
    pub(super) within: u8,
}

impl Field {
    pub(super) fn of(table: &Escape, travel: Travel, from: SpaceSet, within: u8) -> Field {
        let mut field = Field {
            travel,
            plain: Distances::NOWHERE,
            free: None,
            from,
            within,
        };
        field.plain = field.spread(table, SpaceSet::EMPTY);
        field
    }

    // rules: FU-73, FU-Q46
    /// Whether an enemy at `at`, who is near enough, reaches the hero passing no stop.
    pub(super) fn reaches(&mut self, table: &Escape, at: Space, movement: u8) -> bool {
        if self.travel.forced {
            return false;
        }
        if self.travel.stops.and(table.map.revealed).is_empty() {
            return true;
        }
        if self.free.is_none() {
            self.free = Some(self.spread(table, self.travel.stops));
        }
        let steps = self.free.as_ref().and_then(|free| free.steps(at));
        steps.is_some_and(|steps| steps <= movement)
    }

    /// Steps to the active hero, not passing through `barred`: from everywhere that is no farther
    /// away than the farthest space asked about, and within the steps that anybody looks.
    fn spread(&self, table: &Escape, barred: SpaceSet) -> Distances {
        let Field { travel, from, .. } = *self;
        let mut seen = SpaceSet::only(table.here());
        let mut edge = seen;
        let mut found = Distances::NOWHERE;
        for steps in 0..=self.within {
            for at in edge {
                found.0[at] = steps;
            }
            if from.is_within(seen) {
                break;
            }
            let edge_on = edge.without(if steps == 0 { SpaceSet::EMPTY } else { barred });
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
                break;
            }
            seen = seen.or(edge);
        }
        found
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
