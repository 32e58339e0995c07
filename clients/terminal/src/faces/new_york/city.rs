//! A city as a plan: tiles, streets, the longest of them, and where the next tile may go.

use std::collections::BTreeMap;

use games::new_york::{
    NewYork,
    action::{Action, CityTile},
    components::{Side, Tile},
    state::city::Cell,
};
use prose::new_york::street;
use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};
use tabletop::Seat;

use super::{
    Board,
    lines::{Edge, Wall, Walls, corner},
    tile_sign,
};
use crate::face::Focus;

/// A cell of the plan.
type Spot = (i16, i16);

/// How far apart cells are, columns and lines, with the line between them.
type Pitch = (i16, i16);

const SMALL: Pitch = (5, 2);
const LARGE: Pitch = (7, 3);

/// What is drawn of a city.
pub(super) struct City {
    tiles: BTreeMap<Spot, Option<Tile>>,
    walls: Walls,
    /// Where the tile that is picked may go, with the numbers of the choices.
    open: BTreeMap<Spot, usize>,
    /// Where the picked choice would change something.
    picked: Option<Spot>,
    /// How long the longest street is, and how long it would be.
    pub(super) street: (usize, usize),
}

fn spot(cell: Cell) -> Spot {
    (cell.x().into(), cell.y().into())
}

impl City {
    /// The city of `seat`, as it would be after what is picked, if that is done in it.
    pub(super) fn of(table: &NewYork, seat: Seat, focus: &Focus<Action>) -> City {
        let now = street(table.cities.of(seat)).len();
        let mut table = table.clone();
        let mut city = City {
            tiles: BTreeMap::new(),
            walls: Walls::new(),
            open: BTreeMap::new(),
            picked: None,
            street: (now, now),
        };
        // Choices are made for the own city, which is shown when no other is looked at.
        if focus.seat.is_none()
            && let Some(action) = focus.picked
        {
            city.picked = preview(&mut table, seat, action).map(spot);
            if let Action::Place { tile, .. } | Action::Add { tile, .. } = action {
                city.open = targets(focus, tile);
            }
        }
        let plan = table.cities.of(seat);
        city.tiles = plan
            .iter()
            .map(|(tile, cell)| (spot(cell), Some(tile)))
            .collect();
        city.tiles.insert(spot(Cell::START), None);
        let longest = street(plan);
        city.street.1 = longest.len();
        city.draw_walls();
        for (cell, side) in longest {
            city.walls.insert(Edge::of(spot(cell), side), Wall::Longest);
        }
        city
    }

    /// The sides of all tiles; one that two tiles share lies inside the city.
    fn draw_walls(&mut self) {
        for (spot, tile) in &self.tiles {
            for side in Side::ALL {
                let edge = Edge::of(*spot, side);
                let has_street = tile.is_some_and(|tile| tile.streets().on(side));
                let wall = match (has_street, self.walls.contains_key(&edge)) {
                    (false, _) => Wall::Plain,
                    (true, false) => Wall::Street,
                    (true, true) => Wall::Inner,
                };
                self.walls.insert(edge, wall);
            }
        }
    }

    /// The westernmost, southernmost, easternmost and northernmost cell that has to be in sight.
    fn bounds(&self) -> [i16; 4] {
        let spots = || self.tiles.keys().chain(self.open.keys());
        let (xs, ys) = (|| spots().map(|spot| spot.0), || spots().map(|spot| spot.1));
        let ends = [xs().min(), ys().min(), xs().max(), ys().max()];
        ends.map(|end| end.unwrap_or(0))
    }

    /// Columns and lines of the whole plan.
    fn extent(&self, pitch: Pitch) -> (i16, i16) {
        let [west, south, east, north] = self.bounds();
        let (columns, rows) = (east - west + 1, north - south + 1);
        (columns * pitch.0 + 1, rows * pitch.1 + 1)
    }
}

/// Does what is picked to the city; gives the cell that it is about. A tile that would go stays
/// in sight.
fn preview(table: &mut NewYork, seat: Seat, action: Action) -> Option<Cell> {
    match action {
        Action::Place { tile, at } | Action::Add { tile, at } => {
            table.cities.lay(seat, tile, at);
            Some(at)
        }
        Action::Swap {
            out: CityTile::Building(out),
            tile,
        } => {
            let at = table.cities.lift(seat, out);
            table.cities.lay(seat, tile, at);
            Some(at)
        }
        Action::Remove {
            tile: CityTile::Building(tile),
        } => Some(table.cities.of(seat).cell(tile)),
        Action::Remove { .. }
        | Action::Swap { .. }
        | Action::Take { .. }
        | Action::Buy { .. }
        | Action::Pass
        | Action::Reserve { .. }
        | Action::Dirk { .. } => None,
    }
}

