//! Where things are on the map, in pure numbers.
//!
//! Midtown is laid out once, in parts of the whole; a desktop and a phone show it with other
//! proportions, so what runs between districts is drawn for each of the two sheets.

use std::f32::consts::TAU;

use games::fifth_avenue::components::{
    District,
    board::exits,
    places::{Place, Places},
};

/// A sheet on which the map is drawn, and how large its rings are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sheet {
    /// From the west end to the east end.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
    /// From the middle of a ring to its rim.
    radius: f32,
    /// From the middle of City Hall or Central Park to its edge.
    end: f32,
}

/// A desktop.
pub(super) const DESK: Sheet = Sheet {
    width: 952.0,
    height: 526.0,
    radius: 78.0,
    end: 66.0,
};
/// A phone.
pub(super) const PHONE: Sheet = Sheet {
    width: 380.0,
    height: 342.0,
    radius: 50.0,
    end: 24.0,
};

/// The radius of a ring in its own drawing, and that of its hole.
pub(super) const RIM: f32 = 78.0;
const HOLE: f32 = 32.8;

/// Where a place is, in parts of the width and the height.
pub(super) const fn at(place: Place) -> (f32, f32) {
    match place {
        Place::Start => (0.063, 0.5),
        Place::In(District::West34) => (0.246, 0.327),
        Place::In(District::East34) => (0.246, 0.673),
        Place::In(District::West42) => (0.5, 0.171),
        Place::In(District::TimesSquare) => (0.5, 0.5),
        Place::In(District::East42) => (0.5, 0.829),
        Place::In(District::West52) => (0.754, 0.327),
        Place::In(District::East52) => (0.754, 0.673),
        Place::Park => (0.937, 0.5),
    }
}

/// Where a place is for the arrow keys: to the east and to the north.
pub(super) fn cell(place: Place, offset: (f32, f32)) -> (i32, i32) {
    let (x, y) = DESK.spot(place);
    ((x + offset.0) as i32, -(y + offset.1) as i32)
}

impl Sheet {
    /// The box of the whole drawing.
    pub(super) fn view_box(self) -> String {
        format!("0 0 {} {}", self.width, self.height)
    }

    fn spot(self, place: Place) -> (f32, f32) {
        let (x, y) = at(place);
        (x * self.width, y * self.height)
    }

    /// Every avenue, as the drawing of a path.
    pub(super) fn avenues(self) -> String {
        let districts = District::ALL.into_iter().map(Place::In);
        let all = [Place::Start].into_iter().chain(districts);
        let lines = all.flat_map(|from| {
            let start = self.spot(from);
            exits(from).iter().map(move |to| (start, self.spot(to)))
        });
        let drawn = lines.map(|((x1, y1), (x2, y2))| format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}"));
        drawn.collect()
    }

    /// The shafts and the heads of arrows from `from` to each of `exits`.
    pub(super) fn arrows(self, from: Place, exits: Places) -> (String, String) {
        let each = exits.iter().map(|to| match to {
            Place::Start => self.home(),
            to => self.arrow(from, to),
        });
        each.unzip()
    }

    fn arrow(self, from: Place, to: Place) -> (String, String) {
        let ((x1, y1), (x2, y2)) = (self.spot(from), self.spot(to));
        let length = (x2 - x1).hypot(y2 - y1);
        let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
        let head = self.radius * 0.1;
        let start = self.reach(from) + head * 0.6;
        let end = length - self.reach(to) - head;
        let on_way = |part: f32| (x1 + dx * part, y1 + dy * part);
        let (ax, ay) = on_way(start.min(end - head));
        let (bx, by) = on_way(end - head);
        let shaft = format!("M{ax:.1} {ay:.1}L{bx:.1} {by:.1}");
        (shaft, point(on_way(end), (dx, dy), head))
    }

