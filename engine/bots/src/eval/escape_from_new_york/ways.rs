//! How far it is for a hero.

use games::escape_from_new_york::{
    components::board::{POIS, Space, SpaceSet},
    state::{Escape, map::PerSpace},
};

/// What a space counts for that no open way leads to, beside its distance on the printed board.
const BARRED: u8 = 4;

/// Steps from one space to everywhere, round the roadblocks. A space that must be revealed first
/// counts twice.
pub(super) struct Ways {
    from: Space,
    steps: PerSpace<u8>,
}

impl Ways {
    pub(super) fn from(table: &Escape, from: Space) -> Ways {
        let open = table.map.revealed.or(POIS);
        let mut steps = PerSpace::of(u8::MAX);
        steps[from] = 0;
        let (mut seen, mut edge) = (SpaceSet::only(from), SpaceSet::only(from));
        let mut waiting = SpaceSet::EMPTY;
        let mut count = 0;
        while !edge.is_empty() || !waiting.is_empty() {
            count += 1;
            let mut near = SpaceSet::EMPTY;
            for at in edge {
                near = near.or(table.map.open_around(at));
            }
            edge = near.and(open).or(waiting).without(seen);
            waiting = near.without(open).without(edge).without(seen);
            for at in edge {
                steps[at] = count;
            }
            seen = seen.or(edge);
        }
        Ways { from, steps }
    }

    pub(super) fn to(&self, to: Space) -> f32 {
        let steps = self.steps[to];
        f32::from(if steps == u8::MAX {
            self.from.distance(to) + BARRED
        } else {
            steps
        })
    }
}