/// Where `tile` may go, with the numbers of the choices.
fn targets(focus: &Focus<Action>, tile: Tile) -> BTreeMap<Spot, usize> {
    let choices = focus.choices.iter();
    let targets = choices.filter_map(|(number, action)| match *action {
        Action::Place { tile: other, at } | Action::Add { tile: other, at } if other == tile => {
            Some((spot(at), *number))
        }
        _ => None,
    });
    targets.collect()
}

/// The part of a plan that is on the screen.
struct Window {
    area: Rect,
    pitch: Pitch,
    /// The column and line of the plan in the corner of the area.
    origin: (i16, i16),
    /// The cell in the north-west corner of the plan.
    corner: Spot,
}

/// A place in the drawing: a cell, and how many columns to the right of its south-west corner and
/// how many lines above it.
#[derive(Clone, Copy)]
struct Point {
    cell: Spot,
    right: i16,
    up: i16,
}

impl Point {
    fn in_cell(cell: Spot, right: i16, up: i16) -> Point {
        Point { cell, right, up }
    }
}

impl Window {
    fn on(city: &City, area: Rect, pan: (i16, i16)) -> Window {
        let room = (area.width.cast_signed(), area.height.cast_signed());
        let fits = |pitch: &Pitch| {
            let (width, height) = city.extent(*pitch);
            width <= room.0 && height <= room.1
        };
        let pitch = [LARGE].into_iter().find(fits).unwrap_or(SMALL);
        let [west, south, east, north] = city.bounds();
        let extent = city.extent(pitch);
        let middle = city
            .picked
            .unwrap_or((west.midpoint(east), south.midpoint(north)));
        let middle = (
            (middle.0 - west) * pitch.0 + pitch.0 / 2,
            (north - middle.1) * pitch.1 + pitch.1 / 2,
        );
        let origin = |extent: i16, room: i16, middle: i16, pan: i16| {
            if extent <= room {
                (extent - room) / 2
            } else {
                (middle - room / 2 - pan).clamp(0, extent - room)
            }
        };
        Window {
            area,
            pitch,
            origin: (
                origin(extent.0, room.0, middle.0, pan.0),
                origin(extent.1, room.1, middle.1, pan.1),
            ),
            corner: (west, north),
        }
    }

    /// The column and line of a point, as far as they are on the screen.
    fn at(&self, point: Point) -> Option<(u16, u16)> {
        let Point {
            cell: (x, y),
            right,
            up,
        } = point;
        let column = (x - self.corner.0) * self.pitch.0 - self.origin.0 + right;
        let line = (self.corner.1 - y + 1) * self.pitch.1 - self.origin.1 - up;
        let (column, line) = (u16::try_from(column).ok()?, u16::try_from(line).ok()?);
        let is_in = column < self.area.width && line < self.area.height;
        is_in.then(|| (self.area.x + column, self.area.y + line))
    }
}

