//! Escape from New York: the map in offset columns, and a line for every hero.

use escape_from_new_york::{
    Escape,
    components::{
        Persona,
        board::{Ground, Space},
        tiles::Mark,
    },
    state::map::Car,
    view::View,
};
use prose::{Audience, Voice, escape_from_new_york::place};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
    text::Span,
};
use tabletop::{Seat, Viewer};

use crate::{
    Palette,
    booth::{Easel, Face},
};

/// Rows of the doubled grid.
const ROWS: u16 = 11;
/// Columns of the map.
const COLUMNS: u16 = 11;
/// Columns of the screen for a column of the map.
const CELL: u16 = 7;

impl Face for Escape {
    const TELLS_SCORES: bool = true;

    fn badge(view: &View, seat: Seat, palette: Palette) -> Span<'static> {
        let persona = view.table.heroes[seat].persona;
        Span::styled(sign(persona).to_string(), palette.ink(ink(persona)))
    }

    fn board_height(view: &View, _: u16, height: u16) -> u16 {
        let heroes = u16::from(view.table.heroes.seats().get());
        ROWS * floor(height) + 1 + heroes + 1
    }

    fn draw(easel: &mut Easel<'_>, view: &View, audience: &Audience) {
        let area = easel.area;
        let heroes = u16::from(view.table.heroes.seats().get());
        let floor = ((area.height.saturating_sub(heroes + 2)) / ROWS).max(1);
        let mut board = Board {
            buffer: easel.buffer,
            palette: easel.palette,
            area,
            view,
            floor,
        };
        for space in Space::all() {
            board.draw_space(space);
        }
        board.draw_tracks();
        board.draw_heroes(audience);
        board.draw_hand(audience);
    }
}

/// Lines of the screen for a row of the map.
fn floor(height: u16) -> u16 {
    if height >= 40 { 2 } else { 1 }
}

/// The letter of a hero.
fn sign(persona: Persona) -> char {
    match persona {
        Persona::Jena => 'J',
        Persona::Maggie => 'M',
        Persona::Mente => 'B',
        Persona::Tassista => 'T',
    }
}

fn ink(persona: Persona) -> u8 {
    match persona {
        Persona::Jena => 69,
        Persona::Maggie => 161,
        Persona::Mente => 36,
        Persona::Tassista => 172,
    }
}

struct Board<'a> {
    buffer: &'a mut Buffer,
    palette: Palette,
    area: Rect,
    view: &'a View,
    floor: u16,
}

