//! The map: eleven columns, every second one half a space lower, a space two lines high or four.

use games::escape_from_new_york::{
    components::{
        board::{Ground, Side, Space},
        places::Poi,
        tiles::{Building, Mark},
    },
    state::{President, map::Car},
    view::View,
};
use prose::escape_from_new_york::place;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
};

use super::sign;
use crate::Palette;

/// Columns of the map.
const COLUMNS: u16 = 11;
/// Half spaces from the top to the bottom.
const HALVES: u16 = 12;
/// The least and the most columns of the screen for a column of the map.
const CELL_MIN: u16 = 7;
const CELL_MAX: u16 = 10;
/// The ink of enemies and roadblocks.
const ALARM: u8 = 161;

/// Lines of the map, with so many lines for half a space.
pub(super) const fn lines(floor: u16) -> u16 {
    HALVES * floor
}

/// A map being drawn.
pub(super) struct Map<'a> {
    pub(super) buffer: &'a mut Buffer,
    pub(super) palette: Palette,
    pub(super) area: Rect,
    pub(super) view: &'a View,
    /// Lines of the screen for half a space.
    pub(super) floor: u16,
}

impl Map<'_> {
    pub(super) fn draw(&mut self) {
        for space in Space::all() {
            self.draw_space(space);
            self.draw_roadblocks(space);
            self.draw_bridge(space);
        }
        self.draw_top_card();
    }

    fn cell(&self) -> u16 {
        (self.area.width / COLUMNS).clamp(CELL_MIN, CELL_MAX)
    }

    /// Where a space is drawn.
    fn corner(&self, space: Space) -> (u16, u16) {
        let (col, row) = space.grid();
        let left = self.area.width.saturating_sub(COLUMNS * self.cell()) / 2;
        let x = self.area.x + left + u16::from((col + 5).unsigned_abs()) * self.cell();
        let y = self.area.y + u16::from((row + 5).unsigned_abs()) * self.floor;
        (x, y)
    }

    fn write(&mut self, (x, y): (u16, u16), text: &str, style: Style) {
        let (right, bottom) = (self.area.right(), self.area.bottom());
        if x < right && y < bottom {
            let width = usize::from(right - x);
            self.buffer.set_stringn(x, y, text, width, style);
        }
    }

    /// One space: its name and who is there, below it what lies there.
    fn draw_space(&mut self, space: Space) {
        let (x, y) = self.corner(space);
        let name = place(space);
        if !self.view.table.map.revealed.contains(space) {
            let text = match (space.ground(), self.view.poi(space)) {
                (Ground::Poi, Some(poi)) => format!("{name}?{poi}"),
                (Ground::Poi, None) => format!("{name}?"),
                (Ground::Park, _) => format!("{name}▒"),
                _ => format!("{name}░"),
            };
            self.write((x, y), &text, self.palette.faint());
            if self.view.table.helicopter == space {
                self.write((x, y + 1), "h", self.palette.faint());
            }
            return;
        }
        let strong = self.palette.strong();
        let poi = if space.ground() == Ground::Poi {
            "*"
        } else {
            ""
        };
        self.write((x, y), &format!("{name}{poi}"), strong);
        let at = x + (name.len() + poi.len()) as u16;
        let heroes = self.heroes(space);
        self.write((at, y), &heroes, strong.add_modifier(Modifier::REVERSED));
        let (enemies, things) = (self.enemies(space), self.things(space));
        let taken = enemies.chars().count() as u16;
        self.write((x, y + 1), &enemies, self.palette.ink(ALARM));
        self.write((x + taken, y + 1), &things, Style::new());
    }

    /// Closed streets: a cross between two columns, a double line below a space.
    fn draw_roadblocks(&mut self, space: Space) {
        let (x, y) = self.corner(space);
        let (cell, floor) = (self.cell(), self.floor);
        let map = &self.view.table.map;
        let is_closed = |side| map.is_blocked(space, side) && space.beside(side).is_some();
        let closed = [Side::Ur, Side::Dr, Side::D].map(is_closed);
        let style = self.palette.ink(ALARM);
        if closed[0] {
            self.write((x + cell - 1, y), "╳", style);
        }
        if closed[1] {
            self.write((x + cell - 1, y + floor), "╳", style);
        }
        if closed[2] {
            let line = "═".repeat(2);
            self.write((x + cell - 3, y + 2 * floor - 1), &line, style);
        }
    }

    /// The way out: the number of the bridge between its ends, crossed out when it is closed.
    fn draw_bridge(&mut self, space: Space) {
        let Some((number, side)) = space.bridge() else {
            return;
        };
        let (x, y) = self.corner(space);
        let is_closed = self.view.table.map.is_blocked(space, side);
        let end = if is_closed { '╳' } else { '║' };
        let y = match side {
            Side::U => y.saturating_sub(1),
            _ => y + 2 * self.floor,
        };
        let style = if is_closed {
            self.palette.ink(ALARM)
        } else {
            self.palette.call()
        };
        self.write((x, y), &format!("{end}{number}{end}"), style);
    }

    /// The back of New York's top card: its cost, where enemies will come from, which street it
    /// closes.
    fn draw_top_card(&mut self) {
        let back = self.view.table.ny.back;
        let sides: String = back.sides.iter().map(arrow).collect();
        let text = format!("▣{} {sides} ╳{}", back.cost, arrow(back.block));
        let at = (self.area.x + 1, self.area.y);
        self.write(at, &text, self.palette.call());
    }

    /// The letters of the heroes there.
    fn heroes(&self, space: Space) -> String {
        let heroes = self.view.table.heroes.values();
        let there = heroes.filter(|hero| hero.space == space);
        there.map(|hero| sign(hero.persona)).collect()
    }

    /// How many convicts, cars of convicts, and bosses.
    fn enemies(&self, space: Space) -> String {
        let map = &self.view.table.map;
        let mut text = String::new();
        let convicts = map.gangs[space].len();
        if convicts > 0 {
            text += &convicts.to_string();
        }
        for _ in map.car_convicts().filter(|(_, at, ..)| *at == space) {
            text.push('k');
        }
        for (boss, ..) in map.bosses_on().filter(|(_, at, ..)| *at == space) {
            text.extend(boss.word().chars().next().map(|it| it.to_ascii_uppercase()));
        }
        text
    }

    /// Signs for what lies there.
    fn things(&self, space: Space) -> String {
        let (table, map) = (&self.view.table, &self.view.table.map);
        let held = table.president == President::Held;
        let building = table.building(space).map(|building| match building {
            Building::Library => 'l',
            Building::Clinic => 'c',
            Building::Armoury => 'a',
            Building::Shelter => 's',
        });
        let signs = [
            (held && table.open_poi(space) == Some(Poi::CAMP), 'P'),
            (table.boxes.iter().any(|it| it.token == Some(space)), '$'),
            (map.cubes[space] > 0, '+'),
            (map.cars.contains(&Car::Abandoned(space)), 'v'),
            (
                table.helicopter == space,
                if table.landed { 'H' } else { 'h' },
            ),
            (table.gullfire && space.ground() == Ground::Wtc, 'G'),
            (table.has_mark(space, Mark::Raft), '~'),
            (table.has_mark(space, Mark::Manhole), 'o'),
            (table.has_mark(space, Mark::Event), '!'),
            (table.has_mark(space, Mark::Trap), '^'),
        ];
        let signs = signs.into_iter().filter(|(is_there, _)| *is_there);
        let signs = signs.map(|(_, sign)| sign);
        signs.chain(building).collect()
    }
}

fn arrow(side: Side) -> char {
    match side {
        Side::U => '↑',
        Side::Ur => '↗',
        Side::Dr => '↘',
        Side::D => '↓',
        Side::Dl => '↙',
        Side::Ul => '↖',
    }
}