impl Board<'_> {
    /// The plan of a city in `area`, with arrows where it goes on beyond it.
    pub(super) fn draw_city(&mut self, city: &City, area: Rect) {
        let window = Window::on(city, area, self.focus.pan);
        for (spot, number) in &city.open {
            let words = format!("·{number}·");
            let style = self.palette.ink(172);
            self.draw_inside(&window, *spot, [&words, ""], style);
        }
        for (spot, tile) in &city.tiles {
            let is_picked = city.picked == Some(*spot);
            let style = self.ground(*tile, is_picked);
            match tile {
                Some(tile) if window.pitch == LARGE => {
                    let sign = self.kind_sign(tile.kind());
                    let price = tile.price().to_string();
                    self.draw_inside(&window, *spot, [&sign, &price], style);
                }
                Some(tile) => {
                    let words = tile_sign(*tile, self.audience.lang);
                    self.draw_inside(&window, *spot, [&words, ""], style);
                }
                None => self.draw_inside(&window, *spot, ["★", ""], style),
            }
        }
        for (edge, wall) in &city.walls {
            self.draw_wall(&window, *edge, *wall);
        }
        let [west, south, east, north] = city.bounds();
        for x in west..=east + 1 {
            for y in south..=north + 1 {
                if let Some((sign, wall)) = corner(&city.walls, (x, y)) {
                    let style = wall.style(self.palette);
                    self.put_in(
                        &window,
                        Point::in_cell((x, y), 0, 0),
                        &sign.to_string(),
                        style,
                    );
                }
            }
        }
        self.draw_arrows(city, &window);
    }

    /// The colours of a tile; of the one that is picked, turned round.
    fn ground(&self, tile: Option<Tile>, is_picked: bool) -> Style {
        let style = match tile {
            Some(tile) => self.kind_style(tile.kind()),
            None => self.palette.call(),
        };
        if is_picked {
            style.add_modifier(Modifier::REVERSED | Modifier::BOLD)
        } else {
            style
        }
    }

    /// Words in the middle of a cell, on one line or on two, and nothing else in it.
    fn draw_inside(&mut self, window: &Window, spot: Spot, lines: [&str; 2], style: Style) {
        let [upper, lower] = lines;
        let (width, height) = (window.pitch.0 - 1, window.pitch.1 - 1);
        for line in 0..height {
            let words = match height - 1 - line {
                0 => upper,
                1 => lower,
                _ => "",
            };
            let words = format!("{words:^width$}", width = width.unsigned_abs().into());
            for (n, letter) in (1..=width).zip(words.chars()) {
                // The upper line of a cell is the farthest from its south.
                let at = Point::in_cell(spot, n, line + 1);
                self.put_in(window, at, &letter.to_string(), style);
            }
        }
    }

    fn draw_wall(&mut self, window: &Window, edge: Edge, wall: Wall) {
        let style = wall.style(self.palette);
        match edge {
            Edge::South(x, y) => {
                for n in 1..window.pitch.0 {
                    self.put_in(window, Point::in_cell((x, y), n, 0), wall.flat(), style);
                }
            }
            Edge::West(x, y) => {
                for n in 1..window.pitch.1 {
                    self.put_in(window, Point::in_cell((x, y), 0, n), wall.upright(), style);
                }
            }
        }
    }

    fn put_in(&mut self, window: &Window, at: Point, sign: &str, style: Style) {
        if let Some((x, y)) = window.at(at) {
            self.put(x, y, sign, style);
        }
    }

    /// Arrows at the edges beyond which the plan goes on.
    fn draw_arrows(&mut self, city: &City, window: &Window) {
        let (width, height) = city.extent(window.pitch);
        let area = window.area;
        let (x, y) = (area.x + area.width / 2, area.y + area.height / 2);
        let right = window.origin.0 + area.width.cast_signed() < width;
        let below = window.origin.1 + area.height.cast_signed() < height;
        let style = self.palette.call();
        for (is_cut, x, y, arrow) in [
            (window.origin.0 > 0, area.x, y, "◂"),
            (right, area.right() - 1, y, "▸"),
            (window.origin.1 > 0, x, area.y, "▴"),
            (below, x, area.bottom() - 1, "▾"),
        ] {
            if is_cut {
                self.put(x, y, arrow, style);
            }
        }
    }

    /// A city without streets, two columns a tile, as much of it as fits.
    pub(super) fn draw_miniature(&mut self, seat: Seat, area: Rect) {
        let city = City::of(&self.view.table, seat, &Focus::default());
        let window = Window {
            pitch: (2, 1),
            ..Window::on_small(&city, area)
        };
        for (spot, tile) in &city.tiles {
            let sign = match tile {
                Some(tile) => self.kind_sign(tile.kind()),
                None => "★ ".to_owned(),
            };
            let style = self.ground(*tile, false);
            for (n, letter) in (0..2).zip(sign.chars()) {
                let at = Point::in_cell(*spot, n, 1);
                self.put_in(&window, at, &letter.to_string(), style);
            }
        }
    }
}

impl Window {
    /// A window for a miniature.
    fn on_small(city: &City, area: Rect) -> Window {
        let [west, south, east, north] = city.bounds();
        let centred = |extent: i16, room: u16| ((extent - room.cast_signed()) / 2).max(0);
        Window {
            area,
            pitch: (2, 1),
            origin: (
                centred((east - west + 1) * 2, area.width),
                centred(north - south + 1, area.height),
            ),
            corner: (west, north),
        }
    }
}
