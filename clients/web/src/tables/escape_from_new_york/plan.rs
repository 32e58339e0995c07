//! Where things lie on the drawn map.

use games::escape_from_new_york::components::board::{Side, Space};

/// From column to column, and from one height to the next.
const PITCH: (f32, f32) = (72.75, 42.0);
/// From the middle of a space to its corner.
pub(super) const CORNER: f32 = 45.9;

/// A point of the drawing.
pub(super) type Point = (f32, f32);

/// The middle of a space.
pub(super) fn middle(space: Space) -> Point {
    let (col, row) = space.grid();
    (f32::from(col) * PITCH.0, f32::from(row) * PITCH.1)
}

/// From the middle of a space to the middle of a side, and how a bar on that side is turned.
pub(super) fn side(side: Side) -> (Point, i32) {
    let (x, y) = (PITCH.0 / 2.0, PITCH.1 / 2.0);
    match side {
        Side::U => ((0.0, -PITCH.1), 0),
        Side::Ur => ((x, -y), 60),
        Side::Dr => ((x, y), -60),
        Side::D => ((0.0, PITCH.1), 0),
        Side::Dl => ((-x, y), 60),
        Side::Ul => ((-x, -y), -60),
    }
}

/// A hexagon around the middle, so far to its corners.
pub(super) fn hexagon(corner: f32) -> String {
    let (x, y) = (corner / 2.0, corner * 0.866);
    format!(
        "M{:.1} 0L{:.1} {:.1}H{x:.1}L{corner:.1} 0L{x:.1} {y:.1}H{:.1}Z",
        -corner, -x, -y, -x
    )
}

/// Where it is for the arrow keys: a step to the next column is nearer than one over it.
pub(super) fn cell(space: Space) -> (i32, i32) {
    let (col, row) = space.grid();
    (i32::from(col) * 5, i32::from(row) * -2)
}

/// Things of these widths, put into rows no wider than `most`: for each its row and its left edge,
/// counted from the middle of the row.
pub(super) fn rows(widths: &[f32], most: f32) -> Vec<(u8, f32)> {
    let mut rows: Vec<Vec<f32>> = vec![Vec::new()];
    for width in widths {
        let full: f32 = rows.last().into_iter().flatten().sum();
        if full > 0.0 && full + width > most {
            rows.push(Vec::new());
        }
        rows.last_mut().into_iter().for_each(|row| row.push(*width));
    }
    let mut places = Vec::with_capacity(widths.len());
    for (number, row) in (0..).zip(&rows) {
        let mut left = -row.iter().sum::<f32>() / 2.0;
        for width in row {
            places.push((number, left));
            left += width;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_touch_and_others_do_not() {
        let length = |(x, y): Point| (x * x + y * y).sqrt();
        for one in Space::all() {
            for other in Space::all() {
                let (a, b) = (middle(one), middle(other));
                let far = length((a.0 - b.0, a.1 - b.1));
                let touch = far < 90.0;
                assert_eq!(touch, one.distance(other) <= 1, "{one} {other}");
            }
        }
    }

    #[test]
    fn a_side_lies_half_way_to_the_neighbour() {
        for space in Space::all() {
            for way in Side::ALL {
                let Some(other) = space.beside(way) else {
                    continue;
                };
                let (here, there, (half, _)) = (middle(space), middle(other), side(way));
                assert!((here.0 + 2.0 * half.0 - there.0).abs() < 0.1);
                assert!((here.1 + 2.0 * half.1 - there.1).abs() < 0.1);
            }
        }
    }

    #[test]
    fn things_stand_side_by_side_and_begin_a_new_row_when_one_is_full() {
        assert_eq!(rows(&[20.0, 20.0], 60.0), [(0, -20.0), (0, 0.0)]);
        let two = rows(&[40.0, 30.0, 10.0], 60.0);
        assert_eq!(two, [(0, -20.0), (1, -20.0), (1, 10.0)]);
        assert_eq!(
            rows(&[90.0], 60.0),
            [(0, -45.0)],
            "what is too wide stands alone"
        );
        assert!(rows(&[], 60.0).is_empty());
    }
}