impl Board<'_> {
    fn write(&mut self, (x, y): (u16, u16), width: u16, text: &str, style: Style) {
        let bottom = self.area.y + self.area.height;
        let right = self.area.x + self.area.width;
        if y < bottom && x < right {
            let width = width.min(right - x);
            self.buffer
                .set_stringn(x, y, text, usize::from(width), style);
        }
    }

    /// One space: its name where nothing is, else who and what is there.
    fn draw_space(&mut self, space: Space) {
        let (col, row) = space.grid();
        let left = self.area.x + self.area.width.saturating_sub(COLUMNS * CELL) / 2;
        let x = left + u16::from((col + 5).unsigned_abs()) * CELL;
        let y = self.area.y + u16::from((row + 5).unsigned_abs()) * self.floor;
        let name = place(space);
        let is_open = self.view.table.map.revealed.contains(space);
        if !is_open {
            let text = match (space.ground(), self.view.poi(space)) {
                (Ground::Poi, Some(poi)) => format!("{name}?{poi}"),
                (Ground::Poi, None) => format!("{name}?"),
                (Ground::Park, _) => format!("{name}·"),
                _ => name,
            };
            self.write((x, y), CELL - 1, &text, self.palette.faint());
            return;
        }
        let strong = self.palette.strong();
        let things = self.things(space);
        let heroes = self.heroes(space);
        let style = if self.view.table.map.has_enemy(space) {
            self.palette.ink(161)
        } else {
            Style::new()
        };
        if self.floor > 1 {
            self.write((x, y), CELL - 1, &format!("{name}{heroes}"), strong);
            self.write((x, y + 1), CELL - 1, &things, style);
        } else if heroes.is_empty() && things.is_empty() {
            self.write((x, y), CELL - 1, &name, strong);
        } else {
            let taken = heroes.chars().count() as u16;
            self.write(
                (x, y),
                CELL - 1,
                &heroes,
                strong.add_modifier(Modifier::REVERSED),
            );
            self.write(
                (x + taken, y),
                (CELL - 1).saturating_sub(taken),
                &things,
                style,
            );
        }
    }

    /// The letters of the heroes there.
    fn heroes(&self, space: Space) -> String {
        let heroes = self.view.table.heroes.values();
        let there = heroes.filter(|hero| hero.space == space);
        there.map(|hero| sign(hero.persona)).collect()
    }

    /// Enemies as numbers and letters, then signs for what lies there.
    fn things(&self, space: Space) -> String {
        let (table, map) = (&self.view.table, &self.view.table.map);
        let mut text = String::new();
        let convicts = map.gangs[space].len();
        if convicts > 0 {
            text += &convicts.to_string();
        }
        for _ in map.car_convicts().filter(|(_, at, ..)| *at == space) {
            text.push('c');
        }
        for (boss, at, ..) in map.bosses_on() {
            if at == space {
                text.extend(boss.word().chars().next().map(|it| it.to_ascii_uppercase()));
            }
        }
        if map.cars.contains(&Car::Abandoned(space)) {
            text.push('a');
        }
        let signs = [
            (map.cubes[space] > 0, '+'),
            (table.boxes.iter().any(|it| it.token == Some(space)), '$'),
            (table.has_mark(space, Mark::Manhole), 'o'),
            (table.has_mark(space, Mark::Event), '!'),
            (table.has_mark(space, Mark::Raft), '~'),
            (table.building(space).is_some(), '#'),
            (table.helicopter == space && table.landed, 'H'),
        ];
        let signs = signs.into_iter().filter(|(is_there, _)| *is_there);
        text.extend(signs.map(|(_, sign)| sign));
        text
    }

    fn draw_tracks(&mut self) {
        let y = self.area.y + ROWS * self.floor;
        let ny = &self.view.table.ny;
        let noise = usize::from(ny.noise);
        let track = "█".repeat(noise) + &"░".repeat(10 - noise);
        let cubes = "■".repeat(usize::from(ny.mission));
        let text = format!(
            "♪ {track} {noise}  {cubes}  ▣ {} ({})",
            ny.top,
            ny.top.cost()
        );
        self.write(
            (self.area.x, y),
            self.area.width,
            &text,
            self.palette.call(),
        );
    }

    fn draw_heroes(&mut self, audience: &Audience) {
        let table = Escape::score_now(self.view, audience);
        let top = self.area.y + ROWS * self.floor + 1;
        for (line, (seat, name, cells)) in (top..).zip(table.rows) {
            let Some(seat) = seat else {
                continue;
            };
            let persona = self.view.table.heroes[seat].persona;
            let text = format!("{} {name}: {}", sign(persona), cells.join(" · "));
            let style = self.palette.ink(ink(persona));
            self.write((self.area.x, line), self.area.width, &text, style);
        }
    }

    /// The reader's own hand.
    fn draw_hand(&mut self, audience: &Audience) {
        let Viewer::Seat(seat) = self.view.viewer else {
            return;
        };
        let heroes = u16::from(self.view.table.heroes.seats().get());
        let y = self.area.y + ROWS * self.floor + 1 + heroes;
        let hand = self.view.table.heroes[seat].hand;
        let text = prose::escape_from_new_york::hand(hand, audience.lang);
        self.write((self.area.x, y), self.area.width, &text, Style::new());
    }
}