    // rules: FA-041
    /// The way back from Central Park to City Hall, below everything.
    fn home(self) -> (String, String) {
        let ((x1, y1), (x2, _)) = (self.spot(Place::Park), self.spot(Place::Start));
        let (low, curve) = (self.height * 0.985, self.width * 0.05);
        let (from, to) = (y1 + self.height * 0.2, y1 + self.height * 0.22);
        let shaft = format!(
            "M{x1:.1} {from:.1}V{:.1}Q{x1:.1} {low:.1} {:.1} {low:.1}H{:.1}Q{x2:.1} {low:.1} \
             {x2:.1} {:.1}V{to:.1}",
            low - curve,
            x1 - curve,
            x2 + curve,
            low - curve,
        );
        let head = self.radius * 0.1;
        (shaft, point((x2, to - head), (0.0, -1.0), head))
    }

    fn reach(self, place: Place) -> f32 {
        match place {
            Place::In(_) => self.radius,
            Place::Start | Place::Park => self.end,
        }
    }
}

/// The head of an arrow whose tip is at `(x, y)`.
fn point((x, y): (f32, f32), (dx, dy): (f32, f32), size: f32) -> String {
    let (bx, by) = (x - dx * size, y - dy * size);
    let (wx, wy) = (-dy * size * 0.55, dx * size * 0.55);
    format!(
        "M{x:.1} {y:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
        bx + wx,
        by + wy,
        bx - wx,
        by - wy
    )
}

/// Where the middle of lot `n` of `lots` is, at `part` of the radius; the first at the top, the
/// others clockwise. `turn` goes on by so much of a lot. Of six the first two share the top, so
/// that no coin lies between a ring and the one below it.
pub(super) fn on_ring(n: usize, lots: usize, part: f32, turn: f32) -> (f32, f32) {
    let number = |it: usize| f32::from(it as u8);
    let first = if lots.is_multiple_of(2) { -0.5 } else { 0.0 };
    let angle = TAU * (number(n) + first + turn) / number(lots);
    (angle.sin() * RIM * part, -angle.cos() * RIM * part)
}

// rules: FA-075
/// A lot of the ring, as the drawing of a path.
pub(super) fn wedge(n: usize, lots: usize) -> String {
    let hole = HOLE / RIM;
    let (ax, ay) = on_ring(n, lots, 1.0, -0.5);
    let (bx, by) = on_ring(n, lots, 1.0, 0.5);
    let (cx, cy) = on_ring(n, lots, hole, 0.5);
    let (dx, dy) = on_ring(n, lots, hole, -0.5);
    format!(
        "M{ax:.1} {ay:.1}A{RIM} {RIM} 0 0 1 {bx:.1} {by:.1}L{cx:.1} {cy:.1}\
         A{HOLE} {HOLE} 0 0 0 {dx:.1} {dy:.1}Z"
    )
}

/// How far from the middle of a ring the coins lie that tell the worth of its lots, in parts of
/// its radius, and their own radius.
pub(super) const COINS: f32 = 1.013;
pub(super) const COIN: f32 = 9.0;

/// Whether lot `n` of `lots` lies beside the middle of its ring, where it is narrow from west to
/// east.
pub(super) fn is_upright(n: usize, lots: usize) -> bool {
    on_ring(n, lots, 0.74, 0.0).0.abs() > 50.0
}

/// The upper left corner of something of this size on lot `n` of `lots`: in the middle of the lot,
/// or as much further inside as it takes to leave its coin in view.
pub(super) fn on_lot(n: usize, lots: usize, (width, height): (f32, f32)) -> (f32, f32) {
    const STEP: f32 = 0.01;
    let (coin_x, coin_y) = on_ring(n, lots, COINS, 0.0);
    let mut part = 0.74;
    loop {
        let (x, y) = on_ring(n, lots, part, 0.0);
        let apart_x = (coin_x - x).abs() - width / 2.0;
        let apart_y = (coin_y - y).abs() - height / 2.0;
        if apart_x.max(apart_y) >= COIN || part < 0.5 {
            return (x - width / 2.0, y - height / 2.0);
        }
        part -= STEP;
    }
}

