//! The outline of a drawn city, walked along its streets.

use super::plan::{MARGIN, Plan};
use crate::components::Side;

/// One side of the outline: of the tile at this place, that side.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Edge {
    place: Place,
    side: Side,
}

/// A cell of the paper.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    row: usize,
    bit: u32,
}

impl Plan {
    // rules: NY-30, NY-31, NY-32, NY-Q05 §Punti per le strade
    /// How many sides the longest unbroken street on the outline has.
    ///
    /// The outline of a legal city is one ring that never touches itself, so walking it there is
    /// no choice to make.
    pub fn longest_street(&self) -> u8 {
        let row = self.rows - MARGIN - 1;
        let bit = self.land[row].trailing_zeros();
        let start = Edge {
            place: Place { row, bit },
            side: Side::North,
        };
        let mut at = start;
        let (mut first, mut run, mut longest, mut broken) = (0, 0, 0, false);
        loop {
            if self.has_street(at) {
                run += 1;
            } else {
                if !broken {
                    first = run;
                }
                longest = longest.max(run);
                (run, broken) = (0, true);
            }
            at = self.along(at);
            if at == start {
                break;
            }
        }
        // The last run goes on into the first; a ring of streets counts every side once.
        if broken {
            longest.max(run + first)
        } else {
            run
        }
    }

    fn has_street(&self, at: Edge) -> bool {
        let Place { row, bit } = at.place;
        let streets = match at.side {
            Side::North => self.street_north[row],
            Side::East => self.street_east[row],
            Side::South => self.street_north[row - 1],
            Side::West => self.street_east[row] << 1,
        };
        streets >> bit & 1 == 1
    }

    /// The next side of the outline, clockwise.
    fn along(&self, Edge { place, side }: Edge) -> Edge {
        let ahead = clockwise(side, 1);
        let beside = place.over(ahead);
        let corner = beside.over(side);
        let (place, side) = if self.is_land(corner) {
            (corner, clockwise(side, 3))
        } else if self.is_land(beside) {
            (beside, side)
        } else {
            (place, ahead)
        };
        Edge { place, side }
    }

    fn is_land(&self, Place { row, bit }: Place) -> bool {
        self.land[row] >> bit & 1 == 1
    }
}

impl Place {
    /// The place beside it, over `side`.
    fn over(self, side: Side) -> Place {
        // Rows to the north and columns to the east, by side.
        const STEPS: [(isize, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
        let (north, east) = STEPS[side as usize];
        Place {
            row: self.row.wrapping_add_signed(north),
            bit: self.bit.wrapping_add_signed(east),
        }
    }
}

fn clockwise(side: Side, quarters: usize) -> Side {
    Side::ALL[(side as usize + quarters) % 4]
}