/// Half the width of the box in which a ring is drawn, its coins with it.
pub(super) const HALF: f32 = 92.0;

/// A place in the box of a ring, in hundredths of the box.
pub(super) fn in_box((x, y): (f32, f32)) -> (f32, f32) {
    let part = |at: f32| (at + HALF) / HALF * 50.0;
    (part(x), part(y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_lot_is_at_the_top_and_the_second_to_the_right_of_it() {
        let (x, y) = on_ring(0, 5, 1.0, 0.0);
        assert!(x.abs() < 0.01 && (y + RIM).abs() < 0.01);
        assert!(on_ring(1, 5, 1.0, 0.0).0 > 0.0);
        assert!(on_ring(4, 5, 1.0, 0.0).0 < 0.0);
    }

    // findings: W2-26
    /// rules: FA-073
    #[test]
    fn towers_leave_the_worth_of_their_lot_in_view() {
        use super::super::art;
        use games::fifth_avenue::state::lots::Owner;

        for (lots, count) in [5, 6]
            .into_iter()
            .flat_map(|it| (1..=12).map(move |n| (it, n)))
        {
            for n in 0..lots {
                let thing = art::towers(Owner::Asso, count, is_upright(n, lots));
                let (left, top) = on_lot(n, lots, (thing.width, thing.height));
                let (x, y) = on_ring(n, lots, COINS, 0.0);
                let beside = (left - x).max(x - left - thing.width);
                let over = (top - y).max(y - top - thing.height);
                assert!(
                    beside.max(over) >= COIN - 0.1,
                    "{count} towers on lot {n} of {lots}"
                );
            }
        }
    }

    /// Times Square is right below 42nd Street West.
    #[test]
    fn no_coin_of_six_lots_lies_at_the_top_or_the_bottom() {
        for n in 0..6 {
            assert!(on_ring(n, 6, 1.0, 0.0).1.abs() < RIM * 0.9);
        }
    }

    #[test]
    fn neighbouring_lots_share_an_edge_all_around() {
        for lots in [5, 6] {
            for n in 0..lots {
                let (x1, y1) = on_ring(n, lots, 1.0, 0.5);
                let (x2, y2) = on_ring((n + 1) % lots, lots, 1.0, -0.5);
                assert!((x1 - x2).abs() < 0.01 && (y1 - y2).abs() < 0.01);
            }
        }
    }

    /// Rings, coins and ends keep clear of each other on both sheets.
    #[test]
    fn no_two_places_overlap() {
        for sheet in [DESK, PHONE] {
            for one in Place::ALL {
                for other in Place::ALL.into_iter().filter(|it| *it != one) {
                    let ((x1, y1), (x2, y2)) = (sheet.spot(one), sheet.spot(other));
                    let away = (x2 - x1).hypot(y2 - y1);
                    let room = 2.0 * sheet.radius.min(sheet.reach(one)).min(sheet.reach(other));
                    assert!(away > room, "{one} {other} {away} {room}");
                }
            }
        }
    }

    #[test]
    fn an_arrow_ends_before_the_ring_it_points_to() {
        for sheet in [DESK, PHONE] {
            let ts = Place::In(District::TimesSquare);
            let (_, heads) = sheet.arrows(ts, exits(ts));
            for (head, to) in heads.split_terminator('Z').zip(exits(ts)) {
                let tip = head[1..].split('L').next().unwrap();
                let (x, y) = tip.split_once(' ').unwrap();
                let (x, y): (f32, f32) = (x.parse().unwrap(), y.parse().unwrap());
                let (to_x, to_y) = sheet.spot(to);
                assert!((to_x - x).hypot(to_y - y) > sheet.radius, "{to}");
            }
        }
    }
}
